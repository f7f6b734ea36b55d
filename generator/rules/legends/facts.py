"""What a player of Legends knows of a seat that no card shows: hero, life, role."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from generator.rules.legends.roles import MONARCH

if TYPE_CHECKING:
    from generator.rules.legends.play import LegendsTable
    from generator.rules.sanguo.table import Player


def facts(table: LegendsTable, viewer: Player, seat: Player) -> Sequence[str]:
    """Return what `viewer` may know of a seat.

    Heroes are known once play has begun, roles of the Monarch, of the dead and of oneself.
    """
    told: list[str] = []
    if seat.heroes and (table.phase or seat is viewer):
        hero = seat.heroes[-1]
        told.append(hero.name)
        told.append(f"life {seat.life} of {seat.most}" if seat.alive else "dead")
    if seat.side:
        told.append(seat.side)
    if seat.role and (seat is viewer or seat.role == MONARCH or not seat.alive or seat.side):
        told.append(seat.role)
    if table.phase and seat is table.active:
        told.append("has the turn")
    return told
