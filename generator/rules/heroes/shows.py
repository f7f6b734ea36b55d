"""A table of Heroes as pictures show it: hands, piles by colour, castles and points."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from generator.rules.heroes.setup import starter
from generator.rules.kernel import Shown, ShownSeat, ShownZone, shown_zone

if TYPE_CHECKING:
    from generator.rules.heroes.table import HeroesTable, Player


def shows(table: HeroesTable) -> Shown:
    """Describe the table."""
    zones = [shown_zone(table.deck), shown_zone(table.discards), shown_zone(table.aside)]
    return Shown([shown_seat(table, seat) for seat in table.seats], zones)


def shown_seat(table: HeroesTable, seat: Player) -> ShownSeat:
    """Describe a player, or the virtual one, who has no hand."""
    starts = bool(seat.castle.cards) and seat is starter(table)
    return ShownSeat(
        seat,
        labels=[*(["virtual"] if seat.virtual else []), *(["starts"] if starts else [])],
        figures={"points": seat.points} if seat.points else {},
        zones=list(shown_zones(seat)),
        turn=seat is table.active,
    )


def shown_zones(seat: Player) -> Iterator[ShownZone]:
    """Describe what lies before a player."""
    if not seat.virtual:
        yield shown_zone(seat.hand, always=True)
    for pile in seat.pool:
        yield shown_zone(pile)
    yield shown_zone(seat.beneath, "under the castle")
