"""How a skill or a piece of equipment is declared: the moment it listens to, what it offers, what it does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from generator.rules.kernel import Option
from generator.rules.kernel.rule import Declared, note
from generator.rules.sanguo.verbs import USE

RULE, HERO, EQUIPMENT = 0, 1, 2
"""The order in which what is ready at one moment is asked."""

Offers = Callable[[Any, Any, Any], Sequence[Option]]


@dataclass(frozen=True)
class Ability:
    """Something that may act at one moment: `act(table, seat, event, pick)` is its procedure.

    `offers(table, seat, event)` gives its own first choices, legal or not; none means it is not ready.
    A `forced` ability acts without asking; one that may act `again` is offered until its seat passes.
    """

    id: str
    moment: str
    act: Callable[..., Any]
    offers: Offers
    rank: int
    forced: bool
    again: bool
    helps: bool = False
    """For bots: whether it does those it targets good; else it is taken to harm them."""
    risky: bool = False
    """For bots: whether it costs its owner life."""


ABILITIES: dict[str, list[Ability]] = {}
"""What may act, by the id of the skill or equipment."""
CONVERSIONS: dict[str, list[Conversion]] = {}
"""What lets cards count as others, by the id of the skill or equipment."""


@dataclass(frozen=True)
class Conversion:
    """A skill or weapon that lets cards count as another: which ones, from where, when, and how many.

    `fits(table, seat, card)` tells whether a card may be converted. `number` is the figure of the data that
    says how many hand cards together count as one, chosen one by one; without it, each card counts by itself.
    `worn` lets equipment be converted too; `verbs` say for what it serves.
    """

    id: str
    into: str
    fits: Callable[[Any, Any, Any], bool]
    number: str
    worn: bool
    when: Callable[[Any, Any], bool]
    verbs: tuple[str, ...]


def skill(
    id: str,  # noqa: A002
    *moments: str,
    offers: Offers | None = None,
    ready: Callable[[Any, Any, Any], bool] | None = None,
    forced: bool = False,
    again: bool = False,
    rank: int = HERO,
    helps: bool = False,
    risky: bool = False,
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Declare a procedure `act(table, seat, event, pick)` that may act at these moments.

    Without `offers` it offers just itself, whenever `ready(table, seat, event)` holds. Switched off, nobody
    has it.
    """

    def declare(act: Callable[..., Any]) -> Callable[..., Any]:
        note(Declared(id, "skill", act.__module__, act.__code__.co_firstlineno))

        def itself(table: Any, seat: Any, event: Any) -> Sequence[Option]:
            return _itself(table.name_of(id)) if ready is None or ready(table, seat, event) else ()

        for moment in moments:
            ability = Ability(id, moment, act, offers or itself, rank, forced, again, helps, risky)
            ABILITIES.setdefault(id, []).append(ability)
        return act

    return declare


@cache
def _itself(name: str) -> Sequence[Option]:
    return (Option(USE, by=name),)


def conversion(
    id: str,  # noqa: A002
    into: str,
    *,
    number: str = "",
    worn: bool = False,
    when: Callable[[Any, Any], bool] = lambda _table, _seat: True,
    verbs: tuple[str, ...] = ("use", "play"),
) -> Callable[[Callable[[Any, Any, Any], bool]], Callable[[Any, Any, Any], bool]]:
    """Declare a predicate `fits(table, seat, card)`: cards that count as `into` for whoever has the skill."""

    def declare(fits: Callable[[Any, Any, Any], bool]) -> Callable[[Any, Any, Any], bool]:
        note(Declared(id, "conversion", fits.__module__, fits.__code__.co_firstlineno))
        CONVERSIONS.setdefault(id, []).append(Conversion(id, into, fits, number, worn, when, verbs))
        return fits

    return declare
