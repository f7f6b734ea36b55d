"""Where play can start in a scenario of Legends."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from generator.rules.kernel import Procedure, Result
from generator.rules.sanguo.table import Over
from generator.rules.sanguo.turn import PHASES, turn

if TYPE_CHECKING:
    from generator.rules.legends.play import LegendsTable


BEFORE_PLAY = ("hero", "colour", "pile", "initiative", "draft", "line-up")
"""What is asked before everybody has a hero."""


def from_turn(table: LegendsTable, phrase: str) -> Procedure[Result]:
    """Start with the whole turn of a seat ("turn B"); without one, with the play phase of the first seat."""
    return (yield from from_phase(table, phrase, "start" if phrase else "play"))


def from_phase(table: LegendsTable, phrase: str, name: str) -> Procedure[Result]:
    """Start with a phase of a seat, the first seat's if none is named; the game goes on from there."""
    table.chance.shuffle("deck", table.deck.cards)
    seat = table.seat(phrase) if phrase else table.seats[0]
    try:
        yield from turn(table, seat, since=name)
        yield from table.mode.go_on(table, seat)
    except Over as over:
        return over.result
    raise AssertionError("a game ends by a victory")


def from_game(table: LegendsTable, phrase: str) -> Procedure[Result]:
    """Start with the set-up of a whole game."""
    from generator.rules.legends.play import play

    return (yield from play(table))


def from_heroes(table: LegendsTable, phrase: str) -> Procedure[Result]:
    """Start a game once everybody has a hero; of whatever is chosen before, the first offer is taken."""
    from generator.rules.legends.play import engine

    game = engine.play(table)
    ask = next(game)
    while ask.question in BEFORE_PLAY:
        ask = game.send(ask.options[0])
    while True:
        pick = yield ask
        try:
            ask = game.send(pick)
        except StopIteration as stop:
            result: Result = stop.value
            return result


def _phase(name: str) -> Callable[[Any, str], Procedure[Result]]:
    def entry(table: Any, phrase: str) -> Procedure[Result]:
        return (yield from from_phase(table, phrase, name))

    entry.__doc__ = f"Start with the {name} phase of a seat, the first seat's if none is named."
    return entry


ENTRIES: Mapping[str, Callable[[Any, str], Procedure[Any]]] = {
    "turn": from_turn,
    **{name: _phase(name) for name, _ in PHASES if name != "start"},
    "game": from_game,
    "heroes": from_heroes,
}
