"""What all commands share: their arguments, consoles and the form in which faults are shown."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click
from rich.console import Console
from rich.markup import escape

from generator.faults import Faults
from generator.project import Project, find_project
from generator.writing import write_text

Command = TypeVar("Command", bound=Callable[..., Any])

stdout = Console(highlight=False, emoji=False)
stderr = Console(stderr=True, highlight=False, emoji=False)


def _project(ctx: click.Context, _parameter: click.Parameter, value: Path | None) -> Project:
    return find_project(value, ctx.meta.get("output"))


def project_option(command: Command) -> Command:
    """Add --project and --output; the command gets `project`, a `Project`."""
    command = click.option(
        "--project",
        type=click.Path(path_type=Path, file_okay=False, exists=True),
        callback=_project,
        help="Folder with data/, docs/ and perhaps templates/.",
    )(command)
    return click.option(
        "--output",
        type=click.Path(path_type=Path, file_okay=False),
        is_eager=True,
        expose_value=False,
        callback=lambda ctx, _parameter, value: ctx.meta.__setitem__("output", value),
        help="Folder for products; normally output/ in the project.",
    )(command)


def games_argument(command: Command) -> Command:
    """Add any number of game names; the command gets `games`, a tuple of strings, empty for all."""
    return click.argument("games", nargs=-1, metavar="[GAME]...")(command)


def json_option(command: Command) -> Command:
    """Add --json FILE; the command gets `json_file`, a path or None."""
    return click.option(
        "--json",
        "json_file",
        type=click.Path(path_type=Path, dir_okay=False),
        help="Write the results to FILE.",
    )(command)


def write_json(file: Path | None, content: Any) -> None:
    """Write `content` to the file given with --json, if any."""
    if file:
        write_text(file, json.dumps(content, ensure_ascii=False, indent=2) + "\n")


def report_faults(faults: Faults) -> None:
    """Show every fault on a line of its own and say how many there are."""
    for fault in faults.faults:
        stderr.print(escape(str(fault)), soft_wrap=True)
    count = len(faults.faults)
    stderr.print(f"[bold red]{count} fault{'' if count == 1 else 's'} found; nothing was written.[/]")
