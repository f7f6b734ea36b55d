"""Turns pages of a PDF into pictures; there is no other way to a picture, so paper and screen agree."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pypdfium2
from PIL import Image

from generator.printing.faces import Face
from generator.printing.layout import LaidOut

_POINTS_AN_INCH = 72


def page_pictures(pdf: bytes, dpi: int = 150, pages: Sequence[int] | None = None) -> Iterator[Image.Image]:
    """Give a picture of each page of a PDF, or of those numbered in `pages` (from 0)."""
    document = pypdfium2.PdfDocument(pdf)
    try:
        for number in range(len(document)) if pages is None else pages:
            page = document[number]
            bitmap = page.render(scale=dpi / _POINTS_AN_INCH)
            yield bitmap.to_pil().convert("RGB")
            bitmap.close()
            page.close()
    finally:
        document.close()


def page_texts(pdf: bytes) -> list[str]:
    """Return the text of each page of a PDF, as a reader would search or copy it."""
    document = pypdfium2.PdfDocument(pdf)
    try:
        texts = []
        for page in document:
            text = page.get_textpage()
            texts.append(text.get_text_bounded())
            text.close()
            page.close()
        return texts
    finally:
        document.close()


def face_pictures(laid: LaidOut, dpi: int = 200) -> Iterator[tuple[Face, Image.Image]]:
    """Give each laid-out face with its picture, cut along the trim."""
    size, bleed = laid.size, laid.size.bleed.pixels(dpi)
    for face, picture in zip(laid.faces, page_pictures(laid.pdf, dpi), strict=True):
        box = (bleed, bleed, bleed + size.width.pixels(dpi), bleed + size.height.pixels(dpi))
        yield face, picture.crop(box)
