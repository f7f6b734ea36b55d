"""How simulate and play report a broken engine: by a save that anyone can replay."""

from __future__ import annotations

from pathlib import Path

from rich.markup import escape

from generator.cli.shared import stderr
from generator.rules.kernel import EngineFault
from generator.simulation.saves import write_save


def report_broken(fault: EngineFault, folder: Path) -> int:
    """Write the fault's save into `folder`, tell how to see it again and return the exit status."""
    seed = fault.save["seed"]
    file = folder / f"broken-{seed}.json"
    write_save(file, fault.save)
    stderr.print(f"[bold red]The game with seed {seed} broke:[/] {escape(str(fault))}", soft_wrap=True)
    stderr.print(f"See it again: press simulate --replay {escape(str(file))}", soft_wrap=True)
    return 1
