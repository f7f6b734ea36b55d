"""The typefaces of the edition: which there are, where their files lie, and how wide words are in them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from fontTools.ttLib import TTFont

_MILLIMETRES_A_POINT = 25.4 / 72

TITLE = "Cinzel"
TEXT = "Alegreya Sans"
HAN = "Noto Serif SC"

FAMILIES = (TITLE, TEXT, HAN)
"""Every family that faces and references ask for; an embedded font of any other family was not asked for."""


@dataclass(frozen=True)
class FontFile:
    """A font file with the family, weight and style that CSS asks it by."""

    family: str
    package: str
    file: str
    weight: str = "400"
    style: str = "normal"

    @property
    def path(self) -> Path:
        """Where the file lies on this machine; raises ModuleNotFoundError if its package is not installed."""
        found = find_spec(self.package)
        if found is None or found.origin is None:
            raise ModuleNotFoundError(
                f'the font package "{self.package}" is not installed', name=self.package
            )
        return Path(found.origin).parent / self.file


_ALEGREYA = "fontpkg_alegreya_sans"

FONTS = (
    FontFile(TITLE, "fontpkg_cinzel", "files/Cinzel[wght].ttf", "400 900"),
    FontFile(TEXT, _ALEGREYA, "files/AlegreyaSans-Regular.ttf"),
    FontFile(TEXT, _ALEGREYA, "files/AlegreyaSans-Italic.ttf", style="italic"),
    FontFile(TEXT, _ALEGREYA, "files/AlegreyaSans-Bold.ttf", "700"),
    FontFile(TEXT, _ALEGREYA, "files/AlegreyaSans-BoldItalic.ttf", "700", "italic"),
    FontFile(HAN, "pylopdf_fonts_zh_cn", "NotoSerifSC-Regular.otf"),
)
"""All files that may be embedded. Their licence is the SIL Open Font License."""


def _weight(font: FontFile) -> str:
    """Return the weight for CSS; WeasyPrint knows no range, and finds a variable font's weights by itself."""
    return "" if " " in font.weight else f"font-weight: {font.weight}; "


@cache
def font_css() -> str:
    """Return the @font-face rules that make the families known to a page."""
    return "\n".join(
        f'@font-face {{ font-family: "{font.family}"; {_weight(font)}font-style: {font.style}; '
        f'src: url("{font.path.as_uri()}"); }}'
        for font in FONTS
    )


@cache
def _known(family: str) -> frozenset[int]:
    """Return the code points of a family."""
    files = (font.path for font in FONTS if font.family == family)
    return frozenset(TTFont(next(files), lazy=True).getBestCmap() or ())


def unknown_letters(words: str, *families: str) -> list[str]:
    """Return the letters, each once, that none of the families has."""
    return [
        letter
        for letter in dict.fromkeys(words)
        if not letter.isspace() and not any(ord(letter) in _known(family) for family in families)
    ]


@cache
def _widths(family: str, weight: int) -> tuple[dict[int, int], int, int]:
    """Return advance widths by code point, the width of an unknown letter, and units an em."""
    heavy = weight >= 600
    font = next(
        font
        for font in FONTS
        if font.family == family
        and font.style == "normal"
        and (" " in font.weight or (int(font.weight) >= 600) == heavy or family == HAN)
    )
    opened = TTFont(font.path, lazy=True)
    location = {"wght": weight} if "fvar" in opened else None
    glyphs = opened.getGlyphSet(location=location)
    widths = {
        code: glyphs[name].width
        for code, name in (opened.getBestCmap() or {}).items()
        if family != HAN or code < 0x2FF
    }
    units = int(vars(opened["head"])["unitsPerEm"])
    return widths, units, units


def width_of(words: str, family: str, size: float, weight: int = 400, spacing: float = 0.0) -> float:
    """Return how wide `words` are, in millimetres, set at `size` points with `spacing` em between letters.

    Kerning is left out, so the answer is a little too wide rather than too narrow. A letter the family lacks
    counts as wide as it is high, as a Chinese one is.
    """
    widths, unknown, units = _widths(family, weight)
    advance = sum(widths.get(ord(letter), unknown) / units + spacing for letter in words)
    return advance * size * _MILLIMETRES_A_POINT


def lines_of(words: str, family: str, size: float, room: float, weight: int = 400, lead: float = 0.0) -> int:
    """Return how many lines `words` take in `room` millimetres; explicit line breaks count.

    `lead` millimetres of the first line are taken by what stands before the words.
    """
    space = width_of(" ", family, size, weight)
    lines = 0
    for paragraph in words.split("\n"):
        used = 0.0 if lines else lead
        lines += 1
        for word in paragraph.split():
            wide = width_of(word, family, size, weight)
            if used and used + space + wide > room:
                lines += 1
                used = wide
            else:
                used += (space if used else 0) + wide
    return lines
