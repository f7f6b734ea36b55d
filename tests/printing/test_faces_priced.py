"""Faces of cards with a price, of cards in several decks and of cards that score; titles of any length."""

import pypdfium2
import pytest
from hypothesis import given
from hypothesis import strategies as st
from plain_cards import HOUSE, POKER, card, game_of

from generator.catalogue.catalogue import Catalogue
from generator.catalogue.model import Card, Score, Skill, Trait, TraitValue
from generator.faults import Faults
from generator.printing.face_html import faces_html
from generator.printing.face_room import room_for
from generator.printing.faces import faces_of
from generator.printing.layout import lay_out
from generator.printing.raster import page_texts
from generator.printing.sizes import CARD_SIZES

CLANS = Trait(
    id="clan",
    name="Clan",
    values=(
        TraitValue(id="fox", name="Foxes", letter="F", colour="#204060", source=HOUSE),
        TraitValue(id="owl", name="Owls", letter="W", colour="#703010", source=HOUSE),
    ),
)
GOODS = Trait(
    id="resource",
    name="Resource",
    values=(
        TraitValue(id="tin", name="Tin", letter="T", pictogram="pickaxe", source=HOUSE),
        TraitValue(id="rye", name="Rye", letter="R", pictogram="barley", source=HOUSE),
    ),
)


def game(*cards: Card, face="plain", price="") -> Catalogue:
    """A game of two decks, one of foxes and one of owls, whose only kind has this face."""
    made = game_of(*cards, decks=("main", "other"))
    decks = tuple(
        deck.model_copy(update={"traits": {"clan": clan}})
        for deck, clan in zip(made.game.decks, ("fox", "owl"), strict=True)
    )
    kinds = tuple(kind.model_copy(update={"face": face, "price": price}) for kind in made.game.kinds)
    game = made.game.model_copy(update={"decks": decks, "kinds": kinds, "traits": (CLANS, GOODS)})
    return Catalogue(game, made.cards, made.heroes)


def front(project, catalogue, deck="main", size=POKER):
    """The page of the first card of a deck."""
    faces = faces_of(catalogue, catalogue.decks[deck]).fronts[:1]
    return lay_out(project, catalogue, faces, size)


def places_of(laid, words: str) -> list[tuple[float, float]]:
    """Where words stand on the card, from its upper left corner in millimetres."""
    (page,) = pypdfium2.PdfDocument(laid.pdf)
    text = page.get_textpage()
    found = []
    for number in range(text.count_rects()):
        left, bottom, right, top = text.get_rect(number)
        if text.get_text_bounded(left, bottom, right, top).strip() == words:
            found.append((left * 25.4 / 72 - 3, (page.get_height() - top) * 25.4 / 72 - 3))
    return found


def test_a_card_in_two_decks_has_a_face_for_each_with_the_sign_of_the_deck(project):
    catalogue = game(
        Card(id="card-1", name="Raid", kind="plain", decks={"main": 3, "other": 2}, source=HOUSE)
    )
    faces = {deck: faces_of(catalogue, catalogue.decks[deck]) for deck in ("main", "other")}
    assert {deck: (found.fronts[0].id, len(found.pieces)) for deck, found in faces.items()} == {
        "main": ("card-1@main", 3),
        "other": ("card-1@other", 2),
    }
    texts = {deck: page_texts(front(project, catalogue, deck).pdf)[0] for deck in faces}
    assert {deck: [clan for clan in ("Foxes", "Owls") if clan in text] for deck, text in texts.items()} == {
        "main": ["Foxes"],
        "other": ["Owls"],
    }
    html = {deck: faces_html(project, catalogue, found.fronts, POKER) for deck, found in faces.items()}
    assert "#204060" in html["main"]
    assert "#204060" not in html["other"]


@pytest.mark.parametrize("size", [*CARD_SIZES])
def test_the_price_of_a_card_stands_in_its_upper_left_corner(project, size):
    laid = front(project, game(card(1, cost=7), face="priced"), size=CARD_SIZES[size])
    ((left, top),) = places_of(laid, "7")
    assert left < 10
    assert top < 10


@pytest.mark.parametrize("size", [*CARD_SIZES])
def test_the_price_of_a_skill_stands_in_the_lower_left_corner(project, size):
    skill = Skill(id="leap", name="Leap", cost=6, tags=("active",), text="Go far.", source=HOUSE)
    laid = front(
        project,
        game(card(1, skills=(skill,), courtesy="Yide"), face="person", price="fire"),
        size=CARD_SIZES[size],
    )
    ((left, top),) = places_of(laid, "6")
    assert left < 10
    assert top > float(CARD_SIZES[size].height.millimetres) - 12
    assert "courtesy name Yide" in page_texts(laid.pdf)[0]


def test_a_skill_without_a_price_leaves_the_corner_empty(project):
    skill = Skill(id="leap", name="Leap", tags=("passive",), text="Go far.", source=HOUSE)
    catalogue = game(card(1, skills=(skill,), name="Leaper"), face="person", price="fire")
    assert not [at for digit in "0123456789" for at in places_of(front(project, catalogue), digit)]


def test_what_pays_a_price_must_be_a_pictogram_there_is(project):
    with pytest.raises(Faults, match=r'plain.price: .* found "fier"; did you mean'):
        front(project, game(card(1, cost=1), price="fier"))


@pytest.mark.parametrize("size", [*CARD_SIZES])
def test_scores_say_what_they_count_and_what_it_is_worth(project, size):
    scores = (
        Score(title="Deep Shafts and Many Hands", most=True, of="tin", points=5),
        Score(title="Bread for All", every=2, of="rye", points=3),
        Score(title="Bread for All", every=1, of="tin", points=1),
    )
    laid = front(project, game(card(1, scores=scores), face="scores"), size=CARD_SIZES[size])
    (text,) = page_texts(laid.pdf)
    for words in (
        "Deep Shafts and Many Hands",
        "Most Tin: 5 points",
        "Bread for All",
        "Every 2 Rye: 3 points",
        "Every Tin resource: 1 point",
    ):
        assert "".join(words.split()).casefold() in "".join(text.split()).casefold(), words


def test_a_title_that_fits_no_two_lines_has_three(project):
    title = "Commanding the Feudal Lords with the Emperor as Hostage"
    room = room_for(POKER, title=title)
    assert room.title_lines == ("Commanding the", "Feudal Lords with the", "Emperor as Hostage")
    assert room.title_size >= 9
    assert room_for(POKER, title="Seeing Through").title_lines == ("Seeing Through",)


@given(st.lists(st.sampled_from(["of", "the", "Emperor", "Hua", "Xiong", "Biding"]), min_size=1, max_size=12))
def test_no_word_of_a_title_is_lost_or_moved(words):
    room = room_for(POKER, title=" ".join(words))
    assert " ".join(room.title_lines).split() == words
    assert len(room.title_lines) <= 3
