"""What the last `press verify --prove` found out, if it still holds. The site itself proves nothing."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from generator.project import Project
from generator.scenarios.verdicts import GameVerdicts


def report(project: Project) -> Path:
    """Return the file in which `make build` and `press build` keep what they verified."""
    return project.output / "verify.json"


def with_proofs(project: Project, verdicts: GameVerdicts, newest: float) -> GameVerdicts:
    """Return the verdicts with the proofs of the last report.

    `newest` is when the youngest of the files behind the verdicts was changed; an older report is left alone.
    """
    file = report(project)
    if not file.is_file() or file.stat().st_mtime < newest:
        return verdicts
    proved = _proved(file, verdicts.game)
    scenarios = {
        name: replace(verdict, proved=proved.get(name)) if verdict.passed else verdict
        for name, verdict in verdicts.scenarios.items()
    }
    return replace(verdicts, scenarios=scenarios)


def _proved(file: Path, game: str) -> Mapping[str, bool | None]:
    try:
        scenarios = json.loads(file.read_text("utf-8"))["scenarios"]
        return {each["id"]: each["proved"] for each in scenarios if each["game"] == game}
    except (ValueError, KeyError, TypeError):
        return {}
