"""Choosing cards one at a time, each set of cards in one order only."""

from __future__ import annotations

from collections.abc import Sequence

from generator.rules.kernel import Option


def after(options: Sequence[Option], chosen: Sequence[Option]) -> Sequence[Option]:
    """Return the options that come after the last one chosen: all of them at first."""
    return options[options.index(chosen[-1]) + 1 :] if chosen else options
