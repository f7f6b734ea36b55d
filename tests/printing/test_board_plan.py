"""Where everything of a board lies: nothing on anything else, for the map that ships and for made-up ones."""

from itertools import combinations, pairwise

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from generator.catalogue import load_catalogue
from generator.printing.board_cartouche import cartouche_box
from generator.printing.board_placing import RIM
from generator.printing.board_plan import NoRoom, planned, slots_of
from generator.printing.board_shapes import Disc, apart, clearance
from generator.printing.board_sites import Measures, Spot
from generator.printing.board_view import plan_of
from generator.project import find_project, shipped

HALF_A_ROAD = 0.75


def shapes_of(plan):
    for site in plan.sites.values():
        for shape in site.shapes:
            yield site.id, shape


def check(plan, kept=()):
    measures = plan.measures
    for site in plan.sites.values():
        assert len(site.standees) == measures.standees
        assert all(2 * disc.radius == measures.base for disc in site.standees)
        if site.block:
            slots = slots_of(site.block, measures)
            assert len(slots) == measures.slots
            assert all(apart(one, other) > -1e-9 for one, other in combinations(slots, 2))
            assert all(site.block.left < slot.left and site.block.top < slot.top for slot in slots)
    for (_, one), (_, other) in combinations(shapes_of(plan), 2):
        assert apart(one, other) > 0
    for _, shape in shapes_of(plan):
        assert all(apart(shape, box) > 0 for box in kept)
        reach = shape.radius if isinstance(shape, Disc) else shape.width / 2
        assert shape.x - reach >= RIM - 0.1
        assert shape.x + reach <= measures.width - RIM + 0.1
    for border, road in plan.roads.items():
        for name, shape in shapes_of(plan):
            if name not in border or shape is not plan.sites[name].medallion:
                assert clearance(road, shape) > HALF_A_ROAD
        for name in border:
            rim = plan.sites[name].medallion
            assert min(abs(rim.distance_to(end)) for end in (road[0], road[-1])) < 2


def test_on_every_board_that_ships_nothing_lies_on_anything_else():
    project = find_project(shipped())
    found = 0
    for name in project.games:
        catalogue = load_catalogue(project, name)
        for component in catalogue.game.components:
            if component.board:
                box = cartouche_box(catalogue, component.board)
                plan = plan_of(catalogue, component.board)
                check(plan, [box] if box else [])
                borders = {frozenset((a.id, b)) for a in catalogue.areas.values() for b in a.borders}
                assert {frozenset(border) for border in plan.roads} == borders
                found += 1
    assert found


@st.composite
def maps(draw):
    """Up to five places in the cells of a 3 x 2 grid, not quite in their middles, and a chain of roads."""
    cells = draw(st.lists(st.integers(0, 5), min_size=2, max_size=5, unique=True))
    spots = tuple(
        Spot(
            f"p{cell}",
            65 + 120 * (cell % 3) + draw(st.integers(-12, 12)),
            68 + 130 * (cell // 3) + draw(st.integers(-10, 10)),
        )
        for cell in cells
    )
    borders = {tuple(sorted((a.id, b.id))) for a, b in pairwise(spots)}
    if len(spots) > 2 and draw(st.booleans()):
        borders.add(tuple(sorted((spots[0].id, spots[-1].id))))
    slots, standees = draw(st.integers(0, 5)), draw(st.integers(0, 4))
    return spots, tuple(sorted(borders)), Measures(370, 266, 34, 24, standees, 10, slots)


@given(maps())
@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_on_made_up_maps_nothing_lies_on_anything_else(made):
    try:
        plan = planned(*made)
    except NoRoom:
        assume(False)
    check(plan)


def test_the_same_map_gives_the_same_plan():
    spots = (Spot("a", 60, 60), Spot("b", 190, 70), Spot("c", 120, 180))
    borders = (("a", "b"), ("a", "c"), ("b", "c"))
    measures = Measures(260, 250, 34, 24, 3, 10, 4)
    first = planned(spots, borders, measures)
    planned.cache_clear()
    assert planned(spots, borders, measures) == first


def test_places_on_one_another_and_over_the_edge_are_refused_by_name():
    measures = Measures(260, 250, 34, 24, 3, 10, 4)
    with pytest.raises(NoRoom, match="a and b lie on one another"):
        planned((Spot("a", 60, 60), Spot("b", 70, 70)), (("a", "b"),), measures)
    with pytest.raises(NoRoom, match="a lies over the board's edge"):
        planned((Spot("a", 5, 60), Spot("b", 170, 70)), (("a", "b"),), measures)


def test_a_board_too_small_for_standees_is_refused():
    with pytest.raises(NoRoom, match="no room"):
        planned((Spot("a", 32, 40), Spot("b", 88, 40)), (("a", "b"),), Measures(120, 80, 34, 24, 6, 10, 4))
