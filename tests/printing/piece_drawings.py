"""What is drawn on a sheet, read back from its PDF in millimetres, and games with one component."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from typing import Any

import pikepdf
from plain_cards import HOUSE, game_of

from generator.catalogue.catalogue import Catalogue
from generator.catalogue.model import Card, Component

POINT = 25.4 / 72

Point = tuple[float, float]
Box = tuple[float, float, float, float]


def game_with(*cards: Card, components: tuple[dict[str, Any], ...], **changes: Any) -> Catalogue:
    """A made-up game with components."""
    catalogue = game_of(*cards)
    made = tuple(
        Component(**{"id": f"part-{at}", "name": f"Part {at}", "count": 1, "source": HOUSE, **fields})
        for at, fields in enumerate(components, 1)
    )
    game = catalogue.game.model_copy(update={"components": made, **changes})
    return Catalogue(game, catalogue.cards, catalogue.heroes)


def boxes(pdf: bytes) -> list[list[Box]]:
    """The boxes of all paths, page by page: left, bottom, right, top in millimetres."""
    with pikepdf.open(BytesIO(pdf)) as opened:
        return [list(_boxes(page.obj, pikepdf.Matrix())) for page in opened.pages]


def _boxes(stream: pikepdf.Object, matrix: pikepdf.Matrix) -> Iterator[Box]:
    """The boxes of a page's or form's own paths, and of those in the forms it shows."""
    saved = []
    points: list[Point] = []
    start: list[Point] = []
    at = (0.0, 0.0)
    for operands, operator in pikepdf.parse_content_stream(stream):
        match str(operator):
            case "q":
                saved.append(matrix)
            case "Q":
                matrix = saved.pop()
            case "cm":
                matrix = pikepdf.Matrix(*map(float, operands)) @ matrix
            case "Do":
                form = stream.Resources.XObject[str(operands[0])]
                if form.Subtype == "/Form":
                    inner = pikepdf.Matrix(*map(float, form.get("/Matrix", (1, 0, 0, 1, 0, 0))))
                    yield from _boxes(form, inner @ matrix)
            case "re":
                x, y, width, height = map(float, operands)
                points += [matrix.transform(corner) for corner in ((x, y), (x + width, y + height))]
            case "m":
                at = tuple(map(float, operands))
                start = [matrix.transform(at)]
            case "l" | "c":
                walk = list(zip(*[iter(map(float, operands))] * 2, strict=True))
                points += [*start, *(matrix.transform(point) for point in _along(at, walk))]
                at, start = walk[-1], []
            case "S" | "s" | "f" | "B" | "b" | "n" | "f*" | "B*":
                if points:
                    xs, ys = zip(*points, strict=True)
                    yield (min(xs) * POINT, min(ys) * POINT, max(xs) * POINT, max(ys) * POINT)
                points, start = [], []


def _along(start: Point, walk: list[Point]) -> list[Point]:
    """The end of a line, or points along a curve close enough to tell how far it reaches."""
    if len(walk) == 1:
        return walk
    one, two, end = walk
    return [
        tuple(
            (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t**2 * c + t**3 * d
            for a, b, c, d in zip(start, one, two, end, strict=True)
        )
        for t in (step / 16 for step in range(1, 17))
    ]


def places(found: list[Box], width: float, height: float, within: float = 0.1) -> set[Point]:
    """Where the boxes that measure this have their lower left corner."""
    return {
        (round(left, 1), round(bottom, 1))
        for left, bottom, right, top in found
        if abs(right - left - width) < within and abs(top - bottom - height) < within
    }


def sized(found: list[Box], width: float, height: float, within: float = 0.1) -> int:
    """How many of the boxes measure this, each place counted once."""
    return len(places(found, width, height, within))


def within_reach(pages: list[list[Box]], width: float, height: float, margin: float = 5.0) -> bool:
    """Whether everything of some size lies where printers reach."""
    return all(
        left >= margin and bottom >= margin and right <= width - margin and top <= height - margin
        for page in pages
        for left, bottom, right, top in page
        if right - left < width - 0.5 and top - bottom < height - 0.5
    )
