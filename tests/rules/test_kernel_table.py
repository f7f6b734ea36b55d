"""Zones, moves, what is told to whom, and chance."""

from collections import Counter
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.catalogue import load_catalogue
from generator.project import find_project
from generator.rules.kernel import Chance, Piece, Seat, Table, load, move, shared, start, told, view


def make():
    """Return a table of two with a deck of four cards, a hand each, and an open pile."""
    table = Table(None)
    table.sit([Seat(table, "A"), Seat(table, "B")])
    for seat in table.seats:
        seat.hand = table.zone("hand", seat, "owner")
    table.deck = table.zone("deck", audience="nobody")
    table.pile = table.zone("pile")
    for number, face in enumerate(("one", "two", "three", "four"), 1):
        piece = Piece(SimpleNamespace(id=face), number, face)
        table.lay((piece,), table.deck)
    return table


def faces(zone):
    return [card.face for card in zone.cards]


def test_cards_move_on_top_the_last_one_uppermost():
    table = make()
    a, _ = table.seats

    move(table, table.deck.cards[:1:-1], a.hand)
    move(table, [a.hand.cards[0]], table.pile)

    assert faces(table.deck) == ["one", "two"]
    assert faces(a.hand) == ["three"]
    assert faces(table.pile) == ["four"]
    assert table.places[table.pile.cards[0]] is table.pile


def test_only_those_who_see_a_card_read_its_face():
    table = make()
    a, b = table.seats

    move(table, table.deck.cards[2:], a.hand, "{seat} draws {cards}", a)
    move(table, a.hand.cards[:1], table.pile, "{seat} lays {cards}", a)
    move(table, [a.hand.cards[0], table.deck.cards[0]], b.hand, "{seat} gets {cards}", b)

    assert told(table, a) == ("A draws three, four", "A lays three", "B gets 2 cards")
    assert told(table, b) == ("A draws 2 cards", "A lays three", "B gets four, one")


def test_what_is_told_to_some_is_silent_or_a_number_for_the_others():
    table = make()
    a, b = table.seats

    table.tell([a], "{seat} looks at {cards}", a, table.deck.cards[:1])
    table.tell([a], "{seat} thinks of {thing}", a, thing="a fan")
    table.say("{seat} nods", b)

    assert told(table, a) == ("A looks at one", "A thinks of a fan", "B nods")
    assert told(table, b) == ("A looks at 1 card", "B nods")
    assert told(table, b, log_from=2) == ("B nods",)


def test_a_view_shows_own_cards_and_counts_the_others():
    table = make()
    a, b = table.seats
    move(table, table.deck.cards[2:], a.hand)

    assert view(table, a).zone("hand", a).faces == ("three", "four")
    assert view(table, b).zone("hand", a).faces == ()
    assert view(table, b).zone("hand", a).hidden == 2
    assert view(table, a).zone("deck").cards == (None, None)


@given(st.lists(st.integers()), st.integers())
def test_a_shuffle_keeps_every_card(items, seed):
    shuffled = list(items)

    Chance(seed).shuffle("deck", shuffled)

    assert Counter(shuffled) == Counter(items)


def test_every_order_comes_up_about_equally_often():
    counts = Counter()
    chance = Chance(1)
    for _ in range(1200):
        items = ["a", "b", "c"]
        chance.shuffle("deck", items)
        counts["".join(items)] += 1

    assert len(counts) == 6
    assert min(counts.values()) > 140


def test_rigged_cards_come_out_first_and_only_once():
    chance = Chance(1)
    chance.rig("deck", ["c", "a", "elsewhere"])
    items = list("abcde")

    chance.shuffle("deck", items)

    assert [items.pop(), items.pop()] == ["c", "a"]
    assert chance.pick("deck", ["x"]) == "x"


def test_a_rigged_pick_waits_until_it_can_come():
    chance = Chance(1)
    chance.rig("blind", ["b"])

    assert chance.pick("blind", ["a"]) == "a"
    assert chance.pick("blind", ["a", "b"]) == "b"


@pytest.mark.parametrize("game", ["heroes", "tricks", "legends"])
def test_games_side_by_side_share_cards_and_yet_move_only_their_own(game):
    engine, catalogue = load(game), load_catalogue(find_project(), game)
    first, second = (start(engine, catalogue, seats=4, seed=7) for _ in range(2))
    lying = [list(zone.cards) for zone in second.table.zones]
    while first.ask is not None and len(first.answers) < 40:
        first.choose(0)
    assert first.table.places.keys() == second.table.places.keys()
    assert first.table.places != second.table.places
    assert [zone.cards for zone in second.table.zones] == lying


def test_what_tables_share_is_made_anew_for_another_catalogue_and_for_other_words():
    @shared
    def made(catalogue, deck):
        return [catalogue, deck]

    one, other = SimpleNamespace(), SimpleNamespace()
    kept = made(one, "main")
    assert made(one, "main") is kept
    assert made(one, "castle") == [one, "castle"]
    assert made(other, "main") == [other, "main"]
    assert made(one, "main") is not kept
