"""Areas of a board: the directives `area`, which fills a page, and `map`, which shows them all."""

from __future__ import annotations

import posixpath
from collections.abc import Iterator

from docutils import nodes
from docutils.nodes import Element, Node

from generator.catalogue.board_checks import RESOURCE
from generator.catalogue.model import Area
from generator.site.area_map import area_map
from generator.site.directive import PressDirective
from generator.site.domain import reference
from generator.site.nodes import separated, tag, words

FOLDER = "areas"
"""Where the pages of areas lie in a game's folder."""


class _MapDirective(PressDirective):
    """A directive that draws the map of its game."""

    def map(self, here: str = "") -> nodes.raw:
        """Return the map with links to the pages of areas."""
        folder = posixpath.dirname(self.docname)

        def address(area: Area) -> str:
            return posixpath.relpath(f"{self.game.id}/{FOLDER}/{area.id}.html", folder)

        return nodes.raw("", f"{area_map(self.game.catalogue, address, here)}\n", format="html")


class MapDirective(_MapDirective):
    """`:::{map}`: the map, and what its letters mean."""

    required_arguments = 0
    has_content = False

    def run(self) -> list[Node]:
        """Build the map with its legend."""
        catalogue = self.game.catalogue
        values = catalogue.traits[RESOURCE].values if RESOURCE in catalogue.traits else ()
        legend = [words(f"{value.letter} {value.name}", "chip") for value in values]
        return [tag("figure", self.map(), tag("figcaption", *separated(legend, " ")), classes=["map"])]


class AreaDirective(_MapDirective):
    """`:::{area} id`: what an area yields, whose home it is and where it lies, around its text."""

    def run(self) -> list[Node]:
        """Build the area; the page's title names it."""
        area = self.game.catalogue.areas[self.arguments[0].strip()]
        node = tag("article", classes=["card", "card-area"])
        self.announce(node, "area", area.id, f"area-{area.id}", area.name)
        facts = tag("div", classes=["card-facts"])
        wording = tag("div", classes=["card-text"])
        self.read_content(wording)
        facts += wording
        facts += tag("dl", *self._facts(area), classes=["facts"])
        node += facts
        node += tag("figure", self.map(area.id), classes=["map"])
        return [node, self.mentions("area", area.id)]

    def _facts(self, area: Area) -> Iterator[Element]:
        catalogue = self.game.catalogue
        if area.chinese:
            yield from _fact("In Chinese", words(area.chinese, "chinese", "language-zh"))
        for trait, value in area.traits.items():
            found = catalogue.trait_value(trait, value)
            chip = words(f"{found.name} {found.letter}".strip(), "chip", f"{self.game.id}-{trait}-{value}")
            yield from _fact(f"Home of {catalogue.traits[trait].name.lower()}", chip)
        if area.yields:
            names = [catalogue.trait_value(RESOURCE, value).name for value in area.yields]
            yield from _fact("Yields", words(", ".join(names)))
        links = [reference(self.docname, "area", other, quiet=True) for other in area.borders]
        yield from _fact("Borders on", tag("div", *separated(links)))
        for source in area.source:
            yield from _fact("Source", self.cite(source))


def _fact(name: str, value: Element) -> list[Element]:
    return [tag("dt", nodes.Text(name)), tag("dd", value)]
