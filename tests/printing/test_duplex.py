"""Cuts both sides of a sheet at the same place and looks at what one holds in hand.

Fronts have the colour of their card, backs that of their deck, and both a white band along the upper edge.
"""

from dataclasses import replace
from functools import partial

import pytest
from PIL import Image, ImageColor
from plain_cards import POKER, card, colour_of, game_of, plain_html

from generator.printing.faces import faces_of
from generator.printing.geometry import Box, mirrored, turning_axis
from generator.printing.grid import MarkStyle, grid_on
from generator.printing.imposition import Backs, imposed
from generator.printing.layout import lay_out
from generator.printing.raster import page_pictures
from generator.printing.sheets import Particulars, sheets_pdf
from generator.printing.sizes import PAPERS, mm

DPI = 72
BAND = mm(6)
CSS = """section::before { content: ""; position: absolute; left: 0; right: 0; top: 0; height: 9mm;
         background: white }"""

SHAPES = {"full": 9, "partly filled last page": 13, "single card on the last page": 10, "one card": 1}


def cut(picture: Image.Image, box: Box, paper) -> Image.Image:
    return picture.crop(
        (
            box.left.pixels(DPI),
            (paper.height - box.top).pixels(DPI),
            box.right.pixels(DPI),
            (paper.height - box.bottom).pixels(DPI),
        )
    )


def seen_through(back: Image.Image, axis: str) -> Image.Image:
    """The back as it lies behind the front, seen as if the paper were clear."""
    turn = Image.Transpose.FLIP_LEFT_RIGHT if axis == "vertical" else Image.Transpose.FLIP_TOP_BOTTOM
    return back.transpose(turn)


def inked(picture: Image.Image) -> bool:
    """Whether a card is here; a neighbour's bleed at the rim does not count."""
    rim = mm(4).pixels(DPI)
    inner = picture.crop((rim, rim, picture.width - rim, picture.height - rim))
    return inner.getextrema() != ((255, 255), (255, 255), (255, 255))


def near(found: tuple[int, ...], wanted: str) -> bool:
    return all(abs(a - b) <= 4 for a, b in zip(found, ImageColor.getrgb(wanted), strict=True))


@pytest.mark.parametrize("flip", ["long", "short"])
@pytest.mark.parametrize("orientation", ["portrait", "landscape"])
@pytest.mark.parametrize("shape", SHAPES)
def test_every_card_has_its_own_back_head_to_head(project, flip, orientation, shape):
    paper = PAPERS["a4"] if orientation == "portrait" else PAPERS["a4"].turned()
    grid = grid_on(paper, POKER, MarkStyle())
    number = SHAPES[shape] * grid.capacity // 9 or 1
    others = [replace_kind(card(number + 1 + at), "other") for at in range(2)]
    catalogue = game_of(*map(card, range(1, number + 1)), *others, decks=("main", "other"))
    decks = [faces_of(catalogue, deck) for deck in catalogue.game.decks]
    laid = [
        lay_out(project, catalogue, deck.faces, POKER, html=partial(plain_html, css=CSS)) for deck in decks
    ]
    pages = imposed(decks, grid, flip)
    pictures = list(
        page_pictures(sheets_pdf(pages, laid, Particulars(catalogue.game, grid, flip, True)), DPI)
    )

    axis, found = turning_axis(paper, flip), []
    for at in range(0, len(pages), 2):
        front, behind = pictures[at], seen_through(pictures[at + 1], axis)
        for slot in grid.slots():
            one, other = cut(front, slot.trim, paper), cut(behind, slot.trim, paper)
            assert inked(one) == inked(other)
            if not inked(one):
                continue
            middle = (one.width // 2, one.height * 2 // 3)
            found.append((one.getpixel(middle), other.getpixel(middle)))
            for side in (one, other):
                assert near(side.getpixel((middle[0], BAND.pixels(DPI) // 2)), "#ffffff")
                assert not near(side.getpixel((middle[0], side.height - 3)), "#ffffff")

    wanted = [(colour_of(face), colour_of(deck.back)) for deck in decks for face in deck.pieces]
    assert len(found) == len(wanted)
    for (front, back), (front_wanted, back_wanted) in zip(found, wanted, strict=True):
        assert near(front, front_wanted)
        assert near(back, back_wanted)


def replace_kind(made, kind):
    return made.model_copy(update={"kind": kind})


def test_every_sheet_of_any_deck_has_a_back_so_that_no_later_page_is_out_of_step(project):
    catalogue = game_of(
        card(1),
        replace_kind(card(2), "second"),
        replace_kind(card(3, 12), "third"),
        decks=("main", "second", "third"),
    )
    decks = [faces_of(catalogue, deck) for deck in catalogue.game.decks]
    pages = imposed(decks, grid_on(PAPERS["a4"], POKER, MarkStyle()))
    assert [(page.decks.deck.id, page.side) for page in pages] == [
        (deck, side) for deck in ("main", "second", "third", "third") for side in ("front", "back")
    ]


def test_backs_may_show_less_bleed_than_fronts():
    catalogue = game_of(card(1))
    decks = [faces_of(catalogue, catalogue.game.decks[0])]
    front, back = imposed(decks, grid_on(PAPERS["a4"], POKER, MarkStyle()), backs=Backs(bleed=mm(1)))
    assert front.placements[0].bleed.left == mm(3)
    assert back.placements[0].bleed == replace(back.placements[0].bleed, left=mm(1), top=mm(1))
    assert back.placements[0].bleed.right == mm(1)


@pytest.mark.parametrize("flip", ["long", "short"])
@pytest.mark.parametrize("paper", [PAPERS["tabloid"], PAPERS["tabloid"].turned()])
def test_backs_move_against_what_was_read_through_the_sheet_however_it_lies(flip, paper):
    catalogue = game_of(card(1))
    decks = [faces_of(catalogue, catalogue.game.decks[0])]
    grid, axis = grid_on(paper, POKER, MarkStyle()), turning_axis(paper, flip)
    _, back = imposed(decks, grid, flip, Backs(right=mm(2), up=mm("-0.5")))
    seen = mirrored(back.placements[0].trim, paper, axis)
    assert seen == grid.slots(1)[0].trim.moved(mm(-2), mm("0.5"))


def test_whole_lines_are_drawn_on_backs_only():
    catalogue = game_of(card(1, 9))
    decks = [faces_of(catalogue, catalogue.game.decks[0])]
    grid = grid_on(PAPERS["a4"], POKER, MarkStyle())
    front, back = imposed(decks, grid, "long", Backs(lines=True))
    assert len(front.marks) == 16
    assert len(back.marks) == 8
    for line in back.marks:
        assert max(line.right - line.left, line.top - line.bottom) > mm(190)
