"""What one seat sees of a table: the faces it may see, a number for the rest, and the log as it reads it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from generator.rules.kernel.table import Piece, Seat, Table, Zone


@dataclass(frozen=True)
class ZoneView:
    """A zone as one seat sees it: its cards from bottom to top, None for each whose face is hidden.

    If the seat may not know how many cards lie there, `counted` is false and hidden ones are left out.
    """

    name: str
    owner: Seat | None
    cards: tuple[Piece | None, ...]
    counted: bool = True

    @property
    def faces(self) -> tuple[str, ...]:
        """The faces that can be seen, from bottom to top."""
        return tuple(str(card) for card in self.cards if card is not None)

    @property
    def hidden(self) -> int:
        """How many cards show only their backs."""
        return self.cards.count(None)


@dataclass(frozen=True)
class View:
    """Everything that one seat may know: the zones and what has been told to it."""

    seat: Seat
    zones: tuple[ZoneView, ...]
    log: tuple[str, ...]

    def zone(self, name: str, owner: Seat | None = None) -> ZoneView:
        """Return the zone of that name and owner; raise KeyError if there is none."""
        for zone in self.zones:
            if zone.name == name and zone.owner is owner:
                return zone
        raise KeyError(name)


def view(table: Table, seat: Seat, log_from: int = 0) -> View:
    """Return what `seat` sees; the log starts at entry number `log_from`."""
    zones = tuple(_zone(zone, seat) for zone in table.zones)
    return View(seat, zones, told(table, seat, log_from))


def _zone(zone: Zone, seat: Seat) -> ZoneView:
    cards = tuple(card if zone.sees(seat, card) else None for card in zone.cards)
    if zone.counts(seat):
        return ZoneView(zone.name, zone.owner, cards)
    return ZoneView(zone.name, zone.owner, tuple(card for card in cards if card is not None), counted=False)


def told(table: Table, seat: Seat, log_from: int = 0) -> tuple[str, ...]:
    """Return the sentences of the log that `seat` may read, as that seat reads them."""
    read: Sequence[str] = [entry.seen_by(seat) for entry in table.log[log_from:]]
    return tuple(sentence for sentence in read if sentence)
