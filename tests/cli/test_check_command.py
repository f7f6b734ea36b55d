"""`press check` as a user meets it."""

import json
import shutil

import pytest

from generator.cli import main
from generator.project import shipped


def press(*arguments: object) -> int:
    """Run a command and return its exit status."""
    with pytest.raises(SystemExit) as left:
        main([str(argument) for argument in arguments])
    return int(left.value.code or 0)


@pytest.fixture
def project(tmp_path):
    """A copy of the games we ship."""
    for folder in ("data", "docs"):
        shutil.copytree(shipped() / folder, tmp_path / folder)
    return tmp_path


def change(file, before, after):
    text = file.read_text(encoding="utf-8")
    assert before in text
    file.write_text(text.replace(before, after, 1), encoding="utf-8")


def test_the_games_we_ship_have_no_fault(capsys):
    assert press("check") == 0
    said = capsys.readouterr().out
    assert "heroes: 75 hero cards, 25 contract cards, 4 castle cards;" in said
    assert "tricks: 64 play cards, 16 hero cards, 30 gear cards;" in said
    assert "no fault found" in said


def test_faults_of_several_games_are_listed_in_one_run_and_the_status_is_2(project, capsys):
    change(project / "data" / "heroes" / "cards.yaml", "copies: 25", "copies: 0")
    change(project / "data" / "tricks" / "terms.yaml", "text:", "texts:")

    assert press("check", "--project", project, "--json", project / "faults.json") == 2

    said = capsys.readouterr().err
    assert "data/heroes/cards.yaml:8: contract.copies: expected a" in said
    assert 'found "texts"; did you mean "text"?' in said
    assert "3 faults found" in said
    faults = json.loads((project / "faults.json").read_text(encoding="utf-8"))["faults"]
    assert {fault["nearest"] for fault in faults} == {"", "text"}
    assert all(fault["line"] for fault in faults)


def test_only_the_games_named_are_checked(project):
    change(project / "data" / "tricks" / "terms.yaml", "text:", "texts:")
    assert press("check", "heroes", "--project", project) == 0


def test_a_rule_without_code_and_a_reference_to_nothing_are_found_in_documents(project, capsys):
    page = sorted((project / "docs" / "heroes").glob("*.md"))[-1]
    lines = len(page.read_text(encoding="utf-8").splitlines())
    page.write_text(
        page.read_text(encoding="utf-8") + "\n:::{rule} not.coded\nSee {term}`scoutt`.\n:::\n",
        encoding="utf-8",
    )

    assert press("check", "heroes", "--project", project) == 2

    said = capsys.readouterr().err
    assert f"{page.name}:{lines + 2}: not.coded: expected code that declares this rule" in said
    assert (
        f'{page.name}:{lines + 3}: expected the id of a term, found {{term}}`scoutt`; did you mean "scout"?'
        in said
    )


def test_code_and_documents_that_disagree_are_a_check_that_failed(project, capsys):
    page = project / "docs" / "heroes" / "terms.md"
    text = page.read_text(encoding="utf-8") + "\n:::{rule} not.coded\nNobody does this.\n:::\n"
    page.write_text(text, encoding="utf-8")

    assert press("check", "heroes", "--project", project, "--json", project / "faults.json") == 1

    assert "not.coded: expected code that declares this rule" in capsys.readouterr().err
    (fault,) = json.loads((project / "faults.json").read_text(encoding="utf-8"))["faults"]
    assert fault["field"] == "not.coded"


def test_what_is_named_for_print_is_looked_up_too(project, capsys):
    change(project / "data" / "heroes" / "heroes.yaml", "pictogram: stamper", "pictogram: stampre")
    change(project / "data" / "heroes" / "game.yaml", "face: castle", "face: castel")
    change(project / "data" / "heroes" / "game.yaml", "pattern: waves", "pattern: wavess")

    assert press("check", "heroes", "--project", project) == 2

    said = capsys.readouterr().err
    for hint in ("stamper", "castle", "waves"):
        assert f'did you mean "{hint}"?' in said


def test_an_unknown_game_names_the_nearest(capsys):
    assert press("check", "heros") == 2
    assert 'found "heros"; did you mean "heroes"?' in capsys.readouterr().err


def test_schemas_are_written_for_an_editor(tmp_path):
    assert press("check", "heroes", "--schemas", tmp_path / "schemas") == 0
    card = json.loads((tmp_path / "schemas" / "cards.schema.json").read_text(encoding="utf-8"))
    assert card["type"] == "array"


def test_a_missing_project_is_said_in_one_line(tmp_path, capsys):
    assert press("check", "--project", tmp_path) == 2
    assert "expected a folder with data/<game>/game.yaml, found none" in capsys.readouterr().err
