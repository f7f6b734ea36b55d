"""The pieces of the deck: suit, rank and colour, and what sort of card each is."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from generator.rules.kernel import Piece, shared

if TYPE_CHECKING:
    from generator.catalogue import Catalogue, Copy

SUITS = {"♠": "black", "♥": "red", "♣": "black", "♦": "red"}
RANKS = {"A": 1, "J": 11, "Q": 12, "K": 13} | {str(number): number for number in range(2, 11)}
SLOTS = ("weapon", "armour", "defensive-mount", "offensive-mount")


class DeckCard(Piece):
    """A card of the deck.

    `sort` is its kind in the data: basic, scroll, delayed, or the slot it is worn in.
    """

    __slots__ = ("colour", "id", "name", "rank", "reach", "sort", "suit")

    def __init__(self, copy: Copy) -> None:
        card, mark = copy.card, copy.mark
        super().__init__(card, copy.number, f"{card.name} {mark}")
        self.suit, self.rank = mark[:1], RANKS[mark[1:]]
        self.colour = SUITS[self.suit]
        self.reach = int(card.traits.get("reach", 1))
        self.name = card.name
        self.id = card.id
        self.sort = card.kind

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
    """What all tables of a catalogue share: the cards of the deck, and the names of all cards by id."""

    deck: Sequence[DeckCard]
    called: Mapping[str, Sequence[DeckCard]]
    """The cards of the deck by name; none of a name that is not there."""
    names: Mapping[str, str]
    """The names of skills and cards."""
    ids: frozenset[str]
    """The ids of skills and cards, and the slots."""


@shared
def printed(catalogue: Catalogue, deck: str) -> Printed:
    """Return what all tables of a catalogue share."""
    cards = catalogue.cards.values()
    names = {skill.id: skill.name for card in cards for skill in card.skills}
    names |= {card.id: card.name for card in cards}
    pieces = [DeckCard(copy) for copy in catalogue.copies(deck=deck)]
    called: defaultdict[str, list[DeckCard]] = defaultdict(list)
    for piece in pieces:
        called[piece.name].append(piece)
    return Printed(pieces, called, names, frozenset(names).union(SLOTS))


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
