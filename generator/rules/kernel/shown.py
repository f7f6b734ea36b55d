"""What an engine tells of its table to whoever draws it: seats in their ring, zones and the map."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from generator.rules.kernel.table import Piece, Seat, Table, Zone


@dataclass(frozen=True)
class ShownZone:
    """A zone under the name that a reader knows it by, bottom to top.

    `open` tells whether everybody sees the faces; `pile` that its top is what matters. `counting` says as
    what a card lies there, if not as itself. `always` shows the zone even while it is empty.
    """

    name: str
    cards: Sequence[Piece]
    open: bool = True
    pile: bool = False
    always: bool = False
    counting: Mapping[Any, str] = field(default_factory=dict)


@dataclass(frozen=True)
class ShownSeat:
    """A seat: what its player plays as (a hero, a role), figures by name, and its zones.

    `life` and `most` are None where a game has no life; `alive` is False for whoever is out of the game.
    """

    seat: Seat
    plays: Sequence[str] = ()
    labels: Sequence[str] = ()
    figures: Mapping[str, int] = field(default_factory=dict)
    zones: Sequence[ShownZone] = ()
    alive: bool = True
    turn: bool = False
    life: int | None = None
    most: int | None = None


@dataclass(frozen=True)
class ShownFigure:
    """A figure that stands on the map: whose it is, if anybody's, and its numbers by name."""

    name: str
    owner: Seat | None = None
    figures: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class ShownArea:
    """An area of a map: where it lies, in hundredths of the map, the names of its neighbours, what is there.

    `pieces` are numbers of alike pieces by what they are called. `matters` is False while everything there is
    as in any game, so that a picture may leave it out.
    """

    name: str
    x: float
    y: float
    borders: Sequence[str] = ()
    pieces: Mapping[str, int] = field(default_factory=dict)
    standing: Sequence[ShownFigure] = ()
    matters: bool = True


@dataclass(frozen=True)
class Shown:
    """A table: its seats, each one's left neighbour next, the zones of nobody, and the map, if any."""

    seats: Sequence[ShownSeat]
    zones: Sequence[ShownZone] = ()
    areas: Sequence[ShownArea] = ()


def shown_zone(zone: Zone, name: str = "", *, always: bool = False) -> ShownZone:
    """Show a zone as it is, perhaps under another name."""
    pile = zone.owner is None and zone.audience == "nobody"
    return ShownZone(name or zone.name, tuple(zone.cards), zone.audience == "everyone", pile, always)


def shown(table: Table) -> Shown:
    """Describe any table by its zones, for games that have nothing to add."""
    seats = [
        ShownSeat(seat, zones=[shown_zone(zone) for zone in table.zones if zone.owner is seat])
        for seat in table.seats
    ]
    return Shown(seats, [shown_zone(zone) for zone in table.zones if zone.owner is None])
