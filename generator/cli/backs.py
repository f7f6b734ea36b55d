"""The options --flip, --back-off and --back-turn, the same in every command that prints on both sides."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from typing import TYPE_CHECKING, Any

import click

from generator.cli.shared import Command
from generator.printing.sizes import ZERO, Length, Paper, mm

if TYPE_CHECKING:
    from generator.printing.imposition import Backs

_FURTHEST_OFF, _MOST_TURNED = 10, 5


class Millimetres(click.ParamType[Length]):
    """A length in millimetres on the command line; it becomes a `Length`."""

    name = "mm"

    def __init__(self, most: int, least: int = 0) -> None:
        self.most, self.least = most, least

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Length:
        """Return the length; fail if it is not a number from the least to the most there may be."""
        if isinstance(value, Length):
            return value
        try:
            length = mm(str(value).removesuffix("mm").strip())
        except (ValueError, ArithmeticError):
            self.fail(f'expected a number of millimetres, found "{value}"', param, ctx)
        if not mm(self.least) <= length <= mm(self.most):
            self.fail(f"expected {self.least} to {self.most} mm, found {length}", param, ctx)
        return length


class Degrees(click.ParamType[float]):
    """A small angle on the command line, anticlockwise."""

    name = "degrees"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """Return the degrees; fail if they are no number, or more than any printer turns a sheet."""
        try:
            degrees = float(value)
        except ValueError:
            degrees = float("nan")
        if not isfinite(degrees):
            self.fail(f'expected a number of degrees, found "{value}"', param, ctx)
        if abs(degrees) > _MOST_TURNED:
            self.fail(f"expected {-_MOST_TURNED} to {_MOST_TURNED} degrees, found {degrees:g}", param, ctx)
        return degrees


def flip_option(command: Command) -> Command:
    """Add --flip; the command gets `flip`, "long" or "short"."""
    return click.option(
        "--flip",
        type=click.Choice(["long", "short"]),
        default="long",
        help="Edge the printer turns sheets about.",
    )(command)


def back_off_options(command: Command) -> Command:
    """Add --back-off and --back-turn; the command gets `back_off`, two lengths, and `back_turn`, degrees."""
    turn = click.option(
        "--back-turn",
        type=Degrees(),
        default=0.0,
        metavar="DEGREES",
        help="By how much it turns them, read from the same sheet; anticlockwise counts as positive.",
    )
    off = click.option(
        "--back-off",
        nargs=2,
        type=Millimetres(_FURTHEST_OFF, -_FURTHEST_OFF),
        default=("0", "0"),
        metavar="RIGHT UP",
        help="How far off your printer puts backs, as read from a calibration sheet.",
    )
    return off(turn(command))


def backs_for(papers: Sequence[Paper], back_off: tuple[Length, Length], back_turn: float) -> Backs:
    """Return backs that make up for a printer's fault; refuse to do so on several papers at once.

    How sheets lie differs from paper to paper, and with it which way right and up are.
    """
    from generator.printing.imposition import Backs

    if len(papers) > 1 and (back_off != (ZERO, ZERO) or back_turn):
        found = ", ".join(paper.name for paper in papers)
        message = "each has a calibration sheet of its own"
        raise click.UsageError(f"expected one paper with --back-off or --back-turn, found {found}; {message}")
    return Backs(right=back_off[0], up=back_off[1], turn=back_turn)
