"""The one-page quick reference: laid out as large as the page allows, and refused if it does not fit."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from math import floor
from typing import Any

import pikepdf
import weasyprint
from pikepdf import Dictionary, Name, Pdf

from generator.catalogue.catalogue import Catalogue
from generator.faults import Fault, Faults, Place
from generator.printing.colours import inks_for
from generator.printing.face_html import Ink, environment
from generator.printing.face_view import Look
from generator.printing.flatten import ungroup
from generator.printing.preflight import Expected, preflight
from generator.printing.quickref_model import Quickref
from generator.printing.quickref_reading import read_quickref
from generator.printing.quickref_view import block_view, generated, legend
from generator.printing.reading import BundledFiles, KnownFonts, written
from generator.printing.sizes import Paper
from generator.printing.template_faults import template_faults
from generator.printing.typography import FAMILIES
from generator.project import Project
from generator.rulebook.read import read_rulebook

_FIRST, _LARGEST, _SMALLEST, _STEP = 9.0, 11.5, 7.0, 0.25
"""Points of the running text: tried first, what looks best, what can still be read, and the steps between."""

_ENOUGH = 0.03
"""Share of a column that may stay free before a larger size is tried."""

_LEAST_AIR, _MOST_AIR = 6.0, 26.0
"""Pixels left free at the foot of a column, and by which its blocks are at most moved apart."""

_MAKER = "Peach Garden Press"


def quickref_of(project: Project, catalogue: Catalogue, look: Look) -> Quickref:
    """Return the quick reference a game has written, else one made from its catalogue."""
    file = project.data(catalogue.game.id) / "quickref.yaml"
    if not file.is_file():
        return generated(look)
    documents = project.docs(catalogue.game.id)
    rules = read_rulebook(project, catalogue.game.id).rules if documents.is_dir() else None
    return read_quickref(catalogue, file, rules)


def quickref_pdf(project: Project, catalogue: Catalogue, paper: Paper, ink: Ink = "full") -> bytes:
    """Return a quick reference of exactly one page.

    Raises `Faults` for a faulty quickref.yaml, unknown pictograms, letters no font of ours has, and for more
    than fits at 7 points.
    """
    look = Look(project, catalogue, low=ink == "low")
    with template_faults(project):
        page = _Page(project, look, quickref_of(project, catalogue, look), paper).fitted()
    pdf = finished(page, f"{catalogue.game.title}: quick reference, {paper.title}", catalogue)
    file = project.output / catalogue.game.id / f"quickref-{paper.name}.pdf"
    preflight(pdf, file, Expected(paper, 1, frozenset(FAMILIES)))
    return pdf


def finished(pdf: bytes, title: str, catalogue: Catalogue) -> bytes:
    """Return a PDF without transparency groups, with title and print hints; same input, same bytes."""
    with Pdf.open(BytesIO(pdf)) as opened:
        ungroup(opened)
        opened.Root.ViewerPreferences = Dictionary(
            PrintScaling=Name("/None"), PickTrayByPDFSize=True, DisplayDocTitle=True
        )
        opened.Root.Lang = pikepdf.String("en")
        if "/Metadata" in opened.Root:
            del opened.Root.Metadata
        del opened.trailer.Info
        opened.docinfo = opened.make_indirect(
            Dictionary(
                Title=pikepdf.String(title),
                Subject=pikepdf.String(f"{catalogue.game.title}, unofficial"),
                Creator=pikepdf.String(_MAKER),
                Producer=pikepdf.String(_MAKER),
            )
        )
        made = BytesIO()
        opened.save(made, deterministic_id=True, object_stream_mode=pikepdf.ObjectStreamMode.generate)
    return made.getvalue()


class _Page:
    """One page that is laid out several times, smaller until it fits."""

    def __init__(self, project: Project, look: Look, quickref: Quickref, paper: Paper) -> None:
        self.project = project
        self.look = look
        self.paper = paper
        self.quickref = quickref
        self.blocks = [block_view(look, block) for block in quickref.blocks]
        self.legend = legend(look)
        self.tile = look.pattern(
            look.catalogue.game.decks[0].back.pattern, "deck", look.catalogue.game.decks[0].id
        )
        game = look.catalogue.game
        look.letters(game.title, "title", "game", game.id)
        look.letters(game.chinese, "chinese", "game", game.id)
        if look.faults:
            raise Faults(look.faults)
        self.template = environment(project).get_template("quickref/page.html")
        self.fonts = KnownFonts()

    def _laid_out(self, points: float, air: Sequence[float] = ()) -> Any:
        game = self.look.catalogue.game
        inks = inks_for(game.palette, game.palette.accent, self.look.low)
        html = self.template.render(
            game=game,
            paper=self.paper,
            quickref=self.quickref,
            columns=[
                (share, [block for block in self.blocks if block.column == number])
                for number, share in enumerate(self.quickref.columns, 1)
            ],
            legend=self.legend,
            rules=any(
                entry.rule for block in self.blocks for group in block.groups for entry in group.entries
            ),
            inks=inks,
            tile=self.tile,
            points=points,
            air=air or [0.0] * len(self.quickref.columns),
        )
        return weasyprint.HTML(string=html, url_fetcher=BundledFiles(self.project)).render(
            font_config=self.fonts
        )

    def _rooms(self, points: float) -> tuple[list[float], float]:
        """Return how many pixels are left in each column at a size, and a column's height.

        A number below 0 says how far blocks stick out.
        """
        frames = _frames(self._laid_out(points))
        return [_room(frame) for frame in frames], float(frames[0].height)

    def fitted(self) -> bytes:
        """Return the page about as large as every column fits, its columns filled to the foot."""
        fits, too_large, points = 0.0, _LARGEST + _STEP, _FIRST
        while True:
            rooms, height = self._rooms(points)
            least = min(rooms)
            if least >= _LEAST_AIR:
                fits, found = points, rooms
            elif points <= _SMALLEST:
                raise Faults([self._too_much(least)])
            else:
                too_large = points
            if fits and (least < _ENOUGH * height or too_large - fits <= _STEP):
                break
            # What sticks out beyond the paper is not laid out: only a column with room tells how much larger.
            larger = ((height - _LEAST_AIR) / (height - least)) ** 0.6
            guess = points * larger if fits else (_SMALLEST + points) / 2
            guess = _STEP * floor(guess / _STEP)
            points = max(fits + _STEP if fits else _SMALLEST, min(guess, too_large - _STEP))
        counts = [sum(block.column == number for block in self.blocks) for number, _ in enumerate(found, 1)]
        air = [
            min(_MOST_AIR, (room - _LEAST_AIR) / (count - 1)) if count > 1 else 0.0
            for room, count in zip(found, counts, strict=True)
        ]
        return written(self._laid_out(fits, air))

    def _too_much(self, short: float) -> Fault:
        game = self.look.catalogue.game
        file = self.project.data(game.id) / "quickref.yaml"
        over = f"{-short * 25.4 / 96:.1f} mm"
        message = f"expected one page of {self.paper.title} at {_SMALLEST:g} pt, found {over} too much"
        return Fault(Place(file if file.is_file() else file.with_name("game.yaml")), "blocks", message)


def _frames(document: Any) -> list[Any]:
    """Return the boxes of the columns, on the first page."""
    return [
        box
        for box in document.pages[0]._page_box.descendants(placeholders=True)
        if box.element is not None and "column" in box.element.get("class", "").split()
    ]


def _room(frame: Any) -> float:
    """Return how many pixels of a column are left below its blocks; below 0 if they stick out."""
    bottoms = [
        box.border_box_y() + box.border_height()
        for box in frame.descendants(placeholders=True)
        if box is not frame
        and type(box).__name__ in ("BlockBox", "TableBox")
        and isinstance(box.height, int | float)
    ]
    return float(frame.content_box_y() + frame.height - max(bottoms, default=frame.content_box_y()))
