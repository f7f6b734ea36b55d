"""Timings of the small things that everything else is made of; run with `make bench`."""

import pytest

from generator.catalogue import load_catalogue
from generator.project import Project, shipped
from generator.simulation import play_game, random_bot, setting

PROJECT = Project(shipped(), shipped() / "output")


@pytest.mark.parametrize("game", PROJECT.games)
def test_loading_a_games_data(benchmark, game):
    catalogue = benchmark(load_catalogue, PROJECT, game)

    assert catalogue.game.id == game


@pytest.mark.parametrize("game", PROJECT.games)
def test_reading_a_games_rules(benchmark, game):
    from generator.rulebook import read_rulebook

    rulebook = benchmark(read_rulebook, PROJECT, game)

    assert rulebook.rules


@pytest.mark.parametrize("game", PROJECT.games)
def test_a_whole_game_between_four_bots(benchmark, game):
    chosen = setting(PROJECT, game)

    def whole_game():
        session = chosen.start(1)
        play_game(session, random_bot(1))
        return session

    assert benchmark(whole_game).result is not None


@pytest.mark.parametrize("game", PROJECT.games)
def test_laying_out_one_face(benchmark, game):
    from generator.printing.faces import back_of
    from generator.printing.layout import lay_out
    from generator.printing.sizes import CARD_SIZES

    catalogue = load_catalogue(PROJECT, game)
    back = back_of(catalogue.game.decks[0])

    laid = benchmark(lay_out, PROJECT, catalogue, [back], CARD_SIZES["poker"])

    assert laid.pdf
