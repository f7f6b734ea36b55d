"""What a game needs besides cards, as sheets to cut out: each component by the template its data name."""

from __future__ import annotations

from io import BytesIO

import weasyprint
from jinja2 import Environment, TemplateNotFound
from pikepdf import Pdf

from generator.catalogue.catalogue import Catalogue
from generator.catalogue.model import Component
from generator.faults import Fault, Faults, nearest
from generator.printing.board_sheet import LARGE
from generator.printing.colours import inks_for
from generator.printing.component_parts import PARTS
from generator.printing.component_room import EDGE, HEAD, component_fault
from generator.printing.face_html import Ink, environment
from generator.printing.face_view import Look
from generator.printing.preflight import Expected, preflight
from generator.printing.quickref import finished
from generator.printing.reading import BundledFiles, KnownFonts, written
from generator.printing.sizes import Paper
from generator.printing.template_faults import template_faults
from generator.printing.typography import FAMILIES
from generator.project import Project

NONE = "none"
"""The sheet of a component that nothing is printed for, such as dice."""


def component_pdfs(
    project: Project, catalogue: Catalogue, paper: Paper, ink: Ink = "full"
) -> dict[str, bytes]:
    """Return a PDF for each component that has a sheet, by the component's id.

    Raises `Faults` for a sheet without a template, and for a part larger than the paper.
    """
    look = Look(project, catalogue, low=ink == "low")
    templates = environment(project)
    made: dict[str, bytes] = {}
    faults: list[Fault] = []
    for component in catalogue.game.components:
        if component.sheet == NONE:
            continue
        try:
            with template_faults(project):
                made[component.id] = _component(look, templates, component, paper)
        except Faults as found:
            faults += found.faults
    if faults:
        raise Faults(faults)
    return made


def _component(look: Look, templates: Environment, component: Component, paper: Paper) -> bytes:
    if component.sheet in LARGE:
        return LARGE[component.sheet](look, component, paper)
    game = look.catalogue.game
    try:
        template = templates.get_template(f"components/{component.sheet}.html")
    except TemplateNotFound:
        raise Faults([_no_sheet(look, templates, component)]) from None
    deck = game.decks[0]
    look.letters(game.title + game.short, "title", "game", game.id)
    parts = PARTS[component.sheet](look, component, paper) if component.sheet in PARTS else {}
    html = template.render(
        game=game,
        component=component,
        paper=paper,
        edge=EDGE,
        head=HEAD,
        **parts,
        inks=inks_for(game.palette, game.palette.accent, look.low),
        tile=look.pattern(deck.back.pattern, "deck", deck.id),
    )
    if look.faults:
        raise Faults(look.faults)
    document = weasyprint.HTML(string=html, url_fetcher=BundledFiles(look.project)).render(
        font_config=KnownFonts()
    )
    pdf = finished(written(document), f"{game.title}: {component.name}, {paper.title}", look.catalogue)
    file = look.project.output / game.id / f"{component.id}-{paper.name}.pdf"
    preflight(pdf, file, Expected(paper, len(document.pages), frozenset(FAMILIES)))
    return pdf


def described(component: Component, pdf: bytes) -> str:
    """Return what a component's file holds, such as `Standee x 40, 2 sheets to cut and fold`."""
    with Pdf.open(BytesIO(pdf)) as opened:
        sheets = len(opened.pages)
    times = f" x {component.count}" if component.count > 1 else ""
    return f"{component.name}{times}, {sheets} sheet{'' if sheets == 1 else 's'} to cut and fold"


def missing_sheets(project: Project, catalogue: Catalogue) -> list[Fault]:
    """Return a fault for every component whose sheet no folder holds."""
    look, templates = Look(project, catalogue), environment(project)
    held = {*templates.list_templates(), *(f"components/{name}.html" for name in (*LARGE, NONE))}
    return [
        _no_sheet(look, templates, component)
        for component in catalogue.game.components
        if f"components/{component.sheet}.html" not in held
    ]


def _no_sheet(look: Look, templates: Environment, component: Component) -> Fault:
    known = [
        name.removeprefix("components/").removesuffix(".html")
        for name in templates.list_templates()
        if name.startswith("components/")
    ]
    message = f'expected "{NONE}" or a template templates/components/{component.sheet}.html, found none'
    return component_fault(
        look, component, "sheet", message, nearest(component.sheet, [*known, *LARGE, NONE])
    )
