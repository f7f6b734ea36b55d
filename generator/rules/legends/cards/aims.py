"""At whom cards can be aimed: every seat that can be named, legal or not; limits say which may be."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from generator.rules.kernel import Ask, Option, limit
from generator.rules.sanguo.table import Player, SanguoTable

Aims = Sequence[tuple[Player, ...]]


def anybody(table: SanguoTable, seat: Player) -> Aims:
    """Every living seat, the user too."""
    return [(other,) for other in table.ring]


def others(table: SanguoTable, seat: Player) -> Aims:
    """Every living seat but the user."""
    return [(other,) for other in table.ring if other is not seat]


def oneself(table: SanguoTable, seat: Player) -> Aims:
    """The user alone, who need not be named."""
    return [()]


def pairs(table: SanguoTable, seat: Player) -> Aims:
    """Every two living seats: the first is the target, the second is named by the card."""
    return list(permutations(table.ring, 2))


def everybody(table: SanguoTable, seat: Player) -> Sequence[Player]:
    """All the living, the user first."""
    return table.in_order(seat)


def everybody_else(table: SanguoTable, seat: Player) -> Sequence[Player]:
    """All the living but the user, in turn order."""
    return table.others(seat)


@limit("target.another", "use Strike", "use Duel", "use Snatch", "use Dismantle", listed=True)
@limit("target.another", "use Contentment", "use Starvation", listed=True)
def somebody_else(ask: Ask, option: Option) -> bool:
    """These cards are aimed at another hero."""
    return ask.seat not in option.targets
