"""Where cards lie on a sheet: how many columns and rows, how far apart, and where the marks to cut by go."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import pairwise, product

from generator.printing.geometry import Box, Line, Margins
from generator.printing.sizes import PRINTER_MARGIN, ZERO, CardSize, Length, Paper, mm, points

FOOTER_HEIGHT = mm(10)
"""The strip along the lower edge with the ruler and what the sheet says about itself."""

SMALLEST_GUTTER = mm(2)
"""Anything narrower is harder to cut out than a shared cut, so cards abut instead."""

GUTTER_STEP = mm("0.5")

ROOM_FOR_GUTTER_MARKS = mm(2)
"""Between two full bleeds, so that marks can be repeated between the cards."""

SMALLEST_MARK = mm(1)

_HALF = mm("0.5")
_FOUR = mm(4)
_HAIRLINE = points(Fraction(1, 4))


@dataclass(frozen=True)
class MarkStyle:
    """How crop marks look: their distance from the bleed, their length and the width of their line.

    A length shrinks to what the sheet has room for, down to 1 mm. Printers drop lines thinner than 0.25 pt.
    """

    offset: Length = _HALF
    length: Length = _FOUR
    width: Length = _HAIRLINE


@dataclass(frozen=True)
class Slot:
    """A card's place: its trim box and how far the bleed may reach past it on each side."""

    column: int
    row: int
    trim: Box
    bleed: Margins


@dataclass(frozen=True)
class Grid:
    """Slots on a paper, row by row from the upper left, and the marks to cut them by."""

    paper: Paper
    size: CardSize
    columns: int
    rows: int
    gap_across: Length
    gap_down: Length
    left: Length
    bottom: Length
    marks: MarkStyle | None

    @cached_property
    def block(self) -> Box:
        """The smallest box around all trim boxes."""
        return Box(
            self.left,
            self.bottom,
            self.columns * self.size.width + (self.columns - 1) * self.gap_across,
            self.rows * self.size.height + (self.rows - 1) * self.gap_down,
        )

    @property
    def footer(self) -> Box:
        """The strip with the ruler and the sheet's particulars."""
        return Box(PRINTER_MARGIN, PRINTER_MARGIN, self.paper.width - 2 * PRINTER_MARGIN, FOOTER_HEIGHT)

    @property
    def capacity(self) -> int:
        """How many cards a full sheet holds."""
        return self.columns * self.rows

    def slots(self, used: int | None = None) -> Sequence[Slot]:
        """Return the first `used` slots, or all, row by row from the upper left.

        Towards a neighbour the bleed stops halfway; past the rim and over empty slots it is whole.
        """
        filled = self.capacity if used is None else min(used, self.capacity)
        places = [(column, row) for row, column in product(range(self.rows), range(self.columns))][:filled]
        taken = frozenset(places)
        return [self._slot(column, row, taken) for column, row in places]

    def _slot(self, column: int, row: int, taken: frozenset[tuple[int, int]]) -> Slot:
        trim = Box(
            self.left + column * (self.size.width + self.gap_across),
            self.block.top - self.size.height - row * (self.size.height + self.gap_down),
            self.size.width,
            self.size.height,
        )

        def reach(neighbour: tuple[int, int], gap: Length) -> Length:
            return min(self.size.bleed, gap / 2) if neighbour in taken else self.size.bleed

        bleed = Margins(
            left=reach((column - 1, row), self.gap_across),
            right=reach((column + 1, row), self.gap_across),
            top=reach((column, row - 1), self.gap_down),
            bottom=reach((column, row + 1), self.gap_down),
        )
        return Slot(column, row, trim, bleed)

    @property
    def inner_bleed(self) -> Length:
        """The least bleed any card has towards its neighbours."""
        return min(self.size.bleed, self.gap_across / 2, self.gap_down / 2)

    @property
    def described(self) -> str:
        """The choice in words, for the sheet, such as `3 x 3, cards abut across, gutters 3 mm down`."""
        gaps = {"across": self.gap_across, "down": self.gap_down}
        if len({*gaps.values()}) == 1:
            shown = f"gutters {self.gap_across}" if self.gap_across > ZERO else "cards abut"
        else:
            shown = ", ".join(
                f"gutters {gap} {way}" if gap > ZERO else f"cards abut {way}" for way, gap in gaps.items()
            )
        return f"{self.columns} x {self.rows}, {shown}"

    def crop_marks(self, used: int) -> Sequence[Line]:
        """Return the marks for a sheet whose first `used` slots are filled.

        Every cut has a mark at both ends, outside the bleed, and one in each gutter it crosses that is wider
        than two bleeds. The middle of a line is the cut.
        """
        if self.marks is None or not used:
            return []
        filled = self.slots(used)
        return [*self._upright(filled, self.marks), *self._level(filled, self.marks)]

    def _upright(self, filled: Sequence[Slot], style: MarkStyle) -> Iterator[Line]:
        cuts = sorted({edge for slot in filled for edge in (slot.trim.left, slot.trim.right)})
        covered = sorted({_upright_span(slot) for slot in filled})
        length = min(style.length, self._room_for_marks()[1])
        for start, end in _between(covered, style.offset, length):
            yield from (Line(cut, start, cut, end, style.width) for cut in cuts)

    def _level(self, filled: Sequence[Slot], style: MarkStyle) -> Iterator[Line]:
        cuts = sorted({edge for slot in filled for edge in (slot.trim.bottom, slot.trim.top)})
        covered = sorted({_level_span(slot) for slot in filled})
        length = min(style.length, self._room_for_marks()[0])
        for start, end in _between(covered, style.offset, length):
            yield from (Line(start, cut, end, cut, style.width) for cut in cuts)

    def _room_for_marks(self) -> tuple[Length, Length]:
        """How long marks can be at the sides, and above and below."""
        assert self.marks is not None
        taken = self.size.bleed + self.marks.offset
        sides = self.left - PRINTER_MARGIN - taken
        ends = min(self.bottom - self.footer.top, self.paper.height - PRINTER_MARGIN - self.block.top) - taken
        return sides, ends


