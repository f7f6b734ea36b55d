"""Scoring a colour: at once when a pile is secured, and at the end of a round."""

from __future__ import annotations

from collections.abc import Sequence

from generator.rules.heroes.pool import contenders, most
from generator.rules.heroes.table import DeckCard, HeroesTable, Player
from generator.rules.heroes.verbs import TUCK
from generator.rules.kernel import Ask, Procedure, given, move, option, rule

CASTLE = "castle"


@rule("secure.most-scores")
def score_at_once(table: HeroesTable, seat: Player, colour: str) -> Procedure[None]:
    """Whoever has the most heroes of a colour just secured scores, from the player in turn on."""
    first = leaders(table, most(table, colour, contenders(table)))
    for leader in table.in_turn_from(seat, first):
        for _ in range(table.figure("points-securing")):
            yield from score_one(table, leader, colour)


@rule("secure.tied", off=lambda table, first: first if len(first) == 1 else [])
def leaders(table: HeroesTable, first: Sequence[Player]) -> Sequence[Player]:
    """Return who scores when a pile is secured: each of those tied."""
    return first


def score_one(table: HeroesTable, seat: Player, colour: str) -> Procedure[None]:
    """Tuck one hero of the colour beneath the castle; each is a point."""
    if seat.piles[colour].heroes:
        card = yield from hero_for_castle(table, seat, colour)
        tuck(table, seat, [card])


def tuck(table: HeroesTable, seat: Player, heroes: Sequence[DeckCard]) -> None:
    """Move heroes beneath a castle, a point each."""
    seat.points += len(heroes)
    move(table, heroes, seat.beneath, "{seat} tucks {cards} beneath the castle", seat)


def topmost_hero(table: HeroesTable, seat: Player, colour: str) -> Procedure[DeckCard]:
    """Take the uppermost hero of the colour, as nobody chooses."""
    yield from ()
    return seat.piles[colour].heroes[-1]


@rule("secure.owner-chooses", off=topmost_hero)
def hero_for_castle(table: HeroesTable, seat: Player, colour: str) -> Procedure[DeckCard]:
    """Let the owner choose which hero of the colour goes; of the virtual player it is the topmost."""
    heroes: Sequence[DeckCard] = seat.piles[colour].heroes
    if seat.virtual or (len(heroes) == 1 and not table.patient):
        return heroes[-1]
    legal = [option((TUCK, (card,), (), "", "", "")) for card in reversed(heroes)]
    chosen = yield Ask(seat, CASTLE, given(legal), colour, legal)
    card: DeckCard = chosen.cards[0]
    return card


def score_colour(table: HeroesTable, colour: str) -> None:
    """Pay the seats that have the most and the second most heroes of a colour."""
    first = most(table, colour, contenders(table))
    second = only_if_alone(table, next_most(table, colour, first))
    for seat in first:
        pay(table, seat, colour, first_points(table) if len(first) == 1 else tied_points(table))
    for seat in second:
        pay(table, seat, colour, second_points(table))


@rule("scoring.first", off=0)
def first_points(table: HeroesTable) -> int:
    """Return what the sole holder of the most heroes of a colour scores."""
    return table.figure("points-most")


@rule("scoring.tied-first", off=first_points)
def tied_points(table: HeroesTable) -> int:
    """Return what each of those tied for the most scores."""
    return table.figure("points-tied")


@rule("scoring.second", off=0)
def second_points(table: HeroesTable) -> int:
    """Return what the sole holder of the second most scores."""
    return table.figure("points-second")


def next_in_line(table: HeroesTable, colour: str, first: Sequence[Player]) -> list[Player]:
    """Return who has the most heroes of a colour apart from these."""
    return most(table, colour, [seat for seat in contenders(table) if seat not in first])


@rule("scoring.tie-bars-second", off=next_in_line)
def next_most(table: HeroesTable, colour: str, first: Sequence[Player]) -> list[Player]:
    """Return who is second; nobody is when the first place is shared."""
    return next_in_line(table, colour, first) if len(first) == 1 else []


@rule("scoring.tied-second", off=lambda table, second: second)
def only_if_alone(table: HeroesTable, second: Sequence[Player]) -> Sequence[Player]:
    """Return the second unless several are tied for it, who then get nothing."""
    return second if len(second) == 1 else []


def pay(table: HeroesTable, seat: Player, colour: str, points: int) -> None:
    """Tuck a hero for each point, topmost first, as it no longer matters which."""
    heroes = seat.piles[colour].heroes[::-1]
    tuck(table, seat, heroes[: payable(table, points, len(heroes))])


@rule("scoring.fewer", off=lambda table, points, held: points if held >= points else 0)
def payable(table: HeroesTable, points: int, held: int) -> int:
    """Return how many of these points can be scored with so many heroes: never more than there are."""
    return min(points, held)


@rule("scoring.write-down")
def write_down(table: HeroesTable, seat: Player) -> None:
    """Write down as a seat's score the number of heroes beneath its castle."""
    seat.scores.append(len(seat.beneath))
    table.say("{seat} scores {points}", seat, points=len(seat.beneath))
