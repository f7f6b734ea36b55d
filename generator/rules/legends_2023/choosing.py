"""Choices that skills and strategies ask for: a Legend, an area, a card of a hand."""

from __future__ import annotations

from collections.abc import Sequence

from generator.rules.kernel import Ask, Option, Procedure
from generator.rules.legends_2023.table import Area, BoardTable, Legend, Player, enemies_in
from generator.rules.legends_2023.verbs import CHOOSE

LEGEND, AREA, CARD = "legend", "area", "card"


def choose_legend(seat: Player, legends: Sequence[Legend], about: object = None) -> Procedure[Legend]:
    """Let a player choose one of these Legends."""
    option = yield Ask(seat, LEGEND, lambda: [Option(CHOOSE, (legend,)) for legend in legends], about)
    legend: Legend = option.cards[0]
    return legend


def choose_area(table: BoardTable, seat: Player, areas: Sequence[Area]) -> Procedure[Area]:
    """Let a player choose one of these areas."""
    option = yield Ask(seat, AREA, lambda: [Option(CHOOSE, choice=area.name) for area in areas])
    return table.areas[str(option.choice)]


def comrades(legend: Legend) -> list[Legend]:
    """Return the other Legends of the same player on the map."""
    return [other for other in legend.owner.on_map if other is not legend]


def around(legend: Legend) -> list[Area]:
    """Return a Legend's area and those it borders on."""
    return [legend.area, *legend.area.borders] if legend.area is not None else []


def enemies_on_map(table: BoardTable, seat: Player) -> list[Legend]:
    """Return all Legends of other players on the map."""
    return [legend for other in table.seats if other is not seat for legend in other.on_map]


def with_enemies(legend: Legend, least: int = 1) -> list[Area]:
    """Return the areas here and around with at least so many enemy Legends."""
    return [area for area in around(legend) if len(enemies_in(area, legend.owner)) >= least]
