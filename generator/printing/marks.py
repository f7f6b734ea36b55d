"""Draws the paper that faces are put on: crop marks, a ruler and what the sheet says about itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from io import BytesIO
from itertools import groupby

from reportlab.lib.colors import Color
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from generator.printing.geometry import Box, Line, turn_about_middle
from generator.printing.sizes import Length, Paper, mm, points
from generator.printing.typography import FONTS, TEXT

RULER = mm(100)
"""Long enough that a scale of 99 % shows as a whole millimetre."""

_HAIRLINE = points(1) / 4
_TICK, _LONG_TICK = mm(1), mm(2)
_GAP = mm(4)
_INSET = mm(1) / 4
_LARGEST, _SMALLEST = 6.0, 4.0
_LINE = 1.15
_BLACK = Color(0, 0, 0)


@dataclass(frozen=True)
class Drawing:
    """What to draw on one page besides faces: lines, and a footer whose first line is bold.

    `turn` are the degrees by which the lines are turned anticlockwise about the middle of the paper.
    """

    paper: Paper
    lines: Sequence[Line]
    footer: Box
    words: Sequence[str]
    turn: float = 0.0


def draw(drawings: Sequence[Drawing]) -> bytes:
    """Return a PDF with one page a drawing, the size of its paper. Same drawings, same bytes."""
    made = BytesIO()
    canvas = Canvas(made, invariant=1, pageCompression=1, initialFontName=sheet_font(bold=False))
    for drawing in drawings:
        canvas.setPageSize((drawing.paper.width.points, drawing.paper.height.points))
        _crop_marks(canvas, drawing)
        _ruler(canvas, drawing.footer)
        _words(canvas, drawing)
        canvas.showPage()
    canvas.save()
    return made.getvalue()


@cache
def sheet_font(*, bold: bool) -> str:
    """Return reportlab's name of the text face, made known to it; its own fonts it does not embed."""
    weight = "700" if bold else "400"
    file = next(
        font.path
        for font in FONTS
        if font.family == TEXT and font.style == "normal" and font.weight == weight
    )
    name = f"{TEXT} {weight}"
    pdfmetrics.registerFont(TTFont(name, str(file)))
    return name


def printable(words: str, instead: str) -> str:
    """Return `words`, or `instead` if the sheets' text face lacks one of their letters."""
    known = pdfmetrics.getFont(sheet_font(bold=False)).face.charToGlyph
    return words if all(ord(letter) in known for letter in words) else instead


def _crop_marks(canvas: Canvas, drawing: Drawing) -> None:
    canvas.saveState()
    if drawing.turn:
        canvas.transform(*turn_about_middle(drawing.paper, drawing.turn))
    canvas.setStrokeColor(_BLACK)
    for width, group in groupby(drawing.lines, lambda line: line.width):
        canvas.setLineWidth(width.points)
        ends = [(line.left, line.bottom, line.right, line.top) for line in group]
        canvas.lines([tuple(end.points for end in line) for line in ends])
    canvas.restoreState()


def _ruler(canvas: Canvas, strip: Box) -> None:
    """Draw 100 mm with a tick every 10, a longer one every 50, and a check in words."""
    start, top = strip.left + _INSET, strip.bottom + mm(4)
    end = start + RULER
    lines = [(start.points, top.points, end.points, top.points)]
    for tick in range(11):
        at, length = start + mm(10 * tick), _LONG_TICK if tick % 5 == 0 else _TICK
        lines.append((at.points, top.points, at.points, (top + length).points))
    canvas.setStrokeColor(_BLACK)
    canvas.setLineWidth(_HAIRLINE.points)
    canvas.lines(lines)
    canvas.setFillColor(_BLACK)
    canvas.setFont(sheet_font(bold=False), _LARGEST)
    canvas.drawString(
        start.points,
        strip.bottom.points + _LARGEST / 2,
        "This line is 100 mm long. If it measures less or more, print again at actual size (100 %).",
    )


def _words(canvas: Canvas, drawing: Drawing) -> None:
    """Set the words to the right of the ruler, small enough for the longest line to fit."""
    left = drawing.footer.left + RULER + _GAP
    room = drawing.footer.right - left
    size = min(_size(words, room, bold=at == 0) for at, words in enumerate(drawing.words))
    baseline = drawing.footer.top.points - size
    for at, words in enumerate(drawing.words):
        canvas.setFont(sheet_font(bold=at == 0), size)
        canvas.drawString(left.points, baseline, _cut(words, room, size, at == 0))
        baseline -= size * _LINE


def _size(words: str, room: Length, bold: bool) -> float:
    width = pdfmetrics.stringWidth(words, sheet_font(bold=bold), 1) or 1
    return max(_SMALLEST, min(_LARGEST, room.points / width))


def _cut(words: str, room: Length, size: float, bold: bool) -> str:
    """Return words as long as there is room for; what is cut off is shown by three dots."""
    shown = words
    while pdfmetrics.stringWidth(shown, sheet_font(bold=bold), size) > room.points + 0.01 and len(shown) > 1:
        shown = shown.removesuffix("…")[:-1] + "…"
    return shown
