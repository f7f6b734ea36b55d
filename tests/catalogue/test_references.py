"""The inline markup of texts."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.catalogue.references import Part, parse_text, references

words = st.text(st.characters(codec="utf-8", exclude_categories=("Cs", "Cc", "Zl", "Zp", "Zs")), min_size=1)


def test_plain_words_are_one_part_and_single_line_ends_are_spaces():
    assert parse_text("Take two\ncards.\n") == [Part("words", "Take two cards.")]


def test_blank_lines_part_paragraphs():
    assert [part.kind for part in parse_text("One.\n\n \nTwo.\n")] == ["words", "paragraph", "words"]


def test_bold_italic_and_both():
    assert parse_text("a **b** *c* ***d***") == [
        Part("words", "a "),
        Part("words", "b", bold=True),
        Part("words", " "),
        Part("words", "c", italic=True),
        Part("words", " "),
        Part("words", "d", bold=True, italic=True),
    ]


def test_a_reference_with_and_without_words_of_its_own():
    assert references("See {card}`opal-ring` and {term}`the box <game-box>`.") == [
        Part("reference", "", "card", "opal-ring"),
        Part("reference", "the box", "term", "game-box"),
    ]


def test_a_reference_inside_bold_is_bold():
    assert references("**{term}`scout`:** take one")[0].bold


def test_suits_are_parts_of_their_own():
    assert [part.text for part in parse_text("♠A or ♥") if part.kind == "suit"] == ["♠", "♥"]


@pytest.mark.parametrize("text", ["2 * 3 * 4", "**open", "*", "a ** b", "f(**", "`code`", "{card}`", "****"])
def test_marks_without_a_partner_are_text(text):
    assert "".join(part.text for part in parse_text(text)) == text
    assert not any(part.bold or part.italic for part in parse_text(text))


def test_a_backslash_keeps_a_star_and_itself():
    assert parse_text(r"\*not italic\* and \\") == [Part("words", r"*not italic* and \ ".strip())]


def test_an_empty_text_has_no_parts():
    assert parse_text("  \n ") == []


@given(st.lists(words.filter(lambda word: not set(word) & set("*`{}\\♠♥♣♦")), min_size=1))
def test_text_without_marks_comes_back_word_by_word(written):
    text = " ".join(written)
    assert parse_text(text) == [Part("words", text)]


@given(st.text(st.sampled_from("ab *\\`{}♠\n<>")))
def test_no_letter_is_ever_lost(text):
    shown = "".join(part.text + part.target for part in parse_text(text))
    assert [letter for letter in shown if letter in "ab♠"] == [letter for letter in text if letter in "ab♠"]
