"""Merit: cubes of beaten enemies in a player's column."""

from __future__ import annotations

from generator.rules.kernel import rule
from generator.rules.legends_2023.table import BoardTable, Player


def earn(table: BoardTable, seat: Player, faction: str, number: int) -> None:
    """Lay cubes of a faction into a player's merit column; each is a point."""
    number = uncapped(table, seat, number)
    seat.merit[faction] += number
    table.say("{seat} earns {number} merit", seat, number=number)
    if seat.points >= limit_of(table):
        table.ending = True


def up_to_limit(table: BoardTable, seat: Player, number: int) -> int:
    """Return only what there is room for up to the limit."""
    return max(min(number, limit_of(table) - seat.points), 0)


@rule("merit.uncapped", off=up_to_limit)
def uncapped(table: BoardTable, seat: Player, number: int) -> int:
    """Return how much of a reward counts: all of it, even beyond the limit."""
    return number


@rule("merit.limit", off=9999)
def limit_of(table: BoardTable) -> int:
    """Return how many points in one column end the game, by the number of players."""
    return table.catalogue.row("merit-limit", len(table.seats))[0]
