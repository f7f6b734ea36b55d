"""A rule broken in an engine turns the badge of what shows it red."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from beads import CATALOGUE
from pond import page

from generator.project import Project

BEADS = Path(__file__).parent.parent / "beads.py"
CHAPTER = """
# Stringing

:::{rule} string.one-colour
Beads strung in one turn have one colour.
:::

:::{scenario} Red and then blue
:covers: string.one-colour

> A: red-1, red-2, blue-1
> B: blue-2, blue-3

> A strings red-1, blue-1
No: string.one-colour
:::
"""


@pytest.fixture
def beads(tmp_path):
    """A project with an engine that is installed in a folder of its own."""
    engine = tmp_path / "engine"
    installed = engine / "beads_engine-1.dist-info"
    installed.mkdir(parents=True)
    shutil.copy(BEADS, engine / "beads.py")
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: beads-engine\nVersion: 1\n")
    (installed / "entry_points.txt").write_text("[press.engines]\nbeads = beads:ENGINE\n")
    project = Project(tmp_path / "project", tmp_path / "project" / "output")
    data, docs = project.data("beads"), project.docs("beads")
    data.mkdir(parents=True)
    docs.mkdir(parents=True)
    game = CATALOGUE.game.model_dump(mode="json", exclude_defaults=True)
    cards = [card.model_dump(mode="json", exclude_defaults=True) for card in CATALOGUE.cards.values()]
    (data / "game.yaml").write_text(json.dumps(game))
    (data / "cards.yaml").write_text(json.dumps(cards))
    (docs / "index.md").write_text("# Beads\n\n```{toctree}\nstringing\n```\n")
    (docs / "stringing.md").write_text(CHAPTER)
    return project


def build(project: Project) -> int:
    """Build in a process of its own, so that the engine is loaded anew."""
    environment = {**os.environ, "PYTHONPATH": str(project.root.parent / "engine")}
    command = [
        sys.executable,
        "-c",
        "from generator.cli import main; main()",
        "site",
        "--project",
        project.root,
    ]
    return subprocess.run(command, env=environment, check=False, capture_output=True).returncode


def test_a_rule_broken_in_the_engine_turns_its_badge_red_after_a_rebuild(beads):
    assert build(beads) == 0
    assert "badge-verified" in page(beads, "beads/stringing.html")

    engine = beads.root.parent / "engine" / "beads.py"
    code = engine.read_text(encoding="utf-8")
    rule = "return not ask.table.fresh or option.cards[0]"
    assert rule in code
    engine.write_text(code.replace(rule, "return True or option.cards[0]"), encoding="utf-8")

    assert build(beads) == 1
    html = page(beads, "beads/stringing.html")
    assert "badge-failed" in html
    assert "badge-verified" not in html
