"""What stands on a table in every game: seats, zones, physical cards and the one way they move."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from generator.rules.kernel.chance import Chance
from generator.rules.kernel.rule import Limits, as_switches

if TYPE_CHECKING:
    from generator.catalogue import Card, Catalogue


class Piece:
    """A physical card: one copy of a card of the catalogue. Which zone it lies in is known to the table."""

    __slots__ = ("card", "face", "number")

    def __init__(self, card: Card, number: int, face: str) -> None:
        self.card = card
        self.number = number
        self.face = face

    def __str__(self) -> str:
        return self.face

    def __repr__(self) -> str:
        return f"<{self.card.id}#{self.number}>"


class Zone:
    """A place for cards, the last one on top.

    `audience` says who sees faces in it: "everyone", "owner" or "nobody".
    """

    __slots__ = ("audience", "cards", "name", "owner")

    def __init__(self, name: str, owner: Seat | None = None, audience: str = "everyone") -> None:
        self.name = name
        self.owner = owner
        self.audience = audience
        self.cards: list[Any] = []

    def sees(self, seat: Seat, piece: Piece) -> bool:
        """Tell whether `seat` sees the face of `piece`, which lies here."""
        return self.audience == "everyone" or (self.audience == "owner" and seat is self.owner)

    def counts(self, seat: Seat) -> bool:
        """Tell whether `seat` may know how many cards lie here; everyone may, unless a game says no."""
        return True

    def __len__(self) -> int:
        return len(self.cards)

    def __str__(self) -> str:
        return f"{self.owner}'s {self.name}" if self.owner else f"the {self.name}"


class Seat:
    """A player's place. `left` is the neighbour to whom play passes clockwise."""

    def __init__(self, table: Table, name: str) -> None:
        self.table = table
        self.name = name
        self.left: Any = self
        self.right: Any = self

    def __str__(self) -> str:
        return self.name

    __repr__ = __str__


NO_LIMITS = Limits()
NO_WORDS: Mapping[str, Any] = MappingProxyType({})


class Entry(NamedTuple):
    """A line of the log: a pattern with `{seat}`, `{cards}` and other words, rendered only when read.

    `audience` are the seats that may read it in full, None for everyone; a bystander reads a number
    instead of the cards' faces, and nothing at all of an entry that shows no cards.
    """

    says: str
    seat: Seat | None = None
    cards: tuple[Piece, ...] = ()
    words: Mapping[str, Any] = NO_WORDS
    audience: tuple[Seat, ...] | None = None

    def __str__(self) -> str:
        return self._render(", ".join(map(str, self.cards)))

    def bystander(self) -> str:
        """Return the sentence as somebody reads it who does not see the cards' faces."""
        count = len(self.cards)
        return self._render(f"{count} card{'' if count == 1 else 's'}") if count else ""

    def seen_by(self, seat: Seat) -> str:
        """Return the sentence as `seat` reads it, empty if it is not told to that seat."""
        return str(self) if self.audience is None or seat in self.audience else self.bystander()

    def _render(self, cards: str) -> str:
        return self.says.format(seat=self.seat, cards=cards, **self.words)


Note: TypeAlias = tuple[str, Any, tuple[Any, ...], Mapping[str, Any], tuple[Any, ...] | None]
"""The fields of an entry. A table keeps those of all entries in one list, which costs next to nothing."""


