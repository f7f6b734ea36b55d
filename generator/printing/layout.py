"""Lays faces out with WeasyPrint, each distinct face once, on a page of its own at trim plus bleed."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import ceil
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit
from urllib.request import url2pathname
from xml.etree.ElementTree import Element

import weasyprint

from generator.catalogue.catalogue import Catalogue
from generator.faults import Fault, Faults, Place, nearest
from generator.printing.face_html import Ink, faces_html
from generator.printing.faces import Face
from generator.printing.glyphs import missing_letters, named, unbrought
from generator.printing.measuring import Fitting, fittings
from generator.printing.reading import BundledFiles, KnownFonts, complaints, written
from generator.printing.sizes import CardSize, Length, mm
from generator.printing.template_faults import template_faults
from generator.project import Project

FacesHtml = Callable[[Project, Catalogue, Sequence[Face], CardSize, Ink], str]
"""Turns faces into a page of HTML in which every child of the body is one face, in the order given."""

_STEP = 0.25
_MILLIMETRES_A_PIXEL = Fraction("25.4") / 96
_PAGE_TOLERANCE = mm("0.05")

Sizes = dict[tuple[int, str], float]
"""Text sizes in points that replace a template's, by position of the face and field."""


@dataclass(frozen=True)
class LaidOut:
    """Faces as a PDF, page by page in the order of `faces`, and the font families embedded in it.

    `shrunk` has the size in points of every text that had to shrink, by face id and field.
    """

    faces: Sequence[Face]
    size: CardSize
    pdf: bytes
    families: frozenset[str]
    shrunk: Mapping[tuple[str, str], float]


def lay_out(
    project: Project,
    catalogue: Catalogue,
    faces: Sequence[Face],
    size: CardSize,
    ink: Ink = "full",
    html: FacesHtml = faces_html,
) -> LaidOut:
    """Lay out faces, shrinking text that leaves its frame down to its floor.

    Raises `Faults` for text that does not fit even so (with card, field and millimetres over), for missing
    letters and fonts, and for images and other files that cannot be used.
    """
    return _Layout(project, catalogue, tuple(faces), size, ink, html).done()


