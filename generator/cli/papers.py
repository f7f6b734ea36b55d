"""The options --paper and --ink, the same in every command that makes paper."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import click

from generator.cli.shared import Command
from generator.faults import nearest

if TYPE_CHECKING:
    from generator.printing.sizes import Paper


def paper_option(*names: str) -> Callable[[Any], Any]:
    """Add --paper for papers of these names; the command gets `papers`, a tuple of `Paper`."""
    listed = ", ".join(names)

    def papers(ctx: click.Context, param: click.Parameter, values: tuple[str, ...]) -> tuple[Paper, ...]:
        from generator.printing.sizes import PAPERS

        asked = [name.strip().casefold() for value in values for name in value.split(",") if name.strip()]
        for name in asked:
            if name not in (*names, "all"):
                hint = nearest(name, names)
                meant = f'; did you mean "{hint}"?' if hint else ""
                raise click.BadParameter(f'expected {listed} or all, found "{name}"{meant}', ctx, param)
        return tuple(PAPERS[name] for name in (names if "all" in asked else dict.fromkeys(asked)))

    return click.option(
        "--paper",
        "papers",
        multiple=True,
        default=("a4",),
        callback=papers,
        metavar="PAPER",
        help=f"{listed} or all; give it again, or with commas, for several.",
    )


def ink_option(command: Command) -> Command:
    """Add --ink; the command gets `ink`, "full" or "low"."""
    return click.option(
        "--ink", type=click.Choice(["full", "low"]), default="full", help="low: outlines on white."
    )(command)
