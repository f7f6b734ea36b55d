"""Which way the box goes: to the left, and to the right in the second of three hands."""

from __future__ import annotations

from generator.rules.kernel import rule
from generator.rules.tricks.table import Player, TricksTable


def onward(table: TricksTable, seat: Player) -> Player:
    """Return the neighbour to whom the box and passed cards go in this hand."""
    return seat.right if goes_right(table) else to_the_left(table, seat)


def backward(table: TricksTable, seat: Player) -> Player:
    """Return the neighbour from whom the box comes in this hand."""
    return to_the_left(table, seat) if goes_right(table) else seat.right


@rule("trick.to-the-left", off=lambda _table, seat: seat.right)
def to_the_left(table: TricksTable, seat: Player) -> Player:
    """The box goes to the left neighbour."""
    return seat.left


@rule("extended.second-hand-to-the-right", off=False)
def goes_right(table: TricksTable) -> bool:
    """In the second hand of extended play everything goes to the right."""
    return table.catalogue.row("direction", table.hand_number)[0] == 0


def set_direction(table: TricksTable) -> None:
    """Fix the ring of seats in the order the box goes round in this hand."""
    ring = [table.seats[0]]
    while (following := onward(table, ring[-1])) is not ring[0]:
        ring.append(following)
    table.ring = ring
