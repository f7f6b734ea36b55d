"""`press check`: finds everything that is wrong in data and documents, without playing or printing."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from generator.catalogue import Catalogue, load_catalogue
from generator.cli.shared import (
    games_argument,
    json_option,
    project_option,
    report_faults,
    stdout,
    write_json,
)
from generator.faults import Fault, Faults
from generator.project import Project

if TYPE_CHECKING:
    from generator.rulebook.model import Rulebook


@click.command("check")
@games_argument
@project_option
@json_option
@click.option(
    "--schemas",
    type=click.Path(path_type=Path, file_okay=False),
    help="Also write JSON Schemas of the data files to this folder, for an editor.",
)
def command(games: tuple[str, ...], project: Project, json_file: Path | None, schemas: Path | None) -> None:
    """Check the data and documents of games, what they name for print, and that code and documents agree.

    Every fault of all files is listed in one run, with file, line and what was expected; the exit status is
    then 2.

    \b
    Examples:
      press check                     check every game
      press check heroes tricks       check two of them
      press check --json faults.json  write the faults to a file
      press check --schemas schemas   write schemas/cards.schema.json and the like

    With the schemas, an editor that knows the YAML language server (such as VS Code with the YAML extension)
    completes keys and underlines mistakes as you type. Begin a data file with the line

    \b
      # yaml-language-server: $schema=../../schemas/cards.schema.json

    or list the schemas in the editor's settings under "yaml.schemas".
    """
    if schemas:
        from generator.catalogue.schemas import write_schemas

        written = write_schemas(schemas)
        stdout.print(f"Wrote {len(written)} schemas to {schemas}.")
    faults: list[Fault] = []
    sound: list[tuple[Catalogue, Rulebook]] = []
    for game in project.chosen(games):
        try:
            catalogue, rulebook, found = _check(project, game)
        except Faults as broken:
            faults += broken.faults
            continue
        faults += found
        sound.append((catalogue, rulebook))
    write_json(json_file, {"faults": [_as_json(fault) for fault in Faults(faults).faults]})
    if faults:
        report_faults(Faults(faults))
        click.get_current_context().exit(2)
    for catalogue, rulebook in sound:
        stdout.print(_summary(catalogue, rulebook))


def _check(project: Project, game: str) -> tuple[Catalogue, Rulebook, list[Fault]]:
    """Read a game and compare its parts; raise `Faults` if data or documents cannot be read."""
    from generator.printing.look_check import look_faults
    from generator.rulebook.read import read_rulebook
    from generator.rules.kernel.engine import load
    from generator.scenarios.consistency import inconsistencies, rules_in_code

    faults: list[Fault] = []
    catalogue: Catalogue | None = None
    rulebook: Rulebook | None = None
    try:
        catalogue = load_catalogue(project, game)
    except Faults as broken:
        faults += broken.faults
    try:
        rulebook = read_rulebook(project, game)
    except Faults as broken:
        faults += broken.faults
    if catalogue is not None:
        faults += look_faults(project, catalogue)
    try:
        engine = load(game)
    except KeyError:
        engine = None
    if rulebook is not None and catalogue is None:
        faults += rules_in_code(rulebook, engine)
    if catalogue is None or rulebook is None:
        raise Faults(faults)
    files = sorted(project.docs(game).glob("*.md"))
    return catalogue, rulebook, faults + inconsistencies(catalogue, rulebook, engine, files)


def _summary(catalogue: Catalogue, rulebook: Rulebook) -> str:
    """Say in two lines what is in a game."""
    cards = ", ".join(
        f"{len(catalogue.copies(kind=kind.id))} {kind.plural.lower()}" for kind in catalogue.game.kinds
    )
    rest = f"{len(rulebook.rules)} rules, {len(rulebook.scenarios)} scenarios"
    statements = f"{len(catalogue.statements)} statements, {len(catalogue.errata)} errata"
    return f"[bold green]✓[/] [bold]{catalogue.game.id}[/]: {cards};\n  {statements}, {rest}; no fault found."


def _as_json(fault: Fault) -> dict[str, object]:
    return {
        "file": fault.place.file.as_posix(),
        "line": fault.place.line,
        "field": fault.field,
        "message": fault.message,
        "nearest": fault.nearest,
    }
