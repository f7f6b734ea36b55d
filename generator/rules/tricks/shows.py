"""A table of Tricks as pictures show it: cards in hand, in the box and won, and the points noted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.rules.kernel import Shown, ShownSeat, ShownZone, shown_zone

if TYPE_CHECKING:
    from generator.rules.kernel import Zone
    from generator.rules.tricks.table import Player, TricksTable


def shows(table: TricksTable) -> Shown:
    """Describe the table with the box open, as somebody knows it who set it up."""
    zones = [
        open_zone(table.front, "Hero in the box"),
        shown_zone(table.bonus),
        shown_zone(table.stack, "Hero stack"),
    ]
    return Shown([shown_seat(table, seat) for seat in table.seats], zones)


def shown_seat(table: TricksTable, seat: Player) -> ShownSeat:
    """Describe a player."""
    figures = {"gear points": seat.gear_points, "total": seat.total, "hands won": seat.hands_won}
    return ShownSeat(
        seat,
        labels=["leads"] if seat is table.lead else [],
        figures={name: value for name, value in figures.items() if value},
        zones=[
            shown_zone(seat.hand, always=True),
            shown_zone(seat.gear),
            open_zone(seat.laid, "in the box"),
            shown_zone(seat.heroes, "won"),
        ],
    )


def open_zone(zone: Zone, name: str) -> ShownZone:
    """Show the faces of a zone that not everybody may look into yet."""
    return ShownZone(name, tuple(zone.cards))
