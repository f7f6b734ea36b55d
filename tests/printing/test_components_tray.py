"""Trays to cut, fold and glue: measured on the sheets, in millimetres."""

from io import BytesIO

import pikepdf
import pytest
from hypothesis import given
from hypothesis import strategies as st
from plain_cards import card, game_of

from generator.catalogue import load_catalogue
from generator.catalogue.fields import Source
from generator.catalogue.model import Component, Tray, TraySection
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

HOUSE = (Source(house="made up"),)
POINT = 25.4 / 72


def tray(width=67.0, wall=44.0, divider=98.0, lengths=(12.0, 44.0, 24.0)):
    sections = tuple(TraySection(name=f"Part {at}", length=length) for at, length in enumerate(lengths, 1))
    return Tray(width=width, wall=wall, divider=divider, sections=sections)


def game_with(**component):
    catalogue = game_of(card(1))
    fields = {"id": "box", "name": "Box", "count": 1, "source": HOUSE, **component}
    game = catalogue.game.model_copy(update={"components": (Component(**fields),)})
    return type(catalogue)(game, catalogue.cards, catalogue.heroes)


def lines_of(pdf):
    """The boxes of everything drawn along lines, page by page: left, bottom, right, top in millimetres."""
    with pikepdf.open(BytesIO(pdf)) as opened:
        return [list(boxes_of(page)) for page in opened.pages]


def boxes_of(page):
    matrix, saved, points, start = pikepdf.Matrix(), [], [], None
    for operands, operator in pikepdf.parse_content_stream(page):
        match str(operator):
            case "q":
                saved.append(matrix)
            case "Q":
                matrix = saved.pop()
            case "cm":
                matrix = pikepdf.Matrix(*map(float, operands)) @ matrix
            case "m":
                start = operands
            case "l" | "c":
                if start:
                    points.append(matrix.transform(tuple(map(float, start))))
                start = None
                points.append(matrix.transform(tuple(map(float, operands[-2:]))))
            case "S" | "s" | "f" | "B" | "b" | "n" | "f*" | "B*":
                if points:
                    xs, ys = zip(*points, strict=True)
                    yield tuple(edge * POINT for edge in (min(xs), min(ys), max(xs), max(ys)))
                points, start = [], None


def has(boxes, width, height, within=0.05):
    return any(
        abs(right - left - width) < within and abs(top - bottom - height) < within
        for left, bottom, right, top in boxes
    )


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_outlines_and_ruler_measure_what_the_data_say(project, paper):
    made = tray()
    pdf = component_pdfs(project, game_with(sheet="tray", tray=made), PAPERS[paper])["box"]
    first, second = lines_of(pdf)
    assert has(first, 67 + 2 * 44, 80 + 2 * 44)
    assert has(first, 67, 80 + 2 * 44)
    assert has(second, 67 - PLAY + 2 * TAB, 98 + 13)
    for page in (first, second):
        assert has(page, 100, 0)


def test_nothing_is_drawn_where_printers_cannot_reach(project):
    pdf = component_pdfs(project, game_with(sheet="tray", tray=tray()), PAPERS["letter"])["box"]
    least = float(PRINTER_MARGIN.millimetres)
    width, height = (float(PAPERS["letter"].width.millimetres), float(PAPERS["letter"].height.millimetres))
    for page in lines_of(pdf):
        for left, bottom, right, top in page:
            assert left >= least
            assert bottom >= least
            assert right <= width - least
            assert top <= height - least


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
    pdf = component_pdfs(project, game_with(sheet="tray", tray=tray()), PAPERS["a4"])["box"]
    _, second = page_texts(pdf)
    assert "Part 2" in second
    assert "Part1standbehind" in "".join(second.split())
    assert "Part 3" in second


def test_a_tray_larger_than_the_paper_is_refused_with_its_size(project):
    with pytest.raises(Faults, match=r"box.tray: expected parts of at most .* Tray is 260 x 168 mm"):
        component_pdfs(project, game_with(sheet="tray", tray=tray(width=172)), PAPERS["a4"])


def test_a_sheet_without_a_template_is_refused_with_the_nearest(project):
    with pytest.raises(Faults, match=r'box.sheet: .* found none; did you mean "tray"'):
        component_pdfs(project, game_with(sheet="trya"), PAPERS["a4"])


def test_nothing_is_printed_for_a_component_that_has_no_sheet(project):
    assert component_pdfs(project, game_with(sheet="none"), PAPERS["a4"]) == {}


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
