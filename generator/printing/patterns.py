"""Patterns by name: small tiles in templates/theme/patterns/ that fill a panel, a spine or a back."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from generator.faults import nearest
from generator.project import Project

FOLDER = "theme/patterns"

DEFAULTS = ("waves", "flame", "leaf", "coins", "star", "hexagons", "fret", "rain")
"""Patterns in the order in which the values of a colour get them where the data name none."""

_TILE = re.compile(r'<svg[^>]*viewBox="0 0 ([\d.]+) ([\d.]+)"[^>]*>(.*)</svg>', re.DOTALL)


@dataclass(frozen=True)
class Tile:
    """One tile of a pattern, in millimetres, its lines in `currentColor`, the areas beneath in `ground`."""

    width: float
    height: float
    drawing: str

    def drawn(self, line: str, ground: str) -> str:
        """Return the drawing in two colours."""
        return self.drawing.replace("currentColor", line).replace('"ground"', f'"{ground}"')


class UnknownPattern(LookupError):  # noqa: N818 - a name somebody wrote, reported as a fault
    """No pattern has this name; `hint` is the nearest name there is."""

    def __init__(self, name: str, hint: str) -> None:
        self.name = name
        self.hint = hint
        super().__init__(f'expected a pattern of {FOLDER}/, found "{name}"')


@cache
def _find(name: str, folders: tuple[Path, ...]) -> Tile:
    for folder in folders:
        file = folder / FOLDER / f"{name}.svg"
        found = _TILE.search(file.read_text(encoding="utf-8")) if file.is_file() else None
        if found:
            drawing = re.sub(r">\s+<", "><", found[3].strip())
            return Tile(float(found[1]), float(found[2]), drawing)
    raise UnknownPattern(
        name, nearest(name, (file.stem for f in folders for file in (f / FOLDER).glob("*.svg")))
    )


def find_pattern(project: Project, name: str) -> Tile:
    """Return a pattern's tile, the project's own before ours; raise `UnknownPattern`."""
    return _find(name, tuple(project.templates))
