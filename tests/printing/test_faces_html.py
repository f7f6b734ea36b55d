"""The stock faces: every kind of card comes out whole, whatever its data leave out."""

import re
from io import BytesIO

import pikepdf
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import ImageChops, ImageStat
from plain_cards import POKER, card, game_of

from generator.catalogue.fields import Source
from generator.catalogue.model import Badge, Kind, Trait, TraitValue
from generator.faults import Faults
from generator.printing.face_html import faces_html
from generator.printing.face_room import room_for
from generator.printing.faces import faces_of, front_of
from generator.printing.layout import lay_out
from generator.printing.raster import page_pictures, page_texts
from generator.printing.sizes import CARD_SIZES
from generator.printing.typography import FAMILIES, FONTS, TITLE, width_of
from generator.project import Project

HOUSE = (Source(house="made up"),)
PRINTED = (Source(printed="Contents"),)
FACES = ("plain", "hero", "contract", "castle", "play", "gear", "suited", "person", "ladder")


def with_kind(catalogue, **changes):
    kinds = tuple(kind.model_copy(update=changes) for kind in catalogue.game.kinds)
    return game_of_kinds(catalogue, kinds)


def game_of_kinds(catalogue, kinds, **changes):
    game = catalogue.game.model_copy(update={"kinds": kinds, **changes})
    return type(catalogue)(game, catalogue.cards, catalogue.heroes)


def deck_of(catalogue):
    return faces_of(catalogue, catalogue.game.decks[0])


def coloured(*cards, face="hero"):
    """A game whose cards have a colour and a shape."""
    value = {"source": HOUSE}
    traits = (
        Trait(
            id="clan",
            name="Clan",
            values=(
                TraitValue(id="crane", name="Crane", letter="C", colour="#1f4e79", **value),
                TraitValue(id="fox", name="Fox", letter="F", colour="#9c2a1f", **value),
            ),
        ),
        Trait(
            id="mark",
            name="Mark",
            values=(
                TraitValue(id="sun", name="Sun", pictogram="weather-sunny", **value),
                TraitValue(id="moon", name="Moon", pictogram="weather-night", **value),
            ),
        ),
    )
    kind = Kind(
        id="plain",
        name="Beast",
        plural="Beasts",
        deck="main",
        face=face,
        traits=("clan", "mark"),
        source=HOUSE,
    )
    return game_of_kinds(game_of(*cards), (kind,), traits=traits)


@pytest.mark.parametrize("face", FACES)
def test_a_card_with_nothing_but_name_and_text_comes_out_on_every_face(project, face):
    catalogue = with_kind(game_of(card(1, name="Ebb", text="Draw a card."), card(2, text="")), face=face)
    laid = lay_out(project, catalogue, deck_of(catalogue).faces, POKER)
    first, second, _ = page_texts(laid.pdf)
    assert "Ebb" in first
    assert "Draw a card." in first
    assert "Card 2" in second


@pytest.mark.parametrize("ink", ["full", "low"])
@pytest.mark.parametrize("size", CARD_SIZES)
def test_letters_of_signs_stand_on_every_size_in_both_inks(project, size, ink):
    catalogue = coloured(
        card(1, name="Kitsune", chinese="狐", traits={"clan": "fox", "mark": "moon"}, note="Sly")
    )
    laid = lay_out(project, catalogue, deck_of(catalogue).fronts, CARD_SIZES[size], ink)
    (text,) = page_texts(laid.pdf)
    for words in ("F", "Kitsune", "狐", "Fox · Moon", "Sly", "Take one."):
        assert words in text


def test_values_of_one_colour_differ_by_letter_and_pattern_and_values_of_one_sign_by_outline(project):
    looks = []
    for clan, mark in (("crane", "sun"), ("fox", "sun"), ("crane", "moon")):
        catalogue = coloured(card(1, traits={"clan": clan, "mark": mark}))
        (face,) = deck_of(catalogue).fronts
        html = faces_html(project, catalogue, [face], POKER)
        pattern = re.search(r"<pattern.*?</pattern>", html, re.DOTALL)[0]
        outlines = re.findall(r'<path d="(M[^"]+)" fill="[^"]+" stroke="[^"]+" stroke-width=".55"', html)
        looks.append((re.sub("#[0-9a-f]{6}", "", pattern), outlines))
    (pattern, outlines), (other_pattern, same_outlines), (same_pattern, other_outlines) = looks
    assert pattern != other_pattern
    assert outlines == same_outlines
    assert pattern == same_pattern
    assert outlines != other_outlines


