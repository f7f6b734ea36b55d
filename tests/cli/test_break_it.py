"""What people do wrong, and what they are told: one clear line each, status 2, nothing half-written."""

import os
import signal
import subprocess
import sys
import time

import pytest
from orchard import plant

from generator.cli import main


@pytest.fixture
def orchard(tmp_path):
    return plant(tmp_path / "orchard")


@pytest.fixture
def told(capsys, monkeypatch, orchard):
    """Run press in the orchard; give its exit status and everything it said."""

    def run(*arguments: str):
        monkeypatch.chdir(orchard)
        with pytest.raises(SystemExit) as left:
            main(list(arguments))
        said = capsys.readouterr()
        words = said.out + said.err
        assert "Traceback" not in words
        return left.value.code or 0, words

    return run


def change(file, before, after):
    text = file.read_text(encoding="utf-8")
    assert before in text
    file.write_text(text.replace(before, after, 1), encoding="utf-8")


def written(orchard):
    return [file for file in (orchard / "output").rglob("*") if file.is_file()]


@pytest.mark.parametrize("command", ["check", "verify", "print", "site", "games", "build"])
def test_a_misspelt_key_is_named_with_file_line_and_the_right_name(told, orchard, command):
    change(orchard / "data/orchard/cards.yaml", "traits: {season", "triats: {season")

    status, words = told(command)

    assert status == 2
    assert "data/orchard/cards.yaml:4" in words
    assert 'found "triats"; did you mean "traits"?' in words
    assert written(orchard) == []


@pytest.mark.parametrize("code", ["import nothing_of_the_sort", "def engine(:", "raise OSError('no cards')"])
@pytest.mark.parametrize("command", ["check", "verify", "build", "simulate orchard", "play orchard"])
def test_an_engine_that_cannot_be_loaded_is_told_in_one_line(told, tmp_path, monkeypatch, command, code):
    installed = tmp_path / "site/orchard-1.dist-info"
    installed.mkdir(parents=True)
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: orchard\nVersion: 1\n")
    (installed / "entry_points.txt").write_text("[press.engines]\norchard = broken_orchard:engine\n")
    (installed.parent / "broken_orchard.py").write_text(code)
    monkeypatch.syspath_prepend(installed.parent)

    status, words = told(*command.split())

    assert status == 2
    assert "the engine of orchard cannot be loaded: " in words


@pytest.mark.parametrize("command", ["check", "verify", "site", "build"])
@pytest.mark.parametrize("written_in", ["docs/orchard/index.md", "data/orchard/cards.yaml"])
def test_a_reference_to_nothing_is_bad_data_wherever_it_stands(told, orchard, command, written_in):
    file = orchard / written_in
    if file.suffix == ".md":
        file.write_text(file.read_text(encoding="utf-8") + "\nSee {card}`peech`.\n", encoding="utf-8")
    else:
        change(file, "Worth 4.", "Worth 4, as {card}`peech`.")

    status, words = told(command)

    assert status == 2
    assert f"{written_in}:" in words
    assert 'did you mean "peach"?' in words
    assert written(orchard) == []


def test_a_project_without_games_is_named(told, orchard):
    status, words = told("print", "--project", str(orchard / "docs"))

    assert status == 2
    assert "expected a folder with data/<game>/game.yaml" in words


def test_a_missing_first_page_of_the_rules_is_named(told, orchard):
    (orchard / "docs/orchard/index.md").unlink()

    status, words = told("verify")

    assert status == 2
    assert "docs/orchard/index.md: expected the first page" in words


def test_a_card_with_900_characters_is_refused_with_millimetres(told, orchard):
    change(orchard / "data/orchard/cards.yaml", "Worth 4.", "Worth a lot of words. " * 41)

    status, words = told("print")

    assert status == 2
    assert "walnut.text" in words
    assert " mm too high" in words
    assert written(orchard) == []


def test_an_emoji_in_a_name_is_a_missing_letter(told, orchard):
    change(orchard / "data/orchard/cards.yaml", "name: Peach", 'name: "Peach 🍑"')

    status, words = told("print")

    assert status == 2
    assert "peach" in words
    assert "U+1F351" in words
    assert written(orchard) == []


