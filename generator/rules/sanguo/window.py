"""Moments: whoever has something that may act is asked, in order, and acts."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any

from generator.rules.kernel import PASSING, Ask, Option, Procedure, given, rule
from generator.rules.sanguo.skills import EQUIPMENT, HERO, RULE, Ability

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from generator.rules.sanguo.events import Event
    from generator.rules.sanguo.table import Player, SanguoTable


Offered = dict[Option, Ability]
"""First choices, each with the ability that offers it."""


def window(table: SanguoTable, moment: str, event: Event, *, only: Player | None = None) -> Procedure[None]:
    """Open a moment with its event: rules first, then heroes' skills, then equipment.

    Within each rank seats are asked from the current player on. All abilities of one seat that are ready at
    one rank form one question, where each offers its own first choices. With `only`, nobody else is asked.
    """
    hearing = table.hearing.get(moment)
    if hearing is None:
        return NOTHING
    if only is not None:
        hearing = [only]
    for seat in hearing:
        if ready(table, seat, moment, event, None, ()):
            return _opened(table, moment, event, hearing)
    return NOTHING


def _nothing() -> Procedure[None]:
    yield from ()


NOTHING = _nothing()
"""A procedure that is over: at most moments nobody acts, and it saves making a new one for each."""
deque(NOTHING, 0)


def _opened(table: SanguoTable, moment: str, event: Event, hearing: Sequence[Player]) -> Procedure[None]:
    seats = [*hearing]
    if len(seats) > 1:
        order = asked_in_order(table)
        seats.sort(key=order.index)
    for rank in (RULE, HERO, EQUIPMENT):
        for seat in seats:
            if rank not in seat.abilities.get(moment, ()):
                continue
            offered = ready(table, seat, moment, event, rank, ())
            if offered:
                yield from _seat_acts(table, seat, moment, event, rank, offered)
                if event.over:
                    return


@rule("response.order", off=lambda table: list(reversed(table.in_order(table.active))))
def asked_in_order(table: SanguoTable) -> list[Player]:
    """Return the living in the order in which they may respond: in turn order from the current player."""
    return table.in_order(table.active)


def _seat_acts(
    table: SanguoTable, seat: Player, moment: str, event: Event, rank: int, offered: Offered
) -> Procedure[None]:
    done: set[str] = set()
    while seat.alive and not event.over and offered:
        forced = next((ability for ability in offered.values() if ability.forced), None)
        if forced is not None:
            own = [option for option, ability in offered.items() if ability is forced]
            pick = own[0] if len(own) == 1 else (yield Ask(seat, moment, given(own), event))
        else:
            options = [*offered, PASSING]
            ask = Ask(seat, moment, given(options), event)
            if len(ask.options) == 1:
                return
            pick = yield ask
            if pick is PASSING:
                return
        ability = offered[pick]
        if not ability.again:
            done.add(ability.id)
        yield from ability.act(table, seat, event, pick)
        offered = ready(table, seat, moment, event, rank, done)


def ready(
    table: SanguoTable, seat: Player, moment: str, event: Any, rank: int | None, done: Collection[str]
) -> Offered:
    """Return what a seat's abilities offer at a moment, of one rank or of all, but not those done already."""
    by_rank = seat.abilities.get(moment)
    if by_rank is None or not seat.alive:
        return {}
    offered: Offered = {}
    for each, abilities in by_rank.items():
        if rank is None or each == rank:
            for ability in abilities:
                if ability.id not in done:
                    for option in ability.offers(table, seat, event):
                        offered[option] = ability
    return offered
