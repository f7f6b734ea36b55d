"""Saves as files: written whole, and read with a clear word on anything that is not one."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from generator.faults import Fault, Faults, Place
from generator.writing import write_text

_TYPES = {"game": str, "seats": int, "seed": int, "off": list, "options": dict, "answers": list}


def write_save(file: Path, save: Mapping[str, Any]) -> None:
    """Write a save as JSON, one answer a line."""
    head = {name: value for name, value in save.items() if name != "answers"}
    answers = ",\n  ".join(json.dumps(answer, ensure_ascii=False) for answer in save["answers"])
    opening = json.dumps(head, ensure_ascii=False)[:-1]
    listed = f"\n  {answers}\n " if answers else ""
    write_text(file, f'{opening},\n "answers": [{listed}]}}\n')


def read_save(file: Path) -> dict[str, Any]:
    """Return the save in `file`; raise `Faults` if it is not one."""
    try:
        save = json.loads(file.read_text(encoding="utf-8"))
    except json.JSONDecodeError as error:
        raise Faults([Fault(Place(file, error.lineno), "", f"expected a saved game: {error.msg}")]) from None
    except UnicodeDecodeError:
        raise Faults(
            [Fault(Place(file), "", "expected a saved game, found something that is not text")]
        ) from None
    if not isinstance(save, dict):
        raise Faults([Fault(Place(file), "", "expected a saved game, found other JSON")])
    wrong = [
        Fault(Place(file), name, f"expected in a saved game, found {_found(save, name)}")
        for name, kind in _TYPES.items()
        if not isinstance(save.get(name), kind)
    ]
    if not wrong and not all(_is_answer(answer) for answer in save["answers"]):
        wrong = [Fault(Place(file), "answers", "expected pairs of an option's number and its sentence")]
    if wrong:
        raise Faults(wrong)
    return save


def _is_answer(answer: object) -> bool:
    match answer:
        case [int(index), str()] if index >= 0:
            return True
    return False


def _found(save: Mapping[str, Any], name: str) -> str:
    return json.dumps(save[name])[:40] if name in save else "none"
