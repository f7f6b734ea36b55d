"""A table of `legends-2023` as pictures show it: Legends, merit, and the cards that lie open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.rules.kernel import Shown, ShownSeat, shown_zone

if TYPE_CHECKING:
    from generator.rules.legends_2023.table import BoardTable, Legend, Player


def shows(table: BoardTable) -> Shown:
    """Describe the players and what they have on the map."""
    return Shown([shown_seat(table, seat) for seat in table.seats])


def shown_seat(table: BoardTable, seat: Player) -> ShownSeat:
    """Describe a player."""
    return ShownSeat(
        seat,
        plays=[seat.faction] if seat.faction else [],
        labels=[told(legend) for legend in seat.legends],
        figures={"merit": seat.points},
        zones=[
            shown_zone(seat.hand, always=True),
            shown_zone(seat.discards),
            shown_zone(seat.target),
        ],
        turn=seat is table.active,
    )


def told(legend: Legend) -> str:
    """Describe a Legend: where it is, and with what."""
    place = legend.area.name if legend.area else "recovering"
    return f"{legend}: {place}, troops {legend.troops}, morale {legend.morale}"
