"""Pictograms by name: drawn ones from templates/theme/pictograms/, else from Material Design Icons."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from xml.etree import ElementTree
from zipfile import ZipFile

from generator.faults import Fault, Faults, Place, nearest
from generator.project import Project

FOLDER = "theme/pictograms"

_SVG = "{http://www.w3.org/2000/svg}"


@dataclass(frozen=True)
class Pictogram:
    """A picture in one colour: filled paths in a square of `size` units."""

    name: str
    paths: tuple[str, ...]
    size: float = 24.0

    @property
    def outline(self) -> Pictogram:
        """The same without what is cut out of it: the first closed line of every path."""
        return replace(self, paths=tuple(re.split("(?<=[zZ])", path, maxsplit=1)[0] for path in self.paths))


class UnknownPictogram(LookupError):  # noqa: N818 - a name somebody wrote, reported as a fault
    """No pictogram has this name; `hint` is the nearest name there is."""

    def __init__(self, name: str, hint: str) -> None:
        self.name = name
        self.hint = hint
        super().__init__(name)

    def fault(self, place: Place, field: str) -> Fault:
        """Return this as a fault of the file and field that named the pictogram."""
        found = f'expected a pictogram of Material Design Icons or of {FOLDER}/, found "{self.name}"'
        return Fault(place, field, found, self.hint)


def _read(name: str, content: bytes, file: Path | None = None) -> Pictogram:
    """Return the paths of an SVG; raise `Faults` for one that has none or cannot be read."""
    place = Place(file or Path(f"{name}.svg"))
    try:
        root = ElementTree.fromstring(content)
    except ElementTree.ParseError as error:
        place = Place(place.file, error.position[0])
        raise Faults([Fault(place, "", f"expected a picture in SVG; {error.msg}")]) from error
    paths = tuple(path.get("d", "") for path in root.iter(f"{_SVG}path"))
    if not paths:
        raise Faults([Fault(place, "path", "expected an SVG whose shapes are paths, found none")])
    box = root.get("viewBox", "0 0 24 24")
    try:
        size = float(box.replace(",", " ").split()[2])
    except (IndexError, ValueError) as error:
        message = f'expected four numbers such as "0 0 24 24", found "{box}"'
        raise Faults([Fault(place, "viewBox", message)]) from error
    return Pictogram(name, paths, size)


@cache
def _library() -> ZipFile:
    found = find_spec("justmyresource_mdi")
    if found is None or found.origin is None:
        raise ModuleNotFoundError(
            'the package "justmyresource-mdi" is not installed', name="justmyresource_mdi"
        )
    return ZipFile(Path(found.origin).parent / "icons.zip")


@cache
def _library_names() -> frozenset[str]:
    return frozenset(Path(name).stem for name in _library().namelist() if name.endswith(".svg"))


@cache
def _find(name: str, folders: tuple[Path, ...]) -> Pictogram:
    for folder in folders:
        file = folder / FOLDER / f"{name}.svg"
        if file.is_file():
            return _read(name, file.read_bytes(), file)
    if name in _library_names():
        return _read(name, _library().read(f"{name}.svg"))
    drawn = {file.stem for folder in folders for file in (folder / FOLDER).glob("*.svg")}
    raise UnknownPictogram(name, nearest(name, drawn | _library_names()))


def find_pictogram(project: Project, name: str) -> Pictogram:
    """Return a pictogram: the project's, else ours, else the library's.

    Raises `UnknownPictogram`, and `Faults` for a drawn one that cannot be read.
    """
    return _find(name, tuple(project.templates))
