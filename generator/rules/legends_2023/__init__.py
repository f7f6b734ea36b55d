"""Legends of the Three Kingdoms 2023: Legends with troops and morale contend for the areas of a map."""

from generator.rules.kernel import Choice, Engine
from generator.rules.legends_2023 import legends, strategies
from generator.rules.legends_2023.bot import sensible_bot
from generator.rules.legends_2023.ending import play
from generator.rules.legends_2023.facts import facts
from generator.rules.legends_2023.invariants import INVARIANTS
from generator.rules.legends_2023.table import set_table
from generator.rules.legends_2023.words import VOCABULARY

engine = Engine(
    game="legends-2023",
    package=__name__,
    seats=(2, 3, 4),
    set_table=set_table,
    play=play,
    vocabulary=VOCABULARY,
    invariants=INVARIANTS,
    facts=facts,
    pace=40,
    bot=sensible_bot,
    side=lambda seat: str(seat.faction),
    options={
        "factions": Choice("", 'the faction of each seat in turn, as in "Shu Wu"; seats without one choose'),
        "first_player": Choice("", "the seat that begins; without it chance decides"),
    },
)

__all__ = ["engine", "legends", "strategies"]
