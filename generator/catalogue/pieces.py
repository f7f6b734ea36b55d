"""The records of pieces other than cards that a game lays on the table: boards, counters, player boards."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StrictInt

from generator.catalogue.fields import Id, Name, Record, Whole

Number = Annotated[
    Annotated[StrictInt, Field(ge=0)] | Id,
    Field(description="a whole number of 0 or more, or the id of a figure"),
]
"""A number, or the figure of the rules that holds it."""

Hundredths = Annotated[float, Field(ge=-20, le=120)]
"""Of the board's width or height, from its upper left corner; what lies outside 0 to 100 is cut off."""

Spot = tuple[Hundredths, Hundredths]


class Feature(Record):
    """Something of the land on a board, along a line of points: a river, a wall; a sea fills its line."""

    kind: Literal["river", "range", "wall", "sea", "wood"]
    name: str = ""
    chinese: str = ""
    points: tuple[Spot, ...] = Field(min_length=2)


class Garrison(Record):
    """Who holds the areas that are nobody's home when the game starts, and with how many pieces."""

    value: Id
    pieces: Number


class Board(Record):
    """A board drawn from the areas of a game: its size once cut and what it has room for, in millimetres.

    `owner` is the trait whose values hold areas; an area that bears a value of it is that value's home.
    """

    width: float = Field(ge=80, le=1200)
    height: float = Field(ge=80, le=1200)
    owner: Id
    slots: Number
    """Most pieces in an area."""
    start: Number = 0
    """Pieces in a home at the start."""
    garrison: Garrison | None = None
    standees: Number = 3
    """Figures that find room beside an area."""
    base: float = Field(default=25, ge=10, le=60)
    """Diameter of a figure's base."""
    piece: float = Field(default=10, ge=5, le=30)
    """Edge of a piece."""
    medallion: float = Field(default=36, ge=20, le=80)
    """Diameter of the disc that names an area."""
    cartouche: Spot | None = None
    """Middle of the panel with the title and what the signs mean."""
    features: tuple[Feature, ...] = ()


class Counters(Record):
    """Square counters to cut out, `each` of every value of a trait; `edge` in millimetres."""

    trait: Id
    each: Whole
    edge: float = Field(default=10, ge=6, le=40)


class Track(Record):
    """Boxes from 0 to `most`; `marks` is a table of the rules whose numbers stand out on it."""

    name: Name
    most: Number
    marks: Id | None = None


class PlayerBoard(Record):
    """What lies before a player: card slots with a track beside each, a long track, and places for piles.

    There is one for each of `values` of a trait, in its colour.
    """

    trait: Id
    values: tuple[Id, ...] = Field(min_length=1)
    slots: Number
    slot: Name
    """What lies in a slot, such as Legend."""
    beside: Track
    track: Track
    piles: tuple[Name, ...] = ()


class Standee(Record):
    """Paper figures that fold along their head, one of each card of a kind, in millimetres.

    `tab` and `depth` are how wide and deep the part is that goes into the slot of a base.
    """

    kind: Id
    width: float = Field(default=22, ge=16, le=60)
    height: float = Field(default=34, ge=20, le=90)
    tab: float = Field(default=14, ge=6, le=50)
    depth: float = Field(default=5.5, ge=3, le=15)


class Dial(Record):
    """Round bases with a wheel below, whose numbers show in a window, and a clip above with a slot.

    In millimetres: `across` is the diameter of base and wheel, `window` the edge of the window, `slot` the
    length of the slot, `clip` how high the clip stands, `axle` the diameter of the hole.
    """

    least: Number = 0
    most: Number
    across: float = Field(default=25, ge=20, le=80)
    window: float = Field(default=6, ge=4, le=20)
    slot: float = Field(default=14.4, ge=6, le=50)
    clip: float = Field(default=6, ge=3, le=15)
    axle: float = Field(default=2, ge=1, le=6)
