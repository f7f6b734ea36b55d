"""The map in the picture of a table: boxes for the areas that matter, and lines for their borders."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from html import escape

from generator.scenarios.snapshot import AreaShot, FigureShot
from generator.site.svg import px, rect, text_at
from generator.site.table_layout import LINE, PAD, WIDTH, width_of

_NAME, _KEY = 21.0, 26.0
_APART, _TALL = 14.0, 62.0
_TOKEN = 18.0
_SIGNS = 2
"""How many numbers of a figure stand in a sign of their own; further ones are written out."""


@dataclass(frozen=True)
class Row:
    """A line in an area's box: words, whether they tell whose the figures below are, and numbers in signs."""

    text: str
    signs: tuple[int, ...] = ()
    owner: bool = False
    changed: bool = False

    @property
    def width(self) -> float:
        """About how wide the line comes out."""
        return width_of(self.text) * 1.1 + _TOKEN * len(self.signs) + (10 if self.owner else 0)


@dataclass(frozen=True)
class AreaBox:
    """An area in its place."""

    name: str
    rows: tuple[Row, ...]
    borders: tuple[str, ...]
    x: float
    y: float

    @property
    def width(self) -> float:
        """The width of the box."""
        widest = max([width_of(self.name) * 1.2, *(row.width for row in self.rows)])
        return min(widest + 2 * PAD, WIDTH - 2)

    @property
    def height(self) -> float:
        """The height of the box."""
        return _NAME + len(self.rows) * LINE + PAD / 2

    @property
    def middle(self) -> tuple[float, float]:
        """The centre of the box."""
        return self.x + self.width / 2, self.y + self.height / 2


@dataclass(frozen=True)
class MapLayout:
    """The boxes of a map, the numbers that stand in signs, and where the map ends."""

    boxes: tuple[AreaBox, ...]
    signs: tuple[str, ...]
    bottom: float


def lay_out_map(
    areas: Sequence[AreaShot], shown: Collection[str], top: float, earlier: Sequence[AreaShot] = ()
) -> MapLayout:
    """Place the areas called `shown` as they lie on the map, apart from each other; mark what differs."""
    before = {area.name: area for area in earlier}
    wanted = [area for area in areas if area.name in shown]
    named = dict.fromkeys(name for area in areas for figure in area.standing for name, _ in figure.figures)
    signs = tuple(named)[:_SIGNS]
    if not wanted:
        return MapLayout((), (), top)
    left, right = min(area.x for area in areas), max(area.x for area in areas)
    first, last = min(area.y for area in wanted), max(area.y for area in wanted)
    placed: list[AreaBox] = []
    for area in sorted(wanted, key=lambda area: (area.y, area.x)):
        rows = tuple(_rows(area, before.get(area.name), signs))
        loose = AreaBox(area.name, rows, area.borders, 0, 0)
        x = 1 + (area.x - left) / ((right - left) or 1) * (WIDTH - 2 - loose.width)
        y = top + 1 + (area.y - first) / ((last - first) or 1) * _TALL * (len(wanted) - 1)
        placed.append(_settled(AreaBox(area.name, rows, area.borders, x, y), placed))
    bottom = max(box.y + box.height for box in placed)
    return MapLayout(tuple(placed), signs, bottom + (_KEY if signs else 0) + 1)


def _settled(box: AreaBox, others: Sequence[AreaBox]) -> AreaBox:
    """Return a box moved down until it lies on no other."""
    y = box.y
    for other in sorted(others, key=lambda other: other.y + other.height):
        beside = box.x + box.width + 6 < other.x or other.x + other.width + 6 < box.x
        if not beside and y < other.y + other.height + _APART and other.y < y + box.height + _APART:
            y = other.y + other.height + _APART
    return AreaBox(box.name, box.rows, box.borders, box.x, y)


def _rows(area: AreaShot, earlier: AreaShot | None, signs: Sequence[str]) -> Iterator[Row]:
    moved = earlier is not None and earlier.pieces != area.pieces
    for name, number in area.pieces:
        yield Row(f"{number or 'no'} {name}", changed=moved)
    known = {figure.name: figure for figure in earlier.standing} if earlier else {}
    owners = dict.fromkeys(figure.owner for figure in area.standing)
    for owner in owners:
        if owner:
            yield Row(owner, owner=True)
        for figure in area.standing:
            if figure.owner == owner:
                changed = earlier is not None and known.get(figure.name) != figure
                yield _figure_row(figure, signs, changed)


