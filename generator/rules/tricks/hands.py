"""Whole games of three to six players: one hand in standard play, three in extended play."""

from __future__ import annotations

from collections.abc import Sequence

from generator.rules.kernel import Procedure, Result, move, rule
from generator.rules.tricks.directions import set_direction
from generator.rules.tricks.passing import passing
from generator.rules.tricks.scoring import announce, most, score_hand, share
from generator.rules.tricks.setup import set_up
from generator.rules.tricks.table import Player, TricksTable
from generator.rules.tricks.trick import play_trick


def play_hands(table: TricksTable) -> Procedure[Result]:
    """Play the hands of a game and find who has won."""
    table.lead = first_lead(table)
    yield from set_up(table)
    set_direction(table)
    return (yield from play_on(table))


def play_on(table: TricksTable) -> Procedure[Result]:
    """Play the hand that is set up and those after it, then find who has won."""
    yield from play_hand(table)
    for number in range(table.hand_number + 1, hands(table) + 1):
        prepare_hand(table, number)
        yield from set_up(table)
        set_direction(table)
        yield from play_hand(table)
    return finish(table)


def first_lead(table: TricksTable) -> Player:
    """Return who leads first: who most recently lost a game, as told by the players, else anyone."""
    return table.seat(table.first_lead) if table.first_lead else table.chance.pick("lead", table.seats)


def hands(table: TricksTable) -> int:
    """Return how many hands are played."""
    return hands_extended(table) if table.extended else hands_standard(table)


@rule("hand.one-in-standard-play", off=2)
def hands_standard(table: TricksTable) -> int:
    """A standard game is a single hand."""
    return table.figure("hands-standard")


@rule("extended.three-hands", off=1)
def hands_extended(table: TricksTable) -> int:
    """An extended game is three hands."""
    return table.figure("hands-extended")


def play_hand(table: TricksTable) -> Procedure[None]:
    """Play tricks until the last Play Cards of all hands, which are never played; then score."""
    while goes_on(table):
        yield from passing(table)
        yield from play_trick(table)
    score_hand(table)


@rule("hand.last-cards-unplayed", off=lambda table: bool(table.seats[0].hand.cards))
def goes_on(table: TricksTable) -> bool:
    """Tell whether players hold more than the Play Cards that are never played."""
    return len(table.lead.hand) > table.figure("kept")


def prepare_hand(table: TricksTable, number: int) -> None:
    """Between hands: who led last leads, all cards but kept gear go back into their decks."""
    table.lead = next_hand_lead(table)
    table.hand_number = number
    table.tricks_played = 0
    table.dealt = False
    keep_gear(table)
    reshuffle(table)
    for seat in table.seats:
        seat.gear_points = 0


def _winner_of_the_last_trick(table: TricksTable) -> Player:
    trick = table.last_trick
    return trick.winner.seat if trick and trick.winner else table.lead


@rule("extended.last-with-the-box-leads", off=_winner_of_the_last_trick)
def next_hand_lead(table: TricksTable) -> Player:
    """The last player with the box, who completed the final trick, leads the next hand."""
    lead: Player = table.lead
    return lead


def return_gear(table: TricksTable) -> None:
    """Put all gear in hand back into its deck."""
    for seat in table.seats:
        move(table, seat.gear.cards[:], table.gear_deck)


@rule("extended.keep-gear", off=return_gear)
def keep_gear(table: TricksTable) -> None:
    """Gear not played stays with its player."""


@rule("extended.reshuffle")
def reshuffle(table: TricksTable) -> None:
    """All other cards go back into their decks: won Heroes, cards in hand and the discards."""
    for seat in table.seats:
        move(table, seat.heroes.cards[:], table.stack)
        move(table, seat.hand.cards[:], table.deck)
    move(table, [card for card in table.discards.cards if card.timing], table.gear_deck)
    move(table, table.discards.cards[:], table.deck)


def finish(table: TricksTable) -> Result:
    """End the game: the highest sum of points wins, then most hands won; who is level then shares the win."""
    level = most(table.seats, lambda seat: seat.total)
    announce(table, share(table, by_hands_won(table, level)), "the game")
    return Result(tuple(table.winners), {seat: seat.total for seat in table.seats})


@rule("extended.tie-by-hands-won", off=lambda _table, level: level)
def by_hands_won(table: TricksTable, level: Sequence[Player]) -> Sequence[Player]:
    """Of players with equal sums the one who won most hands wins; in standard play, who won the hand."""
    return most(level, lambda seat: seat.hands_won)
