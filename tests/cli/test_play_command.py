"""`press play` as a user meets it: whole games of the shipped games, typed in."""

import json
import re

import pytest


@pytest.mark.parametrize(("game", "seats"), [("heroes", 2), ("tricks", 2), ("tricks", 4)])
def test_a_whole_game_can_be_played_by_typing_numbers(run, game, seats):
    status, words = run("play", game, "--seats", seats, "--seed", 4, typed="1\n" * 2000)

    assert status == 0
    assert "The game is over:" in words
    assert "Your decision:" in words


def test_the_same_seed_deals_the_same_cards(run):
    deals = {run("play", "tricks", "--seed", seed, typed="q\nn\n")[1] for seed in (7, 7, 8)}

    assert len(deals) == 2


def test_another_seat_can_be_taken_and_sees_its_own_hand_only(run):
    _, words = run("play", "tricks", "--seats", 3, "--seat", "b", "--seed", 7, typed="q\nn\n")

    assert "You are B." in words
    assert set(re.findall(r"([ABC]) is dealt \d+ cards", words)) == {"A", "C"}
    assert re.search(r"B is dealt \w+-\w+-\d, ", words)


def test_a_saved_game_goes_on_with_the_same_seat_at_the_same_question(run, tmp_path):
    _, before = run("play", "tricks", "--seat", "C", "--seed", 7, "--save", "mine.json", typed="2\n1\nq\ny\n")

    status, after = run("play", "--load", "mine.json", typed="q\nn\n")

    assert status == 0
    assert "You are C." in after
    stood, stands = (told.split("Your decision:")[-1].split("C >")[0] for told in (before, after))
    assert stood == stands
    assert json.loads((tmp_path / "mine.json").read_text(encoding="utf-8"))["person"] == "C"


def test_saves_go_into_the_games_folder_of_products(run, tmp_path):
    run("play", "tricks", "--seed", 7, typed="s\nq\nn\n")

    assert (tmp_path / "output" / "tricks" / "play-7.json").is_file()


def test_a_word_can_be_looked_up_in_the_middle_of_the_game(run):
    _, words = run("play", "tricks", "--seed", 7, typed="? crown of lead\n? xyzzy\nq\nn\n")

    assert "Crown of Lead, " in words
    assert 'The rules do not mention "xyzzy".' in words


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["tricks", "--seat", "Z"], 'There is no seat "Z"; the seats are A, B, C, D.'),
        (["heroes", "--seats", 7], "heroes is for 2 to 4 players, not 7"),
        (["heroes", "--load", "save.json"], "save.json is a game of tricks, not of heroes."),
    ],
)
def test_what_cannot_be_played_is_refused_with_what_can(run, arguments, message):
    run("play", "tricks", "--seed", 5, "--save", "save.json", typed="1\n")

    status, words = run("play", *arguments)

    assert status == 2
    assert message in " ".join(words.split())
