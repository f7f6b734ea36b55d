"""Back-references: what mentions a card, hero or term, gathered over all pages once they have been read."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import cast

from docutils import nodes
from docutils.nodes import Element
from sphinx.addnodes import pending_xref
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment

from generator.site.domain import Key, Mention, PressDomain, Target, mentions_in, press, reference
from generator.site.nodes import line, mention_list, separated, tag, words

MANY = 24
"""A longer list of mentions is folded until a reader opens it."""

_HEADS = {
    "rule": "Rules that mention it",
    "scenario": "Scenarios it appears in",
    "card": "Cards that mention it",
    "hero": "Heroes that mention it",
    "area": "Areas that mention it",
    "term": "Words explained with it",
    "erratum": "Errata about it",
    "ruling": "Rulings about it",
}


def note_mentions(app: Sphinx, document: nodes.document) -> None:
    """Keep the references of a page that has just been read."""
    domain = press(app.env)
    docname = app.env.current_document.docname
    domain.mentions[docname] = list(mentions_in(domain, docname, document))


def pages_to_write(app: Sphinx, env: BuildEnvironment) -> list[str]:
    """Gather all mentions, and return the pages that must be written again.

    These are pages whose lists of mentions are not what they were, pages with a reference to something that
    has moved, changed its title or gone, and the first page, so that Sphinx always finishes its work.
    """
    domain = press(env)
    before: Mapping[Key, list[Key]] = domain.data["mentioned"]
    linked: Mapping[Key, Target] = domain.data["linked"]
    now = _gathered(domain)
    domain.data["mentioned"], domain.data["linked"] = now, dict(domain.targets)
    listing = {key for key in before.keys() | now.keys() if before.get(key) != now.get(key)}
    moved = {
        key for key in linked.keys() | domain.targets.keys() if linked.get(key) != domain.targets.get(key)
    }
    pages = {domain.targets[key].docname for key in listing if key in domain.targets}
    pages |= {
        name for name, found in domain.mentions.items() if any(mention.to in moved for mention in found)
    }
    return sorted(pages | {"index"})


def fill(app: Sphinx, document: nodes.document, docname: str) -> None:
    """Put the lists of mentions where they belong on a page."""
    domain = press(app.env)
    mentioned: Mapping[Key, list[Key]] = domain.data["mentioned"]
    for node in list(document.findall(mention_list)):
        sections = _sections(domain, docname, mentioned.get(node["press_of"], []))
        if sections:
            shown = tag("aside", *sections, classes=["mentions"])
            for link in list(shown.findall(pending_xref)):
                kind, target, shows = link["reftype"], link["reftarget"], cast(Element, link[0])
                resolved = domain.resolve_xref(app.env, docname, app.builder, kind, target, link, shows)
                link.replace_self(resolved or [])
            node.replace_self(shown)
        else:
            node.replace_self([])


def _gathered(domain: PressDomain) -> dict[Key, list[Key]]:
    found: defaultdict[Key, dict[Key, None]] = defaultdict(dict)
    for mention in _in_reading_order(domain):
        if not mention.quiet and mention.inside and mention.inside != mention.to:
            found[mention.to][mention.inside] = None
    return {key: list(inside) for key, inside in found.items()}


def _in_reading_order(domain: PressDomain) -> list[Mention]:
    order = {
        chapter.place.file.stem: number
        for site in domain.games.values()
        for number, chapter in enumerate(site.rulebook.chapters)
    }
    pages = sorted(domain.mentions, key=lambda name: (order.get(name.rpartition("/")[2], len(order)), name))
    return [mention for page in pages for mention in domain.mentions[page]]


def _sections(domain: PressDomain, docname: str, inside: list[Key]) -> list[Element]:
    found: list[Element] = []
    for kind, head in _HEADS.items():
        links = [
            reference(docname, kind, f"{game}:{id_}", *([words(id_, "rule-id")] if kind == "rule" else []))
            for game, of, id_ in inside
            if of == kind and (game, of, id_) in domain.targets
        ]
        if len(links) > MANY:
            summary = tag("summary", words(head, "label"), words(str(len(links)), "count"))
            found.append(tag("details", summary, line(*separated(links, " · "))))
        elif links:
            found.append(tag("div", line(words(head, "label")), line(*separated(links, " · "))))
    return found
