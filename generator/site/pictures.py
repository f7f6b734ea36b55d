"""Pictures of the real faces, made once and kept as long as the faces stay the same."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path

from generator.catalogue.catalogue import Catalogue
from generator.printing.faces import DeckFaces, Face, faces_of
from generator.project import Project
from generator.writing import replacing, write_text

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


def draw_pictures(project: Project, catalogue: Catalogue, static: Path) -> Mapping[str, tuple[Picture, ...]]:
    """Return pictures of all fronts by card id, drawing those decks whose faces may have changed.

    They lie in `static`/pictures/GAME/; beside `static` stands a list of what each deck was drawn from.
    Raises `Faults` for a face that cannot be laid out.
    """
    folder = static / "pictures" / catalogue.game.id
    drawing = _drawing(project)
    found: dict[str, tuple[Picture, ...]] = {}
    for deck in catalogue.game.decks:
        faces = faces_of(catalogue, deck)
        if not faces.fronts:
            continue
        listed = static.parent / "pictures" / catalogue.game.id / f"{deck.id}.json"
        digest = _digest(drawing, catalogue.game, [(face.card, face.mark) for face in faces.fronts])
        pictures = _kept(listed, digest, static)
        if pictures is None:
            pictures = dict(_draw(project, catalogue, faces, folder))
            kept = {card: [asdict(picture) for picture in shown] for card, shown in pictures.items()}
            write_text(listed, json.dumps({"digest": digest, "pictures": kept}))
        found |= pictures
    return found


def _draw(
    project: Project, catalogue: Catalogue, deck: DeckFaces, folder: Path
) -> Iterator[tuple[str, tuple[Picture, ...]]]:
    """Lay the fronts of a deck out together and write a picture of each."""
    from generator.printing.layout import lay_out
    from generator.printing.raster import face_pictures
    from generator.printing.sizes import CARD_SIZES

    by_card: dict[str, list[Picture]] = {}
    laid = lay_out(project, catalogue, deck.fronts, CARD_SIZES["poker"])
    for face, drawn in face_pictures(laid, DPI):
        card = _card_of(face)
        shown = by_card.setdefault(card, [])
        name = f"{card}.webp" if not shown else f"{card}-{len(shown) + 1}.webp"
        with replacing(folder / name) as beside:
            drawn.save(beside, "WEBP", quality=QUALITY, method=4)
        shown.append(Picture(f"pictures/{catalogue.game.id}/{name}", *drawn.size, face.title))
    yield from ((card, tuple(shown)) for card, shown in by_card.items())


def _card_of(face: Face) -> str:
    assert face.card is not None, "fronts are faces of cards"
    return face.card.id


def _kept(listed: Path, digest: str, static: Path) -> dict[str, tuple[Picture, ...]] | None:
    """Return the pictures of a deck drawn earlier from the same, if all are still there."""
    try:
        kept = json.loads(listed.read_text("utf-8"))
        if kept["digest"] != digest:
            return None
        pictures = {card: tuple(Picture(**one) for one in shown) for card, shown in kept["pictures"].items()}
    except (OSError, ValueError, KeyError, TypeError):
        return None
    here = all((static / picture.file).is_file() for shown in pictures.values() for picture in shown)
    return pictures if here else None


def _drawing(project: Project) -> str:
    """Digest what decides how faces look apart from the data: templates and the code that draws."""
    folders = [folder / part for folder in project.templates for part in ("faces", "theme")]
    folders.append(Path(__file__).parent.parent / "printing")
    files = sorted(
        file for folder in folders for file in folder.rglob("*") if file.suffix not in ("", ".pyc")
    )
    return _digest(
        [(file.name, hashlib.sha256(file.read_bytes()).hexdigest()) for file in files if file.is_file()]
    )


def _digest(*parts: object) -> str:
    return hashlib.sha256(repr(parts).encode()).hexdigest()
