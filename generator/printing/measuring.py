"""Measures laid-out text against the frame it must stay in.

A template puts text that may be long into `<div class="frame">…<div class="fit" data-field="text">`: the
frame has a fixed size, the fit inside has a font size that may shrink. `data-floor="9"` raises the smallest
size, in points.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any
from xml.etree.ElementTree import Element

from generator.printing.sizes import ZERO, Length, mm

SMALLEST_TEXT = 7.0
"""Points; below this, text on a card cannot be read at a table."""

_MILLIMETRES_A_PIXEL = 25.4 / 96
_POINTS_A_PIXEL = 72 / 96
_TOLERANCE = 0.05

Box = Any
"""A box of WeasyPrint's layout; the library has no types."""


@dataclass(frozen=True)
class Fitting:
    """A text as laid out: its field, its size in points, the least size, and how far it leaves its frame."""

    field: str
    points: float
    floor: float
    over_down: Length
    over_across: Length
    share: float
    """How much of what the text needs the frame offers, at most 1."""

    @property
    def over(self) -> Length:
        """The larger of the two overruns; nothing if the text fits."""
        return max(self.over_down, self.over_across)

    @property
    def fits(self) -> bool:
        """Whether the text stays in its frame."""
        return self.over <= ZERO


def _has_class(element: Element | None, name: str) -> bool:
    return element is not None and name in element.get("class", "").split()


def fittings(page_box: Box) -> Iterator[Fitting]:
    """Measure every text of a page that has a frame, both ways: height and width, long words included."""
    seen: set[int] = set()
    for frame, fit in _framed(page_box, None):
        if id(fit.element) not in seen:
            seen.add(id(fit.element))
            yield _measured(frame, fit)


def _framed(box: Box, frame: Box) -> Iterator[tuple[Box, Box]]:
    if _has_class(box.element, "fit") and frame is not None and box.element is not frame.element:
        yield frame, box
        return
    if _has_class(box.element, "frame"):
        frame = box
    for child in box.children if hasattr(box, "children") else ():
        yield from _framed(child, frame)


def _measured(frame: Box, fit: Box) -> Fitting:
    left, top = frame.content_box_x(), frame.content_box_y()
    right, bottom = left + frame.width, top + frame.height
    edges = [edge for box in fit.descendants(placeholders=True) if (edge := _extent(box))]
    lefts, tops, rights, bottoms = zip(*edges, strict=True) if edges else ((left,), (top,), (left,), (top,))
    over_across = max(0.0, max(rights) - right) + max(0.0, left - min(lefts))
    over_down = max(0.0, max(bottoms) - bottom) + max(0.0, top - min(tops))
    needs_down = max(max(bottoms) - min(tops), 1.0)
    needs_across = max(max(rights) - min(lefts), 1.0)
    return Fitting(
        field=fit.element.get("data-field", "text"),
        points=float(fit.style["font_size"]) * _POINTS_A_PIXEL,
        floor=float(fit.element.get("data-floor", SMALLEST_TEXT)),
        over_down=_length(over_down),
        over_across=_length(over_across),
        share=min(1.0, frame.height / needs_down, frame.width / needs_across),
    )


def _extent(box: Box) -> tuple[float, float, float, float] | None:
    """Return what a box covers: left, top, right, bottom. Lines count by height, their contents by width."""
    kind = type(box).__name__
    if kind == "LineBox":
        inner = [edge for child in box.children if (edge := _across(child))]
        if not inner:
            return None
        return (
            min(left for left, _ in inner),
            box.position_y,
            max(right for _, right in inner),
            box.position_y + box.height,
        )
    if kind == "BlockReplacedBox" or (kind == "BlockBox" and isinstance(box.height, (int, float))):
        return (
            box.border_box_x(),
            box.border_box_y(),
            box.border_box_x() + (box.border_width() if kind == "BlockReplacedBox" else 0),
            box.border_box_y() + box.border_height(),
        )
    return None


def _across(box: Box) -> tuple[float, float] | None:
    if not isinstance(getattr(box, "width", None), (int, float)):
        return None
    return box.position_x, box.position_x + box.margin_width()


def _length(pixels: float) -> Length:
    over = pixels * _MILLIMETRES_A_PIXEL
    return mm(round(over, 1) or 0.1) if over > _TOLERANCE else ZERO
