"""Collects the scenarios of a project's documents, docs/<game>/*.md, as tests; silent everywhere else.

Loaded at every start of pytest, in any project, so everything heavy waits until such a document is found.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Collect a document whose project holds data/<game>/game.yaml for the folder it stands in."""
    game = file_path.parent
    if file_path.suffix != ".md" or game.parent.name != "docs":
        return None
    root = game.parent.parent
    if not (root / "data" / game.name / "game.yaml").is_file():
        return None
    from generator.scenarios.pytest_items import ScenarioFile

    return ScenarioFile.from_parent(parent, path=file_path)
