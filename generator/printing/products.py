"""What `press print` makes of a game: a file of card sheets a paper, looked over before it is written."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from generator.catalogue.catalogue import Catalogue
from generator.faults import Fault, Faults, Place, nearest
from generator.printing.face_html import Ink, faces_html
from generator.printing.faces import DeckFaces, faces_of
from generator.printing.geometry import Flip
from generator.printing.grid import Grid, MarkStyle, best_grid
from generator.printing.imposition import Backs, imposed
from generator.printing.layout import FacesHtml, LaidOut, lay_out
from generator.printing.preflight import Expected, preflight
from generator.printing.sheets import Particulars, sheets_pdf
from generator.printing.sizes import CARD_SIZES, PAPERS, CardSize, Paper
from generator.printing.typography import TEXT
from generator.project import Project

USUAL_SIZE = "poker"
"""The size of cards that goes without saying."""


@dataclass(frozen=True)
class Wanted:
    """What to print and how. `only` holds ids of cards; empty means all. `deck` is a deck's id, or empty."""

    papers: Sequence[Paper] = (PAPERS["a4"],)
    size: CardSize = CARD_SIZES[USUAL_SIZE]
    flip: Flip = "long"
    only: frozenset[str] = frozenset()
    deck: str = ""
    ink: Ink = "full"
    marks: MarkStyle | None = field(default_factory=MarkStyle)
    backs: Backs | None = field(default_factory=Backs)


@dataclass(frozen=True)
class Sheets:
    """A file of card sheets as made."""

    file: Path
    paper: Paper
    grid: Grid
    pdf: bytes
    pages: int
    sheets: int
    cards: int
    faces: int


Progress = Callable[[str], None]


def card_sheets(
    project: Project,
    catalogue: Catalogue,
    wanted: Wanted,
    progress: Progress = lambda step: None,
    html: FacesHtml = faces_html,
) -> Iterator[Sheets]:
    """Make the card sheets of a game for each paper, from faces laid out once; writes nothing.

    Gives nothing if none of the game's cards is wanted. Raises `Faults` for a paper too small for the card,
    and as `lay_out` and `preflight` do.
    """
    grids = [_grid(project, catalogue, paper, wanted) for paper in wanted.papers]
    decks = _decks(project, catalogue, wanted)
    if not decks:
        return
    laid = list(_laid_out(project, catalogue, decks, wanted, progress, html))
    for grid in grids:
        progress(f"{catalogue.game.short}: sheets for {grid.paper}")
        yield _sheets(project, catalogue, grid, decks, laid, wanted)


def _decks(project: Project, catalogue: Catalogue, wanted: Wanted) -> list[DeckFaces]:
    chosen = [deck for deck in catalogue.game.decks if not wanted.deck or deck.id == wanted.deck]
    decks = [faces_of(catalogue, deck, wanted.only) for deck in chosen]
    return [deck for deck in decks if deck.fronts]


def _laid_out(
    project: Project,
    catalogue: Catalogue,
    decks: Sequence[DeckFaces],
    wanted: Wanted,
    progress: Progress,
    html: FacesHtml,
) -> Iterator[LaidOut]:
    """Lay out deck by deck; a fault in one does not hide those in the next."""
    faults: list[Fault] = []
    for deck in decks:
        faces = deck.faces if wanted.backs else deck.fronts
        progress(f"{catalogue.game.short}: {len(faces)} faces of {deck.deck.name}")
        try:
            yield lay_out(project, catalogue, faces, wanted.size, wanted.ink, html)
        except Faults as found:
            faults += found.faults
    if faults:
        raise Faults(faults)


def _grid(project: Project, catalogue: Catalogue, paper: Paper, wanted: Wanted) -> Grid:
    if grid := best_grid(paper, wanted.size, wanted.marks):
        return grid
    message = f"expected a card that fits {paper.title} with its bleed, found {wanted.size}"
    raise Faults([Fault(Place(project.data(catalogue.game.id)), "paper", message)])


def _sheets(
    project: Project,
    catalogue: Catalogue,
    grid: Grid,
    decks: Sequence[DeckFaces],
    laid: Sequence[LaidOut],
    wanted: Wanted,
) -> Sheets:
    file = project.output / catalogue.game.id / file_name(grid.paper, wanted)
    pages = imposed(decks, grid, wanted.flip, wanted.backs)
    pdf = sheets_pdf(pages, laid, Particulars(catalogue.game, grid, wanted.flip, wanted.backs is not None))
    families = frozenset({TEXT}.union(*(document.families for document in laid)))
    faces = len({placement.face for page in pages for placement in page.placements})
    preflight(pdf, file, Expected(grid.paper, len(pages), families, faces))
    cards = sum(len(deck.pieces) for deck in decks)
    return Sheets(file, grid.paper, grid, pdf, len(pages), pages[-1].sheets, cards, faces)


def file_name(paper: Paper, wanted: Wanted) -> str:
    """Return a file's name: `cards-a4.pdf` for all cards as poker cards whose sheets turn on the long edge.

    What differs is named after the paper, as in `cards-a4-bridge-deck-main-some-short.pdf`: the size, the
    deck, that only some cards are there, the short edge. So no part replaces the file of the whole game.
    """
    parts = [
        "cards",
        paper.name,
        wanted.size.name if wanted.size.name != USUAL_SIZE else "",
        f"deck-{wanted.deck}" if wanted.deck else "",
        "some" if wanted.only else "",
        wanted.flip if wanted.flip != "long" else "",
    ]
    return f"{'-'.join(filter(None, parts))}.pdf"


def cards_named(catalogue: Catalogue, names: Sequence[str]) -> frozenset[str]:
    """Return the ids of the cards that are called so, by id or name, in any case."""
    wanted = {name.casefold() for name in names}
    return frozenset(
        card.id for card in catalogue.cards.values() if wanted & {card.id.casefold(), card.name.casefold()}
    )


def check_names(catalogues: Sequence[Catalogue], place: Place, names: Sequence[str], deck: str) -> None:
    """Raise `Faults` for names of cards, and of a deck, that none of the games has."""
    cards = [card for catalogue in catalogues for card in catalogue.cards.values()]
    known = {word.casefold() for card in cards for word in (card.name, card.id)}
    faults = [
        Fault(
            place,
            "only",
            f'expected the name or id of a card, found "{name}"',
            nearest(name, [card.name for card in cards]),
        )
        for name in names
        if name.casefold() not in known
    ]
    decks = [found.id for catalogue in catalogues for found in catalogue.game.decks]
    if deck and deck not in decks:
        message = f'expected one of the decks {", ".join(decks)}, found "{deck}"'
        faults.append(Fault(place, "deck", message, nearest(deck, decks)))
    if faults:
        raise Faults(faults)
