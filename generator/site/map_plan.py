"""Where areas, their names and their borders lie on the map of a site. In pixels; draws nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from math import hypot, sqrt

from generator.printing.board_roads import Field, routed
from generator.printing.board_shapes import Block, Disc, Point, Shape, apart

RADIUS = 20.0
HOME = 25.0
"""The radius of an area that is somebody's home, with its ring."""
NAME = 12.5
"""The size of names; on a screen of 360 pixels they come out at about 12."""

_WIDTH, _HEIGHT, _AREAS = 350.0, 350.0, 16
"""How large the map of so many areas is; that of more is larger."""
_LETTER, _LINE = 0.53 * NAME, 1.1 * NAME
_AWAY = 4.0
_EDGE = 4.0
_SCALE = 0.5
"""From pixels to the measures that roads are sought in."""
_ON_IT, _OUTSIDE, _CROSSED, _NEAR = 100.0, 100.0, 12.0, 6.0


@dataclass(frozen=True)
class Spot:
    """An area to lay out; `x` and `y` are hundredths of the map, `home` tells whether it is somebody's."""

    id: str
    name: str
    borders: tuple[str, ...]
    home: bool
    x: float
    y: float


@dataclass(frozen=True)
class Site:
    """An area in its place: its disc, the room of its name and how the name is aligned there."""

    id: str
    medallion: Disc
    name: Block
    anchor: str

    @property
    def write_at(self) -> Point:
        """Where the name is written, on its base line."""
        aside = {"start": -0.5, "middle": 0.0, "end": 0.5}[self.anchor] * self.name.width
        return self.name.x + aside, self.name.y + 0.34 * NAME


@dataclass(frozen=True)
class MapPlan:
    """A map: how large it is, its areas, and a line for each border from middle to middle."""

    width: float
    height: float
    sites: tuple[Site, ...]
    roads: tuple[tuple[Point, ...], ...]


@cache
def map_plan(areas: tuple[Spot, ...]) -> MapPlan:
    """Lay out areas so that no line of a border runs through an area or a name, if there is a way."""
    grown = sqrt(max(1.0, len(areas) / _AREAS))
    width, height = _WIDTH * grown, _HEIGHT * grown
    across, down = HOME + 3 * _EDGE, HOME + _LINE + 2 * _EDGE
    spread_x = _spread([area.x for area in areas], across, width - across)
    spread_y = _spread([area.y for area in areas], down, height - down)
    discs = {
        area.id: Disc(x, y, HOME if area.home else RADIUS)
        for area, x, y in zip(areas, spread_x, spread_y, strict=True)
    }
    sites = {site.id: site for site in _named(areas, discs, width, height)}
    return MapPlan(width, height, tuple(sites.values()), tuple(_roads(areas, sites, width, height)))


def _spread(places: Sequence[float], start: float, end: float) -> list[float]:
    """Return places as far apart as there is room from start to end."""
    least, most = min(places), max(places)
    if least == most:
        return [(start + end) / 2 for _ in places]
    return [start + (place - least) / (most - least) * (end - start) for place in places]


def _roads(
    areas: Sequence[Spot], sites: dict[str, Site], width: float, height: float
) -> Iterator[tuple[Point, ...]]:
    borders = [(area.id, other) for area in areas for other in area.borders if area.id < other]
    small = {name: _Small(site) for name, site in sites.items()}
    roads, _ = routed(Field(width * _SCALE, height * _SCALE), small, borders)
    for one, other in borders:
        start, end = (sites[name].medallion for name in (one, other))
        between = [(x / _SCALE, y / _SCALE) for x, y in roads.get((one, other), ())[::4]]
        yield ((start.x, start.y), *between, (end.x, end.y))


class _Small:
    """A place in the measures that roads are sought in."""

    def __init__(self, site: Site) -> None:
        disc, name = site.medallion, site.name
        self.medallion = Disc(disc.x * _SCALE, disc.y * _SCALE, disc.radius * _SCALE)
        room = (name.x, name.y, name.width, name.height)
        self.around: tuple[Shape, ...] = (Block(*(_SCALE * measure for measure in room)),)


def _named(areas: Sequence[Spot], discs: dict[str, Disc], width: float, height: float) -> Sequence[Site]:
    """Write each name below, above or beside its disc, where fewest borders lead and nothing else lies."""
    named = {area.id: next(_places(area, discs[area.id])) for area in areas}
    for _ in range(3):
        for area in areas:
            others = [site.name for site in named.values() if site.id != area.id]
            named[area.id] = min(
                _places(area, discs[area.id]),
                key=lambda site: _trouble(site, discs, others, areas, width, height),
            )
    return list(named.values())


def _places(area: Spot, disc: Disc) -> Iterator[Site]:
    wide = len(area.name) * _LETTER
    far = disc.radius + _AWAY
    yield Site(area.id, disc, Block(disc.x, disc.y + far + _LINE / 2, wide, _LINE), "middle")
    yield Site(area.id, disc, Block(disc.x, disc.y - far - _LINE / 2, wide, _LINE), "middle")
    yield Site(area.id, disc, Block(disc.x + far + wide / 2, disc.y, wide, _LINE), "start")
    yield Site(area.id, disc, Block(disc.x - far - wide / 2, disc.y, wide, _LINE), "end")


def _trouble(
    site: Site,
    discs: dict[str, Disc],
    others: Sequence[Block],
    areas: Sequence[Spot],
    width: float,
    height: float,
) -> float:
    """Return how badly a name would lie where it is."""
    name = site.name
    shapes: list[Shape] = [*others, *(disc for id_, disc in discs.items() if id_ != site.id)]
    gaps = [apart(name, shape) for shape in shapes]
    trouble = sum(_ON_IT if gap < 2 else _NEAR if gap < 8 else 0.0 for gap in gaps)
    right, bottom = name.left + name.width, name.top + name.height
    if min(name.left, name.top, width - right, height - bottom) < _EDGE:
        trouble += _OUTSIDE
    for area in areas:
        for other in area.borders:
            if area.id < other and _passes(name, discs[area.id], discs[other]):
                trouble += _CROSSED
    return trouble


def _passes(name: Block, one: Disc, other: Disc) -> bool:
    """Tell whether a straight line between two middles comes near a name."""
    steps = max(int(hypot(other.x - one.x, other.y - one.y) / 4), 1)
    parts = (step / steps for step in range(steps + 1))
    return any(
        name.distance_to((one.x + (other.x - one.x) * part, one.y + (other.y - one.y) * part)) < 3
        for part in parts
    )
