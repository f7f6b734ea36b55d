"""A scenario's lines parted into prose and play, as a reader sees them. Nothing here is judged or played."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from generator.rulebook.model import Line

StepKind = Literal["query", "set-up", "again", "move"]

_TABLE = re.compile(r"\s*>\s*table:\s*(?P<seats>.+)")
_SET_UP = re.compile(r"(?P<who>[^:?\"]{1,60}?):(?: (?P<what>.*)|$)")


@dataclass(frozen=True)
class Step:
    """A played line and what is expected of it.

    `who` is the seat of a move or what a set-up line is about; `text` is the rest of the line.
    """

    kind: StepKind
    who: str
    text: str
    number: int
    expected: tuple[Line, ...]


@dataclass(frozen=True)
class Prose:
    """Lines between plays, to be read as Markdown; `number` is the line in the file of the first."""

    lines: tuple[str, ...]
    number: int


@dataclass(frozen=True)
class Play:
    """Played lines with no prose between them."""

    steps: tuple[Step, ...]


def parts(
    lines: Sequence[Line], set_up: Callable[[Iterable[str]], Sequence[str]] = lambda heads: ()
) -> list[Prose | Play]:
    """Part the body of a scenario: lines with `>`, lines directly below up to a blank one, and the rest.

    `set_up` tells which seats set-up lines are about, by what stands before their colons.
    """
    found: list[Prose | Play] = []
    seats = _seats(lines, set_up)
    number = 0
    while number < len(lines):
        line = lines[number]
        number += 1
        if not line.text.strip():
            continue
        below = number
        while below < len(lines) and lines[below].text.strip() and not _is_played(lines[below]):
            below += 1
        following = lines[number:below]
        number = below
        if _is_played(line):
            step = _read_step(line, tuple(following), seats)
            if found and isinstance(found[-1], Play):
                found[-1] = Play((*found[-1].steps, step))
            else:
                found.append(Play((step,)))
        else:
            found.append(Prose((line.text, *(other.text for other in following)), line.number))
    return found


def courses(play: Play) -> Iterator[Play]:
    """Part played lines before each return to the set-up."""
    begun: list[Step] = []
    for step in play.steps:
        if step.kind == "again" and begun:
            yield Play(tuple(begun))
            begun = []
        begun.append(step)
    if begun:
        yield Play(tuple(begun))


def _seats(lines: Sequence[Line], set_up: Callable[[Iterable[str]], Sequence[str]]) -> re.Pattern[str]:
    """Return what begins a move: seats of the table line, else those set up; and single capital letters."""
    tables = [match for line in lines if (match := _TABLE.fullmatch(line.text))]
    named = [name.strip() for match in tables for name in match["seats"].split(",")]
    played = (_text(line) for line in lines if _is_played(line))
    heads = (match["who"] for text in played if (match := _SET_UP.fullmatch(text)))
    names = map(re.escape, sorted(named or set_up(heads), key=len, reverse=True))
    seat = "|".join(["[A-Z]", *names])
    return re.compile(rf"(?P<seat>(?:{seat})(?:, ?(?:{seat}))*)(?= |$)")


def _read_step(line: Line, expected: tuple[Line, ...], seats: re.Pattern[str]) -> Step:
    """Tell what sort of played line this is."""
    text = _text(line)
    if text.endswith("?"):
        return Step("query", "", text, line.number, expected)
    if text == "again":
        return Step("again", "", text, line.number, expected)
    if text.startswith("option "):
        return Step("set-up", "option", text.removeprefix("option ").strip(), line.number, expected)
    set_up = _SET_UP.fullmatch(text)
    if set_up:
        who, what = set_up["who"], set_up["what"] or ""
        seat = seats.match(who)
        if seat:
            who, what = seat["seat"], "; ".join(filter(None, (who[seat.end() :].strip(), what)))
        return Step("set-up", who, what, line.number, expected)
    seat = seats.match(text)
    who = seat["seat"] if seat else ""
    return Step("move", who, text[len(who) :].strip(), line.number, expected)


def _text(line: Line) -> str:
    """Return a played line without its sign."""
    return line.text.lstrip()[1:].strip()


def _is_played(line: Line) -> bool:
    return line.text.lstrip().startswith(">")
