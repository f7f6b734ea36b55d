"""Turns slots and standee spots around their medallions until nothing is in the way of anything else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from math import cos, exp, hypot, pi, sin
from random import Random

from generator.printing.board_roads import CLEAR
from generator.printing.board_shapes import Block, Disc, Point, Shape, apart, sampled
from generator.printing.board_sites import APART, FRAME, GAP, Border, Measures, Site, Spot

RIM = 4.4
"""Along the board's edge, free of everything but its frame."""

_TURNS = 48
_SWEEPS, _SETTLING = 14, 3
_HOT, _COLD = 200.0, 1.0
_AIR = 0.3
_BELOW = 0.8
_LOOSE = 0.02
_ASIDE = 1.0
_ROAD = CLEAR + 0.9
_DEEPEST = 6.0

_Thing = tuple[str, int]


def over_edge(shape: Shape, measures: Measures) -> float:
    """Return how far a shape reaches into the rim of a board; negative if it stays clear of it."""
    across, down = (
        (shape.radius, shape.radius) if isinstance(shape, Disc) else (shape.width / 2, shape.height / 2)
    )
    return max(
        RIM + across - shape.x,
        RIM + down - shape.y,
        shape.x + across - (measures.width - RIM),
        shape.y + down - (measures.height - RIM),
    )


def _crush(lacking: float) -> float:
    """Return what it costs that so many millimetres of room are lacking."""
    short = lacking + _AIR
    return 100 * short * (1 + short) if short > 0 else 0.0


