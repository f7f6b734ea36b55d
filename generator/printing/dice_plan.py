"""Dice in numbers: the net of a cube with its faces, and stickers for blank dice. Draws nothing."""

from __future__ import annotations

from dataclasses import dataclass

from generator.printing.box_plan import Net, Panel, Point

SIDES = 6

TAB, TAPER = 5.0, 2.5
"""Millimetres: how far a glue tab reaches, and how much it narrows at both ends."""

MARGIN = 1.0
"""How much smaller than a die's face its sticker is on every side, so that it never reaches over an edge."""

GAP, STICKER_GAP = 3.0, 1.5
"""Between two nets, and between two stickers."""

_ROW, _ABOVE, _BELOW = (0, 1, 3, 4), 2, 5
"""Which face lies where: four in a row, one above and one below its second; opposite ones are three apart."""


def die_net(name: str, edge: float) -> Net:
    """Return the net of a cube with faces of this edge; its panels are named by the faces' numbers from 0."""
    top, foot = edge, 2 * edge

    def square(face: int, x: float, y: float) -> Panel:
        return Panel(str(face), x, y, edge, edge)

    def level(x: float, y: float, way: int) -> tuple[Point, ...]:
        end = y + way * TAB
        return ((x, y), (x + TAPER, end), (x + edge - TAPER, end), (x + edge, y))

    row = 4 * edge
    side = ((row, top), (row + TAB, top + TAPER), (row + TAB, foot - TAPER), (row, foot))
    tabs = (side, *(level(x * edge, y, way) for x in (0, 2, 3) for y, way in ((top, -1), (foot, 1))))
    upper = {x: level(x * edge, top, -1) for x in (0, 2, 3)}
    lower = {x: level(x * edge, foot, 1) for x in (0, 2, 3)}
    outline = (
        *upper[0], (edge, 0.0), (2 * edge, 0.0), *upper[2], *upper[3], *side[1:3],
        *reversed(lower[3]), *reversed(lower[2]), (2 * edge, 3 * edge), (edge, 3 * edge), *reversed(lower[0]),
    )  # fmt: skip
    folds = (
        *(((x * edge, top), (x * edge, foot)) for x in (1, 2, 3, 4)),
        *(((x * edge, y), ((x + 1) * edge, y)) for x in range(4) for y in (top, foot)),
    )
    panels = (
        *(square(face, at * edge, top) for at, face in enumerate(_ROW)),
        square(_ABOVE, edge, 0.0),
        square(_BELOW, edge, foot),
    )
    return Net(name, row + TAB, 3 * edge, outline, (), folds, panels, tabs)


@dataclass(frozen=True)
class Sticker:
    """A sticker on its sheet: the die and face it is for, and its upper left corner in millimetres."""

    die: str
    number: int
    face: int
    x: float
    y: float
    edge: float


def sticker_edge(edge: float) -> float:
    """Return the edge of a sticker for dice of this edge."""
    return edge - 2 * MARGIN


def sticker_sheets(dice: list[tuple[str, int, float]], width: float, height: float) -> list[list[Sticker]]:
    """Return the stickers of dice (name, how many, edge) sheet by sheet, the six of one die side by side.

    Raises ValueError if not even one die's stickers fit.
    """
    sheets: list[list[Sticker]] = [[]]
    x = y = row = 0.0
    for name, count, edge in dice:
        small = sticker_edge(edge)
        step = small + STICKER_GAP
        if SIDES * step - STICKER_GAP > width or small > height:
            raise ValueError(f"six stickers of {name} are {SIDES * step - STICKER_GAP:g} x {small:g} mm")
        for number in range(count):
            if x and x + SIDES * step - STICKER_GAP > width:
                x, y, row = 0.0, y + row, 0.0
            if y + small > height:
                sheets.append([])
                x = y = row = 0.0
            sheets[-1] += [Sticker(name, number, face, x + face * step, y, small) for face in range(SIDES)]
            x, row = x + SIDES * step + GAP, max(row, step)
    return [sheet for sheet in sheets if sheet]
