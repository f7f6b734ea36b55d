"""Looks over a finished PDF the way a print shop would, before it takes the place of the last good one."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from decimal import Decimal
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
            *_contents(opened, expected.families),
            *_faces(opened, expected.faces),
            *_strokes(opened),
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


def _contents(pdf: Pdf, families: Collection[str]) -> Iterator[Complaint]:
    """Go once through everything in a file: fonts, transparency, images."""
    wanted = tuple(map(_plain, families))
    shown = ", ".join(sorted(families))
    for found in _dictionaries(pdf):
        keys = found.keys()
        if "/BaseFont" in keys and found.get("/Subtype") != Name.Type0:
            yield from _font(found, wanted, shown)
        if not keys.isdisjoint(_TRANSPARENT):
            yield from _transparency(found)
        if "/XObject" in keys:
            yield from _drawn(found["/XObject"])


def _font(font: Any, wanted: tuple[str, ...], shown: str) -> Iterator[Complaint]:
    name = re.sub(r"^/(?:[A-Z]{6}\+)?", "", str(font["/BaseFont"]))
    descriptor = font.get("/FontDescriptor", {})
    if not any(key in descriptor for key in ("/FontFile", "/FontFile2", "/FontFile3")):
        yield "fonts", f"expected every font to be embedded, found {name} that is not"
    if not _plain(name).startswith(wanted):
        yield "fonts", f"expected only {shown}, found {name}"


def _plain(name: str) -> str:
    return re.sub(r"[\s-]", "", name).casefold()


_TRANSPARENT = frozenset({"/SMask", "/S", "/ca", "/CA", "/BM"})


def _transparency(found: Any) -> Iterator[Complaint]:
    """Soft masks, groups, alpha and blending: viewers differ on them, and print shops refuse them."""
    if found.get("/SMask", Name("/None")) != Name("/None"):
        yield "transparency", "expected none, found a soft mask"
    if found.get("/S") == Name.Transparency:
        yield "transparency", "expected none, found a transparency group"
    if any(float(found.get(key, 1)) < _OPAQUE for key in ("/ca", "/CA") if _is_number(found.get(key))):
        yield "transparency", "expected opaque colours, found alpha below 1"
    if found.get("/BM", Name.Normal) not in (Name.Normal, Name.Compatible):
        yield "transparency", f"expected colours that cover what is below, found blending {found['/BM']}"


def _is_number(value: Any) -> bool:
    return isinstance(value, (int, float, Decimal))


def _drawn(targets: Any) -> Iterator[Complaint]:
    for name, target in _items(targets):
        if not isinstance(target, Stream):
            yield "images", f"expected everything drawn to be there, found nothing at {name}"
        elif target.get("/Subtype") == Name.Image and not (
            target.get("/Width", 0) and target.get("/Height", 0)
        ):
            yield "images", f"expected images that can be shown, found an empty one at {name}"


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


def _strokes(pdf: Pdf) -> Iterator[Complaint]:
    """Lines drawn with a pattern: some viewers, that of Chrome among them, show a black hairline instead."""
    for found in pdf.objects:
        if isinstance(found, Stream) and _is_drawn(found) and _PATTERN_STROKE in found.read_bytes():
            yield "lines", "expected lines of one colour, found one stroked with a pattern"
            return


def _is_drawn(stream: Any) -> bool:
    """Tell whether a stream holds what is drawn: a page's contents, a form or a pattern."""
    kinds = (Name.XObject, Name.Pattern)
    form = stream.get("/Subtype", Name.Form) == Name.Form and stream.get("/Type", kinds[0]) in kinds
    return form and stream.keys().isdisjoint(("/Length1", "/FunctionType"))


_PATTERN_STROKE = b"/Pattern CS"


def _items(dictionary: Any) -> Iterable[tuple[str, Any]]:
    return dictionary.items() if isinstance(dictionary, Dictionary) else ()


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
