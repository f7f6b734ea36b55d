"""Gear: how each card's effect is declared, when gear may be played, and in which order it acts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from generator.rules.kernel import PASSING, Ask, Option, Procedure, Verb, limit, move, order, rule
from generator.rules.tricks.table import Player, Trick, TricksTable, Use
from generator.rules.tricks.verbs import ADD, ADD_AGAINST, USE, USE_ON

Effect = Callable[[TricksTable, Trick, Use], Any]
"""What a gear does; a generator function if it asks somebody."""


class Moment(Enum):
    """When a gear acts."""

    BEFORE = "before the Hero is drawn"
    REVEAL = "when the trick is revealed, before its winner is found"
    WON = "once the winner is found"


@dataclass(frozen=True)
class Gear:
    """A gear in code: its moment, its effect and, if it is aimed at a player, at whom it can be."""

    moment: Moment
    effect: Effect
    aims: Callable[[Player], Iterable[Player]] | None


GEAR: dict[str, Gear] = {}
"""Every gear by the id of its card."""


def gear(
    card: str, moment: Moment, *, aims: Callable[[Player], Iterable[Player]] | None = None
) -> Callable[[Effect], Effect]:
    """Declare the effect of a gear, a rule of its own: `gear.` and the card's id. Off, it does nothing."""

    def declare(effect: Effect) -> Effect:
        switched: Effect = rule(f"gear.{card}")(effect)
        GEAR[card] = Gear(moment, switched, aims)
        return switched

    return declare


def others(seat: Player) -> list[Player]:
    """Return all players but this one, from the left round the table."""
    return [other for other in seat.table.seats if other is not seat]


@limit("gear.timing", "use")
def says_before_trick(ask: Ask, option: Option) -> bool:
    """Only gear that says so may be played before a trick."""
    return option.cards[0].timing == "before-trick"  # type: ignore[no-any-return]


@limit("gear.timing", "add")
def says_in_trick(ask: Ask, option: Option) -> bool:
    """Only gear that says so may go behind a Play Card."""
    return option.cards[0].timing == "in-trick"  # type: ignore[no-any-return]


@limit("gear.one-before-a-trick", "use")
def few_enough_before_this_trick(ask: Ask, option: Option) -> bool:
    """Each player may play one gear before a trick."""
    return ask.about.users.count(ask.seat) < ask.table.figure("gear-before-trick")  # type: ignore[no-any-return]


from_the_lead = order("gear.offered-from-the-lead")


@rule("gear.before-the-trick")
def play_gear_before(table: TricksTable, trick: Trick) -> Procedure[None]:
    """Before the Hero is drawn any player may play gear; each is carried out before the next is offered."""
    for seat in from_the_lead(table, *trick.order):
        while seat.gear.cards:
            pick = yield offer_gear(seat, trick)
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


def offer_gear(seat: Player, trick: Trick) -> Ask:
    """Return the question which gear a player uses before the trick, if any."""
    return Ask(
        seat,
        "gear before the trick",
        lambda: options_to_use(seat),
        trick,
        shortlist=lambda: [*_options(seat, USE, USE_ON, "before-trick"), PASSING],
    )


def options_to_use(seat: Player) -> list[Option]:
    """Return every gear a player holds as one to be used before the trick, and a pass."""
    return [*_options(seat, USE, USE_ON), PASSING]


@rule("gear.behind-a-play-card", off=())
def options_to_add(table: TricksTable, seat: Player) -> Sequence[Option]:
    """Any number of gear may go behind a Play Card: return all a player holds, each as one to be added."""
    return _options(seat, ADD, ADD_AGAINST)


def fit_to_add(table: TricksTable, seat: Player) -> Sequence[Option]:
    """Return the gear a player holds that can go behind a Play Card."""
    return _options(seat, ADD, ADD_AGAINST, "in-trick") if seat.gear.cards else ()


def _options(seat: Player, plain: Verb, at: Verb, timing: str = "") -> list[Option]:
    """Return the gear a seat holds, all or what has a timing, each with every player it could be aimed at."""
    found: list[Option] = []
    for piece in seat.gear.cards:
        if not timing or piece.timing == timing:
            aims = GEAR[piece.card.id].aims
            if aims is None:
                found.append(Option(plain, (piece,)))
            else:
                found.extend(Option(at, (piece,), (target,)) for target in aims(seat))
    return found
