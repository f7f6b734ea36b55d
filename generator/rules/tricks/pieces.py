"""The 110 cards of the box as pieces, and what the rules read off them: colour, suit, value and timing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from generator.rules.kernel import Piece, option
from generator.rules.tricks.verbs import PLAY

if TYPE_CHECKING:
    from generator.catalogue import Card, Catalogue
    from generator.rules.kernel import Zone


@dataclass(frozen=True, slots=True)
class Print:
    """What is printed on a piece: a value on Play Cards, a timing on gear, colour and suit on all else."""

    card: Card
    number: int
    face: str
    colour: str
    suit: str
    value: int
    timing: str


class TricksPiece(Piece):
    """A Hero, Play Card or gear: a print that all games share, and where it lies in this one.

    `option` is the way to play it, once that is wanted and if there is only one.
    """

    __slots__ = ("option", "printed")

    card: Any = property(attrgetter("printed.card"))
    number: Any = property(attrgetter("printed.number"))
    face: Any = property(attrgetter("printed.face"))
    colour: Any = property(attrgetter("printed.colour"))
    suit: Any = property(attrgetter("printed.suit"))
    value: Any = property(attrgetter("printed.value"))
    timing: Any = property(attrgetter("printed.timing"))

    def __init__(self, printed: Print, zone: Zone) -> None:
        self.printed = printed
        self.zone = zone
        self.option: Any = None

    def come_into_play(self) -> None:
        """Make the option to play this Play Card, once it is dealt: many cards of a game never are."""
        self.option = option((PLAY, (self,), (), "", "", ""))


class Box:
    """Everything printed, by deck, worked out once for a catalogue."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.play = prints(catalogue, "play")
        self.heroes = prints(catalogue, "heroes")
        self.gear = prints(catalogue, "gear")


def prints(catalogue: Catalogue, deck: str) -> Sequence[Print]:
    """Return what is printed on each card of a deck; the face of a Play Card reads Green-Card-7."""
    found: list[Print] = []
    for card, number, mark in ((copy.card, copy.number, copy.mark) for copy in catalogue.copies(deck=deck)):
        traits = card.traits
        face = card.name
        if mark:
            looks = [catalogue.trait_value(trait, traits[trait]).name for trait in ("colour", "suit")]
            face = "-".join([*looks, mark])
        colour, suit = traits.get("colour", ""), traits.get("suit", "")
        found.append(Print(card, number, face, colour, suit, int(mark or 0), traits.get("timing", "")))
    return found


_boxes: list[Box] = []


def box(catalogue: Catalogue) -> Box:
    """Return the prints of a catalogue; those of the catalogue asked for last are kept."""
    if not _boxes or _boxes[0].catalogue is not catalogue:
        _boxes[:] = [Box(catalogue)]
    return _boxes[0]
