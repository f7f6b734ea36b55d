"""What a quick reference and a player aid consist of. Reading them from a file is `quickref_reading`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from pydantic import Field

from generator.catalogue.fields import Id, Record


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
