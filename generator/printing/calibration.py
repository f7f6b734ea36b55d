"""A pair of pages that shows how far a printer puts the back of a sheet from where it belongs."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from reportlab.pdfgen.canvas import Canvas

from generator.printing.geometry import Flip
from generator.printing.marks import sheet_font
from generator.printing.sizes import PRINTER_MARGIN, Paper, mm

_REACH = 10
"""Millimetres on either side of the middle; printers are rarely further off."""

_ARM, _SCALE, _FINE = mm(70), mm(60), 0.25
_TICK, _LONG_TICK = mm(2), mm(4)
_WORDS, _LINE = 9.0, 12.5


def calibration_pdf(paper: Paper, flip: Flip) -> bytes:
    """Return two pages: a front with a cross and scales in millimetres, a back with a bare cross.

    Both crosses are in the middle of the paper, which no flip moves. Held against the light, the cross of the
    back shows on the scales of the front how far off it is. Same input, same bytes.
    """
    made = BytesIO()
    canvas = Canvas(made, invariant=1, pageCompression=1, initialFontName=sheet_font(bold=False))
    canvas.setViewerPreference("PrintScaling", "None")
    canvas.setTitle(f"Calibration, {paper}, flip on the {flip} edge")
    front = [
        f"Front of the calibration sheet, {paper}.",
        f"Print both pages on one sheet at actual size (100 %), flip on the {flip} edge.",
        "Hold the sheet against the light, this side towards you, and read on the scales where the cross",
        "of the back lies; to the right and up count as positive.",
        f"Then print cards with --flip {flip} --back-off RIGHT UP, for example --back-off 1.5 -0.5.",
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
    """Put a scale across the upper arm and one along the right arm, numbered every 5 mm."""
    canvas.setFont(sheet_font(bold=False), 6)
    along = _SCALE.points
    for step in range(-_REACH, _REACH + 1):
        at = mm(step).points
        end = along + (_LONG_TICK if step % 5 == 0 else _TICK).points
        canvas.lines([(at, along, at, end), (along, at, end, at)])
        if step and step % 5 == 0:
            canvas.drawCentredString(at, end + 2, f"{step:+d}")
            canvas.drawString(end + 2, at - 2, f"{step:+d}")


def _say(canvas: Canvas, paper: Paper, words: Sequence[str]) -> None:
    left = -paper.width.points / 2 + (PRINTER_MARGIN * 2).points
    baseline = paper.height.points / 2 - (PRINTER_MARGIN * 3).points
    for number, line in enumerate(words):
        canvas.setFont(sheet_font(bold=number == 0), _WORDS)
        canvas.drawString(left, baseline, line)
        baseline -= _LINE
