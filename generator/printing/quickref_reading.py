"""Reads data/<game>/quickref.yaml into the records of `quickref_model`, or says all that is wrong with it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from generator.catalogue.catalogue import Catalogue
from generator.catalogue.checks import DOCUMENT_ROLES, dangling
from generator.catalogue.expectation import expected, found, keys
from generator.catalogue.fields import Record
from generator.catalogue.references import ROLES, references
from generator.catalogue.yaml_file import Step, YamlFile, read_yaml
from generator.faults import Fault, Faults, nearest
from generator.printing.quickref_model import BLOCKS, Block, Quickref, Side


class _Reader:
    """Reads the parts of one file, collecting faults."""

    def __init__(self, document: YamlFile) -> None:
        self.document = document
        self.faults: list[Fault] = []

    def fault(self, path: tuple[Step, ...], message: str, hint: str = "") -> None:
        field = ".".join(str(step + 1) if isinstance(step, int) else step for step in path)
        self.faults.append(Fault(self.document.place(path), field, message, hint))

    def record(self, record: type[Record], value: Any, path: tuple[Step, ...]) -> Any:
        """Return a valid record, or None after noting what is wrong with it."""
        try:
            return record.model_validate(value)
        except ValidationError as error:
            for complaint in error.errors():
                inside = tuple(step for step in complaint["loc"] if isinstance(step, str | int))
                if complaint["type"] == "extra_forbidden":
                    known = keys(record, inside[:-1])
                    message = f"expected one of the keys {', '.join(known)}, found {found(str(inside[-1]))}"
                    self.fault((*path, *inside), message, nearest(str(inside[-1]), known))
                else:
                    missing = complaint["type"] == "missing"
                    what = "none" if missing else found(complaint["input"])
                    self.fault((*path, *inside), f"expected {expected(record, inside)}, found {what}")
            return None

    def blocks(self, value: Any, path: tuple[Step, ...]) -> tuple[Block, ...]:
        """Return the blocks of a list, each of the sort its `show` names."""
        if not isinstance(value, tuple) or not value:
            self.fault(path, f"expected a list of blocks, found {found(value)}")
            return ()
        blocks = []
        for number, item in enumerate(value):
            here = (*path, number)
            show = item.get("show") if isinstance(item, dict) else None
            if not isinstance(show, str) or show not in BLOCKS:
                message = f"expected one of {', '.join(BLOCKS)}, found {found(show)}"
                self.fault((*here, "show"), message, nearest(str(show), BLOCKS))
                continue
            rest = {key: part for key, part in item.items() if key != "show"}
            if block := self.record(BLOCKS[show], rest, here):
                blocks.append(block)
        return tuple(blocks)

    def side(self, value: Any, name: str) -> Side | None:
        """Return a side of the player aid."""
        if value is None:
            return None
        if not isinstance(value, dict):
            self.fault((name,), f"expected a title and blocks, found {found(value)}")
            return None
        blocks = self.blocks(value.get("blocks"), (name, "blocks"))
        plain = {key: part for key, part in value.items() if key != "blocks"}
        probe = self.record(Side, {**plain, "blocks": (Block(title="-"),)}, (name,))
        return probe.model_copy(update={"blocks": blocks}) if probe else None


def read_quickref(catalogue: Catalogue, file: Path, rules: Collection[str] | None = None) -> Quickref:
    """Return the quick reference written in a file; raise `Faults` for anything wrong with it.

    Checked are form, the names of records it shows, references in texts and, against `rules` where the
    rulebook has been read, the rules that lines name.
    """
    document, faults = read_yaml(file)
    if document is None or faults:
        raise Faults(faults)
    reader = _Reader(document)
    value = document.value
    if not isinstance(value, dict):
        raise Faults([Fault(document.place(()), "", f"expected columns and blocks, found {found(value)}")])
    blocks = reader.blocks(value.get("blocks"), ("blocks",))
    sides = {name: reader.side(value.get(name), name) for name in ("front", "back")}
    plain = {key: part for key, part in value.items() if key not in ("blocks", "front", "back")}
    quickref = reader.record(Quickref, {**plain, "blocks": (Block(title="-"),)}, ())
    if quickref:
        quickref = quickref.model_copy(update={"blocks": blocks, **sides})
    for path, written in _placed(value):
        column, most = written.get("column", 1), len(quickref.columns) if quickref else 0
        if quickref and path[0] == "blocks" and isinstance(column, int) and column > most:
            reader.fault((*path, "column"), f"expected a column from 1 to {most}, found {column}")
        for field, message, hint in _unknown(catalogue, written):
            reader.fault((*path, field), message, hint)
        for steps, seat, seats in _beyond(written):
            reader.fault((*path, *steps), f"expected a seat from 1 to {seats}, found {seat}")
        for steps, rule in _rules_of(written):
            if rules is not None and rule not in rules:
                message = f'expected the id of a rule, found "{rule}"'
                reader.fault((*path, *steps), message, nearest(rule, rules))
        for part in (part for text in _texts(written) for part in references(text) if part.role == "rule"):
            if rules is not None and part.target not in rules:
                message = f"expected the id of a rule, found {{rule}}`{part.target}`"
                reader.fault((*path, "text"), message, nearest(part.target, rules))
    if reader.faults:
        raise Faults(reader.faults)
    checked: Quickref = quickref
    return checked


def _rules_of(block: Mapping[str, Any]) -> Iterator[tuple[tuple[Step, ...], str]]:
    """Yield every rule that a line of a block names, with the steps that lead to it."""
    for field in ("steps", "lines"):
        lines = block.get(field)
        for number, line in enumerate(lines if isinstance(lines, tuple) else ()):
            if isinstance(line, dict) and line.get("rule"):
                yield (field, number, "rule"), str(line["rule"])


def _beyond(block: Mapping[str, Any]) -> Iterator[tuple[tuple[Step, ...], int, int]]:
    """Yield every seat that a circle names and does not have, with the steps that lead to it."""
    for number, circle in enumerate(block.get("circles") or ()):
        seats = circle.get("seats") if isinstance(circle, dict) else None
        if isinstance(seats, int):
            named = [(field, seat) for field in ("out", "farther") for seat in circle.get(field) or ()]
            for field, seat in [("origin", circle.get("origin", 1)), *named]:
                if isinstance(seat, int) and not 1 <= seat <= seats:
                    yield ("circles", number, field), seat, seats


def _placed(value: Mapping[str, Any]) -> Iterator[tuple[tuple[Step, ...], Mapping[str, Any]]]:
    """Yield every block of the file as written, with the steps that lead to it."""
    for path in (("blocks",), ("front", "blocks"), ("back", "blocks")):
        holder: Any = value
        for step in path:
            holder = holder.get(step) if isinstance(holder, dict) else None
        if isinstance(holder, tuple):
            for number, block in enumerate(holder):
                if isinstance(block, dict):
                    yield (*path, number), block


def _unknown(catalogue: Catalogue, block: Mapping[str, Any]) -> Iterator[tuple[str, str, str]]:
    """Yield field, message and nearest name for everything a block names that the catalogue lacks."""
    yield from _unknown_records(catalogue, block)
    yield from _unknown_scores(catalogue, block)
    for text in _texts(block):
        yield from _unknown_references(catalogue, text)


def _unknown_records(catalogue: Catalogue, block: Mapping[str, Any]) -> Iterator[tuple[str, str, str]]:
    figures = [figure.id for figure in catalogue.game.figures]
    dice, traits = list(catalogue.dice), list(catalogue.traits)
    known = {
        "kind": list(catalogue.kinds),
        "kinds": list(catalogue.kinds),
        "by": traits,
        "signs": traits,
        "cards": list(catalogue.cards),
        "traits": traits,
        "table": list(catalogue.tables),
        "terms": list(catalogue.terms),
        "rulings": list(catalogue.rulings),
        "reach": figures,
        "strength": figures,
        "fixed": figures,
        "first": dice,
        "rest": dice,
        "symbols": [face for die in catalogue.game.dice for face in die.faces],
    }
    if isinstance(block.get("lines"), dict):
        known["lines"] = list(catalogue.cards)
    for field, names in known.items():
        given = block.get(field)
        for name in given if isinstance(given, tuple | dict) else (given,) if given else ():
            if name not in names:
                message = f'expected one of {", ".join(names) or "none"}, found "{name}"'
                yield field, message, nearest(str(name), names)


def _unknown_scores(catalogue: Catalogue, block: Mapping[str, Any]) -> Iterator[tuple[str, str, str]]:
    figures = [figure.id for figure in catalogue.game.figures]
    for score in block.get("scores") or ():
        if isinstance(score, dict) and score.get("figure") not in figures:
            name = str(score.get("figure"))
            yield "scores", f'expected the id of a figure, found "{name}"', nearest(name, figures)


def _unknown_references(catalogue: Catalogue, text: str) -> Iterator[tuple[str, str, str]]:
    """Yield what is wrong with the references of a text; those into documents are checked elsewhere."""
    for part in references(text):
        if part.role not in ROLES:
            message = f'expected one of the roles {", ".join(ROLES)}, found "{part.role}"'
            yield "text", message, nearest(part.role, ROLES)
        elif part.role not in DOCUMENT_ROLES and (wrong := dangling(catalogue, part.role, part.target)):
            yield "text", *wrong


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from _texts(part)
    elif isinstance(value, tuple):
        for part in value:
            yield from _texts(part)
