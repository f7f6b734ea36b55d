"""Paper figures in numbers: outline, fold and tabs of one, and where they lie on sheets. Draws nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from generator.catalogue.pieces import Dial, Standee

CORNER = 4.0
"""Millimetres by which the corners at the head are cut; the fold runs between them."""

CORNERS = ("cut", "round", "hollow", "step")
"""Forms of the corners at the head, in the order in which the values of a colour get them."""

PLAY = 0.2
"""Millimetres by which a slot must be longer, and a clip higher, than the tab that goes into it."""

TAPER = 1.2
"""How far the end of a tab is cut at its corners, so that it finds the slot."""

GAP = 2.0
"""Between two figures on a sheet."""


@dataclass(frozen=True)
class Figure:
    """The form of a paper figure laid flat: its back above the fold, upside down, its front below.

    Coordinates start at the upper left corner of the space it needs; y grows downwards.
    """

    plan: Standee

    @property
    def width(self) -> float:
        """Width laid flat."""
        return self.plan.width

    @property
    def height(self) -> float:
        """Height laid flat: twice body and tab."""
        return 2 * self.fold

    @property
    def fold(self) -> float:
        """How far down the fold lies."""
        return self.plan.height + self.plan.depth

    @property
    def tab_left(self) -> float:
        """Where the tabs start."""
        return (self.plan.width - self.plan.tab) / 2

    def outline(self, corner: str) -> str:
        """Return the outline as an SVG path, its head with corners of this form."""
        wide, tab, fold, body, depth = self.width, self.tab_left, self.fold, self.plan.height, self.plan.depth
        right = wide - tab

        def foot(y: float, way: int) -> list[str]:
            """The lower edge of a leaf with its tab, from the side the walk comes from to the other."""
            near, far = (right, tab) if way > 0 else (tab, right)
            end = y + way * depth
            return [
                f"H{near:.2f}V{end - way * TAPER:.2f}L{near - way * TAPER:.2f} {end:.2f}",
                f"H{far + way * TAPER:.2f}L{far:.2f} {end - way * TAPER:.2f}V{y:.2f}",
            ]

        return "".join(
            (
                f"M{wide - CORNER:.2f} {fold:.2f}",
                _corner(corner, wide, fold + CORNER, wide - CORNER, fold + CORNER),
                f"V{fold + body:.2f}",
                *foot(fold + body, 1),
                f"H0V{fold + CORNER:.2f}",
                _corner(corner, CORNER, fold, CORNER, fold + CORNER),
                _corner(corner, 0, fold - CORNER, CORNER, fold - CORNER),
                f"V{fold - body:.2f}",
                *foot(fold - body, -1),
                f"H{wide:.2f}V{fold - CORNER:.2f}",
                _corner(corner, wide - CORNER, fold, wide - CORNER, fold - CORNER),
                "Z",
            )
        )


def _corner(form: str, x: float, y: float, inner_x: float, inner_y: float) -> str:
    """Return the walk round one corner of the head, clockwise, to (x, y)."""
    match form:
        case "round" | "hollow":
            return f"A{CORNER} {CORNER} 0 0 {1 if form == 'round' else 0} {x:.2f} {y:.2f}"
        case "step":
            return f"L{inner_x:.2f} {inner_y:.2f}L{x:.2f} {y:.2f}"
    return f"L{x:.2f} {y:.2f}"


def standees_a_sheet(plan: Standee, width: float, height: float) -> tuple[int, int]:
    """Return how many figures lie beside and below each other; raise ValueError if not one does."""
    flat = Figure(plan)
    columns, rows = int((width + GAP) // (flat.width + GAP)), int((height + GAP) // (flat.height + GAP))
    if columns < 1 or rows < 1:
        raise ValueError(f"a standee is {flat.width:g} x {flat.height:g} mm laid flat")
    return columns, rows


def misfits(plan: Standee, dials: Sequence[tuple[str, Dial]]) -> list[tuple[str, str]]:
    """Return the fields in which figures do not fit their bases or themselves, with what was expected."""
    wrong = []
    if plan.tab > plan.width:
        wrong.append(("tab", f"expected at most the width, {plan.width:g} mm, found {plan.tab:g}"))
    for name, dial in dials:
        if plan.tab > dial.slot - PLAY:
            most = f"{dial.slot - PLAY:g} mm for a slot of {dial.slot:g} mm in {name}"
            wrong.append(("tab", f"expected at most {most}, found {plan.tab:g}"))
        if plan.depth > dial.clip - PLAY:
            most = f"{dial.clip - PLAY:g} mm for a clip of {dial.clip:g} mm on {name}"
            wrong.append(("depth", f"expected at most {most}, found {plan.depth:g}"))
    return wrong
