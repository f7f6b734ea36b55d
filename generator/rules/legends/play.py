"""The game as an engine: its table, options, modes and whole games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from generator.rules.kernel import Choice, Engine, Procedure, Result
from generator.rules.legends.cards import CARDS
from generator.rules.legends.invariants import INVARIANTS
from generator.rules.legends.one_vs_one import OneVsOne
from generator.rules.legends.roles import Roles
from generator.rules.legends.words import VOCABULARY
from generator.rules.sanguo.table import Over, SanguoTable

if TYPE_CHECKING:
    from generator.catalogue import Catalogue

NAMES = "ABCDEFGHIJ"
MODES = {"roles": Roles, "one-vs-one": OneVsOne}

OPTIONS = {
    "mode": Choice("roles", "roles, one-vs-one or three-vs-three"),
    "engagement_once": Choice(False, "Engagement is used once a phase"),
    "literal_duel": Choice(False, "the user of a Duel deals its damage, whoever fails"),
}


class LegendsTable(SanguoTable):
    """The table with the options of this session and the mode that it plays."""

    def __init__(
        self, catalogue: Catalogue, players: Sequence[str], seed: int, off: Iterable[str], options: dict[str, Any]
    ) -> None:
        super().__init__(catalogue, players, CARDS, deck="deck", seed=seed, off=off)
        self.options = options
        for seat in self.seats:
            seat.gender = "male"
        mode = options["mode"] if len(players) > 2 else "one-vs-one"
        self.mode = MODES[mode](self)


def set_table(
    catalogue: Catalogue,
    *,
    seats: int,
    seed: int = 0,
    off: Iterable[str] = (),
    names: Sequence[str] | None = None,
    **options: Any,
) -> LegendsTable:
    """Make a table for so many players, all cards in the deck."""
    return LegendsTable(catalogue, tuple(names or NAMES[:seats]), seed, off, options)


def play(table: LegendsTable) -> Procedure[Result]:
    """Play a whole game in its mode and return how it ended."""
    try:
        yield from table.mode.play(table)
    except Over as over:
        return over.result
    raise AssertionError("a game ends by a victory")


engine = Engine(
    game="legends",
    package="generator.rules.legends",
    seats=range(2, 11),
    set_table=set_table,
    play=play,
    vocabulary=VOCABULARY,
    invariants=INVARIANTS,
    options=OPTIONS,
    shares=("generator.rules.sanguo",),
)
