"""`press print`: duplex card sheets, and whatever else of a game is cut out of paper."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from rich.markup import escape

from generator.catalogue import load_catalogue
from generator.cli.backs import Millimetres, back_off_options, backs_for, flip_option
from generator.cli.papers import ink_option, paper_option
from generator.cli.shared import games_argument, json_option, project_option, stderr, stdout, write_json
from generator.faults import Place
from generator.printing.sizes import CARD_SIZES, CardSize, Length, Paper
from generator.project import Project
from generator.writing import write_bytes

if TYPE_CHECKING:
    from generator.printing.geometry import Flip
    from generator.printing.grid import MarkStyle
    from generator.printing.products import Sheets

_MOST_BLEED = 6


@click.command(context_settings={"show_default": True})
@games_argument
@paper_option("a4", "letter", "a3", "tabloid")
@click.option("--size", type=click.Choice([*CARD_SIZES]), default="poker", help="Size of the cards once cut.")
@flip_option
@click.option("--only", multiple=True, metavar="CARD", help="Only this card, by name or id; may be repeated.")
@click.option("--deck", default="", metavar="DECK", help="Only this deck.")
@ink_option
@click.option("--bleed", type=Millimetres(_MOST_BLEED), default="3", help="Colour past the cut.")
@click.option("--back-bleed", type=Millimetres(_MOST_BLEED), help="The same for backs, at most --bleed.")
@click.option("--marks/--no-marks", default=True, help="Crop marks.")
@click.option("--mark-offset", type=Millimetres(5), default="0.5", help="From the bleed to a crop mark.")
@click.option("--mark-length", type=Millimetres(10), default="4", help="Of a crop mark, where there is room.")
@click.option("--backs/--no-backs", default=True, help="Backs, for printing on both sides.")
@click.option("--back-lines", is_flag=True, help="Whole lines to cut by, on the backs only.")
@back_off_options
@click.option("--calibrate", is_flag=True, help="Make calibration sheets instead of cards.")
@json_option
@project_option
def command(
    project: Project,
    games: tuple[str, ...],
    papers: tuple[Paper, ...],
    size: str,
    flip: Any,
    only: tuple[str, ...],
    deck: str,
    ink: Any,
    bleed: Length,
    back_bleed: Length | None,
    marks: bool,
    mark_offset: Length,
    mark_length: Length,
    backs: bool,
    back_lines: bool,
    back_off: tuple[Length, Length],
    back_turn: float,
    calibrate: bool,
    json_file: Any,
) -> int:
    """Make print-ready card sheets in output/GAME/cards-PAPER.pdf.

    Other sizes and parts of a game have names of their own, so that the file of the whole game stays:
    cards-a4-bridge.pdf, cards-a4-some.pdf for --only, cards-a4-deck-main.pdf for --deck.

    Print them at actual size (100 %) on both sides, turning the sheet about the edge named on it. Nothing is
    written if a text does not fit its card, a letter has no glyph or anything else is wrong.

    \b
    Examples:
      press print
      press print heroes --paper a4,letter
      press print tricks --flip short --ink low
      press print heroes --only "Sun Jian" --only contract
      press print --calibrate --paper letter
    """
    from generator.printing.components import component_pdfs, described
    from generator.printing.grid import MarkStyle
    from generator.printing.products import Wanted, card_sheets, cards_named, check_names

    if back_bleed and back_bleed > bleed:
        raise click.UsageError(f"expected a --back-bleed of at most --bleed, {bleed}, found {back_bleed}")
    made_up_for = backs_for(papers, back_off, back_turn)
    mark_style = MarkStyle(mark_offset, mark_length) if marks else None
    card_size = CARD_SIZES[size].with_bleed(bleed)
    if calibrate:
        return _calibrate(project, papers, card_size, mark_style, flip)
    names = project.chosen(games)
    catalogues = [load_catalogue(project, name) for name in names]
    check_names(catalogues, Place(project.root / "data"), only, deck)
    wanted = Wanted(
        papers=papers,
        size=card_size,
        flip=flip,
        deck=deck,
        ink=ink,
        marks=mark_style,
        backs=replace(made_up_for, bleed=back_bleed, lines=back_lines) if backs else None,
    )
    made: list[Sheets] = []
    others: dict[Path, tuple[str, bytes]] = {}
    with stderr.status("Laying out") as status:

        def tell(step: str) -> None:
            status.update(escape(step))

        for catalogue in catalogues:
            chosen = cards_named(catalogue, only)
            if chosen or not only:
                made += card_sheets(project, catalogue, replace(wanted, only=chosen), tell)
            for paper in papers if not only and not deck else ():
                status.update(f"{escape(catalogue.game.short)}: other pieces for {paper.title}")
                for component, pdf in component_pdfs(project, catalogue, paper, ink).items():
                    file = project.output / catalogue.game.id / f"{component}-{paper.name}.pdf"
                    others[file] = described(catalogue.components[component], pdf), pdf
    for sheets in made:
        write_bytes(sheets.file, sheets.pdf)
        filled = f"{sheets.sheets} sheet{'' if sheets.sheets == 1 else 's'} of {sheets.paper}"
        cards = f"{sheets.cards} card{'' if sheets.cards == 1 else 's'}"
        what = f"{cards}, {sheets.faces} different faces, {filled}, {sheets.pages} pages"
        _tell(sheets.file, what, sheets.pdf)
    for file, (what, pdf) in others.items():
        write_bytes(file, pdf)
        _tell(file, what, pdf)
    write_json(
        json_file,
        [_as_json(sheets) for sheets in made]
        + [{"file": str(file), "bytes": len(pdf)} for file, (_, pdf) in others.items()],
    )
    return 0


def _tell(file: Path, what: str, pdf: bytes) -> None:
    stdout.print(f"[bold]{escape(str(file))}[/]: {what}, {len(pdf) / 1000:,.0f} kB", soft_wrap=True)


def _calibrate(
    project: Project, papers: Sequence[Paper], size: CardSize, marks: MarkStyle | None, flip: Flip
) -> int:
    """Write a calibration sheet for each paper, lying as sheets of such cards lie."""
    from generator.printing.calibration import calibration_pdf
    from generator.printing.grid import best_grid

    for paper in papers:
        grid = best_grid(paper, size, marks)
        lying = grid.paper if grid else paper
        pdf = calibration_pdf(lying, flip)
        name = f"calibration-{paper.name}-{lying.orientation}{'' if flip == 'long' else '-short'}.pdf"
        write_bytes(project.output / name, pdf)
        _tell(project.output / name, f"one sheet of {lying}, flip on the {flip} edge", pdf)
    return 0


def _as_json(sheets: Sheets) -> dict[str, Any]:
    return {
        "file": str(sheets.file),
        "paper": sheets.paper.name,
        "grid": sheets.grid.described,
        "cards": sheets.cards,
        "faces": sheets.faces,
        "sheets": sheets.sheets,
        "pages": sheets.pages,
        "bytes": len(sheets.pdf),
    }
