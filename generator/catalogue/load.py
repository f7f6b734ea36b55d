"""Reads data/<game>/*.yaml into a catalogue, or raises every fault of every file at once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from generator.catalogue.catalogue import SORTS, Catalogue
from generator.catalogue.checks import check
from generator.catalogue.complaints import complaints, name_of_record
from generator.catalogue.expectation import found
from generator.catalogue.fields import Record
from generator.catalogue.model import Area, Card, Game, Term
from generator.catalogue.statements import Erratum, Ruling, Statement
from generator.catalogue.yaml_file import Step, YamlFile, read_yaml
from generator.faults import Fault, Faults, Place, nearest
from generator.project import Project

RECORDS: Mapping[str, tuple[str, type[Record]]] = {
    "game": ("game", Game),
    "cards": ("card", Card),
    "heroes": ("hero", Card),
    "areas": ("area", Area),
    "terms": ("term", Term),
    "statements": ("statement", Statement),
    "errata": ("erratum", Erratum),
    "rulings": ("ruling", Ruling),
}
"""What each file holds, by its name up to a hyphen: the sort of record and its type."""

OTHERS = ("quickref",)
"""Files beside the data that other parts read."""

_DEEPEST_RECORD = 2
"""Steps that lead to a record inside the game: the list and the place in it."""


@dataclass
class _Loading:
    """What has been read so far, and what was wrong with it."""

    records: dict[str, dict[str, Any]] = field(
        default_factory=lambda: {sort: {} for sort, _ in RECORDS.values()}
    )
    places: dict[tuple[str, ...], Place] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)


def load_catalogue(project: Project, game: str) -> Catalogue:
    """Return the data of one game.

    Raises `Faults` with every fault of every file: form, types, unknown names, repetitions, references.
    """
    folder = project.data(game)
    loading = _Loading()
    if not (folder / "game.yaml").is_file():
        loading.faults.append(Fault(Place(folder / "game.yaml"), "", "expected this file, found none"))
    for file in sorted(folder.iterdir()) if folder.is_dir() else ():
        _read_file(file, loading)
    games = list(loading.records["game"].values())
    if games:
        if games[0].id != game:
            place = loading.places["game", games[0].id, "id"]
            loading.faults.append(
                Fault(place, "id", f'expected the folder\'s name "{game}", found "{games[0].id}"')
            )
        loading.faults += check(_catalogue(games[0], loading), complete=not loading.faults)
    if loading.faults:
        raise Faults(loading.faults)
    return _catalogue(games[0], loading)


def _catalogue(game: Game, loading: _Loading) -> Catalogue:
    found_records = loading.records
    return Catalogue(
        game=game,
        cards=found_records["card"] | found_records["hero"],
        heroes=frozenset(found_records["hero"]),
        areas=found_records["area"],
        terms=found_records["term"],
        statements=found_records["statement"],
        errata=found_records["erratum"],
        rulings=found_records["ruling"],
        places=loading.places,
    )


def _read_file(file: Path, loading: _Loading) -> None:
    """Read one file of the folder into `loading`, if it is one that holds data."""
    if file.is_dir() or file.name.startswith(".") or file.suffix.casefold() not in (".yaml", ".yml"):
        return
    name = file.stem.split("-")[0]
    if (
        file.suffix != ".yaml"
        or (name not in RECORDS and name not in OTHERS)
        or file.stem.startswith("game-")
    ):
        names = [f"{known}.yaml" for known in (*RECORDS, *OTHERS)]
        message = f"expected a file named {', '.join(names)}, found {file.name}"
        loading.faults.append(Fault(Place(file), "", message, nearest(f"{file.stem}.yaml", names)))
        return
    if name in OTHERS:
        return
    document, faults = read_yaml(file)
    loading.faults += faults
    if document is None:
        return
    sort, record = RECORDS[name]
    noted: dict[tuple[Step, ...], tuple[str, str]] = {}
    if name == "game":
        noted = _read_record(document, (), sort, record, loading)
    elif isinstance(document.value, tuple):
        for number in range(len(document.value)):
            noted |= _read_record(document, (number,), sort, record, loading)
    elif document.value is not None:
        place = document.place(())
        loading.faults.append(Fault(place, "", f"expected a list of records, found {found(document.value)}"))
    _note_fields(document, noted, loading.places)


def _read_record(
    document: YamlFile, path: tuple[Step, ...], sort: str, record: type[Record], loading: _Loading
) -> dict[tuple[Step, ...], tuple[str, str]]:
    """Validate one record and add it unless its id is taken.

    Return the steps to it and to the records inside it, with the sort and id of each.
    """
    value = document.value[path[0]] if path else document.value  # type: ignore[index]
    name = name_of_record(value, path)
    try:
        valid: Any = record.model_validate(value)
    except ValidationError as error:
        loading.faults += complaints(error, document, path, record, name)
        return {}
    for other in ("card", "hero") if sort in ("card", "hero") else (sort,):
        if valid.id in loading.records[other]:
            first = loading.places[other, valid.id]
            message = f'expected each id once, found "{valid.id}" again (first in {first})'
            loading.faults.append(Fault(document.place((*path, "id")), f"{name}.id", message))
            return {}
    loading.records[sort][valid.id] = valid
    loading.places[sort, valid.id] = document.place(path)
    noted = {path: (sort, valid.id)}
    if sort == "game":
        for inside in SORTS:
            for number, part in enumerate(getattr(valid, inside)):
                noted[inside, number] = (SORTS[inside], part.id)
    return noted


def _note_fields(
    document: YamlFile,
    noted: Mapping[tuple[Step, ...], tuple[str, str]],
    places: dict[tuple[str, ...], Place],
) -> None:
    """Keep the places of records and their fields; the steps to a nested field are joined by dots."""
    for path, line in document.lines.items():
        for length in range(min(len(path), _DEEPEST_RECORD) + 1):
            if path[:length] in noted:
                field_name = ".".join(map(str, path[length:]))
                key = (*noted[path[:length]], field_name) if field_name else noted[path[:length]]
                places.setdefault(key, Place(document.file, line))
