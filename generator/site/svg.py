"""Small pieces of SVG that pictures of tables are made of."""

from __future__ import annotations

from html import escape

from generator.site.table_layout import width_of


def px(value: float) -> str:
    """Write a measure in pixels shortly."""
    return f"{value:.1f}".removesuffix(".0")


def text_at(x: float, y: float, text: str, look: str = "", anchor: str = "", room: float = 0) -> str:
    """Write a line of text; one that seems wider than its `room` is pressed together."""
    looks = f' class="{look}"' if look else ""
    anchors = f' text-anchor="{anchor}"' if anchor else ""
    pressed = f' textLength="{px(room)}" lengthAdjust="spacingAndGlyphs"' if 0 < room < width_of(text) else ""
    return f'<text x="{px(x)}" y="{px(y)}"{looks}{anchors}{pressed}>{escape(text)}</text>'


def rect(x: float, y: float, width: float, height: float, round_: float, look: str) -> str:
    """Draw a box with rounded corners."""
    place = f'x="{px(x)}" y="{px(y)}" width="{px(width)}" height="{px(height)}" rx="{px(round_)}"'
    return f'<rect class="{look}" {place}/>'
