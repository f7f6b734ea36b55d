"""Dice by strength, as a table: how many of each kind are rolled, and how many symbols to expect."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from generator.catalogue.catalogue import Catalogue
from generator.catalogue.model import Die
from generator.printing.quickref_model import Pool


def pool_table(catalogue: Catalogue, block: Pool) -> tuple[Sequence[str], Sequence[Sequence[str]]]:
    """Return the head and the rows of a table with a column for each strength."""
    strengths = range(1, catalogue.figure(block.strength) + 1)
    fixed = catalogue.figure(block.fixed)
    first, rest = catalogue.dice[block.first], catalogue.dice[block.rest]
    pools = [(min(strength, fixed), max(0, strength - fixed)) for strength in strengths]
    rows = [
        [first.plural, *(str(firsts) for firsts, _ in pools)],
        [rest.plural, *(str(rests) for _, rests in pools)],
    ]
    for symbol in block.symbols:
        name = catalogue.trait_value(first.symbols, symbol).name
        averages = [firsts * _share(first, symbol) + rests * _share(rest, symbol) for firsts, rests in pools]
        rows.append([f"{name}, on average", *(f"{float(average):.1f}" for average in averages)])
    return [block.of, *map(str, strengths)], rows


def _share(die: Die, symbol: str) -> Fraction:
    return Fraction(die.faces.count(symbol), len(die.faces))
