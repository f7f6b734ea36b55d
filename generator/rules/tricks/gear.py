"""Gear: how each card's effect is declared, when gear may be played, and in which order it acts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from generator.rules.kernel import PASSING, Ask, Option, Procedure, Verb, limit, move, order, rule
from generator.rules.tricks.pieces import TricksPiece
from generator.rules.tricks.table import Player, Trick, TricksTable, Use
from generator.rules.tricks.verbs import ADD, ADD_AGAINST, USE, USE_ON

Effect = Callable[[TricksTable, Trick, Use], Any]
"""What a gear does; a generator function if it asks somebody."""

Aim = Callable[[Player, Player], bool]
"""Tells whether a player may aim a gear at another."""

BEFORE_THE_TRICK = "gear before the trick"
"""The question which gear is played before a trick."""


class Moment(Enum):
    """When a gear acts."""

    BEFORE = "before the Hero is drawn"
    REVEAL = "when the trick is revealed, before its winner is found"
    WON = "once the winner is found"


@dataclass(frozen=True)
class Gear:
    """A gear in code: its moment, its effect and, if it is aimed at another player, at whom it may be."""

    moment: Moment
    effect: Effect
    aim: Aim | None


VERBS = {"before-trick": (USE, USE_ON), "in-trick": (ADD, ADD_AGAINST)}
"""What is done with gear of each timing, without an aim and with one."""

GEAR: dict[str, Gear] = {}
"""Every gear by the id of its card."""


def gear(card: str, moment: Moment, *, aim: Aim | None = None) -> Callable[[Effect], Effect]:
    """Declare the effect of a gear, a rule of its own: `gear.` and the card's id. Off, it does nothing."""

    def declare(effect: Effect) -> Effect:
        switched: Effect = rule(f"gear.{card}")(effect)
        GEAR[card] = Gear(moment, switched, aim)
        return switched

    return declare


def others(seat: Player) -> list[Player]:
    """Return all players but this one, from the left round the table."""
    return [other for other in seat.table.seats if other is not seat]


@limit("gear.timing", "use", at=BEFORE_THE_TRICK)
def says_before_trick(ask: Ask, option: Option) -> bool:
    """Only gear that says so may be played before a trick."""
    return option.cards[0].timing == "before-trick"  # type: ignore[no-any-return]


@limit("gear.timing", "add", at="play")
def says_in_trick(ask: Ask, option: Option) -> bool:
    """Only gear that says so may go behind a Play Card."""
    return option.cards[0].timing == "in-trick"  # type: ignore[no-any-return]


def may_use_more(seat: Player, trick: Trick) -> bool:
    """Tell whether a player has used less gear before this trick than is allowed."""
    return trick.users.count(seat) < seat.table.figure("gear-before-trick")


@limit("gear.one-before-a-trick", "use", at=BEFORE_THE_TRICK)
def few_enough_before_this_trick(ask: Ask, option: Option) -> bool:
    """Each player may play one gear before a trick."""
    return may_use_more(ask.seat, ask.about)


from_the_lead = order("gear.offered-from-the-lead")


@rule("gear.before-the-trick")
def play_gear_before(table: TricksTable, trick: Trick) -> Procedure[None]:
    """Before the Hero is drawn any player may play gear; each is carried out before the next is offered."""
    for seat in from_the_lead(table, *trick.order):
        while (legal := usable(seat, trick)) or (table.patient and seat.gear.cards):
            pick = yield offer_gear(seat, trick, legal)
            if pick == PASSING:
                break
            trick.users += (seat,)
            move(table, pick.cards, table.discards)
            use = Use(seat, pick.cards[0], aimed(pick))
            table.say(f"{{seat}} {pick.verb.says}", seat, pick.cards, targets=use.target)
            yield from carry_out(table, trick, use)


def carry_out(table: TricksTable, trick: Trick, use: Use) -> Procedure[None]:
    """Let a gear act."""
    asking = GEAR[use.piece.card.id].effect(table, trick, use)
    if asking is not None:
        yield from asking


def aimed(pick: Option) -> Player | None:
    """Return the player whom a gear was aimed at, None for gear without aim."""
    return pick.targets[0] if pick.targets else None


def usable(seat: Player, trick: Trick) -> list[Option]:
    """Return the ways in which a player may use gear before this trick."""
    ways = legal_ways(seat, "before-trick")
    return ways if ways and may_use_more(seat, trick) else []


def offer_gear(seat: Player, trick: Trick, legal: Sequence[Option]) -> Ask:
    """Return the question which gear a player uses before the trick, if any."""
    return Ask(seat, BEFORE_THE_TRICK, lambda: options_to_use(seat), trick, [*legal, PASSING])


def options_to_use(seat: Player) -> list[Option]:
    """Return every gear a player holds as one to be used before the trick, and a pass."""
    return [*(way for piece in seat.gear.cards for way in ways(seat, piece, USE, USE_ON)), PASSING]


@rule("gear.behind-a-play-card", off=())
def options_to_add(table: TricksTable, seat: Player) -> Sequence[Option]:
    """Any number of gear may go behind a Play Card: return all a player holds, each as one to be added."""
    return [way for piece in seat.gear.cards for way in ways(seat, piece, ADD, ADD_AGAINST)]


def legal_ways(seat: Player, timing: str) -> list[Option]:
    """Return the ways to play the gear whose time it is, aimed only at whom it may be."""
    found: list[Option] = []
    for piece in seat.gear.cards:
        if piece.timing == timing:
            aim = GEAR[piece.card.id].aim
            found += (piece.use,) if aim is None else aimed_ways(seat, piece, aim)
    return found


def aimed_ways(seat: Player, piece: TricksPiece, aim: Aim) -> list[Option]:
    """Return the ways to aim a gear, at its own time, at whom it may be."""
    return [way for way in ways(seat, piece, *VERBS[piece.timing]) if aim(seat, way.targets[0])]


def ways(seat: Player, piece: TricksPiece, plain: Verb, at: Verb) -> list[Option]:
    """Return all ways to play a gear that can be named: one, or one for each other player to aim it at."""
    if GEAR[piece.card.id].aim is None:
        return [Option(plain, (piece,))]
    return [Option(at, (piece,), (to,)) for to in others(seat)]
