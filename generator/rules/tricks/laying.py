"""Setting a table up in the middle of a hand: cards where a scenario wants them, tricks already laid."""

from __future__ import annotations

from typing import Any

from generator.rules.kernel import Zone, move
from generator.rules.tricks.table import Laid, Player, Trick, TricksTable, Use


def put(table: TricksTable, piece: Any, zone: Zone) -> None:
    """Put a card into a zone of a table that is being set up.

    Gear for a hand goes to the gear held. Heroes before the front divider and cards played make up tricks,
    one after another; gear goes behind the card named before it.
    """
    if piece.timing and zone.name == "hand":
        zone = zone.owner.gear  # type: ignore[union-attr]
    move(table, (piece,), zone)
    if zone is table.front:
        trick_number(table, sum(trick.hero is not None for trick in table.tricks)).led_by(piece)
    elif zone.owner is not None and zone is zone.owner.laid:  # type: ignore[attr-defined]
        lay(table, zone.owner, piece)  # type: ignore[arg-type]


def lay(table: TricksTable, seat: Player, piece: Any) -> None:
    """Lay a Play Card into the seat's next trick, or gear behind the last card it laid."""
    mine = [laid for trick in table.tricks for laid in trick.laid if laid.seat is seat]
    if piece.timing:
        mine[-1].gear += (Use(seat, piece, None, mine[-1]),)
        return
    trick = trick_number(table, len(mine))
    trick.laid.append(Laid(seat).show(piece))
    in_order(trick)


def in_order(trick: Trick) -> None:
    """Put the cards of a trick in the order of play, whatever order they were named in."""
    trick.laid.sort(key=lambda laid: trick.order.index(laid.seat))


def trick_number(table: TricksTable, number: int) -> Trick:
    """Return a trick of those in the box, counted from 0; it is made if it is not there yet."""
    while len(table.tricks) <= number:
        lead = table.tricks[-1].order[-1] if table.tricks else table.lead
        table.tricks.append(Trick(table.play_order(lead)))
    return table.tricks[number]


def lead(table: TricksTable, seat: Player, rest: str) -> None:
    """Let a seat lead: the trick to come, or the first of those already laid."""
    table.lead = seat
    for trick in table.tricks:
        trick.order = table.play_order(table.lead)
        in_order(trick)
        table.lead = trick.order[-1]
    table.lead = seat
