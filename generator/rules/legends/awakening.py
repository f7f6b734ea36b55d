"""Abilities that work once a game: expendable ones when their owner says so, awoken ones by themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.rules.kernel import Ask, Option, Procedure, limit, rule
from generator.rules.sanguo.damage import near_death

if TYPE_CHECKING:
    from generator.rules.sanguo.table import Player, SanguoTable


def expendable(ability: str, name: str) -> None:
    """Declare that an ability with this printed name works once a game; its use adds its id to `spent`."""

    @limit("ability.expendable", f"use {name}", alike=True)
    def unspent(ask: Ask, option: Option) -> bool:
        return ability not in ask.seat.spent


@rule("ability.awoken-once", off=True)
def asleep(table: SanguoTable, seat: Player, ability: str) -> bool:
    """Tell whether an awoken ability has not worked yet."""
    return ability not in seat.spent


def awake(table: SanguoTable, seat: Player, ability: str, *skills: str) -> Procedure[None]:
    """Let an ability awake: the most life goes down for good, and skills are gained."""
    seat.spent.add(ability)
    seat.most -= table.figure("awakening-life")
    seat.life = min(seat.life, seat.most)
    table.say("{seat} awakes: {ability}", seat, ability=table.name_of(ability))
    seat.learn(*skills)
    yield from near_death(table, seat, None)
