"""Distance and reach in the ring of the living."""

from __future__ import annotations

from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import TYPE_CHECKING

from generator.rules.kernel import rule
from generator.rules.sanguo.figures import CARD, changes, figure

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from generator.rules.sanguo.cards import DeckCard
    from generator.rules.sanguo.table import Player, SanguoTable


@rule("distance.dead-removed", off=lambda table: table.seats)
def spots(table: SanguoTable) -> Sequence[Player]:
    """Return the seats that take a spot in the ring: those of the living."""
    return table.ring


@rule("distance.shorter-way", off=lambda table, steps, around: steps)
def shorter(table: SanguoTable, steps: int, around: int) -> int:
    """Return the shorter way round a ring of `around` spots."""
    return min(steps, around - steps)


@figure("distance.steps", off=1)
def steps(table: SanguoTable, viewer: Player, other: Player) -> int:
    """Return the steps from one seat to another round the ring."""
    ring = spots(table)
    try:
        apart = abs(ring.index(viewer) - ring.index(other))
    except ValueError:
        return len(ring)
    return apart if 2 * apart <= len(ring) else shorter(table, apart, len(ring))


@changes(steps, "defensive-mount", CARD)
def farther_away(table: SanguoTable, viewer: Player, other: Player, value: int) -> int:
    """A defensive mount of the other one adds a step."""
    return value + 1 if "defensive-mount" in other.wearing else value


@changes(steps, "offensive-mount", CARD)
def nearer(table: SanguoTable, viewer: Player, other: Player, value: int) -> int:
    """An offensive mount of the viewer takes a step away."""
    return value - 1 if "offensive-mount" in viewer.wearing else value


@rule("distance.least-one", off=lambda table, value: value)
def at_least_one(table: SanguoTable, value: int) -> int:
    """Return a distance to somebody else, which is never less than 1."""
    return max(1, value)


@rule("distance.self-zero", off=False)
def is_self(table: SanguoTable, viewer: Player, other: Player) -> bool:
    """Tell whether the distance is that of a seat to itself."""
    return viewer is other


def distance(table: SanguoTable, viewer: Player, other: Player) -> int:
    """Return how far `other` is from `viewer`: 0 to oneself, at least 1 to anybody else."""
    known = distances(table, viewer).get(other)
    return measured(table, viewer, other) if known is None else known


def distances(table: SanguoTable, viewer: Player) -> Mapping[Player, int]:
    """Return how far each of the living is from `viewer`; it is measured once and then known."""
    known = table.distances.get(viewer)
    if known is None:
        known = table.distances[viewer] = {other: measured(table, viewer, other) for other in table.ring}
    return known


def measured(table: SanguoTable, viewer: Player, other: Player) -> int:
    """Measure how far `other` is from `viewer`."""
    if viewer is other and is_self(table, viewer, other):
        return 0
    away: int = steps(table, viewer, other)
    return away if away >= 1 else at_least_one(table, away)


def others_within(table: SanguoTable, seat: Player, reach: float) -> list[tuple[Player, ...]]:
    """Return an aim at each of the other living seats that is no farther away than `reach`."""
    return [(other,) for other, away in distances(table, seat).items() if away <= reach and other is not seat]


@figure("range.default", off=0)
def attack_range(table: SanguoTable, seat: Player) -> int:
    """Return how far a seat's Strikes reach without a weapon."""
    return table.figure("attack-range")


@changes(attack_range, "range.weapon", CARD)
def reach_of_weapon(table: SanguoTable, seat: Player, value: int) -> int:
    """A weapon sets the range to its own."""
    weapon = seat.wearing.get("weapon")
    return weapon.reach if weapon is not None else value


def in_range(table: SanguoTable, seat: Player, other: Player) -> bool:
    """Tell whether `seat` reaches `other` with a Strike."""
    return other.alive and distance(table, seat, other) <= attack_range(table, seat)


@rule("range.spent-cards", off=())
def spent(table: SanguoTable, seat: Player, cards: Sequence[DeckCard]) -> tuple[DeckCard, ...]:
    """Return those of the cards that a seat wears: once they pay for something they help no more."""
    return tuple(card for card in cards if card in seat.wearing.values())


AS_IT_IS = nullcontext()


def without(table: SanguoTable, seat: Player, cards: Sequence[DeckCard]) -> AbstractContextManager[None]:
    """Look at distance and range as if a seat no longer wore these cards."""
    for card in cards:
        if table.places[card] is seat.equipment:
            return _bared(table, seat, cards)
    return AS_IT_IS


@contextmanager
def _bared(table: SanguoTable, seat: Player, cards: Sequence[DeckCard]) -> Iterator[None]:
    gone = spent(table, seat, cards)
    if not gone:
        yield
        return
    worn, known = seat.wearing, table.distances
    seat.wearing = {slot: card for slot, card in worn.items() if card not in gone}
    table.distances = {}
    try:
        yield
    finally:
        seat.wearing, table.distances = worn, known
