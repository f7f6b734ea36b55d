"""Which distinct sides a deck's cards have, and how often each is printed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from generator.catalogue.catalogue import Catalogue
from generator.catalogue.model import Card, Deck


@dataclass(frozen=True)
class Face:
    """One distinct side to lay out: the front of a card with one of its marks, or the back of a deck.

    `id` is unique within a game: `chaos`, `green-card@7` (a copy's mark after the @), `ambush@north` (the
    deck of a card that lies in several) or `back@play`. Two faces are equal if their ids are.
    """

    id: str
    deck: Deck = field(compare=False)
    card: Card | None = field(default=None, compare=False)
    mark: str = field(default="", compare=False)

    @property
    def front(self) -> bool:
        """Whether this is the front of a card."""
        return self.card is not None

    @property
    def title(self) -> str:
        """What people call it: `Green Card 7`, `back of Play Cards`."""
        if self.card is None:
            return f"back of {self.deck.name}"
        return f"{self.card.name} {self.mark}".strip()


def front_of(deck: Deck, card: Card, mark: str = "") -> Face:
    """Return the front of a card, or of its copies with one mark; each deck it lies in has its own."""
    ids = [card.id, *([deck.id] if card.decks else []), *([mark] if mark else [])]
    return Face("@".join(ids), deck, card, mark)


def back_of(deck: Deck) -> Face:
    """Return the back that all cards of a deck share."""
    return Face(f"back@{deck.id}", deck)


@dataclass(frozen=True)
class DeckFaces:
    """A deck to print: its distinct fronts in file order, how many copies of each, and its back."""

    deck: Deck
    fronts: Sequence[Face]
    counts: Mapping[Face, int]
    back: Face

    @property
    def faces(self) -> Sequence[Face]:
        """Every distinct face, the back last."""
        return (*self.fronts, self.back)

    @property
    def pieces(self) -> Sequence[Face]:
        """The front of every physical card, copies side by side."""
        return [face for face in self.fronts for _ in range(self.counts[face])]


def faces_of(catalogue: Catalogue, deck: Deck, only: Collection[str] = ()) -> DeckFaces:
    """Return what to print of a deck: all its cards, or those whose ids are in `only`."""
    counts = Counter(
        front_of(deck, copy.card, copy.mark)
        for copy in catalogue.copies(deck=deck.id)
        if not only or copy.card.id in only
    )
    return DeckFaces(deck, tuple(counts), counts, back_of(deck))
