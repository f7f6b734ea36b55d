"""Trays to cut, fold and glue: measured on the sheets, in millimetres."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from piece_drawings import boxes, game_with, sized, within_reach
from plain_cards import card

from generator.catalogue import load_catalogue
from generator.catalogue.model import Tray, TraySection
from generator.faults import Faults
from generator.printing.box_plan import (
    PLAY,
    TAB,
    arranged,
    divider_nets,
    divider_places,
    inner_length,
    tray_net,
)
from generator.printing.components import component_pdfs
from generator.printing.raster import page_texts
from generator.printing.sizes import CARD_SIZES, PAPERS, PRINTER_MARGIN
from generator.project import find_project, shipped


def tray(width=67.0, wall=44.0, divider=98.0, lengths=(12.0, 44.0, 24.0)):
    sections = tuple(TraySection(name=f"Part {at}", length=length) for at, length in enumerate(lengths, 1))
    return Tray(width=width, wall=wall, divider=divider, sections=sections)


def game(**component):
    return game_with(card(1), components=({"id": "box", **component},))


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_outlines_and_ruler_measure_what_the_data_say(project, paper):
    made = tray()
    pdf = component_pdfs(project, game(sheet="tray", tray=made), PAPERS[paper])["box"]
    first, second = boxes(pdf)
    assert sized(first, 67 + 2 * 44, 80 + 2 * 44)
    assert sized(first, 67, 80 + 2 * 44)
    assert sized(second, 67 - PLAY + 2 * TAB, 98 + 13)
    for page in (first, second):
        assert sized(page, 100, 0)


def test_nothing_is_drawn_where_printers_cannot_reach(project):
    pdf = component_pdfs(project, game(sheet="tray", tray=tray()), PAPERS["letter"])["box"]
    width, height = (float(PAPERS["letter"].width.millimetres), float(PAPERS["letter"].height.millimetres))
    assert within_reach(boxes(pdf), width, height, float(PRINTER_MARGIN.millimetres))


def test_the_box_that_ships_holds_its_cards_in_the_sections_the_rules_name():
    project = find_project(shipped())
    for name in project.games:
        catalogue = load_catalogue(project, name)
        for component in catalogue.game.components:
            if component.tray:
                poker = CARD_SIZES["poker"]
                assert component.tray.width - PLAY > float(poker.width.millimetres)
                assert component.tray.divider > float(poker.height.millimetres)
                assert inner_length(component.tray) >= 0.45 * len(catalogue.copies())
                pdf = component_pdfs(project, catalogue, PAPERS["a4"])[component.id]
                text = " ".join(" ".join(page_texts(pdf)).split())
                for section in component.tray.sections:
                    assert section.name in text
                assert "glue" in text


def test_dividers_are_labelled_with_what_stands_before_and_behind_them(project):
    pdf = component_pdfs(project, game(sheet="tray", tray=tray()), PAPERS["a4"])["box"]
    _, second = page_texts(pdf)
    assert "Part 2" in second
    assert "Part1standbehind" in "".join(second.split())
    assert "Part 3" in second


def test_a_tray_larger_than_the_paper_is_refused_with_its_size(project):
    with pytest.raises(Faults, match=r"box.tray: expected parts of at most .* Tray is 260 x 168 mm"):
        component_pdfs(project, game(sheet="tray", tray=tray(width=172)), PAPERS["a4"])


def test_a_sheet_without_a_template_is_refused_with_the_nearest(project):
    with pytest.raises(Faults, match=r'box.sheet: .* found none; did you mean "tray"'):
        component_pdfs(project, game(sheet="trya"), PAPERS["a4"])


def test_nothing_is_printed_for_a_component_that_has_no_sheet(project):
    assert component_pdfs(project, game(sheet="none"), PAPERS["a4"]) == {}


@given(st.floats(30, 120), st.floats(15, 60), st.lists(st.floats(8, 60), min_size=1, max_size=4))
def test_nets_are_closed_fold_into_the_tray_and_dividers_stand_between_sections(width, wall, lengths):
    made = tray(width, wall, wall + 20, tuple(lengths))
    net = tray_net(made)
    xs, ys = zip(*net.outline, strict=True)
    assert (min(xs), min(ys)) == (0, 0)
    assert (max(xs), max(ys)) == pytest.approx((net.width, net.height))
    floor = next(panel for panel in net.panels if panel.name == "floor")
    assert (floor.width, floor.height) == pytest.approx((width, sum(lengths)))
    assert len(divider_nets(made)) == len(divider_places(made)) == len(lengths) - 1
    assert all(0 < place < inner_length(made) for place in divider_places(made))


@given(st.integers(1, 6), st.floats(150, 300), st.floats(150, 300))
def test_parts_on_a_sheet_do_not_overlap(count, width, height):
    net = divider_nets(tray())[0]
    for sheet in arranged((net,) * count, width, height):
        for at, one in enumerate(sheet):
            assert one.x + net.width <= width
            assert one.y + net.height <= height
            for other in sheet[at + 1 :]:
                apart = abs(one.x - other.x) >= net.width or abs(one.y - other.y) >= net.height
                assert apart
