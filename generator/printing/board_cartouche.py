"""The panel of a board that says what its signs mean: resources, faces of dice, what may lie where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Any

from generator.catalogue.board_checks import RESOURCE
from generator.catalogue.catalogue import Catalogue
from generator.catalogue.model import TraitValue
from generator.catalogue.pieces import Board, Number
from generator.printing.board_shapes import Block, Point
from generator.printing.colours import WHITE, contrast
from generator.printing.face_view import Look, Sign

CARTOUCHE = 60.0
"""Width of the panel that explains the signs, in millimetres."""

_TITLE, _ROW, _DIE, _KEY, _FOOT = 19.0, 6.0, 6.8, 3.3, 4.5


@dataclass(frozen=True)
class Resource:
    """A resource's sign, and where its pictogram has its middle (on a place) or begins (in a cartouche)."""

    sign: Sign
    x: float
    y: float
    size: float = 0.0


def number(catalogue: Catalogue, of: Number) -> int:
    """Return a number that the data give as such or by the id of a figure that there is."""
    return of if isinstance(of, int) else next(f.value for f in catalogue.game.figures if f.id == of)


def on_board(board: Board, spot: Point) -> Point:
    """Return a spot given in hundredths of a board in millimetres from its upper left corner."""
    return spot[0] * board.width / 100, spot[1] * board.height / 100


def _resources(catalogue: Catalogue) -> Sequence[TraitValue]:
    return catalogue.traits[RESOURCE].values if RESOURCE in catalogue.traits else ()


def cartouche_box(catalogue: Catalogue, board: Board) -> Block | None:
    """Return the panel of a board that has one, as high as what it explains takes."""
    if board.cartouche is None:
        return None
    rows = ceil(len(_resources(catalogue)) / 2)
    high = (
        _TITLE + rows * _ROW + len(catalogue.game.dice) * _DIE + len(_keys(catalogue, board)) * _KEY + _FOOT
    )
    return Block(*on_board(board, board.cartouche), CARTOUCHE, high)


def _keys(catalogue: Catalogue, board: Board) -> list[str]:
    """Return the sentences at the foot of the cartouche."""
    most, start = number(catalogue, board.slots), number(catalogue, board.start)
    keys = [f"An area holds at most {most} pieces of one colour."] if most else []
    if start and board.garrison:
        letter = catalogue.trait_value(board.owner, board.garrison.value).letter
        pieces = number(catalogue, board.garrison.pieces)
        keys.append(f"At the start: {start} at each home, {pieces} {letter} elsewhere.")
    elif start:
        keys.append(f"At the start: {start} at each home.")
    return keys


def cartouche_view(look: Look, board: Board, box: Block) -> Mapping[str, Any]:
    """Return the panel that says what the signs mean, with the faces of the dice."""
    catalogue, palette = look.catalogue, look.catalogue.game.palette
    column = box.width / 2 - 4
    resources = [
        Resource(
            look.sign(catalogue.traits[RESOURCE], value),
            box.left + 4 + (at % 2) * (column + 1),
            box.top + _TITLE + 3 + (at // 2) * _ROW,
        )
        for at, value in enumerate(_resources(catalogue))
    ]
    first = box.top + _TITLE + ceil(len(resources) / 2) * _ROW + 4.6
    dice = []
    for at, die in enumerate(catalogue.game.dice):
        fill = WHITE if look.low else die.colour
        values = {value.id: value for value in catalogue.traits[die.symbols].values}
        pitch = min(6.2, (box.width - 26) / len(die.faces))
        faces = [
            {
                "x": box.left + 25 + pitch * number,
                "sign": look.pictogram(values[face].pictogram, "trait", die.symbols),
            }
            for number, face in enumerate(die.faces)
        ]
        ink = (
            die.colour
            if look.low
            else palette.paper
            if contrast(palette.paper, die.colour) > 3
            else palette.ink
        )
        dice.append({"name": die.name, "y": first + at * _DIE, "faces": faces, "colour": fill, "ink": ink})
    return {
        "box": box,
        "column": column,
        "han": min(7.5, (box.width - 10) / max(1, len(catalogue.game.chinese))),
        "resources": resources,
        "dice": dice,
        "sentences": _keys(catalogue, board),
    }
