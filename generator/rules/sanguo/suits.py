"""The suit and colour that cards count as in somebody's hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.rules.sanguo.cards import SUITS
from generator.rules.sanguo.figures import figure

if TYPE_CHECKING:
    from collections.abc import Sequence

    from generator.rules.sanguo.cards import DeckCard
    from generator.rules.sanguo.table import Player, SanguoTable


@figure("card.suit", off="")
def suit_of(table: SanguoTable, seat: Player, card: DeckCard) -> str:
    """Return the suit of a card, the printed one unless something changes it for its owner."""
    return card.suit


def colour_of(table: SanguoTable, seat: Player, card: DeckCard) -> str:
    """Return the colour of a card for its owner: red or black."""
    return SUITS.get(suit_of(table, seat, card), "")


def shared(values: Sequence[str]) -> str:
    """Return what all cards that count as one have in common, nothing if they differ."""
    return values[0] if values and len(set(values)) == 1 else ""
