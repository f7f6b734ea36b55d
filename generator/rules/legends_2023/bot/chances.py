"""How many symbols a number of dice will show, by exact reckoning."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from generator.rules.legends_2023.table import BoardTable

Chances = Sequence[float]
"""The chance of no symbol, of one, of two, and so on."""


def chances(table: BoardTable, cavalry: int, infantry: int, symbol: str) -> Chances:
    """Return how likely each number of a symbol is among these dice."""
    each = (
        table.cavalry.count(symbol) / len(table.cavalry),
        table.infantry.count(symbol) / len(table.infantry),
    )
    return _chances(max(cavalry, 0), max(infantry, 0), *each)


@cache
def _chances(cavalry: int, infantry: int, horse: float, foot: float) -> Chances:
    found = [1.0]
    for one in (*[horse] * cavalry, *[foot] * infantry):
        found = [
            (found[number] if number < len(found) else 0.0) * (1 - one)
            + (found[number - 1] * one if number else 0.0)
            for number in range(len(found) + 1)
        ]
    return found


def at_least(likely: Chances, number: int) -> float:
    """Return the chance of so many or more."""
    return sum(likely[number:]) if number > 0 else 1.0


def expected(likely: Chances, most: int) -> float:
    """Return how many can be expected if no more than `most` count."""
    return sum(min(number, most) * chance for number, chance in enumerate(likely))
