"""`press play`: a game in the terminal against bots."""

from __future__ import annotations

import random
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from rich.markup import escape

from generator.cli.broken import report_broken
from generator.cli.shared import project_option, stdout
from generator.play import Conversation, End
from generator.project import Project
from generator.rules.kernel import EngineFault, Session
from generator.simulation import Setting, best_bot, play_again, setting
from generator.simulation.saves import read_save

if TYPE_CHECKING:
    from generator.rulebook import Rulebook


@click.command()
@click.argument("game", required=False)
@click.option("--seats", type=int, help="Number of players; normally four, or as many as the game takes.")
@click.option("--seat", "seat_name", help="The seat you take; normally the first.")
@click.option("--seed", type=int, help="Seed of the deal; the same seed deals the same cards.")
@click.option(
    "-o", "--option", "assignments", multiple=True, metavar="NAME[=VALUE]", help="Option of the game."
)
@click.option(
    "--load",
    "loaded",
    type=click.Path(path_type=Path, dir_okay=False, exists=True),
    help="Go on with a saved game.",
)
@click.option(
    "--save",
    "save_file",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Where to save; normally play-SEED.json in the game's folder of products.",
)
@project_option
def command(
    project: Project,
    game: str | None,
    seats: int | None,
    seat_name: str | None,
    seed: int | None,
    assignments: tuple[str, ...],
    loaded: Path | None,
    save_file: Path | None,
) -> int:
    """Play a game in the terminal against bots, seeing only what your seat may see.

    Type the number of an option to take it; ? explains the rest: the log, saving, looking up a rule, leaving.

    \b
    Examples:
      press play heroes
      press play tricks --seats 3 --seat B --seed 7
      press play --load output/heroes/play-7.json
    """
    if loaded:
        try:
            session, chosen, sat = _load(project, loaded, game)
        except EngineFault as fault:
            return report_broken(fault, project.output / fault.save["game"])
        seat_name = seat_name or sat
    elif game:
        chosen = _setting(project, game, seats, assignments)
        session = chosen.start(random.randrange(10_000) if seed is None else seed)
    else:
        raise click.UsageError("Name a game to play, or a save with --load.")
    seat = _seat(session, seat_name)
    own_seed = session.save()["seed"]
    file = save_file or loaded or project.output / chosen.engine.game / f"play-{own_seed}.json"
    rulebook = partial(_rulebook, project, chosen.engine.game)
    title = escape(chosen.catalogue.game.title)
    stdout.print(f"[bold]{title}[/], {chosen.seats} seats, seed {own_seed}. You are {seat}. Type ? for help.")
    try:
        end = Conversation(stdout, session, seat, best_bot(session.engine, own_seed), rulebook, file).run()
    except EngineFault as fault:
        return report_broken(fault, project.output / chosen.engine.game)
    return 2 if end is End.UNSAVED else 0


@cache
def _rulebook(project: Project, game: str) -> Rulebook:
    from generator.rulebook import read_rulebook

    return read_rulebook(project, game)


def _setting(project: Project, game: str, seats: int | None, assignments: tuple[str, ...]) -> Setting:
    try:
        return setting(project, game, seats, assignments)
    except ValueError as wrong:
        raise click.UsageError(str(wrong)) from None


def _load(project: Project, file: Path, game: str | None) -> tuple[Session, Setting, str | None]:
    save = read_save(file)
    if game and game != save["game"]:
        raise click.UsageError(f"{file} is a game of {save['game']}, not of {game}.")
    chosen = _setting(project, save["game"], save["seats"], ())
    try:
        return play_again(chosen.engine, chosen.catalogue, save), chosen, save.get("person")
    except ValueError as other:
        raise click.UsageError(f"{file}: {other}") from None


def _seat(session: Session, name: str | None) -> Any:
    seats = session.table.seats
    if name is None:
        return seats[0]
    for seat in seats:
        if seat.name.casefold() == name.casefold():
            return seat
    raise click.UsageError(f'There is no seat "{name}"; the seats are {", ".join(map(str, seats))}.')
