"""The manual's page on scenarios: its example holds, and every query is on it."""

import re
import shutil
from pathlib import Path

import pytest

from generator.catalogue import load_catalogue
from generator.project import Project
from generator.rulebook import read_rulebook
from generator.rules.kernel import load
from generator.scenarios.catalogue_queries import QUERIES
from generator.scenarios.queries import EVERYWHERE, blanks
from generator.scenarios.runner import Game, run

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs/manual/scenarios.md").read_text(encoding="utf-8")
SHOWN = re.findall(r"`> ([^`]+)\?`", TEXT)


def test_the_example_on_the_page_holds(tmp_path):
    example = re.search(r":caption: (\S+)\n\n(.*?)\n```", TEXT, re.DOTALL)
    assert example is not None
    shutil.copytree(ROOT / "data/heroes", tmp_path / "data/heroes")
    docs = tmp_path / "docs/heroes"
    docs.mkdir(parents=True)
    (docs / "index.md").write_text("# Index\n\n:::{toctree}\nexample\n:::\n", encoding="utf-8")
    (tmp_path / example[1]).write_text(example[2], encoding="utf-8")
    project = Project(tmp_path, tmp_path / "output")
    game = Game(load_catalogue(project, "heroes"), read_rulebook(project, "heroes"), load("heroes"))

    (scenario,) = game.rulebook.scenarios.values()

    assert run(game, scenario) is None
    assert set(scenario.checks) <= set(game.catalogue.statements)


@pytest.mark.parametrize("query", [*QUERIES, *EVERYWHERE], ids=lambda query: query.pattern)
def test_every_query_of_every_game_is_on_the_page(query):
    assert any(blanks(query.pattern, shown) is not None for shown in SHOWN)
