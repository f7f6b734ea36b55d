"""Finds roads between places that run clear of everything that lies on a board, and bend softly."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from heapq import heappop, heappush
from itertools import pairwise
from math import hypot, inf
from typing import Protocol

from generator.printing.board_shapes import Disc, Point, Shape, inside, sampled

CLEAR = 1.9
"""From the middle of a road to the nearest slot, standee or other place: half its width and some air."""

LEAST = 1.5
"""What is left of it at least once the road has been smoothed."""

_CELL = 2.0
_STEPS = tuple(
    (across, down, hypot(across, down) * _CELL)
    for across in (-2, -1, 0, 1, 2)
    for down in (-2, -1, 0, 1, 2)
    if (across, down) != (0, 0) and not (across in (-2, 0, 2) and down in (-2, 0, 2))
)
_COMFORT = 5.0
_TIGHT = 1.6
_CROSSING = 30.0
_ASIDE = 5.0
_BLOCKED = 1000.0
_WET = 6.0
_KNOTS = ((4.0, 40), (1.5, 12))
"""How far the knots of a soft line are apart and how often they are pulled straight: widely, then closely."""

_PULL = 0.45

Border = tuple[str, str]


class Placed(Protocol):
    """A place with its medallion and what lies around it."""

    @property
    def medallion(self) -> Disc:
        """The disc a road begins at."""

    @property
    def around(self) -> tuple[Shape, ...]:
        """What a road keeps clear of."""


def routed(
    field: Field, sites: Mapping[str, Placed], borders: Sequence[Border]
) -> tuple[dict[Border, tuple[Point, ...]], list[Border]]:
    """Return a road for each border, from rim to rim, and the borders that found no way."""
    ground = Ground(field, sites)
    for border in shortest_first(sites, borders):
        ground.build(border)
    roads = ground.roads
    return {border: roads[border] for border in borders if border in roads}, [
        border for border in borders if border not in roads
    ]


def shortest_first(sites: Mapping[str, Placed], borders: Sequence[Border]) -> list[Border]:
    """Return borders in the order in which roads are built for them."""

    def straight(border: Border) -> float:
        one, other = (sites[name].medallion for name in border)
        return hypot(one.x - other.x, one.y - other.y)

    return sorted(borders, key=lambda border: (straight(border), border))


class Field:
    """A board as a net of cells, with what lies on it whatever its places do."""

    def __init__(
        self,
        width: float,
        height: float,
        kept: Sequence[Shape] = (),
        water: Sequence[Sequence[Point]] = (),
    ) -> None:
        self.columns, self.rows = int(width / _CELL) + 1, int(height / _CELL) + 1
        self.kept = kept
        cells = range(self.columns * self.rows)
        self.points = [((cell % self.columns) * _CELL, (cell // self.columns) * _CELL) for cell in cells]
        self.wet = [
            _WET * any(inside(self.points[cell], outline) for outline in water) if water else 0.0
            for cell in cells
        ]
        edge = CLEAR + 1.5
        self.rim = [
            cell for cell, (x, y) in enumerate(self.points) if min(x, y, width - x, height - y) < edge
        ]

    def cell(self, x: float, y: float) -> int:
        """Return the cell nearest to a point."""
        return round(y / _CELL) * self.columns + round(x / _CELL)

    def near(self, shape: Shape, reach: float) -> list[tuple[int, float]]:
        """Return the cells nearer to a shape than `reach`, with their distance."""
        far = shape.reach + reach
        top, bottom = max(0, int((shape.y - far) / _CELL)), min(self.rows, int((shape.y + far) / _CELL) + 2)
        left = max(0, int((shape.x - far) / _CELL))
        right = min(self.columns, int((shape.x + far) / _CELL) + 2)
        found = []
        for row in range(top, bottom):
            for column in range(left, right):
                away = shape.distance_to((column * _CELL, row * _CELL))
                if away < reach:
                    found.append((row * self.columns + column, away))
        return found


class Ground:
    """What a millimetre of road costs in each cell, once the places are laid out."""

    def __init__(self, field: Field, sites: Mapping[str, Placed]) -> None:
        self.field = field
        self.sites = sites
        self.solid: list[Shape] = [*field.kept, *(shape for site in sites.values() for shape in site.around)]
        self.roads: dict[Border, tuple[Point, ...]] = {}
        room = [_COMFORT] * len(field.points)
        for shape in self.solid:
            for cell, away in field.near(shape, _COMFORT):
                room[cell] = min(room[cell], away)
        for cell in field.rim:
            room[cell] = -1.0
        self.prices = [
            _BLOCKED if left < CLEAR else 1 + _TIGHT * (1 - left / _COMFORT) + wet
            for left, wet in zip(room, field.wet, strict=True)
        ]
        self.home: dict[str, dict[int, float]] = {}
        for name, site in sites.items():
            own = field.near(site.medallion, CLEAR)
            self.home[name] = {cell: 1.0 if away < 0 else self.prices[cell] for cell, away in own}
        for cells in self.home.values():
            for cell in cells:
                self.prices[cell] = _BLOCKED
        for cell in field.rim:
            self.prices[cell] = _BLOCKED
        for shape in field.kept:
            for cell, _ in field.near(shape, CLEAR):
                self.prices[cell] = _BLOCKED

    def build(self, border: Border) -> bool:
        """Build a road if there is a way for it; return whether there was."""
        road = self.eased(border, self.way(border))
        if road:
            self.taken(border, road)
        return bool(road)

    def taken(self, border: Border, road: tuple[Point, ...]) -> None:
        """Note a road, so that later ones keep away from it and cross it only where they must."""
        self.roads[border] = road
        dear: dict[int, float] = {}
        for x, y in road[::2]:
            for cell, away in self.field.near(Disc(x, y, 0), _ASIDE):
                dear[cell] = max(dear.get(cell, 0.0), _CROSSING * min(1.0, 1.6 * (1 - away / _ASIDE)))
        for cell, more in dear.items():
            self.prices[cell] += more

    def way(self, border: Border) -> list[Point]:
        """Return the cheapest line of points between two medallions' middles, or none."""
        field, prices = self.field, self.prices
        one, other = (self.sites[name].medallion for name in border)
        start, goal = field.cell(one.x, one.y), field.cell(other.x, other.y)
        home = {**self.home[border[0]], **self.home[border[1]]}
        goal_x, goal_y = field.points[goal]
        columns, size, points = field.columns, len(field.points), field.points
        best = {start: 0.0}
        came: dict[int, int] = {}
        waiting = [(0.0, start)]
        done: set[int] = set()
        while waiting:
            _, cell = heappop(waiting)
            if cell == goal:
                path = [cell]
                while path[-1] in came:
                    path.append(came[path[-1]])
                return [points[step] for step in reversed(path)]
            if cell in done:
                continue
            done.add(cell)
            so_far = best[cell]
            for across, down, length in _STEPS:
                to = cell + down * columns + across
                if to in done or not 0 <= to < size:
                    continue
                price = home.get(to) or prices[to]
                if price >= _BLOCKED:
                    continue
                total = so_far + length * price
                if total < best.get(to, inf):
                    best[to], came[to] = total, cell
                    x, y = points[to]
                    heappush(waiting, (total + hypot(x - goal_x, y - goal_y), to))
        return []

    def eased(self, border: Border, path: Sequence[Point]) -> tuple[Point, ...]:
        """Return a way as a soft line from rim to rim, clear of everything; nothing if it cannot be."""
        if not path:
            return ()
        one, other = (self.sites[name].medallion for name in border)
        line = [(one.x, one.y), *path[1:-1], (other.x, other.y)]
        knots = _spread(line, _KNOTS[0][0])
        others = [site.medallion for name, site in self.sites.items() if name not in border]
        near = [
            shape
            for shape in [*self.solid, *others]
            if any(abs(x - shape.x) + abs(y - shape.y) < 1.5 * (shape.reach + 2 * _COMFORT) for x, y in knots)
        ]
        beside = [disc for road in self.roads.values() for disc in _beside(knots, road, (one, other))]
        for apart, pulls in _KNOTS:
            knots = _spread(knots, apart)
            for _ in range(pulls):
                moved = [knots[0]]
                for before, here, after in zip(knots, knots[1:], knots[2:], strict=False):
                    x = here[0] + _PULL * ((before[0] + after[0]) / 2 - here[0])
                    y = here[1] + _PULL * ((before[1] + after[1]) / 2 - here[1])
                    moved.append(_pushed(_pushed((x, y), beside), near))
                knots = [*moved, knots[-1]]
        line = _between_rims(sampled(knots, 1.0), one, other)
        if len(line) < 2 or any(shape.distance_to(point) < LEAST for shape in near for point in line):
            return ()
        return tuple(line)


