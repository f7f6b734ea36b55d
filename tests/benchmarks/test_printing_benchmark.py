"""Timings of what comes after laying out: sheets for a paper, looking them over, pictures."""

from functools import cache
from pathlib import Path

import pytest

from generator.catalogue import load_catalogue
from generator.printing.faces import faces_of
from generator.printing.grid import MarkStyle, best_grid
from generator.printing.imposition import imposed
from generator.printing.layout import lay_out
from generator.printing.preflight import Expected, preflight
from generator.printing.raster import face_pictures
from generator.printing.sheets import Particulars, sheets_pdf
from generator.printing.sizes import CARD_SIZES, PAPERS
from generator.printing.typography import TEXT
from generator.project import Project, shipped

PROJECT = Project(shipped(), shipped() / "output")
POKER = CARD_SIZES["poker"]


@cache
def laid_out(game):
    """The last deck of a game, laid out once for all timings."""
    catalogue = load_catalogue(PROJECT, game)
    deck = faces_of(catalogue, catalogue.game.decks[-1])
    return catalogue, deck, lay_out(PROJECT, catalogue, deck.faces, POKER)


def sheets(game, paper):
    catalogue, deck, laid = laid_out(game)
    grid = best_grid(PAPERS[paper], POKER, MarkStyle())
    pages = imposed([deck], grid)
    return sheets_pdf(pages, [laid], Particulars(catalogue.game, grid, "long", True)), grid, pages


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", PROJECT.games)
def test_sheets_from_faces_already_laid_out(benchmark, game, paper):
    laid_out(game)
    pdf, _, pages = benchmark(sheets, game, paper)
    assert pdf.startswith(b"%PDF")
    assert pages


@pytest.mark.parametrize("game", PROJECT.games)
def test_looking_sheets_over(benchmark, game):
    pdf, grid, pages = sheets(game, "a4")
    families = laid_out(game)[2].families | {TEXT}
    benchmark(preflight, pdf, Path("cards-a4.pdf"), Expected(grid.paper, len(pages), families))


@pytest.mark.parametrize("game", PROJECT.games)
def test_pictures_of_faces(benchmark, game):
    _, _, laid = laid_out(game)
    pictures = benchmark.pedantic(lambda: list(face_pictures(laid, 150)), rounds=3)
    assert len(pictures) == len(laid.faces)
