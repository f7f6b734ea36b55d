"""The 110 cards of the box as pieces, and what the rules read off them: colour, suit, value and timing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.rules.kernel import Option, Piece
from generator.rules.tricks.verbs import PLAY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from generator.catalogue import Card, Catalogue
    from generator.rules.kernel import Zone

Print = tuple["Card", int, str, str, str, int, str]
"""What is printed on a piece: card, copy, face, colour, suit, value and timing, the last four where it has them."""


class TricksPiece(Piece):
    """A Hero, Play Card or gear. `play` is the option to play a Play Card, made when it is first asked for."""

    __slots__ = ("_play", "colour", "suit", "timing", "value")

    def __init__(self, printed: Print, zone: Zone) -> None:
        self.card, self.number, self.face, self.colour, self.suit, self.value, self.timing = printed
        self.zone = zone
        self._play: Option | None = None

    @property
    def play(self) -> Option:
        """The option to play this card into the box."""
        if self._play is None:
            self._play = Option(PLAY, (self,))
        return self._play


class Box:
    """Everything printed, by deck, worked out once for a catalogue."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.play = prints(catalogue, "play")
        self.heroes = prints(catalogue, "heroes")
        self.gear = prints(catalogue, "gear")


def prints(catalogue: Catalogue, deck: str) -> Sequence[Print]:
    """Return what is printed on each card of a deck. A Play Card's face reads Green-Card-7, any other its name."""
    found: list[Print] = []
    for copy in catalogue.copies(deck=deck):
        traits = copy.card.traits
        face = copy.card.name
        if copy.mark:
            looks = [catalogue.trait_value(trait, traits[trait]).name for trait in ("colour", "suit")]
            face = "-".join([*looks, copy.mark])
        timing = traits.get("timing", "")
        found.append(
            (
                copy.card,
                copy.number,
                face,
                traits.get("colour", ""),
                traits.get("suit", ""),
                int(copy.mark or 0),
                timing,
            )
        )
    return found


_boxes: list[Box] = []


def box(catalogue: Catalogue) -> Box:
    """Return the prints of a catalogue; those of the catalogue asked for last are kept."""
    if not _boxes or _boxes[0].catalogue is not catalogue:
        _boxes[:] = [Box(catalogue)]
    return _boxes[0]
