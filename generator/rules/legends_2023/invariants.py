"""What must hold of the table at every question."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import inf

from generator.rules.legends_2023.table import BoardTable


def cards_in_one_place(table: BoardTable) -> bool:
    """Every card lies in the zone it knows, and in no other."""
    return all(
        len(zone.cards) == len(set(zone.cards)) and all(table.places[card] is zone for card in zone.cards)
        for zone in table.zones
        if zone.cards
    )


def most(table: BoardTable, figure: str, rule: str) -> float:
    """Return the greatest number there can be, as long as the rule that keeps it is on."""
    return inf if rule in table.off else table.figure(figure)


def dials_in_range(table: BoardTable) -> bool:
    """Troops are 0 to the most there can be."""
    limit = most(table, "most-troops", "recruit.most-five")
    return all(0 <= legend.troops <= limit for seat in table.seats for legend in seat.legends)


def morale_in_range(table: BoardTable) -> bool:
    """Morale is 0 to its limit."""
    limit = most(table, "most-morale", "morale.limit")
    return all(0 <= legend.morale <= limit for seat in table.seats for legend in seat.legends)


def cubes_in_range(table: BoardTable) -> bool:
    """An area holds at most so many cubes, and belongs to somebody exactly while it holds any."""
    limit = most(table, "most-cubes", "territory.most-four")
    return all(
        0 <= area.cubes <= limit and bool(area.cubes) == bool(area.faction) for area in table.areas.values()
    )


def standees_where_they_say(table: BoardTable) -> bool:
    """Every Legend in play stands in the one area it knows, or in none while it recovers."""
    standing = {legend: area for area in table.areas.values() for legend in area.legends}
    placed = sum(len(area.legends) for area in table.areas.values())
    return placed == len(standing) and all(
        standing.get(legend) is legend.area for seat in table.seats for legend in seat.legends
    )


def nobody_without_troops(table: BoardTable) -> bool:
    """A Legend on the map has troops, as long as losses outside attacks leave one."""
    return "defeat.only-by-attack" in table.off or all(
        legend.troops > 0 for area in table.areas.values() for legend in area.legends
    )


INVARIANTS: Mapping[str, Callable[[BoardTable], bool]] = {
    "every card is in exactly one place": cards_in_one_place,
    "troops are within the dial": dials_in_range,
    "morale is within its limit": morale_in_range,
    "cubes are within their limit and of one colour": cubes_in_range,
    "every standee stands where its Legend is": standees_where_they_say,
    "no Legend is left without troops": nobody_without_troops,
}
