"""What a player does in one turn, as far as it has come."""

from __future__ import annotations

from collections.abc import Sequence

from generator.rules.heroes.table import DeckCard, Player

TURN = "turn"
"""The question what to play next in one's turn."""


class Action:
    """The cards played so far: heroes and the aspects they share, or a number of contracts.

    `played` is their number and `room` how many more may be played, `aspect` the colour or icon announced,
    `scouted` the neighbours a hero was taken from.
    """

    __slots__ = ("aspect", "colour", "contracts", "heroes", "icon", "played", "room", "scouted", "seat")

    def __init__(self, seat: Player, most: int) -> None:
        self.seat = seat
        self.played = 0
        self.room = most
        self.heroes: list[DeckCard] = []
        self.contracts = 0
        self.colour = ""
        self.icon = ""
        self.aspect = ""
        self.scouted: list[Player] = []

    @property
    def begun(self) -> bool:
        """True once a card has been played."""
        return bool(self.heroes or self.contracts)

    @property
    def shared(self) -> Sequence[str]:
        """The aspects that all heroes played have in common: a colour, an icon or both."""
        return [aspect for aspect in (self.colour, self.icon) if aspect]

    def joins(self, card: DeckCard) -> bool:
        """Tell whether a hero shares an aspect with all those played before it."""
        return not self.heroes or card.colour == self.colour or card.icon == self.icon

    def add(self, card: DeckCard) -> None:
        """Note a hero as played; only what it shares with the others remains shared."""
        if not self.heroes:
            self.colour, self.icon = card.colour, card.icon
        else:
            if card.colour != self.colour:
                self.colour = ""
            if card.icon != self.icon:
                self.icon = ""
        self.heroes.append(card)
        self.played += 1
        self.room -= 1

    def spend_contract(self) -> None:
        """Note a contract as played."""
        self.contracts += 1
        self.played += 1
        self.room -= 1
