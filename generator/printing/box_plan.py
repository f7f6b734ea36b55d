"""The net of a tray in numbers: where to cut, fold and glue, in millimetres. Draws nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from generator.catalogue.model import Tray

TAB = 11.0
"""Width of a glue tab: enough to hold, and it stays clear of the first section's cards."""

TAPER = 3.0
"""How far a tab narrows at its ends, so that it slips behind the wall it is glued to."""

FOOT = 13.0
"""Depth of a divider's foot, which is glued to the floor."""

PLAY = 0.8
"""How much narrower a divider is than the tray, so that it slides in."""

NOTCH = 3.0
"""Length of the cut in a wall's upper edge that shows where a divider goes."""

GAP = 6.0
"""Between two parts on one sheet."""

Point = tuple[float, float]


@dataclass(frozen=True)
class Panel:
    """A flat part between folds: its upper left corner and size, and what stands on it."""

    name: str
    x: float
    y: float
    width: float
    height: float
    words: str = ""
    small: str = ""


@dataclass(frozen=True)
class Net:
    """A part to cut out: its outline, further cuts, folds, panels, and the tabs that get glue.

    Coordinates start at the upper left corner of the space it needs; y grows downwards.
    """

    name: str
    width: float
    height: float
    outline: tuple[Point, ...]
    cuts: tuple[tuple[Point, Point], ...]
    folds: tuple[tuple[Point, Point], ...]
    panels: tuple[Panel, ...]
    tabs: tuple[tuple[Point, ...], ...]


def inner_length(tray: Tray) -> float:
    """Return the length of the floor: all sections one behind the other."""
    return sum(section.length for section in tray.sections)


def divider_places(tray: Tray) -> tuple[float, ...]:
    """Return how far from the back wall each divider stands."""
    places = []
    at = 0.0
    for section in tray.sections[:-1]:
        at += section.length
        places.append(at)
    return tuple(places)


def tray_net(tray: Tray) -> Net:
    """Return the net of a tray's floor and four walls; the back wall is at the top, the front wall below."""
    wide, long, wall = tray.width, inner_length(tray), tray.wall
    left, right, top, foot = wall, wall + wide, wall, wall + long

    def tab(x: float, y: float, way: int) -> tuple[Point, ...]:
        return ((x, y), (x + way * TAB, y + TAPER), (x + way * TAB, y + wall - TAPER), (x, y + wall))

    tabs = (tab(left, 0, -1), tab(right, 0, 1), tab(left, foot, -1), tab(right, foot, 1))
    outline = (
        (0.0, top), (left, top), *reversed(tabs[0][1:3]), (left, 0.0),
        (right, 0.0), *tabs[1][1:3], (right, top), (right + wall, top),
        (right + wall, foot), (right, foot), *tabs[3][1:3], (right, foot + wall),
        (left, foot + wall), *reversed(tabs[2][1:3]), (left, foot), (0.0, foot),
    )  # fmt: skip
    folds = (
        ((left, top), (right, top)),
        ((left, foot), (right, foot)),
        ((left, top), (left, foot)),
        ((right, top), (right, foot)),
        *(((x, y), (x, y + wall)) for y in (0.0, foot) for x in (left, right)),
    )
    notches = tuple(
        ((x, top + place), (x + way * NOTCH, top + place))
        for place in divider_places(tray)
        for x, way in ((0.0, 1), (right + wall, -1))
    )
    panels = (
        Panel("floor", left, top, wide, long),
        Panel("back", left, 0.0, wide, wall),
        Panel("front", left, foot, wide, wall),
        Panel("left", 0.0, top, wall, long),
        Panel("right", right, top, wall, long),
    )
    return Net("Tray", 2 * wall + wide, 2 * wall + long, outline, notches, folds, panels, tabs)


def divider_nets(tray: Tray) -> tuple[Net, ...]:
    """Return the dividers from back to front, each named after the section before it."""
    wide, high = tray.width - PLAY, tray.divider
    flap = min(tray.wall - 2, high)
    nets = []
    for behind, before in zip(tray.sections, tray.sections[1:], strict=False):
        left, right = TAB, TAB + wide
        low = high - flap
        tabs = (
            ((left, low), (0.0, low + TAPER), (0.0, high - TAPER), (left, high)),
            ((right, low), (right + TAB, low + TAPER), (right + TAB, high - TAPER), (right, high)),
            (
                (left, high), (left + TAPER, high + FOOT), (right - TAPER, high + FOOT), (right, high),
            ),
        )  # fmt: skip
        outline = (
            (left, 0.0), (right, 0.0), *tabs[1], *reversed(tabs[2][1:3]), *reversed(tabs[0]),
        )  # fmt: skip
        folds = (((left, low), (left, high)), ((right, low), (right, high)), ((left, high), (right, high)))
        panel = Panel("divider", left, 0.0, wide, high, before.name, f"{behind.name} stand behind")
        nets.append(
            Net(f"Divider: {before.name}", wide + 2 * TAB, high + FOOT, outline, (), folds, (panel,), tabs)
        )
    return tuple(nets)


@dataclass(frozen=True)
class Placed:
    """A net on a sheet, its upper left corner in millimetres from that of the room it is put into."""

    net: Net
    x: float
    y: float

    @property
    def right(self) -> float:
        """How far it reaches to the right."""
        return self.x + self.net.width


def arranged(nets: Sequence[Net], width: float, height: float, gap: float = GAP) -> list[list[Placed]]:
    """Return the nets in rows on as few sheets as that takes; raise ValueError for one that is too large."""
    sheets: list[list[Placed]] = [[]]
    x = y = row = 0.0
    for net in nets:
        if net.width > width or net.height > height:
            raise ValueError(f"{net.name} is {net.width:g} x {net.height:g} mm")
        if x and x + net.width > width:
            x, y, row = 0.0, y + row + gap, 0.0
        if y + net.height > height:
            sheets.append([])
            x = y = row = 0.0
        sheets[-1].append(Placed(net, x, y))
        x, row = x + net.width + gap, max(row, net.height)
    return [sheet for sheet in sheets if sheet]
