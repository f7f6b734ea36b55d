"""What skills and strategies do to an attack or a recruit: each waits for its moment, weaker ones first."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import itemgetter
from typing import Any, NamedTuple

from generator.rules.kernel import order
from generator.rules.kernel.rule import Declared, note

STRATEGY, ACTIVE, PASSIVE = 1, 2, 3
"""From the weakest to the strongest that may change a basic rule; the generic skill counts as an active one."""

AIM = "aim"
"""An attack is announced; it may still strike somebody else."""
DICE = "dice"
"""The dice are gathered."""
SYMBOLS = "symbols"
"""The dice lie open: what they show may change."""
HIT = "hit"
"""One Legend is about to lose troops."""
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
MOMENTS = (AIM, DICE, SYMBOLS, HIT, LOSING, LOST, CUBES, DEFEAT, MOVED, RECRUITING, OVER)

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

    Passive skills are those of all Legends on the map; one that is recovering has none.
    """
    waiting = [effect for effect in effects if effect.moment is moment]
    listening = table.listening[moment]
    if listening:
        waiting += [
            Effect(moment, PASSIVE, skill.id, _of(legend, skill))
            for legend, skill in listening
            if legend.area is not None and skill.holds(table, legend, event)
        ]
    if not waiting:
        return
    waiting.sort(key=_rank)
    for effect in stronger_last(table, *waiting):
        if effect.id not in table.off:
            effect.change(table, event)


def _of(legend: Any, skill: Passive) -> Change:
    return lambda table, event: skill.change(table, legend, event)
