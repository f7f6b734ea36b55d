"""How a strategy card is declared: the question at which it is played, when it may be, what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from generator.rules.kernel import Procedure
from generator.rules.kernel.rule import Declared, note

STRENGTHEN = "strengthen"
"""When one's own Legend attacks: the attacker's step."""
RESPOND = "respond"
"""When somebody attacks: the defender's step."""
STAND_BY = "stand by"
"""When somebody else attacks a Legend, between the attacker's step and the defender's."""
REINFORCE = "reinforce"
"""When one's own Legend recruits."""
REROLL_STEP = "reroll"
"""After a roll for one's own Legend."""
LEAVING = "leaving"
"""When an enemy Legend moves out of an area where one has a Legend."""
FOLLOW_UP = "follow up"
"""After one's own Legend has defeated somebody or cleared an area."""
COUNTER = "counter"
"""Right after somebody else's strategy card."""

Ready = Callable[[Any, Any, Any], bool]


class Rules(NamedTuple):
    """What a strategy card does: at which question, when it can do anything, and its procedure."""

    at: str
    ready: Ready
    play: Callable[..., Procedure[None]]


STRATEGIES: dict[str, Rules] = {}
"""What each strategy card does, by the card's id."""


def strategy(
    id: str,  # noqa: A002
    at: str,
    *,
    ready: Ready = lambda _table, _seat, _event: True,
) -> Callable[[Callable[..., Procedure[None]]], Callable[..., Procedure[None]]]:
    """Declare the effect of a strategy card, `play(table, seat, event)`, played at the question `at`.

    It is offered only while `ready(table, seat, event)` says that it can do anything.
    """

    def declare(play: Callable[..., Procedure[None]]) -> Callable[..., Procedure[None]]:
        note(Declared(id, "strategy", play.__module__, play.__code__.co_firstlineno))
        STRATEGIES[id] = Rules(at, ready, play)
        return play

    return declare
