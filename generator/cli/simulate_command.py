"""`press simulate`: whole games between bots."""

from __future__ import annotations

from pathlib import Path

import click
from rich.box import SIMPLE_HEAD
from rich.markup import escape
from rich.progress import track
from rich.table import Table

from generator.cli.broken import report_broken
from generator.cli.shared import json_option, project_option, stderr, stdout, write_json
from generator.project import Project
from generator.rules.kernel import EngineFault
from generator.simulation import BOTS, Setting, Statistics, bot_for, play_again, play_games, setting
from generator.simulation.saves import read_save


@click.command(context_settings={"show_default": True})
@click.argument("game", required=False)
@click.option("-n", "--games", "count", type=click.IntRange(1), default=100, help="How many games to play.")
@click.option("--seats", type=int, help="Number of players; normally four, or as many as the game takes.")
@click.option("--seed", type=int, default=0, help="Seed of the first game; each later one adds 1.")
@click.option(
    "-o", "--option", "assignments", multiple=True, metavar="NAME[=VALUE]", help="Option of the game."
)
@click.option(
    "--bots", type=click.Choice(BOTS), default="random", help="Who plays; only some games have sensible bots."
)
@click.option("--check", is_flag=True, help="Test every invariant at every question (slower).")
@click.option(
    "--replay",
    "replayed",
    type=click.Path(path_type=Path, dir_okay=False, exists=True),
    help="Play a saved game again, with --check, instead of new ones.",
)
@json_option
@project_option
def command(
    project: Project,
    game: str | None,
    count: int,
    seats: int | None,
    seed: int,
    assignments: tuple[str, ...],
    bots: str,
    check: bool,
    replayed: Path | None,
    json_file: Path | None,
) -> int:
    """Play whole games between bots and tell how fast, how long and who won.

    A game depends on its own seed alone. One that breaks a promise of the engine ends the run with exit
    status 1 and leaves a save under output/GAME/.

    \b
    Examples:
      press simulate heroes
      press simulate tricks -n 500 --seats 2 --check
      press simulate legends --seats 8 --bots sensible
      press simulate tricks -o extended --json output/simulate.json
      press simulate --replay output/heroes/broken-17.json
    """
    if replayed:
        return _replay(project, replayed)
    if game is None:
        raise click.UsageError("Name a game to play, or a save with --replay.")
    try:
        chosen = setting(project, game, seats, assignments)
        bot_for(chosen.engine, bots, seed)
    except ValueError as wrong:
        raise click.UsageError(str(wrong)) from None
    try:
        statistics = _play(chosen, count, seed, bots, check)
    except EngineFault as fault:
        return report_broken(fault, project.output / game)
    told = {
        "game": game,
        "seats": chosen.seats,
        "seed": seed,
        "bots": bots,
        "check": check,
        "options": dict(chosen.options),
    }
    write_json(json_file, told | statistics.as_json())
    _tell(chosen, statistics)
    return 0


def _play(chosen: Setting, count: int, seed: int, bots: str, check: bool) -> Statistics:
    statistics = Statistics()
    shown = track(
        play_games(chosen, count, seed, check=check, bots=bots),
        f"Playing {chosen.engine.game}",
        total=count,
        console=stderr,
        transient=True,
        refresh_per_second=4,
        disable=not stderr.is_terminal,
    )
    for session, seconds in shown:
        statistics.add(session, seconds)
    return statistics


def _replay(project: Project, file: Path) -> int:
    save = read_save(file)
    project.chosen((save["game"],))
    try:
        chosen = setting(project, save["game"], save["seats"])
        session = play_again(chosen.engine, chosen.catalogue, save)
    except ValueError as other:
        raise click.UsageError(f"{file}: {other}") from None
    except EngineFault as fault:
        stderr.print(f"[bold red]Still broken:[/] {escape(str(fault))}")
        return 1
    moves = len(session.answers)
    standing = f"stands at: {session.ask}" if session.ask else "is over"
    stdout.print(
        f"Replayed {moves} decisions of {save['game']} with every invariant kept; the game {standing}."
    )
    return 0


def _tell(chosen: Setting, statistics: Statistics) -> None:
    stdout.print(
        f"{statistics.games:,} games of {chosen.engine.game} with {chosen.seats} seats: "
        f"[bold]{statistics.games_per_second:,.0f}[/] games and "
        f"[bold]{statistics.decisions_per_second:,.0f}[/] decisions a second"
    )
    least, most = statistics.shortest, statistics.longest
    stdout.print(f"A game took {statistics.mean_length:.1f} decisions, from {least} to {most}.")
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for heading in ("seat", "wins", "share", "mean score"):
        table.add_column(heading, justify="left" if heading == "seat" else "right")
    for seat, wins in statistics.wins.items():
        mean = statistics.points[seat] / statistics.games
        table.add_row(seat, f"{wins:,}", f"{wins / statistics.games:.0%}", f"{mean:.1f}")
    stdout.print(table)
    if statistics.sides:
        stdout.print(_sides(statistics))
    if statistics.shared:
        stdout.print(f"{statistics.shared:,} of these games had more than one winner.")


def _sides(statistics: Statistics) -> Table:
    """Return who won, by what they played as; a fair share is one seat's part of the wins."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    headings = ["played as", "games", "won", "share"] + ([] if statistics.teams else ["of fair share"])
    for heading in headings:
        table.add_column(heading, justify="left" if heading == "played as" else "right")
    for name, side in sorted(statistics.sides.items()):
        ratio = [] if statistics.teams else [f"{side.ratio:.2f}"]
        table.add_row(name, f"{side.played:,}", f"{side.won:,.1f}", f"{side.share:.0%}", *ratio)
    return table
