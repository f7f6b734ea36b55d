"""Builds the file to print: faces placed as form XObjects on marked sheets, with hints and an outline."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from io import BytesIO
from itertools import groupby

import pikepdf
from pikepdf import Dictionary, Name, OutlineItem, Pdf

from generator.catalogue.model import Game
from generator.printing.faces import Face
from generator.printing.flatten import ungroup
from generator.printing.geometry import Flip, turn_about_middle
from generator.printing.grid import Grid
from generator.printing.imposition import Placement, SheetPage
from generator.printing.layout import LaidOut
from generator.printing.marks import Drawing, draw, printable
from generator.printing.sizes import CardSize

LAYOUT_VERSION = 1
"""Rises when cards come to lie elsewhere on a sheet, lest anyone mix sheets of two versions."""

_MADE = "D:20000101000000Z"
_MAKER = "Peach Garden Press"


@dataclass(frozen=True)
class Particulars:
    """What a file's sheets say about themselves."""

    game: Game
    grid: Grid
    flip: Flip
    backs: bool

    @property
    def title(self) -> str:
        """The title of the file."""
        return f"{self.game.title}: cards, {self.grid.paper}"

    @property
    def _cards(self) -> str:
        return f"Cards: {self.grid.size}; {self.grid.described}"

    def words(self, page: SheetPage) -> list[str]:
        """Return the footer of a page, the most important first."""
        game = printable(self.game.title, self.game.id)
        deck = printable(page.decks.deck.name, page.decks.deck.id)
        sides = f"both sides, flip on the {self.flip} edge" if self.backs else "one side"
        owner = printable(self.game.owner, "") or "their owners"
        return [
            f"{game} · {deck} · sheet {page.number} of {page.sheets}, {page.side}",
            f"Print at actual size on {self.grid.paper}, {sides}.",
            f"{page.remedy or self._cards}. Layout {LAYOUT_VERSION}.",
            f"Unofficial; names belong to {owner}.",
        ]


def sheets_pdf(pages: Sequence[SheetPage], laid: Sequence[LaidOut], particulars: Particulars) -> bytes:
    """Return the file, every face embedded once, however often it is placed. Same input, same bytes."""
    paper = draw(
        [Drawing(page.paper, page.marks, page.footer, particulars.words(page), page.turn) for page in pages]
    )
    with Pdf.open(BytesIO(paper)) as pdf:
        used = {placement.face for page in pages for placement in page.placements}
        forms: dict[Face, pikepdf.Object] = {}
        for document in laid:
            forms |= _forms(pdf, document, used)
        size = laid[0].size
        for page, target in zip(pages, pdf.pages, strict=True):
            _place(pdf, target, page, forms, size)
        _outline(pdf, pages)
        _hints(pdf, particulars)
        made = BytesIO()
        pdf.save(
            made,
            deterministic_id=True,
            object_stream_mode=pikepdf.ObjectStreamMode.generate,
            recompress_flate=True,
        )
    return made.getvalue()


def _forms(pdf: Pdf, document: LaidOut, used: set[Face]) -> dict[Face, pikepdf.Object]:
    """Return the pages of laid-out faces as form XObjects of `pdf`, bleed and all."""
    forms = {}
    with Pdf.open(BytesIO(document.pdf)) as source:
        ungroup(source)
        for face, page in zip(document.faces, source.pages, strict=True):
            if face in used:
                # A form is clipped to the trim box, which would cost the bleed.
                page.trimbox = page.cropbox = page.mediabox
                form = source.make_indirect(page.as_form_xobject())
                # The form has a copy of what all pages share; sharing it again keeps the file small.
                form.Resources = page.obj.Resources
                forms[face] = pdf.copy_foreign(form)
    return forms


def _place(
    pdf: Pdf,
    target: pikepdf.Page,
    page: SheetPage,
    forms: Mapping[Face, pikepdf.Object],
    size: CardSize,
) -> None:
    """Draw a side's faces beneath what is on it, each clipped to the bleed it may show."""
    names: dict[Face, Name] = {}
    drawn = []
    for placement in page.placements:
        form = forms[placement.face]
        if placement.face not in names:
            names[placement.face] = Name(f"/Face{len(names)}")
            target.add_resource(form, Name.XObject, names[placement.face])
        drawn.append(_drawn(placement, form, names[placement.face], size))
    if page.turn:
        turn = " ".join(f"{number:.8f}" for number in turn_about_middle(page.paper, page.turn))
        drawn = [f"q {turn} cm", *drawn, "Q"]
    target.contents_add(pdf.make_stream("\n".join(drawn).encode("ascii")), prepend=True)
    target.trimbox = target.mediabox


def _drawn(placement: Placement, form: pikepdf.Object, name: Name, size: CardSize) -> str:
    """Return the drawing of one face: clip, move (and turn), draw."""
    clip = placement.trim.grown(placement.bleed)
    left, bottom = (float(edge) for edge in form.BBox.as_list()[:2])
    if placement.turned:
        across = (placement.trim.right + size.bleed).points + left
        up = (placement.trim.top + size.bleed).points + bottom
        turn = "-1 0 0 -1"
    else:
        across = (placement.trim.left - size.bleed).points - left
        up = (placement.trim.bottom - size.bleed).points - bottom
        turn = "1 0 0 1"
    box = (clip.left.points, clip.bottom.points, clip.width.points, clip.height.points)
    shown = " ".join(f"{edge:.4f}" for edge in box)
    return f"q {shown} re W n {turn} {across:.4f} {up:.4f} cm {name} Do Q"


def _outline(pdf: Pdf, pages: Sequence[SheetPage]) -> None:
    """Make bookmarks: the decks, and below each its sheets."""
    with pdf.open_outline() as outline:
        for _, group in groupby(enumerate(pages), lambda numbered: numbered[1].decks.deck.id):
            numbered = list(group)
            first, page = numbered[0]
            item = OutlineItem(page.decks.deck.name, first)
            item.children.extend(
                OutlineItem(f"Sheet {page.number}, {page.side}", at) for at, page in numbered
            )
            outline.root.append(item)


def _hints(pdf: Pdf, particulars: Particulars) -> None:
    """Ask viewers to print at exact size, to take the paper of that size, and to turn the right edge."""
    edge = {"long": "/DuplexFlipLongEdge", "short": "/DuplexFlipShortEdge"}[particulars.flip]
    pdf.Root.ViewerPreferences = Dictionary(
        # Name.None_ would write /None_, which no viewer knows.
        PrintScaling=Name("/None"),
        PickTrayByPDFSize=True,
        DisplayDocTitle=True,
        Duplex=Name(edge if particulars.backs else "/Simplex"),
    )
    pdf.Root.Lang = pikepdf.String("en")
    pdf.Root.PageMode = Name.UseOutlines
    del pdf.trailer.Info
    pdf.docinfo = pdf.make_indirect(
        Dictionary(
            Title=pikepdf.String(particulars.title),
            Subject=pikepdf.String(f"{particulars.game.title}, print and play, unofficial"),
            Creator=pikepdf.String(_MAKER),
            Producer=pikepdf.String(_MAKER),
            CreationDate=pikepdf.String(_MADE),
            ModDate=pikepdf.String(_MADE),
        )
    )
