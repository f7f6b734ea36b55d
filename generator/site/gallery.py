"""Indexes with pictures: the directive `gallery`, which shows cards or heroes side by side."""

from __future__ import annotations

from docutils import nodes
from docutils.nodes import Element, Node

from generator.catalogue.model import Card
from generator.site.directive import PressDirective
from generator.site.domain import reference
from generator.site.nodes import image, tag, words


class GalleryDirective(PressDirective):
    """`:::{gallery} hero KIND`: the cards of a role and kind, grouped by the first trait that they have."""

    has_content = False

    def run(self) -> list[Node]:
        """Build one list, or one for each value of the first trait."""
        role, kind = self.arguments[0].split()
        cards = [card for card in self.game.roles.get(role, ()) if card.kind == kind]
        traits = self.game.catalogue.kinds[kind].traits
        if not traits:
            return [self._list(role, cards)]
        found: list[Node] = []
        trait = self.game.catalogue.traits[traits[0]]
        for value in trait.values:
            members = [card for card in cards if card.traits.get(trait.id) == value.id]
            if members:
                marked = [f"{self.game.id}-{trait.id}-{value.id}"] if value.colour else []
                letter = f" {value.letter}" if value.letter else ""
                chip = words(f"{value.name}{letter}", "chip", *marked)
                count = words(f" {len(members)}", "count")
                found += [tag("p", chip, count, classes=["group"]), self._list(role, members)]
        rest = [card for card in cards if trait.id not in card.traits]
        return [*found, self._list(role, rest)] if rest else found

    def _list(self, role: str, cards: list[Card]) -> Element:
        shown = nodes.bullet_list(classes=["gallery"])
        for card in cards:
            pictures = self.pictures(card.id)
            label = tag("span", words(card.name, "name"), classes=["label"])
            if card.chinese:
                label += words(card.chinese, "chinese", "language-zh")
            inside: list[Node] = [label]
            if pictures:
                first = pictures[0]
                inside.insert(0, image(first.file, first.width, first.height, ""))
            link = reference(self.docname, role, card.id, tag("span", *inside, classes=["tile"]), quiet=True)
            shown += nodes.list_item("", nodes.paragraph("", "", link))
        return shown
