"""Looks over a finished PDF the way a print shop would, before it takes the place of the last good one."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any

import pikepdf
from pikepdf import Array, Dictionary, Name, Pdf, Stream

from generator.faults import Fault, Faults, Place
from generator.printing.sizes import Paper

_POINT_TOLERANCE = 0.01
_OPAQUE = 0.999


@dataclass(frozen=True)
class Expected:
    """What a file should be: how many pages of which paper, with text only in these font families.

    `faces` is how many form XObjects it holds, one a face; None if that is not to be counted.
    """

    paper: Paper
    pages: int
    families: frozenset[str]
    faces: int | None = None


def preflight(pdf: bytes, file: Path, expected: Expected) -> None:
    """Raise `Faults` for every way in which a PDF is not what it should be; `file` is named in them."""
    with Pdf.open(BytesIO(pdf)) as opened:
        wrong = [
            *_pages(opened, expected),
            *_fonts(opened, expected.families),
            *_transparency(opened),
            *_images(opened),
            *_faces(opened, expected.faces),
        ]
    if wrong:
        raise Faults(Fault(Place(file), field, message) for field, message in wrong)


Complaint = tuple[str, str]


def _pages(pdf: Pdf, expected: Expected) -> Iterator[Complaint]:
    if len(pdf.pages) != expected.pages:
        yield "pages", f"expected {expected.pages}, found {len(pdf.pages)}"
    wanted = (0.0, 0.0, expected.paper.width.points, expected.paper.height.points)
    for number, page in enumerate(pdf.pages, 1):
        found = tuple(float(edge) for edge in page.mediabox.as_list())
        if any(abs(a - b) > _POINT_TOLERANCE for a, b in zip(found, wanted, strict=True)):
            shown = " ".join(f"{edge:.2f}" for edge in found)
            yield (
                f"page {number}",
                f"expected the size of {expected.paper}, found a MediaBox of {shown} points",
            )
        if page.obj.get("/Rotate", 0) or page.obj.get("/UserUnit", 1) != 1:
            yield f"page {number}", "expected a page that is neither turned nor scaled by the viewer"


def _fonts(pdf: Pdf, families: Collection[str]) -> Iterator[Complaint]:
    wanted = tuple(map(_plain, families))
    for font in _dictionaries(pdf):
        if font.get("/Type") != Name.Font or font.get("/Subtype") == Name.Type0:
            continue
        name = re.sub(r"^/[A-Z]{6}\+", "", str(font.get("/BaseFont", "/without a name"))).lstrip("/")
        descriptor = font.get("/FontDescriptor")
        files = ("/FontFile", "/FontFile2", "/FontFile3")
        if font.get("/Subtype") != Name.Type3 and not (
            descriptor and any(key in descriptor for key in files)
        ):
            yield "fonts", f"expected every font to be embedded, found {name} that is not"
        if not _plain(name).startswith(wanted):
            yield "fonts", f"expected only {', '.join(sorted(families))}, found {name}"


def _plain(name: str) -> str:
    return re.sub(r"[\s-]", "", name).casefold()


def _transparency(pdf: Pdf) -> Iterator[Complaint]:
    """Soft masks, groups and alpha: viewers differ on them, and print shops refuse them."""
    for found in _dictionaries(pdf):
        if "/SMask" in found and found["/SMask"] != Name("/None"):
            yield "transparency", "expected none, found a soft mask"
        if found.get("/S") == Name.Transparency:
            yield "transparency", "expected none, found a transparency group"
        if any(key in found and _less(found[key]) for key in ("/ca", "/CA")):
            yield "transparency", "expected opaque colours, found alpha below 1"


def _less(alpha: Any) -> bool:
    return float(alpha) < _OPAQUE


def _images(pdf: Pdf) -> Iterator[Complaint]:
    for found in _streams(pdf):
        if found.get("/Subtype") == Name.Image and not (found.get("/Width", 0) and found.get("/Height", 0)):
            yield "images", "expected images that can be shown, found an empty one"
    for found in _dictionaries(pdf):
        for name, target in _items(found.get("/XObject")):
            if not isinstance(target, Stream):
                yield "images", f"expected everything drawn to be there, found nothing at {name}"


def _faces(pdf: Pdf, faces: int | None) -> Iterator[Complaint]:
    if faces is not None:
        found = {
            target.objgen
            for page in pdf.pages
            for name, target in _items(page.resources.get("/XObject"))
            if name.startswith("/Face")
        }
        if len(found) != faces:
            yield "faces", f"expected {faces}, each embedded once, found {len(found)}"


def _items(dictionary: Any) -> Iterable[tuple[str, Any]]:
    return dictionary.items() if isinstance(dictionary, Dictionary) else ()


def _streams(pdf: Pdf) -> Iterator[Stream]:
    return (found for found in pdf.objects if isinstance(found, Stream))


def _dictionaries(pdf: Pdf) -> Iterator[Any]:
    """Give every dictionary of a file, those of streams and those inside others included, each once."""
    for found in pdf.objects:
        yield from _within(found)


def _within(found: Any) -> Iterator[Any]:
    """Give a dictionary and the direct ones inside it; indirect ones have their own turn."""
    if isinstance(found, Stream):
        found = found.stream_dict
    if isinstance(found, Dictionary):
        yield found
        inner: Iterable[Any] = found.values()
    elif isinstance(found, Array):
        inner = found
    else:
        return
    for child in inner:
        if isinstance(child, pikepdf.Object) and not child.is_indirect:
            yield from _within(child)
