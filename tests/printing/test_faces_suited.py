"""Faces of cards with suits, of persons with skills, and of cards to count with."""

import re
from functools import partial

import pytest
from plain_cards import POKER, card, game_of

from generator.catalogue.fields import Source
from generator.catalogue.model import Badge, Skill, Trait, TraitValue
from generator.faults import Faults
from generator.printing.face_html import faces_html
from generator.printing.face_room import room_for
from generator.printing.face_shapes import OUTLINES, reach, shape_path
from generator.printing.faces import faces_of
from generator.printing.layout import lay_out
from generator.printing.raster import page_pictures, page_texts
from generator.printing.sizes import CARD_SIZES

HOUSE = (Source(house="made up"),)
DPI = 100
at = partial(int.__mul__, DPI)


def changed(catalogue, kind=None, **game):
    """A game with other fields of itself and of its only kind."""
    kinds = tuple(found.model_copy(update=kind or {}) for found in catalogue.game.kinds)
    made = catalogue.game.model_copy(update={"kinds": kinds, **game})
    return type(catalogue)(made, catalogue.cards, catalogue.heroes)


def fronts(catalogue):
    return faces_of(catalogue, catalogue.game.decks[0]).fronts


def texts(project, catalogue, size=POKER):
    return page_texts(lay_out(project, catalogue, fronts(catalogue), size).pdf)


def suited(*marks, **kind):
    return changed(game_of(card(1, marks)), {"face": "suited", "mark": "suit and rank", **kind})


def corner(picture, share_of_height):
    """How light the spine is beside the index, at a height of the card, in grey."""
    x = round((3 + 3.7) / 25.4 * DPI)
    y = round((3 + 88.9 * share_of_height) / 25.4 * DPI)
    return picture.convert("L").getpixel((x, y))


def test_suit_and_rank_stand_at_both_ends_of_the_spine(project):
    for text, mark in zip(texts(project, suited("♠7", "♥10")), ("♠7", "♥10"), strict=True):
        assert text.count(mark[0]) == 2
        upside_down = mark[:0:-1]
        assert len(re.findall(rf"^(?:{mark[1:]}|{upside_down})\b", text, re.MULTILINE)) == 2


def test_black_and_red_differ_in_form_where_a_copier_shows_no_colour(project):
    black, red = page_pictures(
        lay_out(project, suited("♣A", "♦A"), fronts(suited("♣A", "♦A")), POKER).pdf, DPI
    )
    assert corner(red, 0.05) - corner(black, 0.05) > 150
    assert abs(corner(red, 0.5) - corner(black, 0.5)) < 60


def test_kinds_differ_by_their_outline_and_a_letter_in_a_seal(project):
    (text,) = texts(project, suited("♠7", letter="+1", shape="arch"))
    assert "+1" in text
    shown = {
        re.search(r'<path d="(M[^"]+)" fill="[^"]+" stroke="[^"]+" stroke-width=".55"', found)[1]
        for shape in OUTLINES
        for catalogue in [suited("♠7", shape=shape)]
        for found in [faces_html(project, catalogue, fronts(catalogue), POKER)]
    }
    assert len(shown) == len(OUTLINES)


def test_an_unknown_outline_is_a_fault_that_names_the_nearest(project):
    catalogue = suited("♠7", shape="shiled")
    with pytest.raises(
        Faults, match=r'plain\.shape: expected one of .*found "shiled"; did you mean "shield"'
    ):
        faces_html(project, catalogue, fronts(catalogue), POKER)


@pytest.mark.parametrize("shape", OUTLINES)
def test_an_outline_stays_within_what_it_says_it_reaches(shape):
    across, up = reach(shape)
    numbers = [
        float(found)
        for found in re.findall(r"-?\d+\.\d+", re.sub("[aA][^A-Za-z]*", "", shape_path(shape, 0, 0, 1)))
    ]
    assert max(map(abs, numbers), default=0) <= max(across, up) + 0.08


def test_a_tag_of_one_copy_is_marked_on_that_copy_alone(project):
    catalogue = game_of(card(1, ("♠2", "♥2"), copy_tags={"late": ("♥2",)}))
    badge = Badge(tag="late", name="Came late", letter="LT", corner="foot")
    first, second = texts(project, changed(catalogue, {"face": "suited"}, badges=(badge,)))
    assert "LT" not in first
    assert "LT" in second


def person(*skills, name="Kitsune", life="3", **fields):
    value = {"source": HOUSE}
    traits = (
        Trait(
            id="clan",
            name="Clan",
            values=(TraitValue(id="fox", name="Fox", chinese="狐", letter="F", colour="#1f4e79", **value),),
        ),
        Trait(
            id="life",
            name="Life",
            show="tokens",
            pictogram="heart",
            values=tuple(TraitValue(id=number, name=number, **value) for number in "345"),
        ),
    )
    made = card(1, name=name, text="", traits={"clan": "fox", "life": life}, skills=skills)
    catalogue = game_of(made.model_copy(update=fields))
    return changed(catalogue, {"face": "person", "traits": ("clan", "life")}, traits=traits)


def skill(text, name="Sly", tags=()):
    return Skill(id=name.split()[0].lower(), name=name, tags=tags, text=text, source=HOUSE)


def test_a_person_shows_seal_letter_skills_tags_and_number(project):
    (text,) = texts(project, person(skill("Draw **two**.", tags=("once a phase",)), number="FOX 007"))
    for words in ("狐", "F", "Sly", "once a phase", "Draw two.", "FOX 007"):
        assert words in text
    assert "Plain" not in text


@pytest.mark.parametrize("life", ["3", "4", "5"])
def test_life_is_drawn_as_so_many_pictograms(project, life):
    catalogue = person(skill("Draw."), life=life)
    html = faces_html(project, catalogue, fronts(catalogue), POKER)
    heart = re.findall(r"M12,2.?1[^\"]*", html)
    assert len(heart) == int(life)


def test_what_tells_namesakes_apart_stands_below_the_name(project):
    (text,) = texts(project, person(skill("Draw.", name="Sly (Night)"), name="Kitsune (Night)"))
    assert re.search(r"Kitsune\s+Night · Fox", text)
    assert text.count("Night") == 1


def test_a_long_text_is_given_room_by_the_picture(project):
    short, long = (
        room_for(POKER, title="X", text="Draw two cards and give one away. " * times) for times in (1, 16)
    )
    assert long.picture_height < short.picture_height / 2
    assert long.picture_height >= 9
    assert long.text_size < short.text_size


@pytest.mark.parametrize("size", CARD_SIZES)
def test_a_card_to_count_with_has_a_numbered_rung_for_each_pictogram(project, size):
    catalogue = changed(game_of(card(1, pictogram="heart heart heart heart")), {"face": "ladder"})
    (text,) = texts(project, catalogue, CARD_SIZES[size])
    for number in "1234":
        assert number in text
    assert "5" not in text
    html = faces_html(project, catalogue, fronts(catalogue), CARD_SIZES[size])
    assert len(re.findall(r"M12,2.?1[^\"]*", html)) == 1 + 2 + 3 + 4


def test_a_card_may_have_a_colour_of_its_own(project):
    catalogue = game_of(card(1), card(2, colour="#123456"))
    plain, own = (faces_html(project, catalogue, [face], POKER) for face in fronts(catalogue))
    assert "#123456" in own
    assert "#123456" not in plain
