"""The engine of `tricks`: hidden Heroes, one card each into the box, and gear that upsets the reckoning."""

from __future__ import annotations

from generator.rules.kernel import Choice, Engine, Procedure, Result
from generator.rules.tricks import gear_before, gear_in_trick
from generator.rules.tricks.facts import facts
from generator.rules.tricks.hands import play_hands
from generator.rules.tricks.invariants import INVARIANTS
from generator.rules.tricks.table import TricksTable, set_table
from generator.rules.tricks.two_players import play_two
from generator.rules.tricks.words import VOCABULARY

__all__ = ["engine", "gear_before", "gear_in_trick"]


def play(table: TricksTable) -> Procedure[Result]:
    """Play a whole game: the variant for two, else standard or extended play."""
    return play_two(table) if len(table.seats) == 2 else play_hands(table)


engine = Engine(
    game="tricks",
    package=__name__,
    seats=(2, 3, 4, 5, 6),
    set_table=set_table,
    play=play,
    vocabulary=VOCABULARY,
    invariants=INVARIANTS,
    facts=facts,
    options={
        "extended": Choice(False, "Play three hands instead of one; two players always do."),
        "skip_passing": Choice(False, "Leave the passing of cards out, for faster play."),
        "first_lead": Choice("", "Name the seat that leads first; without it chance decides."),
    },
    pace=2000,
)
