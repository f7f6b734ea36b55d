"""Areas of a board: the directives `area`, which fills a page, and `map`, which shows them all."""

from __future__ import annotations

import posixpath
from collections.abc import Iterator

from docutils import nodes
from docutils.nodes import Element, Node

from generator.catalogue.board_checks import RESOURCE
from generator.catalogue.model import Area
from generator.site.area_map import area_map, home_of, homes
from generator.site.directive import PressDirective
from generator.site.domain import reference
from generator.site.nodes import line, separated, tag, words

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
        """Build the map with its legend and, in words, what each area is."""
        catalogue = self.game.catalogue
        legend: list[Element] = []
        yields = {value for area in catalogue.areas.values() for value in area.yields}
        if yields:
            values = [value for value in catalogue.traits[RESOURCE].values if value.id in yields]
            chips = [words(f"{value.letter} {value.name}", "chip") for value in values]
            legend.append(line(words("In a disc, what an area yields", "label"), *separated(chips, " ")))
        for trait, values_of in homes(catalogue).items():
            chips = [
                words(f"{value.letter} {value.name}", "chip", f"{self.game.id}-{trait}-{value.id}")
                for value in values_of
            ]
            label = words(f"In a shield, whose home it is ({catalogue.traits[trait].name.lower()})", "label")
            legend.append(line(label, *separated(chips, " ")))
        figure = tag("figure", self.map(), tag("figcaption", *legend), classes=["map"])
        rows = sorted(catalogue.areas.values(), key=lambda area: area.name)
        return [figure, tag("ul", *map(self._row, rows), classes=["map-words"])]

    def _row(self, area: Area) -> Element:
        found = [
            *(f"home of {value.name}" for value in home_of(self.game.catalogue, area)),
            *(self.game.catalogue.trait_value(RESOURCE, value).name for value in area.yields),
        ]
        link = reference(self.docname, "area", area.id, quiet=True)
        return tag("li", line(link, nodes.Text(" "), words(", ".join(found), "quiet")))


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
            yield from _fact("Home of", chip)
        if area.yields:
            values = [catalogue.trait_value(RESOURCE, value) for value in area.yields]
            chips = [words(f"{value.letter} {value.name}", "chip") for value in values]
            yield from _fact("Yields", tag("div", *separated(chips, " ")))
        links = [reference(self.docname, "area", other, quiet=True) for other in area.borders]
        yield from _fact("Borders on", tag("div", *separated(links)))
        for source in area.source:
            yield from _fact("Source", self.cite(source))


def _fact(name: str, value: Element) -> list[Element]:
    return [tag("dt", nodes.Text(name)), tag("dd", value)]
