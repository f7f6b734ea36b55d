"""Measures whole commands as a user meets them, from the start of the program to its end."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from generator.bench.measurement import Measurement, seconds
from generator.project import Project


def measure_commands(project: Project, games: Sequence[str]) -> Iterator[Measurement]:
    """Measure the proof of the rules and the site, made in a folder of its own so that it is cold."""
    with TemporaryDirectory(prefix="press-bench-") as folder:
        output = Path(folder)
        yield _timed("all scenarios", 2, project, output, "verify", *games)
        yield _timed("proof of every claim", 20, project, output, "verify", "--prove", *games)
        yield _timed("site, from nothing", 15, project, output, "site", *games)
        yield _timed("site, nothing changed", 2, project, output, "site", *games)


def _timed(name: str, target: float, project: Project, output: Path, *command: str) -> Measurement:
    arguments = [*command, "--project", str(project.root), "--output", str(output)]
    program = "from generator.cli import main; main()"
    status = 0

    def run() -> None:
        nonlocal status
        status = subprocess.run(
            [sys.executable, "-c", program, *arguments], check=False, capture_output=True
        ).returncode

    taken = seconds(run)
    shown = f"press {' '.join(command)}"
    note = shown if status == 0 else f"{shown} ended with status {status}"
    return Measurement(name, taken, "s", target, note=note)
