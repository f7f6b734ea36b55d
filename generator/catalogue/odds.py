"""How many symbols dice will show, reckoned exactly."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache

Faces = tuple[str, ...]


def odds(dice: Mapping[Faces, int], symbol: str) -> Sequence[Fraction]:
    """Return the chances of no symbol, of one, and so on; `dice` are numbers of dice by their faces."""
    return _odds(tuple(sorted(dice.items())), symbol)


@cache
def _odds(dice: tuple[tuple[Faces, int], ...], symbol: str) -> tuple[Fraction, ...]:
    found = [Fraction(1)]
    for faces, number in dice:
        shown = Fraction(faces.count(symbol), len(faces))
        for _ in range(number):
            missed = [chance * (1 - shown) for chance in (*found, Fraction(0))]
            hit = [chance * shown for chance in (Fraction(0), *found)]
            found = [one + other for one, other in zip(missed, hit, strict=True)]
    return tuple(found)


def at_least(chances: Sequence[Fraction], number: int) -> Fraction:
    """Return the chance of so many symbols or more."""
    return sum(chances[max(number, 0) :], Fraction(0))


def mean(chances: Sequence[Fraction]) -> Fraction:
    """Return how many symbols there are on average."""
    return sum((number * chance for number, chance in enumerate(chances)), Fraction(0))
