"""Which sheets of components are drawn from a plan: the plan's parts, by the name of the sheet's template."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from generator.catalogue.model import Component
from generator.printing.box_plan import arranged, divider_nets, divider_places, inner_length, tray_net
from generator.printing.component_room import Parts, sheet_room, too_large
from generator.printing.dice_parts import dice_parts
from generator.printing.face_view import Look
from generator.printing.figure_parts import dial_parts, standee_parts
from generator.printing.sizes import Paper


def tray_parts(look: Look, component: Component, paper: Paper) -> Mapping[str, Any]:
    """Return the nets of a tray on their sheets, and where its dividers stand."""
    tray = component.tray
    if tray is None:
        return {"sheets": [], "places": (), "long": 0}
    width, height = sheet_room(paper)
    try:
        sheets = [
            *arranged((tray_net(tray),), width, height),
            *arranged(divider_nets(tray), width, height),
        ]
    except ValueError as large:
        raise too_large(look, component, "tray", paper, large) from None
    return {"sheets": sheets, "places": divider_places(tray), "long": inner_length(tray)}


PARTS: Mapping[str, Parts] = {
    "tray": tray_parts,
    "standees": standee_parts,
    "dials": dial_parts,
    "dice": dice_parts,
}
"""What the template of a sheet shows besides game, component and paper."""
