"""`press verify`: whether the rules hold, scenario by scenario and statement by statement."""

from __future__ import annotations

import os
from collections import Counter
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.markup import escape
from rich.progress import Progress, TaskID

from generator.cli.shared import games_argument, json_option, project_option, stderr, stdout, write_json
from generator.project import Project
from generator.writing import write_text

if TYPE_CHECKING:
    from generator.scenarios.verdicts import GameVerdicts, Status

STATUSES: tuple[Status, ...] = ("verified", "erratum", "waived", "unchecked", "failed")


@click.command()
@games_argument
@click.option("--prove", is_flag=True, help="Switch each rule off and change each figure: who notices?")
@click.option(
    "--scenario", "only", multiple=True, metavar="ID", help="Run only this scenario; may be repeated."
)
@click.option(
    "--junit",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Write the results to FILE as JUnit XML.",
    metavar="FILE",
)
@json_option
@project_option
def command(
    project: Project,
    games: tuple[str, ...],
    prove: bool,
    only: tuple[str, ...],
    junit: Path | None,
    json_file: Path | None,
) -> int:
    """Run the scenarios of the rules and judge every statement of the rulebook.

    A statement is verified if a scenario that checks it passes, and with --prove only if that scenario fails
    once a rule it covers is switched off or a figure is changed. Exit status 1 if anything is left open.

    \b
    Examples:
      press verify
      press verify heroes --prove
      press verify tricks --scenario the-trick-of-the-rulebook
      press verify --json output/verify.json --junit output/verify.xml
    """
    from generator.scenarios.reports import as_json, as_junit, github_annotations

    verdicts = _verify(project, project.chosen(games), prove, only)
    for game in verdicts:
        _tell(game, prove)
    write_json(json_file, as_json(verdicts, project.root))
    if junit:
        write_text(junit, as_junit(verdicts, project.root))
    if os.environ.get("GITHUB_ACTIONS") == "true":
        for line in github_annotations(verdicts, project.root):
            click.echo(line)
    return 0 if all(game.sound for game in verdicts) else 1


def _verify(
    project: Project, games: tuple[str, ...], prove: bool, only: tuple[str, ...]
) -> list[GameVerdicts]:
    from generator.faults import Fault, Faults, Place, nearest
    from generator.scenarios.verify import load_game, verify_game

    loaded = []
    faults: list[Fault] = []
    for name in games:
        try:
            loaded.append(load_game(project, name))
        except Faults as wrong:
            faults += wrong.faults
    known = [name for game in loaded for name in game.rulebook.scenarios]
    if not faults:
        faults += [
            Fault(
                Place(project.root / "docs"),
                "scenario",
                f'expected a scenario id, found "{name}"',
                nearest(name, known),
            )
            for name in only
            if name not in known
        ]
    if faults:
        raise Faults(faults)
    with Progress(console=stderr, transient=True, disable=not stderr.is_terminal) as shown:
        verdicts = []
        for game in loaded:
            mine = [name for name in only if name in game.rulebook.scenarios]
            if only and not mine:
                continue
            task = shown.add_task(f"{'Proving' if prove else 'Verifying'} {game.catalogue.game.id}")
            verdicts.append(
                verify_game(
                    game,
                    prove,
                    partial(_show, shown, task),
                    mine,
                )
            )
        return verdicts


def _show(shown: Progress, task: TaskID, _: str, done: int, total: int) -> None:
    shown.update(task, completed=done, total=total)


def _tell(game: GameVerdicts, prove: bool) -> None:
    from generator.scenarios.reports import describe

    for scenario in game.scenarios.values():
        if scenario.failure:
            stdout.print(f"[bold red]{escape(scenario.title)}[/] [dim]({scenario.id})[/]", soft_wrap=True)
            for line in describe(scenario.failure):
                stdout.print(f"  {escape(line)}", soft_wrap=True)
            stdout.print()
    for fault in game.faults:
        stdout.print(f"[red]fault[/] {escape(fault)}", soft_wrap=True)
    broken = {name for scenario in game.scenarios.values() if not scenario.passed for name in scenario.checks}
    for statement in game.statements.values():
        if statement.status in ("failed", "unchecked") and statement.id not in broken:
            shown = f"[red]{statement.status}[/] {statement.id}: {statement.why}"
            stdout.print(shown, soft_wrap=True)
    if prove:
        _tell_proof(game)
    passed = sum(scenario.passed for scenario in game.scenarios.values())
    counts = Counter(statement.status for statement in game.statements.values())
    stands = ", ".join(f"{counts[status]} {status}" for status in STATUSES if counts[status]) or "none"
    proved = ""
    if prove:
        proved = f", {sum(scenario.proved is True for scenario in game.scenarios.values())} are proved"
    mark = "[bold green]sound[/]" if game.sound else "[bold red]not sound[/]"
    stdout.print(
        f"{game.game}: {mark}; {passed} of {len(game.scenarios)} scenarios pass{proved}; "
        f"{len(game.statements)} statements: {stands}"
        + (f"; {len(game.faults)} fault{'' if len(game.faults) == 1 else 's'}" if game.faults else ""),
        soft_wrap=True,
    )


def _tell_proof(game: GameVerdicts) -> None:
    for scenario in game.scenarios.values():
        others = [
            name
            for name in scenario.noticed
            if name not in scenario.covers and f"figure:{name}" not in scenario.covers
        ]
        if scenario.passed and scenario.proved is False and others:
            stdout.print(
                f"[yellow]unproved[/] {scenario.place}: {escape(scenario.title)}: it would notice "
                f"[bold]:covers: {', '.join(others)}[/]",
                soft_wrap=True,
            )
    if game.unnoticed:
        stdout.print(
            f"[yellow]unnoticed[/] no scenario fails without: {', '.join(game.unnoticed)}", soft_wrap=True
        )
