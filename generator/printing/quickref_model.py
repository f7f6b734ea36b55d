"""What a quick reference and a player aid consist of: data/<game>/quickref.yaml, read and checked."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any

from pydantic import Field, ValidationError

from generator.catalogue.catalogue import Catalogue
from generator.catalogue.expectation import expected, found, keys
from generator.catalogue.fields import Id, Record
from generator.catalogue.references import ROLES, references
from generator.catalogue.yaml_file import Step, YamlFile, read_yaml
from generator.faults import Fault, Faults, nearest


class Line(Record):
    """A line of a list: perhaps a pictogram, perhaps a name, a text, and the rule that says it in full."""

    text: str
    name: str = ""
    pictogram: str = ""
    rule: str = ""


class Score(Record):
    """A number of the rules, written large over what it is for."""

    figure: Id
    text: str


class Block(Record):
    """What all blocks have: a title, the column it stands in, and words below it."""

    title: str
    column: int = Field(default=1, ge=1)
    text: str = ""


class Stations(Block):
    """A turn as a line of stations, one below the other."""

    steps: tuple[Line, ...] = Field(min_length=1)


class Doors(Block):
    """Steps in a fixed order, as a row of doors."""

    steps: tuple[Line, ...] = Field(min_length=1)


class Lines(Block):
    """A list of lines."""

    lines: tuple[Line, ...] = Field(min_length=1)


class Cards(Block):
    """Cards with pictogram, price, how many there are, and their text: those of kinds, or some by id.

    `counted` gives the number of copies even where marks tell them apart, `signs` are traits said after it;
    `lines` are shorter texts in place of a card's own.
    """

    kind: str = ""
    kinds: tuple[Id, ...] = ()
    cards: tuple[Id, ...] = ()
    by: str = ""
    signs: tuple[Id, ...] = ()
    counted: bool = False
    lines: Mapping[Id, str] = {}
    columns: int = Field(default=1, ge=1, le=3)


class Signs(Block):
    """The values of traits as players see them, with how many cards of a kind bear each."""

    traits: tuple[Id, ...] = Field(min_length=1)
    kind: str = ""


class Numbers(Block):
    """A table of the rules; `words` shows words in place of some of its numbers, and of names in its head.

    `pictograms` go before the names of its columns.
    """

    table: Id
    words: Mapping[str, str] = {}
    pictograms: Mapping[str, str] = {}


class Scores(Block):
    """Numbers of the rules as a chart."""

    scores: tuple[Score, ...] = Field(min_length=1)


class Dice(Block):
    """All kinds of dice of the game, each with its symbols and how often it shows them."""


class Pool(Block):
    """How many dice each strength from 1 to the figure `strength` rolls, and what to expect of them.

    Up to the figure `fixed` they are dice of the kind `first`, the others of the kind `rest`; `symbols` are
    those whose average is shown. `of` names the strength.
    """

    of: str
    strength: Id
    first: Id
    fixed: Id
    rest: Id
    symbols: tuple[Id, ...] = ()


class Circle(Record):
    """Seats round a table, numbered in turn order: the distances from one to the others.

    Who is `out` no longer counts; `farther` are steps that count more to a seat. `text` stands below.
    """

    seats: int = Field(ge=2, le=12)
    origin: int = Field(default=1, ge=1)
    out: tuple[int, ...] = ()
    farther: Mapping[int, int] = {}
    text: str = ""


class Ring(Block):
    """Distances round the table, drawn, with `pictogram` in the middle; `reach` is a figure.

    Seats within it are marked.
    """

    circles: tuple[Circle, ...] = Field(min_length=1, max_length=3)
    reach: str = ""
    pictogram: str = ""
    clockwise: bool = True


class Words(Block):
    """Words of the rules with what they mean."""

    terms: tuple[Id, ...] = Field(min_length=1)


class Rulings(Block):
    """Answers where the rulebook is silent, by id."""

    rulings: tuple[Id, ...] = Field(min_length=1)


BLOCKS: Mapping[str, type[Block]] = {
    "stations": Stations,
    "doors": Doors,
    "lines": Lines,
    "cards": Cards,
    "signs": Signs,
    "table": Numbers,
    "scores": Scores,
    "dice": Dice,
    "pool": Pool,
    "ring": Ring,
    "words": Words,
    "rulings": Rulings,
}
"""What a block can show, by the word after `show:`."""


class Side(Record):
    """One side of a player aid."""

    title: str
    blocks: tuple[Block, ...] = Field(min_length=1)


class Quickref(Record):
    """A quick reference, and perhaps the two sides of a player aid. `columns` are widths to each other."""

    columns: tuple[Annotated[float, Field(gt=0)], ...] = Field(default=(1.0, 1.4), min_length=1, max_length=3)
    subtitle: str = ""
    blocks: tuple[Block, ...] = Field(min_length=1)
    front: Side | None = None
    back: Side | None = None


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
    game = catalogue.game
    known = {
        "kind": list(catalogue.kinds),
        "kinds": list(catalogue.kinds),
        "by": list(catalogue.traits),
        "signs": list(catalogue.traits),
        "cards": list(catalogue.cards),
        "traits": list(catalogue.traits),
        "table": list(catalogue.tables),
        "terms": list(catalogue.terms),
        "rulings": list(catalogue.rulings),
        "reach": [figure.id for figure in game.figures],
        "strength": [figure.id for figure in game.figures],
        "fixed": [figure.id for figure in game.figures],
        "first": [die.id for die in game.dice],
        "rest": [die.id for die in game.dice],
        "symbols": [face for die in game.dice for face in die.faces],
    }
    if isinstance(block.get("lines"), dict):
        known["lines"] = list(catalogue.cards)
    for field, names in known.items():
        given = block.get(field)
        for name in given if isinstance(given, tuple | dict) else (given,) if given else ():
            if name not in names:
                yield (
                    field,
                    f'expected one of {", ".join(names) or "none"}, found "{name}"',
                    nearest(str(name), names),
                )
    figures = [figure.id for figure in game.figures]
    for score in block.get("scores") or ():
        if isinstance(score, dict) and score.get("figure") not in figures:
            name = str(score.get("figure"))
            yield "scores", f'expected the id of a figure, found "{name}"', nearest(name, figures)
    for text in _texts(block):
        for part in references(text):
            if part.role in ("rule", "scenario"):
                continue
            try:
                catalogue.name_of(part.role, part.target)
            except KeyError:
                if part.role in ROLES:
                    yield (
                        "text",
                        f"expected a reference to something there is, found {{{part.role}}}`{part.target}`",
                        "",
                    )
                else:
                    message = f'expected one of the roles {", ".join(ROLES)}, found "{part.role}"'
                    yield "text", message, nearest(part.role, ROLES)


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from _texts(part)
    elif isinstance(value, tuple):
        for part in value:
            yield from _texts(part)
