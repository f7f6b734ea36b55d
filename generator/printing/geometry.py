"""Boxes and lines on paper, measured from its lower left corner, and how a sheet turns over."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, radians, sin
from typing import Literal

from generator.printing.sizes import Length, Paper

Flip = Literal["long", "short"]
"""The edge a printer turns the sheet about."""

Axis = Literal["vertical", "horizontal"]
"""The line in the sheet, as it is read, about which it turns over."""


@dataclass(frozen=True)
class Box:
    """A rectangle on paper."""

    left: Length
    bottom: Length
    width: Length
    height: Length

    @property
    def right(self) -> Length:
        """The right edge."""
        return self.left + self.width

    @property
    def top(self) -> Length:
        """The upper edge."""
        return self.bottom + self.height

    def grown(self, margins: Margins) -> Box:
        """Return the box with a margin added on each side."""
        return Box(
            self.left - margins.left,
            self.bottom - margins.bottom,
            self.width + margins.left + margins.right,
            self.height + margins.bottom + margins.top,
        )

    def moved(self, right: Length, up: Length) -> Box:
        """Return the box elsewhere."""
        return Box(self.left + right, self.bottom + up, self.width, self.height)

    def contains(self, other: Box) -> bool:
        """Return whether `other` lies inside, edges included."""
        return (
            self.left <= other.left
            and self.bottom <= other.bottom
            and other.right <= self.right
            and other.top <= self.top
        )

    def overlaps(self, other: Box) -> bool:
        """Return whether the two share an area; boxes that only touch do not."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.bottom < other.top
            and other.bottom < self.top
        )


@dataclass(frozen=True)
class Margins:
    """A length for each side of a box."""

    left: Length
    bottom: Length
    right: Length
    top: Length

    @classmethod
    def even(cls, length: Length) -> Margins:
        """Return the same margin on all sides."""
        return cls(length, length, length, length)

    def at_most(self, length: Length) -> Margins:
        """Return the margins, none larger than `length`."""
        return Margins(*(min(side, length) for side in (self.left, self.bottom, self.right, self.top)))


@dataclass(frozen=True)
class Line:
    """A straight line from one point to another, upright or level, with a width."""

    left: Length
    bottom: Length
    right: Length
    top: Length
    width: Length

    def moved(self, right: Length, up: Length) -> Line:
        """Return the line elsewhere."""
        return Line(self.left + right, self.bottom + up, self.right + right, self.top + up, self.width)

    @property
    def box(self) -> Box:
        """What the line covers: half its width lies on either side of it."""
        half = self.width / 2
        upright = self.left == self.right
        bare = Box(self.left, self.bottom, self.right - self.left, self.top - self.bottom)
        return bare.grown(
            Margins(half, half * 0, half, half * 0) if upright else Margins(half * 0, half, half * 0, half)
        )


def turning_axis(paper: Paper, flip: Flip) -> Axis:
    """Return the axis a sheet turns about: the long edge is upright in portrait and level in landscape."""
    upright = (paper.orientation == "portrait") == (flip == "long")
    return "vertical" if upright else "horizontal"


def turn_about_middle(paper: Paper, degrees: float) -> tuple[float, float, float, float, float, float]:
    """Return the PDF matrix, in points, that turns what it draws anticlockwise about the paper's middle."""
    across, up = (paper.width / 2).points, (paper.height / 2).points
    one, other = cos(radians(degrees)), sin(radians(degrees))
    return one, other, -other, one, across - one * across + other * up, up - other * across - one * up


def mirrored(box: Box, paper: Paper, axis: Axis) -> Box:
    """Return where a box lies on the other side of the paper once the sheet is turned over."""
    if axis == "vertical":
        return Box(paper.width - box.right, box.bottom, box.width, box.height)
    return Box(box.left, paper.height - box.top, box.width, box.height)


def mirrored_margins(margins: Margins, axis: Axis) -> Margins:
    """Return a box's margins as they lie once the sheet is turned over."""
    if axis == "vertical":
        return Margins(margins.right, margins.bottom, margins.left, margins.top)
    return Margins(margins.left, margins.top, margins.right, margins.bottom)


def mirrored_line(line: Line, paper: Paper, axis: Axis) -> Line:
    """Return where a line lies on the other side of the paper once the sheet is turned over."""
    if axis == "vertical":
        return Line(paper.width - line.right, line.bottom, paper.width - line.left, line.top, line.width)
    return Line(line.left, paper.height - line.top, line.right, paper.height - line.bottom, line.width)
