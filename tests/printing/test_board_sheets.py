"""Boards, counters and player boards on paper: measured in the PDF, in millimetres."""

from io import BytesIO
from itertools import combinations

import pikepdf
import pytest
from made_up_board import PLACES, board, counters, game_with, player_board
from piece_drawings import POINT, boxes, places, sized

from generator.catalogue import load_catalogue
from generator.faults import Faults
from generator.printing.board_sheet import LARGE
from generator.printing.colours import luminance
from generator.printing.components import component_pdfs
from generator.printing.face_view import Look
from generator.printing.raster import page_pictures, page_texts
from generator.printing.sizes import PAPERS
from generator.project import find_project, shipped


def pdf_of(project, catalogue, paper="a4", ink="full"):
    return component_pdfs(project, catalogue, PAPERS[paper], ink)["piece"]


def test_slots_standee_spots_and_the_ruler_measure_what_the_data_say(project):
    (page,) = boxes(pdf_of(project, game_with("board", board=board(base=24.0)), "a3"))
    assert sized(page, 10.6, 10.6) == 4 * len(PLACES)
    assert sized(page, 24, 24) >= 3 * len(PLACES)
    assert sized(page, 36, 36) >= len(PLACES)
    assert sized(page, 100, 2)


def test_the_same_slot_lies_ten_millimetres_further_in_on_the_next_tile(project):
    pdf = pdf_of(project, game_with("board", board=board(base=24.0)), "a4")
    pages = boxes(pdf)
    assert len(pages) == 2
    first, second = (sorted(places(page, 10.6, 10.6)) for page in pages)
    shifts = {(round(a[0] - b[0], 1), round(a[1] - b[1], 1)) for a, b in zip(first, second, strict=True)}
    ((across, down),) = shifts
    with pikepdf.open(BytesIO(pdf)) as opened:
        width = float(opened.pages[0].mediabox[2]) * POINT
    (picture,) = {
        round(r - left, 2) for left, _, r, _ in pages[0] if abs(r - left - (262 + 10) / 2) < 0.05
    } or {0}
    assert picture == pytest.approx(136, abs=0.1)
    assert abs(across) == pytest.approx(picture - 10, abs=0.1)
    assert down == 0
    assert width == pytest.approx(210, abs=0.01)


def test_tiles_say_which_they_are_and_how_to_join_them(project):
    texts = page_texts(pdf_of(project, game_with("board", board=board()), "a4"))
    assert ["tile A1, sheet 1 of 2" in texts[0], "tile B1, sheet 2 of 2" in texts[1]] == [True, True]
    assert "overlap by 10 mm" in texts[0]
    assert "left edge over the strip of A1" in texts[1]
    assert all("This line is 100 mm long" in text for text in texts)


def test_names_and_starting_pieces_can_be_read_out_of_the_file(project):
    (text,) = page_texts(pdf_of(project, game_with("board", board=board()), "a3"))
    words = "".join(text.split())
    assert all(name.title() in words for name in PLACES)
    assert words.startswith("FFF")
    assert words.count("WW") >= 2


def test_a_board_with_a_cartouche_explains_its_signs(project):
    shown = board(width=380.0, height=260.0, cartouche=(86, 84))
    (text,) = page_texts(pdf_of(project, game_with("board", board=shown), "a3"))
    assert "Grain" in text
    assert "atmost4pieces" in "".join(text.split())


def test_nothing_is_drawn_where_printers_cannot_reach(project):
    for paper in ("a3", "a4", "letter"):
        pdf = pdf_of(project, game_with("board", board=board()), paper)
        for picture in page_pictures(pdf, dpi=50):
            rim = round(4.5 / 25.4 * 50)
            width, height = picture.size
            for box in (
                (0, 0, width, rim), (0, height - rim, width, height),
                (0, 0, rim, height), (width - rim, 0, width, height),
            ):  # fmt: skip
                assert [colour for _, colour in picture.crop(box).getcolors()] == [(255, 255, 255)]


def test_the_same_input_gives_the_same_bytes_and_low_ink_gives_fewer_dark_dots(project):
    catalogue = game_with("board", board=board())
    full, again, low = (pdf_of(project, catalogue, "a3", ink) for ink in ("full", "full", "low"))
    assert full == again
    dark = [
        sum(count for count, (r, g, b) in picture.getcolors(1 << 20) if r + g + b < 600)
        for pdf in (full, low)
        for picture in page_pictures(pdf, dpi=30)
    ]
    assert dark[1] < dark[0] * 0.7


