"""`press check`: finds everything that is wrong in data and documents, without playing or printing."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.markup import escape

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
def command(games: tuple[str, ...], project: Project, json_file: Path | None, schemas: Path | None) -> int:
    """Check the data and documents of games, what they name for print, and that code and documents agree.

    Every fault of all files is listed in one run, with file, line and what was expected. The exit status is 2
    for faults in data or documents, 1 if only code and documents disagree about the rules there are.

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
        stdout.print(f"Wrote {len(written)} schemas to {escape(str(schemas))}.")
    checked = [_check(project, game) for game in project.chosen(games)]
    bad = [fault for game in checked for fault in game.bad]
    faults = Faults([*bad, *(fault for game in checked for fault in game.apart)])
    write_json(json_file, {"faults": [_as_json(fault) for fault in faults.faults]})
    if faults.faults:
        report_faults(faults)
        return 2 if bad else 1
    for game in checked:
        if game.catalogue and game.rulebook:
            stdout.print(_summary(game.catalogue, game.rulebook))
    return 0


@dataclass
class _Checked:
    """A game as checked: what is bad in data and documents, and where code and documents are apart."""

    catalogue: Catalogue | None = None
    rulebook: Rulebook | None = None
    bad: list[Fault] = field(default_factory=list)
    apart: list[Fault] = field(default_factory=list)


def _check(project: Project, name: str) -> _Checked:
    """Read a game as far as it can be read, and compare its parts."""
    from generator.printing.look_check import look_faults
    from generator.rulebook.read import read_rulebook
    from generator.rules.installed import engine_of
    from generator.scenarios.consistency import broken_names, rules_in_code

    game = _Checked()
    try:
        game.catalogue = load_catalogue(project, name)
    except Faults as broken:
        game.bad += broken.faults
    try:
        game.rulebook = read_rulebook(project, name)
    except Faults as broken:
        game.bad += broken.faults
    if game.catalogue:
        game.bad += look_faults(project, game.catalogue, game.rulebook.rules if game.rulebook else None)
    try:
        engine = engine_of(name)
    except Faults as broken:
        game.bad += broken.faults
    else:
        if game.rulebook:
            game.apart += rules_in_code(game.rulebook, engine)
    if game.catalogue and game.rulebook:
        files = sorted(project.docs(name).glob("*.md"))
        game.bad += broken_names(game.catalogue, game.rulebook, files)
    return game


def _summary(catalogue: Catalogue, rulebook: Rulebook) -> str:
    """Say in two lines what is in a game."""
    cards = ", ".join(
        f"{len(catalogue.copies(kind=kind.id))} {escape(kind.plural.lower())}"
        for kind in catalogue.game.kinds
    )
    rest = f"{len(rulebook.rules)} rules, {len(rulebook.scenarios)} scenarios"
    errata = f"{len(catalogue.errata)} {'erratum' if len(catalogue.errata) == 1 else 'errata'}"
    statements = f"{len(catalogue.statements)} statements, {errata}"
    return f"[bold green]✓[/] [bold]{catalogue.game.id}[/]: {cards};\n  {statements}, {rest}; no fault found."


def _as_json(fault: Fault) -> dict[str, object]:
    return {
        "file": fault.place.file.as_posix(),
        "line": fault.place.line,
        "field": fault.field,
        "message": fault.message,
        "nearest": fault.nearest,
    }
