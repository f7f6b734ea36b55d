"""The game as an engine: its table, options, modes and whole games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from generator.rules.kernel import Choice, Engine, Procedure, Result
from generator.rules.legends.bot import sensible_bot
from generator.rules.legends.cards import CARDS
from generator.rules.legends.facts import facts
from generator.rules.legends.invariants import INVARIANTS
from generator.rules.legends.one_vs_one import OneVsOne
from generator.rules.legends.roles import Roles
from generator.rules.legends.three_vs_three import ThreeVsThree
from generator.rules.legends.words import VOCABULARY
from generator.rules.sanguo.mode import Mode
from generator.rules.sanguo.table import Over, SanguoTable

if TYPE_CHECKING:
    from generator.catalogue import Catalogue

NAMES = "ABCDEFGHIJ"
MODES = {"roles": Roles, "one-vs-one": OneVsOne, "three-vs-three": ThreeVsThree}

SEATS = {"roles": range(4, 11), "one-vs-one": (2,), "three-vs-three": (6,)}

OPTIONS = {
    "mode": Choice("roles", "roles, one-vs-one or three-vs-three"),
    "engagement_once": Choice(False, "Engagement is used once a phase"),
    "two_turncoats": Choice(False, "six players have two Rebels and two Turn-coats"),
    "rewards": Choice(False, "who kills a Rebel draws cards; a Monarch who kills a Minister discards all"),
    "monarch_life": Choice(False, "the Monarch has more life"),
    "unrivaled_both_ways": Choice(False, "Unrivaled also holds in a Duel aimed at its owner"),
    "flip": Choice(True, "captains flip cards for the choice of colours; without it they are drawn"),
    "forfeit": Choice(False, "before every turn captains may give up the match"),
    "round_limit": Choice(0, "after so many rounds of three against three time is up; 0 for no limit"),
    "literal_duel": Choice(False, "the user of a Duel deals its damage, whoever fails"),
}


class LegendsTable(SanguoTable):
    """The table with the options of this session and the mode that it plays."""

    def __init__(
        self,
        catalogue: Catalogue,
        players: Sequence[str],
        seed: int,
        off: Iterable[str],
        options: dict[str, Any],
    ) -> None:
        super().__init__(catalogue, players, CARDS, deck="deck", seed=seed, off=off)
        self.options = options
        for seat in self.seats:
            seat.gender = "male"
        self.mode: Mode = MODES[mode_for(str(options["mode"]), len(players))](self)


def mode_for(mode: str, players: int) -> str:
    """Return the mode that so many players play; raise ValueError if it is not for them."""
    if mode not in MODES:
        raise ValueError(f'expected a mode, one of {", ".join(MODES)}, found "{mode}"')
    if players == 2:
        return "one-vs-one"
    if players not in SEATS[mode]:
        numbers = ", ".join(map(str, SEATS[mode]))
        raise ValueError(f"{mode} is for {numbers} players, not {players}")
    return mode


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
    seats=(2, *range(4, 11)),
    set_table=set_table,
    play=play,
    vocabulary=VOCABULARY,
    invariants=INVARIANTS,
    options=OPTIONS,
    bot=sensible_bot,
    facts=facts,
    pace=100,
    shares=("generator.rules.sanguo",),
)
