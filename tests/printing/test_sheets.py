"""What a file of sheets is, measured in the file itself."""

import ctypes
from dataclasses import replace
from functools import partial
from io import BytesIO
from pathlib import Path

import pikepdf
import pypdfium2
import pytest
from PIL import ImageColor
from plain_cards import card, colour_of, game_of, plain_html

from generator.faults import Faults
from generator.printing.faces import faces_of
from generator.printing.grid import MarkStyle
from generator.printing.preflight import Expected, preflight
from generator.printing.products import Wanted, card_sheets
from generator.printing.raster import page_pictures, page_texts
from generator.printing.sizes import CARD_SIZES, PAPERS, mm

MILLIMETRES = 25.4 / 72
FORM, PATH = 5, 2


def sheets(project, *cards, **wanted):
    made = Wanted(**{"papers": tuple(PAPERS.values()), **wanted})
    return list(card_sheets(project, game_of(*cards), made, html=plain_html))


@pytest.fixture
def made(project):
    return sheets(project, *map(card, range(1, 11)), card(11, 9))


def test_every_page_of_every_paper_has_its_size_in_millimetres(made):
    for file in made:
        paper = PAPERS[file.paper.name]
        with pikepdf.open(BytesIO(file.pdf)) as pdf:
            assert len(pdf.pages) == file.pages == 2 * file.sheets
            for page in pdf.pages:
                left, bottom, right, top = (float(edge) * MILLIMETRES for edge in page.mediabox.as_list())
                assert (left, bottom) == (0, 0)
                assert sorted((right, top)) == pytest.approx(
                    [float(paper.width.millimetres), float(paper.height.millimetres)], abs=0.01
                )


def test_cards_lie_where_the_grid_says_in_millimetres(project):
    (file,) = sheets(project, card(1, 9), papers=(PAPERS["a4"],))
    page = pypdfium2.PdfDocument(file.pdf)[0]
    forms = [thing.get_matrix() for thing in page.get_objects(max_depth=1) if thing.type == FORM]
    found = sorted((matrix.e * MILLIMETRES, matrix.f * MILLIMETRES) for matrix in forms)
    wanted = [
        (9.75 + column * 63.5 - 3, file.grid.bottom + row * mm(88.9) - mm(3))
        for column in range(3)
        for row in range(3)
    ]
    assert len(found) == 9
    for (left, bottom), (left_wanted, bottom_wanted) in zip(found, wanted, strict=True):
        assert left == pytest.approx(left_wanted, abs=0.01)
        assert bottom == pytest.approx(float(bottom_wanted.millimetres), abs=0.01)


def test_each_face_is_embedded_once_however_many_copies(project):
    for file in sheets(project, card(1, 40), card(2, 30)):
        assert (file.cards, file.faces) == (70, 3)
        with pikepdf.open(BytesIO(file.pdf)) as pdf:
            forms = [
                thing
                for thing in pdf.objects
                if isinstance(thing, pikepdf.Stream) and thing.get("/Subtype") == pikepdf.Name.Form
            ]
        assert len(forms) == 3


def test_every_word_of_every_face_can_be_searched(made):
    text = "\n".join(page_texts(made[0].pdf))
    for number in range(1, 12):
        assert f"Card {number}" in text
    assert text.count("back of main deck") == 19


def test_the_file_asks_for_exact_size_the_right_tray_and_the_right_edge(project):
    for flip, edge in (("long", "/DuplexFlipLongEdge"), ("short", "/DuplexFlipShortEdge")):
        (file,) = sheets(project, card(1), papers=(PAPERS["a4"],), flip=flip)
        assert b"/None_" not in file.pdf
        with pikepdf.open(BytesIO(file.pdf)) as pdf:
            hints = pdf.Root.ViewerPreferences
            assert str(hints.PrintScaling) == "/None"
            assert bool(hints.PickTrayByPDFSize)
            assert str(hints.Duplex) == edge
            assert str(pdf.docinfo.Title) == "Made Up: cards, A4 portrait"
        assert f"flip on the {flip} edge" in page_texts(file.pdf)[0]


def test_one_sided_sheets_have_no_backs_and_say_so(project):
    (file,) = sheets(project, card(1), papers=(PAPERS["a4"],), backs=None)
    assert (file.pages, file.sheets) == (1, 1)
    assert "A4 portrait, one side." in page_texts(file.pdf)[0]


