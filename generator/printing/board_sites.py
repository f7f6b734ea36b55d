"""What a board consists of, in millimetres: measures, places with their slots and standee spots, roads."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import ceil, sqrt

from generator.printing.board_shapes import Block, Disc, Point, Shape

GAP = 0.8
"""Between a medallion and what lies around it, and between two things around it."""

APART = 2.4
"""What things of different places should be apart."""

OWN, OTHER = 0.1, 0.4
"""Least room between two things of one place, and of different places."""

PLAY = 0.6
"""How much larger a slot is than the piece that lies in it."""

FRAME = 0.8
"""Of a block of slots, around them."""

Border = tuple[str, str]


@dataclass(frozen=True)
class Spot:
    """Where a place's medallion has its middle."""

    id: str
    x: float
    y: float


@dataclass(frozen=True)
class Measures:
    """What a board has room for."""

    width: float
    height: float
    medallion: float
    base: float
    standees: int
    piece: float
    slots: int

    @property
    def slot(self) -> float:
        """Edge of a slot."""
        return self.piece + PLAY

    @property
    def columns(self) -> int:
        """Slots side by side in a block."""
        return ceil(sqrt(self.slots))

    @property
    def rows(self) -> int:
        """Slots one below the other in a block."""
        return ceil(self.slots / self.columns) if self.slots else 0


@dataclass(frozen=True)
class Site:
    """A place as laid out: its medallion, the block of its slots, and room for standees around it."""

    id: str
    medallion: Disc
    block: Block | None
    standees: tuple[Disc, ...]

    @property
    def around(self) -> tuple[Shape, ...]:
        """What lies around the medallion."""
        return (*((self.block,) if self.block else ()), *self.standees)

    @property
    def shapes(self) -> tuple[Shape, ...]:
        """Medallion and all."""
        return (self.medallion, *self.around)

    def moved(self, thing: Shape, to: Shape) -> Site:
        """Return the place with one of the things around its medallion elsewhere."""
        if isinstance(to, Block):
            return replace(self, block=to)
        return replace(self, standees=tuple(to if disc is thing else disc for disc in self.standees))


@dataclass(frozen=True)
class Plan:
    """A board laid out: its places by id, and a road for each border, from rim to rim."""

    measures: Measures
    sites: Mapping[str, Site]
    roads: Mapping[Border, tuple[Point, ...]]
