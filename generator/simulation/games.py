"""Plays whole games between bots; what goes wrong in one comes with the save that replays it."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from time import process_time
from typing import Any

from generator.catalogue import Catalogue
from generator.rules.kernel import Engine, EngineFault, Session, replay
from generator.simulation.bots import Bot, bot_for
from generator.simulation.settings import Setting

ENDLESS = 100_000
"""Decisions after which a game is taken to have no end."""
OBJECTS_BETWEEN_COLLECTIONS = 50_000


@contextmanager
def crashes_as_faults(save: Callable[[], Mapping[str, Any]]) -> Iterator[None]:
    """Turn a crash of the engine into an `EngineFault` with the save that repeats it."""
    try:
        yield
    except EngineFault:
        raise
    except Exception as crash:
        raise EngineFault(f"the engine crashed: {type(crash).__name__}: {crash}", save()) from crash


def play_game(session: Session, bot: Bot) -> None:
    """Let `bot` answer for every seat until the game is over.

    Raises `EngineFault`, whose save leads to the moment, for a broken invariant, a crash of the engine and a
    game that does not end.
    """
    with crashes_as_faults(session.save):
        session.play(bot, ENDLESS)
    if session.ask is not None:
        raise EngineFault(f"no end after {ENDLESS:,} decisions", session.save())


def play_games(
    setting: Setting, count: int, seed: int, *, check: bool = False, bots: str = "random"
) -> Iterator[tuple[Session, float]]:
    """Play `count` games with the seeds from `seed` on; give each finished session and its processor seconds.

    A game depends on its own seed alone, so any of them can be played again by itself. Raises as `play_game`,
    and ValueError if the game has no such bots.
    """
    with rare_collections():
        for own_seed in range(seed, seed + count):
            began = process_time()
            with crashes_as_faults(partial(setting.first_save, own_seed)):
                session = setting.start(own_seed, check=check)
            play_game(session, bot_for(setting.engine, bots, own_seed))
            yield session, process_time() - began


@contextmanager
def rare_collections() -> Iterator[None]:
    """Let the garbage collector look rarely, and never at what lives already, such as the catalogue.

    A game leaves its table as one heap of garbage at its end and little before; looking for more all the time
    takes a third of a game.
    """
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(OBJECTS_BETWEEN_COLLECTIONS, *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


def play_again(engine: Engine, catalogue: Catalogue, save: Mapping[str, Any]) -> Session:
    """Replay a save with every invariant tested and return the session where it stopped.

    Raises `EngineFault` if the game breaks, and ValueError that names the move if the save does not fit.
    """
    with crashes_as_faults(lambda: save):
        try:
            return replay(engine, catalogue, save, check=True)
        except ValueError as mismatch:
            other = mismatch
    raise other
