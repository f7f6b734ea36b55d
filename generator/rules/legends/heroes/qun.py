"""Skills of the heroes without a kingdom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.rules.kernel import Ask, Option, Procedure, given, limit, rule
from generator.rules.kernel.option import option
from generator.rules.legends.cards.scrolls import fight
from generator.rules.sanguo import moments
from generator.rules.sanguo.damage import heal
from generator.rules.sanguo.events import Phase, Target, Use
from generator.rules.sanguo.movement import discard, draw
from generator.rules.sanguo.skills import conversion, skill
from generator.rules.sanguo.verbs import CHOOSE, PAY, USE

if TYPE_CHECKING:
    from generator.rules.sanguo.cards import DeckCard
    from generator.rules.sanguo.table import Player, SanguoTable


@limit("triage.outside-own-turn", "use Triage", alike=True)
def outside_own_turn(ask: Ask, option: Option) -> bool:
    """Triage is used in somebody else's turn."""
    return ask.table.active is not ask.seat


@conversion("triage", "Peach", worn=True, verbs=("use",))
def red_card(table: SanguoTable, seat: Player, card: DeckCard) -> bool:
    """Red cards, worn ones too, count as Peach."""
    return card.colour == "red"


def patients(table: SanguoTable, seat: Player, event: None) -> list[Option]:
    """Return every hand card with every hero it may heal."""
    by = table.name_of("first-aid")
    return [option((USE, (card,), (other,), "", "", by)) for card in seat.hand.cards for other in table.ring]


@limit("first-aid.once-a-phase", "use First Aid", alike=True)
def aids_once(ask: Ask, option: Option) -> bool:
    """First Aid is used once a phase."""
    return not ask.seat.counts["first-aid"]


@limit("first-aid.wounded", "use First Aid")
def patient_wounded(ask: Ask, option: Option) -> bool:
    """Only the wounded can be healed."""
    return all(target.life < target.most for target in option.targets)


@skill("first-aid", moments.ACTION, offers=patients, helps=True)
def first_aid(table: SanguoTable, seat: Player, event: None, pick: Option) -> Procedure[None]:
    """Discard a hand card; a hero regains life."""
    seat.counts["first-aid"] += 1
    yield from discard(table, seat, pick.cards)
    for target in pick.targets:
        heal(table, target, table.figure("skill-heals"))


@rule("unrivaled.own-duels", off=True)
def in_every_duel(table: SanguoTable) -> bool:
    """Tell whether Unrivaled counts in Duels used on its owner too: only where the table has agreed on it."""
    return bool(table.options["unrivaled_both_ways"])


def strike_or_duel(table: SanguoTable, seat: Player, target: Target) -> bool:
    """Tell whether this is the target of an own Strike or Duel, or the owner that of another's Duel."""
    if target.use.user is seat:
        return target.use.name in ("Strike", "Duel")
    return target.seat is seat and target.use.name == "Duel" and in_every_duel(table)


@skill("unrivaled", moments.TARGETED, ready=strike_or_duel, forced=True)
def unrivaled(table: SanguoTable, seat: Player, target: Target, pick: Option) -> Procedure[None]:
    """Each answer of the other one takes two cards."""
    if target.use.user is seat:
        target.answers = table.figure("unrivaled-answers")
    else:
        target.replies = table.figure("unrivaled-answers")
    yield from ()


def duellists(table: SanguoTable, seat: Player, event: None) -> list[Option]:
    """Return the heroes who may play the first Strike of a Duel, if there is a card to discard for it."""
    by = table.name_of("mischief")
    return [option((USE, (), (first,), "", "", by)) for first in table.ring] if seat.belongings else []


@limit("mischief.once-a-phase", "use Mischief", alike=True)
def mischief_once(ask: Ask, option: Option) -> bool:
    """Mischief is used once a phase."""
    return not ask.seat.counts["mischief"]


@limit("mischief.male", "use Mischief", at=moments.ACTION)
@limit("mischief.male", "use Mischief", at="play")
@limit("mischief.male", "choose", at="mischief")
def male_duellist(ask: Ask, option: Option) -> bool:
    """Only male heroes can be made to duel, and it takes two."""
    return all(target.gender == "male" for target in option.targets)


@limit("mischief.two", "use Mischief", at="play")
def somebody_to_fight(ask: Ask, option: Option) -> bool:
    """There must be another male hero to fight."""
    return any(
        other.gender == "male" and other not in option.targets and not fortified(other)
        for other in ask.table.ring
    )


def fortified(other: Player) -> bool:
    """Tell whether a hero cannot be the target of a Duel now."""
    return other.has("empty-fortress") and not other.hand.cards


@limit("empty-fortress", "choose", at="mischief")
@limit("empty-fortress", "use Mischief", at="play")
def can_be_duelled(ask: Ask, option: Option) -> bool:
    """Whoever has Empty Fortress and no hand cards cannot be made to duel."""
    return not any(fortified(target) for target in option.targets)


@skill("mischief", moments.ACTION, offers=duellists)
def mischief(table: SanguoTable, seat: Player, event: None, pick: Option) -> Procedure[None]:
    """Discard a card; two male heroes duel, and the owner says who plays the first Strike."""
    seat.counts["mischief"] += 1
    (first,) = pick.targets
    others = [Option(CHOOSE, (), (other,)) for other in table.ring if other is not first]
    (second,) = (yield Ask(seat, "mischief", given(others))).targets
    payable = [Option(PAY, (card,)) for card in seat.belongings]
    yield from discard(table, seat, (yield Ask(seat, "pay", given(payable))).cards)
    use = Use(second, "Duel", ())
    table.say("{seat} makes {first} and {second} duel", seat, first=first, second=second)
    yield from fight(table, first, second, Target(use, first))


@skill("eclipse", moments.END)
def eclipse(table: SanguoTable, seat: Player, phase: Phase, pick: Option) -> Procedure[None]:
    """Draw a card."""
    draw(table, seat, 1)
    yield from ()
