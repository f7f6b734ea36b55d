"""The pytest plugin: scenarios of a project are tests, and nothing else is touched."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from orchard import plant


def break_first_answer(project: Path) -> str:
    """Let the first query of the documents expect 99; return its document and line as pytest shows them."""
    for document in sorted(project.glob("docs/*/*.md")):
        lines = document.read_text("utf-8").splitlines()
        for number, line in enumerate(lines):
            if line.startswith("> ") and line.endswith("?"):
                lines[number + 1] = "99"
                document.write_text("\n".join(lines), "utf-8")
                return f"{document.relative_to(project.parent).as_posix()}:{number + 1}"
    raise AssertionError("no query in the documents")


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str]:
    """Run pytest once over a good project, a wrong one, one that cannot be read and one that is not ours."""
    folder = tmp_path_factory.mktemp("projects")
    good, wrong, unreadable = (plant(folder / name) for name in ("good", "wrong", "unreadable"))
    place = break_first_answer(wrong)
    index = unreadable / "docs/orchard/index.md"
    index.write_text(index.read_text("utf-8") + "\n:::{rule} Not An Id\nx\n:::\n", "utf-8")
    guide = folder / "other/docs/guide"
    guide.mkdir(parents=True)
    (guide / "index.md").write_text(":::{scenario} Not ours\n> x\n:::\n")
    assert good.is_dir()
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-v",
            "-p",
            "no:cacheprovider",
            "--continue-on-collection-errors",
            ".",
        ],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "COLUMNS": "200"},
    )
    assert done.returncode == pytest.ExitCode.TESTS_FAILED, done.stdout
    return done.stdout, place


def test_each_scenario_is_a_test_of_its_document(run):
    output, _ = run
    passed = [
        line for line in output.splitlines() if line.startswith("good/docs/orchard/") and "PASSED" in line
    ]
    assert len(passed) == output.count("good/docs/orchard/") > 0


def test_a_failure_shows_the_line_and_both_readings(run):
    output, place = run
    assert f"{place}: the answer is another one" in output
    assert "the book prints 99" in output
    assert "the engine says" in output


def test_documents_that_cannot_be_read_fail_the_collection_with_every_fault_once(run):
    output, _ = run
    assert output.count('found "Not An Id"') == 1
    assert "ERROR unreadable/docs/orchard/index.md" in output


def test_other_projects_are_left_alone(run):
    output, _ = run
    assert "other/docs" not in output


def test_the_plugin_loads_nothing_heavy_until_a_scenario_is_found():
    heavy = {"myst_parser", "sphinx", "pydantic", "weasyprint", "docutils", "generator.catalogue"}
    code = f"import sys, generator.scenarios.pytest_plugin; sys.exit(str({heavy} & set(sys.modules) or ''))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stderr == "\n"
