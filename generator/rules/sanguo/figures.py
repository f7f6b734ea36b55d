"""Numbers of the rules that cards and heroes change: of rule, card and hero the later word is the last."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from generator.rules.kernel.rule import Declared, note

CARD, HERO = 1, 2

Number = Callable[..., Any]


class Figure:
    """A number read from the state by `base`; `changes` are applied to it in order of rank.

    Switched off, the base gives `off`; a change switched off leaves the number as it is.
    """

    def __init__(self, id: str, base: Number, off: Any) -> None:  # noqa: A002
        self.id = id
        self.base = base
        self.off = off
        self.changes: list[tuple[int, str, Number]] = []
        self.changed_by: set[str] = set()
        """The ids of its changes."""

    def __call__(self, table: Any, *about: Any) -> Any:
        """Return the number for what it is about: a seat, or two."""
        base, changes = table.in_force.get(self) or self._in_force(table)
        value = base(table, *about)
        for change in changes:
            value = change(table, *about, value)
        return value

    def _in_force(self, table: Any) -> tuple[Number, Sequence[Number]]:
        """Return the base and the changes that may count now, and note them at the table."""
        base = self.base if self.id not in table.off else lambda *_about: self.off
        changes = [change for _, id_, change in self.changes if not table.idle(id_) and id_ not in table.off]
        table.in_force[self] = base, changes
        return base, changes


def figure(id: str, *, off: Any) -> Callable[[Number], Figure]:  # noqa: A002
    """Declare a number of the rules, read from the state by the function below; switched off it is `off`."""

    def declare(base: Number) -> Figure:
        note(Declared(id, "figure", base.__module__, base.__code__.co_firstlineno))
        return Figure(id, base, off)

    return declare


def changes(figure: Figure, id: str, rank: int) -> Callable[[Number], Number]:  # noqa: A002
    """Declare what a card or a hero's skill does to a number.

    `change(table, *about, value)` gives the new one. Where `id` is that of a skill, of equipment or of a
    slot, the change is not even asked while nobody has it.
    """

    def declare(change: Number) -> Number:
        note(Declared(id, "change", change.__module__, change.__code__.co_firstlineno))
        figure.changes.append((rank, id, change))
        figure.changed_by.add(id)
        figure.changes.sort(key=lambda each: each[0])
        return change

    return declare
