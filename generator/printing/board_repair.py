"""Makes way: where a road finds none or things lie on one another, what is in the way goes elsewhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from generator.printing.board_placing import Placing
from generator.printing.board_roads import CLEAR, Field, Ground
from generator.printing.board_shapes import Point, Shape, apart, clearance, sampled
from generator.printing.board_sites import OTHER, OWN, Border, Site

_FURTHER = tuple(1.5 * step for step in range(19))
_ROAD = CLEAR + 0.1
_BETWEEN = 0.3


class Repair:
    """Places and roads of a board, some of them yet to be mended."""

    def __init__(
        self, field: Field, placing: Placing, sites: Mapping[str, Site], roads: Mapping[Border, tuple[Point, ...]]
    ) -> None:
        self.field = field
        self.placing = placing
        self.sites = dict(sites)
        self.roads = dict(roads)
        self.spots = {spot.id: spot for spot in placing.spots}

    def untangle(self, name: str) -> None:
        """Move things of a place that lie on others to where they lie on nothing, if there is such room."""
        for thing in self.sites[name].around:
            if thing in self.sites[name].around and not self._fits(name, thing, thing, ()):
                self._move(name, thing, ())

    def make_way(self, border: Border) -> bool:
        """Move what is in the way of a road, and build it; return whether that could be done."""
        ground = self._ground()
        path = ground.way(border, through=True)
        if not path:
            return False
        one, other = (self.sites[name].medallion for name in border)
        line = [p for p in sampled(path, 1.0) if one.distance_to(p) > -1 and other.distance_to(p) > -1]
        before = dict(self.sites)
        for name, site in before.items():
            for thing in site.around:
                if clearance(line, thing) < _ROAD and not self._move(name, thing, line):
                    self.sites = before
                    return False
        ground = self._ground()
        if not ground.build(border):
            self.sites = before
            return False
        self.roads[border] = ground.roads[border]
        return True

    def _ground(self) -> Ground:
        ground = Ground(self.field, self.sites)
        for border, road in self.roads.items():
            ground.taken(border, road)
        return ground

    def _move(self, name: str, thing: Shape, line: Sequence[Point]) -> bool:
        """Move a thing to the nearest spot by its medallion where it fits; return whether there is one."""
        site = self.sites[name]
        block = thing is site.block
        for shape in self.placing.spots_beside(self.spots[name], block, _FURTHER):
            if self._fits(name, thing, shape, line):
                self.sites[name] = site.moved(thing, shape)
                return True
        return False

    def _fits(self, name: str, thing: Shape, shape: Shape, line: Sequence[Point]) -> bool:
        """Return whether a thing of a place could lie as `shape`: on nothing, on no road, and off a line."""
        for other, site in self.sites.items():
            room = OWN if other == name else OTHER
            for lying in site.shapes:
                if lying is not thing and apart(shape, lying) < room + _BETWEEN:
                    return False
        reach = shape.reach + _ROAD
        return not any(
            abs(x - shape.x) < reach and abs(y - shape.y) < reach and shape.distance_to((x, y)) < _ROAD
            for road in (*self.roads.values(), line)
            for x, y in road
        )
