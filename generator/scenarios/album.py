"""Pictures to be drawn of a scenario: the table of each course before its first move and after its last."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from generator.scenarios.queries import blanks
from generator.scenarios.setup import is_set_up
from generator.scenarios.snapshot import Measure, Snapshot, snapshot

if TYPE_CHECKING:
    from collections.abc import Sequence

    from generator.scenarios.play import Play
    from generator.scenarios.script import Step


@dataclass(frozen=True)
class Course:
    """One course of a scenario, from its set-up to its end or to the next `> again`.

    `line` is the number of the last line played. `before` is None where it is as at the start of the course
    before this one or nothing lay on the table yet, `after` is None where nothing changed; one of them is
    there. Measures stand with the table that they were asked of.
    """

    line: int
    before: Snapshot | None
    after: Snapshot | None = None
    asked_before: tuple[Measure, ...] = ()
    asked_after: tuple[Measure, ...] = ()


@dataclass
class Album:
    """Collects the courses of one scenario while it is played."""

    courses: list[Course] = field(default_factory=list)
    _start: Snapshot | None = None
    _before: Snapshot | None = None
    _line: int = 0
    _moves: int = 0
    _asked: dict[tuple[bool, str, str], str] = field(default_factory=dict)

    def begins(self, play: Play) -> None:
        """Take the table down as the set-up laid it."""
        self._before = _taken(play)
        self._asked, self._moves = {}, 0

    def plays(self, step: Step) -> None:
        """Note that a line is about to be played."""
        self._line = step.line.number
        self._moves += not step.is_query and not is_set_up(step.text)

    def asks(self, play: Play, text: str, answer: Sequence[str]) -> None:
        """Note the answer to a query of two seats that a picture can show."""
        for query in play.engine.vocabulary.queries:
            found = blanks(query.pattern, text) if query.between else None
            if found is not None:
                start, end = found
                self._asked[self._moves > 0, start, end] = " ".join(answer)

    def ends(self, play: Play | None) -> None:
        """Take the table down as the course leaves it."""
        before = self._before
        if play is None or before is None:
            return
        after = _taken(play)
        changed = after != before
        asked_before, asked_after = self._measures(late=False), self._measures(late=True)
        if not changed:
            asked_before, asked_after = (*asked_before, *asked_after), ()
        known = not asked_before and (before == self._start or self._is_empty(play, before, changed=changed))
        if changed or not known:
            first = None if known else before
            self.courses.append(
                Course(self._line, first, after if changed else None, asked_before, asked_after)
            )
        self._start, self._before = before, None

    def _is_empty(self, play: Play, before: Snapshot, *, changed: bool) -> bool:
        """Tell whether a table is not worth a picture: nothing lies there that another one could differ by.

        Where another picture follows, what seats are of themselves, such as who begins, stands there too.
        """
        if self._start is not None and self._start.has_pieces:
            return False
        return before.is_bare or (changed and not before.has_pieces and not play.is_set_up)

    def _measures(self, *, late: bool) -> tuple[Measure, ...]:
        return tuple(
            Measure(start, end, answer)
            for (moved, start, end), answer in self._asked.items()
            if moved is late
        )


def _taken(play: Play) -> Snapshot:
    return snapshot(play.engine.vocabulary.shows(play.table), play.engine.vocabulary, play.named)
