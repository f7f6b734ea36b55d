"""The Sphinx domain "press": what can be referred to, by which roles, and where each reference leads."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Set
from dataclasses import dataclass
from typing import Any, ClassVar, cast

from docutils import nodes
from docutils.nodes import Element, Node
from sphinx.addnodes import pending_xref
from sphinx.builders import Builder
from sphinx.domains import Domain, ObjType
from sphinx.environment import BuildEnvironment
from sphinx.roles import XRefRole
from sphinx.util import logging
from sphinx.util.nodes import make_refnode

from generator.faults import nearest
from generator.site.game_site import GameSite
from generator.site.pictures import Picture

KINDS = ("chapter", "rule", "scenario", "card", "hero", "area", "term", "statement", "erratum", "ruling")
"""Everything that has an address, each with a role of its name."""

Key = tuple[str, str, str]
"""A game, a kind and an id, which is unique among a game's objects of that kind."""

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Target:
    """Where something stands, and what a reference to it shows."""

    docname: str
    anchor: str
    title: str


@dataclass(frozen=True)
class Mention:
    """A reference: what it leads to, and what it stands in (None for plain text of a page).

    A quiet one is not listed where it leads.
    """

    to: Key
    inside: Key | None
    quiet: bool


class PressDomain(Domain):
    """Objects of all games. A reference is resolved within the game whose folder the page lies in.

    `games` and `pictures` are what the directives show, `menus` those of folders of leaf pages; they are
    given when a build starts and never stored.
    """

    name = "press"
    label = "Games"
    data_version = 1
    object_types: ClassVar[dict[str, ObjType]] = {kind: ObjType(kind, kind) for kind in KINDS}
    initial_data: ClassVar[dict[str, Any]] = {
        "targets": {},
        "moved": {},
        "mentions": {},
        "mentioned": {},
        "linked": {},
        "shown": {},
    }
    games: Mapping[str, GameSite]
    pictures: Mapping[str, Mapping[str, tuple[Picture, ...]]]
    menus: dict[str, str]

    @property
    def targets(self) -> dict[Key, Target]:
        """What every reference leads to."""
        return cast("dict[Key, Target]", self.data["targets"])

    @property
    def moved(self) -> dict[Key, Key]:
        """Earlier ids of rules and their present ones."""
        return cast("dict[Key, Key]", self.data["moved"])

    @property
    def mentions(self) -> dict[str, list[Mention]]:
        """The references on each page."""
        return cast("dict[str, list[Mention]]", self.data["mentions"])

    @property
    def shown(self) -> dict[str, str]:
        """A digest of what each page showed that does not stand in its source, as of its last reading."""
        return cast("dict[str, str]", self.data["shown"])

    def game(self, docname: str) -> GameSite:
        """Return the game a page belongs to; raise KeyError for a page outside all games."""
        return self.games[docname.partition("/")[0]]

    def note(self, docname: str, kind: str, id_: str, anchor: str, title: str) -> None:
        """Make something known under its id."""
        self.targets[docname.partition("/")[0], kind, id_] = Target(docname, anchor, title)

    def note_moved(self, docname: str, earlier: str, now: str) -> None:
        """Make a rule known under an id that it had before."""
        game = docname.partition("/")[0]
        self.moved[game, "rule", earlier] = (game, "rule", now)

    def key(self, docname: str, kind: str, target: str) -> Key:
        """Return what a reference on a page means; `game:id` leads into another game."""
        game, _, id_ = target.rpartition(":")
        key = (game or docname.partition("/")[0], kind, id_)
        return self.moved.get(key, key)

    def clear_doc(self, docname: str) -> None:
        """Forget what a page gave, before it is read again."""
        gone = {key for key, target in self.targets.items() if target.docname == docname}
        self.data["targets"] = {key: target for key, target in self.targets.items() if key not in gone}
        self.data["moved"] = {earlier: now for earlier, now in self.moved.items() if now not in gone}
        self.mentions.pop(docname, None)
        self.shown.pop(docname, None)

    def merge_domaindata(self, docnames: Set[str], otherdata: dict[str, Any]) -> None:
        """Take over what another process read."""
        self.targets.update(
            (key, target) for key, target in otherdata["targets"].items() if target.docname in docnames
        )
        self.moved.update(
            (earlier, now) for earlier, now in otherdata["moved"].items() if now in self.targets
        )
        for docname in docnames:
            for part in ("mentions", "shown"):
                if docname in otherdata[part]:
                    self.data[part][docname] = otherdata[part][docname]

    def resolve_xref(
        self,
        env: BuildEnvironment,
        fromdocname: str,
        builder: Builder,
        typ: str,
        target: str,
        node: pending_xref,
        contnode: Element,
    ) -> nodes.reference | None:
        """Turn a reference into a link that shows what it leads to, unless the author gave it a text."""
        found = self.targets.get(self.key(fromdocname, typ, target))
        if found is None:
            return None
        if not node.get("refexplicit"):
            shown = target if typ == "rule" else found.title
            if typ == "term" and not _begins_sentence(node):
                shown = _in_running_text(shown)
            contnode = nodes.inline("", shown, classes=["xref", f"press-{typ}"])
        return make_refnode(builder, fromdocname, found.docname, found.anchor, contnode, None)

    def resolve_any_xref(
        self,
        env: BuildEnvironment,
        fromdocname: str,
        builder: Builder,
        target: str,
        node: pending_xref,
        contnode: Element,
    ) -> list[tuple[str, nodes.reference]]:
        """Resolve {any}`id` to every kind of thing that has this id."""
        found = (
            (kind, self.resolve_xref(env, fromdocname, builder, kind, target, node, contnode))
            for kind in KINDS
        )
        return [(f"press:{kind}", reference) for kind, reference in found if reference is not None]

    def get_objects(self) -> Iterator[tuple[str, str, str, str, str, int]]:
        """List everything for the inventory that other sites can link to."""
        for (game, kind, id_), target in self.targets.items():
            yield f"{game}:{id_}", target.title, kind, target.docname, target.anchor, 1

    def ids(self, game: str, kind: str) -> Set[str]:
        """Return the ids of a kind that the pages of a game gave."""
        return {id_ for of, kind_, id_ in self.targets if (of, kind_) == (game, kind)}


