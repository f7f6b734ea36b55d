"""Friend or foe: how a seat stands to the others, judged by roles that are known and by open deeds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from generator.rules.kernel import Table
from generator.rules.legends.roles import MINISTER, MONARCH, REBEL, TURNCOAT

if TYPE_CHECKING:
    from generator.rules.sanguo.table import Player

HOSTILE = ("Strike", "Duel", "Snatch", "Dismantle", "Contentment", "Starvation")
FRIENDLY = ("Peach",)
UNCLEAR = 0.5
"""Below this much evidence a seat belongs to no side yet."""
STRANGER = -0.1
"""How one stands to such a seat: it is struck sooner than a card is thrown away."""
SUSPECT = -0.3
"""How the loyal stand to the least trusted where all seem loyal: the game goes on, so one of them is not."""


def standing(me: Player, other: Player) -> float:
    """Return from -1, an enemy, to 1, a friend, how `me` stands to `other`."""
    if other is me:
        return 1.0
    if me.side:
        return 1.0 if other.side == me.side else -1.0
    if len(me.table.seats) == 2:
        return -1.0
    return _by_role(me, other)


def _by_role(me: Player, other: Player) -> float:
    evidence = _evidence_for(me, other)
    if me.role == TURNCOAT:
        return _of_turncoat(me, other, evidence)
    loyal = me.role in (MONARCH, MINISTER)
    if other.role == MONARCH:
        return 1.0 if loyal else -1.0
    if abs(evidence) < UNCLEAR:
        return STRANGER
    if loyal and evidence < 0 and other is _least_trusted(me):
        return SUSPECT
    likely = min(0.9, 0.4 + abs(evidence) / 10)
    return likely if loyal == (evidence < 0) else -likely


def _least_trusted(me: Player) -> Player | None:
    doubtful = [seat for seat in me.table.ring if seat is not me and seat.role != MONARCH]
    return max(doubtful, key=lambda seat: _evidence_for(me, seat), default=None)


def _evidence_for(me: Player, other: Player) -> float:
    if me.role == TURNCOAT:
        return public_evidence(me.table)[other]
    loyal = me.role in (MONARCH, MINISTER)
    return public_evidence(me.table)[other] + 0.6 * _hostility(other, me) * (1 if loyal else -1)


def _of_turncoat(me: Player, other: Player, evidence: float) -> float:
    if len(me.table.ring) == 2:
        return -1.0
    if other.role == MONARCH:
        return 0.3
    return -0.7 if evidence > 0 else -0.3


_evidence: WeakKeyDictionary[Table, tuple[int, Mapping[Player, float]]] = WeakKeyDictionary()


def public_evidence(table: Table) -> Mapping[Player, float]:
    """Return how much speaks for each seat being against the Monarch, by what everybody has seen.

    What speaks for its being loyal is negative. Deeds against the Monarch count most; deeds against others
    count by how these stand. The answer is kept until something new is said at the table.
    """
    read, found = _evidence.get(table, (-1, {}))
    if read != len(table.log):
        treasons = {seat: treason(seat) for seat in table.seats}
        found = {seat: treasons[seat] - 0.3 * _against_traitors(seat, treasons) for seat in table.seats}
        _evidence[table] = len(table.log), found
    return found


def _against_traitors(seat: Player, treasons: Mapping[Player, float]) -> float:
    return sum(
        number * max(-1.0, min(1.0, treasons[other]))
        for (name, other), number in seat.deeds.items()
        if name in HOSTILE and other.role != MONARCH
    )


def treason(seat: Player) -> float:
    """Return what a seat has done against the Monarch less what it did for it; the dead have no secrets."""
    if not seat.alive:
        return 9.0 if seat.role in (REBEL, TURNCOAT) else -9.0
    deeds = [(name, number) for (name, other), number in seat.deeds.items() if other.role == MONARCH]
    against = sum(number for name, number in deeds if name in HOSTILE)
    return against - 3.0 * sum(number for name, number in deeds if name in FRIENDLY)


def _hostility(seat: Player, other: Player) -> int:
    return sum(seat.deeds.get((name, other), 0) for name in HOSTILE)
