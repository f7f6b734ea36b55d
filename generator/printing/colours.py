"""Colours as numbers: solid mixes in place of transparency, and which of two is readable on a third."""

from __future__ import annotations

from dataclasses import dataclass

from generator.catalogue.model import Palette

WHITE = "#ffffff"


def _parts(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(first: str, second: str, share: float) -> str:
    """Return `share` of the first colour (0 to 1) and the rest of the second, as a solid #rrggbb."""
    pairs = zip(_parts(first), _parts(second), strict=True)
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02x}" for a, b in pairs)


def luminance(colour: str) -> float:
    """Return how light a colour is, from 0 (black) to 1 (white), as WCAG 2 defines relative luminance."""

    def linear(part: int) -> float:
        share = part / 255
        return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)

    red, green, blue = map(linear, _parts(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: str, second: str) -> float:
    """Return the WCAG contrast of two colours, from 1 (the same) to 21 (black on white)."""
    lighter, darker = sorted((luminance(first), luminance(second)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def readable(colour: str, ground: str, least: float = 4.5) -> str:
    """Return `colour`, darkened just as far as text on `ground` needs (WCAG asks for a contrast of 4.5)."""
    for share in range(20, -1, -1):
        found = mix(colour, "#000000", share / 20)
        if contrast(found, ground) >= least:
            return found
    return "#000000"


@dataclass(frozen=True)
class Inks:
    """The colours of one face, each solid; `ground` to `line` are steps from paper to the main colour."""

    paper: str
    ink: str
    quiet: str
    rule: str
    main: str
    solid: str
    on_solid: str
    ground: str
    line: str
    hill: str
    near: str
    disc: str
    back_line: str


def inks_for(palette: Palette, colour: str, low: bool = False) -> Inks:
    """Return the colours of a face with this main colour; `low` saves ink: outlines on white."""
    if low:
        main = readable(colour, WHITE)
        faint = mix(main, WHITE, 0.35)
        return Inks(
            paper=WHITE,
            ink=palette.ink,
            quiet=palette.quiet,
            rule=faint,
            main=main,
            solid=WHITE,
            on_solid=main,
            ground=WHITE,
            line=faint,
            hill=WHITE,
            near=WHITE,
            disc=WHITE,
            back_line=mix(main, WHITE, 0.2),
        )
    paper = palette.paper
    return Inks(
        paper=paper,
        ink=palette.ink,
        quiet=palette.quiet,
        rule=palette.rule,
        main=readable(colour, paper),
        solid=colour,
        on_solid=paper if contrast(paper, colour) >= 3.5 else palette.ink,
        ground=mix(colour, paper, 0.13),
        line=mix(colour, paper, 0.34),
        hill=mix(colour, paper, 0.3),
        near=mix(colour, paper, 0.52),
        disc=paper,
        back_line=mix(paper if contrast(paper, colour) >= 3.5 else palette.ink, colour, 0.28),
    )