def test_every_sheet_names_game_deck_number_paper_grid_and_that_it_is_unofficial(made):
    first, *_ = page_texts(made[0].pdf)
    for words in (
        "Made Up · main deck · sheet 1 of 3, front",
        "actual size on A4 portrait",
        "3 x 3, cards abut",
        "This line is 100 mm long",
        "Layout 1",
        "Unofficial",
    ):
        assert words in first


def test_the_ruler_is_100_mm_long(project):
    (file,) = sheets(project, card(1), papers=(PAPERS["letter"],), marks=None)
    page = pypdfium2.PdfDocument(file.pdf)[0]
    lines = [thing.get_bounds() for thing in page.get_objects(max_depth=1) if thing.type == PATH]
    longest = max(right - left for left, _, right, _ in lines)
    assert (longest - 0.25) * MILLIMETRES == pytest.approx(100, abs=0.1)


def test_the_outline_leads_to_every_deck_and_sheet(made):
    with pikepdf.open(BytesIO(made[0].pdf)) as pdf, pdf.open_outline() as outline:
        (deck,) = outline.root
        assert deck.title == "main deck"
        assert [item.title for item in deck.children][:3] == [
            "Sheet 1, front",
            "Sheet 1, back",
            "Sheet 2, front",
        ]


def test_the_same_input_gives_the_same_bytes(project, made):
    again = sheets(project, *map(card, range(1, 11)), card(11, 9))
    assert [file.pdf for file in again] == [file.pdf for file in made]


def test_bleed_reaches_past_the_cut_on_the_outer_sides(project):
    (file,) = sheets(project, card(15), papers=(PAPERS["a4"],), marks=None)
    (front,) = page_pictures(file.pdf, 254, [0])
    inked = [at for at in range(400) if front.getpixel((at, 600)) != (255, 255, 255)]
    assert inked[0] / 10 == pytest.approx(9.75 - 3, abs=0.2)


def test_nothing_is_printed_within_5_mm_of_the_edge(made):
    for file in made:
        for page in page_pictures(file.pdf, 50):
            rim = int(5 * 50 / 25.4)
            blank = page.copy()
            blank.paste((255, 255, 255), (rim, rim, page.width - rim, page.height - rim))
            assert blank.getextrema() == ((255, 255),) * 3


def complaints(pdf: pikepdf.Pdf, **changed) -> str:
    expected = replace(Expected(PAPERS["a4"], 2, frozenset({"Alegreya Sans"}), 2), **changed)
    changed_pdf = BytesIO()
    pdf.save(changed_pdf)
    with pytest.raises(Faults) as faults:
        preflight(changed_pdf.getvalue(), Path("cards.pdf"), expected)
    return str(faults.value)


@pytest.fixture
def opened(project):
    (file,) = sheets(project, card(1), papers=(PAPERS["a4"],))
    with pikepdf.open(BytesIO(file.pdf)) as pdf:
        yield pdf


def test_preflight_finds_a_page_of_another_size(opened):
    opened.pages[1].mediabox = [0, 0, 612, 792]
    assert complaints(opened).startswith("cards.pdf: page 2: expected the size of A4 portrait")


def test_preflight_finds_a_missing_page_and_face(opened):
    del opened.pages[1]
    said = complaints(opened)
    assert "pages: expected 2, found 1" in said
    assert "faces: expected 2, each embedded once, found 1" in said


def test_preflight_finds_a_font_nobody_asked_for(opened):
    assert "fonts: expected only Cinzel, found AlegreyaSans-Bold" in complaints(
        opened, families=frozenset({"Cinzel"})
    )


def test_preflight_finds_a_font_that_is_not_embedded(opened):
    font = pikepdf.Dictionary(
        Type=pikepdf.Name.Font, Subtype=pikepdf.Name.Type1, BaseFont=pikepdf.Name("/AlegreyaSans-Thin")
    )
    opened.pages[0].resources.Font["/F9"] = opened.make_indirect(font)
    assert "expected every font to be embedded, found AlegreyaSans-Thin" in complaints(opened)


def test_preflight_finds_transparency(opened):
    opened.pages[0].resources.ExtGState = pikepdf.Dictionary(
        B=pikepdf.Dictionary(BM=pikepdf.Name.Multiply),
        G=pikepdf.Dictionary(ca=0.5),
        M=pikepdf.Dictionary(SMask=pikepdf.Dictionary(S=pikepdf.Name.Alpha)),
    )
    opened.pages[1].obj.Group = pikepdf.Dictionary(S=pikepdf.Name.Transparency)
    said = complaints(opened)
    assert "found alpha below 1" in said
    assert "found a soft mask" in said
    assert "found a transparency group" in said
    assert "found blending /Multiply" in said


