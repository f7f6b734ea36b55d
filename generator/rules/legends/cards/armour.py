"""The two suits of armour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.rules.kernel import Option, Procedure
from generator.rules.sanguo import moments
from generator.rules.sanguo.judgement import judge
from generator.rules.sanguo.skills import EQUIPMENT, skill

if TYPE_CHECKING:
    from generator.rules.sanguo.events import Request, Target
    from generator.rules.sanguo.table import Player, SanguoTable


def needs_a_dodge(table: SanguoTable, seat: Player, request: Request) -> bool:
    """Tell whether the wearer needs a Dodge and its armour counts."""
    return request.name == "Dodge" and not (request.target is not None and request.target.bare)


@skill("eight-diagram-formation", moments.RESPONSE, ready=needs_a_dodge, rank=EQUIPMENT)
def eight_diagram(
    table: SanguoTable, seat: Player, request: Request, pick: Option
) -> Procedure[tuple[()] | None]:
    """Judge; a red card counts as the Dodge that is needed."""
    verdict = yield from judge(table, seat, "Eight Diagram Formation")
    return () if verdict.colour == "red" else None


def black_strike(table: SanguoTable, seat: Player, target: Target) -> bool:
    """Tell whether this is a black Strike at the wearer, whose armour counts."""
    use = target.use
    return target.seat is seat and use.name == "Strike" and use.colour == "black" and not target.bare


@skill("sage-king-shield", moments.BEFORE_EFFECT, ready=black_strike, forced=True, rank=EQUIPMENT)
def sage_king_shield(table: SanguoTable, seat: Player, target: Target, pick: Option) -> Procedure[None]:
    """A black Strike has no effect on the wearer."""
    table.say("the Strike has no effect on {seat}", seat)
    target.over = True
    yield from ()
