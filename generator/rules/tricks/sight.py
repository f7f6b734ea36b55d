"""Who sees what in the Game Box: each of these is a rule of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from generator.rules.kernel import rule

if TYPE_CHECKING:
    from generator.rules.tricks.pieces import TricksPiece
    from generator.rules.tricks.table import Player, Trick, TricksTable


@rule("setup.stack-unseen", off=True)
def sees_stack(table: TricksTable, seat: Player, hero: TricksPiece) -> bool:
    """Nobody sees a Hero of the stack unless gear has shown it to them."""
    return (seat, hero) in table.peeks


@rule("trick.only-lead-sees-hero", off=True)
def sees_hero(table: TricksTable, trick: Trick, seat: Player) -> bool:
    """Before the reveal the lead alone sees the Hero, and whoever gear has shown it."""
    return seat is trick.lead or (seat, trick.hero) in table.peeks


def _everyone(table: TricksTable, trick: Trick, seat: Player) -> Sequence[Player]:
    return table.seats


@rule("trick.only-front-card-seen", off=_everyone)
def onlookers(table: TricksTable, trick: Trick, seat: Player) -> Sequence[Player]:
    """Return who looks at the Play Card of `seat` before the reveal: the one who gets the box next."""
    following = trick.order.index(seat) + 1
    return trick.order[following : following + 1] if trick.looked_at else ()


@rule("trick.gear-hidden", off=True)
def sees_gear(table: TricksTable, trick: Trick, seat: Player) -> bool:
    """Gear behind a Play Card is hidden from all other players."""
    return False


def _its_player(table: TricksTable, seat: Player, winner: Player) -> bool:
    return seat is winner


@rule("trick.won-heroes-face-out", off=_its_player)
def sees_won_heroes(table: TricksTable, seat: Player, winner: Player) -> bool:
    """Won Heroes face the other players: everybody sees them."""
    return True
