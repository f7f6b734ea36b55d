"""Where a game's content comes from: the directive `provenance`."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from docutils import nodes
from docutils.nodes import Element, Node

from generator.catalogue.fields import Source
from generator.catalogue.model import Component, Deck, Kind, Table
from generator.site.directive import PressDirective, fields
from generator.site.domain import reference
from generator.site.nodes import line, separated, tag, words

_HEADS = {
    "printed": "Printed in the rulebook",
    "public": "From public lists",
    "house": "Ours, where nothing is printed",
}


class ProvenanceDirective(PressDirective):
    """`:::{provenance}`: what is printed, what is public and what is ours, with the reason for each."""

    required_arguments = 0
    has_content = False

    def run(self) -> list[Node]:
        """Build a list for each kind of source; things that share a reason share an entry."""
        shown: list[Node] = []
        for kind, head in _HEADS.items():
            reasons: dict[str, list[Node]] = {}
            for source, thing in self._sourced():
                if source.kind == kind:
                    suffix = f" ({fields(source)})" if source.of else ""
                    named = thing if not suffix else nodes.inline("", "", thing, nodes.Text(suffix))
                    reasons.setdefault(source.printed or source.public or source.house, []).append(named)
            if reasons:
                shown.append(tag("h2", words(head), classes=["entry-title"]))
                shown.append(
                    tag("dl", *chain.from_iterable(map(self._entry, *zip(*reasons.items(), strict=True))))
                )
        return shown

    def _entry(self, reason: str, things: list[Node]) -> list[Element]:
        return [tag("dt", words(reason)), tag("dd", line(*separated(things)))]

    def _sourced(self) -> Iterator[tuple[Source, Node]]:
        """Everything with a source, the source, and how to show it."""
        catalogue = self.game.catalogue
        game = catalogue.game
        for source in game.source:
            yield source, words("the game as a whole")
        for trait in game.traits:
            for value in trait.values:
                yield from ((source, words(f"{trait.name} {value.name}")) for source in value.source)
        parts: list[Kind | Deck | Component | Table] = [
            *game.kinds,
            *game.decks,
            *game.components,
            *game.tables,
        ]
        for part in parts:
            yield from ((source, words(part.name)) for source in part.source)
        for figure in game.figures:
            yield from ((source, words(f"{figure.id} {figure.value}")) for source in figure.source)
        for card in catalogue.cards.values():
            for source in card.source:
                yield source, reference(self.docname, catalogue.role(card), card.id, quiet=True)
        for kind, records in (
            ("area", catalogue.areas.values()),
            ("term", catalogue.terms.values()),
            ("erratum", catalogue.errata.values()),
            ("ruling", catalogue.rulings.values()),
        ):
            for record in records:
                for source in record.source:
                    yield source, reference(self.docname, kind, record.id, quiet=True)
