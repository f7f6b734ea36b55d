"""Discs and blocks on a board and how far they are apart, in millimetres from its upper left corner."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import hypot

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Disc:
    """A round piece of the board around a middle."""

    x: float
    y: float
    radius: float

    @property
    def reach(self) -> float:
        """How far it extends from its middle at most."""
        return self.radius

    def distance_to(self, point: Point) -> float:
        """Return how far a point is from the edge; negative inside."""
        return hypot(point[0] - self.x, point[1] - self.y) - self.radius


@dataclass(frozen=True, slots=True)
class Block:
    """An upright rectangle around a middle."""

    x: float
    y: float
    width: float
    height: float

    @property
    def left(self) -> float:
        """The left edge."""
        return self.x - self.width / 2

    @property
    def top(self) -> float:
        """The upper edge."""
        return self.y - self.height / 2

    @property
    def reach(self) -> float:
        """How far it extends from its middle at most."""
        return hypot(self.width, self.height) / 2

    def distance_to(self, point: Point) -> float:
        """Return how far a point is from the edge; negative inside."""
        across = abs(point[0] - self.x) - self.width / 2
        down = abs(point[1] - self.y) - self.height / 2
        if across <= 0 and down <= 0:
            return max(across, down)
        return hypot(max(across, 0), max(down, 0))


Shape = Disc | Block


def apart(one: Shape, other: Shape) -> float:
    """Return the room between two shapes; negative if they overlap, by about how deep."""
    if isinstance(one, Disc) and isinstance(other, Disc):
        return hypot(one.x - other.x, one.y - other.y) - one.radius - other.radius
    if isinstance(one, Disc):
        return other.distance_to((one.x, one.y)) - one.radius
    if isinstance(other, Disc):
        return one.distance_to((other.x, other.y)) - other.radius
    across = abs(one.x - other.x) - (one.width + other.width) / 2
    down = abs(one.y - other.y) - (one.height + other.height) / 2
    if across <= 0 and down <= 0:
        return max(across, down)
    return hypot(max(across, 0), max(down, 0))


def sampled(points: Sequence[Point], step: float) -> list[Point]:
    """Return points along a line of points, at most `step` apart, its own included."""
    made: list[Point] = [points[0]]
    for (ax, ay), (bx, by) in pairwise(points):
        count = max(1, int(hypot(bx - ax, by - ay) / step) + 1)
        made += [(ax + (bx - ax) * at / count, ay + (by - ay) * at / count) for at in range(1, count + 1)]
    return made


def clearance(points: Iterable[Point], shape: Shape) -> float:
    """Return how far the nearest of some points is from a shape."""
    return min(shape.distance_to(point) for point in points)


def inside(point: Point, outline: Sequence[Point]) -> bool:
    """Return whether a point lies within a closed outline."""
    x, y = point
    found = False
    for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            found = not found
    return found


def smooth(points: Sequence[Point], steps: int = 8, closed: bool = False) -> list[Point]:
    """Return a line through all points that bends evenly (a centripetal-like Catmull-Rom curve)."""
    if len(points) < 3:
        return list(points)
    last = len(points) if closed else len(points) - 1
    made: list[Point] = []
    for at in range(last):
        if closed:
            p0, p1, p2, p3 = (points[(at + k) % len(points)] for k in (-1, 0, 1, 2))
        else:
            p1, p2 = points[at], points[at + 1]
            p0 = points[at - 1] if at else (2 * p1[0] - p2[0], 2 * p1[1] - p2[1])
            p3 = points[at + 2] if at + 2 < len(points) else (2 * p2[0] - p1[0], 2 * p2[1] - p1[1])
        for step in range(steps):
            t = step / steps
            made.append((_bend(p0[0], p1[0], p2[0], p3[0], t), _bend(p0[1], p1[1], p2[1], p3[1], t)))
    if not closed:
        made.append(points[-1])
    return made


def _bend(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
