"""The places of `tricks` in which not everybody sees the same: the box, gear in hand, won Heroes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from generator.rules.kernel import Zone
from generator.rules.tricks import sight

if TYPE_CHECKING:
    from generator.rules.tricks.table import Player, TricksTable


class BoxSection(Zone):
    """A section of the Game Box that is seen as the state of its tricks allows."""

    __slots__ = ("table",)

    def __init__(self, name: str, table: TricksTable, audience: str) -> None:
        super().__init__(name, audience=audience)
        self.table = table


class Stack(BoxSection):
    """The Heroes behind the back divider, the back one on top."""

    __slots__ = ()

    def sees(self, seat: Any, piece: Any) -> bool:
        """Nobody sees them, but for a player whom gear has shown one."""
        return sight.sees_stack(self.table, seat, piece)


class Front(BoxSection):
    """The place of the Hero before the front divider."""

    __slots__ = ()

    def sees(self, seat: Any, piece: Any) -> bool:
        """The lead sees the Hero, everyone once the trick is revealed."""
        trick = self.table.trick_with(piece)
        return trick is not None and (trick.revealed or sight.sees_hero(self.table, trick, seat))


class Laying(Zone):
    """The cards one player has laid into the box: gear, then the Play Card before it."""

    __slots__ = ()

    def sees(self, seat: Any, piece: Any) -> bool:
        """Its player sees all; the player with the box next sees the Play Card; everyone after the reveal."""
        owner: Any = self.owner
        trick = owner.table.trick_with(piece)
        if trick is None or trick.revealed or seat is owner:
            return seat is owner or trick is not None
        if piece.timing:
            return sight.sees_gear(owner.table, trick, seat)
        return seat in sight.onlookers(owner.table, trick, owner)

    def counts(self, seat: Any) -> bool:
        """Only its player knows how many cards are here, as gear behind a card is hidden."""
        return seat is self.owner


class GearHand(Zone):
    """A player's gear. Others may not count it: that would tell them whether gear went into the trick."""

    __slots__ = ()

    def __init__(self, name: str, owner: Player) -> None:
        super().__init__(name, owner, "owner")

    def counts(self, seat: Any) -> bool:
        """Only its player knows how many."""
        return seat is self.owner


class Won(Zone):
    """The Heroes a player has won, facing the other players."""

    __slots__ = ()

    def sees(self, seat: Any, piece: Any) -> bool:
        """Everyone sees them."""
        owner: Any = self.owner
        return sight.sees_won_heroes(owner.table, seat, owner)
