"""Damage, loss of life, near death and death, each one procedure."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from generator.rules.kernel import PASSING, Ask, Procedure, given, move, order, rule
from generator.rules.sanguo import moments
from generator.rules.sanguo.events import Death, Hit, Use
from generator.rules.sanguo.figures import figure
from generator.rules.sanguo.movement import moves
from generator.rules.sanguo.verbs import USE
from generator.rules.sanguo.ways import as_options, paid
from generator.rules.sanguo.window import NOTHING, asked_in_order, ready, window

if TYPE_CHECKING:
    from collections.abc import Sequence

    from generator.rules.kernel import Option
    from generator.rules.sanguo.table import Player, SanguoTable

RESCUE = "Peach"
"""The card that saves from near death."""

near_death_first = order("damage.near-death-first")


def damage(
    table: SanguoTable,
    source: Player | None,
    target: Player,
    amount: int,
    use: Use | None = None,
    nature: str = "",
) -> Procedure[Hit]:
    """Deal damage through its moments: cause, took, loss of life and near death, then the aftermath."""
    hit = Hit(source, target, amount, use, nature)
    yield from window(table, moments.CAUSE_DAMAGE, hit)
    if not hit.over:
        yield from window(table, moments.TOOK_DAMAGE, hit)
    if hit.over or hit.amount < 1 or not target.alive:
        hit.over = True
        return hit
    target.life -= hit.amount
    nature = f"{hit.nature} damage" if hit.nature else "damage"
    says = "{seat} takes {amount} {nature}" + (" from {source}" if hit.source else "")
    table.say(says, target, amount=hit.amount, nature=nature, source=hit.source)
    deaths = target.deaths
    for settle in near_death_first(table, settle_near_death, aftermath):
        if target.deaths == deaths or settle is settle_near_death:
            yield from settle(table, hit)
        else:
            yield from source_acts(table, hit)
    return hit


def settle_near_death(table: SanguoTable, hit: Hit) -> Procedure[None]:
    """Settle near death if the damage led to it."""
    return near_death(table, hit.target, hit.source)


def source_acts(table: SanguoTable, hit: Hit) -> Procedure[None]:
    """Let the source's abilities act on the damage it has dealt."""
    if hit.source is not None and hit.source.alive:
        return window(table, moments.AFTER_CAUSE_DAMAGE, hit)
    return NOTHING


def aftermath(table: SanguoTable, hit: Hit) -> Procedure[None]:
    """Let the source's abilities act, then those of the one who was hit, if alive."""
    yield from source_acts(table, hit)
    if hit.target.alive:
        yield from window(table, moments.AFTER_TOOK_DAMAGE, hit)


def lose_life(table: SanguoTable, seat: Player, amount: int) -> Procedure[None]:
    """Take life away without damage: no source, and no moment of damage."""
    seat.life -= amount
    table.say("{seat} loses {amount} life", seat, amount=amount)
    yield from near_death(table, seat, None)


def heal(table: SanguoTable, seat: Player, amount: int) -> None:
    """Give life back, never above the most a seat can have."""
    gained = min(amount, seat.most - seat.life)
    if gained > 0:
        seat.life += gained
        table.say("{seat} regains {amount} life", seat, amount=gained)


def near_death(table: SanguoTable, dying: Player, killer: Player | None) -> Procedure[None]:
    """Let everybody who can help do so if life is below 1."""
    return saved_or_dead(table, dying, killer) if dying.life < 1 and dying.alive else NOTHING


def saved_or_dead(table: SanguoTable, dying: Player, killer: Player | None) -> Procedure[None]:
    """Ask everybody who can help, from the current player, until life is at least 1; else death follows."""
    table.say("{seat} is near death", dying)
    yield from ask_for_rescue(table, dying)
    if dying.life < 1 and dying.alive:
        yield from die(table, dying, killer)


@rule("near-death.everyone-asked")
def ask_for_rescue(table: SanguoTable, dying: Player) -> Procedure[None]:
    """Ask each living seat in turn order; each may help again and again before the next is asked."""
    for seat in asked_in_order(table):
        while dying.life < 1 and seat.alive:
            offers = as_options(table, seat, RESCUE, USE, (dying,))
            skills = ready(table, seat, moments.RESCUE, dying, None, set())
            if not offers and not skills:
                break
            everything = partial(rescues, table, seat, dying, list(skills))
            short = given([*offers, *skills, PASSING])
            pick = yield Ask(seat, "rescue", everything, dying, shortlist=short)
            if pick is PASSING:
                break
            if pick in skills:
                yield from skills[pick].act(table, seat, dying, pick)
                continue
            cards = yield from paid(table, seat, pick)
            yield from moves(
                table, cards, table.discards, "{seat} uses {cards} on {dying}", seat, dying=dying
            )
            seat.deeds[RESCUE, dying] += 1
            heal(table, dying, rescue_life(table, seat, dying))


def rescues(table: SanguoTable, seat: Player, dying: Player, skills: Sequence[Option]) -> list[Option]:
    """Return everything that can be named to save a dying hero."""
    return [*as_options(table, seat, RESCUE, USE, (dying,), fitting=False), *skills, PASSING]


@figure("peach.heals", off=0)
def rescue_life(table: SanguoTable, rescuer: Player, dying: Player) -> int:
    """Return how much life a rescue gives back."""
    return table.figure("peach-heals")


def die(table: SanguoTable, seat: Player, killer: Player | None) -> Procedure[None]:
    """Remove a dead player: all cards go to the discards, and the mode says what follows."""
    seat.alive = False
    seat.deaths += 1
    table.ring = [each for each in table.seats if each.alive]
    table.changed()
    table.say("{seat} dies", seat)
    death = Death(seat, killer)
    yield from window(table, moments.DEATH, death)
    lost = [*seat.hand.cards, *seat.equipment.cards, *seat.judgement.cards]
    move(table, lost, table.discards, "{seat} discards {cards}", seat)
    seat.wearing, seat.delayed, seat.abilities, seat.conversions = {}, {}, {}, {}
    table.changed()
    yield from table.mode.died(table, death)
