"""Drafting heroes from a shared pool by turns of a printed length, as both team modes do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from generator.rules.kernel import Ask, Option, Procedure, given
from generator.rules.sanguo.verbs import CHOOSE

if TYPE_CHECKING:
    from generator.catalogue import Card
    from generator.rules.sanguo.table import Player, SanguoTable


def draft(
    table: SanguoTable,
    drafters: Sequence[Player],
    pool: Sequence[Card],
    steps: Sequence[int],
    taken: dict[Player, list[Card]],
    hidden: Callable[[Card], bool] = lambda _hero: False,
) -> Procedure[None]:
    """Let two drafters take heroes in turn, as many at a time as `steps` say; `taken` notes who took which.

    Hidden heroes are offered by their place in the row; whoever takes one learns who it is.
    """
    row: list[Card | None] = list(pool)
    for number, count in enumerate(steps):
        drafter = drafters[number % len(drafters)]
        for _ in range(count):
            offers = {
                Option(CHOOSE, choice=f"hero {place + 1}" if hidden(hero) else hero.name): place
                for place, hero in enumerate(row)
                if hero is not None
            }
            pick = yield Ask(drafter, "draft", given(list(offers)))
            hero = row[offers[pick]]
            assert hero is not None
            row[offers[pick]] = None
            taken[drafter].append(hero)
            table.say("{seat} takes {hero}", drafter, hero=pick.choice)
            if hidden(hero):
                table.tell([drafter], "{seat} finds {hero}", drafter, hero=hero.name)


def line_up(table: SanguoTable, seat: Player, heroes: Sequence[Card], count: int) -> Procedure[list[Card]]:
    """Let a seat choose `count` of its heroes, one after the other, in the order in which they will enter."""
    chosen: list[Card] = []
    for _ in range(count):
        offers = {Option(CHOOSE, choice=hero.name): hero for hero in heroes if hero not in chosen}
        pick = yield Ask(seat, "line-up", given(list(offers)))
        chosen.append(offers[pick])
    return chosen


def draft_steps(table: SanguoTable, name: str) -> list[int]:
    """Return how many heroes are taken at each step of a draft."""
    return [row.values[0] for row in table.catalogue.tables[name].rows]
