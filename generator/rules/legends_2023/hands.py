"""Strategy cards in hand: drawing them, discarding them, and making a new deck."""

from __future__ import annotations

from collections.abc import Sequence

from generator.rules.kernel import Option, Procedure, move, rule, several
from generator.rules.legends_2023.table import BoardTable, Player, Strategy
from generator.rules.legends_2023.verbs import DISCARD

DISCARDING = "discard"
"""The question which card of one's hand to discard."""


def discard_some(table: BoardTable, seat: Player, number: int) -> Procedure[None]:
    """Let a player discard so many cards of the hand, or all if there are no more."""
    hand = seat.hand.cards
    if len(hand) <= number:
        discard(table, seat, hand[:])
    elif number > 0:
        chosen = yield from several(seat, DISCARDING, lambda _: discards_of(seat), least=number, most=number)
        discard(table, seat, [option.cards[0] for option in chosen])


def discards_of(seat: Player) -> Sequence[Option]:
    """Return discarding each card of a hand."""
    return [Option(DISCARD, (card,)) for card in seat.hand.cards]


def discard(table: BoardTable, seat: Player, cards: Sequence[Strategy]) -> None:
    """Lay cards of a hand on their player's discards."""
    move(table, cards, seat.discards, "{seat} discards {cards}", seat)


def draw(table: BoardTable, seat: Player, number: int) -> None:
    """Draw strategy cards; the discards become a new deck when it runs out; without any, nothing is drawn."""
    while number > 0:
        if not seat.deck.cards:
            renew(table, seat)
        cards = seat.deck.cards[-number:]
        if not cards:
            break
        move(table, cards[::-1], seat.hand, "{seat} draws {cards}", seat)
        number -= len(cards)


@rule("deck.renew")
def renew(table: BoardTable, seat: Player) -> None:
    """Shuffle the discards into a new deck."""
    if seat.discards.cards:
        table.say("{seat} shuffles the discards into a new deck", seat)
        move(table, seat.discards.cards[:], seat.deck)
        table.chance.shuffle("deck", seat.deck.cards)
