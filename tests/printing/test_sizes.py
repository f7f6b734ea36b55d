from fractions import Fraction

import pytest

from generator.printing.sizes import CARD_SIZES, PAPERS, Length, inches, mm, points


def test_lengths_are_exact_in_any_unit():
    assert inches("2.5") == mm(63.5) == mm("63.5")
    assert points(72) == inches(1)
    assert mm("0.1") * 3 == mm("0.3")
    assert mm(10) // mm(3) == 3


def test_a_bare_number_does_not_pass_for_a_length():
    for mix in (lambda: mm(3) + 3, lambda: mm(3) < 4, lambda: 3 - mm(1), lambda: mm(3) // 2):
        with pytest.raises(TypeError):
            mix()
    assert mm(3) != 3


def test_a_page_of_a_face_is_trim_and_both_bleeds():
    poker = CARD_SIZES["poker"].with_bleed(mm(2))
    assert (poker.page_width, poker.page_height) == (mm("67.5"), mm("92.9"))


def test_papers_are_portrait_and_turn_to_landscape():
    for paper in PAPERS.values():
        assert paper.orientation == "portrait"
        assert paper.turned().orientation == "landscape"
        assert paper.turned().turned() == paper


def test_pixels_and_points_are_those_of_the_unit():
    assert inches(1).pixels(300) == 300
    assert Length(Fraction(254, 10)).points == 72
