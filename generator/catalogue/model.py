"""The records that make up a game's data. Reading and checking them is `generator.catalogue.load`."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StrictInt, model_validator

from generator.catalogue.fields import Hex, Id, Name, Record, Sources, Whole
from generator.catalogue.pieces import Board, Counters, Dial, PlayerBoard, Standee

MOST_COPIES = 999
"""More of one card than any game has: a slip of the keyboard should not print ten thousand sheets."""

Copies = Annotated[
    Annotated[StrictInt, Field(ge=1, le=MOST_COPIES)]
    | Annotated[tuple[Name | StrictInt, ...], Field(min_length=1, max_length=MOST_COPIES)],
    Field(description=f"a whole number from 1 to {MOST_COPIES}, or a list of marks"),
]
Price = Annotated[StrictInt, Field(ge=0, description="a whole number of 0 or more")]
Role = Literal["card", "hero"]


class Players(Record):
    """For how many players a game is."""

    least: Whole
    most: Whole


class TraitValue(Record):
    """One value of a trait: red, goblet. A colour is always doubled by a letter or a pictogram."""

    id: Id
    name: Name
    chinese: str = ""
    letter: str = ""
    colour: Hex | None = None
    pictogram: str = ""
    pattern: str = ""
    source: Sources


class Trait(Record):
    """Something that cards have and rules read, with its closed list of values: colour, icon, suit.

    `show: tokens` draws a value that is a number as so many of the trait's pictogram.
    """

    id: Id
    name: Name
    show: Literal["sign", "tokens"] = "sign"
    pictogram: str = ""
    values: tuple[TraitValue, ...] = Field(min_length=1)


class Kind(Record):
    """A kind of card: what its cards are called, which traits they have, which deck and face they get.

    A kind has no deck if each of its cards names the decks it lies in.
    """

    id: Id
    name: Name
    plural: Name
    deck: str = ""
    face: str = "plain"
    traits: tuple[Id, ...] = ()
    mark: str = ""
    """What a copy's mark is called ("value", "suit and rank"); empty if copies are alike."""
    twins: bool = False
    """Whether copies of one card may bear the same mark."""
    text: str = ""
    letter: str = ""
    """One to three letters in a seal on the picture of each of its cards."""
    pictogram: str = ""
    price: str = ""
    """Pictogram of what is paid for its cards or their skills."""
    colour: Hex | None = None
    """Colour of its cards where no trait gives them one; else the palette's accent."""
    shape: str = ""
    """Outline of the medallion on its cards; else that of a sign."""
    pattern: str = ""
    """Pattern behind the picture where no trait gives one; else that of the deck's back."""
    source: Sources


class Badge(Record):
    """What a tag puts on the faces of its cards: a pictogram or letter, a name, and where."""

    tag: Id
    name: str
    letter: str = ""
    pictogram: str = ""
    corner: Literal["picture", "foot"] = "picture"


class Back(Record):
    """The back of a deck: its colour, pattern, pictogram and the words on it."""

    colour: Hex
    pattern: str = "waves"
    pictogram: str = ""
    chinese: str = ""
    text: str = ""


class Deck(Record):
    """Cards that share a back and are shuffled and printed together; `traits` are what all of them have."""

    id: Id
    name: Name
    back: Back
    traits: dict[str, str] = Field(default={})
    source: Sources


class TraySection(Record):
    """A part of a tray, from back to front: what stands in it, and how long it is in millimetres."""

    name: str
    length: float = Field(ge=8)


class Tray(Record):
    """An open box to cut, fold and glue, with a divider between every two sections; millimetres inside."""

    width: float = Field(ge=30)
    wall: float = Field(ge=15)
    """Height of the walls."""
    divider: float = Field(ge=15)
    """Height of the dividers."""
    sections: tuple[TraySection, ...] = Field(min_length=1)


class Die(Record):
    """A kind of die: how many there are, and the values of the trait `symbols` on its faces; `edge` in mm."""

    id: Id
    name: Name
    plural: Name
    count: Whole
    symbols: Id
    faces: tuple[Id, ...] = Field(min_length=2)
    colour: Hex
    edge: float = Field(default=16, ge=8, le=40)
    source: Sources


class Component(Record):
    """Something in the box that is not a card: a board, dice. `sheet` is the template that draws it."""

    id: Id
    name: Name
    count: Whole
    sheet: str
    text: str = ""
    tray: Tray | None = None
    """Its measures, if it is a tray."""
    board: Board | None = None
    counters: Counters | None = None
    player_board: PlayerBoard | None = None
    standee: Standee | None = None
    dial: Dial | None = None
    source: Sources


class Figure(Record):
    """A number of the rules; changing it here changes play."""

    id: Id
    value: StrictInt
    text: str
    source: Sources


class Row(Record):
    """One line of a table: what it is for, and its numbers."""

    at: str | StrictInt
    values: tuple[StrictInt, ...]


class Table(Record):
    """A table of the rules: numbers by something, such as cards dealt by number of players."""

    id: Id
    name: Name
    by: str
    columns: tuple[str, ...]
    rows: tuple[Row, ...] = Field(min_length=1)
    source: Sources


