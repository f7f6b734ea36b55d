"""`press verify` as a user meets it: exit statuses, what is shown, and the files it writes."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result
from orchard import plant

from generator.cli import main, press


def verify(*arguments: object) -> Result:
    return CliRunner().invoke(
        press, ["verify", *map(str, arguments)], standalone_mode=False, catch_exceptions=False
    )


@pytest.fixture
def orchard(tmp_path: Path) -> Path:
    return plant(tmp_path / "orchard")


def break_first_answer(project: Path) -> tuple[Path, int]:
    """Let the first query of the documents expect 99, and return its file and line."""
    for file in sorted(project.glob("docs/*/*.md")):
        lines = file.read_text("utf-8").splitlines()
        for number, line in enumerate(lines):
            if line.startswith("> ") and line.endswith("?"):
                lines[number + 1] = "99"
                file.write_text("\n".join(lines), "utf-8")
                return file, number + 1
    raise AssertionError("no query in the documents")


def test_a_sound_game_ends_with_status_0_and_one_line(orchard):
    done = verify("--project", orchard, "--prove")
    assert done.return_value == 0
    assert done.output.startswith("orchard: sound; ")


def test_a_wrong_answer_ends_with_status_1_and_shows_the_readings(orchard):
    file, line = break_first_answer(orchard)
    done = verify("--project", orchard)
    assert done.return_value == 1
    assert f"{file.name}:{line}: the answer is another one" in done.output
    assert "the book prints 99" in done.output
    assert "not sound" in done.output


def test_the_json_holds_every_statement_and_scenario(orchard, tmp_path):
    verify("--project", orchard, "--prove", "--json", tmp_path / "verify.json")
    told = json.loads((tmp_path / "verify.json").read_text("utf-8"))
    assert {"id", "game", "kind", "status", "scenarios"} <= set(told["statements"][0])
    assert {"id", "game", "file", "line", "checks", "covers", "status", "proved"} <= set(told["scenarios"][0])
    assert {statement["status"] for statement in told["statements"]} <= {"verified", "erratum", "waived"}
    assert all(scenario["proved"] for scenario in told["scenarios"])
    assert (orchard / told["scenarios"][0]["file"]).is_file()


def test_without_proof_nothing_is_called_proved(orchard, tmp_path):
    verify("--project", orchard, "--json", tmp_path / "verify.json")
    told = json.loads((tmp_path / "verify.json").read_text("utf-8"))
    assert {scenario["proved"] for scenario in told["scenarios"]} == {None}


def test_the_junit_file_counts_tests_and_failures(orchard, tmp_path):
    break_first_answer(orchard)
    verify("--project", orchard, "--junit", tmp_path / "verify.xml")
    suite = ElementTree.parse(tmp_path / "verify.xml").getroot()[0]
    assert suite.get("name") == "orchard"
    failures = suite.findall("testcase/failure")
    assert len(failures) == int(suite.get("failures")) > 0
    assert len(suite.findall("testcase")) == int(suite.get("tests"))
    assert "the book prints 99" in failures[0].text


def test_in_github_actions_a_failure_is_annotated_at_its_line(orchard, monkeypatch):
    file, line = break_first_answer(orchard)
    assert "::error" not in verify("--project", orchard).output
    monkeypatch.setenv("GITHUB_ACTIONS", "true")
    done = verify("--project", orchard)
    assert f"::error file={file.relative_to(orchard).as_posix()},line={line},title=" in done.output


def test_one_scenario_can_be_chosen_and_a_wrong_name_gets_the_nearest(orchard, capsys):
    verify("--project", orchard, "--json", orchard / "all.json")
    name = json.loads((orchard / "all.json").read_text("utf-8"))["scenarios"][0]["id"]
    assert "1 of 1 scenarios pass" in verify("--project", orchard, "--scenario", name).output
    with pytest.raises(SystemExit) as left:
        main(["verify", "--project", str(orchard), "--scenario", name[:-1]])
    assert left.value.code == 2
    assert f'did you mean "{name}"?' in capsys.readouterr().err


def test_documents_that_cannot_be_read_end_with_status_2_and_all_faults(orchard, capsys):
    index = orchard / "docs/orchard/index.md"
    index.write_text(
        index.read_text("utf-8") + "\n:::{rule} Not An Id\nx\n:::\n\n:::{rule} open\nx\n", "utf-8"
    )
    with pytest.raises(SystemExit) as left:
        main(["verify", "--project", str(orchard)])
    assert left.value.code == 2
    told = capsys.readouterr().err
    assert 'found "Not An Id"' in told
    assert "expected a closing :::, found none" in told
    assert "2 faults found" in told


def test_an_unknown_game_ends_with_status_2(orchard, capsys):
    with pytest.raises(SystemExit) as left:
        main(["verify", "--project", str(orchard), "orchrad"])
    assert left.value.code == 2
    assert 'did you mean "orchard"?' in capsys.readouterr().err
