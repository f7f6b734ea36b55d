"""A scenario as steps: each played line with the lines expected below it. Knows nothing of any game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from generator.rulebook import Line, Scenario
from generator.scenarios.wrong import Kind, Wrong

PRINTED = "printed:"
RULING = "ruling:"
REFUSED = "No:"


@dataclass(frozen=True)
class Step:
    """A played line without its `>`, and what must come of it.

    `printed` are the lines that the rulebook wrongly prints and that must not come; `ruled` tells whether the
    expected lines were marked as the ruling.
    """

    line: Line
    text: str
    expected: tuple[Line, ...]
    printed: tuple[Line, ...] = ()
    ruled: bool = False

    @property
    def is_query(self) -> bool:
        """True if the line asks something."""
        return self.text.endswith("?")

    @property
    def refused_by(self) -> str:
        """The rule that must forbid this move, empty if it is to be played."""
        first = self.expected[0].text if self.expected else ""
        return first.removeprefix(REFUSED).strip() if first.startswith(REFUSED) else ""


@dataclass(frozen=True)
class Script:
    """A scenario's steps and its prose."""

    steps: tuple[Step, ...]
    prose: tuple[Line, ...]

    @property
    def pins_erratum(self) -> bool:
        """True if a printed reading and its ruling stand against each other somewhere."""
        return any(step.ruled for step in self.steps)


def read_script(scenario: Scenario) -> Script:
    """Split a scenario into steps and prose; raise `Wrong` for a half-written erratum or nothing expected."""
    steps: list[Step] = []
    prose: list[Line] = []
    below: list[Line] = []
    played: Line | None = None
    for line in [*scenario.lines, Line("", 0)]:
        text = line.text.strip()
        if text.startswith(">") or not text:
            if played is not None:
                steps.append(_step(played, below))
            played, below = (line if text else None), []
        elif played is not None:
            below.append(Line(text, line.number))
        else:
            prose.append(Line(text, line.number))
    if not any(step.expected for step in steps):
        at = Line(f":::{{scenario}} {scenario.title}", scenario.place.line)
        raise Wrong(Kind.WRITING, "expected at least one line below a played line, found none", line=at)
    return Script(tuple(steps), tuple(prose))


def _step(played: Line, below: Sequence[Line]) -> Step:
    text = played.text.strip()[1:].strip()
    if not text:
        raise Wrong(Kind.WRITING, "expected something to play behind the >, found nothing", line=played)
    printed = tuple(_behind(PRINTED, line) for line in below if line.text.startswith(PRINTED))
    ruling = [line for line in below if line.text.startswith(RULING)]
    if bool(printed) != bool(ruling):
        missing = RULING if printed else PRINTED
        message = f"an erratum has both readings: expected a line that begins with {missing}, found none"
        raise Wrong(Kind.WRITING, message, line=played)
    expected = tuple(
        _behind(RULING, line) if line in ruling else line
        for line in below
        if not line.text.startswith(PRINTED)
    )
    step = Step(played, text, expected, printed, bool(ruling))
    if step.refused_by and len(expected) > 1:
        raise Wrong(Kind.WRITING, "a refused move has no other line below it", line=expected[1])
    return step


def _behind(mark: str, line: Line) -> Line:
    return Line(line.text.removeprefix(mark).strip(), line.number)
