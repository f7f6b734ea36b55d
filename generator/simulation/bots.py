"""Who answers questions when nobody sits at the keyboard."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TypeAlias

from generator.rules.kernel import Ask

Bot: TypeAlias = Callable[[Ask], int]
"""Answers a question with the index of one of its options."""


def random_bot(seed: int) -> Bot:
    """Return a bot to whom all options are alike; the same seed answers the same questions the same way."""
    chance = random.Random(f"bot {seed}").random
    return lambda ask: int(chance() * len(ask.options))
