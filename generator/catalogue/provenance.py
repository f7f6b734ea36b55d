"""Where what stands on a card or in a rule comes from: the book, a public list, or this house."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Literal

from generator.catalogue.model import Source

SourceKind = Literal["printed", "public", "house"]

WORST_FIRST: tuple[SourceKind, ...] = ("house", "public", "printed")

LOOKS = ("pictogram", "note", "face", "sheet")
"""Fields that say how a piece looks; they are always ours and call for no mark."""


def sources_of(record: Any, field: str) -> tuple[Source, ...]:
    """Return the sources of a field or trait of a record: those that name it, else the general ones."""
    found: Sequence[Source] = record.source
    named = tuple(source for source in found if field in source.of)
    return named or tuple(source for source in found if not source.of)


def kinds_of(record: Any) -> tuple[SourceKind, ...]:
    """Return the kinds of a record's sources, the least official first: house, public, printed."""
    present = {source.kind for source in record.source}
    return tuple(kind for kind in WORST_FIRST if kind in present)


def mark_of(record: Any) -> SourceKind:
    """Return the kind that a printed piece is marked with: the least official of its sources.

    Sources that speak only for looks do not count.
    """
    counted = {source.kind for source in record.source if not source.of or not set(source.of) <= set(LOOKS)}
    return next(
        kind for kind in WORST_FIRST if kind in (counted or {source.kind for source in record.source})
    )


def citation(source: Source, book: str = "Rulebook") -> str:
    """Return a source for people: "Rulebook, Setup, lines 46–54", "Public: …" or "House: …"."""
    if source.public:
        return f"Public: {source.public}"
    if source.house:
        return f"House: {source.house}"
    if not source.lines:
        return f"{book}, {source.printed}"
    word = "line" if re.fullmatch(r"\d+", source.lines) else "lines"
    return f"{book}, {source.printed}, {word} {source.lines.replace('-', '–')}"
