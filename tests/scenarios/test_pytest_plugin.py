"""The pytest plugin: scenarios of a project are tests, and nothing else is touched."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from orchard import plant


def run_pytest(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:benchmark", *arguments]
    environment = {**os.environ, "COLUMNS": "200"}
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, env=environment)


def test_each_scenario_is_a_test_with_its_file_and_line(tmp_path):
    plant(tmp_path)
    found = run_pytest(tmp_path, "docs", "-v")
    assert found.returncode == 0, found.stdout
    assert "docs/orchard/" in found.stdout
    assert "::" in found.stdout


def test_a_failure_shows_the_line_and_both_readings(tmp_path):
    plant(tmp_path)
    document = next(
        file for file in sorted(tmp_path.glob("docs/orchard/*.md")) if "{scenario}" in file.read_text("utf-8")
    )
    lines = document.read_text("utf-8").splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("> ") and line.endswith("?"))
    lines[at + 1] = "99"
    document.write_text("\n".join(lines), "utf-8")
    found = run_pytest(tmp_path, "docs")
    assert found.returncode == 1
    assert f"docs/orchard/{document.name}:{at + 1}: the answer is another one" in found.stdout
    assert "the book prints 99" in found.stdout
    assert "the engine says" in found.stdout


def test_documents_that_cannot_be_read_fail_the_collection_with_every_fault(tmp_path):
    plant(tmp_path)
    index = tmp_path / "docs/orchard/index.md"
    index.write_text(index.read_text("utf-8") + "\n:::{rule} Not An Id\nx\n:::\n", "utf-8")
    found = run_pytest(tmp_path, "docs")
    assert found.returncode != 0
    assert 'found "Not An Id"' in found.stdout


def test_other_projects_are_left_alone(tmp_path):
    (tmp_path / "docs/guide").mkdir(parents=True)
    (tmp_path / "docs/guide/index.md").write_text(":::{scenario} Not ours\n> x\n:::\n")
    (tmp_path / "docs/readme.md").write_text("# Hello\n")
    found = run_pytest(tmp_path, "docs", "--collect-only", "-q")
    assert found.returncode == pytest.ExitCode.NO_TESTS_COLLECTED


def test_the_plugin_loads_nothing_heavy_until_a_scenario_is_found(tmp_path):
    (tmp_path / "test_imports.py").write_text(
        "import sys\n"
        "def test_light():\n"
        "    heavy = {'myst_parser', 'sphinx', 'pydantic', 'weasyprint', 'docutils', 'generator.catalogue'}\n"
        "    assert not heavy & set(sys.modules)\n"
    )
    found = run_pytest(tmp_path, "-q", "-p", "no:hypothesispytest", "-p", "no:playwright")
    assert found.returncode == 0, found.stdout
