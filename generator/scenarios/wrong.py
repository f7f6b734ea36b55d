"""How a scenario goes wrong: at which line, in which way, and what the engine said instead."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from generator.faults import nearest
from generator.rulebook import Line


class Kind(Enum):
    """Ways to go wrong. Only the first two say something about the rules."""

    EXPECTED = "an expected line did not come"
    PLAYED = "a played line could not be played"
    WORD = "a word is not in the vocabulary"
    WRITING = "the scenario is not written as it must be"
    CRASH = "the engine broke a promise"

    @property
    def claims(self) -> bool:
        """True if a rule that is off may cause it, so that it proves something about that rule."""
        return self in (Kind.EXPECTED, Kind.PLAYED)


class Wrong(Exception):  # noqa: N818 - a finding about the scenario, not an error of the program
    """The first wrong line of a scenario. `says` is what the engine gave instead of what is `expected`."""

    def __init__(
        self,
        kind: Kind,
        message: str,
        *,
        line: Line | None = None,
        expected: Iterable[str] = (),
        says: Iterable[str] = (),
    ) -> None:
        self.kind = kind
        self.message = message
        self.line = line
        self.expected = "\n".join(expected)
        self.says = "\n".join(says)
        super().__init__(message)


class NotAtTable(Wrong):
    """The finding that a query names a seat or card that this table has not; the data may know it."""


def unknown_word(word: str, what: str, known: Iterable[str]) -> Wrong:
    """Return the finding that `word` is not one of the known words, with the nearest ones or all of a few."""
    words = sorted(set(known))
    meant = nearest(word, [known_word for known_word in words if len(known_word) > 1 or len(word) == 1])
    if meant:
        hint = f'; did you mean "{meant}"?'
    elif words and len(words) <= 12:
        hint = f"; expected one of {', '.join(words)}"
    else:
        hint = ""
    return Wrong(Kind.WORD, f'"{word}" is not {what}{hint}')
