"""Player aids: the short of a quick reference on cards, one for each player, imposed as a deck."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from generator.catalogue.catalogue import Catalogue
from generator.catalogue.fields import Source
from generator.catalogue.model import Back, Deck
from generator.faults import Fault, Faults, Place
from generator.printing.colours import inks_for
from generator.printing.face_html import Ink, environment
from generator.printing.face_view import Look
from generator.printing.faces import DeckFaces, Face
from generator.printing.geometry import Flip
from generator.printing.grid import MarkStyle, best_grid
from generator.printing.imposition import Backs, imposed
from generator.printing.layout import lay_out
from generator.printing.preflight import Expected, preflight
from generator.printing.quickref import quickref_of
from generator.printing.quickref_model import Side
from generator.printing.quickref_view import block_view
from generator.printing.sheets import Particulars, sheets_pdf
from generator.printing.sizes import CARD_SIZES, CardSize, Paper
from generator.printing.typography import TEXT
from generator.project import Project


def aid_faces(catalogue: Catalogue) -> DeckFaces:
    """Return player aids as a deck: one front and one back, for as many players as there may be."""
    game = catalogue.game
    back = Back(colour=game.palette.accent, pattern=game.decks[0].back.pattern)
    deck = Deck(id="player-aids", name="Player aids", back=back, source=(Source(house="made from the data"),))
    front = Face("aid", deck)
    return DeckFaces(deck, (front,), {front: game.players.most}, Face("back@aid", deck))


def aids_html(
    project: Project, catalogue: Catalogue, faces: Sequence[Face], size: CardSize, ink: Ink = "full"
) -> str:
    """Return one HTML document with a page for each side of a player aid; raise `Faults` for bad data."""
    look = Look(project, catalogue, low=ink == "low")
    palette = catalogue.game.palette
    quickref = quickref_of(project, catalogue, look)
    sides: dict[str, Side | None] = {"aid": quickref.front, "back@aid": quickref.back}
    shown = []
    for face in faces:
        side = sides[face.id]
        shown.append((face, side, [block_view(look, block) for block in side.blocks] if side else []))
    tile = look.pattern(faces[0].deck.back.pattern, "deck", catalogue.game.decks[0].id)
    if look.faults:
        raise Faults(look.faults)
    return (
        environment(project)
        .get_template("quickref/aid.html")
        .render(
            game=catalogue.game,
            sides=shown,
            size=size,
            inks=inks_for(palette, palette.accent, look.low),
            tile=tile,
        )
    )


def aids_pdf(
    project: Project,
    catalogue: Catalogue,
    paper: Paper,
    file: Path,
    ink: Ink = "full",
    flip: Flip = "long",
    backs: Backs | None = None,
) -> bytes | None:
    """Return sheets of player aids for `file`, or None if the game's quick reference has none.

    Aids with one side have no backs, whatever `backs` says. Raises `Faults` as `lay_out` and `preflight` do.
    """
    quickref = quickref_of(project, catalogue, Look(project, catalogue))
    if quickref.front is None:
        return None
    size = CARD_SIZES["poker"]
    grid = best_grid(paper, size, MarkStyle())
    if grid is None:
        place = Place(project.data(catalogue.game.id))
        raise Faults([Fault(place, "paper", f"expected a paper larger than a card, found {paper.title}")])
    deck = aid_faces(catalogue)
    two_sided = quickref.back is not None
    laid = lay_out(project, catalogue, deck.faces if two_sided else deck.fronts, size, ink, aids_html)
    pages = imposed([deck], grid, flip, (backs or Backs()) if two_sided else None)
    pdf = sheets_pdf(pages, [laid], Particulars(catalogue.game, grid, flip, two_sided))
    preflight(pdf, file, Expected(grid.paper, len(pages), laid.families | {TEXT}, 2 if two_sided else 1))
    return pdf
