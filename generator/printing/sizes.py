"""Lengths that cannot be mistaken for numbers, and the sizes of cards and papers."""

from __future__ import annotations

from dataclasses import dataclass, replace
from decimal import Decimal
from fractions import Fraction
from typing import Literal

Orientation = Literal["portrait", "landscape"]

_MILLIMETRES_A_POINT = Fraction(254, 720)


@dataclass(frozen=True, order=True, slots=True)
class Length:
    """An exact length. Lengths add up; mixing one with a bare number is a type error."""

    millimetres: Fraction

    def __add__(self, other: Length) -> Length:
        return Length(self.millimetres + other.millimetres) if isinstance(other, Length) else NotImplemented

    def __sub__(self, other: Length) -> Length:
        return Length(self.millimetres - other.millimetres) if isinstance(other, Length) else NotImplemented

    def __neg__(self) -> Length:
        return Length(-self.millimetres)

    def __mul__(self, times: int | Fraction) -> Length:
        return Length(self.millimetres * times)

    __rmul__ = __mul__

    def __truediv__(self, parts: int) -> Length:
        return Length(self.millimetres / parts)

    def __floordiv__(self, other: Length) -> int:
        """Return how many whole times `other` fits."""
        return self.millimetres // other.millimetres if isinstance(other, Length) else NotImplemented

    @property
    def points(self) -> float:
        """The length in PDF points, 72 to the inch."""
        return float(self.millimetres / _MILLIMETRES_A_POINT)

    @property
    def css(self) -> str:
        """The length as a CSS value, such as `63.5mm`."""
        return f"{float(self.millimetres):.6g}mm"

    def pixels(self, dpi: int) -> int:
        """Return the length in whole pixels at a resolution."""
        return round(self.millimetres * dpi / Fraction("25.4"))

    def __str__(self) -> str:
        return f"{float(self.millimetres):.6g} mm"


def mm(amount: int | str | Decimal | Fraction | float) -> Length:
    """Return a length in millimetres; decimals count as written, so mm(63.5) and mm("63.5") are exact."""
    return Length(Fraction(str(amount)) if isinstance(amount, float) else Fraction(amount))


def inches(amount: int | str | Fraction) -> Length:
    """Return a length in inches."""
    return Length(Fraction(amount) * Fraction("25.4"))


def points(amount: int | str | Fraction) -> Length:
    """Return a length in PDF points, 72 to the inch."""
    return Length(Fraction(amount) * _MILLIMETRES_A_POINT)


ZERO = mm(0)

BLEED = mm(3)
"""Colour printed past the cut on every side, so that a slightly wrong cut shows no white."""

SAFE_ZONE = mm(3)
"""Inside the trim, free of text and pictograms, so that a slightly wrong cut takes none of them."""

PRINTER_MARGIN = mm(5)
"""The rim of the paper that household printers cannot reach; nothing is put there."""


@dataclass(frozen=True)
class CardSize:
    """A card upright: its size once cut (the trim), the bleed around it and the safe zone within it."""

    name: str
    width: Length
    height: Length
    bleed: Length = BLEED
    safe: Length = SAFE_ZONE

    @property
    def page_width(self) -> Length:
        """Width of a face's page: trim and both bleeds."""
        return self.width + 2 * self.bleed

    @property
    def page_height(self) -> Length:
        """Height of a face's page: trim and both bleeds."""
        return self.height + 2 * self.bleed

    def with_bleed(self, bleed: Length) -> CardSize:
        """Return this size with another bleed."""
        return replace(self, bleed=bleed)

    def __str__(self) -> str:
        return f"{self.name} ({float(self.width.millimetres):.6g} x {self.height})"


CARD_SIZES = {
    size.name: size
    for size in (
        CardSize("poker", inches("2.5"), inches("3.5")),
        CardSize("63x88", mm(63), mm(88)),
        CardSize("bridge", inches("2.25"), inches("3.5")),
        CardSize("square", mm(70), mm(70)),
    )
}
"""Sizes that sleeves are sold for; 63x88 is the one most collectible card games use."""


@dataclass(frozen=True)
class Paper:
    """A paper as it lies in the printer: portrait, turned by `turned()`."""

    name: str
    title: str
    width: Length
    height: Length

    @property
    def orientation(self) -> Orientation:
        """Landscape if it is wider than high."""
        return "landscape" if self.width > self.height else "portrait"

    def turned(self) -> Paper:
        """Return the paper turned by a quarter."""
        return replace(self, width=self.height, height=self.width)

    def __str__(self) -> str:
        return f"{self.title} {self.orientation}"


PAPERS = {
    paper.name: paper
    for paper in (
        Paper("a4", "A4", mm(210), mm(297)),
        Paper("letter", "Letter", inches("8.5"), inches(11)),
        Paper("a3", "A3", mm(297), mm(420)),
        Paper("tabloid", "Tabloid", inches(11), inches(17)),
    )
}
"""Papers by name, all portrait."""
