"""Faults: how they read, and which known word they propose for one that nobody knows."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.faults import Fault, Faults, Place, nearest

HEROES = ["Sun Jian", "Sun Ce", "Cao Cao", "Zhuge Liang", "Chaos", "Opal Ring"]
KEYS = ["id", "name", "kind", "deck", "traits", "copies", "text", "bag"]


def test_a_fault_reads_place_field_message_and_nearest():
    fault = Fault(Place(Path("cards.yaml"), 4), "x.kind", "expected a kind", "tree")
    assert str(fault) == 'cards.yaml:4: x.kind: expected a kind; did you mean "tree"?'
    assert str(Fault(Place(Path("cards.yaml")), "", "expected a file")) == "cards.yaml: expected a file"


def test_faults_come_sorted_and_once():
    late, early = (Fault(Place(Path("a.yaml"), line), "x", "wrong") for line in (9, 2))
    assert str(Faults([late, early, late])) == f"{early}\n{late}"


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("Zhuge Laing", "Zhuge Liang"),
        ("zhuge-liang", "Zhuge Liang"),
        ("zhugeliang", "Zhuge Liang"),
        ("Coa Cao", "Cao Cao"),
        ("Opla Rnig", "Opal Ring"),
        ("Jian Sun", "Sun Jian"),
        ("jian", "Sun Jian"),
        ("chaoss", "Chaos"),
    ],
)
def test_a_slip_gets_the_name_that_was_meant(word, meant):
    assert nearest(word, HEROES) == meant


@pytest.mark.parametrize(
    ("word", "meant"),
    [("triats", "traits"), ("texts", "text"), ("bga", "bag"), ("nmae", "name"), ("ID", "id")],
)
def test_short_words_may_have_two_letters_changed_round(word, meant):
    assert nearest(word, KEYS) == meant


@pytest.mark.parametrize("word", ["Dodge", "Liu Bei", "peach garden", "Sunrise", "x", "", "牌"])
def test_a_word_that_means_something_else_gets_no_hint(word):
    assert nearest(word, HEROES) == ""


def test_long_ids_that_share_only_their_first_word_are_not_alike():
    assert nearest("hotk-scout-same-aspect", ["heroes-scout-single-card-choose-aspect"]) == ""


@given(st.lists(st.text(min_size=1), min_size=1), st.data())
def test_a_known_word_is_nearest_to_itself(known, data):
    word = data.draw(st.sampled_from(known))
    assert nearest(word, [word]) == word
