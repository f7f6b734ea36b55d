"""What the directives of all kinds share: their game, and noting what they make known."""

from __future__ import annotations

from docutils import nodes
from docutils.nodes import Element, Node
from sphinx.util.docutils import SphinxDirective

from generator.catalogue.fields import Source
from generator.site.domain import PressDomain, press, reference
from generator.site.game_site import GameSite
from generator.site.nodes import entry_head, mention_list, permalink, separated, words
from generator.site.pictures import Picture

MARKS = {"public": "P", "house": "H"}
"""The marks on printed cards for content from public lists and for our own."""


_FIELDS = {
    "chinese": "Chinese name",
    "copy_tags": "groups of copies",
    "tags": "groups",
    "window": "moment",
}
"""What a reader calls a field of the data whose own name would say little."""


def fields(source: Source) -> str:
    """Say what a source speaks for, in a reader's words."""
    return ", ".join(_FIELDS.get(name, name.replace("_", " ")) for name in source.of)


class PressDirective(SphinxDirective):
    """A directive that stands on a page of a game and shows something of it."""

    has_content = True
    required_arguments = 1
    final_argument_whitespace = True

    @property
    def domain(self) -> PressDomain:
        """The domain of this build."""
        return press(self.env)

    @property
    def docname(self) -> str:
        """The page being read."""
        return self.env.current_document.docname

    @property
    def game(self) -> GameSite:
        """The game of the page; a directive outside a game's folder is an error at its line."""
        try:
            return self.domain.game(self.docname)
        except KeyError:
            raise self.error(f"expected {{{self.name}}} on a page of a game") from None

    def pictures(self, card: str) -> tuple[Picture, ...]:
        """The pictures of a card's faces, none if there are none."""
        return self.domain.pictures.get(self.game.id, {}).get(card, ())

    def announce(self, node: Element, kind: str, id_: str, anchor: str, title: str) -> None:
        """Give `node` an anchor, make it known to references, and let references inside count as its own."""
        node["ids"] = [anchor]
        node["press_key"] = (self.game.id, kind, id_)
        self.set_source_info(node)
        self.domain.note(self.docname, kind, id_, anchor, title)

    def read_content(self, node: Element) -> None:
        """Parse the directive's content into `node`."""
        self.state.nested_parse(self.content, self.content_offset, node)

    def links(self, kind: str, ids: list[str]) -> list[Node]:
        """Return links that are not listed as mentions, parted by commas."""
        return separated([reference(self.docname, kind, id_, quiet=True) for id_ in ids])

    def cite(self, source: Source) -> Element:
        """Return where a fact comes from, with the mark that cards bear for what is not in the book."""
        mark = [words(MARKS[source.kind], "mark-of-source"), nodes.Text(" ")] if source.kind in MARKS else []
        of = f" ({fields(source)})" if source.of else ""
        return nodes.inline("", "", *mark, words(f"{self.game.cite(source)}{of}"), classes=["source"])

    def mentions(self, kind: str, id_: str) -> mention_list:
        """Return the place where what mentions this will be listed."""
        return mention_list("", press_of=(self.game.id, kind, id_))

    def title_line(self, anchor: str, title: str, kind: str) -> Element:
        """Return the head of an entry on a page that has many: its name and the sign to link to it."""
        return entry_head(words(title), permalink(anchor, kind), classes=["entry-title"])
