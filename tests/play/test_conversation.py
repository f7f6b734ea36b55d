"""A person plays by typing; everything they read is what their seat may know."""

import io
import json
from pathlib import Path

import pytest
from rich.console import Console
from stones import stones

from generator.play import Conversation, End
from generator.project import find_project
from generator.rulebook import Rulebook
from generator.simulation import play_again, random_bot, setting
from generator.simulation.saves import read_save


@pytest.fixture
def talk(monkeypatch, tmp_path):
    """Type these lines into a game of stones; give how it ended, the session and all that was shown."""

    def typed(*lines, setting=None, file=tmp_path / "save.json"):
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        console = Console(file=io.StringIO(), width=100, color_system=None)
        session = (setting or stones(seats=2)).start(1)
        seat = session.table.seats[0]
        end = Conversation(console, session, seat, random_bot(1), lambda: Rulebook("stones", ()), file).run()
        return end, session, console.file.getvalue()

    return typed


def test_typing_numbers_leads_to_the_end_and_tells_the_winner(talk):
    end, session, shown = talk(*["1"] * 20)

    assert end is End.OVER
    assert session.ask is None
    winner = "you win" if str(session.result.winners[0]) == "A" else "B wins"
    assert f"The game is over: {winner}." in shown
    assert "What happened" in shown
    assert "B takes" in shown


def test_a_number_takes_the_option_it_stands_before(talk):
    _, session, _ = talk("2", "q", "n")

    assert str(session.answers[0][2]) == "takes 2"


@pytest.mark.parametrize("wrong", ["3", "0", "999999999999999999999", "banana", "-1", "?? ??", "[bold]", "²"])
def test_a_slip_of_the_finger_changes_nothing_and_says_what_can_be_typed(talk, wrong):
    end, session, shown = talk(wrong, "q", "n")

    assert end is End.LEFT
    assert session.answers == []
    assert "numbered 1 to 2" in shown or "No option says" in shown or "do not mention" in shown


def test_a_word_shows_only_the_options_with_it_under_their_own_numbers(talk):
    _, _, shown = talk("takes 2", "q", "n")

    *_, before = shown.partition("A >")[2].partition("Only options")[0].splitlines()
    assert before.strip() == "2  takes 2"
    assert 'Only options with "takes 2"' in shown


def test_a_saved_game_goes_on_where_it_stood(talk, tmp_path):
    _, session, shown = talk("1", "2", "s", "q", "n")

    save = read_save(tmp_path / "save.json")
    setting = stones(seats=2)
    again = play_again(setting.engine, setting.catalogue, save)

    assert f"press play --load {tmp_path / 'save.json'}" in shown
    assert save["person"] == "A"
    assert again.table.stones == session.table.stones
    assert str(again.ask) == str(session.ask)


def test_a_game_can_be_saved_under_another_name(talk, tmp_path):
    talk(f"s {tmp_path / 'mine.json'}", "q", "n")

    assert json.loads((tmp_path / "mine.json").read_text(encoding="utf-8"))["game"] == "stones"


def test_leaving_asks_whether_to_save(talk, tmp_path):
    end, session, _ = talk("q", "c", "1", "q", "y")

    assert end is End.LEFT
    assert len(session.answers) == 2
    assert (tmp_path / "save.json").exists()


def test_an_input_that_ends_leaves_a_save_behind(talk, tmp_path):
    end, session, _ = talk("1")

    assert end is End.INPUT_ENDED
    assert len(read_save(tmp_path / "save.json")["answers"]) == len(session.answers) == 2


def test_a_place_that_cannot_be_written_is_told_and_the_game_goes_on(talk, tmp_path):
    (tmp_path / "taken").write_text("a file, no folder", encoding="utf-8")

    end, session, shown = talk("s", "1", "q", "y", "q", "n", file=tmp_path / "taken" / "save.json")

    assert end is End.LEFT
    assert "Not saved" in shown
    assert len(session.answers) == 2


def test_the_log_and_the_help_can_be_read_at_any_time(talk):
    _, _, shown = talk("1", "l", "?", "q", "n")

    assert shown.count("A takes 1") >= 2
    assert "take that option" in shown
    assert "Take the last one." in shown


def test_a_choice_from_which_nothing_has_come_yet_is_told_again(monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n1\n1\nq\nn\n"))
    console = Console(file=io.StringIO(), width=100, color_system=None)
    session = setting(find_project(), "tricks", 3).start(1)
    seat = session.table.seats[0]
    Conversation(console, session, seat, random_bot(1), lambda: Rulebook("tricks", ()), Path("none")).run()
    first, second, *_ = (str(option) for _, _, option in session.answers)
    shown = console.file.getvalue()

    assert f"Chosen so far: {first}\n" in shown
    assert f"Chosen so far: {first}, {second}\n" in shown
    assert shown.count("Chosen so far") == 2


def test_the_end_shows_what_every_seat_kept_secret(monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n2\n" * 2000))
    console = Console(file=io.StringIO(), width=100, color_system=None)
    session = setting(find_project(), "legends", 5).start(3)
    seat = session.table.seats[0]
    Conversation(console, session, seat, random_bot(3), lambda: Rulebook("legends", ()), Path("none")).run()
    _, _, end = console.file.getvalue().partition("The game is over")

    lines = {line.split()[0]: line for line in end.splitlines()[1:] if line.strip()}
    assert set(lines) == {"you", "B", "C", "D", "E"}
    for owner in session.table.seats:
        assert owner.role in lines["you" if owner is seat else str(owner)]
