"""`press build`: everything for every game, one command after the other."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from time import perf_counter

import click
from rich.markup import escape

from generator.cli.shared import (
    games_argument,
    json_option,
    project_option,
    report_faults,
    stdout,
    write_json,
)
from generator.faults import Fault, Faults, Place
from generator.project import Project

STEPS = (
    ("Proving the rules", ("verify", "--prove", "--json", "{output}/verify.json")),
    ("Printing cards", ("print", "--paper", "a4,letter")),
    ("Printing quick references", ("quickref", "--paper", "a4,letter")),
    ("Building the site", ("site",)),
)
"""What is made, and the command that makes it."""


@click.command()
@games_argument
@json_option
@project_option
def command(project: Project, games: tuple[str, ...], json_file: Path | None) -> int:
    """Prove the rules, print cards and quick references on A4 and Letter, and build the site.

    A step that fails does not stop the others. The exit status is 1 if the rules do not hold, 2 if data or
    documents have faults.

    \b
    Examples:
      press build
      press build heroes
      press build --output ~/games --json build.json
    """
    names = project.chosen(games)
    _refuse_faulty(project, names)
    began = perf_counter()
    results = [
        _make(f"{number}/{len(STEPS)} {title}", project, names, step)
        for number, (title, step) in enumerate(STEPS, 1)
    ]
    files = _products(project, names)
    taken = perf_counter() - began
    stdout.print(f"\n[bold]Made in {taken:.0f} s[/]")
    for file in files:
        stdout.print(f"  {escape(str(Place(file)))}", soft_wrap=True)
    steps = [{"command": step[0], "status": status} for (_, step), status in zip(STEPS, results, strict=True)]
    write_json(
        json_file, {"steps": steps, "files": [str(file) for file in files], "seconds": round(taken, 1)}
    )
    return max(results)


def _refuse_faulty(project: Project, games: tuple[str, ...]) -> None:
    """Raise all faults of data and documents at once, before every step finds them anew."""
    from generator.scenarios.verify import load_game

    faults: list[Fault] = []
    for game in games:
        try:
            load_game(project, game)
        except Faults as found:
            faults += found.faults
    if faults:
        raise Faults(faults)


def _make(title: str, project: Project, games: tuple[str, ...], step: tuple[str, ...]) -> int:
    """Run one command as a user would, and return its exit status."""
    stdout.print(f"\n[bold]{title}[/]")
    name, *options = (word.format(output=project.output) for word in step)
    command: click.Command = import_module(f"generator.cli.{name}_command").command
    where = ["--project", str(project.root), "--output", str(project.output)]
    try:
        return command.main([*games, *options, *where], prog_name=f"press {name}", standalone_mode=False) or 0
    except Faults as faults:
        report_faults(faults)
        return 2


def _products(project: Project, games: tuple[str, ...]) -> list[Path]:
    papers = [file for game in games for file in sorted((project.output / game).glob("*.pdf"))]
    others = [project.output / "verify.json", project.output / "site" / "index.html"]
    return [*papers, *(file for file in others if file.is_file())]
