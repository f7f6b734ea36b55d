"""A table of `legends-2023` as pictures show it: players, and the map with cubes and Legends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.rules.kernel import Shown, ShownArea, ShownFigure, ShownSeat, shown_zone
from generator.rules.legends_2023.table import REBELS

if TYPE_CHECKING:
    from generator.rules.legends_2023.table import Area, BoardTable, Legend, Player


def shows(table: BoardTable) -> Shown:
    """Describe the players and the map."""
    return Shown(
        [shown_seat(table, seat) for seat in table.seats],
        areas=[shown_area(table, area) for area in table.areas.values()],
    )


def shown_seat(table: BoardTable, seat: Player) -> ShownSeat:
    """Describe a player."""
    return ShownSeat(
        seat,
        plays=[seat.faction] if seat.faction else [],
        labels=[f"{legend} recovers, {numbers(legend)}" for legend in seat.legends if legend.recovering],
        figures={"merit": seat.points},
        zones=[
            shown_zone(seat.hand, always=True),
            shown_zone(seat.discards),
            shown_zone(seat.target),
        ],
        turn=seat is table.active,
    )


def numbers(legend: Legend) -> str:
    """Return the numbers of a Legend in words."""
    return ", ".join(f"{name} {value}" for name, value in strength(legend).items())


def strength(legend: Legend) -> dict[str, int]:
    """Return the numbers of a Legend by name."""
    spurs = {"spurs": legend.spurs} if legend.spurs else {}
    return {"troops": legend.troops, "morale": legend.morale, **spurs}


def shown_area(table: BoardTable, area: Area) -> ShownArea:
    """Describe an area; it matters where Legends stand or cubes lie otherwise than at the start.

    Before play has begun, an area of which a set-up says nothing is shown with the cubes it will begin with.
    """
    record = table.catalogue.areas[area.id]
    home = area.home if table.player_of(area.home) else ""
    number = table.catalogue.figure("start-cubes" if home else "rebel-cubes")
    unset = area not in table.set_areas
    if unset and table.active is None and not area.faction:
        faction, cubes = home or REBELS, number
    else:
        faction, cubes = area.faction, area.cubes
    return ShownArea(
        area.name,
        record.x,
        record.y,
        [other.name for other in area.borders],
        {cubes_of(faction, cubes): cubes},
        [ShownFigure(str(legend), legend.owner, strength(legend)) for legend in area.legends],
        matters=bool(area.legends) or not unset or (faction, cubes) != (home or REBELS, number),
    )


def cubes_of(faction: str, number: int) -> str:
    """Return what so many cubes of a faction, if of any, are called."""
    cubes = "cube" if number == 1 else "cubes"
    whose = "the rebels" if faction == REBELS else faction
    return f"{cubes} of {whose}" if number and whose else cubes
