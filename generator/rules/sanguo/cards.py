"""The pieces of the deck: suit, rank and colour, and what sort of card each is."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from generator.rules.kernel import Piece

if TYPE_CHECKING:
    from generator.catalogue import Card, Catalogue, Copy
    from generator.rules.kernel import Zone

SUITS = {"♠": "black", "♥": "red", "♣": "black", "♦": "red"}
RANKS = {"A": 1, "J": 11, "Q": 12, "K": 13} | {str(number): number for number in range(2, 11)}
SLOTS = ("weapon", "armour", "defensive-mount", "offensive-mount")


Print: TypeAlias = "tuple[Card, int, str, str, int, str, int]"
"""What is printed on a card: its card of the catalogue, number, face, suit, rank, colour and reach."""


class DeckCard(Piece):
    """A card of the deck.

    `sort` is its kind in the data: basic, scroll, delayed, or the slot it is worn in.
    """

    __slots__ = ("colour", "id", "name", "rank", "reach", "sort", "suit")

    def __init__(self, printed: Print, zone: Zone) -> None:
        self.card, self.number, self.face, self.suit, self.rank, self.colour, self.reach = printed
        self.name = self.card.name
        self.id = self.card.id
        self.sort = self.card.kind
        self.zone = zone

    @property
    def worn(self) -> bool:
        """Whether this is equipment."""
        return self.sort in SLOTS

    @property
    def scroll(self) -> bool:
        """Whether this is a scroll, delayed or not."""
        return self.sort in ("scroll", "delayed")


@dataclass(frozen=True)
class Printed:
    """What a table reads off the cards of a catalogue: each card of the deck, and the names of all by id."""

    deck: Sequence[Print]
    names: Mapping[str, str]
    """The names of skills and cards."""
    ids: frozenset[str]
    """The ids of skills and cards, and the slots."""


def printed(catalogue: Catalogue, deck: str) -> Printed:
    """Return what is printed on the cards of a catalogue; that of the one asked for last is kept."""
    if not _last or _last[0] is not catalogue or _last[1] != deck:
        cards = catalogue.cards.values()
        names = {skill.id: skill.name for card in cards for skill in card.skills}
        names |= {card.id: card.name for card in cards}
        prints = [_print(copy) for copy in catalogue.copies(deck=deck)]
        _last[:] = [catalogue, deck, Printed(prints, names, frozenset(names).union(SLOTS))]
    return _last[2]  # type: ignore[no-any-return]


_last: list[Any] = []


def _print(copy: Copy) -> Print:
    card, mark = copy.card, copy.mark
    suit, rank = mark[:1], RANKS[mark[1:]]
    reach = int(card.traits.get("reach", 1))
    return card, copy.number, f"{card.name} {mark}", suit, rank, SUITS[suit], reach


@dataclass(frozen=True)
class CardRules:
    """How cards of one name work.

    `aims(table, seat)` gives every tuple of seats that such a card can be aimed at, legal or not; an area
    card has none and `reaches(table, seat)` gives its targets. `likely`, for speed, leaves out aims that
    can never be legal. `effect(table, use, target)` settles one target; `begins` and `ends` are procedures
    before the first and after the last one.
    """

    name: str
    effect: Callable[..., Any]
    aims: Callable[[Any, Any], Sequence[tuple[Any, ...]]] | None = None
    likely: Callable[[Any, Any], Sequence[tuple[Any, ...]]] | None = None
    reaches: Callable[[Any, Any], Sequence[Any]] | None = None
    begins: Callable[..., Any] | None = None
    ends: Callable[..., Any] | None = None
    scroll: bool = False
    delayed: bool = False
    respond_only: bool = False
    named: bool = False
    """Whether only the first seat of an aim is a target and the others are just named by the card."""
