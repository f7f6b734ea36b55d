"""Measures whole games between random bots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from generator.bench.measurement import Measurement
from generator.project import Project
from generator.simulation import Statistics, play_games, setting

SECONDS = 3
"""How long each game is played, after a few games to warm up."""


def measure_games(project: Project, games: Sequence[str], *, quick: bool) -> Iterator[Measurement]:
    """Measure games and decisions a second of every game that plays, against the pace its engine promises."""
    for game in games:
        try:
            chosen = setting(project, game)
        except ValueError:
            continue
        for _ in play_games(chosen, 5, seed=0):
            pass
        statistics = Statistics()
        for session, taken in play_games(chosen, 1_000_000, seed=100):
            statistics.add(session, taken)
            if statistics.seconds > (SECONDS / 6 if quick else SECONDS):
                break
        seats = f"{game}, {chosen.seats} seats"
        target = chosen.engine.pace or None
        rate, decisions = statistics.games_per_second, statistics.decisions_per_second
        yield Measurement(f"{seats}: games", rate, "a second", target, "at least")
        yield Measurement(f"{seats}: decisions", decisions, "a second")
