"""How many symbols a number of dice will show, quick to look up."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from generator.catalogue.odds import Faces, odds

if TYPE_CHECKING:
    from generator.rules.legends_2023.table import BoardTable

Chances = Sequence[float]
"""The chance of no symbol, of one, of two, and so on."""


def chances(table: BoardTable, cavalry: int, infantry: int, symbol: str) -> Chances:
    """Return how likely each number of a symbol is among these dice."""
    return _chances(table.cavalry, max(cavalry, 0), table.infantry, max(infantry, 0), symbol)


@cache
def _chances(horse: Faces, cavalry: int, foot: Faces, infantry: int, symbol: str) -> Chances:
    return [float(chance) for chance in odds({horse: cavalry, foot: infantry}, symbol)]


def at_least(likely: Chances, number: int) -> float:
    """Return the chance of so many or more."""
    return sum(likely[number:]) if number > 0 else 1.0


def expected(likely: Chances, most: int) -> float:
    """Return how many can be expected if no more than `most` count."""
    return sum(min(number, most) * chance for number, chance in enumerate(likely))
