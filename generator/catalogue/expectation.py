"""Says in words what a field of a record should be, from its JSON Schema, and what was found instead."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from pydantic import BaseModel

Schema = Mapping[str, Any]

_LONGEST = 60


@cache
def schema_of(record: type[BaseModel]) -> Schema:
    """Return the JSON Schema of a record as it is written in YAML."""
    return record.model_json_schema(mode="validation")


def expected(record: type[BaseModel], path: Sequence[str | int]) -> str:
    """Return what the field at `path` of a record should be, such as "a whole number of 1 or more"."""
    schema = schema_of(record)
    for step in path:
        schema = _below(schema, step, schema_of(record)) or {}
    return _say(schema, schema_of(record))


def keys(record: type[BaseModel], path: Sequence[str | int]) -> tuple[str, ...]:
    """Return the keys that the mapping at `path` of a record may have."""
    whole = schema_of(record)
    schema: Schema = whole
    for step in path:
        schema = _below(schema, step, whole) or {}
    return tuple(key for way in _ways(schema, whole) for key in way.get("properties", {}))


def found(value: object) -> str:
    """Return a short reading of what was found instead."""
    if value is None:
        return "nothing"
    if isinstance(value, dict):
        return f"keys and values ({', '.join(list(value)[:3])})" if value else "an empty mapping"
    if isinstance(value, list | tuple):
        return f"a list of {len(value)}" if value else "an empty list"
    if isinstance(value, str) and len(value) > _LONGEST:
        value = value[: _LONGEST - 1] + "…"
    return json.dumps(value, ensure_ascii=False)


def _ways(schema: Schema, whole: Schema) -> list[Schema]:
    """Return the alternatives of a schema with references resolved."""
    if "$ref" in schema:
        return _ways(whole["$defs"][schema["$ref"].rsplit("/", 1)[1]], whole)
    if "anyOf" in schema:
        return [way for alternative in schema["anyOf"] for way in _ways(alternative, whole)]
    return [schema]


def _below(schema: Schema, step: str | int, whole: Schema) -> Schema | None:
    for way in _ways(schema, whole):
        if isinstance(step, int) and "items" in way:
            return dict(way["items"])
        if isinstance(step, str) and step in way.get("properties", {}):
            return dict(way["properties"][step])
        if isinstance(step, str) and isinstance(way.get("additionalProperties"), dict):
            return dict(way["additionalProperties"])
    return None


def _say(schema: Schema, whole: Schema) -> str:
    if "anyOf" in schema and "description" in schema:
        return str(schema["description"])
    sayings = dict.fromkeys(_say_one(way, schema, whole) for way in _ways(schema, whole))
    return " or ".join(sayings) or "something else"


def _say_one(way: Schema, around: Schema, whole: Schema) -> str:
    if "enum" in way:
        return "one of " + ", ".join(map(str, way["enum"]))
    match way.get("type"):
        case "integer":
            return f"a whole number of {way['minimum']} or more" if "minimum" in way else "a whole number"
        case "number":
            return f"a number of {way['minimum']} or more" if "minimum" in way else "a number"
        case "boolean":
            return "true or false"
        case "string" if "pattern" in way:
            return str(way.get("description") or around.get("description") or f"text like {way['pattern']}")
        case "string":
            return "text" if not way.get("minLength") else "text, not empty"
        case "array":
            return f"a list of {_say(way.get('items', {}), whole).removeprefix('a ').removeprefix('an ')}"
        case "object":
            return "keys and values"
        case "null":
            return "nothing"
    return str(way.get("type", "something else"))
