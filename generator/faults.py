"""What is wrong with something a person wrote, and where; every reader of files reports in this form."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from rapidfuzz import fuzz, process


@dataclass(frozen=True, order=True)
class Place:
    """A file and a line in it, counted from 1; line 0 means the file as a whole."""

    file: Path
    line: int = 0

    def __str__(self) -> str:
        shown = self.file
        if shown.is_absolute() and shown.is_relative_to(Path.cwd()):
            shown = shown.relative_to(Path.cwd())
        return f"{shown.as_posix()}:{self.line}" if self.line else shown.as_posix()


@dataclass(frozen=True, order=True)
class Fault:
    """One fault: where, in which field, what was expected, what was found and what may have been meant."""

    place: Place
    field: str
    message: str
    nearest: str = ""

    def __str__(self) -> str:
        field = f" {self.field}:" if self.field else ""
        hint = f'; did you mean "{self.nearest}"?' if self.nearest else ""
        return f"{self.place}:{field} {self.message}{hint}"


class Faults(Exception):  # noqa: N818 - it carries all faults of a run, not one error
    """Bad input: every fault found in one run. The command line prints them and exits with status 2."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults: Sequence[Fault] = sorted(set(faults))
        super().__init__("\n".join(map(str, self.faults)))


ALIKE = 66
"""Percent of letters, in order, that a slip and the word that was meant share at least.

Tried on the names and ids of our games: above it lie all words with one slip or two, even short ones with two
letters changed round ("bga" for "bag"); below it 96 of 100 words that mean something else.
"""


def nearest(word: str, known: Iterable[str]) -> str:
    """Return the known word that was meant by `word`, or an empty string if none is like it.

    That is the only one with all its words in whatever order ("Jian" for "Sun Jian"), else the one most alike
    letter by letter.
    """
    names = list(known)
    wanted = _words(word)
    holding = [name for name in names if wanted and wanted <= _words(name)]
    if len(holding) == 1:
        return holding[0]
    found = process.extractOne(word, names, scorer=fuzz.ratio, score_cutoff=ALIKE, processor=str.casefold)
    return str(found[0]) if found else ""


def _words(text: str) -> frozenset[str]:
    return frozenset(re.split(r"[\W_]+", text.casefold())) - {""}
