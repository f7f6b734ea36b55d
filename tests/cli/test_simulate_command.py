"""`press simulate` as a user meets it, on the games that are shipped."""

import json
from dataclasses import replace

import pytest

from generator.rules.kernel import load


@pytest.mark.parametrize("game", ["heroes", "legends", "legends-2023", "tricks"])
def test_it_tells_how_fast_how_long_and_who_won(run, tmp_path, game):
    status, words = run("simulate", game, "-n", 5, "--seed", 3, "--check", "--json", "told.json")

    told = json.loads((tmp_path / "told.json").read_text(encoding="utf-8"))
    assert status == 0
    assert f"5 games of {game} with 4 seats" in words
    assert "decisions a second" in words
    assert told["games"] == 5
    assert told["games_per_second"] > 0
    assert told["decisions_per_second"] > 0
    assert sum(told["wins"].values()) - told["shared_wins"] >= 5 - told["shared_wins"]
    assert list(told["wins"]) == ["A", "B", "C", "D"]


@pytest.mark.parametrize(("game", "seats"), [("heroes", 2), ("heroes", 3), ("tricks", 2), ("tricks", 6)])
def test_every_number_of_seats_keeps_every_invariant(run, game, seats):
    status, words = run("simulate", game, "-n", 3, "--seats", seats, "--check")

    assert status == 0
    assert f"with {seats} seats" in words


def test_the_same_seed_gives_the_same_games(run, tmp_path):
    for name in ("one", "two"):
        run("simulate", "tricks", "-n", 4, "--seed", 11, "--json", f"{name}.json")
    one, two = (
        json.loads((tmp_path / f"{name}.json").read_text(encoding="utf-8")) for name in ("one", "two")
    )

    assert (one["decisions"], one["wins"], one["mean_score"]) == (
        two["decisions"],
        two["wins"],
        two["mean_score"],
    )


def test_an_option_of_the_game_can_be_switched_on(run, tmp_path):
    lengths = {}
    for value in ("yes", "no"):
        run("simulate", "tricks", "-n", 2, "-o", f"extended={value}", "--json", "told.json")
        told = json.loads((tmp_path / "told.json").read_text(encoding="utf-8"))
        lengths[value] = told["length"]["mean"]

    assert lengths["yes"] > 2 * lengths["no"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["trick"], 'did you mean "tricks"?'),
        (["tricks", "--seats", 9], "tricks is for 2 to 6 players, not 9"),
        (["tricks", "--seats", 1], "tricks is for 2 to 6 players, not 1"),
        (["tricks", "-o", "extendd"], 'did you mean "extended"?'),
        (["tricks", "-o", "extended=perhaps"], 'expected yes or no, found "perhaps"'),
        (["tricks", "-n", 0], "0"),
    ],
)
def test_what_cannot_be_played_is_refused_with_what_can(run, arguments, message):
    status, words = run("simulate", *arguments)

    assert status == 2
    assert message in " ".join(words.split())


@pytest.fixture
def broken(monkeypatch):
    """Let tricks break a promise once the first trick has been played."""
    invariant = {"no trick is ever played": lambda table: table.tricks_played == 0}
    engine = replace(load("tricks"), invariants=invariant)
    monkeypatch.setattr("generator.simulation.settings.engine_of", lambda game: engine)


def test_a_broken_invariant_gives_the_save_that_replays_it(run, tmp_path, broken):
    status, words = run("simulate", "tricks", "-n", 3, "--seed", 8, "--check")

    save = tmp_path / "output" / "tricks" / "broken-8.json"
    assert status == 1
    assert "no trick is ever played" in words
    assert f"press simulate --replay {save}" in words
    status, words = run("simulate", "--replay", save)
    assert status == 1
    assert "Still broken: broken invariant: no trick is ever played" in words


def test_a_save_of_a_sound_game_replays_to_where_it_stood(run, tmp_path):
    run("play", "tricks", "--seed", 5, "--save", "save.json", typed="1\n1\n")

    status, words = run("simulate", "--replay", "save.json")

    assert status == 0
    assert "Replayed" in words
    assert "stands at: A" in words


def test_a_save_of_another_version_of_the_rules_names_the_move(run, tmp_path):
    run("play", "tricks", "--seed", 5, "--save", "save.json", typed="1\n1\n")
    save = tmp_path / "save.json"
    save.write_text(save.read_text(encoding="utf-8").replace("gives", "takes", 1), encoding="utf-8")

    status, words = run("simulate", "--replay", "save.json")

    assert status == 2
    assert "move 1 of the save" in words


def test_sensible_bots_play_where_a_game_has_them(run, tmp_path):
    status, words = run(
        "simulate", "legends", "-n", 3, "--seats", 5, "--bots", "sensible", "--json", "told.json"
    )

    assert status == 0
    assert "3 games of legends with 5 seats" in words
    assert json.loads((tmp_path / "told.json").read_text(encoding="utf-8"))["bots"] == "sensible"


def test_a_game_without_sensible_bots_says_so(run):
    status, words = run("simulate", "tricks", "--bots", "sensible")

    assert status == 2
    assert "tricks has no sensible bots" in words
