"""How a picture larger than the paper is cut into tiles that overlap, in exact units. Draws nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from math import ceil
from string import ascii_uppercase

from generator.printing.geometry import Box, Line
from generator.printing.grid import FOOTER_HEIGHT
from generator.printing.sizes import PRINTER_MARGIN, Length, Paper, mm, points

OVERLAP = mm(10)
"""What two neighbouring tiles both show: a strip to glue them by."""

MARKS_ROOM = mm("1.5")
"""Around each tile, for the shortest marks."""

MOST_TILES = 26
"""In one direction; more than that is a slip of the keyboard."""

_MARK, _OFF = mm(4), mm("0.5")
_HAIRLINE = points(Fraction(1, 4))


@dataclass(frozen=True)
class Tile:
    """A part of the picture, measured from the picture's lower left, and where it lies on its sheet."""

    column: int
    row: int
    part: Box
    place: Box

    @property
    def name(self) -> str:
        """Its column as a letter and its row as a number, from the upper left: A1."""
        return f"{ascii_uppercase[self.column]}{self.row + 1}"


@dataclass(frozen=True)
class Tiling:
    """A picture on as few sheets of a paper as it takes; rows count from the top."""

    paper: Paper
    width: Length
    height: Length
    columns: int
    rows: int

    @property
    def count(self) -> int:
        """How many sheets it takes."""
        return self.columns * self.rows

    def tiles(self) -> Sequence[Tile]:
        """Return the tiles row by row from the upper left, of one size, each in the middle of its sheet."""
        wide = (self.width + OVERLAP * (self.columns - 1)) / self.columns
        high = (self.height + OVERLAP * (self.rows - 1)) / self.rows
        left = (self.paper.width - wide) / 2
        room = self.paper.height - 2 * PRINTER_MARGIN - FOOTER_HEIGHT
        bottom = PRINTER_MARGIN + FOOTER_HEIGHT + (room - high) / 2
        return [
            Tile(
                column,
                row,
                Box(column * (wide - OVERLAP), self.height - high - row * (high - OVERLAP), wide, high),
                Box(left, bottom, wide, high),
            )
            for row, column in product(range(self.rows), range(self.columns))
        ]

    def marks(self, tile: Tile, bleed: Length) -> Sequence[Line]:
        """Return the marks beside a tile: where to cut the edge, and both ends of every strip to glue."""
        place = tile.place
        first, last = tile.column == 0, tile.column == self.columns - 1
        top, bottom = tile.row == 0, tile.row == self.rows - 1
        upright = [place.left + (bleed if first else OVERLAP), place.right - (bleed if last else OVERLAP)]
        level = [place.bottom + (bleed if bottom else OVERLAP), place.top - (bleed if top else OVERLAP)]
        upright += [edge for edge, outer in ((place.left, first), (place.right, last)) if not outer]
        level += [edge for edge, outer in ((place.bottom, bottom), (place.top, top)) if not outer]
        above = min(_MARK, self.paper.height - PRINTER_MARGIN - place.top - _OFF)
        below = min(_MARK, place.bottom - PRINTER_MARGIN - FOOTER_HEIGHT - _OFF)
        beside = min(_MARK, place.left - PRINTER_MARGIN - _OFF)
        lines = []
        for x in upright:
            lines.append(Line(x, place.top + _OFF, x, place.top + _OFF + above, _HAIRLINE))
            lines.append(Line(x, place.bottom - _OFF - below, x, place.bottom - _OFF, _HAIRLINE))
        for y in level:
            lines.append(Line(place.left - _OFF - beside, y, place.left - _OFF, y, _HAIRLINE))
            lines.append(Line(place.right + _OFF, y, place.right + _OFF + beside, y, _HAIRLINE))
        return lines


def tiling(paper: Paper, width: Length, height: Length) -> Tiling | None:
    """Return the tiling with fewest sheets, of equals that of the upright paper; None if there is none.

    `width` and `height` are those of the picture with its bleed.
    """
    found = [made for lying in (paper, paper.turned()) if (made := _on(lying, width, height))]
    return min(found, key=lambda made: made.count, default=None)


def _on(paper: Paper, width: Length, height: Length) -> Tiling | None:
    across = paper.width - 2 * PRINTER_MARGIN - 2 * MARKS_ROOM
    down = paper.height - 2 * PRINTER_MARGIN - FOOTER_HEIGHT - 2 * MARKS_ROOM
    columns, rows = _needed(width, across), _needed(height, down)
    if not 0 < columns <= MOST_TILES or not 0 < rows <= MOST_TILES:
        return None
    return Tiling(paper, width, height, columns, rows)


def _needed(length: Length, room: Length) -> int:
    """Return how many overlapping tiles of at most `room` cover a length; 0 if the room is too small."""
    if length <= room:
        return 1
    if room <= OVERLAP * 2:
        return 0
    return ceil((length - OVERLAP).millimetres / (room - OVERLAP).millimetres)
