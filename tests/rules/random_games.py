"""Whole games between random bots, for the tests of every game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from generator.catalogue import Catalogue, load_catalogue
from generator.project import Project, shipped
from generator.rules.kernel import Session, load, replay, start

LONGEST = 20_000
"""More decisions than this, and a game is taken to have no end."""


@cache
def catalogue_of(game: str) -> Catalogue:
    return load_catalogue(Project(shipped(), shipped() / "output"), game)


def begin_game(game: str, seats: int, seed: int, **options: Any) -> Session:
    return start(load(game), catalogue_of(game), seats=seats, seed=seed, **options)


def play(session: Session, seed: int) -> Iterator[Session]:
    """Let random bots play, giving the session at each question and once it is over."""
    bot = random.Random(seed)
    while session.ask is not None:
        assert len(session.answers) < LONGEST
        yield session
        session.choose(bot.randrange(len(session.ask.options)))
    yield session


def finish(session: Session, seed: int) -> Session:
    *_, over = play(session, seed)
    return over


def replays_exactly(session: Session) -> bool:
    """Tell whether a game's save, played again, says the same and ends in the same way."""
    game = session.engine.game
    again = replay(load(game), catalogue_of(game), session.save())
    told = list(map(str, again.log)), str(again.result)
    return told == (list(map(str, session.log)), str(session.result))
