"""Dice on the quick reference, how many a strength rolls, and cards with a price or in several decks."""

import pytest
from plain_cards import HOUSE, game_of

from generator.catalogue.catalogue import Catalogue
from generator.catalogue.model import Card, Die, Figure, Trait, TraitValue
from generator.faults import Faults
from generator.printing.quickref import quickref_pdf
from generator.printing.quickref_model import Pool
from generator.printing.quickref_pool import pool_table
from generator.printing.raster import page_texts
from generator.printing.sizes import PAPERS

SYMBOLS = Trait(
    id="symbol",
    name="Symbol",
    values=(
        TraitValue(id="hit", name="Hit", letter="H", source=HOUSE),
        TraitValue(id="luck", name="Luck", letter="L", source=HOUSE),
        TraitValue(id="none", name="None", source=HOUSE),
    ),
)
CLANS = Trait(
    id="clan",
    name="Clan",
    values=tuple(
        TraitValue(id=name.lower(), name=name, letter=name[0], source=HOUSE) for name in ("Fox", "Owl")
    ),
)
POOL = Pool(
    title="Rolls", of="Men", strength="men", first="horse", fixed="riders", rest="foot", symbols=("hit",)
)

WRITTEN = """
columns: [1]
blocks:
  - {show: dice, title: Dice, text: "H hits."}
  - show: pool
    title: Rolls
    of: Men
    strength: men
    first: horse
    fixed: riders
    rest: foot
    symbols: [hit]
  - {show: cards, title: Cards, cards: [raid, feast], counted: true}
"""


def die(name, count, *faces):
    fields = {"name": f"{name} die", "plural": f"{name} dice", "colour": "#803020", "source": HOUSE}
    return Die(id=name.lower(), count=count, symbols="symbol", faces=faces, **fields)


def game() -> Catalogue:
    raid = Card(id="raid", name="Raid", kind="plain", cost=2, decks={"main": 3, "other": 3}, source=HOUSE)
    feast = Card(id="feast", name="Feast", kind="plain", decks={"main": 1, "other": 4}, source=HOUSE)
    made = game_of(raid, feast, decks=("main", "other"))
    decks = tuple(
        deck.model_copy(update={"traits": {"clan": clan}})
        for deck, clan in zip(made.game.decks, ("fox", "owl"), strict=True)
    )
    figures = tuple(
        Figure(id=name, value=value, text="A number.", source=HOUSE)
        for name, value in (("men", 4), ("riders", 2))
    )
    dice = (die("Horse", 2, *["hit"] * 5, "luck"), die("Foot", 6, "hit", *["none"] * 5))
    changes = {"decks": decks, "figures": figures, "dice": dice, "traits": (SYMBOLS, CLANS)}
    return Catalogue(made.game.model_copy(update=changes), made.cards, made.heroes)


def page(project, catalogue, written=WRITTEN):
    (project.data("made-up") / "quickref.yaml").write_text(written, encoding="utf-8")
    (text,) = page_texts(quickref_pdf(project, catalogue, PAPERS["a4"]))
    return " ".join(text.split())


def test_each_kind_of_dice_shows_how_often_it_has_a_symbol(project):
    text = page(project, game())
    assert "2 Horse dice ×5 ×1" in text
    assert "6 Foot dice ×1 ×5" in text


def test_a_strength_rolls_so_many_dice_and_so_many_symbols_are_to_be_expected():
    head, rows = pool_table(game(), POOL)
    assert head == ["Men", "1", "2", "3", "4"]
    assert rows == [
        ["Horse dice", "1", "2", "2", "2"],
        ["Foot dice", "0", "0", "1", "2"],
        ["Hit, on average", "0.8", "1.7", "1.8", "2.0"],
    ]


def test_changing_the_faces_or_a_figure_changes_what_is_to_be_expected():
    _, rows = pool_table(game().with_figure("riders", 1), POOL)
    assert rows[0] == ["Horse dice", "1", "1", "1", "1"]
    assert rows[2][1:] == ["0.8", "1.0", "1.2", "1.3"]


def test_cards_show_their_price_and_the_copies_of_each_deck(project):
    text = page(project, game())
    assert "Raid 2 F O ×3" in text
    assert "Feast F ×1, O ×4" in text


def test_what_a_pool_names_must_exist(project):
    written = WRITTEN.replace("first: horse", "first: hrose").replace("strength: men", "strength: mne")
    with pytest.raises(Faults) as faults:
        page(project, game(), written.replace("[hit]", "[hti]"))
    said = str(faults.value)
    for words in ('"hrose"; did you mean "horse"', '"mne"; did you mean "men"', '"hti"; did you mean "hit"'):
        assert words in said
