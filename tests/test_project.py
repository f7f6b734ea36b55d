"""Which folder a command works on, and which games it finds there."""

from pathlib import Path

import pytest

from generator.faults import Faults
from generator.project import find_project, shipped


def plant(folder: Path, *files: str) -> Path:
    for name in files:
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    return folder


def test_the_folder_named_comes_first_then_the_current_one_then_the_games_we_ship(tmp_path, monkeypatch):
    named = plant(tmp_path / "named", "data/x/game.yaml")
    current = plant(tmp_path / "current", "data/y/game.yaml")
    monkeypatch.chdir(current)

    assert find_project(named).games == ("x",)
    assert find_project().games == ("y",)

    monkeypatch.chdir(tmp_path)
    assert find_project().root == shipped()
    assert find_project().output == tmp_path / "output"


def test_a_named_folder_without_games_is_a_fault(tmp_path):
    with pytest.raises(Faults, match=r"expected a folder with data/<game>/game\.yaml, found none"):
        find_project(tmp_path)


def test_a_game_whose_game_yaml_is_missing_is_not_passed_over(tmp_path):
    project = find_project(plant(tmp_path, "data/x/game.yaml", "data/y/cards.yaml"))
    assert project.games == ("x", "y")


def test_games_are_chosen_by_name_once_each_and_none_means_all(tmp_path):
    project = find_project(plant(tmp_path, "data/x/game.yaml", "data/y/game.yaml"))
    assert project.chosen(()) == ("x", "y")
    assert project.chosen(("y", "y")) == ("y",)


def test_every_unknown_game_is_named_with_the_nearest(tmp_path):
    project = find_project(plant(tmp_path, "data/heroes/game.yaml"))
    with pytest.raises(Faults) as caught:
        project.chosen(("heros", "chess"))
    assert [fault.nearest for fault in caught.value.faults] == ["", "heroes"]


def test_templates_of_the_project_come_before_ours(tmp_path):
    project = find_project(plant(tmp_path, "data/x/game.yaml", "templates/faces/x.html"))
    assert project.templates == (tmp_path / "templates", shipped() / "templates")
