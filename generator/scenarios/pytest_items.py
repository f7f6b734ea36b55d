"""Scenarios as pytest items, one each, with file and line; the plugin makes them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from generator.faults import Faults
from generator.project import Project
from generator.scenarios.reports import describe
from generator.scenarios.verify import load_game, scenario_verdict

if TYPE_CHECKING:
    from generator.rulebook import Scenario
    from generator.scenarios.runner import Game
    from generator.scenarios.verdicts import Failure


class ScenarioFailed(Exception):  # noqa: N818 - a failed test, not an error
    """A scenario went wrong at a line."""

    def __init__(self, failure: Failure) -> None:
        self.failure = failure
        super().__init__(failure.message)


class ScenarioFile(pytest.File):
    """A document of a game, with the scenarios in it."""

    def collect(self) -> Iterator[ScenarioItem]:
        """Yield the scenarios of this document.

        Data or documents that cannot be read fail the collection: each document with its own faults, the
        index page with all others.
        """
        game = _game(self.path.parents[2], self.path.parent.name)
        if isinstance(game, Faults):
            raise self.CollectError("\n".join(self._concerning(game)))
        for scenario in game.rulebook.scenarios.values():
            if scenario.place.file == self.path:
                yield ScenarioItem.from_parent(self, name=scenario.id, game=game, scenario=scenario)

    def _concerning(self, faults: Faults) -> list[str]:
        documents = self.path.parent
        own = [fault for fault in faults.faults if fault.place.file == self.path]
        if self.path.name == "index.md":
            own += [fault for fault in faults.faults if fault.place.file.parent != documents]
        return list(map(str, own)) or ["the game cannot be read because of faults in other files"]


class ScenarioItem(pytest.Item):
    """One scenario."""

    def __init__(self, *, game: Game, scenario: Scenario, **named: Any) -> None:
        super().__init__(**named)
        self.game = game
        self.scenario = scenario

    def runtest(self) -> None:
        """Run the scenario; raise `ScenarioFailed` at its first wrong line."""
        verdict = scenario_verdict(self.game, self.scenario)
        if verdict.failure:
            raise ScenarioFailed(verdict.failure)

    def repr_failure(self, excinfo: Any, style: Any = None) -> Any:
        """Show what the rules say, what the book prints and what the engine says."""
        if isinstance(excinfo.value, ScenarioFailed):
            return "\n".join(describe(excinfo.value.failure))
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int, str]:
        """Return where the scenario stands, its line counted from 0, and its title."""
        return self.path, self.scenario.place.line - 1, self.scenario.title


@lru_cache(maxsize=8)
def _game(root: Path, name: str) -> Game | Faults:
    try:
        return load_game(Project(root, root / "output"), name)
    except Faults as faults:
        return faults
