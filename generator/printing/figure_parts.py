"""What the sheets of standees and of dial bases show: persons in their colours, and the forms to cut out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from generator.catalogue.model import Component
from generator.faults import Faults, nearest
from generator.printing.component_room import (
    component_fault,
    needed,
    number_of,
    sheet_room,
    too_large,
)
from generator.printing.dial_plan import BETWEEN, Marker, markers_a_sheet
from generator.printing.face_view import FaceView, Look, front_view
from generator.printing.faces import front_of
from generator.printing.sizes import CARD_SIZES, Paper
from generator.printing.standee_plan import CORNERS, GAP, Figure, misfits, standees_a_sheet

STEPS, BESIDE = 34.0, 74.0
"""Millimetres: height below figures, or width beside the last of them, that the steps to make them need."""

ASSEMBLY = 64.0
"""Height below markers that the picture of how they go together needs."""


@dataclass(frozen=True)
class Person:
    """A figure on its sheet: what its card shows, the form of its head, and its upper left corner."""

    view: FaceView
    outline: str
    x: float
    y: float


def standee_parts(look: Look, component: Component, paper: Paper) -> Mapping[str, Any]:
    """Return the figures of a component sheet by sheet; raise `Faults` for what does not fit or add up."""
    plan, catalogue = component.standee, look.catalogue
    if plan is None:
        raise needed(look, component, "standee")
    if plan.kind not in catalogue.kinds:
        message = f'expected the id of a kind, found "{plan.kind}"'
        hint = nearest(plan.kind, catalogue.kinds)
        raise Faults([component_fault(look, component, "standee.kind", message, hint)])
    dials = [(other.name, other.dial) for other in catalogue.game.components if other.dial]
    if wrong := misfits(plan, dials):
        raise Faults(component_fault(look, component, f"standee.{field}", words) for field, words in wrong)
    cards = [card for card in catalogue.cards.values() if card.kind == plan.kind]
    if len(cards) != component.count:
        message = f"expected {len(cards)}, one of each card of the kind {plan.kind}, found {component.count}"
        raise Faults([component_fault(look, component, "count", message)])
    width, height = sheet_room(paper)
    try:
        columns, rows = standees_a_sheet(plan, width, height)
    except ValueError as large:
        raise too_large(look, component, "standee", paper, large) from None
    figure = Figure(plan)
    shown: list[list[Person]] = []
    for number, card in enumerate(cards):
        view = front_view(look, front_of(catalogue.decks_of(card)[0], card), CARD_SIZES["poker"])
        place = number % (columns * rows)
        if place == 0:
            shown.append([])
        x, y = place % columns * (figure.width + GAP), place // columns * (figure.height + GAP)
        shown[-1].append(Person(view, figure.outline(_corner(look, view)), x, y))
    across = columns * (figure.width + GAP) - GAP
    last = shown[-1][-1]
    if height - last.y - figure.height < STEPS and across - last.x - figure.width < BESIDE:
        shown.append([])
    return {"sheets": shown, "figure": figure, "across": across, "dials": [dial for _, dial in dials]}


def _corner(look: Look, view: FaceView) -> str:
    """Return the form of a head's corners: each value of the colour has its own."""
    sign = view.colour_sign
    if sign is None:
        return CORNERS[0]
    values = [value.id for value in look.catalogue.traits[sign.trait].values]
    return CORNERS[values.index(sign.id) % len(CORNERS)]


def dial_parts(look: Look, component: Component, paper: Paper) -> Mapping[str, Any]:
    """Return the markers of a component sheet by sheet; raise `Faults` for measures that do not agree."""
    plan = component.dial
    if plan is None:
        raise needed(look, component, "dial")
    least = number_of(look, component, "dial.least", plan.least)
    most = number_of(look, component, "dial.most", plan.most)
    try:
        marker = Marker(plan, least, most)
    except ValueError as wrong:
        message = f"expected measures that go together; {wrong}"
        raise Faults([component_fault(look, component, "dial", message)]) from None
    width, height = sheet_room(paper)
    try:
        columns, rows = markers_a_sheet(marker, width, height)
    except ValueError as large:
        raise too_large(look, component, "dial", paper, large) from None
    places = [
        (number % columns * (marker.width + BETWEEN), number // columns % rows * (marker.height + BETWEEN))
        for number in range(component.count)
    ]
    sheets = [places[start : start + columns * rows] for start in range(0, len(places), columns * rows)]
    across = columns * (marker.width + BETWEEN) - BETWEEN
    if height - sheets[-1][-1][1] - marker.height < ASSEMBLY:
        sheets.append([])
    return {"sheets": sheets, "marker": marker, "across": across, "between": BETWEEN}
