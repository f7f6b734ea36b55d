"""Makes way for roads: what lies on one goes elsewhere, and a road bends around what cannot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import hypot

from generator.printing.board_placing import Placing
from generator.printing.board_roads import CLEAR, LEAST, Field, Ground, shortest_first
from generator.printing.board_shapes import Disc, Point, Shape, apart, clearance, sampled
from generator.printing.board_sites import OTHER, OWN, Border, Site, Spot

_FURTHER = tuple(1.5 * step for step in range(17))
_ROAD = CLEAR - 0.1
_BETWEEN = 0.3
_PASSES = 4
_DETOUR, _ALWAYS = 1.7, 25.0

Roads = Mapping[Border, tuple[Point, ...]]


def mended(
    field: Field, placing: Placing, sites: Mapping[str, Site], direct: Roads
) -> tuple[dict[str, Site], dict[Border, tuple[Point, ...]]]:
    """Return places and roads of which none is in the way of another, as far as that can be.

    `direct` are the roads that there would be if nothing lay around medallions. A road that is missing in the
    answer found no way, or only a long one.
    """
    moved = dict(sites)
    for _ in range(_PASSES):
        wrong = [
            (name, thing)
            for name, site in moved.items()
            for thing in site.around
            if not _fits(moved, direct, name, thing, thing)
        ]
        for name, thing in wrong:
            _move(placing, moved, direct, name, thing)
    ground = Ground(field, moved)
    roads: dict[Border, tuple[Point, ...]] = {}
    bent = []
    for border, road in direct.items():
        if all(clearance(road, thing) >= LEAST for site in moved.values() for thing in site.around):
            roads[border] = road
            ground.taken(border, road)
        else:
            bent.append(border)
    for border in shortest_first(moved, bent):
        if (
            ground.build(border)
            and _length(ground.roads[border]) < _DETOUR * _length(direct[border]) + _ALWAYS
        ):
            roads[border] = ground.roads[border]
    return moved, roads


def _length(path: Sequence[Point]) -> float:
    return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(path))


def _move(placing: Placing, sites: dict[str, Site], roads: Roads, name: str, thing: Shape) -> None:
    """Move a thing to the spot nearest to its medallion where it fits, if there is one."""
    site = sites[name]
    spot = next(spot for spot in placing.spots if spot.id == name)
    fitting = [
        shape
        for shape in placing.spots_beside(spot, thing is site.block, _FURTHER)
        if _fits(sites, roads, name, thing, shape)
    ]
    if fitting:
        near = next((shape for shape in fitting if not _across(spot, shape, roads)), fitting[0])
        sites[name] = site.moved(thing, near)


def _across(spot: Spot, shape: Shape, roads: Roads) -> bool:
    """Return whether a road runs between a medallion and a thing of its place."""
    line = sampled([(spot.x, spot.y), (shape.x, shape.y)], 2.0)
    box = Disc((spot.x + shape.x) / 2, (spot.y + shape.y) / 2, hypot(spot.x - shape.x, spot.y - shape.y) / 2)
    return any(
        abs(x - a) < 1.5 and abs(y - b) < 1.5
        for border, road in roads.items()
        if spot.id not in border
        for x, y in road
        if box.distance_to((x, y)) < 0
        for a, b in line
    )


def _fits(sites: Mapping[str, Site], roads: Roads, name: str, thing: Shape, shape: Shape) -> bool:
    """Return whether a thing of a place could lie as `shape`: on nothing else and on no road."""
    for other, site in sites.items():
        room = OWN if other == name else OTHER
        for lying in site.shapes:
            if lying is not thing and apart(shape, lying) < room + _BETWEEN:
                return False
    reach = shape.reach + _ROAD
    return not any(
        abs(x - shape.x) < reach and abs(y - shape.y) < reach and shape.distance_to((x, y)) < _ROAD
        for road in roads.values()
        for x, y in road
    )
