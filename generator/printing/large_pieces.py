"""Pieces as large as a sheet or larger, such as boards: laid out once, then put on sheets or tiles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO

import pikepdf
import weasyprint
from pikepdf import Name, OutlineItem, Pdf

from generator.catalogue.model import Component
from generator.faults import Faults
from generator.printing.component_room import component_fault
from generator.printing.face_view import Look
from generator.printing.flatten import ungroup
from generator.printing.geometry import Box, Line
from generator.printing.marks import Drawing, draw, printable
from generator.printing.preflight import Expected, preflight
from generator.printing.quickref import finished
from generator.printing.reading import BundledFiles, KnownFonts, written
from generator.printing.sizes import PRINTER_MARGIN, Length, Paper, mm
from generator.printing.tiling import OVERLAP, Tile, Tiling, tiling
from generator.printing.typography import FAMILIES

BLEED = mm(1)
"""Colour past the edge of a large piece, where it has any."""

_KEY = mm("3.2")
_MAP_ROOM = mm(26)


@dataclass(frozen=True)
class LargePiece:
    """A piece as HTML: one page a picture, each `width` by `height` once cut, with `bleed` around it."""

    html: str
    names: Sequence[str]
    width: Length
    height: Length
    bleed: Length
    cut: str
    """What to do with it once printed."""
    whole: bool = False
    """Whether it must lie on one sheet."""


def large_pdf(look: Look, component: Component, paper: Paper, piece: LargePiece) -> bytes:
    """Return the file of a piece: every picture on one sheet, or on tiles that overlap by 10 mm.

    Raises `Faults` if it is larger than what the paper can hold.
    """
    made = tiling(paper, piece.width + 2 * piece.bleed, piece.height + 2 * piece.bleed)
    if made is None or (piece.whole and made.count > 1):
        size = f"{float(piece.width.millimetres):g} x {piece.height}"
        message = f"expected a size that {paper.title} has room for, found {size}"
        raise Faults([component_fault(look, component, component.sheet.replace("-", "_"), message)])
    pictures = _laid_out(look, piece)
    tiles = [(name, tile) for name in piece.names for tile in made.tiles()]
    sheets = draw([_drawing(look, component, piece, made, at, tiles) for at in range(len(tiles))])
    with Pdf.open(BytesIO(sheets)) as pdf, Pdf.open(BytesIO(pictures)) as source:
        ungroup(source)
        forms = []
        for page in source.pages:
            page.trimbox = page.cropbox = page.mediabox
            forms.append(pdf.copy_foreign(source.make_indirect(page.as_form_xobject())))
        for at, (name, tile) in enumerate(tiles):
            _place(pdf, pdf.pages[at], forms[piece.names.index(name)], tile)
        if len(tiles) > 1:
            with pdf.open_outline() as outline:
                outline.root.extend(
                    OutlineItem(f"{name} {tile.name}" if made.count > 1 else name, at)
                    for at, (name, tile) in enumerate(tiles)
                )
        saved = BytesIO()
        pdf.save(saved, deterministic_id=True)
    game = look.catalogue.game
    pdf_bytes = finished(saved.getvalue(), f"{game.title}: {component.name}, {paper.title}", look.catalogue)
    file = look.project.output / game.id / f"{component.id}-{paper.name}.pdf"
    preflight(pdf_bytes, file, Expected(made.paper, len(tiles), frozenset(FAMILIES), len(piece.names)))
    return pdf_bytes


def _laid_out(look: Look, piece: LargePiece) -> bytes:
    document = weasyprint.HTML(string=piece.html, url_fetcher=BundledFiles(look.project)).render(
        font_config=KnownFonts()
    )
    assert len(document.pages) == len(piece.names), "a picture flows over its page"
    return written(document)


def _drawing(
    look: Look,
    component: Component,
    piece: LargePiece,
    made: Tiling,
    at: int,
    tiles: Sequence[tuple[str, Tile]],
) -> Drawing:
    name, tile = tiles[at]
    game = look.catalogue.game
    title = printable(game.title, game.id)
    owner = printable(game.owner, "") or "their owners"
    size = f"{float(piece.width.millimetres):.6g} x {piece.height}"
    if made.count > 1:
        words = [
            f"{title} · {name} · tile {tile.name}, sheet {at + 1} of {len(tiles)}",
            f"Print at actual size on {made.paper}, one side. Tiles overlap by {OVERLAP}.",
            _joining(tile, made),
            f"{piece.cut} {size}. Unofficial; names belong to {owner}.",
        ]
    else:
        words = [
            f"{title} · {name} · sheet {at + 1} of {len(tiles)}",
            f"Print at actual size on {made.paper}, one side.",
            f"{piece.cut} {size}.",
            f"Unofficial; names belong to {owner}.",
        ]
    footer = Box(
        PRINTER_MARGIN,
        PRINTER_MARGIN,
        made.paper.width - 2 * PRINTER_MARGIN - (_MAP_ROOM if made.count > 1 else mm(0)),
        mm(10),
    )
    lines = [*made.marks(tile, piece.bleed), *(_key(tile, made) if made.count > 1 else ())]
    return Drawing(made.paper, lines, footer, words)


def _joining(tile: Tile, made: Tiling) -> str:
    """Return how a tile is joined to those before it: their order is that of the sheets."""
    if tile.column == 0 and tile.row == 0:
        return "Start with this tile. Glue the others over its strips, cut along their left and upper edges."
    onto = []
    if tile.column:
        onto.append(
            f"left edge over the strip of {Tile(tile.column - 1, tile.row, tile.part, tile.place).name}"
        )
    if tile.row:
        onto.append(
            f"upper edge over the strip of {Tile(tile.column, tile.row - 1, tile.part, tile.place).name}"
        )
    return f"Cut and glue: {', '.join(onto)}; its marks meet theirs."


def _key(tile: Tile, made: Tiling) -> Sequence[Line]:
    """Return a small map of the tiles at the lower right, this one filled."""
    hair = mm("0.2")
    left = made.paper.width - PRINTER_MARGIN - _KEY * made.columns - hair
    top = PRINTER_MARGIN + _KEY * made.rows + hair
    lines = [
        Line(left + _KEY * at, top - _KEY * made.rows, left + _KEY * at, top, hair)
        for at in range(made.columns + 1)
    ]
    lines += [
        Line(left, top - _KEY * at, left + _KEY * made.columns, top - _KEY * at, hair)
        for at in range(made.rows + 1)
    ]
    middle = top - _KEY * tile.row - _KEY / 2
    start = left + _KEY * tile.column + hair * 2
    return [*lines, Line(start, middle, start + _KEY - hair * 4, middle, _KEY - hair * 4)]


def _place(pdf: Pdf, target: pikepdf.Page, form: pikepdf.Object, tile: Tile) -> None:
    """Draw a tile's part of a picture beneath what is on its page."""
    target.add_resource(form, Name.XObject, Name("/Face0"))
    place, part = tile.place, tile.part
    clip = " ".join(f"{edge.points:.4f}" for edge in (place.left, place.bottom, place.width, place.height))
    left, bottom = (float(edge) for edge in form.BBox.as_list()[:2])
    across = (place.left - part.left).points - left
    up = (place.bottom - part.bottom).points - bottom
    drawn = f"q {clip} re W n 1 0 0 1 {across:.4f} {up:.4f} cm /Face0 Do Q"
    target.contents_add(pdf.make_stream(drawn.encode("ascii")), prepend=True)
    target.trimbox = target.mediabox
