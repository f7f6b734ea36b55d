"""JSON Schemas of the data files, with which an editor completes keys and underlines mistakes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from generator.catalogue.load import RECORDS
from generator.writing import write_text


def schemas() -> dict[str, dict[str, Any]]:
    """Return the JSON Schema of each kind of data file by its name: game, cards, heroes, terms and so on."""
    found = {}
    for name, (_, record) in RECORDS.items():
        holds: Any = record if name == "game" else tuple[record, ...]  # type: ignore[valid-type]
        schema = TypeAdapter(holds).json_schema(mode="validation")
        found[name] = {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": f"{name}.yaml",
        } | schema
    return found


def write_schemas(folder: Path) -> list[Path]:
    """Write each schema to `folder` as NAME.schema.json and return the files."""
    files = []
    for name, schema in schemas().items():
        file = folder / f"{name}.schema.json"
        write_text(file, json.dumps(schema, ensure_ascii=False, indent=2) + "\n")
        files.append(file)
    return files
