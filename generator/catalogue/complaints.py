"""Puts what pydantic says of a record into the words of a fault, with the line of the value at fault."""

from __future__ import annotations

from collections.abc import Sequence

from pydantic import ValidationError

from generator.catalogue.expectation import expected, found, keys
from generator.catalogue.fields import Record
from generator.catalogue.yaml_file import Step, YamlFile
from generator.faults import Fault, nearest


def name_of_record(value: object, path: tuple[Step, ...]) -> str:
    """Return what to call a record in a fault: its id, else its number in the file."""
    if isinstance(value, dict) and isinstance(value.get("id"), str):
        return str(value["id"])
    return f"record {int(path[0]) + 1}" if path else ""


def complaints(
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
        words.append(_step_name(step, value))
    return ".".join(words)


def _step_name(step: Step, value: object) -> str:
    """Return what to call a step that leads to a value: a key as it is, an item by its id or its number."""
    if isinstance(step, str):
        return step
    if isinstance(value, dict) and isinstance(value.get("id"), str):
        return str(value["id"])
    return str(step + 1)
