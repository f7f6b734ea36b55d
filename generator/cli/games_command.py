"""`press games`: the games of a project at a glance."""

from __future__ import annotations

from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

import click
from rich.markup import escape
from rich.table import Table

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
    for game in project.games:
        try:
            catalogues.append(load_catalogue(project, game))
        except Faults as found:
            faults += found.faults
    if faults:
        raise Faults(faults)
    games = [_facts(catalogue, engine=catalogue.game.id in playable) for catalogue in catalogues]
    write_json(json_file, {"games": games})
    stdout.print(_table(games))
    example = games[0]["id"]
    stdout.print(f"Next: [bold]press check {example}[/], [bold]press print {example}[/], or press --help.")


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


def _table(games: list[dict[str, Any]]) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in ("Game", "Title", "Players", "Cards", "Playable", "Statements"):
        table.add_column(heading, justify="right" if heading == "Statements" else "left")
    for game in games:
        players = game["players"]
        least, most = players["least"], players["most"]
        pieces = [f"{count} {deck}" for deck, count in (game["cards"] | game["components"]).items()]
        table.add_row(
            f"[bold]{game['id']}[/]",
            escape(game["title"]),
            str(least) if least == most else f"{least}–{most}",
            ", ".join(pieces),
            "yes" if game["engine"] else "no",
            str(game["statements"]),
        )
    return table
