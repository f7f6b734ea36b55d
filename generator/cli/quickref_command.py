"""`press quickref`: a one-page quick reference and player-aid cards for each game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click
from rich.markup import escape

from generator.catalogue import load_catalogue
from generator.cli.backs import back_off_options, backs_for, flip_option
from generator.cli.papers import ink_option, paper_option
from generator.cli.shared import games_argument, json_option, project_option, stderr, stdout, write_json
from generator.project import Project
from generator.writing import write_bytes

if TYPE_CHECKING:
    from generator.printing.face_html import Ink
    from generator.printing.geometry import Flip
    from generator.printing.sizes import Length, Paper


@click.command(context_settings={"show_default": True})
@games_argument
@paper_option("a4", "letter")
@ink_option
@flip_option
@back_off_options
@json_option
@project_option
def command(
    project: Project,
    games: tuple[str, ...],
    papers: tuple[Paper, ...],
    ink: Ink,
    flip: Flip,
    back_off: tuple[Length, Length],
    back_turn: float,
    json_file: Any,
) -> int:
    """Make quick references and player aids in output/GAME/quickref-PAPER.pdf and aids-PAPER.pdf.

    What they say stands in data/GAME/quickref.yaml; a game without one gets a quick reference made from its
    cards, signs and terms. It is exactly one page: too much text is a fault, and nothing is written.

    Player aids have two sides: --flip and the options for backs are those of press print.

    \b
    Examples:
      press quickref
      press quickref heroes --paper letter
      press quickref tricks --paper a4,letter --ink low
      press quickref legends --flip short
    """
    from generator.printing.quickref import quickref_pdf
    from generator.printing.quickref_aids import aids_pdf

    backs = backs_for(papers, back_off, back_turn)
    made: dict[Any, bytes] = {}
    with stderr.status("Reading") as status:
        for game in project.chosen(games):
            catalogue = load_catalogue(project, game)
            folder = project.output / game
            for paper in papers:
                status.update(f"{escape(catalogue.game.short)}: {paper.title}")
                made[folder / f"quickref-{paper.name}.pdf"] = quickref_pdf(project, catalogue, paper, ink)
                aids = folder / f"aids-{paper.name}{'' if flip == 'long' else '-short'}.pdf"
                if pdf := aids_pdf(project, catalogue, paper, aids, ink, flip, backs):
                    made[aids] = pdf
    for file, pdf in made.items():
        write_bytes(file, pdf)
        stdout.print(f"[bold]{escape(str(file))}[/]: {len(pdf) / 1000:,.0f} kB", soft_wrap=True)
    write_json(json_file, [{"file": str(file), "bytes": len(pdf)} for file, pdf in made.items()])
    return 0