def test_a_mark_stands_in_both_corners_of_a_played_card(project):
    catalogue = with_kind(game_of(card(1, (4, 9))), face="play", mark="value")
    html = faces_html(project, catalogue, deck_of(catalogue).fronts, POKER)
    assert html.count(">4</text>") == 3
    assert html.count(">9</text>") == 3


def test_a_mark_tells_house_and_public_content_from_printed(project):
    public = (Source(public="a list", of=("name",)), Source(house="ours"))
    cards = [
        card(1),
        card(2).model_copy(update={"source": PRINTED}),
        card(3).model_copy(update={"source": public}),
    ]
    catalogue = game_of(*cards)
    marks = [
        re.findall(r'<span class="source">(\w)</span>', section)
        for section in faces_html(project, catalogue, deck_of(catalogue).fronts, POKER).split("<section")[1:]
    ]
    assert marks == [["H"], [], ["H", "P"]]


def test_a_badge_stands_on_the_cards_that_bear_its_tag(project):
    badge = Badge(tag="first", name="Goes first", pictogram="flag-variant")
    catalogue = game_of(card(1, tags=("first",)), card(2))
    catalogue = game_of_kinds(catalogue, catalogue.game.kinds, badges=(badge,))
    first, second, _ = page_texts(lay_out(project, catalogue, deck_of(catalogue).faces, POKER).pdf)
    assert "Plain · Goes first" in first
    assert "Goes first" not in second


def test_text_cannot_smuggle_markup_in(project):
    catalogue = game_of(card(1, name="<b>Bold</b> & co", text="<i>no</i>"))
    html = faces_html(project, catalogue, deck_of(catalogue).fronts, POKER)
    assert "&lt;b&gt;Bold" in html
    assert "<i>no" not in html


def test_unknown_pictogram_pattern_and_template_are_all_named_with_what_was_meant(project):
    catalogue = with_kind(game_of(card(1, pictogram="swrod")), face="hreo")
    decks = tuple(
        deck.model_copy(update={"back": deck.back.model_copy(update={"pattern": "wave"})})
        for deck in catalogue.game.decks
    )
    catalogue = game_of_kinds(catalogue, catalogue.game.kinds, decks=decks)
    with pytest.raises(Faults) as faults:
        faces_html(project, catalogue, deck_of(catalogue).faces, POKER)
    said = str(faults.value)
    assert 'found "swrod"; did you mean "sword"?' in said
    assert 'found "wave"; did you mean "waves"?' in said
    assert 'did you mean "hero"?' in said


def test_a_projects_own_template_and_pictogram_hide_ours(tmp_path):
    (tmp_path / "templates" / "faces").mkdir(parents=True)
    (tmp_path / "templates" / "faces" / "plain.html").write_text(
        "<p>mine: {{ view.title }}</p>", encoding="utf-8"
    )
    catalogue = game_of(card(1))
    html = faces_html(Project(tmp_path, tmp_path), catalogue, deck_of(catalogue).fronts, POKER)
    assert "<p>mine: Card 1</p>" in html


def test_a_broken_template_is_named_with_its_line(tmp_path):
    (tmp_path / "templates" / "faces").mkdir(parents=True)
    (tmp_path / "templates" / "faces" / "plain.html").write_text(
        "<p>\n{{ view.titel }}</p>", encoding="utf-8"
    )
    catalogue = game_of(card(1))
    with pytest.raises(Faults, match=r"plain\.html:2: template: .*titel"):
        faces_html(Project(tmp_path, tmp_path), catalogue, deck_of(catalogue).fronts, POKER)