class Palette(Record):
    """Colours of everything made for a game that no trait decides."""

    accent: Hex
    paper: Hex = "#f7f1e3"
    ink: Hex = "#221d18"
    quiet: Hex = "#6b5f50"
    rule: Hex = "#cdbfa6"
    black: Hex = "#2b2622"
    red: Hex = "#9c2a1f"
    """Black and red of cards whose mark is a suit and a rank."""


class Game(Record):
    """A game as a whole: game.yaml."""

    id: Id
    title: Name
    chinese: str = ""
    short: str
    """The title in one or two words, for narrow places."""
    blurb: str
    players: Players
    owner: str = ""
    """Who owns the game's names; shown in the notice that ours is unofficial."""
    book: str = ""
    """What sources call the rulebook."""
    palette: Palette
    traits: tuple[Trait, ...] = ()
    kinds: tuple[Kind, ...] = Field(min_length=1)
    badges: tuple[Badge, ...] = ()
    decks: tuple[Deck, ...] = Field(min_length=1)
    dice: tuple[Die, ...] = ()
    components: tuple[Component, ...] = ()
    figures: tuple[Figure, ...] = ()
    tables: tuple[Table, ...] = ()
    source: Sources


class Skill(Record):
    """Something a hero can do: its name, the moment it belongs to, and its text.

    `tags` say when it holds or how often ("monarch", "passive", "once a phase"). `also` are other names the
    rulebook uses for it, by mistake or not.
    """

    id: Id
    name: Name
    also: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    window: str = ""
    cost: Price | None = None
    """What using it costs, in whatever the game pays with; None if nothing is ever paid."""
    text: str
    source: Sources


class Score(Record):
    """Points a card gives at the end: for having the `most` of something, or for `every` so many of it.

    `of` is a value of the trait "resource"; just one of `most` and `every` is given.
    """

    title: str = ""
    most: bool = False
    every: Whole | None = None
    of: Id
    points: Whole

    @model_validator(mode="after")
    def _either(self) -> Score:
        if self.most == (self.every is not None):
            raise ValueError("expected either most or every")
        return self


class Card(Record):
    """A card or hero apart from its copies: a name, a kind, traits and a text.

    `copies` is how many identical pieces there are, or the marks that tell them apart: values, suit and rank;
    `copy_tags` are tags that only the copies with certain marks bear. A card that lies in several decks says
    in `decks` how many copies each of them has. `also` are other names the rulebook uses for it, by mistake
    or not.
    """

    id: Id
    name: Name
    also: tuple[str, ...] = ()
    chinese: str = ""
    courtesy: str = ""
    """The courtesy name of a person."""
    number: str = ""
    """What its publisher numbers it by, such as WEI 001."""
    kind: Id
    traits: dict[str, str] = Field(default={})
    cost: Price | None = None
    """What playing it costs, in whatever the game pays with; None if nothing is ever paid."""
    text: str = ""
    note: str = ""
    """Flavour, never read by a rule."""
    pictogram: str = ""
    colour: Hex | None = None
    shape: str = ""
    """Colour of this card and outline of its medallion, where they are not those of its kind."""
    tags: tuple[str, ...] = ()
    skills: tuple[Skill, ...] = ()
    scores: tuple[Score, ...] = ()
    copies: Copies = 1
    decks: dict[Id, Annotated[Whole, Field(le=MOST_COPIES)]] = Field(default={})
    copy_tags: dict[Id, Annotated[tuple[Name | StrictInt, ...], Field(min_length=1)]] = Field(default={})
    source: Sources

    @model_validator(mode="after")
    def _counted_once(self) -> Card:
        if self.decks and "copies" in self.model_fields_set:
            raise ValueError("expected copies or decks, found both")
        return self

    @property
    def marks(self) -> tuple[str, ...]:
        """One mark for each copy; empty marks if the copies are alike."""
        if self.decks:
            return ("",) * sum(self.decks.values())
        return ("",) * self.copies if isinstance(self.copies, int) else tuple(map(str, self.copies))

    def tags_of(self, mark: str) -> tuple[str, ...]:
        """Return the tags of a copy with this mark: the card's, then those of such copies alone."""
        return (*self.tags, *(tag for tag, marks in self.copy_tags.items() if mark in map(str, marks)))


class Area(Record):
    """A place on the board: the areas it borders on, what it yields, and where it lies.

    `yields` are values of the trait "resource", one for each piece of it. `x` and `y` are hundredths of the
    board's width and height, from its upper left corner.
    """

    id: Id
    name: Name
    also: tuple[str, ...] = ()
    chinese: str = ""
    traits: dict[str, str] = Field(default={})
    yields: tuple[Id, ...] = ()
    borders: tuple[Id, ...] = Field(min_length=1)
    x: float = Field(ge=0, le=100)
    y: float = Field(ge=0, le=100)
    text: str = ""
    source: Sources


class Term(Record):
    """A word of the rules. `also` are other names the rulebook uses for the same thing, by mistake or not."""

    id: Id
    name: Name
    text: str
    also: tuple[str, ...] = ()
    source: Sources
