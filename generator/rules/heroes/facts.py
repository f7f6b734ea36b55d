"""What a player of Heroes knows of a seat that no card shows: points, and who starts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from generator.rules.heroes.setup import starter

if TYPE_CHECKING:
    from generator.rules.heroes.table import HeroesTable, Player


def facts(table: HeroesTable, viewer: Player, seat: Player) -> Sequence[str]:
    """Return what everybody knows of a seat: scores of earlier rounds, points of this one, who starts."""
    told = [f"points {seat.points}"]
    if seat.scores:
        told.insert(0, f"scores {', '.join(map(str, seat.scores))}")
    if seat.castle.cards and seat is starter(table):
        told.append("starts")
    return told
