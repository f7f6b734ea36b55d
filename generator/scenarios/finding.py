"""Finds a record by what a scenario calls it: its id, its name, or another name that the rulebook uses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from generator.scenarios.words import key
from generator.scenarios.wrong import unknown_word

T = TypeVar("T")


def names(*known: str) -> tuple[str, ...]:
    """Return names as they are compared, each once."""
    return tuple(dict.fromkeys(map(key, known)))


def find(name: str, records: Mapping[str, T]) -> T | None:
    """Return the record that is called so; names come before other names."""
    for id_, record in records.items():
        if key(name) in names(id_, str(getattr(record, "name", id_))):
            return record
    for record in records.values():
        if key(name) in names(*getattr(record, "also", ())):
            return record
    return None


def pick(name: str, what: str, records: Mapping[str, T]) -> T:
    """Return the record that is called so, or fail with the nearest names of what was expected."""
    found = find(name, records)
    if found is None:
        raise unknown_word(name, what, [str(getattr(record, "name", id_)) for id_, record in records.items()])
    return found
