"""The words in which scenarios of `tricks` are written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from generator.rules.kernel import Procedure, Vocabulary
from generator.rules.tricks.directions import set_direction
from generator.rules.tricks.hands import finish, play_hand, play_hands, play_on, prepare_hand
from generator.rules.tricks.laying import lead, put
from generator.rules.tricks.queries import QUERIES
from generator.rules.tricks.resolving import resolve
from generator.rules.tricks.scoring import score_hand
from generator.rules.tricks.setup import set_up
from generator.rules.tricks.shows import shows
from generator.rules.tricks.table import Player, TricksTable
from generator.rules.tricks.trick import play_trick
from generator.rules.tricks.two_players import (
    award_bonus,
    next_hand_of_two,
    play_hand_of_two,
    play_on_two,
    play_two,
    reveal_all,
)
from generator.rules.tricks.verbs import ADD_AGAINST, AWARD, DISCARD, GIVE, PLACE, PLAY, USE_ON


def words_of(piece: Any) -> Sequence[str]:
    """Name a Play Card as Green-Card-7 or any Play-Card, gear as Opal Ring or any Gear, a Hero as Chaos."""
    if piece.value:
        return (piece.face, "Play-Card")
    return (piece.face, "Gear") if piece.timing else (piece.face, "Hero")


def trick(table: TricksTable, rest: str) -> Procedure[None]:
    """Play one trick, led by the seat named, else by the one that leads."""
    if rest:
        table.lead = table.seat(rest)
    set_direction(table)
    yield from play_trick(table)


def reveal(table: TricksTable, rest: str) -> Procedure[None]:
    """Resolve the tricks laid in the box, and award the Bonus Hero if there is one."""
    played = [laid for each in table.tricks for laid in each.laid]
    if len(table.seats) == 2:
        yield from reveal_all(table)
        award_bonus(table, played)
        return
    for each in table.tricks[:]:
        yield from resolve(table, each)


def rest_of_hand(table: TricksTable, rest: str) -> Procedure[None]:
    """Play tricks until the hand is over, then score it; cards have been passed."""
    table.tricks_played = 1
    yield from new_hand(table, rest)


def new_hand(table: TricksTable, rest: str) -> Procedure[None]:
    """Pass cards, as at the start of a hand, and play it."""
    set_direction(table)
    yield from play_hand_of_two(table) if len(table.seats) == 2 else play_hand(table)


def rest_of_game(table: TricksTable, rest: str) -> Procedure[Any]:
    """Play the rest of this hand, and of the game if more hands follow; cards have been passed."""
    set_direction(table)
    table.tricks_played = 1
    return (yield from (play_on_two if len(table.seats) == 2 else play_on)(table))


def next_hand(table: TricksTable, rest: str) -> Procedure[None]:
    """Set up the second or third hand from what the hand before left, then play it."""
    if len(table.seats) == 2:
        yield from next_hand_of_two(table, int(rest))
        return
    prepare_hand(table, int(rest))
    yield from set_up(table)
    set_direction(table)
    yield from play_hand(table)


def scoring(table: TricksTable, rest: str) -> Procedure[None]:
    """Score the hand as it stands."""
    score_hand(table)
    yield from ()


def end(table: TricksTable, rest: str) -> Procedure[None]:
    """End the game with the totals as they stand."""
    finish(table)
    yield from ()


def game(table: TricksTable, rest: str) -> Procedure[Any]:
    """Play a whole game from the set-up on."""
    return (yield from (play_two if len(table.seats) == 2 else play_hands)(table))


def number_of_hand(table: TricksTable, seat: Player | None, rest: str) -> None:
    """Say which hand of the game this is."""
    table.hand_number = int(rest)
    set_direction(table)


def gear_points(table: TricksTable, seat: Player, rest: str) -> None:
    """Give a seat points noted for gear."""
    seat.gear_points = int(rest)


def total(table: TricksTable, seat: Player, rest: str) -> None:
    """Give a seat points of hands already scored."""
    seat.total = int(rest)


def hands_won(table: TricksTable, seat: Player, rest: str) -> None:
    """Give a seat hands already won."""
    seat.hands_won = int(rest)


VOCABULARY = Vocabulary(
    verbs=(GIVE, USE_ON, ADD_AGAINST, PLAY, AWARD, PLACE, DISCARD),
    choices=(),
    words=words_of,
    zones={
        "hand": lambda _table, seat: seat.hand,
        "gear": lambda _table, seat: seat.gear,
        "heroes": lambda _table, seat: seat.heroes,
        "played": lambda _table, seat: seat.laid,
        "Hero": lambda table, _seat: table.front,
        "bonus": lambda table, _seat: table.bonus,
        "stack": lambda table, _seat: table.stack,
        "deck": lambda table, _seat: table.deck,
        "gear deck": lambda table, _seat: table.gear_deck,
        "discards": lambda table, _seat: table.discards,
    },
    entries={
        "trick": trick,
        "turn": trick,
        "reveal": reveal,
        "passing": new_hand,
        "hand": rest_of_hand,
        "rest": rest_of_game,
        "next-hand": next_hand,
        "scoring": scoring,
        "end": end,
        "game": game,
    },
    queries=QUERIES,
    states={
        "lead": lead,
        "hand number": number_of_hand,
        "points": gear_points,
        "total": total,
        "hands won": hands_won,
    },
    place=put,
    shows=shows,
)
