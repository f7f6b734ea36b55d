"""Standees on the map: where they stand, moving them, and who takes advantage of their leaving."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from generator.rules.kernel import PASSING, Ask, Option, Procedure, limit
from generator.rules.legends_2023.playing import offer
from generator.rules.legends_2023.skill_use import ACTION
from generator.rules.legends_2023.strategy_rules import LEAVING
from generator.rules.legends_2023.table import Area, BoardTable, Legend, Player
from generator.rules.legends_2023.verbs import MOVE

GO = "go"
"""The question where a skill or card moves a Legend."""


def put_in(legend: Legend, area: Area) -> None:
    """Stand a Legend in an area."""
    if legend.area is not None:
        legend.area.legends.remove(legend)
    legend.area = area
    area.legends.append(legend)


def travel(table: BoardTable, legend: Legend, area: Area, seat: Player | None = None) -> Procedure[None]:
    """Move a Legend to an area, by the will of its player or of another `seat`."""
    left = legend.area
    put_in(legend, area)
    table.say("{seat} moves {legend} to {area}", seat or legend.owner, legend=legend, area=area)
    onlookers = {each.owner for each in left.legends} if left is not None and left.legends else ()
    if left is not None and onlookers:
        departure = Departure(legend, left)
        for other in table.from_left_of(legend.owner):
            if other in onlookers:
                yield from offer(table, other, LEAVING, departure)


class Departure:
    """A Legend that has moved out of an area."""

    __slots__ = ("area", "legend")

    def __init__(self, legend: Legend, area: Area) -> None:
        self.legend = legend
        self.area = area


def go(
    table: BoardTable,
    legend: Legend,
    areas: Sequence[Area],
    *,
    must: bool = False,
    seat: Player | None = None,
) -> Procedure[bool]:
    """Let a player move a Legend to one of these areas, or leave it where it is unless it `must` go."""
    choices = [legend.moving[area] for area in areas]
    if not choices and not table.patient:
        return False
    passing = () if must and choices else (PASSING,)
    option = yield Ask(seat or legend.owner, GO, lambda: [*choices, *passing], legend)
    if option is PASSING:
        return False
    yield from travel(table, legend, table.areas[str(option.choice)], seat)
    return True


def named_moves(table: BoardTable, seat: Player) -> Iterable[Option]:
    """Return moving every Legend of a seat to every area, allowed or not."""
    return [option for legend in seat.legends for option in legend.moving.values()]


@limit("move.adjacent", MOVE, at=ACTION)
def is_adjacent(ask: Ask, move: Option) -> bool:
    """The Move action leads to an adjacent area."""
    legend: Legend = move.cards[0]
    return legend.area is None or ask.table.areas[str(move.choice)] in legend.area.borders