def _figure_row(figure: FigureShot, signs: Sequence[str], changed: bool) -> Row:
    numbers = dict(figure.figures)
    others = [f"{name} {value}" for name, value in figure.figures if name not in signs]
    return Row(
        ", ".join((figure.name, *others)),
        tuple(numbers.get(name, 0) for name in signs),
        changed=changed,
    )


def table_map(layout: MapLayout) -> Iterator[str]:
    """Draw a map."""
    boxes = {box.name: box for box in layout.boxes}
    for box in layout.boxes:
        for other in box.borders:
            if other in boxes and box.name < other:
                yield _border(box, boxes[other], [b for b in layout.boxes if b.name not in (box.name, other)])
    for box in layout.boxes:
        yield from _box(box)
    if layout.boxes and layout.signs:
        yield from _key(layout)


def _border(one: AreaBox, other: AreaBox, between: Sequence[AreaBox]) -> str:
    """Draw a border as a line from box to box that bends around those between, if it can."""
    (x, y), (to_x, to_y) = one.middle, other.middle
    for bend in (0, 60, -60, 120, -120, 200, -200):
        at = (x + to_x) / 2 + bend, (y + to_y) / 2
        points = [
            tuple(
                (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c
                for a, b, c in ((x, at[0], to_x), (y, at[1], to_y))
            )
            for t in (step / 20 for step in range(21))
        ]
        if not any(_within(box, *point) for box in between for point in points) and all(
            0 < across < WIDTH for across, _ in points
        ):
            return (
                f'<path class="border" d="M{px(x)} {px(y)}Q{px(at[0])} {px(at[1])} {px(to_x)} {px(to_y)}"/>'
            )
    return f'<path class="border" d="M{px(x)} {px(y)}L{px(to_x)} {px(to_y)}"/>'


def _within(box: AreaBox, x: float, y: float) -> bool:
    return box.x - 3 < x < box.x + box.width + 3 and box.y - 3 < y < box.y + box.height + 3


def _box(box: AreaBox) -> Iterator[str]:
    yield rect(box.x, box.y, box.width, box.height, 10, "area-box")
    yield text_at(box.x + PAD, box.y + 15, box.name, "area-title")
    base = box.y + _NAME + LINE - 4
    for row in box.rows:
        if row.changed:
            yield f'<path class="changed-bar" d="M{px(box.x + 2.5)} {px(base - 11)}v{px(LINE - 3)}"/>'
        if row.owner:
            wide = width_of(row.text) * 1.1 + 10
            yield rect(box.x + PAD - 3, base - 11.5, wide, 14.5, 4, "seat-chip")
            yield text_at(box.x + PAD - 3 + wide / 2, base, row.text, "area-owner", "middle")
        else:
            yield text_at(box.x + PAD, base, row.text, "changed" if row.changed else "")
        end = box.x + box.width - PAD - _TOKEN * len(row.signs) + _TOKEN / 2
        for at, value in enumerate(row.signs):
            yield from _sign(at, end + at * _TOKEN, base, str(value))
        base += LINE


def _sign(at: int, x: float, base: float, text: str) -> Iterator[str]:
    """Draw a number in the sign of its place: the first in a square, the second in a disc."""
    if at == 0:
        yield rect(x - 7, base - 11, 14, 14, 2, "face")
    else:
        yield f'<circle class="face" cx="{px(x)}" cy="{px(base - 4)}" r="7.2"/>'
    if text:
        yield text_at(x, base - 0.3, text, "face-number", "middle")


def _key(layout: MapLayout) -> Iterator[str]:
    """Say which number stands in which sign."""
    base = layout.bottom - 7
    x = 10.0
    for at, name in enumerate(layout.signs):
        yield from _sign(at, x, base, "")
        yield f'<text class="fact-label" x="{px(x + 11)}" y="{px(base)}">{escape(name)}</text>'
        x += 30 + width_of(name)
