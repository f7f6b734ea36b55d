"""Measures the most memory that printing takes, in a process of its own."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from generator.bench.measurement import Measurement
from generator.project import Project, find_project


def measure_memory(project: Project, games: Sequence[str]) -> Iterator[Measurement]:
    """Measure the peak of printing; gives nothing where the system does not tell it (Windows)."""
    if sys.platform == "win32":
        return
    told = subprocess.run(
        [sys.executable, "-m", "generator.bench.memory", str(project.root), *games],
        check=True,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    peak = json.loads(told.stdout)
    yield Measurement(f"peak memory, {peak['faces']} faces", peak["bytes"] / 1e6, "MB", 250)


def _peak(folder: Path, games: Sequence[str]) -> dict[str, int]:
    import resource

    from generator.bench.paper import batches, print_all

    project = find_project(folder)
    chosen = batches(project, games)
    print_all(project, chosen)
    kept = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return {
        "faces": sum(len(batch.faces.faces) for batch in chosen),
        "bytes": kept if sys.platform == "darwin" else kept * 1024,
    }


if __name__ == "__main__":
    print(json.dumps(_peak(Path(sys.argv[1]), sys.argv[2:])))
