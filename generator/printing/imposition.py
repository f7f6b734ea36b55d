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
from generator.printing.grid import Grid
from generator.printing.sizes import Length, Paper

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
    """One side of a sheet of one deck. Sheets are numbered through the file, from 1."""

    decks: DeckFaces
    side: Side
    number: int
    sheets: int
    paper: Paper
    placements: Sequence[Placement]
    marks: Sequence[Line]
    footer: Box


def imposed(
    decks: Sequence[DeckFaces],
    grid: Grid,
    flip: Flip = "long",
    *,
    backs: bool = True,
    front_bleed: Length | None = None,
    back_bleed: Length | None = None,
) -> list[SheetPage]:
    """Return the pages of a file: for each sheet its front, then, with `backs`, its back.

    Every deck starts a new sheet. A sheet that is partly filled keeps its empty slots, on both sides.
    `front_bleed` and `back_bleed` limit the bleed shown on a side; the size's own is the most there is.
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
        pages += [front, _turned_over(front, axis)] if backs else [front]
    return [
        replace(
            page, placements=[_clipped(placement, front_bleed, back_bleed) for placement in page.placements]
        )
        for page in pages
    ]


def batched(faces: Sequence[Face], size: int) -> Iterator[Sequence[Face]]:
    """Give the faces in groups of `size`, the last perhaps smaller."""
    for start in range(0, len(faces), size):
        yield faces[start : start + size]


def _turned_over(front: SheetPage, axis: Axis) -> SheetPage:
    """Return the other side of a sheet: the deck's back behind every front, head to head with it."""
    backs = [
        Placement(
            front.decks.back,
            mirrored(placement.trim, front.paper, axis),
            mirrored_margins(placement.bleed, axis),
            turned=axis == "horizontal",
        )
        for placement in front.placements
    ]
    marks = [mirrored_line(mark, front.paper, axis) for mark in front.marks]
    footer = mirrored(front.footer, front.paper, axis)
    return replace(front, side="back", placements=backs, marks=marks, footer=footer)


def _clipped(placement: Placement, front: Length | None, back: Length | None) -> Placement:
    limit = front if placement.face.front else back
    return replace(placement, bleed=placement.bleed.at_most(limit)) if limit else placement
