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
_BESIDE = {"range": (6.0, 8.5, -9.0), "wall": (8.6, -5.4), "sea": (-8.0, 14.0)}


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


@dataclass(frozen=True)
class _Form:
    """A kind of mountain: half its width, its height, and its lines with both of them as units."""

    wide: float
    high: float
    body: str
    shade: str
    strokes: str


_FORMS = (
    _Form(
        5.0,
        8.6,
        "M -1 0 C -.42 -.3 -.3 -.8 0 -1 C .3 -.75 .42 -.3 1 0",
        "M 0 -1 C .3 -.8 .42 -.3 .94 0 L .28 0 C .1 -.3 -.04 -.6 0 -1 Z",
        "M -.06 -.72 L -.2 -.45 M -.24 -.54 L -.42 -.26 M -.14 -.36 L -.3 -.1",
    ),
    _Form(
        6.0,
        7.4,
        "M -1 0 Q -.6 -.45 -.35 -1 Q -.2 -.7 0 -.42 Q .28 -.6 .42 -.75 Q .6 -.3 1 0",
        "M -.35 -1 Q -.2 -.7 0 -.42 L -.18 -.08 Q -.4 -.5 -.35 -1 Z"
        " M .42 -.75 Q .6 -.3 .94 0 L .5 0 Q .38 -.38 .42 -.75 Z",
        "M -.44 -.64 L -.66 -.24 M .36 -.46 L .2 -.2 M -.4 -.4 L -.5 -.16",
    ),
    _Form(
        6.4,
        5.2,
        "M -1 0 C -.85 -.3 -.4 -.98 0 -1 C .35 -.98 .8 -.35 1 0",
        "M 0 -1 C .35 -.98 .8 -.35 .95 0 L .4 0 C .3 -.4 .15 -.8 0 -1 Z",
        "M -.1 -.75 Q -.3 -.6 -.42 -.3 M -.4 -.55 Q -.55 -.4 -.66 -.16 M -.06 -.46 L -.2 -.16",
    ),
    _Form(
        3.2,
        8.2,
        "M -1 0 C -.8 -.4 -.75 -.85 -.3 -1 C .1 -1.08 .65 -.9 .7 -.6 C .75 -.35 .85 -.2 1 0",
        "M .1 -1.02 C .5 -1 .68 -.8 .7 -.6 C .75 -.35 .85 -.2 .96 0 L .35 0 C .4 -.4 .3 -.8 .1 -1.02 Z",
        "M -.3 -.8 L -.5 -.35 M -.05 -.62 L -.2 -.2",
    ),
)


def _peak(at: Point, chance: Random) -> Peak:
    """Return a mountain of one of the forms, its width, height and lean as chance has them."""
    form = chance.choice(_FORMS)
    wide, high = form.wide * chance.uniform(0.85, 1.15), form.high * chance.uniform(0.8, 1.15)
    lean = chance.uniform(-0.2, 0.2)
    flip = chance.choice((False, False, True)) and form.wide > 5.5
    body, shade, strokes = (
        _scaled(line, -wide if flip else wide, high, lean) for line in (form.body, form.shade, form.strokes)
    )
    return Peak(at[0], at[1], body, shade, strokes)


def _scaled(line: str, wide: float, high: float, lean: float) -> str:
    """Return a path with its points scaled, and leaning the more the higher they are."""
    made: list[str] = []
    across: float | None = None
    for token in line.split():
        if token.isalpha():
            made.append(token)
        elif across is None:
            across = float(token)
        else:
            down = float(token)
            made.append(f"{(across - lean * down) * wide:.2f} {down * high:.2f}")
            across = None
    return " ".join(made)


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
    """Return words beside a line, where they lie free and level enough to read, if there is such a place."""
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
