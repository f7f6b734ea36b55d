"""What all tables of a catalogue share: made once, and kept for the catalogue that was asked for last."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

if TYPE_CHECKING:
    from generator.catalogue import Catalogue

P = ParamSpec("P")
R = TypeVar("R")


def shared(make: Callable[Concatenate[Catalogue, P], R]) -> Callable[Concatenate[Catalogue, P], R]:
    """Return a function that makes what `make` does once for a catalogue, as long as no other comes between.

    A catalogue is known by its identity: one with a changed figure is another one.
    """
    kept: dict[object, R] = {}
    whose: list[Catalogue] = []

    @wraps(make)
    def share(catalogue: Catalogue, /, *rest: P.args, **named: P.kwargs) -> R:
        if not whose or whose[0] is not catalogue:
            whose[:] = [catalogue]
            kept.clear()
        key = (rest, *named.items())
        if key not in kept:
            kept[key] = make(catalogue, *rest, **named)
        return kept[key]

    return share
