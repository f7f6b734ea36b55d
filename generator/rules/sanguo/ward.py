"""Cancelling the effect of a scroll on one target, and cancelling that in turn."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from generator.rules.kernel import PASSING, Ask, Procedure, given, rule
from generator.rules.sanguo.moments import DECLARED
from generator.rules.sanguo.respond import bring, new_use
from generator.rules.sanguo.verbs import USE
from generator.rules.sanguo.ways import able, as_options
from generator.rules.sanguo.window import asked_in_order, window

if TYPE_CHECKING:
    from generator.rules.kernel import Option
    from generator.rules.sanguo.table import Player, SanguoTable

CANCEL = "Ward"
"""The card that cancels a scroll."""


@rule("ward.cancels", off=False)
def warded(table: SanguoTable, name: str, target: Player | None) -> Procedure[bool]:
    """Ask all who can cancel, from the current player on; return whether the effect is cancelled."""
    about = (name, target)
    for seat in able(table, asked_in_order(table), CANCEL):
        offers = as_options(table, seat, CANCEL, USE)
        if not offers:
            continue
        everything = partial(cancels, table, seat)
        pick = yield Ask(seat, "ward", everything, about, shortlist=given([*offers, PASSING]))
        if pick is PASSING:
            continue
        cards = yield from bring(table, seat, pick)
        yield from window(table, DECLARED, new_use(table, seat, CANCEL, cards, pick.by))
        return not (yield from ward_warded(table))
    return False


def cancels(table: SanguoTable, seat: Player) -> list[Option]:
    """Return everything that can be named to cancel a scroll."""
    return [*as_options(table, seat, CANCEL, USE, fitting=False), PASSING]


@rule("ward.on-ward", off=False)
def ward_warded(table: SanguoTable) -> Procedure[bool]:
    """Return whether a card that cancels is cancelled itself."""
    return (yield from warded(table, CANCEL, None))