def test_a_translucent_face_is_refused(project):
    html = partial(plain_html, css=".name { opacity: 0.5 }")
    with pytest.raises(Faults, match="transparency"):
        list(card_sheets(project, game_of(card(1)), Wanted(), html=html))


def test_preflight_finds_a_line_stroked_with_a_pattern(opened):
    opened.pages[0].contents_add(b"/Pattern CS /P1 SCN 0 0 m 9 9 l S")

    assert "lines: expected lines of one colour, found one stroked with a pattern" in complaints(opened)


def lines_of(pdf: bytes) -> list[tuple[float, float, float, float, float]]:
    """Both ends and the width of every line on the first page outside of faces, in millimetres."""
    found = []
    for thing in pypdfium2.PdfDocument(pdf)[0].get_objects(max_depth=1):
        if thing.type == PATH:
            across, up, width = (ctypes.c_float() for _ in range(3))
            pypdfium2.raw.FPDFPageObj_GetStrokeWidth(thing.raw, width)
            ends = []
            for at in range(pypdfium2.raw.FPDFPath_CountSegments(thing.raw)):
                segment = pypdfium2.raw.FPDFPath_GetPathSegment(thing.raw, at)
                pypdfium2.raw.FPDFPathSegment_GetPoint(segment, across, up)
                ends.append((across.value * MILLIMETRES, up.value * MILLIMETRES))
            drawn = zip(ends[::2], ends[1::2], strict=True)
            found += [(*start, *end, width.value * MILLIMETRES) for start, end in drawn]
    return found


def test_marks_are_no_thinner_than_a_quarter_point(made):
    for file in made:
        assert lines_of(file.pdf)
        assert all(width >= 25.4 / 72 / 4 - 0.001 for *_, width in lines_of(file.pdf))


def test_every_face_shows_its_bleed_outside_and_none_of_it_on_a_neighbour(project):
    (file,) = sheets(project, *map(card, range(1, 10)), papers=(PAPERS["a4"],))
    (front,) = page_pictures(file.pdf, 254, [0])
    slots = file.grid.slots()

    def colour(left, bottom):
        return front.getpixel((left.pixels(254), (file.grid.paper.height - bottom).pixels(254)))

    def near(found, wanted):
        return all(abs(one - other) <= 4 for one, other in zip(found, wanted, strict=True))

    for slot, number in zip(slots, range(1, 10), strict=True):
        own = ImageColor.getrgb(colour_of_number(number))
        middle = slot.trim.bottom + slot.trim.height / 2
        assert near(colour(slot.trim.left + mm("0.3"), middle), own)
        assert near(colour(slot.trim.right - mm("0.3"), middle), own)
        if slot.column == 0:
            assert near(colour(slot.trim.left - mm("2.7"), middle), own)
            assert near(colour(slot.trim.left - mm("3.3"), middle), (255, 255, 255))


def colour_of_number(number: int) -> str:
    (face,) = faces_of(game_of(card(number)), game_of(card(number)).game.decks[0]).fronts
    return colour_of(face)


def test_marks_go_as_far_out_and_are_as_long_as_asked(project):
    style = MarkStyle(offset=mm(1), length=mm(3))
    (file,) = sheets(
        project, card(1), papers=(PAPERS["a4"],), size=CARD_SIZES["square"], marks=style, backs=None
    )
    (slot,) = file.grid.slots(1)
    trim = slot.trim
    wanted = [
        (cut, trim.top + mm(3) + mm(1), cut, trim.top + mm(3) + mm(1) + mm(3))
        for cut in (trim.left, trim.right)
    ]
    lines = [line[:4] for line in lines_of(file.pdf)]
    for mark in wanted:
        ends = [float(end.millimetres) for end in mark]
        assert any(line == pytest.approx(ends, abs=0.01) for line in lines)


def test_a_face_without_the_declared_bleed_is_refused_and_not_stretched(project):
    def trimmed(*arguments):
        html = plain_html(*arguments)
        return html.replace("size: 69.5mm 94.9mm", "size: 63.5mm 88.9mm")

    with pytest.raises(Faults, match=r"expected a page of 69.5 mm x 94.9 mm, found 63.5 mm x 88.9 mm"):
        list(card_sheets(project, game_of(card(1)), Wanted(), html=trimmed))
