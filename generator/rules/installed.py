"""The engine of a game as it is installed on this machine, or a fault that says why it does not load."""

from __future__ import annotations

from pathlib import Path

from generator.faults import Fault, Faults, Place
from generator.rules.kernel import Engine, load


def engine_of(game: str) -> Engine | None:
    """Return a game's engine, None if it has none; raise `Faults` if it cannot be loaded."""
    try:
        return load(game)
    except KeyError:
        return None
    except Exception as error:
        message = f"the engine of {game} cannot be loaded: {type(error).__name__}: {error}"
        raise Faults([Fault(Place(Path("entry point press.engines")), game, message)]) from error
