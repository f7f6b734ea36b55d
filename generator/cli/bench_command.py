"""`press bench`: how fast and how frugal everything is."""

from __future__ import annotations

import os
import platform
from pathlib import Path

import click
from rich.box import SIMPLE_HEAD
from rich.table import Table

from generator import __version__
from generator.cli.shared import games_argument, json_option, project_option, stderr, stdout, write_json
from generator.project import Project

WIDE = 110
"""Columns a terminal needs to show notes without folding them."""


@click.command()
@games_argument
@click.option("--quick", is_flag=True, help="Measure once, not the best of three.")
@json_option
@project_option
def command(project: Project, games: tuple[str, ...], quick: bool, json_file: Path | None) -> int:
    """Measure games a second, printing against WeasyPrint alone, memory, proof and site.

    Ratios are taken in one run, so they hold on any machine. Seconds depend on the machine: a missed target
    is shown, but is no failure.

    \b
    Examples:
      press bench
      press bench heroes --quick
      press bench --json output/bench.json
    """
    from generator.bench import measure

    names = project.chosen(games)
    made = []
    with stderr.status("Measuring") as status:
        for measurement in measure(
            project, names, quick=quick, progress=lambda step: status.update(f"Measuring {step}")
        ):
            made.append(measurement)
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    headings = ("what", "measured", "target", "met", "note")[: 5 if stdout.width >= WIDE else 4]
    for heading in headings:
        table.add_column(heading, justify="right" if heading in ("measured", "target") else "left")
    for each in made:
        target = "" if each.target is None else f"{each.bound} {each.target:g}"
        met = {True: "[green]yes[/]", False: "[bold red]no[/]", None: ""}[each.met]
        digits = 0 if each.value >= 100 else 2
        row = (each.name, f"{each.value:,.{digits}f} {each.unit}", target, met, f"[dim]{each.note}[/]")
        table.add_row(*row[: len(headings)])
    stdout.print(table)
    missed = sum(each.met is False for each in made)
    stdout.print("Every target is met." if not missed else f"{missed} target{'s' * (missed > 1)} missed.")
    machine = {"system": platform.platform(), "python": platform.python_version(), "cores": os.cpu_count()}
    measured = [each.as_json() for each in made]
    write_json(json_file, {"version": __version__, "machine": machine, "measurements": measured})
    return 0
