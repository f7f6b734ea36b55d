"""Paper figures to fold: measured on the sheets, one of each person, in colours told apart by form."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from piece_drawings import boxes, game_with, sized, within_reach
from plain_cards import HOUSE, card

from generator.catalogue.model import Trait, TraitValue
from generator.catalogue.pieces import Dial, Standee
from generator.faults import Faults
from generator.printing.components import component_pdfs
from generator.printing.raster import page_pictures, page_texts
from generator.printing.sizes import PAPERS
from generator.printing.standee_plan import CORNERS, GAP, PLAY, Figure, misfits, standees_a_sheet

CLANS = Trait(
    id="clan",
    name="Clan",
    values=tuple(
        TraitValue(id=name, name=name.title(), letter=name[0].upper(), colour=colour, source=HOUSE)
        for name, colour in (("fox", "#204060"), ("owl", "#703010"))
    ),
)


def people(count=3):
    return [
        card(at, name=f"Person {'ABCDEFGH'[at - 1]}", traits={"clan": ("fox", "owl")[at % 2]})
        for at in range(1, count + 1)
    ]


def game(count=3, standee=None, others=(), **fields):
    plan = {"sheet": "standees", "count": count, "standee": Standee(kind="plain", **(standee or {}))}
    catalogue = game_with(*people(3), components=({**plan, **fields}, *others), traits=(CLANS,))
    kinds = tuple(kind.model_copy(update={"traits": ("clan",)}) for kind in catalogue.game.kinds)
    changed = catalogue.game.model_copy(update={"kinds": kinds})
    return type(catalogue)(changed, catalogue.cards, catalogue.heroes)


def printed(project, catalogue, paper="a4", ink="full"):
    return component_pdfs(project, catalogue, PAPERS[paper], ink)["part-1"]


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_figures_measure_what_the_data_say(project, paper):
    measures = {"width": 24, "height": 40, "tab": 15, "depth": 6}
    (page,) = boxes(printed(project, game(standee=measures), paper))
    assert sized(page, 24, 2 * (40 + 6)) == 3
    assert sized(page, 15, 6) == 2 * 3
    assert sized(page, 100, 0) == 1
    width, height = (float(edge.millimetres) for edge in (PAPERS[paper].width, PAPERS[paper].height))
    assert within_reach([page], width, height)


def test_the_back_is_the_front_turned_about_the_fold(project):
    pdf = printed(project, game())
    (picture,) = page_pictures(pdf, 254)
    (page,) = boxes(pdf)
    left, bottom, right, top = next(box for box in page if abs(box[3] - box[1] - 2 * 39.5) < 0.1)
    whole = picture.convert("L").crop(tuple(round(mm * 10) for mm in (left, 297 - top, right, 297 - bottom)))
    half = whole.height // 2
    front = whole.crop((8, half + 12, whole.width - 8, whole.height - 8))
    back = whole.crop((8, 8, whole.width - 8, half - 12)).rotate(180)
    pairs = [
        (front.getpixel((x, y)), back.getpixel((x, y)))
        for x, y in product(range(20, front.width - 20, 9), range(20, front.height - 20, 9))
    ]
    assert sum(abs(a - b) < 90 for a, b in pairs) > 0.9 * len(pairs)
    assert max(a for a, _ in pairs) - min(a for a, _ in pairs) > 100


def test_names_and_letters_stand_on_both_leaves(project):
    (text,) = page_texts(printed(project, game()))
    for name in ("Person A", "Person B", "Person C"):
        assert (text.count(name), text.count(name[::-1])) == (1, 1)
    assert text.count("O\r\n") == 4
    assert "cut solid lines, fold the dashed line" in text


def test_where_figures_fill_a_sheet_the_steps_to_make_them_have_one_of_their_own(project):
    long = game(standee={"width": 60, "height": 90, "depth": 15})
    first, second = page_texts(printed(project, long, "letter"))
    assert "Score the dashed line" not in " ".join(first.split())
    assert "Score the dashed line" in " ".join(second.split())


def test_heads_of_different_colours_have_different_forms():
    figure = Figure(Standee(kind="plain"))
    assert len({figure.outline(corner) for corner in CORNERS}) == len(CORNERS)


def test_a_figure_that_does_not_fit_its_base_is_refused_with_millimetres(project):
    base = {"sheet": "none", "dial": Dial(most=5, slot=14, clip=5)}
    with pytest.raises(Faults) as faults:
        printed(project, game(standee={"tab": 14, "depth": 6}, others=(base,)))
    said = str(faults.value)
    assert "part-1.standee.tab: expected at most 13.8 mm for a slot of 14 mm in Part 2, found 14" in said
    assert "part-1.standee.depth: expected at most 4.8 mm for a clip of 5 mm on Part 2, found 6" in said


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"count": 4}, "part-1.count: expected 3, one of each card of the kind plain, found 4"),
        ({"standee": None}, "part-1.standee: expected the measures that the sheet standees is drawn from"),
        ({"standee": Standee(kind="plian")}, 'found "plian"; did you mean "plain"'),
        ({"standee": Standee(kind="plain", width=20, tab=22)}, "expected at most the width, 20 mm, found 22"),
    ],
)
def test_what_does_not_add_up_is_refused(project, fields, said):
    catalogue = game()
    changed = catalogue.game.components[0].model_copy(update=fields)
    catalogue = type(catalogue)(
        catalogue.game.model_copy(update={"components": (changed,)}), catalogue.cards, catalogue.heroes
    )
    with pytest.raises(Faults) as faults:
        printed(project, catalogue)
    assert said in str(faults.value)


def test_a_figure_larger_than_the_paper_is_refused():
    with pytest.raises(ValueError, match="a standee is 22 x 91 mm laid flat"):
        standees_a_sheet(Standee(kind="plain", height=40, depth=5.5), 194, 90)


@pytest.mark.parametrize("ink", ["full", "low"])
def test_the_same_data_give_the_same_bytes(project, ink):
    assert printed(project, game(), ink=ink) == printed(project, game(), ink=ink)


@given(st.floats(16, 60), st.floats(20, 60), st.floats(3, 10))
def test_figures_on_a_sheet_keep_apart(width, height, depth):
    plan = Standee(kind="plain", width=width, height=height, tab=min(14, width), depth=depth)
    columns, rows = standees_a_sheet(plan, 194, 260)
    assert columns * (width + GAP) - GAP <= 194
    assert rows * (2 * (height + depth) + GAP) - GAP <= 260


@given(st.floats(6, 50), st.floats(6, 50), st.floats(3, 15), st.floats(3, 15))
def test_a_tab_goes_into_a_slot_with_play_or_is_refused(tab, slot, depth, clip):
    plan = Standee(kind="plain", width=60, tab=tab, depth=depth)
    wrong = {field for field, _ in misfits(plan, [("Base", Dial(most=5, slot=slot, clip=clip))])}
    assert ("tab" in wrong) == (tab > slot - PLAY)
    assert ("depth" in wrong) == (depth > clip - PLAY)