@dataclass
class _Layout:
    project: Project
    catalogue: Catalogue
    faces: Sequence[Face]
    size: CardSize
    ink: Ink
    html: FacesHtml

    def __post_init__(self) -> None:
        self.files = BundledFiles(self.project)
        self.fonts = KnownFonts()
        self.images: dict[str, Any] = {}

    def done(self) -> LaidOut:
        with complaints() as said:
            document, root = self._render(range(len(self.faces)), {})
            self._refuse(self._unusable(said, root))
            self._refuse(self._misplaced(document.pages, self.faces))
            pages, sizes, too_long = self._fitted(document.pages)
            self._refuse([*too_long, *self._unreadable(pages)])
            document = document.copy(pages)
            pdf = written(document, cache=self.images)
            self._refuse(self._unusable(said, root))
        families = frozenset(font.family for font in document.fonts.values())
        self._refuse(self._strangers(families))
        shrunk = {(self.faces[at].id, field): points for (at, field), points in sizes.items()}
        return LaidOut(self.faces, self.size, pdf, families, shrunk)

    @staticmethod
    def _refuse(faults: Iterable[Fault]) -> None:
        if found := list(faults):
            raise Faults(found)

    def _render(self, chosen: Sequence[int], sizes: Sizes) -> tuple[Any, Element]:
        """Lay out some of the faces, with text sizes other than the template's where given."""
        faces = [self.faces[at] for at in chosen]
        with template_faults(self.project):
            text = self.html(self.project, self.catalogue, faces, self.size, self.ink)
        base = self.project.data(self.catalogue.game.id).as_uri() + "/"
        page = weasyprint.HTML(string=text, base_url=base, url_fetcher=self.files)
        for at, element in zip(chosen, _face_elements(page.etree_element), strict=False):
            for fit in element.iter():
                if isinstance(fit.tag, str) and "fit" in fit.get("class", "").split():
                    points = sizes.get((at, fit.get("data-field", "text")))
                    if points:
                        fit.set("style", f"{fit.get('style', '')};--fit:{points}pt;font-size:{points}pt")
        return page.render(font_config=self.fonts, cache=self.images), page.etree_element

    def _fitted(self, pages: Sequence[Any]) -> tuple[list[Any], Sizes, list[Fault]]:
        """Lay out again, smaller, the faces whose text leaves its frame, until it fits or may not shrink."""
        pages, sizes, faults = list(pages), Sizes(), list[Fault]()
        wide = _overfull(enumerate(pages))
        while wide:
            for at, over in list(wide.items()):
                hopeless = [
                    fitting
                    for fitting in over
                    if fitting.points <= fitting.floor
                    or _will_not_shrink(fitting, sizes.get((at, fitting.field)))
                ]
                faults += [self._too_long(self.faces[at], fitting) for fitting in hopeless]
                if hopeless:
                    del wide[at]
                sizes |= {(at, fitting.field): _smaller(fitting) for fitting in over}
            if wide:
                again, _ = self._render([*wide], sizes)
                self._refuse(self._misplaced(again.pages, [self.faces[at] for at in wide]))
                laid = dict(zip(wide, again.pages, strict=True))
                for at, page in laid.items():
                    pages[at] = page
                wide = _overfull(laid.items())
        return pages, sizes, faults

    def _place(self, face: Face, field: str = "") -> Place:
        """Return where a field of a face's card, or its deck, is written."""
        places = self.catalogue.places
        record = (
            ("deck", face.deck.id) if face.card is None else (self.catalogue.role(face.card), face.card.id)
        )
        return (
            places.get((*record, field))
            or places.get(record)
            or Place(self.project.data(self.catalogue.game.id))
        )

    @staticmethod
    def _field(face: Face, field: str) -> str:
        return f"{face.id}.{field}"

    def _too_long(self, face: Face, fitting: Fitting) -> Fault:
        ways = [(fitting.over_down, "too high"), (fitting.over_across, "too wide")]
        over = " and ".join(f"{length} {way}" for length, way in ways if length > mm(0))
        return Fault(
            self._place(face, fitting.field),
            self._field(face, fitting.field),
            f"expected a text that fits a {self.size.name} card at {fitting.points:.3g} pt, found one {over}",
        )

    def _unreadable(self, pages: Sequence[Any]) -> Iterator[Fault]:
        """Give a fault for every font nobody brought and for every letter the fonts lack."""
        for page, face in zip(pages, self.faces, strict=True):
            yield from self._letters(page, face)

    def _letters(self, page: Any, face: Face) -> Iterator[Fault]:
        templates = Place(self.project.templates[0])
        for family in sorted(unbrought(page._page_box, self.fonts.files)):
            known = ", ".join(sorted(self.fonts.files))
            yield Fault(
                templates,
                "font-family",
                f'expected one of the fonts {known}, found "{family}"',
                nearest(family, self.fonts.files),
            )
        for letter in sorted(missing_letters(page._page_box, self.fonts.files)):
            field = _field_with(face, letter)
            yield Fault(
                self._place(face, field),
                self._field(face, field),
                f'expected letters that the fonts have, found "{letter}" ({named(letter)})',
            )

    def _misplaced(self, pages: Sequence[Any], faces: Sequence[Face]) -> Iterator[Fault]:
        """Give a fault if there is not exactly one page of the right size for each face."""
        templates = Place(self.project.templates[0])
        if len(pages) != len(faces):
            spilt = _spilt(pages)
            which = f"; {spilt} takes more than one" if spilt else ""
            yield Fault(
                templates, "faces", f"expected {len(faces)} pages, one a face, found {len(pages)}{which}"
            )
            return
        for page, face in zip(pages, faces, strict=True):
            width, height = _page_size(page)
            off = (width - self.size.page_width, height - self.size.page_height)
            if any(abs(length.millimetres) > _PAGE_TOLERANCE.millimetres for length in off):
                wanted = f"{self.size.page_width} x {self.size.page_height}"
                yield Fault(templates, face.id, f"expected a page of {wanted}, found {width} x {height}")

    def _unusable(self, said: Sequence[str], root: Element) -> Iterator[Fault]:
        """Give a fault for each file refused or unreadable, with the card that asks for it."""
        for url in dict.fromkeys(self.files.refused):
            face = _asking(root, url, self.faces)
            yield Fault(
                self._place(face) if face else Place(self.project.templates[0]),
                face.id if face else "url",
                f"expected a file in the project's data/ or templates/, found {url}",
            )
        for complaint in dict.fromkeys(said):
            if not any(url in complaint for url in self.files.refused):
                face = next(
                    (face for word in complaint.split("'") if (face := _asking(root, word, self.faces))), None
                )
                yield Fault(
                    self._place(face) if face else Place(self.project.templates[0]),
                    face.id if face else "",
                    _plain(complaint),
                )

    def _strangers(self, families: frozenset[str]) -> Iterator[Fault]:
        for family in sorted(families - set(self.fonts.files)):
            brought = ", ".join(sorted(self.fonts.files))
            message = f'expected only the fonts {brought} to be embedded, found "{family}"'
            yield Fault(Place(self.project.templates[0]), "font-family", message)


