"""What a way of playing decides: how a game begins and goes on, and what a death means."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from generator.rules.kernel import Procedure
from generator.rules.sanguo.window import NOTHING

if TYPE_CHECKING:
    from generator.rules.sanguo.events import Death, Use
    from generator.rules.sanguo.table import Player


class Mode:
    """A way of playing; each game derives its own. `monarch_abilities` tells whether such abilities count."""

    monarch_abilities = False

    def play(self, table: Any) -> Procedure[None]:
        """Set up and play until the game is over."""
        raise NotImplementedError

    def go_on(self, table: Any, seat: Player) -> Procedure[None]:
        """Play on after the turn of `seat`."""
        raise NotImplementedError

    def died(self, table: Any, death: Death) -> Procedure[None]:
        """Do what follows a death, once the cards of the dead are gone."""
        raise NotImplementedError

    def declared(self, table: Any, use: Use) -> Procedure[None]:
        """Ask what a use leaves open, before anybody acts on it."""
        return NOTHING

    def ended(self, table: Any, seat: Player) -> None:
        """Do what follows the last phase of a turn of a living seat."""
