"""The table of a scenario as plain values: who sits where, and what lies where. Draws nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from generator.scenarios.words import key

if TYPE_CHECKING:
    from generator.rules.kernel import Piece, Shown, ShownArea, ShownSeat, ShownZone, Vocabulary


@dataclass(frozen=True)
class ZoneShot:
    """A zone: how many cards lie there, and which of them a reader of the scenario knows, by name.

    Of a `pile` only the known cards on top are named, the uppermost first.
    """

    name: str
    count: int
    faces: tuple[str, ...] = ()
    pile: bool = False

    @property
    def listed(self) -> tuple[str, ...]:
        """The known faces, those that are the same taken together: "2 Strike"."""
        return tuple(
            face if number == 1 else f"{number} {face}" for face, number in Counter(self.faces).items()
        )

    @property
    def sentence(self) -> str:
        """The zone in words."""
        if not self.count:
            return f"{self.name}: no cards"
        cards = f"{self.name}: {self.count} {'card' if self.count == 1 else 'cards'}"
        if not self.faces:
            return cards
        others = "" if self.pile or self.count == len(self.faces) else ", others not named"
        return f"{cards}{', on top' if self.pile else ','} {', '.join(self.listed)}{others}"


@dataclass(frozen=True)
class SeatShot:
    """A seat: what its player plays as, and everything that it has. `life` is None in a game without life."""

    name: str
    plays: tuple[str, ...] = ()
    labels: tuple[str, ...] = ()
    figures: tuple[tuple[str, int], ...] = ()
    zones: tuple[ZoneShot, ...] = ()
    alive: bool = True
    turn: bool = False
    life: int | None = None
    most: int | None = None

    @property
    def head(self) -> str:
        """The seat's name with what it plays as."""
        return ", ".join((self.name, *self.plays))

    @property
    def sentences(self) -> tuple[str, ...]:
        """Everything about the seat but its head, in words."""
        facts = [*([] if self.alive else ["dead"]), *(["has the turn"] if self.turn else []), *self.labels]
        if self.life is not None:
            facts.append(f"life {self.life} of {self.most}" if self.most is not None else f"life {self.life}")
        facts += [f"{name} {value}" for name, value in self.figures]
        return (*facts, *(zone.sentence for zone in self.zones))

    @property
    def is_bare(self) -> bool:
        """True if the seat has nothing yet: no cards, nothing it plays as, its life full."""
        told = self.plays or self.labels or any(value for _, value in self.figures)
        return not told and not self.has_cards and self.alive and not self.turn and self.life == self.most

    @property
    def has_cards(self) -> bool:
        """True if any card lies in a zone of the seat."""
        return any(zone.count for zone in self.zones)


@dataclass(frozen=True)
class FigureShot:
    """A figure on the map: its name, the name of whose it is, if anybody's, and its numbers by name."""

    name: str
    owner: str = ""
    figures: tuple[tuple[str, int], ...] = ()

    @property
    def sentence(self) -> str:
        """The figure in words."""
        whose = f" ({self.owner})" if self.owner else ""
        return " ".join((f"{self.name}{whose}", *(f"{name} {value}" for name, value in self.figures)))


@dataclass(frozen=True)
class AreaShot:
    """An area of the map: where it lies in hundredths, its neighbours, its pieces by name, who stands there.

    `matters` is False while everything there is as in any game.
    """

    name: str
    x: float
    y: float
    borders: tuple[str, ...] = ()
    pieces: tuple[tuple[str, int], ...] = ()
    standing: tuple[FigureShot, ...] = ()
    matters: bool = True

    @property
    def sentences(self) -> tuple[str, ...]:
        """All that is there, in words."""
        found = [f"{number or 'no'} {name}" for name, number in self.pieces]
        return (*found, *(figure.sentence for figure in self.standing))