def _beside(knots: Sequence[Point], road: Sequence[Point], ends: tuple[Disc, Disc]) -> list[Disc]:
    """Return a road as small discs to keep away from, if the line of knots does not cross it."""
    outside = [knot for knot in knots if all(end.distance_to(knot) > 0 for end in ends)]
    close = [Disc(x, y, 1.0) for x, y in road[::2] if any(abs(x - a) + abs(y - b) < 12 for a, b in outside)]
    crossed = any(disc.distance_to(knot) < 0.4 for disc in close for knot in outside)
    return [] if crossed else close


def _spread(path: Sequence[Point], apart: float) -> list[Point]:
    """Return about evenly spaced points of a line."""
    fine = sampled(path, 0.5)
    made, since = [fine[0]], 0.0
    for before, here in pairwise(fine):
        since += hypot(here[0] - before[0], here[1] - before[1])
        if since >= apart:
            made.append(here)
            since = 0.0
    if hypot(made[-1][0] - fine[-1][0], made[-1][1] - fine[-1][1]) < apart / 2 and len(made) > 1:
        made.pop()
    return [*made, fine[-1]]


def _pushed(point: Point, shapes: Sequence[Shape]) -> Point:
    """Return a point moved out of the clearance of shapes that it is too near to."""
    for shape in shapes:
        lacks = CLEAR + 0.3 - shape.distance_to(point)
        if lacks > 0:
            x, y = point
            across = shape.distance_to((x + 0.01, y)) - shape.distance_to((x - 0.01, y))
            down = shape.distance_to((x, y + 0.01)) - shape.distance_to((x, y - 0.01))
            steep = hypot(across, down) or 1.0
            point = (x + lacks * across / steep, y + lacks * down / steep)
    return point


def _between_rims(line: Sequence[Point], one: Disc, other: Disc) -> list[Point]:
    """Return the part of a line outside the two medallions it joins."""
    start = max((at for at, point in enumerate(line) if one.distance_to(point) <= 0), default=0)
    end = next(
        (at for at, point in enumerate(line) if at > start and other.distance_to(point) <= 0), len(line) - 1
    )
    return list(line[start : end + 1])
