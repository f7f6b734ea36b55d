"""Heroes of the Three Kingdoms: collect heroes by colour, scout your neighbours, secure your own."""

from generator.rules.heroes.facts import facts
from generator.rules.heroes.invariants import INVARIANTS
from generator.rules.heroes.rounds import play
from generator.rules.heroes.table import set_table
from generator.rules.heroes.words import VOCABULARY
from generator.rules.kernel import Engine

engine = Engine(
    game="heroes",
    package=__name__,
    seats=(2, 3, 4),
    set_table=set_table,
    play=play,
    vocabulary=VOCABULARY,
    invariants=INVARIANTS,
    facts=facts,
    pace=150,
)

__all__ = ["engine"]
