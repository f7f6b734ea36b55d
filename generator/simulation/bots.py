"""Who answers questions when nobody sits at the keyboard."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TypeAlias

from generator.rules.kernel import Ask, Engine

Bot: TypeAlias = Callable[[Ask], int]
"""Answers a question with the index of one of its options."""


BOTS = ("random", "sensible")
"""Kinds of bots: any game has random ones, those that play sensibly come with an engine."""


def bot_for(engine: Engine, kind: str, seed: int) -> Bot:
    """Return a bot of one of the `BOTS`; raise ValueError if the game has none that plays sensibly."""
    if kind == "random":
        return random_bot(seed)
    if engine.bot is None:
        raise ValueError(f"{engine.game} has no sensible bots: all its bots are random")
    return engine.bot(seed)


def best_bot(engine: Engine, seed: int) -> Bot:
    """Return a sensible bot where the game has one, else a random one."""
    return bot_for(engine, "random" if engine.bot is None else "sensible", seed)


def random_bot(seed: int) -> Bot:
    """Return a bot to whom all options are alike; the same seed answers the same questions the same way."""
    chance = random.Random(f"bot {seed}").random
    return lambda ask: int(chance() * len(ask.options))