def cut_lines(marks: Sequence[Line]) -> Sequence[Line]:
    """Return a line along each whole cut, in place of the marks on it."""
    cuts: dict[tuple[bool, Length], list[Line]] = {}
    for mark in marks:
        upright = mark.left == mark.right
        cuts.setdefault((upright, mark.left if upright else mark.bottom), []).append(mark)
    return [
        Line(
            min(mark.left for mark in along),
            min(mark.bottom for mark in along),
            max(mark.right for mark in along),
            max(mark.top for mark in along),
            along[0].width,
        )
        for along in cuts.values()
    ]


Span = tuple[Length, Length]


def _upright_span(slot: Slot) -> Span:
    return slot.trim.bottom - slot.bleed.bottom, slot.trim.top + slot.bleed.top


def _level_span(slot: Slot) -> Span:
    return slot.trim.left - slot.bleed.left, slot.trim.right + slot.bleed.right


def _between(covered: Sequence[Span], offset: Length, length: Length) -> Iterator[Span]:
    """Give the stretches for marks along a cut: before the first card, in roomy gutters, after the last."""
    first, last = covered[0][0], max(end for _, end in covered)
    yield first - offset - length, first - offset
    for (_, end), (start, _) in pairwise(covered):
        if end < start:
            inset = min(offset, (start - end) / 4)
            yield end + inset, start - inset
    yield last + offset, last + offset + length


def _fit(room: Length, card: Length, bleed: Length) -> tuple[int, Length]:
    """Return how many cards fit along a room, bleed outside included, and the gutter between them."""
    count = (room - 2 * bleed) // card
    if count < 2:
        return count, ZERO
    spare = (room - 2 * bleed - count * card) / (count - 1)
    gap = min(GUTTER_STEP * (spare // GUTTER_STEP), 2 * bleed + ROOM_FOR_GUTTER_MARKS)
    return count, gap if gap >= SMALLEST_GUTTER else ZERO


def grid_on(paper: Paper, size: CardSize, marks: MarkStyle | None) -> Grid | None:
    """Return the fullest grid on a paper lying as given, or None if not one card fits.

    Room is kept for the printer's margin, the footer and the shortest marks.
    """
    around = marks.offset + SMALLEST_MARK if marks else ZERO
    across = paper.width - 2 * PRINTER_MARGIN - 2 * around
    down = paper.height - 2 * PRINTER_MARGIN - FOOTER_HEIGHT - 2 * around
    columns, gap_across = _fit(across, size.width, size.bleed)
    rows, gap_down = _fit(down, size.height, size.bleed)
    if columns < 1 or rows < 1:
        return None
    width = columns * size.width + (columns - 1) * gap_across
    height = rows * size.height + (rows - 1) * gap_down
    left = (paper.width - width) / 2
    free = paper.height - 2 * PRINTER_MARGIN - FOOTER_HEIGHT - height
    bottom = PRINTER_MARGIN + FOOTER_HEIGHT + free / 2
    return Grid(paper, size, columns, rows, gap_across, gap_down, left, bottom, marks)


def best_grid(paper: Paper, size: CardSize, marks: MarkStyle | None) -> Grid | None:
    """Return the grid with most cards; of equals, the one with more bleed inside, then the upright paper."""
    grids = [grid for lying in (paper, paper.turned()) if (grid := grid_on(lying, size, marks))]
    return max(grids, key=lambda grid: (grid.capacity, grid.inner_bleed), default=None)
