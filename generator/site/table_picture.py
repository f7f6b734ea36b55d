"""A table drawn as SVG. It takes its colours from the page, and no colour alone tells anything."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from html import escape
from math import hypot

from generator.scenarios.snapshot import Measure, Snapshot, facts
from generator.site.svg import px, rect, text_at
from generator.site.table_layout import (
    GAP,
    GLYPH,
    HEAD,
    LINE,
    PAD,
    WIDTH,
    Box,
    Fact,
    Layout,
    lay_out,
    width_of,
)
from generator.site.table_map import lay_out_map, table_map

LONGEST_ANSWER = 4
"""How many letters of an answer fit the small disc on a line; longer ones stand in words only."""
ANSWER_OFF = 21.0
"""How far from the end of its line an answer stands."""
PIPS_AT_MOST = 8


def table_picture(
    id_: str,
    title: str,
    snapshot: Snapshot,
    measures: Sequence[Measure] = (),
    earlier: Snapshot | None = None,
    areas: Collection[str] = (),
) -> str:
    """Return the picture of a table; `id_` is its own on the page. What differs from `earlier` is marked.

    Of a map it shows the areas that matter and those called `areas`.
    """
    layout = lay_out(snapshot, earlier)
    drawn = snapshot.mattering | set(areas)
    below = layout.height + GAP if drawn else layout.height
    board = lay_out_map(snapshot.areas, drawn, below, earlier.areas if earlier else ())
    told = ". ".join(f"{head}: {'; '.join(said)}" for head, said in facts(snapshot, measures, areas))
    parts = [
        f'<svg class="table-picture" role="img" xmlns="http://www.w3.org/2000/svg" '
        f'viewBox="0 0 {px(WIDTH)} {px(board.bottom)}" '
        f'aria-labelledby="{id_}-title" aria-describedby="{id_}-desc">',
        f'<title id="{id_}-title">{escape(title)}</title>',
        f'<desc id="{id_}-desc">{escape(told)}.</desc>',
        *_round(layout),
        *(part for box in layout.seats for part in _seat(box)),
        *(_middle(layout.table) if layout.table else ()),
        *_measures(layout, measures),
        *table_map(board),
        "</svg>",
    ]
    return "".join(parts)


def _round(layout: Layout) -> Iterator[str]:
    """Draw the ring that joins the seats, with arrows the way play passes."""
    if len(layout.seats) < 2:
        return
    middles = [box.middle for box in layout.seats]
    left, right = min(x for x, _ in middles), max(x for x, _ in middles)
    top, bottom = min(y for _, y in middles), max(y for _, y in middles)
    yield rect(left, top, right - left, max(bottom - top, 0.1), min(24, (bottom - top) / 2), "ring")
    if len(layout.seats) > 2 and bottom > top:
        if len(layout.seats) % 2 == 0:
            yield _arrow(WIDTH / 2 - 6, top, WIDTH / 2 + 6, top, "ring-arrow")
        yield _arrow(WIDTH / 2 + 6, bottom, WIDTH / 2 - 6, bottom, "ring-arrow")


def _arrow(x: float, y: float, to_x: float, to_y: float, look: str) -> str:
    """Draw the head of an arrow from one point to another."""
    length = hypot(to_x - x, to_y - y) or 1
    ahead, aside = (to_x - x) / length, (to_y - y) / length
    back = (to_x - ahead * 9, to_y - aside * 9)
    points = [
        (to_x, to_y),
        (back[0] - aside * 4.5, back[1] + ahead * 4.5),
        (back[0] + aside * 4.5, back[1] - ahead * 4.5),
    ]
    return f'<path class="{look}" d="M{" ".join(f"{px(across)} {px(down)}" for across, down in points)}z"/>'


def _seat(box: Box) -> Iterator[str]:
    look = "seat-box" + ("" if box.alive else " seat-dead") + (" seat-turn" if box.turn else "")
    yield rect(box.x, box.y, box.width, box.height, 6, look)
    chip = max(width_of(box.name) * 1.15 + 10, 20)
    yield rect(box.x + PAD - 3, box.y + 5, chip, 17, 4, "seat-chip")
    yield text_at(box.x + PAD - 3 + chip / 2, box.y + 18, box.name, "seat-name", "middle")
    after = box.x + PAD + chip + 2
    if box.plays:
        room = box.x + box.width - after - (30 if box.turn else 6)
        yield text_at(after, box.y + 18, ", ".join(box.plays), "seat-plays", room=room)
    if box.turn:
        end = box.x + box.width
        yield text_at(end - 6, box.y + 17, "turn", "seat-turn-sign", "end")
    yield from _facts(box, box.y + HEAD)


def _middle(box: Box) -> Iterator[str]:
    yield rect(box.x, box.y, box.width, box.height, 6, "middle-box")
    yield from _facts(box, box.y + PAD / 2)


def _facts(box: Box, top: float) -> Iterator[str]:
    for fact in box.facts:
        look = "changed" if fact.changed else ""
        if fact.changed:
            high = len(fact.lines) * LINE - 4
            yield f'<path class="changed-bar" d="M{px(box.x + 2.5)} {px(top + 2)}v{px(high)}"/>'
        yield from _fact(fact, box.x + PAD, top + LINE - 4, look)
        top += len(fact.lines) * LINE


def _fact(fact: Fact, x: float, base: float, look: str) -> Iterator[str]:
    if fact.pips is not None:
        yield from _pips(fact, x, base, look)
        return
    at = x
    if fact.count is not None:
        yield rect(x, base - 10.5, 15, 13, 2, "back" if fact.hidden else "face")
        yield text_at(
            x + 7.5, base - 0.3, str(fact.count), "back-number" if fact.hidden else "face-number", "middle"
        )
        at += GLYPH
    label = f'<tspan class="fact-label">{escape(fact.label)}</tspan> ' if fact.label else ""
    first = f"{label}{escape(fact.lines[0])}"
    yield (
        f'<text class="{look}" x="{px(at)}" y="{px(base)}">{first}</text>'
        if look
        else (f'<text x="{px(at)}" y="{px(base)}">{first}</text>')
    )
    for number, line in enumerate(fact.lines[1:], 1):
        yield text_at(at, base + number * LINE, line, look)


def _pips(fact: Fact, x: float, base: float, look: str) -> Iterator[str]:
    """Draw life as discs, full for what is left and empty for what is lost, and as a number."""
    assert fact.pips is not None
    life, most = fact.pips
    if most > PIPS_AT_MOST:
        most = life = 1
    for number in range(most):
        full = "life" if number < life else "lost"
        yield f'<circle class="{full}" cx="{px(x + 5 + number * 12)}" cy="{px(base - 4)}" r="4.3"/>'
    yield text_at(x + most * 12 + 4, base, fact.lines[0], look)


def _measures(layout: Layout, measures: Sequence[Measure]) -> Iterator[str]:
    """Draw what was asked of two seats as a line from one to the other, with the answer on it."""
    boxes = {box.name: box for box in layout.seats}
    drawn = [m for m in measures if m.start in boxes and m.end in boxes and len(m.answer) <= LONGEST_ANSWER]
    ends: dict[str, list[tuple[float, float, Measure]]] = {}
    for measure in drawn:
        for near, far in ((measure.start, measure.end), (measure.end, measure.start)):
            if near != far:
                across, down = boxes[far].middle
                ends.setdefault(near, []).append((down, -across, measure))
    doors = {
        (name, measure): boxes[name].door(number, len(lines))
        for name, lines in ends.items()
        for number, (_, _, measure) in enumerate(sorted(lines, key=lambda line: line[:2]))
    }
    discs: list[str] = []
    for measure in drawn:
        if measure.start == measure.end:
            x, y = boxes[measure.start].door(0, 1)
            at = x + (14 if x < WIDTH / 2 else -14), y
        else:
            start, end = doors[measure.start, measure], doors[measure.end, measure]
            lean = _lean(start, end)
            course = f"M{px(start[0])} {px(start[1])}Q{px(lean[0])} {px(lean[1])} {px(end[0])} {px(end[1])}"
            yield f'<path class="measure" d="{course}"/>'
            yield _arrow(*lean, *end, "measure-arrow")
            at = _before_end(start, lean, end)
        discs.append(f'<circle class="measure-disc" cx="{px(at[0])}" cy="{px(at[1])}" r="8.5"/>')
        discs.append(text_at(at[0], at[1] + 4.3, measure.answer, "measure-answer", "middle"))
    yield from discs


def _lean(start: tuple[float, float], end: tuple[float, float]) -> tuple[float, float]:
    """Return to where a line between seats bends, so that it keeps clear of those between them."""
    middle = (start[1] + end[1]) / 2
    if abs(start[0] - end[0]) < 1:
        out = 1 if start[0] < WIDTH / 2 else -1
        return start[0] + out * min(96, 30 + abs(start[1] - end[1]) / 4), middle
    return (start[0] + end[0]) / 2, middle


def _before_end(
    start: tuple[float, float], lean: tuple[float, float], end: tuple[float, float]
) -> tuple[float, float]:
    """Return the point of a curve where the answer stands: near the seat that was measured, off its arrow."""
    points = (_along(part / 50, start, lean, end) for part in range(49, 24, -1))
    return next((p for p in points if hypot(p[0] - end[0], p[1] - end[1]) >= ANSWER_OFF), lean)


def _along(
    part: float, start: tuple[float, float], lean: tuple[float, float], end: tuple[float, float]
) -> tuple[float, float]:
    """Return a point of a curve."""
    rest = 1 - part
    return (
        rest * rest * start[0] + 2 * rest * part * lean[0] + part * part * end[0],
        rest * rest * start[1] + 2 * rest * part * lean[1] + part * part * end[1],
    )
