"""What a card is worth to whoever holds it, on a scale where a Dodge is 2."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from generator.rules.sanguo.cards import DeckCard
    from generator.rules.sanguo.table import Player

WORTH = {
    "Peach": 4.0,
    "Something for Nothing": 3.0,
    "Ward": 2.5,
    "Dodge": 2.0,
    "Snatch": 2.0,
    "Contentment": 2.0,
    "Dismantle": 1.6,
    "Starvation": 1.5,
    "Duel": 1.3,
    "Arrow Barrage": 1.2,
    "Barbarian Invasion": 1.2,
    "Bountiful Harvest": 1.1,
    "Strike": 1.4,
    "Peach Garden": 0.9,
    "Borrowed Sword": 0.7,
    "Lightning": 0.2,
}
SLOTS = {"weapon": 1.2, "armour": 2.2, "defensive-mount": 1.9, "offensive-mount": 1.3}
SPARE = 0.6
"""How much less each further card of the same name is worth."""


def worth(me: Player, card: DeckCard) -> float:
    """Return what a card is worth to `me`; a second one of a name, or for a full slot, is worth less."""
    base = SLOTS.get(card.sort) or WORTH.get(card.name, 1.0)
    if me.table.places[card] is me.equipment:
        return base + 0.5
    if card.worn and card.sort in me.wearing:
        return 0.3
    before = [other for other in me.hand.cards if other.name == card.name]
    number = before.index(card) if card in before else len(before)
    return base * SPARE**number
