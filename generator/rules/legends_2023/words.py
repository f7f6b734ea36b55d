"""The words in which scenarios of `legends-2023` are written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from generator.rules.kernel import Piece, Vocabulary
from generator.rules.legends_2023.entries import ENTRIES
from generator.rules.legends_2023.queries import QUERIES
from generator.rules.legends_2023.shows import shows
from generator.rules.legends_2023.states import STATES, State, has_legend, holds, place, plays
from generator.rules.legends_2023.table import BoardTable, Legend, faction_names
from generator.rules.legends_2023.verbs import VERBS


def words(piece: Piece) -> Sequence[str]:
    """Name a card by its name, the part of it before a comma, its other names and its id."""
    name = piece.card.name
    return list(dict.fromkeys((name, name.partition(",")[0], *piece.card.also, piece.card.id)))


def extend(table: BoardTable, vocabulary: Vocabulary) -> Vocabulary:
    """Add what stands in the data: areas, factions, skills, Legends and dice."""
    factions = faction_names(table)
    legends = [card for card in table.box.cards if isinstance(card, Legend)]
    dice = zip(("cavalry", "infantry"), table.stock, strict=True)
    choices = [
        *table.areas,
        *factions,
        *[legend.skill.name for legend in legends],
        *[seat.name for seat in table.seats],
        *[f"{kind} {number}" for kind, count in dice for number in range(1, count + 1)],
    ]
    states: Mapping[str, State] = {
        **vocabulary.states,
        **{faction: plays(faction) for faction in factions},
        **{legend.card.name: has_legend(legend) for legend in legends},
        **{area: holds(area) for area in table.areas},
    }
    return replace(vocabulary, choices=choices, states=states)


ZONES: Mapping[str, Any] = {
    "hand": lambda _table, seat: seat.hand,
    "deck": lambda _table, seat: seat.deck,
    "discards": lambda _table, seat: seat.discards,
    "target": lambda _table, seat: seat.target,
    "targets": lambda table, _seat: table.targets,
}

VOCABULARY = Vocabulary(
    verbs=VERBS,
    choices=(),
    words=words,
    zones=ZONES,
    entries=ENTRIES,
    queries=QUERIES,
    states=STATES,
    place=place,
    extend=extend,
    shows=shows,
)
