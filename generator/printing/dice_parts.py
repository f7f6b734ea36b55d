"""What the sheets of dice show: a net of every die of the game, and stickers for blank ones."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from generator.catalogue.model import Component, Die
from generator.faults import Fault, Faults
from generator.printing.box_plan import arranged
from generator.printing.colours import Inks, inks_for
from generator.printing.component_room import component_fault, sheet_room, too_large
from generator.printing.dice_plan import GAP, SIDES, die_net, sticker_sheets
from generator.printing.face_shapes import SHAPES
from generator.printing.face_view import Look, Sign
from generator.printing.sizes import Paper

FRAMES = ("circle", "square", *(shape for shape in SHAPES if shape not in ("circle", "square", "lozenge")))
"""Outlines round the symbols, in the order in which kinds of dice get them, so that form tells them apart."""


@dataclass(frozen=True)
class DieView:
    """A kind of die: its faces' signs in order, the outline round them, and whether its ground is dark.

    A value without letter and pictogram has no sign: its face stays blank.
    """

    die: Die
    faces: tuple[Sign | None, ...]
    frame: str
    dark: bool
    inks: Inks

    @property
    def rolls(self) -> list[tuple[Sign | None, int]]:
        """Each sign, and how many faces show it."""
        return [(sign, self.faces.count(sign)) for sign in dict.fromkeys(self.faces)]


def dice_parts(look: Look, component: Component, paper: Paper) -> Mapping[str, Any]:
    """Return nets and stickers of all dice of the game, sheet by sheet.

    Raises `Faults` for dice that are no cubes, for a component that counts other than the dice, and for faces
    too large for the paper.
    """
    dice = look.catalogue.game.dice
    faults = list(_faults(look, component))
    if faults:
        raise Faults(faults)
    width, height = sheet_room(paper)
    views = {view.die.id: view for view in die_views(look)}
    nets = [die_net(die.id, die.edge) for die in dice for _ in range(die.count)]
    try:
        sheets = arranged(nets, width, height, GAP)
        stickers = sticker_sheets([(die.id, die.count, die.edge) for die in dice], width, height)
    except ValueError as large:
        raise too_large(look, component, "sheet", paper, large) from None
    return {"dice": views, "sheets": sheets, "stickers": stickers}


def _faults(look: Look, component: Component) -> list[Fault]:
    dice = look.catalogue.game.dice
    faults = []
    if not dice:
        faults.append(component_fault(look, component, "sheet", "expected a game with dice, found none"))
    for die in dice:
        if len(die.faces) != SIDES:
            message = f"expected a die of {SIDES} faces to make from paper, found {len(die.faces)}"
            faults.append(Fault(look.catalogue.place("die", die.id, "faces"), f"{die.id}.faces", message))
    count = sum(die.count for die in dice)
    if dice and component.count != count:
        message = f"expected {count}, all dice of the game, found {component.count}"
        faults.append(component_fault(look, component, "count", message))
    return faults


def die_views(look: Look) -> list[DieView]:
    """Return all kinds of dice of the game as they look."""
    return [_view(look, die, number) for number, die in enumerate(look.catalogue.game.dice)]


def _view(look: Look, die: Die, number: int) -> DieView:
    trait = look.catalogue.traits[die.symbols]
    values = [look.catalogue.trait_value(die.symbols, face) for face in die.faces]
    signs = tuple(look.sign(trait, value) if value.letter or value.pictogram else None for value in values)
    for sign in filter(None, signs):
        look.letters(sign.letter, "faces", "die", die.id)
    inks = inks_for(look.catalogue.game.palette, die.colour, look.low)
    return DieView(die, signs, FRAMES[number % len(FRAMES)], number % 2 == 0, inks)
