"""A base with a dial in numbers: base, wheel and clip, and what they have room for. Draws nothing."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot, pi, sqrt

from generator.catalogue.pieces import Dial

RIM = 2.0
"""Millimetres of card that stay between window and rim, so that it does not tear."""

HEAD = 5.0
"""Diameter of a split pin's head, or of a rivet's, which nothing may touch."""

FOOT = 3.0
"""Depth of the two feet by which the clip is glued to the base."""

FOOT_TAPER = 2.0
"""How far the feet narrow at their ends, to stay on the base."""

SIDE = 1.8
"""Card left of and right of the slot, which holds the two walls of the clip together."""

AIR = 0.5
"""Between the clip's front foot and the head of the pin."""

BETWEEN = 4.0
"""From one part to the next on a sheet."""

_OWN_SHARE = 1.1
"""How much wider than the window a number's share of its circle must be, lest two show at once."""


@dataclass(frozen=True)
class Marker:
    """Base, wheel and clip of one marker; each has its middle at the origin, y grows downwards."""

    plan: Dial
    least: int
    most: int

    def __post_init__(self) -> None:
        plan, name = self.plan, f"a base of {self.plan.across:g} mm"
        if self.most <= self.least:
            raise ValueError(f"the numbers go from {self.least} to {self.most}")
        if self.circle <= plan.window / 2 + HEAD / 2:
            raise ValueError(f"a window of {plan.window:g} mm meets the pin on {name}")
        if self.share < plan.window * _OWN_SHARE:
            raise ValueError(f"{len(self.values)} numbers are too many for a window of {plan.window:g} mm")
        if hypot(self.clip_width / 2, self.clip_middle) > plan.across / 2 or (
            hypot(self.clip_width / 2 - FOOT_TAPER, self.clip_middle - FOOT) > plan.across / 2
        ):
            raise ValueError(f"a clip with a slot of {plan.slot:g} mm reaches past {name}")

    @property
    def values(self) -> tuple[int, ...]:
        """The numbers of the wheel."""
        return tuple(range(self.least, self.most + 1))

    @property
    def turn(self) -> float:
        """Degrees from one number to the next."""
        return 360 / len(self.values)

    @property
    def circle(self) -> float:
        """Radius of the circle on which the numbers and the middle of the window lie."""
        half = self.plan.window / 2
        return sqrt(max(0.0, (self.plan.across / 2 - RIM) ** 2 - half**2)) - half

    @property
    def share(self) -> float:
        """Length of the circle's part that each number has."""
        return 2 * pi * self.circle / len(self.values)

    @property
    def clip_width(self) -> float:
        """Width of the clip: its slot and what holds it together."""
        return self.plan.slot + 2 * SIDE

    @property
    def clip_height(self) -> float:
        """Height of the clip laid flat: foot, wall, wall, foot."""
        return 2 * (self.plan.clip + FOOT)

    @property
    def clip_middle(self) -> float:
        """How far above the middle of the base the clip stands, as a coordinate."""
        return -(HEAD / 2 + AIR + FOOT)

    @property
    def clip_outline(self) -> tuple[tuple[float, float], ...]:
        """The clip laid flat."""
        wide, wall, end = self.clip_width / 2, self.plan.clip, self.clip_height / 2
        right = ((wide - FOOT_TAPER, -end), (wide, -wall), (wide, wall), (wide - FOOT_TAPER, end))
        return (*right, *((-x, y) for x, y in reversed(right)))

    @property
    def stands(self) -> tuple[tuple[float, float], ...]:
        """Where the clip's feet are glued to the base."""
        wide, y = self.clip_width / 2, self.clip_middle
        right = ((wide - FOOT_TAPER, y - FOOT), (wide, y), (wide - FOOT_TAPER, y + FOOT))
        return (*right, *((-x, at) for x, at in reversed(right)))

    @property
    def width(self) -> float:
        """Width of the three parts side by side."""
        return 2 * self.plan.across + self.clip_width + 2 * BETWEEN

    @property
    def height(self) -> float:
        """Height of the three parts side by side."""
        return max(self.plan.across, self.clip_height)


def markers_a_sheet(marker: Marker, width: float, height: float) -> tuple[int, int]:
    """Return how many markers lie beside and below each other; raise ValueError if not one does."""
    columns = int((width + BETWEEN) // (marker.width + BETWEEN))
    rows = int((height + BETWEEN) // (marker.height + BETWEEN))
    if columns < 1 or rows < 1:
        raise ValueError(f"a marker is {marker.width:g} x {marker.height:g} mm laid out")
    return columns, rows
