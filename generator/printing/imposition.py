"""Which face lies where on which sheet: fronts in slots, backs in the mirrored slots. Draws nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from generator.printing.faces import DeckFaces, Face
from generator.printing.geometry import (
    Axis,
    Box,
    Flip,
    Line,
    Margins,
    mirrored,
    mirrored_line,
    mirrored_margins,
    turning_axis,
)
from generator.printing.grid import Grid, cut_lines
from generator.printing.sizes import ZERO, Length, Paper

Side = Literal["front", "back"]


@dataclass(frozen=True)
class Placement:
    """A face on a sheet: its trim box, the bleed shown on each side, and whether it stands on its head."""

    face: Face
    trim: Box
    bleed: Margins
    turned: bool = False


@dataclass(frozen=True)
class SheetPage:
    """One side of a sheet of one deck. Sheets are numbered through the file, from 1.

    `turn` are the degrees by which faces and marks, once placed, are turned anticlockwise about the paper's
    middle; `remedy` tells which fault of a printer the side makes up for, if any.
    """

    decks: DeckFaces
    side: Side
    number: int
    sheets: int
    paper: Paper
    placements: Sequence[Placement]
    marks: Sequence[Line]
    footer: Box
    turn: float = 0.0
    remedy: str = ""


@dataclass(frozen=True)
class Backs:
    """How backs differ from fronts.

    `bleed` is the most they show. `turn` is by how many degrees anticlockwise the printer turns the second
    side about the middle of the paper, `right` and `up` how far off it then puts it, as seen through the
    sheet from the front; everything there is moved and turned by as much the other way. `lines` draws whole
    lines to cut by, which fronts do not bear.
    """

    bleed: Length | None = None
    right: Length = ZERO
    up: Length = ZERO
    turn: float = 0.0
    lines: bool = False

    @property
    def remedy(self) -> str:
        """The fault of the printer that is made up for, as on the command line; empty if there is none."""
        off = [f"{float(length.millimetres):.6g}" for length in (self.right, self.up)]
        said = ["--back-off", *off] if off != ["0", "0"] else []
        return " ".join([*said, "--back-turn", f"{self.turn:g}"] if self.turn else said)


def imposed(
    decks: Sequence[DeckFaces], grid: Grid, flip: Flip = "long", backs: Backs | None = Backs()
) -> list[SheetPage]:
    """Return the pages of a file: for each sheet its front, then, with `backs`, its back.

    Every deck starts a new sheet. A sheet that is partly filled keeps its empty slots, on both sides.
    """
    axis = turning_axis(grid.paper, flip)
    filled = [(deck, group) for deck in decks for group in batched(deck.pieces, grid.capacity)]
    pages = []
    for number, (deck, pieces) in enumerate(filled, 1):
        fronts = [
            Placement(face, slot.trim, slot.bleed)
            for face, slot in zip(pieces, grid.slots(len(pieces)), strict=True)
        ]
        marks = grid.crop_marks(len(pieces))
        front = SheetPage(deck, "front", number, len(filled), grid.paper, fronts, marks, grid.footer)
        pages += [front, _turned_over(front, axis, backs)] if backs else [front]
    return pages


def batched(faces: Sequence[Face], size: int) -> Iterator[Sequence[Face]]:
    """Give the faces in groups of `size`, the last perhaps smaller."""
    for start in range(0, len(faces), size):
        yield faces[start : start + size]


def _turned_over(front: SheetPage, axis: Axis, backs: Backs) -> SheetPage:
    """Return the other side of a sheet: the deck's back behind every front, head to head with it."""
    paper = front.paper
    against = (-backs.right, -backs.up)
    behind = []
    for placement in front.placements:
        bleed = mirrored_margins(placement.bleed, axis)
        behind.append(
            Placement(
                front.decks.back,
                mirrored(placement.trim.moved(*against), paper, axis),
                bleed if backs.bleed is None else bleed.at_most(backs.bleed),
                turned=axis == "horizontal",
            )
        )
    marks = cut_lines(front.marks) if backs.lines else front.marks
    return replace(
        front,
        side="back",
        placements=behind,
        marks=[mirrored_line(mark.moved(*against), paper, axis) for mark in marks],
        footer=mirrored(front.footer, paper, axis),
        # Clockwise as seen through the sheet is anticlockwise on the side itself, whatever it turned about.
        turn=backs.turn,
        remedy=backs.remedy,
    )
