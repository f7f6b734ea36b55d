"""Who is on whose side in a game of sides."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from generator.rules.sanguo.table import Player, SanguoTable


def teammates(table: SanguoTable, seat: Player) -> list[Player]:
    """Return the other living players of a side, in turn order."""
    return [other for other in table.others(seat) if seat.side and other.side == seat.side]


def opponents(table: SanguoTable, seat: Player) -> list[Player]:
    """Return the living players of the other side, in turn order; without sides, all others."""
    return [other for other in table.others(seat) if not seat.side or other.side != seat.side]
