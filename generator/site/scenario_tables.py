"""The tables of a scenario beside each other, before and after, and the same facts in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from docutils import nodes

from generator.scenarios.album import Course
from generator.scenarios.snapshot import Measure, Snapshot, facts
from generator.site.play import Play
from generator.site.table_picture import table_picture


class Tables:
    """Gives the pictures of a scenario's courses, each behind the last line that was played."""

    def __init__(self, anchor: str, courses: Sequence[Course]) -> None:
        self._anchor = anchor
        self._courses = list(enumerate(courses, 1))
        self._start: Snapshot | None = None

    def after(self, play: Play) -> list[nodes.raw]:
        """Return the pictures of courses that end in these lines."""
        lines = {step.number for step in play.steps}
        found: list[nodes.raw] = []
        while self._courses and self._courses[0][1].line in lines:
            number, course = self._courses.pop(0)
            self._start = course.before or self._start
            found.append(tables_node(f"{self._anchor}-table-{number}", course, self._start))
        return found


def tables_node(id_: str, course: Course, start: Snapshot | None) -> nodes.raw:
    """Return the pictures of a course; `start` is the table from which it began, drawn again or not."""
    shown = list(_shown(course, course.before or start))
    tables = [table for table in (course.before or start, course.after) if table]
    areas = frozenset(name for table in tables for name in table.mattering)
    figures = "".join(
        f"<figure><figcaption>{caption}</figcaption>"
        f"{table_picture(f'{id_}-{number}', title, table, measures, earlier, areas)}</figure>"
        for number, (caption, title, table, measures, earlier) in enumerate(shown)
    )
    told = "".join(
        f"<p>{caption}</p>{_words(facts(table, asked, areas))}" for caption, _, table, asked, _ in shown
    )
    html = (
        f'<div class="tables">{figures}<details class="table-words"><summary>The table in words</summary>'
        f"{told}</details></div>\n"
    )
    return nodes.raw("", html, format="html")


def _shown(
    course: Course, start: Snapshot | None
) -> Iterator[tuple[str, str, Snapshot, Sequence[Measure], Snapshot | None]]:
    if course.before is not None:
        caption, title = (
            ("Before", "The table before the first move") if course.after else ("The table", "The table")
        )
        yield caption, title, course.before, course.asked_before, None
    if course.after is not None:
        yield "After", "The table after the last move", course.after, course.asked_after, start


def _words(told: Sequence[tuple[str, Sequence[str]]]) -> str:
    rows = "".join(f"<dt>{escape(head)}</dt><dd>{escape('; '.join(said))}</dd>" for head, said in told)
    return f"<dl>{rows}</dl>"
