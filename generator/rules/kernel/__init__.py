"""What every game's engine is made of: questions, options, rules, zones, chance and sessions.

An engine is plain generator functions, one a procedure of the rulebook, joined by `yield from`; the only
thing ever yielded is a question.
"""

from generator.rules.kernel.ask import Ask, Procedure, given, several
from generator.rules.kernel.chance import Chance
from generator.rules.kernel.engine import Choice, Engine, Result, engines, load
from generator.rules.kernel.option import ENOUGH, PASS, PASSING, THAT_IS_ALL, Option, Verb, option
from generator.rules.kernel.rule import declared, limit, order, rule
from generator.rules.kernel.session import EngineFault, Session, replay, start
from generator.rules.kernel.sharing import shared
from generator.rules.kernel.shown import (
    Shown,
    ShownArea,
    ShownFigure,
    ShownSeat,
    ShownZone,
    shown,
    shown_zone,
)
from generator.rules.kernel.table import NO_WORDS, Entry, Piece, Seat, Table, Zone, move, shift
from generator.rules.kernel.view import View, ZoneView, told, view
from generator.rules.kernel.vocabulary import Query, Vocabulary

__all__ = [
    "ENOUGH",
    "NO_WORDS",
    "PASS",
    "PASSING",
    "THAT_IS_ALL",
    "Ask",
    "Chance",
    "Choice",
    "Engine",
    "EngineFault",
    "Entry",
    "Option",
    "Piece",
    "Procedure",
    "Query",
    "Result",
    "Seat",
    "Session",
    "Shown",
    "ShownArea",
    "ShownFigure",
    "ShownSeat",
    "ShownZone",
    "Table",
    "Verb",
    "View",
    "Vocabulary",
    "Zone",
    "ZoneView",
    "declared",
    "engines",
    "given",
    "limit",
    "load",
    "move",
    "option",
    "order",
    "replay",
    "rule",
    "several",
    "shared",
    "shift",
    "shown",
    "shown_zone",
    "start",
    "told",
    "view",
]
