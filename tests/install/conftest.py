"""A wheel built from this checkout, installed into an environment of its own."""

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def wheel(tmp_path_factory):
    folder = tmp_path_factory.mktemp("wheel")
    build = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "-q",
        "--no-build-isolation",
        "--no-deps",
        "-w",
        folder,
        ROOT,
    ]
    subprocess.run(build, check=True, capture_output=True)
    (built,) = folder.glob("peach_garden_press-*.whl")
    return built


@pytest.fixture(scope="session")
def installed(wheel, tmp_path_factory):
    """The folder of commands of a fresh environment that holds the wheel.

    Libraries are borrowed from the environment of the tests, which pip made from the same constraints; the
    package itself comes from the wheel alone.
    """
    folder = tmp_path_factory.mktemp("environment")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    commands = folder / ("Scripts" if os.name == "nt" else "bin")
    python = commands / "python"
    install = ["install", "-q", "--no-deps", "--no-index", wheel]
    subprocess.run(
        [sys.executable, "-m", "pip", "--python", python, *install], check=True, capture_output=True
    )
    ask = [python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    own = subprocess.run(ask, check=True, capture_output=True, text=True).stdout.strip()
    borrowed = sysconfig.get_path("purelib")
    (Path(own) / "borrowed.pth").write_text(f"{borrowed}\n", encoding="utf-8")
    return commands


@pytest.fixture
def press(installed, tmp_path):
    """Run the installed command in a folder, with an empty home."""
    home = tmp_path / "home"
    home.mkdir()

    def run(folder: Path, *arguments: str, status: int = 0) -> str:
        environment = {**os.environ, "HOME": str(home), "COLUMNS": "200"}
        environment.pop("PYTHONPATH", None)
        ran = subprocess.run(
            [installed / "press", *arguments],
            cwd=folder,
            check=False,
            env=environment,
            capture_output=True,
            text=True,
            encoding="utf-8",
        )
        assert ran.returncode == status, ran.stdout + ran.stderr
        return ran.stdout + ran.stderr

    return run