@dataclass(frozen=True)
class Snapshot:
    """A table at one moment: its seats, each one's left neighbour next, the zones of nobody, and its map."""

    seats: tuple[SeatShot, ...]
    zones: tuple[ZoneShot, ...] = ()
    areas: tuple[AreaShot, ...] = ()

    @property
    def mattering(self) -> frozenset[str]:
        """The names of areas where something is otherwise than in any game."""
        return frozenset(area.name for area in self.areas if area.matters)

    @property
    def is_bare(self) -> bool:
        """True if there is nothing to see but who sits there."""
        return not self.has_pieces and all(seat.is_bare for seat in self.seats)

    @property
    def has_pieces(self) -> bool:
        """True if any card lies on the table, or more on the map than in any game."""
        dealt = any(seat.has_cards for seat in self.seats) or any(zone.count for zone in self.zones)
        return dealt or bool(self.mattering)


@dataclass(frozen=True)
class Measure:
    """What a scenario asked of two seats, and the answer: how far `end` is from `start`."""

    start: str
    end: str
    answer: str

    @property
    def sentence(self) -> str:
        """The measure in words."""
        return f"from {self.start} to {self.end}: {self.answer}"


def facts(
    snapshot: Snapshot, measures: Sequence[Measure] = (), areas: Collection[str] = ()
) -> list[tuple[str, tuple[str, ...]]]:
    """Return all that a picture shows in words: what each seat and the table have, what was measured.

    Of the map it shows the areas that matter and those called `areas`.
    """
    found = [(seat.head, seat.sentences) for seat in snapshot.seats]
    if snapshot.zones:
        found.append(("Table", tuple(zone.sentence for zone in snapshot.zones)))
    found += [
        (f"In {area.name}", area.sentences) for area in snapshot.areas if area.matters or area.name in areas
    ]
    if measures:
        found.append(("Asked", tuple(measure.sentence for measure in measures)))
    return found


def snapshot(shown: Shown, vocabulary: Vocabulary, named: Mapping[Piece, str]) -> Snapshot:
    """Take down what an engine shows; `named` are the cards that the set-up named, with the word it used."""
    return Snapshot(
        tuple(_seat(seat, vocabulary, named) for seat in shown.seats),
        tuple(_zones(shown.zones, vocabulary, named)),
        tuple(map(_area, shown.areas)),
    )


def _area(area: ShownArea) -> AreaShot:
    standing = tuple(
        FigureShot(figure.name, str(figure.owner) if figure.owner else "", tuple(figure.figures.items()))
        for figure in area.standing
    )
    pieces = tuple(area.pieces.items())
    return AreaShot(area.name, area.x, area.y, tuple(area.borders), pieces, standing, area.matters)


def _seat(seat: ShownSeat, vocabulary: Vocabulary, named: Mapping[Piece, str]) -> SeatShot:
    return SeatShot(
        str(seat.seat),
        tuple(seat.plays),
        tuple(seat.labels),
        tuple(seat.figures.items()),
        tuple(_zones(seat.zones, vocabulary, named)),
        seat.alive,
        seat.turn,
        seat.life,
        seat.most,
    )


def _zones(
    zones: Sequence[ShownZone], vocabulary: Vocabulary, named: Mapping[Piece, str]
) -> Sequence[ZoneShot]:
    """Take down the zones with something to tell: of a pile, that the reader knows what lies on top."""
    shots = [_zone(zone, vocabulary, named) for zone in zones if zone.cards or zone.always]
    return [shot for shot in shots if shot.faces or not shot.pile]


def _zone(zone: ShownZone, vocabulary: Vocabulary, named: Mapping[Piece, str]) -> ZoneShot:
    """Name the cards that everybody sees and those that the set-up named; count the rest."""
    faces: list[str] = []
    for card in reversed(zone.cards) if zone.pile else zone.cards:
        if zone.open or card in named:
            face = _called(card, vocabulary, named)
            counting = zone.counting.get(card)
            faces.append(f"{face} as {counting}" if counting else face)
        elif zone.pile:
            break
    return ZoneShot(zone.name, len(zone.cards), tuple(faces), zone.pile)


def _called(piece: Piece, vocabulary: Vocabulary, named: Mapping[Piece, str]) -> str:
    """Return the word that the set-up used for a card, as it is spelt, else the card's face.

    An id is no word for readers: then, too, it is the face.
    """
    word = named.get(piece)
    if word is None or ("-" in word and word == piece.card.id):
        return str(piece)
    return next((spelt for spelt in vocabulary.words(piece) if key(spelt) == word), str(piece))
