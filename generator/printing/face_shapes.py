"""Shapes drawn from numbers: medallions that tell signs apart by outline, and ridges of hills."""

from __future__ import annotations

from math import cos, pi, sin
from zlib import crc32

SHAPES = ("circle", "lozenge", "plum", "octagon", "shield", "hexagon", "square")
"""Outlines in the order in which the values of a sign get them, so that form tells what colour must not."""

OUTLINES = (*SHAPES, "scroll", "handscroll", "arch")
"""Every outline that data may name: a scroll hung up, one held in both hands, and a horseshoe."""

_REACH = {
    "scroll": (0.94, 1.08),
    "handscroll": (1.16, 0.96),
    "arch": (0.94, 1.0),
    "lozenge": (1.24, 1.24),
    "plum": (1.1, 1.16),
    "octagon": (1.0, 1.0),
    "hexagon": (0.96, 1.1),
    "shield": (0.95, 1.2),
    "square": (0.9, 0.9),
}


def reach(shape: str) -> tuple[float, float]:
    """Return how far a shape of radius 1 reaches sideways and up."""
    return _REACH.get(shape, (1.0, 1.0))


def _polygon(points: list[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points) + "Z"


def _ring(x: float, y: float, radius: float, corners: int, turn: float) -> str:
    angles = [turn + 2 * pi * corner / corners for corner in range(corners)]
    return _polygon([(x + radius * cos(angle), y + radius * sin(angle)) for angle in angles])


def _circle(x: float, y: float, r: float) -> str:
    return f"M{x - r:.2f} {y:.2f}a{r:.2f} {r:.2f} 0 1 1 {2 * r:.2f} 0a{r:.2f} {r:.2f} 0 1 1 {-2 * r:.2f} 0Z"


def _scroll(x: float, y: float, w: float, h: float, rod: float, knob: float, turned: bool) -> str:
    """Return a sheet between two rods whose ends stick out by `knob`; turned, the rods stand upright."""
    right = [
        (w + knob, -h),
        (w + knob, rod - h),
        (w, rod - h),
        (w, h - rod),
        (w + knob, h - rod),
        (w + knob, h),
    ]
    points = [*right, *((-a, b) for a, b in reversed(right))]
    return _polygon([(x + b, y + a) if turned else (x + a, y + b) for a, b in points])


def _plum(x: float, y: float, r: float) -> str:
    """Return a blossom of five petals."""
    petal = r * 0.52
    corners = [
        (x + r * 0.72 * cos(turn), y + r * 0.72 * sin(turn))
        for turn in (-pi / 2 - pi / 5 + 2 * pi * corner / 5 for corner in range(6))
    ]
    arcs = "".join(f"A{petal:.2f} {petal:.2f} 0 0 1 {a:.2f} {b:.2f}" for a, b in corners[1:])
    return f"M{corners[0][0]:.2f} {corners[0][1]:.2f}{arcs}Z"


def shape_path(shape: str, x: float, y: float, r: float) -> str:
    """Return the outline of a shape around (x, y) whose area is about that of a circle of radius `r`."""
    match shape:
        case "lozenge":
            return _ring(x, y, r * 1.24, 4, 0)
        case "octagon":
            return _ring(x, y, r * 1.06, 8, pi / 8)
        case "hexagon":
            return _ring(x, y, r * 1.1, 6, pi / 6)
        case "square":
            return _ring(x, y, r * 1.25, 4, pi / 4)
        case "plum":
            return _plum(x, y, r * 1.12)
        case "scroll":
            return _scroll(x, y, r * 0.82, r * 1.08, r * 0.14, r * 0.12, turned=False)
        case "handscroll":
            return _scroll(x, y, r * 0.82, r * 1.16, r * 0.14, r * 0.12, turned=True)
        case "arch":
            w, top = r * 0.94, y - r * 0.06
            return (
                f"M{x - w:.2f} {y + r:.2f}V{top:.2f}A{w:.2f} {w:.2f} 0 0 1 {x + w:.2f} {top:.2f}V{y + r:.2f}Z"
            )
        case "shield":
            w, h = r * 0.95, r
            side, tip = y + h * 0.1, y + h * 1.2
            right = f"C{x + w:.2f} {y + h * 0.75:.2f} {x + w * 0.4:.2f} {y + h * 1.05:.2f} {x:.2f} {tip:.2f}"
            left = (
                f"C{x - w * 0.4:.2f} {y + h * 1.05:.2f} {x - w:.2f} {y + h * 0.75:.2f} {x - w:.2f} {side:.2f}"
            )
            return f"M{x - w:.2f} {y - h:.2f}H{x + w:.2f}V{side:.2f}{right}{left}Z"
    return _circle(x, y, r)


def ridge(name: str, left: float, right: float, base: float, height: float, peaks: int) -> str:
    """Return hills from `left` to `right` over `base`, up to `height` high; each name has its own."""
    chance = crc32(name.encode())
    step = (right - left) / peaks
    path = f"M{left:.2f} {base:.2f}V{base - height * 0.3:.2f}"
    for peak in range(peaks):
        chance = (chance * 1103515245 + 12345) % 2**31
        high = height * (0.45 + 0.55 * (chance >> 8 & 255) / 255)
        lean = step * (0.35 + 0.3 * (chance >> 16 & 255) / 255)
        x = left + peak * step
        low = base - height * (0.18 + 0.2 * (chance >> 20 & 15) / 15)
        path += (
            f"C{x + lean * 0.5:.2f} {base - height * 0.3:.2f} {x + lean * 0.7:.2f} {base - high:.2f} "
            f"{x + lean:.2f} {base - high:.2f}S{x + step * 0.8:.2f} {low:.2f} {x + step:.2f} {low:.2f}"
        )
    return path + f"V{base:.2f}Z"