def test_counters_are_as_many_and_as_large_as_the_data_say(project):
    (page,) = boxes(pdf_of(project, game_with("counters", 36, counters=counters(12)), "letter"))
    assert sized(page, 10, 10) == 36


def test_counters_of_every_value_differ_in_grey_by_outline_or_letter(project):
    (text,) = page_texts(pdf_of(project, game_with("counters", 36, counters=counters(12))))
    letters = text.split()
    assert [letters.count(letter) for letter in "FOW"] == [12, 12, 12]


def test_counters_that_do_not_add_up_are_refused(project):
    with pytest.raises(Faults, match="expected 40 in all, as its count says, found 12 of each of 3: 36"):
        pdf_of(project, game_with("counters", 40, counters=counters(12)))


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_a_player_board_has_card_slots_boxes_and_marks_that_measure_right(project, paper):
    pdf = pdf_of(project, game_with("player-board", 2, player_board=player_board()), paper)
    pages = boxes(pdf)
    assert len(pages) == 2
    for page in pages:
        assert sized(page, 63.5 + 0.7, 88.9 + 0.7) == 3
        assert sized(page, 88.9 + 0.7, 63.5 + 0.7) == 2
        assert sized(page, 11, 89.6 / 7) == 3 * 7
    fox, owl = page_texts(pdf)
    assert "Fox" in fox
    assert "Owl" in owl
    assert "2pl." in "".join(fox.split())
    assert "101112131415161718192" in "".join(fox.split())


def test_the_tracks_of_a_player_board_follow_the_data(project):
    board_of_two = player_board(
        slots=2, track={"name": "Points", "most": 10}, beside={"name": "S", "most": "most"}
    )
    page = boxes(pdf_of(project, game_with("player-board", 2, player_board=board_of_two)))[0]
    assert sized(page, 11, 89.6 / 5) == 2 * 5


@pytest.mark.parametrize(
    ("sheet", "record", "complaint"),
    [
        ("board", {}, "expected board, with its measures, found none"),
        ("board", {"board": board(owner="clna")}, 'expected a trait, found "clna"; did you mean "clan"'),
        ("board", {"board": board(slots="mots")}, 'a number or a figure, found "mots"; did you mean "most"'),
        ("board", {"board": board(garrison={"value": "wold", "pieces": 2})}, '"wold"; did you mean "wild"'),
        ("board", {"board": board(width=100.0, height=90.0)}, "expected a place with room around it"),
        ("player-board", {"player_board": player_board(values=("fox", "elk"))}, 'of clan, found "elk"'),
        ("player-board", {"player_board": player_board(slots=5)}, "expected a size that A4 has room for"),
        ("counters", {"counters": counters(12, 40.0)}, "a size that A4 has room for, found 406 x"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_in_words(project, sheet, record, complaint):
    count = {"board": 1, "player-board": 2}
    catalogue = game_with(sheet, count.get(sheet, 36), **record)
    with pytest.raises(Faults, match=complaint):
        pdf_of(project, catalogue)


def test_owners_are_told_apart_without_colour(project):
    """Any two owners differ in letter and in pattern; what is printed on them stands out in grey."""
    catalogue = game_with("board", board=board())
    values = catalogue.traits["clan"].values
    for one, other in combinations(values, 2):
        assert one.letter != other.letter
        assert one.pattern != other.pattern
    (page,) = page_pictures(pdf_of(project, catalogue, "a3"), dpi=40)
    assert luminance("#ffffff") > 0.9
    grey = page.convert("L")
    assert grey.getextrema()[1] - grey.getextrema()[0] > 180


def test_sheets_of_the_boards_that_ship_are_small_whole_on_a3_and_hold_every_name():
    home = find_project(shipped())
    found = 0
    for name in home.games:
        catalogue = load_catalogue(home, name)
        for component in catalogue.game.components:
            if component.board:
                pdf = LARGE["board"](Look(home, catalogue), component, PAPERS["a3"])
                assert len(pdf) < 2_000_000
                (text,) = page_texts(pdf)
                words = "".join(text.split())
                assert all(area.name in words and area.chinese in words for area in catalogue.areas.values())
                found += 1
    assert found
