"""Bases with a dial: every length measured on the sheets, and measures that do not go together refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from piece_drawings import boxes, game_with, sized, within_reach
from plain_cards import HOUSE, card

from generator.catalogue.model import Figure
from generator.catalogue.pieces import Dial
from generator.faults import Faults
from generator.printing.components import component_pdfs
from generator.printing.dial_plan import FOOT, HEAD, RIM, SIDE, Marker
from generator.printing.raster import page_texts
from generator.printing.sizes import PAPERS

FIGURES = (Figure(id="most-troops", value=5, text="Most troops.", source=HOUSE),)


def game(count=12, **measures):
    plan = Dial(**{"most": "most-troops", **measures})
    return game_with(
        card(1),
        components=({"sheet": "dials", "name": "Marker", "count": count, "dial": plan},),
        figures=FIGURES,
    )


def printed(project, catalogue, paper="a4", ink="full"):
    return component_pdfs(project, catalogue, PAPERS[paper], ink)["part-1"]


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize(
    "measures",
    [{}, {"across": 30, "window": 7, "slot": 17, "clip": 8, "axle": 3}],
    ids=["as usual", "larger"],
)
def test_base_wheel_window_slot_and_hole_measure_what_the_data_say(project, paper, measures):
    plan = Dial(most=5, **measures)
    pages = boxes(printed(project, game(4, **measures), paper))
    (page,) = pages
    wide = plan.slot + 2 * SIDE
    for width, height, count in (
        (plan.across, plan.across, 2 * 4),
        (plan.window, plan.window, 4),
        (plan.axle, plan.axle, 2 * 4),
        (plan.slot, 0, 4),
        (wide, 2 * (plan.clip + FOOT), 4),
        (100, 0, 1),
    ):
        assert sized(page, width, height) == count, (width, height)
    width, height = (float(edge.millimetres) for edge in (PAPERS[paper].width, PAPERS[paper].height))
    assert within_reach(pages, width, height)


def test_the_wheel_shows_every_number_once_and_a_figure_of_the_rules_sets_the_last(project):
    catalogue = game(1)
    (text,) = page_texts(printed(project, catalogue))
    numbers = [line.strip() for line in text.splitlines() if line.strip().isdecimal()]
    assert {*numbers} == {*"012345"}
    assert "the window shows 0 to 5." in " ".join(text.split())
    (more,) = page_texts(printed(project, catalogue.with_figure("most-troops", 4)))
    assert "the window shows 0 to 4." in " ".join(more.split())
    assert "5" not in {line.strip() for line in more.splitlines()}


@pytest.mark.parametrize(
    ("measures", "said"),
    [
        ({"most": "most-troop"}, 'part-1.dial.most: .* found "most-troop"; did you mean "most-troops"'),
        ({"most": 0}, "part-1.dial: .* the numbers go from 0 to 0"),
        ({"most": 9}, "10 numbers are too many for a window of 6 mm"),
        ({"window": 9}, "a window of 9 mm meets the pin on a base of 25 mm"),
        ({"slot": 20}, "a clip with a slot of 20 mm reaches past a base of 25 mm"),
    ],
)
def test_measures_that_do_not_go_together_are_refused(project, measures, said):
    with pytest.raises(Faults, match=said):
        printed(project, game(**measures))


def test_a_sheet_of_dials_without_measures_is_refused(project):
    catalogue = game_with(card(1), components=({"sheet": "dials"},))
    with pytest.raises(
        Faults, match=r"part-1\.dial: expected the measures that the sheet dials is drawn from"
    ):
        printed(project, catalogue)


def test_markers_go_on_as_many_sheets_as_they_need(project):
    assert [len(boxes(printed(project, game(count)))) for count in (12, 18, 20)] == [1, 2, 2]


@pytest.mark.parametrize("ink", ["full", "low"])
def test_the_same_data_give_the_same_bytes(project, ink):
    assert printed(project, game(), ink=ink) == printed(project, game(), ink=ink)


@given(st.floats(20, 60), st.floats(4, 12), st.floats(6, 30), st.integers(1, 8))
def test_only_one_number_shows_and_nothing_touches_pin_or_rim(across, window, slot, most):
    try:
        marker = Marker(Dial(most=most, across=across, window=window, slot=slot), 0, most)
    except ValueError:
        return
    half = window / 2
    assert marker.circle - half > HEAD / 2
    assert ((marker.circle + half) ** 2 + half**2) ** 0.5 <= across / 2 - RIM + 1e-9
    assert marker.share > window
    assert all((x**2 + y**2) ** 0.5 <= across / 2 for x, y in marker.stands)
    assert max(y for _, y in marker.stands) <= -HEAD / 2
