"""Turns pages of a PDF into pictures; there is no other way to a picture, so paper and screen agree."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO

import pypdfium2
from PIL import Image

from generator.catalogue.catalogue import Catalogue
from generator.printing.faces import Face, front_of
from generator.printing.layout import LaidOut, lay_out
from generator.printing.sizes import CARD_SIZES, CardSize
from generator.project import Project

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


def png(picture: Image.Image) -> bytes:
    """Return a picture as a PNG file. The same picture gives the same bytes."""
    made = BytesIO()
    picture.save(made, "PNG", optimize=True)
    return made.getvalue()


def face_png(
    project: Project,
    catalogue: Catalogue,
    face: Face | str,
    *,
    size: CardSize = CARD_SIZES["poker"],
    dpi: int = 200,
) -> bytes:
    """Return a PNG of one face, cut along the trim; of a card given by id, the front of its first copy.

    For many faces it is far quicker to lay them out together and to go through `face_pictures`.
    Raises `Faults` as `lay_out` does and KeyError for an unknown card.
    """
    if isinstance(face, str):
        card = catalogue.cards[face]
        face = front_of(catalogue.decks_of(card)[0], card, card.marks[0])
    laid = lay_out(project, catalogue, [face], size)
    return next(png(picture) for _, picture in face_pictures(laid, dpi))
