"""The turn of the virtual player, who joins a game of two and decides nothing."""

from __future__ import annotations

from generator.rules.heroes.pool import join
from generator.rules.heroes.table import HeroesTable, Player
from generator.rules.kernel import Procedure, move, rule


@rule("virtual.turn")
def virtual_turn(table: HeroesTable, seat: Player) -> Procedure[None]:
    """Turn up a card for the virtual player: a hero joins its piles, a contract is discarded."""
    yield from ()
    table.active = seat
    seat.turns += 1
    for _ in range(table.figure("virtual-draw")):
        turn_up(table, seat)


def turn_up(table: HeroesTable, seat: Player) -> None:
    """Turn up one card, if the deck still has one."""
    if not table.deck.cards:
        return
    card = table.deck.cards[-1]
    if card.colour:
        table.say("{seat} turns up {cards}", seat, (card,))
        join(table, seat, card)
    else:
        move(table, [card], table.discards, "{seat} discards {cards}", seat)
