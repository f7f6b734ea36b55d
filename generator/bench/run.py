"""Runs all measurements one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from generator.bench.commands import measure_commands
from generator.bench.games import measure_games
from generator.bench.measurement import Measurement
from generator.bench.memory import measure_memory
from generator.project import Project


def measure(
    project: Project,
    games: Sequence[str],
    *,
    quick: bool = False,
    progress: Callable[[str], None] = lambda _: None,
) -> Iterator[Measurement]:
    """Give every measurement of these games as soon as it is made; what a game lacks is left out.

    `quick` measures once instead of taking the best of three.
    """
    from generator.bench.paper import measure_paper

    progress("whole games")
    yield from measure_games(project, games, quick=quick)
    progress("faces and sheets")
    yield from measure_paper(project, games, times=1 if quick else 3)
    progress("memory")
    yield from measure_memory(project, games)
    progress("proof and site")
    yield from measure_commands(project, games)