def press(env: BuildEnvironment) -> PressDomain:
    """Return the domain of a build."""
    return cast(PressDomain, env.domains["press"])


def reference(docname: str, kind: str, target: str, *shown: Node, quiet: bool = False) -> pending_xref:
    """Return a reference to be resolved later; a quiet one is not listed as a mention."""
    node = pending_xref(
        "",
        refdomain="press",
        reftype=kind,
        reftarget=target,
        refdoc=docname,
        refwarn=True,
        refexplicit=bool(shown),
    )
    node["press_quiet"] = quiet
    node += list(shown) or [nodes.inline("", target, classes=["xref", f"press-{kind}"])]
    return node


def roles() -> Mapping[str, XRefRole]:
    """Return a role for each kind of thing."""
    return {kind: XRefRole(warn_dangling=True, innernodeclass=nodes.inline) for kind in KINDS}


def report_dangling(domain: PressDomain, node: pending_xref) -> bool:
    """Say which reference leads nowhere, and what may have been meant; return False for other domains."""
    if node["refdomain"] != "press":
        return False
    game, kind, id_ = domain.key(node["refdoc"], node["reftype"], node["reftarget"])
    if game not in domain.games:
        logger.warning('expected a game before the colon, found "%s"', game, location=node, type="press")
        return True
    meant = nearest(id_, domain.ids(game, kind))
    hint = f'; did you mean "{meant}"?' if meant else ""
    logger.warning(
        'expected a %s of %s, found "%s"%s',
        kind,
        game,
        id_,
        hint,
        location=node,
        type="press",
        subtype="dangling",
    )
    return True


def mentions_in(domain: PressDomain, docname: str, document: nodes.document) -> Iterable[Mention]:
    """Find the references on a page, each with the innermost thing it stands in."""
    for node in document.findall(pending_xref):
        if node.get("refdomain") == "press":
            inside = next((parent["press_key"] for parent in _parents(node) if "press_key" in parent), None)
            to = domain.key(docname, node["reftype"], node["reftarget"])
            yield Mention(to, inside, bool(node.get("press_quiet")))


def _begins_sentence(node: Element) -> bool:
    """Tell whether a reference stands where a sentence begins, or by itself."""
    if node.parent is None:
        return True
    before = "".join(child.astext() for child in node.parent.children[: node.parent.index(node)]).rstrip()
    return not before or before[-1] in ".!?:"


def _in_running_text(name: str) -> str:
    """Return a term as it is written within a sentence; a proper name keeps its capitals."""
    proper = any(word[:1].isupper() for word in name.split()[1:]) or name[1:2].isupper()
    return name if proper else name[:1].lower() + name[1:]


def _parents(node: Element) -> Iterator[Element]:
    while node.parent is not None:
        node = node.parent
        yield node
