"""The room that sheets of components leave for what is drawn on them, and faults of components."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from generator.catalogue.model import Component
from generator.faults import Fault, Faults, nearest
from generator.printing.face_view import Look
from generator.printing.sizes import Paper

EDGE = 8.0
"""Millimetres of paper on every side that stay free: more than a printer needs."""

HEAD, FOOT = 7.0, 14.0
"""Millimetres for the title above what is drawn, and for the ruler below."""

Parts = Callable[[Look, Component, Paper], Mapping[str, Any]]
"""Finds what the template of a sheet shows besides game, component and paper."""


def sheet_room(paper: Paper) -> tuple[float, float]:
    """Return width and height of the space between title and ruler, in millimetres."""
    return (
        float(paper.width.millimetres) - 2 * EDGE,
        float(paper.height.millimetres) - 2 * EDGE - HEAD - FOOT,
    )


def component_fault(look: Look, component: Component, field: str, message: str, hint: str = "") -> Fault:
    """Return a fault of a component's field, at its place in game.yaml."""
    place = look.catalogue.place("component", component.id, field)
    return Fault(place, f"{component.id}.{field}", message, hint)


def number_of(look: Look, component: Component, field: str, number: int | str) -> int:
    """Return a number given as such or as the id of a figure; raise `Faults` for an unknown figure."""
    if isinstance(number, int):
        return number
    figures = [figure.id for figure in look.catalogue.game.figures]
    if number not in figures:
        message = f'expected a whole number or the id of a figure, found "{number}"'
        raise Faults([component_fault(look, component, field, message, nearest(number, figures))])
    return look.catalogue.figure(number)


def needed(look: Look, component: Component, field: str) -> Faults:
    """Return the refusal of a sheet whose component lacks the measures it is drawn from."""
    message = f"expected the measures that the sheet {component.sheet} is drawn from, found none"
    return Faults([component_fault(look, component, field, message)])


def too_large(look: Look, component: Component, field: str, paper: Paper, found: object) -> Faults:
    """Return the refusal of a part that a paper has no room for; `found` names it and its size."""
    width, height = sheet_room(paper)
    message = f"expected parts of at most {width:g} x {height:g} mm for {paper.title}; {found}"
    return Faults([component_fault(look, component, field, message)])
