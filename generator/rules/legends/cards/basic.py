"""Strike, Dodge and Peach."""

from __future__ import annotations

from math import inf

from generator.rules.kernel import Ask, Option, Procedure, limit, rule
from generator.rules.legends.cards.aims import anybody, oneself
from generator.rules.sanguo import moments
from generator.rules.sanguo.cards import CardRules
from generator.rules.sanguo.damage import damage, heal
from generator.rules.sanguo.distance import attack_range, in_range, others_within, without
from generator.rules.sanguo.events import Request, Target, Use
from generator.rules.sanguo.figures import CARD, changes, figure
from generator.rules.sanguo.respond import need
from generator.rules.sanguo.table import Player, SanguoTable
from generator.rules.sanguo.window import window


@figure("strike.once-a-phase", off=inf)
def strikes_allowed(table: SanguoTable, seat: Player) -> float:
    """Return how many Strikes a seat may use in its play phase."""
    return table.figure("strikes")


@changes(strikes_allowed, "chu-ko-nu", CARD)
def any_number(table: SanguoTable, seat: Player, allowed: float) -> float:
    """Chu Ko Nu lets its wearer use any number."""
    return inf if seat.wears("chu-ko-nu") else allowed


@limit("strike.once-a-phase", "use Strike", at="play", listed=True)
def allowed_another(ask: Ask, option: Option) -> bool:
    """No more Strikes than allowed are used in a play phase."""
    with without(ask.table, ask.seat, option.cards):
        return bool(ask.seat.counts["use Strike"] < strikes_allowed(ask.table, ask.seat))


@limit("strike.range", "use Strike", at="play", listed=True)
def reaches(ask: Ask, option: Option) -> bool:
    """A Strike is aimed at somebody within attack range."""
    with without(ask.table, ask.seat, option.cards):
        return all(in_range(ask.table, ask.seat, target) for target in option.targets)


@rule("strike.damage")
def strike(table: SanguoTable, use: Use, target: Target) -> Procedure[None]:
    """The target takes damage, unless it answers the Strike."""
    if not (yield from dodged(table, use, target)):
        yield from strike_hits(table, use, target)


@rule("dodge.stops-strike", off=False)
def dodged(table: SanguoTable, use: Use, target: Target) -> Procedure[bool]:
    """Return whether the target dodges, and nothing makes the Strike hit after all."""
    if target.sure:
        return False
    for _ in range(target.answers):
        request = Request(target.seat, "Dodge", "use", target, "Strike")
        if (yield from need(table, request)) is None:
            return False
    target.answered = True
    table.say("{seat} dodges the Strike", target.seat)
    yield from window(table, moments.OFFSET, target, only=use.user)
    return target.answered


def strike_hits(table: SanguoTable, use: Use, target: Target) -> Procedure[None]:
    """Deal a Strike's damage."""
    yield from damage(table, use.user, target.seat, table.figure("strike-damage"), use)


@limit("dodge.only-answers", "use Dodge", at="play", listed=True)
@limit("ward.only-answers", "use Ward", at="play", listed=True)
def only_answers(ask: Ask, option: Option) -> bool:
    """This card is never used of one's own accord."""
    return False


def dodge(table: SanguoTable, use: Use, target: Target) -> Procedure[None]:
    """A Dodge does nothing by itself; it answers."""
    yield from ()


@limit("peach.wounded", "use Peach", at="play", listed=True)
def wounded(ask: Ask, option: Option) -> bool:
    """Nobody at full life may use a Peach on themselves."""
    return bool(ask.seat.life < ask.seat.most)


@rule("peach.heals")
def peach(table: SanguoTable, use: Use, target: Target) -> Procedure[None]:
    """The user regains life."""
    heal(table, target.seat, table.figure("peach-heals"))
    yield from ()


def themselves(table: SanguoTable, seat: Player) -> list[Player]:
    """Return the user as the only target."""
    return [seat]


def if_wounded(table: SanguoTable, seat: Player) -> list[tuple[()]]:
    """Return the one way to use a Peach in the play phase, if the user is wounded."""
    return [()] if seat.life < seat.most else []


def within_range(table: SanguoTable, seat: Player) -> list[tuple[Player, ...]]:
    """Return the others within attack range, if another Strike is allowed."""
    if seat.counts["use Strike"] >= strikes_allowed(table, seat):
        return []
    return others_within(table, seat, attack_range(table, seat))


BASIC = (
    CardRules("Strike", strike, aims=anybody, likely=within_range),
    CardRules("Dodge", dodge, aims=oneself, respond_only=True),
    CardRules("Peach", peach, likely=if_wounded, reaches=themselves),
)
