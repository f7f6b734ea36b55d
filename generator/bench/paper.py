"""Measures paper: laying out faces against WeasyPrint alone, another paper, the size of files."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

import weasyprint

from generator.bench.measurement import Measurement, best_of, processor_seconds
from generator.catalogue import Catalogue, load_catalogue
from generator.printing.face_html import faces_html
from generator.printing.faces import DeckFaces, faces_of
from generator.printing.products import Wanted, card_sheets
from generator.printing.reading import BundledFiles, KnownFonts
from generator.printing.sizes import CARD_SIZES, PAPERS
from generator.project import Project

FACES = 161
"""Faces to lay out: those of a game of the usual size, 160 fronts and a back."""


@dataclass(frozen=True)
class Batch:
    """Some cards of one deck, as few as needed."""

    catalogue: Catalogue
    faces: DeckFaces

    @property
    def wanted(self) -> Wanted:
        """What to print to get just these."""
        cards = frozenset(face.card.id for face in self.faces.fronts if face.card)
        return Wanted(deck=self.faces.deck.id, only=cards)


def batches(project: Project, games: Sequence[str], most: int = FACES) -> list[Batch]:
    """Return decks of the games, one after the other, until they have `most` faces, the last one in part."""
    chosen: list[Batch] = []
    left = most
    for catalogue in (load_catalogue(project, game) for game in games):
        for deck in catalogue.game.decks:
            cards = list(dict.fromkeys(copy.card.id for copy in catalogue.copies(deck=deck.id)))
            while cards and len(faces_of(catalogue, deck, cards).faces) > left:
                cards.pop()
            if cards:
                found = faces_of(catalogue, deck, cards)
                chosen.append(Batch(catalogue, found))
                left -= len(found.faces)
    return chosen


def print_all(project: Project, chosen: Sequence[Batch]) -> None:
    """Make duplex A4 sheets of everything chosen, in memory."""
    for batch in chosen:
        for _ in card_sheets(project, batch.catalogue, batch.wanted):
            pass


def another_paper(project: Project, chosen: Sequence[Batch]) -> float:
    """Return the processor time that Letter sheets take once the faces lie on A4 sheets, in seconds."""
    taken = 0.0
    for batch in chosen:
        made = card_sheets(
            project, batch.catalogue, replace(batch.wanted, papers=(PAPERS["a4"], PAPERS["letter"]))
        )
        next(made)
        taken += processor_seconds(partial(next, made))
    return taken


def weasyprint_alone(project: Project, chosen: Sequence[Batch], *, pdf: bool) -> None:
    """Let WeasyPrint lay out the same faces, a page each, with the same fonts, and perhaps write its PDF."""
    for batch in chosen:
        size = CARD_SIZES["poker"]
        html = faces_html(project, batch.catalogue, batch.faces.faces, size, "full")
        base = project.data(batch.catalogue.game.id).as_uri() + "/"
        page = weasyprint.HTML(string=html, base_url=base, url_fetcher=BundledFiles(project))
        document = page.render(font_config=KnownFonts(), cache={})
        if pdf:
            document.write_pdf()


def measure_paper(project: Project, games: Sequence[str], times: int) -> Iterator[Measurement]:
    """Measure faces and sheets; gives nothing for games without cards."""
    chosen = batches(project, games)
    count = sum(len(batch.faces.faces) for batch in chosen)
    if not chosen:
        return
    print_all(project, chosen[:1])
    layout, layout_and_pdf, sheets = best_of(
        times,
        partial(weasyprint_alone, project, chosen, pdf=False),
        partial(weasyprint_alone, project, chosen, pdf=True),
        partial(print_all, project, chosen),
    )
    name = f"{count} faces on A4 sheets"
    note = f"{sheets:.2f} s against {layout_and_pdf:.2f} s"
    yield Measurement(f"{name} / WeasyPrint's PDF", sheets / layout_and_pdf, "×", 1.3, note=note)
    note = f"against {layout:.2f} s"
    yield Measurement(f"{name} / its layout alone", sheets / layout, "×", note=note)
    another = another_paper(project, chosen)
    note = f"{another:.2f} s"
    yield Measurement("another paper / the first", another / sheets, "×", 0.1, note=note)
    yield from _sizes(project, games)


def _sizes(project: Project, games: Sequence[str]) -> Iterator[Measurement]:
    for game in games:
        catalogue = load_catalogue(project, game)
        for deck in catalogue.game.decks:
            for sheets in card_sheets(project, catalogue, Wanted(deck=deck.id)):
                name = f"A4 sheets of {game}, {deck.id}"
                yield Measurement(name, len(sheets.pdf) / 1e6, "MB", 1, note=f"{sheets.cards} cards")
