"""Where play can start in a scenario."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from generator.rules.kernel import Procedure, Result
from generator.rules.legends_2023.ending import play, play_after, settle
from generator.rules.legends_2023.setup import first_seat
from generator.rules.legends_2023.states import complete
from generator.rules.legends_2023.table import BoardTable, Player
from generator.rules.legends_2023.turn import begin, draw_phase, end, phases


def seat_named(table: BoardTable, phrase: str) -> Player:
    """Return the seat that an entry names, else the first one; let the first player be known."""
    if not table.first_player:
        table.first = table.seats[0]
        table.first_player = table.first.name
    seat: Player = table.seat(phrase) if phrase else first_seat(table)
    return seat


def from_turn(table: BoardTable, phrase: str) -> Procedure[Result]:
    """Start with the action phase of a seat, else of the first player; the game goes on from there."""
    seat = seat_named(table, phrase)
    complete(table)
    acts = [legend.acts for legend in seat.legends]
    begin(table, seat)
    for legend, number in zip(seat.legends, acts, strict=True):
        legend.acts = number
    yield from phases(table, seat)
    return (yield from play_after(table, seat))


def from_draw(table: BoardTable, phrase: str) -> Procedure[Result]:
    """Start with the draw phase of a seat; the game goes on from there."""
    seat = seat_named(table, phrase)
    complete(table)
    table.active = seat
    yield from draw_phase(table, seat)
    end(table, seat)
    return (yield from play_after(table, seat))


def from_settlement(table: BoardTable, phrase: str) -> Procedure[Result]:
    """Start when the last turn is over: only the settlement is still to come."""
    yield from ()
    seat_named(table, phrase)
    complete(table)
    return settle(table)


ENTRIES: Mapping[str, Callable[[BoardTable, str], Procedure[object]]] = {
    "turn": from_turn,
    "draw": from_draw,
    "settlement": from_settlement,
    "game": lambda table, phrase: play(table),
}
