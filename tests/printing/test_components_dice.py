"""Dice from paper: faces of the size the data say, as often as the data say, told apart by form."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from piece_drawings import boxes, game_with, sized, within_reach
from PIL import ImageStat
from plain_cards import HOUSE, card

from generator.catalogue.model import Die, Trait, TraitValue
from generator.faults import Faults
from generator.printing.components import component_pdfs
from generator.printing.dice_plan import MARGIN, SIDES, STICKER_GAP, die_net, sticker_sheets
from generator.printing.raster import page_pictures, page_texts
from generator.printing.sizes import PAPERS

SYMBOLS = Trait(
    id="symbol",
    name="Symbol",
    values=(
        TraitValue(id="hit", name="Hit", letter="H", pictogram="sword", source=HOUSE),
        TraitValue(id="luck", name="Luck", letter="L", pictogram="fire", source=HOUSE),
        TraitValue(id="none", name="None", source=HOUSE),
    ),
)


def die(name="red", count=2, faces=("hit",) * 5 + ("luck",), edge=16, colour="#8c2f23"):
    return Die(
        id=name,
        name=f"{name.title()} die",
        plural=f"{name.title()} dice",
        count=count,
        symbols="symbol",
        faces=faces,
        colour=colour,
        edge=edge,
        source=HOUSE,
    )


GREY = die("grey", 3, ("hit", "luck", "luck", "none", "none", "none"), colour="#4a5560")


def game(*dice, count=None):
    total = sum(found.count for found in dice) if count is None else count
    component = {"sheet": "dice", "name": "Dice", "count": total or 1}
    return game_with(card(1), components=(component,), traits=(SYMBOLS,), dice=dice)


def printed(project, catalogue, paper="a4", ink="full"):
    return component_pdfs(project, catalogue, PAPERS[paper], ink)["part-1"]


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("edge", [16, 12.5])
def test_every_face_of_a_net_and_every_sticker_measures_what_the_data_say(project, paper, edge):
    pages = boxes(printed(project, game(die(edge=edge), die("grey", 3, GREY.faces, edge)), paper))
    nets, stickers = pages
    assert sized(nets, edge, edge) == 5 * SIDES
    assert sized(nets, 4 * edge + 5, 3 * edge) == 5
    assert sized(stickers, edge - 2 * MARGIN, edge - 2 * MARGIN) == 5 * SIDES
    assert sized(nets, 100, 0) == sized(stickers, 100, 0) == 1
    width, height = (float(length.millimetres) for length in (PAPERS[paper].width, PAPERS[paper].height))
    assert within_reach(pages, width, height)


def test_symbols_occur_as_often_as_the_data_say_and_blank_faces_stay_blank(project):
    _, stickers = page_texts(printed(project, game(die(), GREY)))
    drawn = Counter(stickers.partition("Dice: stickers")[0].split())
    cubes_in_the_key, rolls_in_the_key = 2, 2
    assert drawn["H"] == 2 * 5 + 3 * 1 + cubes_in_the_key + rolls_in_the_key
    assert drawn["L"] == 2 * 1 + 3 * 2 + rolls_in_the_key
    assert [drawn[f"×{often}"] for often in (5, 1, 2, 3)] == [1, 2, 1, 1]
    assert "N" not in drawn


def test_kinds_of_dice_can_be_told_apart_in_grey(project):
    pdf = printed(project, game(die(), GREY))
    *_, picture = page_pictures(pdf, 254)
    grey = picture.convert("L")
    *_, page = boxes(pdf)
    faces = sorted(
        {box for box in page if abs(box[2] - box[0] - 14) < 0.1 and abs(box[3] - box[1] - 14) < 0.1}
    )
    tones = []
    for left, _, right, top in faces:
        crop = grey.crop(tuple(round(at * 10) for at in (left, 297 - top, right, 297 - top + 14)))
        tones.append(ImageStat.Stat(crop).mean[0])
    assert sum(tone < 120 for tone in tones) == 2 * SIDES
    assert sum(tone > 180 for tone in tones) == 3 * SIDES


@pytest.mark.parametrize(
    ("dice", "count", "said"),
    [
        ((), 1, "part-1.sheet: expected a game with dice, found none"),
        (
            (die(faces=("hit",) * 8),),
            None,
            "red.faces: expected a die of 6 faces to make from paper",
        ),
        ((die(),), 3, "part-1.count: expected 2, all dice of the game, found 3"),
    ],
)
def test_dice_that_cannot_be_made_are_refused(project, dice, count, said):
    with pytest.raises(Faults) as faults:
        printed(project, game(*dice, count=count))
    assert said in str(faults.value)


@pytest.mark.parametrize("ink", ["full", "low"])
def test_the_same_data_give_the_same_bytes(project, ink):
    assert printed(project, game(die()), ink=ink) == printed(project, game(die()), ink=ink)


@given(st.floats(8, 40))
def test_a_net_closes_to_a_cube(edge):
    net = die_net("die", edge)
    assert len(net.panels) == SIDES
    assert {panel.name for panel in net.panels} == {*map(str, range(SIDES))}
    assert all((panel.width, panel.height) == (edge, edge) for panel in net.panels)
    assert len({(round(panel.x / edge), round(panel.y / edge)) for panel in net.panels}) == SIDES
    assert len(net.tabs) == 7
    row = sorted(((panel.x, panel.name) for panel in net.panels if panel.y == edge), key=lambda at: at[0])
    assert [abs(int(row[at][1]) - int(row[at + 2][1])) for at in (0, 1)] == [3, 3]
    xs, ys = zip(*net.outline, strict=True)
    assert (min(xs), min(ys), max(xs), max(ys)) == pytest.approx((0, 0, net.width, net.height))


@given(st.integers(1, 30), st.floats(10, 20), st.floats(190, 290), st.floats(100, 400))
def test_stickers_lie_apart_and_all_six_of_a_die_in_a_row(count, edge, width, height):
    sheets = sticker_sheets([("die", count, edge)], width, height)
    assert sum(map(len, sheets)) == count * SIDES
    for sheet in sheets:
        for at, one in enumerate(sheet):
            assert one.x + one.edge <= width + 1e-6
            assert one.y + one.edge <= height + 1e-6
            near = [other for other in sheet[at + 1 :] if abs(one.y - other.y) < one.edge]
            assert all(abs(one.x - other.x) >= one.edge + STICKER_GAP - 1e-6 for other in near)
        rows = {(one.number, one.y) for one in sheet}
        assert len(rows) == len({one.number for one in sheet})
