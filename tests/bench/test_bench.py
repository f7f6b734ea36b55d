"""Measurements, and how `press bench` shows them."""

import json

import pytest
from orchard import plant

from generator.bench.measurement import Measurement
from generator.bench.paper import FACES, batches
from generator.cli import main
from generator.project import Project, find_project, shipped


@pytest.mark.parametrize(
    ("value", "bound", "met"),
    [(1.2, "at most", True), (1.4, "at most", False), (1.2, "at least", False), (1.3, "at least", True)],
)
def test_a_target_is_met_at_its_bound_and_on_its_right_side(value, bound, met):
    assert Measurement("ratio", value, "×", 1.3, bound).met is met


def test_without_a_target_nothing_is_met_or_missed():
    assert Measurement("ratio", 2.0, "×").met is None


def test_as_many_faces_are_laid_out_as_a_usual_game_has():
    project = Project(shipped(), shipped() / "output")

    chosen = batches(project, project.games)

    a_front_and_its_back = 2
    assert FACES - a_front_and_its_back < sum(len(batch.faces.faces) for batch in chosen) <= FACES


def test_a_small_project_is_measured_with_all_it_has(tmp_path):
    project = find_project(plant(tmp_path))

    (batch,) = batches(project, project.games)

    assert len(batch.faces.fronts) == 12


def test_a_missed_target_is_shown_and_is_no_failure(monkeypatch, capsys, tmp_path):
    made = [
        Measurement("the slow thing", 3.0, "s", 2),
        Measurement("the fast thing", 900.0, "a second", 150, "at least"),
    ]
    monkeypatch.setattr("generator.bench.measure", lambda *_, **__: iter(made))
    with pytest.raises(SystemExit) as left:
        main(["bench", "--json", str(tmp_path / "bench.json")])

    shown = [line.split() for line in capsys.readouterr().out.splitlines()]
    told = json.loads((tmp_path / "bench.json").read_text(encoding="utf-8"))["measurements"]
    assert left.value.code == 0
    assert ["the", "slow", "thing", "3.00", "s", "at", "most", "2", "no"] in shown
    assert ["the", "fast", "thing", "900", "a", "second", "at", "least", "150", "yes"] in shown
    assert "1 target missed." in " ".join(map(" ".join, shown))
    assert [each["met"] for each in told] == [False, True]
