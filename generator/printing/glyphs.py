"""Finds letters that no font of the page has, and fonts that were asked for but never brought."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from fontTools.ttLib import TTFont

GENERIC = frozenset({"serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "math", "emoji"})
"""Families that stand for whatever a machine has; they do not count as fonts that were brought."""

_UNSEEN = frozenset({"Cc", "Cf", "Zl", "Zp", "Zs"})


@lru_cache(maxsize=64)
def _letters(file: Path) -> frozenset[int]:
    with TTFont(file, lazy=True) as font:
        return frozenset(font.getBestCmap() or ())


def text_boxes(page_box: Any) -> Iterator[Any]:
    """Give every piece of text laid out on a page."""
    for box in page_box.descendants(placeholders=True):
        if type(box).__name__ == "TextBox" and box.text.strip():
            yield box


def unbrought(page_box: Any, families: Collection[str]) -> set[str]:
    """Return the families a page's texts ask for that no @font-face brings.

    A text that names no family at all asks for a generic one, which counts.
    """
    asked: set[str] = set()
    for box in text_boxes(page_box):
        named = [family for family in box.style["font_family"] if family not in GENERIC]
        asked.update(named or box.style["font_family"])
    return asked - set(families)


def missing_letters(page_box: Any, fonts: Mapping[str, Collection[Path]]) -> set[str]:
    """Return the letters of a page that none of the fonts asked for there can draw.

    Text that asks only for fonts nobody brought is left to `unbrought`.
    """
    missing: set[str] = set()
    for box in text_boxes(page_box):
        families = [family for family in box.style["font_family"] if family in fonts]
        if not families:
            continue
        for letter in set(box.text):
            if unicodedata.category(letter) in _UNSEEN or unicodedata.combining(letter):
                continue
            if not any(ord(letter) in _letters(file) for family in families for file in fonts[family]):
                missing.add(letter)
    return missing


def named(letter: str) -> str:
    """Return a letter with its code point and name, such as `U+1F351 PEACH`."""
    return f"U+{ord(letter):04X} {unicodedata.name(letter, '')}".strip()
