"""What many games amount to: how fast, how long, and who won from which seat."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from generator.rules.kernel import Session


@dataclass
class Side:
    """How those fared who played as one faction or role.

    A win shared by several counts for each of them in part; `fair` is what chance alone would give, as if all
    seats were equal.
    """

    played: int = 0
    won: float = 0.0
    fair: float = 0.0

    @property
    def share(self) -> float:
        """The part of its games that it won."""
        return self.won / self.played if self.played else 0.0

    @property
    def ratio(self) -> float:
        """How often it won, as a multiple of its fair share."""
        return self.won / self.fair if self.fair else 0.0


@dataclass
class Statistics:
    """Sums over finished games; seats are counted by name, seconds are those the processor played.

    `sides` are counted where seats play as something, and `teams` tells that several seats did as the same.
    """

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    shortest: int = 0
    longest: int = 0
    shared: int = 0
    wins: Counter[str] = field(default_factory=Counter)
    points: Counter[str] = field(default_factory=Counter)
    sides: dict[str, Side] = field(default_factory=dict)
    teams: bool = False

    def add(self, session: Session, seconds: float) -> None:
        """Count a finished game."""
        result = session.result
        assert result is not None
        length = len(session.answers)
        self.shortest = min(length, self.shortest) if self.games else length
        self.longest = max(length, self.longest)
        self.games += 1
        self.decisions += length
        self.seconds += seconds
        self.shared += len(result.winners) > 1
        self._add_sides(session)
        for seat in session.table.seats:
            self.wins[seat.name] += seat in result.winners
            self.points[seat.name] += result.scores.get(seat, 0)

    def _add_sides(self, session: Session) -> None:
        named, result, seats = session.engine.side, session.result, session.table.seats
        if named is None or result is None:
            return
        played = [named(seat) for seat in seats]
        self.teams = self.teams or len(set(played)) < len(played)
        for seat, name in zip(seats, played, strict=True):
            side = self.sides.setdefault(name, Side())
            side.played += 1
            side.fair += 1 / len(seats)
            if seat in result.winners:
                side.won += 1 / len(result.winners)

    @property
    def games_per_second(self) -> float:
        """Games played in a second, set-up included."""
        return self.games / self.seconds if self.seconds else 0.0

    @property
    def decisions_per_second(self) -> float:
        """Questions answered in a second; those with a single option are not counted."""
        return self.decisions / self.seconds if self.seconds else 0.0

    @property
    def mean_length(self) -> float:
        """Decisions in an average game."""
        return self.decisions / self.games if self.games else 0.0

    def as_json(self) -> dict[str, Any]:
        """Return everything as plain data; rates are rounded to a tenth, means to a hundredth."""
        games = self.games or 1
        return {
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games_per_second, 1),
            "decisions_per_second": round(self.decisions_per_second, 1),
            "length": {
                "mean": round(self.mean_length, 2),
                "shortest": self.shortest,
                "longest": self.longest,
            },
            "wins": dict(self.wins),
            "shared_wins": self.shared,
            "sides": {
                name: {
                    "played": side.played,
                    "won": round(side.won, 2),
                    "share": round(side.share, 4),
                    "of_fair_share": round(side.ratio, 3),
                }
                for name, side in sorted(self.sides.items())
            },
            "mean_score": {seat: round(points / games, 2) for seat, points in self.points.items()},
        }