class Table:
    """The state of a game that all games have: seats, zones, log, chance, switches and the data's figures.

    A game derives its own table from it and lays every piece in some zone; `places` tells which. Pieces hold
    nothing that changes, so that tables may share them. `off` holds the ids of rules that are switched off,
    `limits` the predicates still on, by question and verb. `patient` tells that a question must be asked even
    where nobody would have a choice; else a game may save the time.
    """

    def __init__(self, catalogue: Catalogue, *, seed: int = 0, off: Iterable[str] = ()) -> None:
        self.catalogue = catalogue
        self.off = as_switches(off)
        self.chance = Chance(seed)
        self.seats: list[Any] = []
        self.zones: list[Zone] = []
        self.places: dict[Any, Zone] = {}
        self._notes: list[Any] = []
        self.note: Callable[[Note], None] = self._notes.extend
        self._log: list[Entry] = []
        self.limits = NO_LIMITS
        self.patient = False

    @property
    def log(self) -> Sequence[Entry]:
        """What has happened so far. Entries are made of notes when first read: most are never read."""
        fields = iter(self._notes[len(self._log) * len(Entry._fields) :])
        self._log.extend(map(Entry, fields, fields, fields, fields, fields))
        return self._log

    def sit(self, seats: Sequence[Seat]) -> None:
        """Seat the players in a ring; each one's left neighbour is the next in the list."""
        self.seats = list(seats)
        for index, seat in enumerate(seats):
            seat.left = seats[(index + 1) % len(seats)]
            seat.right = seats[index - 1]

    def zone(self, name: str, owner: Seat | None = None, audience: str = "everyone") -> Zone:
        """Make a zone and note it as part of this table."""
        made = Zone(name, owner, audience)
        self.zones.append(made)
        return made

    def lay(self, cards: Sequence[Piece], zone: Zone) -> None:
        """Lay cards that are new to this table on top of a zone."""
        zone.cards.extend(cards)
        self.places.update(dict.fromkeys(cards, zone))

    def figure(self, name: str) -> int:
        """Return a number of the rulebook from the game's data."""
        return self.catalogue.figures[name]

    def seat(self, name: str) -> Any:
        """Return the seat of that name; raise KeyError if nobody sits there."""
        for seat in self.seats:
            if seat.name == name:
                return seat
        raise KeyError(name)

    def say(self, says: str, seat: Seat | None = None, cards: Iterable[Piece] = (), **words: Any) -> None:
        """Note something that everyone hears."""
        self.note((says, seat, tuple(cards), words or NO_WORDS, None))

    def tell(
        self, audience: Iterable[Seat], says: str, seat: Seat, cards: Iterable[Piece] = (), **words: Any
    ) -> None:
        """Note something that only `audience` learns in full."""
        self.note((says, seat, tuple(cards), words or NO_WORDS, tuple(audience)))


def move(
    table: Table, cards: Sequence[Piece], to: Zone, says: str = "", seat: Seat | None = None, **words: Any
) -> None:
    """Move cards on top of zone `to`, the last one uppermost, and note it as `says`; no text, no note.

    The note is read in full by whoever sees the cards in the zone they left or in the one they reach. A card
    changes its zone only by this or by `shift`.
    """
    if not cards:
        return
    if says:
        readers = None if to.audience == "everyone" else _readers(table, cards, to)
        table.note((says, seat, tuple(cards), words or NO_WORDS, readers))
    number = len(cards)
    if number == 1:
        shift(table, cards[0], to)
        return
    source = table.places[cards[0]].cards
    uppermost = source[-number:]
    if uppermost[::-1] == cards or uppermost == cards:
        del source[-number:]
        to.cards.extend(cards)
        table.places.update(dict.fromkeys(cards, to))
    else:
        for card in cards:
            shift(table, card, to)


def shift(table: Table, card: Piece, to: Zone) -> None:
    """Move one card on top of zone `to` without a note."""
    places = table.places
    source = places[card].cards
    if source[-1] is card:
        del source[-1]
    else:
        source.remove(card)
    places[card] = to
    to.cards.append(card)


def _readers(table: Table, cards: Sequence[Piece], to: Zone) -> tuple[Seat, ...] | None:
    """Return who sees every one of these cards, before they move or in zone `to`; None for everyone."""
    places = table.places
    audience = places[cards[0]].audience
    for card in cards:
        if places[card].audience != audience:
            break
    else:
        if audience == "everyone":
            return None
        if audience == "nobody" and to.audience == "owner" and to.owner:
            return (to.owner,)
    return tuple(
        seat
        for seat in table.seats
        if all(to.sees(seat, card) or places[card].sees(seat, card) for card in cards)
    )
