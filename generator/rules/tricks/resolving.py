"""Resolving a trick: the reveal, gear from the Hero outwards, the winner, points, and clearing up."""

from __future__ import annotations

from collections.abc import Sequence

from generator.rules.kernel import Procedure, move, order, rule, shift
from generator.rules.tricks.gear import GEAR, Moment, carry_out
from generator.rules.tricks.table import Player, Trick, TricksTable, Use
from generator.rules.tricks.winning import winner

from_the_hero = order("gear.from-the-hero-outwards")
winner_before_points = order("gear.points-after-the-winner")


def resolve(table: TricksTable, trick: Trick) -> Procedure[None]:
    """Resolve a trick that all have played to; its cards leave the box."""
    reveal(table, trick)
    uses = [use for laid in trick.laid for use in laid.gear]
    if uses:
        queue = from_the_hero(table, *uses)
        for step in winner_before_points(table, let_gear_act, settle_points):
            yield from step(table, trick, queue)
    if not trick.laid:
        return
    trick.winner = winner(table, trick)
    give_hero(table, trick, trick.taker or trick.winner.seat)
    clear(table, trick)


@rule("trick.reveal")
def reveal(table: TricksTable, trick: Trick) -> None:
    """The lead fans the cards out: everyone sees the Hero, all Play Cards and the gear behind each."""
    trick.revealed = True
    table.say("{seat} reveals {trick}", trick.lead, trick=trick)


@rule("gear.acts-at-the-reveal")
def let_gear_act(table: TricksTable, trick: Trick, queue: Sequence[Use]) -> Procedure[None]:
    """Let gear act in order, but for gear that another made void."""
    for use in queue:
        if trick.next_gear_is_void:
            trick.next_gear_is_void = False
            trick.void += (use,)
            table.say("{cards} of {seat} has no effect", use.seat, (use.piece,))
        elif GEAR[use.piece.card.id].moment is Moment.REVEAL:
            yield from carry_out(table, trick, use)


def settle_points(table: TricksTable, trick: Trick, queue: Sequence[Use]) -> Procedure[None]:
    """Let gear that waits for the winner act, in the same order."""
    trick.winner = winner(table, trick)
    for use in queue:
        if GEAR[use.piece.card.id].moment is Moment.WON and use not in trick.void:
            yield from carry_out(table, trick, use)


@rule("trick.winner-takes-hero")
def give_hero(table: TricksTable, trick: Trick, taker: Player) -> None:
    """The winner gets the Hero."""
    heroes = (trick.hero,) if trick.hero else ()
    move(table, heroes, taker.heroes)
    table.say("{seat} wins {cards}", taker, heroes)


@rule("trick.rest-to-discards")
def clear(table: TricksTable, trick: Trick) -> None:
    """Everything else of the trick goes into the middle section of the box."""
    for laid in trick.laid:
        for card in laid.cards:
            shift(table, card, table.discards)
    table.tricks.remove(trick)
    table.last_trick = trick
