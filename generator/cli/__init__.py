"""The command line: one file a command, no logic. Heavy libraries load only in the commands that use them."""

from __future__ import annotations

import io
import sys
from importlib import import_module
from typing import Any

import click
from rich.markup import escape

from generator import __version__
from generator.cli.shared import report_faults, stderr
from generator.faults import Faults, nearest

COMMANDS = {
    "games": "List the games.",
    "check": "Find every fault of data and documents.",
    "verify": "Prove the rules by their scenarios.",
    "print": "Make card sheets to print.",
    "quickref": "Make quick references and player aids.",
    "site": "Build the rules site, and show it.",
    "simulate": "Play whole games between bots.",
    "play": "Play a game against bots.",
    "bench": "Measure speed and memory.",
    "build": "Make everything.",
}
"""In the order of a newcomer's day; `press NAME` is `command` in generator/cli/NAME_command.py."""

PANGO = (
    "Pango is needed to lay out cards, and was not found. "
    "Debian and Ubuntu: sudo apt install libpango-1.0-0 libpangoft2-1.0-0 libharfbuzz-subset0. "
    "Fedora: sudo dnf install pango. macOS: brew install pango. "
    "Windows: https://doc.courtbouillon.org/weasyprint/stable/first_steps.html#windows"
)


class _Commands(click.Group):
    """Loads a command's module only when that command is asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"generator.cli.{cmd_name}_command").command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name = args[0]
        if not name.startswith("-") and name not in COMMANDS:
            hint = nearest(name, COMMANDS)
            meant = f' Did you mean "press {hint}"?' if hint else f" The commands are: {', '.join(COMMANDS)}."
            ctx.fail(f'There is no command "{name}".{meant}')
        return super().resolve_command(ctx, args)


@click.group(
    cls=_Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100}
)
@click.version_option(__version__, prog_name="press")
def press() -> None:
    """Print, prove and publish tabletop card games from data.

    Without --project, press works on the current folder if it holds data/<game>/game.yaml, else on the games
    it ships with.

    \b
    Examples:
      press games                 list the games
      press verify heroes         prove every statement of a game's rules
      press print heroes          make duplex card sheets in output/heroes/
      press site --serve          build the rules site and look at it
    """


def main(args: list[str] | None = None) -> Any:
    """Run a command; bad data or usage ends with status 2, a broken rule or failed check with 1."""
    _show_what_can_be_shown()
    try:
        sys.exit(press.main(args=args, prog_name="press", standalone_mode=False) or 0)
    except Faults as faults:
        report_faults(faults)
        sys.exit(2)
    except click.exceptions.Exit as leave:
        sys.exit(leave.exit_code)
    except click.ClickException as wrong:
        wrong.show()
        sys.exit(2)
    except (click.Abort, KeyboardInterrupt):
        stderr.print("Stopped. Nothing half-written was left behind.")
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)
    except OSError as error:
        named = f"{error.filename}: " if error.filename else ""
        told = PANGO if "cannot load library" in str(error) else f"{named}{error.strerror or error}"
        stderr.print(f"[bold red]error:[/] {escape(told)}", highlight=False, soft_wrap=True)
        sys.exit(2)


def _show_what_can_be_shown() -> None:
    """Show a letter that the terminal or pipe has no code for as a question mark, and go on."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
