"""Where everything of a board lies: places, their slots and standee spots, and roads. Draws nothing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations
from math import hypot

from generator.printing.board_placing import Placing, over_edge
from generator.printing.board_repair import mended
from generator.printing.board_roads import Field, routed
from generator.printing.board_shapes import Block, Disc, Point, Shape, apart
from generator.printing.board_sites import APART, OTHER, OWN, Border, Measures, Plan, Site, Spot

_TRIES = 3
_WEIGHT = 12.0
_TOUCH = 1.8
_SLACK = 0.05


class NoRoom(ValueError):  # noqa: N818 - a plan that cannot be, reported as a fault
    """A board on which the things of some places find no room; `places` are the ids of those places."""

    def __init__(self, what: str, places: Sequence[str]) -> None:
        self.places = tuple(places)
        super().__init__(what)


def slots_of(block: Block, measures: Measures) -> tuple[Block, ...]:
    """Return the slots of a block, row by row; a last row that is not full is centred."""
    edge = measures.slot
    made = []
    for number in range(measures.slots):
        row, column = divmod(number, measures.columns)
        filled = min(measures.columns, measures.slots - row * measures.columns)
        left = block.x - filled * edge / 2
        top = block.y - measures.rows * edge / 2
        made.append(Block(left + (column + 0.5) * edge, top + (row + 0.5) * edge, edge, edge))
    return tuple(made)


@cache
def planned(
    spots: tuple[Spot, ...],
    borders: tuple[Border, ...],
    measures: Measures,
    kept: tuple[Shape, ...] = (),
    water: tuple[tuple[Point, ...], ...] = (),
) -> Plan:
    """Return a plan in which nothing overlaps and no road runs over a slot, a standee or another place.

    `kept` are shapes that stay free, such as a cartouche; `water` are outlines that places and roads avoid.
    Roads come first and bend around medallions; then things settle beside them. Raises `NoRoom` if no such
    plan is found. Same input, same plan.
    """
    _medallions_fit(spots, measures, kept)
    field = Field(measures.width, measures.height, kept, water)
    bare = {spot.id: Site(spot.id, Disc(spot.x, spot.y, measures.medallion / 2), None, ()) for spot in spots}
    direct, lost = routed(field, bare, borders)
    placing = Placing(spots, measures, kept, water)
    if lost or placing.cramped:
        raise _no_room(placing.cramped, lost)
    failed = NoRoom("no room", ())
    best: tuple[int, Plan] | None = None
    for _ in range(_TRIES):
        sites = placing.placed(direct, dict.fromkeys(borders, _WEIGHT))
        sites, roads = mended(field, placing, sites, direct)
        lost = [border for border in borders if border not in roads]
        crowded = sorted(_crowded(sites, measures, kept))
        if crowded or lost:
            failed = _no_room(crowded, lost)
            continue
        plan = Plan(measures, sites, {border: roads[border] for border in borders})
        tangled = _tangles(plan.roads)
        if best is None or tangled < best[0]:
            best = (tangled, plan)
        if not tangled:
            break
    if best is None:
        raise failed
    return best[1]


def _tangles(roads: Mapping[Border, Sequence[Point]]) -> int:
    """Return how many pairs of roads touch or cross somewhere between their ends."""
    middles = [road[len(road) // 8 : -(len(road) // 8) or None] for road in roads.values()]
    return sum(
        any(abs(x - a) < _TOUCH and abs(y - b) < _TOUCH for x, y in one[::2] for a, b in other[::2])
        for one, other in combinations(middles, 2)
    )


def _no_room(crowded: Sequence[str], lost: Sequence[Border]) -> NoRoom:
    if crowded:
        return NoRoom(f"no room for what lies around {', '.join(crowded)}", crowded)
    names = ", ".join(f"{one} to {other}" for one, other in lost)
    return NoRoom(f"no room for a road from {names}", [name for border in lost for name in border])


def _medallions_fit(spots: Sequence[Spot], measures: Measures, kept: Sequence[Shape]) -> None:
    for spot in spots:
        disc = Disc(spot.x, spot.y, measures.medallion / 2)
        if over_edge(disc, measures) > _SLACK or any(apart(disc, shape) < 0 for shape in kept):
            raise NoRoom(f"{spot.id} lies over the board's edge or its cartouche", [spot.id])
    for one, other in combinations(spots, 2):
        if hypot(one.x - other.x, one.y - other.y) < measures.medallion + APART:
            raise NoRoom(f"{one.id} and {other.id} lie on one another", [one.id, other.id])


def _crowded(sites: Mapping[str, Site], measures: Measures, kept: Sequence[Shape]) -> Iterator[str]:
    """Give the ids of places whose things overlap something or leave the board."""
    for site in sites.values():
        others = [shape for other in sites.values() if other is not site for shape in other.shapes]
        for number, shape in enumerate(site.shapes):
            own = site.shapes[number + 1 :]
            if (
                over_edge(shape, measures) > _SLACK
                or any(apart(shape, one) < OWN for one in own)
                or any(apart(shape, one) < OTHER for one in others)
                or any(apart(shape, one) < 0 for one in kept)
            ):
                yield site.id
                break
