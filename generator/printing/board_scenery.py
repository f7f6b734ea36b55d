"""Land around the places of a board: peaks of several forms, trees and towers, wherever nothing else lies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import atan2, cos, degrees, hypot, pi, sin
from random import Random
from zlib import crc32

from generator.printing.board_shapes import Disc, Point, Shape, sampled

_PEAK_EVERY, _TREE_EVERY, _TOWER_EVERY = 9.0, 3.4, 26.0
_PEAK_ROOM, _TREE_ROOM = 6.2, 2.6
_BESIDE = {"range": (6.0, 8.5, -9.0), "wall": (7.4, -4.0), "sea": (-8.0, 14.0)}


@dataclass(frozen=True)
class Peak:
    """A mountain: its outline, the side in the shade and strokes, around the middle of its foot."""

    x: float
    y: float
    body: str
    shade: str
    strokes: str


@dataclass(frozen=True)
class Tree:
    """A tree and its size."""

    x: float
    y: float
    size: float


@dataclass(frozen=True)
class Label:
    """Words of the land, turned along what they name; degrees clockwise."""

    words: str
    x: float
    y: float
    turn: float
    size: float
    kind: str


def _along(points: Sequence[Point], step: float) -> Iterator[tuple[float, float, float]]:
    """Give places along a line every `step` millimetres, with the direction of the line."""
    since = step / 2
    for (ax, ay), (bx, by) in pairwise(sampled(points, 0.5)):
        since += hypot(bx - ax, by - ay)
        if since >= step:
            since -= step
            yield bx, by, atan2(by - ay, bx - ax)


def chance_of(*words: object) -> Random:
    """Return chance that is the same for the same words."""
    return Random(crc32("/".join(map(str, words)).encode()))


def free(point: Point, room: float, taken: Sequence[Shape]) -> bool:
    """Return whether nothing lies nearer to a point than `room`."""
    return all(shape.distance_to(point) >= room for shape in taken)


def peaks(name: str, points: Sequence[Point], taken: Sequence[Shape]) -> list[Peak]:
    """Return the peaks of a range, those behind first, where there is room for them."""
    chance = chance_of("range", name)
    made = []
    for x, y, _ in _along(points, _PEAK_EVERY):
        at = (x + chance.uniform(-2.5, 2.5), y + chance.uniform(-3.5, 3.5))
        peak = _peak(at, chance)
        if free((at[0], at[1] - 2.5), _PEAK_ROOM, taken):
            made.append(peak)
    return sorted(made, key=lambda peak: peak.y)


def _peak(at: Point, chance: Random) -> Peak:
    """Return a peak of one of four forms: sharp, twin, broad or a steep pillar, leaning as chance has it."""
    form = chance.choice(("sharp", "twin", "broad", "pillar", "sharp", "twin"))
    wide = {"sharp": 5.0, "twin": 6.0, "broad": 6.4, "pillar": 3.0}[form] * chance.uniform(0.85, 1.15)
    high = {"sharp": 8.6, "twin": 7.4, "broad": 5.2, "pillar": 8.0}[form] * chance.uniform(0.8, 1.15)
    lean = chance.uniform(-0.25, 0.25) * wide
    if form == "twin":
        dip, second = -high * 0.45, high * chance.uniform(0.6, 0.85)
        a, b = -wide * 0.35, wide * 0.42
        body = (
            f"M{-wide:.2f} 0Q{a - wide * 0.25:.2f} {-high * 0.45:.2f} {a:.2f} {-high:.2f}"
            f"Q{a + 0.8:.2f} {-high * 0.7:.2f} {a + wide * 0.35:.2f} {dip:.2f}"
            f"Q{b - 0.9:.2f} {-second * 0.8:.2f} {b:.2f} {-second:.2f}Q{b + wide * 0.2:.2f} {-second * 0.4:.2f} {wide:.2f} 0"
        )
        shade = (
            f"M{a:.2f} {-high:.2f}Q{a + 0.8:.2f} {-high * 0.7:.2f} {a + wide * 0.35:.2f} {dip:.2f}"
            f"L{a + wide * 0.16:.2f} {-high * 0.1:.2f}Q{a - 0.3:.2f} {-high * 0.5:.2f} {a:.2f} {-high:.2f}Z"
            f"M{b:.2f} {-second:.2f}Q{b + wide * 0.2:.2f} {-second * 0.4:.2f} {wide * 0.92:.2f} -.2"
            f"L{b + 0.5:.2f} -.2Q{b - 0.2:.2f} {-second * 0.5:.2f} {b:.2f} {-second:.2f}Z"
        )
        strokes = f"M{a - 0.6:.2f} {-high * 0.66:.2f}q-.6 1.6 -1.7 2.8M{b - 0.3:.2f} {-second * 0.6:.2f}q-.5 1 -1.1 1.7"
    else:
        soft = 0.85 if form == "broad" else 0.42
        body = (
            f"M{-wide:.2f} 0C{-wide * soft:.2f} {-high * 0.3:.2f} {lean - wide * 0.3:.2f} {-high * (0.98 if form == 'broad' else 0.8):.2f} "
            f"{lean:.2f} {-high:.2f}C{lean + wide * 0.3:.2f} {-high * (0.98 if form == 'broad' else 0.75):.2f} {wide * soft:.2f} {-high * 0.3:.2f} {wide:.2f} 0"
        )
        shade = (
            f"M{lean:.2f} {-high:.2f}C{lean + wide * 0.3:.2f} {-high * 0.8:.2f} {wide * soft:.2f} {-high * 0.3:.2f} {wide * 0.94:.2f} -.2"
            f"L{lean + wide * 0.28:.2f} -.2C{lean + wide * 0.1:.2f} {-high * 0.3:.2f} {lean - 0.2:.2f} {-high * 0.6:.2f} {lean:.2f} {-high:.2f}Z"
        )
        strokes = "".join(
            f"M{lean - wide * step:.2f} {-high * (0.78 - step):.2f}q{-wide * 0.08:.2f} {high * 0.2:.2f} {-wide * 0.2:.2f} {high * 0.34:.2f}"
            for step in (0.06, 0.24, 0.4)[: chance.choice((2, 3))]
        )
    return Peak(at[0], at[1], body, shade, strokes)


def trees(name: str, points: Sequence[Point], taken: Sequence[Shape]) -> list[Tree]:
    """Return the trees of a wood on both sides of its line, those behind first, where there is room."""
    chance = chance_of("wood", name)
    made: list[Tree] = []
    for x, y, _ in _along(points, _TREE_EVERY):
        angle, far = chance.uniform(0, 2 * pi), chance.uniform(0, 8)
        at = (x + far * cos(angle), y + far * sin(angle))
        if free(at, _TREE_ROOM, taken):
            made.append(Tree(*at, chance.uniform(1.2, 1.8)))
    return sorted(made, key=lambda tree: tree.y)


def towers(points: Sequence[Point], taken: Sequence[Shape]) -> list[Point]:
    """Return where the towers of a wall stand."""
    return [(x, y) for x, y, _ in _along(points, _TOWER_EVERY) if free((x, y), 4, taken)]


def label(
    words: str, kind: str, points: Sequence[Point], width: float, size: float, taken: Sequence[Shape]
) -> Label | None:
    """Return words beside a line where they lie free and level enough to read; None if there is no such place."""
    spots = [*_along(points, 3.0)]
    middle = len(spots) / 2
    for _, (x, y, way) in sorted(enumerate(spots), key=lambda numbered: abs(numbered[0] - middle)):
        turn = way if cos(way) >= 0 else way + pi
        if abs(sin(turn)) > 0.75:
            continue
        for off in _BESIDE.get(kind, (-2.6, size + 2.0)):
            at = (x - sin(turn) * off, y + cos(turn) * off)
            rise = (sin(turn) * size * 0.35, -cos(turn) * size * 0.35)
            steps = [width * (part / 8 - 0.5) for part in range(9)]
            body = [(at[0] + cos(turn) * s + rise[0], at[1] + sin(turn) * s + rise[1]) for s in steps]
            if all(free(point, size * 0.75, taken) for point in body):
                return Label(words, at[0], at[1], degrees(turn), size, kind)
    return None


def as_shapes(points: Sequence[Point], radius: float) -> list[Shape]:
    """Return a line as small discs, for what must keep off it."""
    return [Disc(x, y, radius) for x, y in sampled(points, 2.5)]
