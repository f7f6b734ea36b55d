"""Distances round a table as the quick reference draws them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from markupsafe import Markup

from generator.printing.quickref_model import Circle
from generator.printing.quickref_ring import distances, ring_view


@pytest.mark.parametrize(
    ("circle", "found"),
    [
        (Circle(seats=6), [0, 1, 2, 3, 2, 1]),
        (Circle(seats=5, origin=2), [1, 0, 1, 2, 2]),
        (Circle(seats=6, out=(2,)), [0, None, 1, 2, 2, 1]),
        (Circle(seats=6, out=(2, 6)), [0, None, 1, 2, 1, None]),
        (Circle(seats=4, farther={2: 1, 3: -5}), [0, 2, 1, 1]),
        (Circle(seats=2), [0, 1]),
    ],
)
def test_the_shorter_way_past_the_living_is_counted(circle, found):
    assert distances(circle) == found


@given(st.integers(2, 12), st.data())
def test_distance_is_the_same_both_ways(seats, data):
    one, other = (data.draw(st.integers(1, seats)) for _ in range(2))
    out = tuple(data.draw(st.sets(st.integers(1, seats))) - {one, other})
    there = distances(Circle(seats=seats, origin=one, out=out))[other - 1]
    assert there == distances(Circle(seats=seats, origin=other, out=out))[one - 1]


@pytest.mark.parametrize("clockwise", [True, False])
def test_turn_order_goes_round_as_it_is_played(clockwise):
    view = ring_view(Circle(seats=4), Markup(""), 1, clockwise)
    left, right = ("B", "D") if clockwise else ("D", "B")
    assert min(view.seats, key=lambda seat: seat.x).letter == left
    assert max(view.seats, key=lambda seat: seat.x).letter == right
    assert max(view.seats, key=lambda seat: seat.y).origin
    assert [seat.letter for seat in view.seats if seat.within] == ["B", "D"]
