"""Texts without mark-up."""

import pytest

from generator.catalogue.plain_text import document_words, plain_text


@pytest.fixture
def catalogue(orchard):
    return orchard.read()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Take **two** *cards*.", "Take two cards."),
        ("Pick {card}`old-pear`, or {card}`a plum <young-plum>`.", "Pick Old Pear, or a plum."),
        ("Hold {figure}`hand` ♥ cards.", "Hold 5 ♥ cards."),
        ("See {rule}`turn.end` and {scenario}`pears`.", "See turn.end and pears."),
    ],
)
def test_a_text_keeps_its_words_and_loses_its_mark_up(catalogue, text, words):
    assert plain_text(catalogue, text) == words


def test_the_caller_says_what_stands_between_paragraphs(catalogue):
    assert plain_text(catalogue, "One.\n\nTwo.") == "One. Two."
    assert plain_text(catalogue, "One.\n\nTwo.", "\n") == "One.\nTwo."


def test_a_scenario_shows_its_title_where_titles_are_known(catalogue):
    assert plain_text(catalogue, "See {scenario}`pears`.", titles={"pears": "Two pears"}) == "See Two pears."


def test_in_documents_links_become_words_and_items_of_a_list_paragraphs(catalogue):
    text = "From [the list](list.md):\n\n- a pear,\n  ripe\n- a plum\n\n1. Eat - slowly."
    assert document_words(catalogue, text, "|") == "From the list:|a pear, ripe|a plum|Eat - slowly."


def test_on_a_card_brackets_and_dashes_are_words(catalogue):
    assert plain_text(catalogue, "- [a](b)") == "- [a](b)"
