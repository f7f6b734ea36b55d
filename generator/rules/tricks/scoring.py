"""Winning the hand: points, tie-breaks among those still level, and the shared win."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from generator.rules.kernel import order, rule
from generator.rules.tricks.table import Player, TricksTable

in_the_order_of_the_book = order("scoring.order-of-tie-breaks")


def points(table: TricksTable, seat: Player) -> int:
    """Return a player's points in this hand: Heroes won and points noted for gear."""
    return hero_points(table, seat) + gear_points(table, seat)


@rule("scoring.hero-points", off=0)
def hero_points(table: TricksTable, seat: Player) -> int:
    """Each Hero is worth a point, whatever its colour and suit."""
    return len(seat.heroes) * table.figure("hero-points")


@rule("scoring.gear-points", off=0)
def gear_points(table: TricksTable, seat: Player) -> int:
    """Point gear adds what its text says."""
    return seat.gear_points


def leaders(table: TricksTable) -> Sequence[Player]:
    """Return who wins the hand: most points, then tie-breaks one by one, and all who are level after them."""
    level = most(table.seats, lambda seat: points(table, seat))
    for tie_break in in_the_order_of_the_book(table, by_colour, by_suit, by_highest_card):
        if len(level) > 1:
            level = tie_break(table, still_level(table, level))
    return share(table, level)


@rule("scoring.tie-breaks-among-the-tied", off=lambda table, _level: table.seats)
def still_level(table: TricksTable, level: Sequence[Player]) -> Sequence[Player]:
    """A tie-break is between the players who are still level, nobody else."""
    return level


@rule("scoring.tie-by-shared-colour", off=lambda _table, level: level)
def by_colour(table: TricksTable, level: Sequence[Player]) -> Sequence[Player]:
    """First tie-break: most Heroes of one colour."""
    return most(level, lambda seat: largest(hero.colour for hero in seat.heroes.cards))


@rule("scoring.tie-by-shared-suit", off=lambda _table, level: level)
def by_suit(table: TricksTable, level: Sequence[Player]) -> Sequence[Player]:
    """Second tie-break: most Heroes of one suit."""
    return most(level, lambda seat: largest(hero.suit for hero in seat.heroes.cards))


@rule("scoring.tie-by-highest-card", off=lambda _table, level: level)
def by_highest_card(table: TricksTable, level: Sequence[Player]) -> Sequence[Player]:
    """Third tie-break: the highest Play Card left in hand; no second card is compared."""
    return most(level, lambda seat: max((card.value for card in seat.hand.cards), default=0))


@rule("scoring.shared-win", off=lambda _table, level: level[:1])
def share(table: TricksTable, level: Sequence[Player]) -> Sequence[Player]:
    """Players still level all win."""
    return level


def most(seats: Sequence[Player], measure: Callable[[Player], int]) -> Sequence[Player]:
    """Return the seats with the highest measure."""
    measured = [(measure(seat), seat) for seat in seats]
    highest = max(number for number, _ in measured)
    return [seat for number, seat in measured if number == highest]


def largest(looks: Iterable[str]) -> int:
    """Return the size of the largest group of equal words."""
    return max(Counter(looks).values(), default=0)


def score_hand(table: TricksTable) -> None:
    """Score a hand: note everyone's points and who won it."""
    for seat in table.seats:
        seat.hand_points = points(table, seat)
        seat.total = sum_of_points(table, seat)
        unit = "point" if seat.hand_points == 1 else "points"
        table.say("{seat} has {points} {unit}", seat, points=seat.hand_points, unit=unit)
    announce(table, leaders(table), "the hand")
    for seat in table.winners:
        seat.hands_won += 1


@rule("extended.points-add-up", off=lambda _table, seat: seat.hand_points)
def sum_of_points(table: TricksTable, seat: Player) -> int:
    """The points of all hands are added up."""
    return seat.total + seat.hand_points


def announce(table: TricksTable, winners: Sequence[Player], what: str) -> None:
    """Note who wins the hand or the game, alone or together."""
    table.winners = winners
    how = "wins" if len(winners) == 1 else "share"
    table.say(f"{{winners}} {how} {what}", winners=", ".join(map(str, winners)))
