"""What everybody knows of a seat that no card shows: faction, merit, Legends that recover."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from generator.rules.legends_2023.shows import numbers

if TYPE_CHECKING:
    from generator.rules.legends_2023.table import BoardTable, Player


def facts(table: BoardTable, viewer: Player, seat: Player) -> Sequence[str]:
    """Return what everybody knows of a seat; where its Legends stand is seen on the map."""
    if not seat.faction:
        return ()
    told = [seat.faction, f"merit {seat.points}"]
    told += [
        f"{legend} recovers ({numbers(legend)})"
        for legend in seat.legends
        if legend.recovering and legend.troops
    ]
    if seat is table.active:
        told.append("has the turn")
    return told
