"""What skills and strategies do to an attack or a recruit: each waits for its moment, weaker ones first."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import itemgetter
from typing import Any, NamedTuple

from generator.rules.kernel import order, rule
from generator.rules.kernel.rule import Declared, note

BASIC, STRATEGY, ACTIVE, PASSIVE = range(4)
"""From the weakest to the strongest; the generic skill counts as an active one."""

AIM = "aim"
"""An attack is announced; it may still strike somebody else."""
ANSWERS = "answers"
"""Others are about to answer an attack with strategy cards."""
DICE = "dice"
"""The dice are gathered."""
SYMBOLS = "symbols"
"""The dice lie open: what they show may change."""
LOSING = "losing"
"""One Legend is about to lose this many troops."""
LOST = "lost"
"""One Legend has lost troops and stands."""
CUBES = "cubes"
"""An area is about to lose cubes."""
DEFEAT = "defeat"
"""A Legend has been defeated."""
MOVED = "moved"
"""A Legend has taken the Move action."""
RECRUITING = "recruiting"
"""The dice of a recruit are gathered."""
OVER = "over"
"""An attack is over."""
MOMENTS = (AIM, ANSWERS, DICE, SYMBOLS, LOSING, LOST, CUBES, DEFEAT, MOVED, RECRUITING, OVER)

Change = Callable[..., None]


class Effect(NamedTuple):
    """Something that happens to an event at a moment: `change(table, event)`; `id` is the rule it follows."""

    moment: str
    rank: int
    id: str
    change: Change


class Passive(NamedTuple):
    """A passive skill: at a moment, `change(table, legend, event)` if `holds(table, legend, event)`."""

    id: str
    moment: str
    holds: Callable[..., bool]
    change: Change


stronger_last = order("skills.priority")
_rank = itemgetter(1)

PASSIVES: dict[str, list[Passive]] = {}
"""Passive skills by their id."""


def passive(
    id: str,  # noqa: A002
    moment: str,
    *,
    when: Callable[..., bool] = lambda _table, _legend, _event: True,
) -> Callable[[Change], Change]:
    """Declare what a passive skill does at a moment, whenever `when(table, legend, event)` holds."""

    def declare(change: Change) -> Change:
        note(Declared(id, "skill", change.__module__, change.__code__.co_firstlineno))
        PASSIVES.setdefault(id, []).append(Passive(id, moment, when, change))
        return change

    return declare


def happen(table: Any, moment: str, event: Any, effects: Iterable[Effect] = ()) -> None:
    """Let everything that waits for this moment change the event, the weakest first.

    Passive skills are those of all Legends on the map; of two, that of an attacker comes before the other.
    """
    listening = table.listening[moment]
    if not (effects or listening):
        return
    waiting = [effect for effect in effects if effect.moment is moment] if effects else []
    if listening:
        awake = [
            (legend, skill)
            for legend, skill in listening
            if is_awake(table, legend) and acts_now(table, legend) and skill.holds(table, legend, event)
        ]
        if len(awake) > 1:
            awake.sort(key=lambda each: has_last_word(table, each[0], event))
        waiting += [Effect(moment, PASSIVE, skill.id, _of(legend, skill)) for legend, skill in awake]
    if not waiting:
        return
    if len(waiting) > 1:
        waiting.sort(key=_rank)
    for effect in stronger_last(table, *waiting):
        if effect.id not in table.off:
            effect.change(table, event)


@rule("recovery.no-skills", off=True)
def is_awake(table: Any, legend: Any) -> bool:
    """Tell whether a Legend has its passive skill: not while it recovers."""
    return legend.area is not None


@rule("skills.passive", off=lambda table, legend: table.active is legend.owner)
def acts_now(table: Any, legend: Any) -> bool:
    """Tell whether a passive skill may act now: it may in anybody's turn."""
    return True


@rule("skills.attacker-first", off=False)
def has_last_word(table: Any, legend: Any, event: Any) -> bool:
    """Tell whether a Legend's passive skill waits for those of the attacking player."""
    return getattr(event, "seat", legend.owner) is not legend.owner


def _of(legend: Any, skill: Passive) -> Change:
    return lambda table, event: skill.change(table, legend, event)
