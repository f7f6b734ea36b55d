"""The 110 cards of the box as pieces, and what the rules read off them: colour, suit, value and timing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from generator.rules.kernel import Option, Piece, shared
from generator.rules.tricks.verbs import ADD, GIVE, PLAY, USE

if TYPE_CHECKING:
    from generator.catalogue import Catalogue, Copy


class TricksPiece(Piece):
    """A Hero, Play Card or gear: a value on Play Cards, a timing on gear, colour and suit on all else.

    As options are values, those that name this card and no player are made once: to `play` it, to `give` it
    away, and, for gear, to use it at its own time.
    """

    __slots__ = ("colour", "give", "play", "suit", "timing", "use", "value")

    def __init__(self, copy: Copy, face: str) -> None:
        super().__init__(copy.card, copy.number, face)
        traits = copy.card.traits
        self.colour, self.suit = traits.get("colour", ""), traits.get("suit", "")
        self.value = int(copy.mark or 0)
        self.timing = traits.get("timing", "")
        self.play = Option(PLAY, (self,))
        self.give = Option(GIVE, (self,))
        self.use = Option(USE if self.timing == "before-trick" else ADD, (self,))


@dataclass(frozen=True)
class Box:
    """All cards of the game, by deck."""

    play: Sequence[TricksPiece]
    heroes: Sequence[TricksPiece]
    gear: Sequence[TricksPiece]


@shared
def box(catalogue: Catalogue) -> Box:
    """Return the cards of a catalogue, which all its tables share."""
    return Box(pieces(catalogue, "play"), pieces(catalogue, "heroes"), pieces(catalogue, "gear"))


def pieces(catalogue: Catalogue, deck: str) -> Sequence[TricksPiece]:
    """Return the cards of a deck; the face of a Play Card reads Green-Card-7."""
    return [TricksPiece(copy, face(catalogue, copy)) for copy in catalogue.copies(deck=deck)]


def face(catalogue: Catalogue, copy: Copy) -> str:
    """Return how a card is named at the table."""
    card = copy.card
    if not copy.mark:
        return card.name
    looks = [catalogue.trait_value(trait, card.traits[trait]).name for trait in ("colour", "suit")]
    return "-".join([*looks, copy.mark])
