"""Faults in a field of a record: where it stands, what was expected there and what was found."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from generator.catalogue.catalogue import Catalogue
from generator.faults import Fault, nearest

Key = tuple[str, str, str]
"""The sort of a record, its id, and the steps to a field of it."""

LISTED_AT_MOST = 12
"""More choices than this are not listed in a message."""


def fault(catalogue: Catalogue, key: Key, message: str, hint: str = "") -> Fault:
    """Return a fault in a field of a record."""
    sort, record, name = key
    field = name if sort == "game" else f"{record}.{name}"
    return Fault(catalogue.place(*key), field, message, hint)


def unknown(catalogue: Catalogue, key: Key, what: str, word: str, known: Iterable[str]) -> Iterator[Fault]:
    """Yield a fault if `word` is not one of `known`."""
    known = list(known)
    if word not in known:
        hint = nearest(word, known)
        choice = f"one of {', '.join(known)}" if 0 < len(known) <= LISTED_AT_MOST else "one that there is"
        yield fault(catalogue, key, f'expected {what}, {choice}, found "{word}"', hint)


def unknown_value(catalogue: Catalogue, key: Key, trait: str, value: str) -> Iterator[Fault]:
    """Yield a fault if a trait that the game has knows no such value."""
    known = [value.id for value in catalogue.traits[trait].values]
    yield from unknown(catalogue, key, f"a value of {trait}", value, known)
