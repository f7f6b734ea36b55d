"""What a verification found, as plain values that reports, JSON and the site all read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from generator.faults import Place

Status = Literal["verified", "erratum", "waived", "unchecked", "failed"]


@dataclass(frozen=True)
class Failure:
    """The line at which a scenario went wrong, and the three readings of it.

    `rules_say` is the rule or statement in our words, `book_prints` what the scenario expects, `engine_says`
    what happened instead.
    """

    place: Place
    line: str
    message: str
    rules_say: str = ""
    book_prints: str = ""
    engine_says: str = ""


@dataclass(frozen=True)
class ScenarioVerdict:
    """Whether a scenario passed, and the rules and figures whose absence or change it noticed."""

    id: str
    game: str
    title: str
    place: Place
    checks: tuple[str, ...]
    covers: tuple[str, ...]
    passed: bool
    failure: Failure | None = None
    noticed: tuple[str, ...] = ()
    """Ids of rules and figures that make it fail when switched off or changed; filled by the proof."""
    doubts: tuple[str, ...] = ()
    """Why something it covers is not proved, a sentence each; filled by the proof."""
    proved: bool | None = None
    """Whether every claim it makes is proved; None if no proof was asked for."""


@dataclass(frozen=True)
class StatementVerdict:
    """How a statement of the rulebook stands, and by which scenarios; `why` says so in one sentence."""

    id: str
    game: str
    kind: str
    status: Status
    scenarios: tuple[str, ...]
    why: str = ""


@dataclass(frozen=True)
class GameVerdicts:
    """Everything a verification found for one game."""

    game: str
    statements: Mapping[str, StatementVerdict] = field(default_factory=dict)
    scenarios: Mapping[str, ScenarioVerdict] = field(default_factory=dict)
    faults: Sequence[str] = ()
    """What is wrong beyond single statements: a scenario that proves nothing, a rule no code declares."""
    unnoticed: Sequence[str] = ()
    """Rules that no scenario notices when they are switched off; empty without a proof."""

    @property
    def sound(self) -> bool:
        """True if nothing failed and nothing is left unchecked or unproved."""
        return (
            not self.faults
            and all(verdict.status not in ("failed", "unchecked") for verdict in self.statements.values())
            and all(verdict.passed and verdict.proved is not False for verdict in self.scenarios.values())
        )
