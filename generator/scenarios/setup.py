"""The set-up lines of a scenario, read: who sits where, which options hold, where play starts."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from generator.rulebook import Line
from generator.rules.kernel import Engine
from generator.scenarios.script import Step
from generator.scenarios.words import key, split
from generator.scenarios.wrong import Kind, Wrong

RIGS = ("shuffle", "blind", "dice")
"""Chance that can be rigged: the next shuffle (top card first), the next card taken unseen, the next dice."""

_HEAD = re.compile(r'\s*((?:"[^"]*"|[^":?])+?)\s*:(?:\s+(.*)|)$')
_SEAT = re.compile(r"[^\W\d_a-z]\w*")
_LETTERS = "ABCDEFGHIJKLMNOP"


@dataclass
class SetUp:
    """All set-up lines of a scenario, read but not yet carried out."""

    seats: tuple[str, ...] = ()
    lines: list[tuple[Line, str, str]] = field(default_factory=list)
    options: dict[str, bool | int | str] = field(default_factory=dict)
    entry: str = ""
    rest: str = ""
    inherited: tuple[tuple[Line, str, str], ...] = ()

    def copy(self) -> SetUp:
        """Return the same set-up, to be added to; a new line of the same head replaces the old ones."""
        again = tuple(self.lines)
        return SetUp(self.seats, [*again], {**self.options}, self.entry, self.rest, again)

    def read(self, step: Step) -> None:
        """Add a set-up line; raise `Wrong` if something is expected below it that it cannot give."""
        head, tail = _parts(step.text)
        words = head.split()
        if step.expected and words[0] != "start":
            message = (
                "a set-up line has no answer; expected lines stand below a move, a query or a start line"
            )
            raise Wrong(Kind.WRITING, message)
        match words[0]:
            case "table":
                self.seats = tuple(word.text for word in split(tail))
            case "option":
                self._option(words[1:], tail)
            case "start":
                self.entry, _, self.rest = tail.strip().partition(" ")
            case _:
                old = self.inherited
                self.lines = [
                    line for line in self.lines if line not in old or _about(line[1]) != _about(head)
                ]
                self.lines.append((step.line, head, tail))

    def _option(self, words: Sequence[str], tail: str) -> None:
        phrase = [*words, *tail.split()]
        if not phrase:
            raise Wrong(Kind.WRITING, "expected the name of an option, found nothing")
        self.options[phrase[0].replace("-", "_")] = _value(" ".join(phrase[1:]))

    def seated(self, engine: Engine, areas: Iterable[str] = ()) -> tuple[str, ...]:
        """Return the seats: those of the table line, else those set up, and more up to a possible number.

        `areas` are names of places, which no seat bears.
        """
        names = list(self.seats)
        if not names:
            names = seats_set_up((head for _, head, _ in self.lines), engine, areas)
        enough = [number for number in engine.seats if number >= len(names)]
        if not enough:
            raise Wrong(
                Kind.WRITING, f"{engine.game} is for at most {max(engine.seats)} players, not {len(names)}"
            )
        if not self.seats:
            names += [name for name in _LETTERS if name not in names][: min(enough) - len(names)]
        elif len(names) not in engine.seats:
            allowed = ", ".join(map(str, engine.seats))
            raise Wrong(Kind.WRITING, f"{engine.game} is for {allowed} players, not {len(names)}")
        return tuple(names)


def seats_set_up(heads: Iterable[str], engine: Engine, areas: Iterable[str] = ()) -> list[str]:
    """Return the seats that set-up lines are about, by what stands before their colons, in order."""
    words = (*engine.vocabulary.zones, *engine.vocabulary.states, *RIGS, *areas)
    known = {key(name) for name in words}
    firsts = (split(head)[0].text for head in heads)
    return list(dict.fromkeys(name for name in firsts if _SEAT.match(name) and key(name) not in known))


def is_set_up(text: str) -> bool:
    """Tell whether a played line belongs to the set-up: an option, or something followed by a colon."""
    return text.split(maxsplit=1)[0] == "option" or _HEAD.match(text) is not None


def _parts(text: str) -> tuple[str, str]:
    if text.split(maxsplit=1)[0] == "option":
        return text, ""
    found = _HEAD.match(text)
    assert found is not None
    return found[1], found[2] or ""


def _about(head: str) -> str:
    """Return what a set-up line is about: its seat, whatever hero and states follow, or the whole head."""
    first = split(head)[0].text
    return first if _SEAT.fullmatch(first) else head


def _value(text: str) -> bool | int | str:
    if text in ("", "yes", "on", "true"):
        return True
    if text in ("no", "off", "false"):
        return False
    return int(text) if text.lstrip("-").isdigit() else text
