"""Monarch abilities: whether they count, and who helps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.rules.kernel import rule

if TYPE_CHECKING:
    from generator.rules.sanguo.table import Player, SanguoTable


@rule("ability.monarch-only", off=True)
def is_monarch(table: SanguoTable, seat: Player) -> bool:
    """Tell whether a seat may use a Monarch ability: it has the role, and the mode allows such abilities."""
    return seat.role == "Monarch" and table.mode.monarch_abilities


@rule("ability.own-kingdom", off=lambda table, seat, faction: table.others(seat))
def helped(table: SanguoTable, seat: Player, faction: str) -> list[Player]:
    """Return the other living heroes of a faction, who may help the Monarch, in turn order after it."""
    return [other for other in table.others(seat) if other.faction == faction]
