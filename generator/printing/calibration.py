"""A pair of pages that shows how far off a printer puts the back of a sheet, and how much it turns it."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from math import pi

from reportlab.pdfgen.canvas import Canvas

from generator.printing.geometry import Flip
from generator.printing.marks import sheet_font
from generator.printing.sizes import PRINTER_MARGIN, Paper, mm

SCALE = mm(round(180 / pi, 3))
"""From the middle to each scale: so far out, a line that turns by one degree moves by one millimetre."""

_REACH = 10
"""Millimetres on either side of the middle; printers are rarely further off."""

_ARM, _FINE = mm(70), 0.25
_TICK, _LONG_TICK = mm(2), mm(4)
_WORDS, _LINE = 9.0, 12.5


def calibration_pdf(paper: Paper, flip: Flip) -> bytes:
    """Return two pages: a front with a cross and scales in millimetres, a back with a bare cross.

    Both crosses are in the middle of the paper, which no flip moves. Held against the light, the lines of the
    back cross the scales of the front. Their mean on two scales that face each other is how far off the back
    is; half their difference is by how many degrees it is turned. Same input, same bytes.
    """
    made = BytesIO()
    canvas = Canvas(made, invariant=1, pageCompression=1, initialFontName=sheet_font(bold=False))
    canvas.setViewerPreference("PrintScaling", "None")
    canvas.setTitle(f"Calibration, {paper}, flip on the {flip} edge")
    front = [
        f"Front of the calibration sheet, {paper}.",
        "Print both pages on one sheet at actual size (100 %),",
        f"flip on the {flip} edge. Hold it against the light, this",
        "side towards you, and read where the lines of the",
        "back cross the scales T, B, L and R. To the right and",
        "up count as positive. Reckon:",
        "RIGHT = (T + B) / 2",
        "UP = (L + R) / 2",
        "DEGREES = (R - L) / 2",
        f"Then print with --paper {paper.name} --flip {flip}",
        "--back-off RIGHT UP --back-turn DEGREES, as long as",
        f"the foot of the sheets says {paper}.",
    ]
    for words, scales in ((front, True), ([f"Back of the calibration sheet, {paper}."], False)):
        canvas.setPageSize((paper.width.points, paper.height.points))
        canvas.translate(paper.width.points / 2, paper.height.points / 2)
        canvas.setLineWidth(_FINE)
        _cross(canvas)
        if scales:
            _scales(canvas)
        _say(canvas, paper, words)
        canvas.showPage()
    canvas.save()
    return made.getvalue()


def _cross(canvas: Canvas) -> None:
    canvas.lines([(-_ARM.points, 0, _ARM.points, 0), (0, -_ARM.points, 0, _ARM.points)])


def _scales(canvas: Canvas) -> None:
    """Put a scale across each arm of the cross, numbered every 5 mm, its name at one end."""
    for side, name in ((1, "T"), (-1, "B")):
        _ticks(canvas, side, upright=False)
        _name(canvas, name, -(_LONG_TICK + mm(_REACH)).points, side * SCALE.points)
    for side, name in ((1, "R"), (-1, "L")):
        _ticks(canvas, side, upright=True)
        _name(canvas, name, side * SCALE.points, (_LONG_TICK + mm(_REACH)).points)


def _ticks(canvas: Canvas, side: int, upright: bool) -> None:
    """Draw the ticks of one scale outwards; where they begin, the line of the other page is read."""
    canvas.setFont(sheet_font(bold=False), 6)
    across = side * SCALE.points
    for step in range(-_REACH, _REACH + 1):
        along = mm(step).points
        end = across + side * (_LONG_TICK if step % 5 == 0 else _TICK).points
        canvas.lines([(across, along, end, along) if upright else (along, across, along, end)])
        if step and step % 5 == 0:
            beyond = end + side * 5
            canvas.drawCentredString(*((beyond, along - 2) if upright else (along, beyond - 2)), f"{step:+d}")


def _name(canvas: Canvas, name: str, across: float, up: float) -> None:
    canvas.setFont(sheet_font(bold=True), _WORDS)
    canvas.drawCentredString(across, up - _WORDS / 3, name)


def _say(canvas: Canvas, paper: Paper, words: Sequence[str]) -> None:
    left = -paper.width.points / 2 + (PRINTER_MARGIN * 2).points
    baseline = paper.height.points / 2 - (PRINTER_MARGIN * 3).points
    for number, line in enumerate(words):
        canvas.setFont(sheet_font(bold=number == 0), _WORDS)
        canvas.drawString(left, baseline, line)
        baseline -= _LINE
