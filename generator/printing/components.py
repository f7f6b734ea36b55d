"""What a game needs besides cards, as sheets to cut out: each component by the template its data name."""

from __future__ import annotations

from collections.abc import Sequence

import weasyprint
from jinja2 import Environment, TemplateNotFound

from generator.catalogue.catalogue import Catalogue
from generator.catalogue.model import Component
from generator.faults import Fault, Faults, Place, nearest
from generator.printing.box_plan import Placed, arranged, divider_nets, divider_places, inner_length, tray_net
from generator.printing.colours import inks_for
from generator.printing.face_html import Ink, environment
from generator.printing.face_view import Look
from generator.printing.preflight import Expected, preflight
from generator.printing.quickref import finished
from generator.printing.reading import BundledFiles, KnownFonts, written
from generator.printing.sizes import Paper
from generator.printing.template_faults import template_faults
from generator.printing.typography import FAMILIES
from generator.project import Project

EDGE = 8.0
"""Millimetres of paper on every side that stay free: more than a printer needs."""

_HEAD, _FOOT = 7.0, 14.0

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
    game = look.catalogue.game
    try:
        template = templates.get_template(f"components/{component.sheet}.html")
    except TemplateNotFound:
        known = [
            name.removeprefix("components/").removesuffix(".html")
            for name in templates.list_templates()
            if name.startswith("components/")
        ]
        message = f'expected "{NONE}" or a template templates/components/{component.sheet}.html, found none'
        raise Faults(
            [_fault(look, component, "sheet", message, nearest(component.sheet, [*known, NONE]))]
        ) from None
    deck = game.decks[0]
    look.letters(game.title + game.short, "title", "game", game.id)
    html = template.render(
        game=game,
        component=component,
        paper=paper,
        edge=EDGE,
        head=_HEAD,
        sheets=_tray_sheets(look, component, paper),
        places=divider_places(component.tray) if component.tray else (),
        long=inner_length(component.tray) if component.tray else 0,
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


def _tray_sheets(look: Look, component: Component, paper: Paper) -> Sequence[Sequence[Placed]]:
    """Return the parts of a tray on their sheets; nothing for another component."""
    if component.tray is None:
        return []
    width = float(paper.width.millimetres) - 2 * EDGE
    height = float(paper.height.millimetres) - 2 * EDGE - _HEAD - _FOOT
    try:
        return [
            *arranged((tray_net(component.tray),), width, height),
            *arranged(divider_nets(component.tray), width, height),
        ]
    except ValueError as large:
        message = f"expected parts of at most {width:g} x {height:g} mm for {paper.title}; {large}"
        raise Faults([_fault(look, component, "tray", message)]) from None


def _fault(look: Look, component: Component, field: str, message: str, hint: str = "") -> Fault:
    place: Place = look.catalogue.place("component", component.id, field)
    return Fault(place, f"{component.id}.{field}", message, hint)
