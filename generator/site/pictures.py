"""Pictures of the real faces: which there are, and drawing those whose faces may have changed."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from generator.catalogue.catalogue import Catalogue
from generator.faults import Fault, Faults
from generator.printing.faces import DeckFaces, Face, faces_of
from generator.printing.sizes import CARD_SIZES
from generator.project import Project
from generator.writing import replacing, write_text

SIZE = CARD_SIZES["poker"]
DPI = 120
"""A poker card comes out 300 pixels wide."""
QUALITY = 82


@dataclass(frozen=True)
class Picture:
    """A picture of a face: its file below _static, its size in pixels and what the face is called."""

    file: str
    width: int
    height: int
    title: str


def pictures_of(catalogue: Catalogue) -> Mapping[str, tuple[Picture, ...]]:
    """Return the pictures of each card's fronts by its id, whether or not they are drawn yet."""
    found: dict[str, tuple[Picture, ...]] = {}
    for fronts in _planned(catalogue).values():
        for card, pictures in fronts.items():
            found[card] = (*found.get(card, ()), *pictures)
    return found


def _planned(catalogue: Catalogue) -> Mapping[str, Mapping[str, Sequence[Picture]]]:
    """Return the pictures of each deck's fronts by deck and card; a card may lie in several decks."""
    numbers: Counter[str] = Counter()
    planned: dict[str, dict[str, list[Picture]]] = {}
    for deck in catalogue.game.decks:
        fronts = planned.setdefault(deck.id, {})
        for face in faces_of(catalogue, deck).fronts:
            card = _card(face)
            numbers[card] += 1
            name = card if numbers[card] == 1 else f"{card}-{numbers[card]}"
            file = f"pictures/{catalogue.game.id}/{name}.webp"
            picture = Picture(file, SIZE.width.pixels(DPI), SIZE.height.pixels(DPI), face.title)
            fronts.setdefault(card, []).append(picture)
    return planned


def stale_decks(project: Project, catalogue: Catalogue, folder: Path) -> list[str]:
    """Return the decks of which some picture is missing in `folder` or may look otherwise by now."""
    drawing = _drawing(project)
    planned = _planned(catalogue)
    stale = []
    for deck in catalogue.game.decks:
        faces = faces_of(catalogue, deck)
        record = _record(catalogue, deck.id, folder)
        files = [folder / picture.file for pictures in planned[deck.id].values() for picture in pictures]
        kept = record.is_file() and record.read_text("utf-8") == _digest(drawing, catalogue, faces)
        if not kept or not all(file.is_file() for file in files):
            stale.append(deck.id)
    return stale


def draw_pictures(
    project: Project, catalogue: Catalogue, decks: Sequence[str], folder: Path
) -> tuple[Fault, ...]:
    """Lay the fronts of whole decks out together and write their pictures; return why a deck could not be."""
    faults: list[Fault] = []
    for deck in decks:
        faces = faces_of(catalogue, catalogue.decks[deck])
        record = _record(catalogue, deck, folder)
        record.unlink(missing_ok=True)
        try:
            _draw(project, catalogue, deck, faces, folder)
        except Faults as found:
            faults += found.faults
        else:
            write_text(record, _digest(_drawing(project), catalogue, faces))
    return tuple(faults)


def _draw(project: Project, catalogue: Catalogue, deck: str, faces: DeckFaces, folder: Path) -> None:
    from generator.printing.layout import lay_out
    from generator.printing.raster import face_pictures

    if not faces.fronts:
        return
    left = {card: list(pictures) for card, pictures in _planned(catalogue)[deck].items()}
    for face, drawn in face_pictures(lay_out(project, catalogue, faces.fronts, SIZE), DPI):
        picture = left[_card(face)].pop(0)
        with replacing(folder / picture.file) as beside:
            drawn.save(beside, "WEBP", quality=QUALITY, method=2)


def _card(face: Face) -> str:
    assert face.card is not None, "fronts are faces of cards"
    return face.card.id


def _record(catalogue: Catalogue, deck: str, folder: Path) -> Path:
    """Return the file that tells from what a deck's pictures were drawn."""
    return folder / "pictures" / catalogue.game.id / f"{deck}.txt"


def _drawing(project: Project) -> str:
    """Digest what decides how faces look apart from the data: templates and the code that draws."""
    folders = [folder / part for folder in project.templates for part in ("faces", "theme")]
    folders.append(Path(__file__).parent.parent / "printing")
    digest = hashlib.sha256()
    for folder in folders:
        for file in sorted(folder.rglob("*")):
            if file.is_file() and file.suffix != ".pyc":
                digest.update(f"{file.name}\n".encode() + file.read_bytes())
    return digest.hexdigest()


def _digest(drawing: str, catalogue: Catalogue, faces: DeckFaces) -> str:
    drawn = [(face.card, face.mark) for face in faces.fronts]
    terms = [(term.id, term.name) for term in catalogue.terms.values()]
    names = [(card.id, card.name) for card in catalogue.cards.values()]
    return hashlib.sha256(repr((drawing, catalogue.game, drawn, terms, names)).encode()).hexdigest()
