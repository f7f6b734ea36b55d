"""Plays whole games between bots; what goes wrong in one comes with the save that replays it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from time import perf_counter
from typing import Any

from generator import __version__
from generator.catalogue import Catalogue
from generator.rules.kernel import Engine, EngineFault, Session, replay
from generator.simulation.bots import Bot, random_bot
from generator.simulation.setting import Setting

ENDLESS = 100_000
"""Decisions after which a game is taken to have no end."""


def play_game(session: Session, bot: Bot) -> None:
    """Let `bot` answer for every seat until the game is over.

    Raises `EngineFault`, whose save leads to the moment, for a broken invariant, a crash of the engine and a
    game that does not end.
    """
    try:
        while session.ask is not None and len(session.answers) < ENDLESS:
            session.choose(bot(session.ask))
    except EngineFault:
        raise
    except Exception as crash:
        raise EngineFault(_crashed(crash), session.save()) from crash
    if session.ask is not None:
        raise EngineFault(f"no end after {ENDLESS:,} decisions", session.save())


def play_again(engine: Engine, catalogue: Catalogue, save: Mapping[str, Any]) -> Session:
    """Replay a save with every invariant tested and return the session where it stopped.

    Raises `EngineFault` if the game breaks, and ValueError that names the move if the save does not fit.
    """
    try:
        return replay(engine, catalogue, save, check=True)
    except (EngineFault, ValueError):
        raise
    except Exception as crash:
        raise EngineFault(_crashed(crash), save) from crash


def play_games(
    setting: Setting, count: int, seed: int, *, check: bool = False
) -> Iterator[tuple[Session, float]]:
    """Play `count` games with the seeds from `seed` on; give each finished session and the seconds it took.

    A game depends on its own seed alone, so any of them can be played again by itself. Raises as
    `play_game`.
    """
    for own_seed in range(seed, seed + count):
        began = perf_counter()
        session = _started(setting, own_seed, check)
        play_game(session, random_bot(own_seed))
        yield session, perf_counter() - began


def _started(setting: Setting, seed: int, check: bool) -> Session:
    try:
        return setting.start(seed, check=check)
    except EngineFault:
        raise
    except Exception as crash:
        save = {
            "game": setting.engine.game,
            "version": __version__,
            "seats": setting.seats,
            "seed": seed,
            "off": [],
            "options": dict(setting.options),
            "answers": [],
        }
        raise EngineFault(_crashed(crash), save) from crash


def _crashed(crash: Exception) -> str:
    return f"the engine crashed: {type(crash).__name__}: {crash}"
