"""The data of the games we ship: counts that their books print, and laws of what we filled in."""

from collections import Counter
from itertools import product

import pytest

from generator.catalogue import Catalogue, load_catalogue
from generator.project import find_project, shipped

PROJECT = find_project(shipped())


@pytest.fixture(scope="module")
def heroes() -> Catalogue:
    return load_catalogue(PROJECT, "heroes")


@pytest.fixture(scope="module")
def tricks() -> Catalogue:
    return load_catalogue(PROJECT, "tricks")


@pytest.fixture(params=PROJECT.games)
def game(request) -> Catalogue:
    return load_catalogue(PROJECT, request.param)


def test_heroes_has_the_cards_its_book_counts(heroes):
    counts = {kind: len(heroes.copies(kind=kind)) for kind in heroes.kinds}
    assert counts == {"hero": 75, "contract": 25, "castle": 4}
    assert sum("start" in card.tags for card in heroes.cards.values()) == 1


def test_every_pair_of_colour_and_icon_has_five_heroes(heroes):
    pairs = Counter(
        (card.traits["colour"], card.traits["icon"]) for card in heroes.cards.values() if card.traits
    )
    colours = [value.id for value in heroes.traits["colour"].values]
    icons = [value.id for value in heroes.traits["icon"].values]
    assert pairs == dict.fromkeys(product(colours, icons), 5)


def test_every_hero_of_heroes_has_a_chinese_name_from_a_public_source(heroes):
    for name in heroes.heroes:
        card = heroes.cards[name]
        assert card.chinese
        assert any(source.kind == "public" and "chinese" in source.of for source in card.source)


def test_tricks_has_the_pieces_its_book_counts(tricks):
    assert {kind: len(tricks.copies(kind=kind)) for kind in tricks.kinds} == {
        "play": 64,
        "hero": 16,
        "gear": 30,
    }
    assert tricks.components["game-box"].count == 1


def test_each_pair_of_colour_and_suit_has_one_hero_and_four_values_with_sum_18(tricks):
    pairs = set(product(("green", "orange", "blue", "purple"), ("card", "dice", "chip", "meeple")))
    heroes = [card for card in tricks.cards.values() if card.kind == "hero"]
    assert {(hero.traits["colour"], hero.traits["suit"]) for hero in heroes} == pairs
    for colour, suit in pairs:
        copies = tricks.copies(kind="play", traits={"colour": colour, "suit": suit})
        assert len(copies) == 4
        assert sum(int(copy.mark) for copy in copies) == 18


def test_each_value_occurs_eight_times_twice_in_each_colour_and_suit(tricks):
    copies = tricks.copies(kind="play")
    assert Counter(copy.mark for copy in copies) == {str(value): 8 for value in range(1, 9)}
    for trait in ("colour", "suit"):
        assert set(Counter((copy.card.traits[trait], copy.mark) for copy in copies).values()) == {2}


@pytest.mark.parametrize(
    ("card", "value"), [("green-card", "7"), ("green-dice", "5"), ("orange-dice", "6"), ("blue-chip", "1")]
)
def test_the_four_printed_play_cards_are_there(tricks, card, value):
    assert value in tricks.cards[card].marks


def test_seven_gear_cards_leave_games_of_two_and_eight_are_played_before_the_trick(tricks):
    gear = [copy.card for copy in tricks.copies(kind="gear")]
    assert sum("not-for-two" in card.tags for card in gear) == 7
    assert Counter(card.traits["timing"] for card in gear) == {"in-trick": 22, "before-trick": 8}
    assert not {"not-for-two"} & {*tricks.cards["opal-ring"].tags, *tricks.cards["vorpal-dagger"].tags}


def test_what_the_book_names_is_not_called_ours(tricks):
    for name, field in (
        ("chaos", "name"),
        ("chaos", "suit"),
        ("opal-ring", "text"),
        ("vorpal-dagger", "name"),
    ):
        kinds = {source.kind for source in tricks.cards[name].source if field in source.of}
        assert kinds == {"printed"}


def test_pictograms_exist_and_differ_within_a_deck_unless_a_suit_gives_them(game):
    from generator.printing.pictograms import find_pictogram

    for name in {name for card in game.cards.values() for name in card.pictogram.split()}:
        assert find_pictogram(PROJECT, name)
    for deck in game.decks.values():
        cards = [card for card in game.cards.values() if deck in game.decks_of(card) and not card.scores]
        free = [card.pictogram for card in cards if "suit" not in card.traits or card.kind == "hero"]
        assert len(free) == len(set(free))


def test_notes_are_one_short_line(game):
    assert all(len(card.note) <= 60 and "\n" not in card.note for card in game.cards.values())


def test_every_chinese_character_is_in_the_font_we_print_with(game):
    from pathlib import Path

    import pylopdf_fonts_zh_cn
    from fontTools.ttLib import TTFont

    file = Path(pylopdf_fonts_zh_cn.__file__).parent / "NotoSerifSC-Regular.otf"
    known = TTFont(file).getBestCmap()
    used = game.game.chinese + "".join(card.chinese for card in game.cards.values())
    used += "".join(value.chinese for trait in game.game.traits for value in trait.values)
    used += "".join(deck.back.chinese for deck in game.game.decks)
    assert {letter for letter in used if ord(letter) not in known} == set()