@pytest.mark.parametrize("count", [0, -1, 1000, 100_000_000])
def test_a_count_that_no_game_has_is_refused(told, orchard, count):
    change(orchard / "data/orchard/cards.yaml", "name: Plum\n", f"name: Plum\n  copies: {count}\n")

    status, words = told("check")

    assert status == 2
    assert "plum.copies: expected a whole number from 1 to 999" in words
    assert f"found {count}" in words


@pytest.mark.parametrize(
    ("text", "place"),
    [("- id: [", "cards.yaml:"), ("just words", "cards.yaml"), ("- id: apple\n  id: pear", "cards.yaml:2")],
)
def test_a_file_that_is_no_list_of_cards_is_named(told, orchard, text, place):
    (orchard / "data/orchard/cards.yaml").write_text(text, encoding="utf-8")

    status, words = told("check")

    assert status == 2
    assert place in words


def test_a_file_that_is_not_utf_8_is_named(told, orchard):
    (orchard / "data/orchard/cards.yaml").write_bytes("- name: Bl\xfcte".encode("latin-1"))

    status, words = told("check")

    assert status == 2
    assert "cards.yaml" in words
    assert "UTF-8" in words


@pytest.mark.parametrize("command", ["print", "site", "quickref", "build"])
def test_an_output_folder_that_cannot_be_written_is_named(told, orchard, command):
    (orchard / "taken").write_text("a file, not a folder", encoding="utf-8")

    status, words = told(command, "--output", str(orchard / "taken" / "output"))

    assert status == 2
    assert "taken" in words


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (["prnt"], 'Did you mean "press print"?'),
        (["print", "orchid"], 'did you mean "orchard"?'),
        (["print", "--paper", "a44"], 'did you mean "a4"?'),
        (["print", "--only", "aple"], 'did you mean "Apple"?'),
        (["print", "--bleed", "much"], "expected a number of millimetres"),
        (["verify", "--scenario", "twelve-fruits"], 'did you mean "twelve-fruits-in-the-basket"?'),
        (["simulate"], "Name a game to play"),
        (["play"], "Name a game to play"),
        (["simulate", "orchard"], "orchard has no engine"),
        (["play", "--load", "nowhere.json"], "nowhere.json"),
        (["xyzzy"], "The commands are: games, check"),
    ],
)
def test_a_slip_on_the_command_line_gets_the_nearest_right_thing(told, arguments, hint):
    status, words = told(*arguments)

    assert status == 2
    assert hint in " ".join(words.replace("\n", " ").split())


@pytest.mark.parametrize("encoding", ["cp1252", "ascii"])
def test_a_terminal_without_our_letters_shows_question_marks(orchard, encoding):
    program = "from generator.cli import main; main()"
    ran = subprocess.run(
        [sys.executable, "-c", program, "games", "--project", str(orchard)],
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": encoding},
    )

    assert ran.returncode == 0
    assert b"Orchard" in ran.stdout
    assert ("2–4".encode(encoding, "replace")) in ran.stdout


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGINT for a child process")
def test_ctrl_c_in_the_middle_of_printing_leaves_nothing_half_written(tmp_path):
    program = (
        "import generator.printing.layout, generator.cli; print('ready', flush=True); generator.cli.main()"
    )
    arguments = ["print", "heroes", "--paper", "all", "--output", str(tmp_path)]
    running = subprocess.Popen(
        [sys.executable, "-c", program, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert running.stdout is not None
    running.stdout.readline()
    time.sleep(0.5)
    running.send_signal(signal.SIGINT)
    _, words = running.communicate(timeout=60)

    assert running.returncode == 130
    assert "Stopped. Nothing half-written was left behind." in words
    assert "Traceback" not in words
    assert list(tmp_path.rglob("*.*")) == []


def test_without_pango_it_says_what_to_install(tmp_path):
    program = """
import cffi

def missing(self, name, *flags):
    raise OSError(f"cannot load library '{name}'")

cffi.FFI.dlopen = missing
from generator.cli import main
main()
"""
    arguments = ["print", "heroes", "--output", str(tmp_path)]
    ran = subprocess.run(
        [sys.executable, "-c", program, *arguments], capture_output=True, text=True, check=False
    )

    assert ran.returncode == 2
    assert "Debian and Ubuntu: sudo apt install libpango-1.0-0" in ran.stderr
    assert "macOS: brew install pango" in ran.stderr
    assert "Traceback" not in ran.stderr
