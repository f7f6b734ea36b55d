"""What a player of Tricks knows of a seat that no card shows: points noted, and who leads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from generator.rules.tricks.table import Player, TricksTable


def facts(table: TricksTable, viewer: Player, seat: Player) -> Sequence[str]:
    """Return what everybody knows of a seat: points and hands won so far, and who leads."""
    numbers = {"gear points": seat.gear_points, "total": seat.total, "hands won": seat.hands_won}
    told = [f"{name} {number}" for name, number in numbers.items() if number]
    return ["leads", *told] if seat is table.lead else told