def _plain(complaint: str) -> str:
    """Return what WeasyPrint says of an image it could not use, in the form of our faults."""
    image = re.match(r"Failed to load image at '(?P<url>[^']+)'", complaint)
    if image is None:
        return complaint
    path = Path(url2pathname(urlsplit(image["url"]).path))
    wrong = "one that cannot be read" if path.is_file() else "no such file"
    return f"expected an image {path.name}, found {wrong}"


def _face_elements(root: Element) -> list[Element]:
    body = root.find("body")
    return [] if body is None else [child for child in body if child.tag not in ("style", "script", "svg")]


def _overfull(pages: Iterable[tuple[int, Any]]) -> dict[int, list[Fitting]]:
    """Return the texts that leave their frames, by the number of their page."""
    measured = {
        at: [fitting for fitting in fittings(page._page_box) if not fitting.fits] for at, page in pages
    }
    return {at: over for at, over in measured.items() if over}


def _will_not_shrink(fitting: Fitting, asked: float | None) -> bool:
    """Return whether a template's own rule keeps a text larger than it was asked to be."""
    return asked is not None and fitting.points > asked + _STEP / 2


def _smaller(fitting: Fitting) -> float:
    """Return the next size to try: about as much smaller as the frame, not below the floor."""
    guess: int | float = ceil(fitting.points * fitting.share**0.5 / _STEP) * _STEP
    return max(fitting.floor, min(fitting.points - _STEP, guess))


def _page_size(page: Any) -> tuple[Length, Length]:
    width = page.width + page.bleed["left"] + page.bleed["right"]
    height = page.height + page.bleed["top"] + page.bleed["bottom"]
    return _from_pixels(width), _from_pixels(height)


def _from_pixels(pixels: float) -> Length:
    return Length(round(Fraction(pixels) * _MILLIMETRES_A_PIXEL, 3))


def _spilt(pages: Sequence[Any]) -> str:
    """Return the id of the first face that has more than one page, if its element names it with data-face."""
    counts: dict[str, int] = defaultdict(int)
    for page in pages:
        found = {
            face
            for box in page._page_box.descendants(placeholders=True)
            if box.element is not None and (face := box.element.get("data-face"))
        }
        for face in found:
            counts[face] += 1
    return next((face for face, count in counts.items() if count > 1), "")


def _asking(root: Element, url: str, faces: Sequence[Face]) -> Face | None:
    """Return the face whose element asks for a URL."""
    name = unquote(urlsplit(url).path).rpartition("/")[2]
    if not name:
        return None
    for face, element in zip(faces, _face_elements(root), strict=False):
        if any(name in unquote(value) for child in element.iter() for value in child.attrib.values()):
            return face
    return None


def _field_with(face: Face, letter: str) -> str:
    """Return the field of a face's card, or of its deck's back, in which a letter stands."""
    if face.card is None:
        return "back"
    fields = ("name", "chinese", "text", "note")
    return next(
        (field for field in fields if letter.casefold() in getattr(face.card, field).casefold()), "face"
    )
