"""Laws of the grid, for any paper, card and bleed."""

from itertools import combinations

from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from generator.printing.geometry import Box, Margins, mirrored, mirrored_line, mirrored_margins, turning_axis
from generator.printing.grid import Grid, MarkStyle, best_grid
from generator.printing.sizes import CARD_SIZES, PAPERS, PRINTER_MARGIN, CardSize, Paper, mm, points

laws = settings(max_examples=40, deadline=None)
flips = st.sampled_from(["long", "short"])


def tenths(least: int, most: int):
    return st.integers(least * 10, most * 10).map(lambda amount: mm(amount) / 10)


cards = st.builds(CardSize, st.just("any"), tenths(20, 150), tenths(20, 200), tenths(0, 6)) | st.sampled_from(
    [*CARD_SIZES.values()]
)
papers = st.builds(Paper, st.just("any"), st.just("Any"), tenths(90, 450), tenths(90, 450)) | st.sampled_from(
    [*PAPERS.values()]
)
styles = st.none() | st.builds(MarkStyle, tenths(0, 3), tenths(1, 8), st.just(points(1) / 4))


@st.composite
def grids(draw) -> tuple[Grid, int]:
    grid = best_grid(draw(papers), draw(cards), draw(styles))
    assume(grid is not None)
    return grid, draw(st.integers(1, grid.capacity))


def printable(paper: Paper) -> Box:
    return Box(mm(0), mm(0), paper.width, paper.height).grown(Margins.even(-PRINTER_MARGIN))


A4 = (best_grid(PAPERS["a4"], CARD_SIZES["poker"], MarkStyle()), 7)


@laws
@given(grids())
@example(A4)
def test_slots_never_overlap_and_no_bleed_reaches_another_card(drawn):
    grid, used = drawn
    for one, other in combinations(grid.slots(used), 2):
        assert not one.trim.overlaps(other.trim)
        assert not one.trim.grown(one.bleed).overlaps(other.trim)
        assert not other.trim.grown(other.bleed).overlaps(one.trim)


@laws
@given(grids())
def test_bleeds_of_a_full_sheet_never_overlap(drawn):
    grid, _ = drawn
    bleeds = [slot.trim.grown(slot.bleed) for slot in grid.slots()]
    assert not any(one.overlaps(other) for one, other in combinations(bleeds, 2))


@laws
@given(grids())
@example(A4)
def test_no_mark_touches_a_trim_or_bleed(drawn):
    grid, used = drawn
    bleeds = [slot.trim.grown(slot.bleed) for slot in grid.slots(used)]
    for mark in grid.crop_marks(used):
        assert not any(mark.box.overlaps(bleed) for bleed in bleeds)
        assert not mark.box.overlaps(grid.footer)


@laws
@given(grids())
@example(A4)
def test_everything_keeps_5_mm_from_the_edge_of_the_paper(drawn):
    grid, used = drawn
    room = printable(grid.paper)
    assert room.contains(grid.footer)
    assert all(room.contains(slot.trim.grown(slot.bleed)) for slot in grid.slots(used))
    assert all(room.contains(mark.box) for mark in grid.crop_marks(used))


@laws
@given(grids())
@example(A4)
def test_the_middle_of_every_mark_is_a_cut_and_every_cut_has_a_mark_at_both_ends(drawn):
    grid, used = drawn
    assume(grid.marks)
    slots = grid.slots(used)
    across = {edge for slot in slots for edge in (slot.trim.left, slot.trim.right)}
    marks = [mark for mark in grid.crop_marks(used) if mark.left == mark.right]
    assert {mark.left for mark in marks} == across
    lowest, highest = min(slot.trim.bottom for slot in slots), max(slot.trim.top for slot in slots)
    for cut in across:
        assert any(mark.left == cut and mark.top <= lowest for mark in marks)
        assert any(mark.left == cut and mark.bottom >= highest for mark in marks)


@laws
@given(grids(), flips)
def test_mirroring_twice_is_identity(drawn, flip):
    grid, used = drawn
    axis = turning_axis(grid.paper, flip)
    for slot in grid.slots(used):
        assert mirrored(mirrored(slot.trim, grid.paper, axis), grid.paper, axis) == slot.trim
        assert mirrored_margins(mirrored_margins(slot.bleed, axis), axis) == slot.bleed
    for mark in grid.crop_marks(used):
        assert mirrored_line(mirrored_line(mark, grid.paper, axis), grid.paper, axis) == mark


@laws
@given(grids())
def test_inner_bleed_is_half_the_gutter_and_outer_bleed_is_whole(drawn):
    grid, _ = drawn
    for slot in grid.slots():
        assert slot.bleed.left == (
            min(grid.size.bleed, grid.gap_across / 2) if slot.column else grid.size.bleed
        )
        assert slot.bleed.top == (min(grid.size.bleed, grid.gap_down / 2) if slot.row else grid.size.bleed)


def test_bleed_is_whole_beside_an_empty_slot():
    grid, _ = A4
    *_, last = grid.slots(7)
    assert (last.bleed.right, last.bleed.top) == (mm(3), mm(0))


def test_the_axis_follows_from_flip_and_orientation():
    upright = PAPERS["a4"]
    assert turning_axis(upright, "long") == turning_axis(upright.turned(), "short") == "vertical"
    assert turning_axis(upright, "short") == turning_axis(upright.turned(), "long") == "horizontal"


def test_the_fuller_grid_is_chosen_and_says_so():
    described = {
        (paper, size): best_grid(PAPERS[paper], CARD_SIZES[size], MarkStyle()).described
        for paper, size in [("a4", "poker"), ("letter", "poker"), ("a4", "square")]
    }
    assert described == {
        ("a4", "poker"): "3 x 3, cards abut",
        ("letter", "poker"): "4 x 2, gutters 2 mm across, gutters 8 mm down",
        ("a4", "square"): "2 x 3, gutters 8 mm",
    }


def test_marks_are_repeated_in_gutters_wider_than_two_bleeds():
    grid = best_grid(PAPERS["a4"], CARD_SIZES["square"], MarkStyle())
    above, below = grid.slots()[0], grid.slots()[2]
    between = [
        mark
        for mark in grid.crop_marks(grid.capacity)
        if mark.left == mark.right and below.trim.top < mark.bottom and mark.top < above.trim.bottom
    ]
    assert {mark.left for mark in between} == {
        edge for slot in grid.slots() for edge in (slot.trim.left, slot.trim.right)
    }


def test_a_card_larger_than_the_paper_has_no_grid():
    assert best_grid(PAPERS["a4"], CardSize("tarot", mm(250), mm(300)), MarkStyle()) is None
