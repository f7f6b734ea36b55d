"""Faces that do not come out as they should are refused, with card, field and figure."""

from functools import partial

import pytest
from plain_cards import POKER, card, plain_html

from generator.faults import Faults
from generator.printing.layout import lay_out
from generator.printing.raster import page_texts


def laid(project, made, css="", **options):
    catalogue, deck = made
    return lay_out(project, catalogue, deck.faces, POKER, html=partial(plain_html, css=css), **options)


def refusal(project, made, css=""):
    with pytest.raises(Faults) as faults:
        laid(project, made, css)
    return str(faults.value)


def test_each_face_is_one_page_however_many_copies(project, deck_of):
    texts = page_texts(laid(project, deck_of(card(1, 4), card(2, (5, 6)))).pdf)
    assert [text.splitlines()[0].strip() for text in texts] == [
        "Card 1",
        "Card 2 5",
        "Card 2 6",
        "back of main deck",
    ]


def test_a_long_text_shrinks_but_not_below_7_points(project, deck_of):
    made = laid(project, deck_of(card(1, text="seven words of text for this card " * 17), card(2)))
    assert list(made.shrunk) == [("card-1", "text")]
    assert 7 <= made.shrunk["card-1", "text"] < 9


def test_a_text_of_900_letters_in_a_small_frame_is_refused_with_card_field_and_millimetres(project, deck_of):
    said = refusal(project, deck_of(card(1), card(2, text="word " * 180)), ".text { height: 20mm }")
    assert "card-2.text: expected a text that fits a poker card at 7 pt, found one " in said
    assert said.endswith("mm too high")


def test_a_text_whose_size_the_template_insists_on_is_refused_as_it_is(project, deck_of):
    said = refusal(project, deck_of(card(1, text="word " * 180)), ".fit { font-size: 9pt !important }")
    assert "card-1.text: expected a text that fits a poker card at 9 pt" in said


def test_a_long_word_is_refused_for_its_width(project, deck_of):
    said = refusal(project, deck_of(card(1, text="W" * 60)))
    assert said.endswith("mm too wide")


def test_explicit_line_breaks_count(project, deck_of):
    assert "card-1.text" in refusal(project, deck_of(card(1, text="a\n" * 40)))


def test_all_cards_that_do_not_fit_are_named_in_one_run(project, deck_of):
    said = refusal(project, deck_of(*(card(number, text="word " * 200) for number in (1, 2, 3))))
    assert [line.split(".text")[0].split()[-1] for line in said.splitlines()] == [
        "card-1",
        "card-2",
        "card-3",
    ]


def test_an_emoji_in_a_name_is_refused_with_its_code_point(project, deck_of):
    said = refusal(project, deck_of(card(1, name="Peach \N{PEACH}")))
    assert "card-1.name: expected letters that the fonts have" in said
    assert "U+1F351 PEACH" in said


def test_a_font_that_no_one_brings_is_refused_with_the_nearest(project, deck_of):
    said = refusal(project, deck_of(card(1)), 'section { font-family: "Alegreya Sanz" }')
    assert 'found "Alegreya Sanz"; did you mean "Alegreya Sans"?' in said


def test_a_missing_image_is_refused_with_the_card(project, deck_of):
    said = refusal(project, deck_of(card(1), card(2, text='<img src="no-such.png">')))
    assert "card-2" in said
    assert "no-such.png" in said


@pytest.mark.parametrize("url", ["http://example.org/a.png", "file:///etc/passwd", "../../secret.png"])
def test_a_file_outside_the_project_is_not_read(project, deck_of, url):
    (project.root.parent / "secret.png").write_bytes(b"")
    said = refusal(project, deck_of(card(1, text=f'<img src="{url}">')))
    assert "card-1: expected a file in the project's data/ or templates/, found" in said


def test_a_face_that_spills_onto_a_second_page_is_refused(project, deck_of):
    spilling = """section { overflow: visible; height: auto }
        section::before, section::after { content: 'x'; display: block; margin-top: 9cm }"""
    said = refusal(project, deck_of(card(1), card(2)), spilling)
    assert "expected 3 pages, one a face, found" in said
    assert "takes more than one" in said


def test_a_page_of_another_size_is_refused(project, deck_of):
    assert "expected a page of 69.5 mm x 94.9 mm, found 100 mm x 100 mm" in refusal(
        project, deck_of(card(1)), "@page { size: 100mm 100mm }"
    )
