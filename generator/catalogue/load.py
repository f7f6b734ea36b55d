"""Reads data/<game>/*.yaml into a catalogue, or raises every fault of every file at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from generator.catalogue.catalogue import Catalogue
from generator.catalogue.checks import check
from generator.catalogue.expectation import expected, found, keys
from generator.catalogue.model import Card, Erratum, Game, Record, Ruling, Statement, Term
from generator.catalogue.yaml_file import Step, YamlFile, read_yaml
from generator.faults import Fault, Faults, Place, nearest
from generator.project import Project

RECORDS: Mapping[str, tuple[str, type[Record]]] = {
    "game": ("game", Game),
    "cards": ("card", Card),
    "heroes": ("hero", Card),
    "terms": ("term", Term),
    "statements": ("statement", Statement),
    "errata": ("erratum", Erratum),
    "rulings": ("ruling", Ruling),
}
"""What each file holds, by its name up to a hyphen: the sort of record and its type."""

OTHERS = ("quickref",)
"""Files beside the data that other parts read."""

_INSIDE = ("traits", "kinds", "decks", "components", "figures", "tables")


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
    if name == "game":
        _read_record(document, (), sort, record, loading)
    elif isinstance(document.value, tuple):
        for number in range(len(document.value)):
            _read_record(document, (number,), sort, record, loading)
    elif document.value is not None:
        place = document.place(())
        loading.faults.append(Fault(place, "", f"expected a list of records, found {found(document.value)}"))


def _read_record(
    document: YamlFile, path: tuple[Step, ...], sort: str, record: type[Record], loading: _Loading
) -> None:
    """Validate one record, note where it and its fields stand, and add it unless its id is taken."""
    value = document.value[path[0]] if path else document.value  # type: ignore[index]
    name = _name(value, path)
    try:
        valid: Any = record.model_validate(value)
    except ValidationError as error:
        loading.faults += _faults(error, document, path, record, name)
        return
    _note_places(document, path, (sort, valid.id), loading.places)
    if sort == "game":
        for inside in _INSIDE:
            for number, part in enumerate(getattr(valid, inside)):
                _note_places(document, (inside, number), (inside.removesuffix("s"), part.id), loading.places)
    shared = ("card", "hero") if sort in ("card", "hero") else (sort,)
    for other in shared:
        if valid.id in loading.records[other]:
            first = loading.places[other, valid.id]
            message = f'expected each id once, found "{valid.id}" again (first in {first})'
            loading.faults.append(Fault(document.place((*path, "id")), f"{name}.id", message))
            return
    loading.records[sort][valid.id] = valid


def _note_places(
    document: YamlFile, path: tuple[Step, ...], key: tuple[str, str], places: dict[tuple[str, ...], Place]
) -> None:
    """Keep the first place of a record and of each of its fields; nested fields are joined by dots."""
    if key in places:
        return
    places[key] = document.place(path)
    for known in document.lines:
        if len(known) > len(path) and known[: len(path)] == path:
            places[(*key, ".".join(map(str, known[len(path) :])))] = document.place(known)


def _name(value: object, path: tuple[Step, ...]) -> str:
    """Return what to call a record in a fault: its id, else its number in the file."""
    if isinstance(value, dict) and isinstance(value.get("id"), str):
        return str(value["id"])
    return f"record {int(path[0]) + 1}" if path else ""


def _faults(
    error: ValidationError, document: YamlFile, path: tuple[Step, ...], record: type[Record], name: str
) -> list[Fault]:
    """Put each of pydantic's complaints into our words; several about one value become one fault."""
    faults: dict[tuple[Step, ...], Fault] = {}
    for complaint in error.errors():
        inside = _real(complaint["loc"], _at(document.value, path), complaint["type"])
        place = document.place((*path, *inside))
        field_name = _field(name, inside, _at(document.value, path))
        match complaint["type"]:
            case "extra_forbidden":
                known = keys(record, inside[:-1])
                message = f"expected one of the keys {', '.join(known)}, found {found(str(inside[-1]))}"
                fault = Fault(place, field_name, message, nearest(str(inside[-1]), known))
            case "missing":
                fault = Fault(place, field_name, f"expected {expected(record, inside)}, found none")
            case "value_error":
                fault = Fault(place, field_name, str(complaint["ctx"]["error"]))
            case _:
                value = found(_at(document.value, (*path, *inside)))
                fault = Fault(place, field_name, f"expected {expected(record, inside)}, found {value}")
        faults.setdefault(inside, fault)
    return list(faults.values())


def _at(value: object, path: Sequence[Step]) -> object:
    for step in path:
        if isinstance(value, dict):
            value = value.get(str(step))
        elif isinstance(value, tuple) and isinstance(step, int) and step < len(value):
            value = value[step]
    return value


def _real(location: Sequence[Step], value: object, kind: str) -> tuple[Step, ...]:
    """Return the steps of a complaint that lead through the file, without pydantic's alternatives."""
    steps: list[Step] = []
    for number, step in enumerate(location):
        if isinstance(value, dict) and (step in value or (kind == "missing" and number == len(location) - 1)):
            value = value.get(str(step))
        elif isinstance(value, tuple) and isinstance(step, int) and step < len(value):
            value = value[step]
        else:
            continue
        steps.append(step)
    return tuple(steps)


def _field(name: str, inside: Sequence[Step], value: object) -> str:
    """Return a field's name for people: ids instead of numbers where the items of a list have them."""
    words = [name] if name else []
    for step in inside:
        value = _at(value, (step,))
        has_id = isinstance(step, int) and isinstance(value, dict) and isinstance(value.get("id"), str)
        words.append(str(value["id"]) if has_id else str(step + 1) if isinstance(step, int) else step)  # type: ignore[index]
    return ".".join(words)
