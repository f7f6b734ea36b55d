"""`press games`: the games of a project at a glance."""

from __future__ import annotations

from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

import click
from rich.markup import escape

from generator.catalogue import Catalogue, load_catalogue
from generator.cli.shared import json_option, project_option, stdout, write_json
from generator.faults import Fault, Faults
from generator.project import Project


@click.command("games")
@project_option
@json_option
def command(project: Project, json_file: Path | None) -> None:
    """List the games: players, cards by deck, whether they can be played here, statements of their books.

    \b
    Examples:
      press games
      press games --project ~/my-game
      press games --json games.json
    """
    playable = {entry.name for entry in entry_points(group="press.engines")}
    catalogues: list[Catalogue] = []
    faults: list[Fault] = []
    for name in project.games:
        try:
            catalogues.append(load_catalogue(project, name))
        except Faults as found:
            faults += found.faults
    if faults:
        raise Faults(faults)
    games = [_facts(catalogue, engine=catalogue.game.id in playable) for catalogue in catalogues]
    write_json(json_file, {"games": games})
    for game in games:
        _tell(game)
    example = games[0]["id"]
    stdout.print(f"\nNext: [bold]press check {example}[/], [bold]press print {example}[/], or press --help.")


def _facts(catalogue: Catalogue, *, engine: bool) -> dict[str, Any]:
    """Return what the table and the JSON file say of a game."""
    game = catalogue.game
    return {
        "id": game.id,
        "title": game.title,
        "chinese": game.chinese,
        "players": {"least": game.players.least, "most": game.players.most},
        "cards": {deck.id: len(catalogue.copies(deck=deck.id)) for deck in game.decks},
        "components": {component.id: component.count for component in game.components},
        "engine": engine,
        "statements": len(catalogue.statements),
    }


def _tell(game: dict[str, Any]) -> None:
    """Show a game in a few lines: its name, for whom it is, its cards by deck, its other pieces."""
    least, most = game["players"]["least"], game["players"]["most"]
    players = str(least) if least == most else f"{least}–{most}"
    play = "can be played here" if game["engine"] else "cannot be played here"
    lines = [
        f"{players} players; {play}; {game['statements']} statements",
        *(
            f"{sort}: {', '.join(f'{count} {name}' for name, count in counted.items())}"
            for sort, counted in (("cards", game["cards"]), ("pieces", game["components"]))
            if counted
        ),
    ]
    stdout.print(f"[bold]{game['id']}[/]  {escape(game['title'])}", soft_wrap=True)
    for line in lines:
        stdout.print(f"  {escape(line)}", soft_wrap=True)
