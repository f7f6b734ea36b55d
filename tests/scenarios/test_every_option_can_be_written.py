"""Whatever a player may do can be written as a line: an option's own sentence is read as that option."""

import random
from importlib.metadata import entry_points

import pytest

from generator.catalogue import load_catalogue
from generator.project import Project, shipped
from generator.rules.kernel import load
from generator.scenarios.conditions import Conditions
from generator.scenarios.play import Play
from generator.scenarios.setup import SetUp
from generator.scenarios.words import CardWords

QUESTIONS = 150


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", sorted(entry.name for entry in entry_points(group="press.engines")))
def test_the_sentence_of_an_option_is_read_as_that_option(game, seed):
    chance = random.Random(seed)
    engine = load(game)
    catalogue = load_catalogue(Project(shipped(), shipped() / "output"), game)
    seats = ("Ann", "Bo", "Cy", "Di", "Eve", "Fay")[: chance.choice(engine.seats)]
    words = CardWords(engine.vocabulary)
    play = Play(engine, words, catalogue, SetUp(seats=seats, entry="game"), Conditions())
    for _ in range(QUESTIONS):
        ask = play.ask
        if ask is None:
            break
        for option in chance.sample(list(ask.options), min(6, len(ask.options))):
            move = play.lexicon.move(f"{ask.seat} {option}")
            offered = [other if other.verb in move.verbs else None for other in ask.options]
            fit = play.matcher.chosen(ask, offered, move.nouns, least=0)
            assert fit is not None, f"{ask.seat} {option}"
            assert play.matcher.look(fit.option) == play.matcher.look(option)
            assert len(fit.taken) == len(move.nouns)
        play.choose(chance.randrange(len(ask.options)))
