"""A game small enough to see through: take one or two stones in turn; whoever takes the last one wins."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from generator.catalogue import Catalogue, Game
from generator.rules.kernel import Ask, Choice, Engine, Option, Result, Seat, Table, Verb, Vocabulary
from generator.simulation import Setting

TAKE = Verb("take", "takes {choice}")
HOUSE = {"house": "made up for tests"}


class StoneTable(Table):
    stones = 0


def set_table(catalogue: Catalogue, *, seats: int, seed: int, off: frozenset[str], stones: int) -> StoneTable:
    table = StoneTable(catalogue, seed=seed, off=off)
    table.sit([Seat(table, name) for name in "ABCD"[:seats]])
    table.stones = stones
    return table


def play(table: StoneTable) -> Any:
    seat = table.seats[0]
    while True:
        options = [Option(TAKE, choice=number) for number in (1, 2) if number <= table.stones]
        option = yield Ask(seat, "stones", lambda options=options: options)
        table.stones -= option.choice
        table.say("{seat} takes {number}", seat, number=option.choice)
        if table.stones == 0:
            return Result((seat,), {each: int(each is seat) for each in table.seats})
        seat = seat.left


ENGINE = Engine(
    game="stones",
    package="stones",
    seats=(2, 3, 4),
    set_table=set_table,
    play=play,
    vocabulary=Vocabulary((TAKE,), (), lambda piece: (), {}, {}),
    invariants={"no fewer than no stones": lambda table: table.stones >= 0},
    options={"stones": Choice(20, "Stones at the start.")},
)

CATALOGUE = Catalogue(
    game=Game.model_validate(
        {
            "id": "stones",
            "title": "Stones",
            "short": "Stones",
            "blurb": "Take the last one.",
            "players": {"least": 2, "most": 4},
            "palette": {"accent": "#aa0000"},
            "kinds": [{"id": "stone", "name": "stone", "plural": "stones", "deck": "pile", "source": HOUSE}],
            "decks": [{"id": "pile", "name": "pile", "back": {"colour": "#333333"}, "source": HOUSE}],
            "source": HOUSE,
        }
    ),
    cards={},
    heroes=frozenset(),
)


def stones(seats: int = 3, play: Callable[[Any], Any] | None = None, **changes: Any) -> Setting:
    """The game's setting, with the engine changed as asked."""
    engine = replace(ENGINE, **changes) if not play else replace(ENGINE, play=play, **changes)
    return Setting(engine, CATALOGUE, seats)
