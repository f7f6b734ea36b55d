"""A table of Legends as pictures show it: heroes, roles, life, and what each seat holds, wears and awaits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.rules.kernel import Shown, ShownSeat, ShownZone, shown_zone

if TYPE_CHECKING:
    from generator.rules.legends.play import LegendsTable
    from generator.rules.sanguo.table import Player


def shows(table: LegendsTable) -> Shown:
    """Describe the table as somebody knows it who set it up: roles and sides too."""
    zones = [shown_zone(table.centre, "on the table"), shown_zone(table.deck), shown_zone(table.discards)]
    return Shown([shown_seat(table, seat) for seat in table.seats], zones)


def shown_seat(table: LegendsTable, seat: Player) -> ShownSeat:
    """Describe a seat."""
    return ShownSeat(
        seat,
        plays=[seat.heroes[-1].name] if seat.heroes else [],
        labels=[label for label in (seat.role, seat.side) if label],
        zones=[
            shown_zone(seat.hand, always=seat.alive),
            shown_zone(seat.equipment, "wears"),
            judgement(seat),
            shown_zone(seat.aside),
            shown_zone(seat.laid),
        ],
        alive=seat.alive,
        turn=bool(table.phase) and seat is table.active,
        life=seat.life if seat.alive else None,
        most=seat.most,
    )


def judgement(seat: Player) -> ShownZone:
    """Describe a judgement zone, the oldest card first, each with what it counts as."""
    counting = {card: name for card, name in seat.delayed.items() if card.name != name}
    return ShownZone("judgement", tuple(seat.judgement.cards), counting=counting)