class Placing:
    """The things around the medallions of a board, each where it may lie: clear of the edge."""

    def __init__(
        self,
        spots: Sequence[Spot],
        measures: Measures,
        kept: Sequence[Shape],
        water: Sequence[Sequence[Point]],
    ) -> None:
        self.spots = spots
        self.measures = measures
        self.kept = kept
        self.water = [sampled([*outline, outline[0]], 4) for outline in water]
        self.chance = Random(0)
        self.medallions = {spot.id: Disc(spot.x, spot.y, measures.medallion / 2) for spot in spots}
        size = max(measures.base, 1.5 * measures.columns * measures.slot)
        reach = measures.medallion / 2 + GAP + size
        self.near = {
            spot.id: [
                other.id
                for other in spots
                if other is not spot and hypot(spot.x - other.x, spot.y - other.y) < 2 * reach + APART
            ]
            for spot in spots
        }
        self.shapes: list[Shape] = []
        self.still: list[float] = []
        self.fixed = self.still
        self.between: dict[int, float] = {}
        self.choices: dict[_Thing, range] = {}
        for spot in spots:
            discs = self._choices(spot, block=False) if measures.standees else range(0)
            for number in range(measures.standees):
                self.choices[spot.id, number] = discs
            if measures.slots:
                self.choices[spot.id, measures.standees] = self._choices(spot, block=True)
        self.things: dict[str, list[_Thing]] = {spot.id: [] for spot in spots}
        for thing in self.choices:
            self.things[thing[0]].append(thing)
        self.cramped = tuple(dict.fromkeys(name for (name, _), found in self.choices.items() if not found))
        """Places where a slot or a standee has nowhere to lie at all."""

    def placed(
        self, roads: Mapping[Border, Sequence[Point]], weights: Mapping[Border, float]
    ) -> dict[str, Site]:
        """Return the places as they lie once things have settled; called again, they settle otherwise.

        They rather keep off roads, the more so the greater a road's weight.
        Each thing in turn takes one of its spots by chance, likelier the less it costs, ever less loosely.
        Nothing may be cramped.
        """
        self.fixed = [
            cost + self._on_roads(shape, roads, weights)
            for shape, cost in zip(self.shapes, self.still, strict=True)
        ]
        lies = {thing: self.chance.choice(spots) for thing, spots in self.choices.items()}
        order = list(lies)
        for sweep in range(_SWEEPS + _SETTLING):
            loose = _HOT * (_COLD / _HOT) ** (sweep / _SWEEPS) if sweep < _SWEEPS else 0.0
            self.chance.shuffle(order)
            for thing in order:
                spots = self.choices[thing]
                costs = self._costs(thing, spots, lies)
                least = min(costs)
                if loose:
                    chances = [exp(max(-60.0, (least - cost) / loose)) for cost in costs]
                    lies[thing] = self.chance.choices(spots, chances)[0]
                else:
                    lies[thing] = spots[costs.index(least)]
        return {spot.id: self._site(spot, lies) for spot in self.spots}

    def _site(self, spot: Spot, lies: Mapping[_Thing, int]) -> Site:
        shapes = [self.shapes[lies[thing]] for thing in self.things[spot.id]]
        discs = tuple(shape for shape in shapes if isinstance(shape, Disc))
        block = next((shape for shape in shapes if isinstance(shape, Block)), None)
        return Site(spot.id, self.medallions[spot.id], block, discs)

    def _choices(self, spot: Spot, block: bool) -> range:
        """Note where a standee's disc, or the block, may lie, and return the numbers of those shapes."""
        first = len(self.shapes)
        for shape in self.spots_beside(spot, block, (0.0,)):
            self.shapes.append(shape)
            self.still.append(self._still(spot, shape))
        return range(first, len(self.shapes))

    def spots_beside(self, spot: Spot, block: bool, further: Sequence[float]) -> Iterator[Shape]:
        """Give where a thing may lie as far as the edge and other medallions go, `further` from its own."""
        for far in further:
            for turn in range(_TURNS):
                shape = self._shape(spot, block, 2 * pi * turn / _TURNS, far)
                if self._free(spot, shape):
                    yield shape

    def _shape(self, spot: Spot, block: bool, angle: float, further: float) -> Shape:
        """Return a standee's disc, or the block, beside the medallion in a direction."""
        way = (cos(angle), sin(angle))
        radius = self.measures.medallion / 2 + GAP + further
        if not block:
            far = radius + self.measures.base / 2
            return Disc(spot.x + way[0] * far, spot.y + way[1] * far, self.measures.base / 2)
        wide = self.measures.columns * self.measures.slot + 2 * FRAME
        high = self.measures.rows * self.measures.slot + 2 * FRAME
        shape = Block(spot.x, spot.y, wide, high)
        near, far = 0.0, radius + hypot(wide, high)
        for _ in range(24):
            middle = (near + far) / 2
            shape = replace(shape, x=spot.x + way[0] * middle, y=spot.y + way[1] * middle)
            near, far = (near, middle) if shape.distance_to((spot.x, spot.y)) >= radius else (middle, far)
        return replace(shape, x=spot.x + way[0] * far, y=spot.y + way[1] * far)

    def _free(self, spot: Spot, shape: Shape) -> bool:
        """Return whether a shape lies on the board, off other medallions and what is kept free."""
        if over_edge(shape, self.measures) > 0 or any(apart(shape, kept) < _ASIDE for kept in self.kept):
            return False
        return all(apart(shape, self.medallions[other]) >= GAP + _ASIDE for other in self.near[spot.id])

    def _still(self, spot: Spot, shape: Shape) -> float:
        """Return what a shape costs wherever other things lie: places to stay out of, and looks."""
        cost = sum(_crush(APART - apart(shape, self.medallions[other])) for other in self.near[spot.id])
        for outline in self.water:
            cost += 3 * max(0.0, *(2 - shape.distance_to(point) for point in outline)) ** 2
        if isinstance(shape, Block):
            cost += _BELOW * (shape.y - spot.y) / shape.height
        return cost

    def _on_roads(
        self, shape: Shape, roads: Mapping[Border, Sequence[Point]], weights: Mapping[Border, float]
    ) -> float:
        """Return what a shape costs by lying on roads."""
        cost, reach = 0.0, shape.reach + _ROAD
        for border, path in roads.items():
            deepest = 0.0
            for x, y in path[::2]:
                if abs(x - shape.x) < reach and abs(y - shape.y) < reach:
                    deepest = max(deepest, _ROAD - shape.distance_to((x, y)))
            deepest = min(deepest, _DEEPEST)
            cost += weights[border] * deepest * (deepest + 1)
        return cost

    def _costs(self, thing: _Thing, spots: Sequence[int], lies: Mapping[_Thing, int]) -> list[float]:
        """Return what a thing costs at each of its spots, as everything else lies now."""
        name = thing[0]
        others = [(lies[other], True) for other in self.things[name] if other != thing]
        others += [(lies[other], False) for near in self.near[name] for other in self.things[near]]
        between, size = self.between, len(self.shapes)
        costs = []
        for shape in spots:
            cost = self.fixed[shape]
            for other, same in others:
                pair = between.get(shape * size + other)
                if pair is None:
                    pair = self._pair(shape, other, same)
                    between[shape * size + other] = between[other * size + shape] = pair
                cost += pair
            costs.append(cost)
        return costs

    def _pair(self, one: int, other: int, same: bool) -> float:
        """Return what two things cost that lie as they do; those of one place rather stay together."""
        away = apart(self.shapes[one], self.shapes[other])
        return _crush(GAP - away) + _LOOSE * max(0.0, away) if same else _crush(APART - away)
