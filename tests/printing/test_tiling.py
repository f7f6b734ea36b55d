"""How a picture larger than the paper is cut into tiles: in exact numbers, for any size."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.printing.geometry import Box
from generator.printing.grid import FOOTER_HEIGHT
from generator.printing.sizes import PAPERS, PRINTER_MARGIN, ZERO, mm
from generator.printing.tiling import OVERLAP, tiling

papers = st.sampled_from(sorted(PAPERS))
lengths = st.integers(300, 9000).map(lambda tenths: mm(Fraction(tenths, 10)))


@given(papers, lengths, lengths)
def test_tiles_cover_the_picture_and_neighbours_share_ten_millimetres(paper, width, height):
    made = tiling(PAPERS[paper], width, height)
    tiles = {(tile.column, tile.row): tile for tile in made.tiles()}
    assert len(tiles) == made.count
    for (column, row), tile in tiles.items():
        assert (tile.place.width, tile.place.height) == (tile.part.width, tile.part.height)
        if (column + 1, row) in tiles:
            assert tile.part.right - tiles[column + 1, row].part.left == OVERLAP == mm(10)
        else:
            assert tile.part.right == width
        if (column, row + 1) in tiles:
            assert tiles[column, row + 1].part.top - tile.part.bottom == OVERLAP
        else:
            assert tile.part.bottom == ZERO
    assert tiles[0, 0].part.left == ZERO
    assert tiles[0, 0].part.top == height


@given(papers, lengths, lengths)
def test_tiles_and_marks_stay_off_the_rim_and_the_footer_and_marks_off_tiles(paper, width, height):
    made = tiling(PAPERS[paper], width, height)
    low = PRINTER_MARGIN + FOOTER_HEIGHT
    room = Box(
        PRINTER_MARGIN,
        low,
        made.paper.width - 2 * PRINTER_MARGIN,
        made.paper.height - low - PRINTER_MARGIN,
    )
    for tile in made.tiles():
        assert room.contains(tile.place)
        for mark in made.marks(tile, mm(2)):
            assert min(mark.left, mark.right) >= PRINTER_MARGIN
            assert low <= min(mark.bottom, mark.top)
            assert max(mark.bottom, mark.top) <= made.paper.height - PRINTER_MARGIN
            assert not mark.box.overlaps(tile.place)


@pytest.mark.parametrize(("paper", "sheets"), [("a3", 1), ("tabloid", 2), ("a4", 3), ("letter", 4)])
def test_a_board_for_a3_takes_few_sheets_of_smaller_paper(paper, sheets):
    assert tiling(PAPERS[paper], mm(406), mm(274)).count == sheets


def test_tiles_are_named_by_column_and_row_from_the_upper_left():
    made = tiling(PAPERS["letter"], mm(404), mm(272))
    assert [tile.name for tile in made.tiles()] == ["A1", "B1", "A2", "B2"]


def test_a_picture_beyond_all_measure_has_no_tiling():
    assert tiling(PAPERS["a4"], mm(20000), mm(100)) is None
