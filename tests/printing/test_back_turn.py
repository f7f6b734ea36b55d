"""Backs that make up for a printer which moves and turns the second side, measured in millimetres.

The printer is played: it turns the back about the middle of the paper, then moves it, as seen from the front.
"""

from functools import partial
from math import atan2, cos, degrees, radians, sin

import pypdfium2
import pytest
from plain_cards import POKER, card, game_of, plain_html

from generator.printing.calibration import SCALE
from generator.printing.faces import faces_of
from generator.printing.geometry import turning_axis
from generator.printing.grid import MarkStyle, grid_on
from generator.printing.imposition import Backs, imposed
from generator.printing.layout import lay_out
from generator.printing.raster import page_texts
from generator.printing.sheets import Particulars, sheets_pdf
from generator.printing.sizes import PAPERS, mm

MILLIMETRES = 25.4 / 72
FORM, PATH = 5, 2
FAULTS = [(0, 0, 0.5), (1.5, -0.5, 0.3), (-3, 2, -0.4)]
SHEETS = [
    pytest.param(paper, flip, id=f"{paper.orientation} {flip}")
    for paper in (PAPERS["a4"], PAPERS["a4"].turned())
    for flip in ("long", "short")
]


def printed(project, paper, flip, backs):
    catalogue = game_of(card(1, 3))
    decks = [faces_of(catalogue, catalogue.game.decks[0])]
    grid = grid_on(paper, POKER, MarkStyle())
    laid = [lay_out(project, catalogue, decks[0].faces, POKER, html=partial(plain_html, css=""))]
    return sheets_pdf(imposed(decks, grid, flip, backs), laid, Particulars(catalogue.game, grid, flip, True))


def corners(pdf, side, paper):
    """The corners of every face on a side, in millimetres from the middle of the paper."""
    across, up = float(paper.width.millimetres) / 2, float(paper.height.millimetres) / 2
    width, height = POKER.page_width.points, POKER.page_height.points
    found = []
    for thing in pypdfium2.PdfDocument(pdf)[side].get_objects(max_depth=1):
        if thing.type == FORM:
            matrix = thing.get_matrix()
            for corner in ((0, 0), (width, 0), (width, height), (0, height)):
                x, y = matrix.on_point(*corner)
                found.append((x * MILLIMETRES - across, y * MILLIMETRES - up))
    return found


def through_the_sheet(point, axis):
    x, y = point
    return (-x, y) if axis == "vertical" else (x, -y)


def off(point, right, up, turn):
    """Where the printer puts what belongs at a point, both seen from the front."""
    x, y = point
    one, other = cos(radians(turn)), sin(radians(turn))
    return one * x - other * y + right, other * x + one * y + up


def read_on_scales(right, up, turn):
    """What the calibration sheet of such a printer shows, and what is reckoned from it."""
    out, one, other = float(SCALE.millimetres), cos(radians(turn)), sin(radians(turn))
    on_t, on_b = (right - (side * out - up) * other / one for side in (1, -1))
    on_r, on_l = (up + (side * out - right) * other / one for side in (1, -1))
    return (on_t + on_b) / 2, (on_l + on_r) / 2, (on_r - on_l) / 2


@pytest.mark.parametrize(("paper", "flip"), SHEETS)
@pytest.mark.parametrize("fault", FAULTS)
def test_what_is_read_on_a_calibration_sheet_puts_every_back_behind_its_front(project, paper, flip, fault):
    right, up, turn = read_on_scales(*fault)
    pdf = printed(project, paper, flip, Backs(right=mm(right), up=mm(up), turn=turn))
    fronts = corners(pdf, 0, paper)
    behind = [
        off(through_the_sheet(corner, turning_axis(paper, flip)), *fault) for corner in corners(pdf, 1, paper)
    ]
    assert len(fronts) == len(behind) == 12
    for x, y in fronts:
        assert min(max(abs(x - a), abs(y - b)) for a, b in behind) < 0.05


def test_a_back_that_is_not_turned_would_be_off_by_a_millimetre(project):
    paper = PAPERS["a4"]
    pdf = printed(project, paper, "long", Backs())
    behind = [off(through_the_sheet(corner, "vertical"), 0, 0, 0.5) for corner in corners(pdf, 1, paper)]
    furthest = max(min(max(abs(x - a), abs(y - b)) for a, b in behind) for x, y in corners(pdf, 0, paper))
    assert furthest == pytest.approx(1.2, abs=0.2)


def test_crop_marks_and_lines_turn_about_the_middle_with_the_backs_and_the_foot_does_not(project):
    paper = PAPERS["a4"]
    page = pypdfium2.PdfDocument(printed(project, paper, "long", Backs(turn=2, lines=True)))[1]
    drawn = [thing for thing in page.get_objects(max_depth=1) if thing.type == PATH]
    middle = (paper.width / 2).points, (paper.height / 2).points
    turned = {}
    for thing in drawn:
        matrix = thing.get_matrix()
        turned.setdefault(round(degrees(atan2(matrix.b, matrix.a)), 3), []).append(matrix)
    assert sorted(turned) == [0, 2]
    for matrix in turned[2]:
        assert matrix.on_point(*middle) == pytest.approx(middle, abs=0.001)
    ruler = [thing.get_bounds() for thing in drawn if thing.get_matrix().b == 0]
    assert max(top for _, _, _, top in ruler) < mm(20).points


def test_a_back_says_at_its_foot_which_fault_it_makes_up_for(project):
    backs = Backs(right=mm("1.5"), up=mm("-0.5"), turn=0.3)
    front, back = page_texts(printed(project, PAPERS["a4"], "long", backs))
    assert "--back-off 1.5 -0.5 --back-turn 0.3. Layout 1." in back
    assert "--back" not in front
    _, plain = page_texts(printed(project, PAPERS["a4"], "long", Backs()))
    assert "--back" not in plain