def test_letters_that_are_drawn_and_lack_a_glyph_are_named_with_their_field(project):
    catalogue = game_of(card(1, chinese="\N{PEACH}"))
    with pytest.raises(Faults, match=r"card-1\.chinese: expected letters .* \(U\+1F351 PEACH\)"):
        faces_html(project, catalogue, deck_of(catalogue).fronts, POKER)


def test_only_fonts_of_the_edition_are_embedded(project):
    catalogue = coloured(
        card(1, chinese="狐", traits={"clan": "fox", "mark": "sun"}, text="**Bold** and *slant*.")
    )
    laid = lay_out(project, catalogue, deck_of(catalogue).faces, POKER)
    assert laid.families <= set(FAMILIES)
    assert all(font.path.is_file() for font in FONTS)


def test_nothing_on_a_face_is_translucent(project):
    catalogue = coloured(card(1, traits={"clan": "fox", "mark": "sun"}))
    with pikepdf.open(BytesIO(lay_out(project, catalogue, deck_of(catalogue).faces, POKER).pdf)) as pdf:
        states = [found for found in pdf.objects if isinstance(found, pikepdf.Dictionary)]
        alphas = [float(found[key]) for found in states for key in ("/ca", "/CA") if key in found]
        assert set(alphas) <= {1.0}
        assert not [found for found in pdf.objects if isinstance(found, pikepdf.Stream) and "/SMask" in found]


def test_low_ink_leaves_the_paper_mostly_white(project):
    catalogue = coloured(card(1, chinese="狐", traits={"clan": "fox", "mark": "sun"}))
    shares = {}
    for ink in ("full", "low"):
        laid = lay_out(project, catalogue, deck_of(catalogue).faces, POKER, ink)
        for side, picture in zip(("front", "back"), page_pictures(laid.pdf, 100), strict=True):
            shares[ink, side] = 1 - ImageStat.Stat(picture.convert("L")).mean[0] / 255
    assert shares["low", "front"] < 0.1 < 0.2 < shares["full", "front"]
    assert shares["low", "back"] < 0.12 < 0.6 < shares["full", "back"]


@settings(max_examples=60, deadline=None)
@given(
    title=st.lists(st.text("abcdefgW ijl'-", min_size=1, max_size=12), min_size=1, max_size=5).map(" ".join),
    text=st.lists(st.text("aeinrst", min_size=1, max_size=9), max_size=70).map(" ".join),
    note=st.sampled_from(
        ["", "A short note", "A note that is so long that it has to be broken into two lines"]
    ),
    size=st.sampled_from([*CARD_SIZES.values()]),
)
def test_parts_of_a_face_never_overlap_and_stay_in_the_safe_zone(title, text, note, size):
    room = room_for(size, title=title, text=text, note=note)
    assert room.safe <= room.line_top < room.picture_top < room.picture_bottom
    assert room.picture_bottom <= room.text_top or not text
    assert room.text_top + room.text_height <= (room.note_top if note else room.foot) + 0.01
    assert room.foot + 3.2 <= room.height - room.safe + 0.01
    assert room.right <= room.width - room.safe
    if room.title_size > 7:
        assert all(width_of(line, TITLE, room.title_size, 700) <= room.measure for line in room.title_lines)


def test_the_picture_grows_where_the_text_is_short():
    short, long = (
        room_for(POKER, title="Rain", text=text).picture_height for text in ("Draw two.", "Draw two. " * 20)
    )
    assert short > long + 15


def test_backs_look_the_same_from_both_ends(project):
    catalogue = game_of(card(1))
    laid = lay_out(project, catalogue, [deck_of(catalogue).back], POKER)
    (picture,) = page_pictures(laid.pdf, 60)
    grey = picture.convert("L")
    turned = grey.rotate(180)
    band = grey.height // 2
    box = (0, 0, grey.width, band - round(4 * 60 / 25.4))
    different = ImageChops.difference(grey.crop(box), turned.crop(box)).histogram()
    assert sum(different[70:]) < 0.01 * box[2] * box[3]


def test_a_front_is_named_by_its_id_so_that_the_site_can_find_it(project):
    catalogue = game_of(card(1))
    face = front_of(catalogue.game.decks[0], catalogue.cards["card-1"])
    assert '<section class="face" id="card-1"' in faces_html(project, catalogue, [face], POKER)
