"""What weapons do beside their reach. Chu Ko Nu stands beside the rule it changes, in basic.py."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.rules.kernel import Ask, Option, Procedure, limit, several
from generator.rules.legends.cards.scrolls import ordered_strike
from generator.rules.sanguo import moments
from generator.rules.sanguo.distance import in_range
from generator.rules.sanguo.events import Target
from generator.rules.sanguo.movement import discard, draw
from generator.rules.sanguo.picking import pick_card
from generator.rules.sanguo.skills import EQUIPMENT, conversion, skill
from generator.rules.sanguo.use import use_option
from generator.rules.sanguo.verbs import AIM, DISCARD, PAY, USE

if TYPE_CHECKING:
    from generator.rules.sanguo.cards import DeckCard
    from generator.rules.sanguo.events import Hit, Use
    from generator.rules.sanguo.table import Player, SanguoTable


def strikes_other_gender(table: SanguoTable, seat: Player, target: Target) -> bool:
    """Tell whether the wearer strikes a hero of the other gender."""
    genders = {seat.gender, target.seat.gender}
    return target.use.user is seat and target.use.name == "Strike" and genders == {"male", "female"}


@skill("yin-yang-swords", moments.TARGETED, ready=strikes_other_gender, rank=EQUIPMENT)
def yin_yang_swords(table: SanguoTable, seat: Player, target: Target, pick: Option) -> Procedure[None]:
    """The target discards a hand card or lets the striker draw; without a hand card there is no choice."""
    given = yield from several(
        target.seat,
        "yin-yang-swords",
        lambda _chosen: [Option(DISCARD, (card,)) for card in target.seat.hand.cards],
        target,
        most=1,
    )
    if given:
        yield from discard(table, target.seat, given[0].cards)
    else:
        draw(table, seat, 1)


def strikes(table: SanguoTable, seat: Player, target: Target) -> bool:
    """Tell whether the wearer uses a Strike on this target."""
    return target.use.user is seat and target.use.name == "Strike"


@skill("black-pommel", moments.TARGETED, ready=strikes, forced=True, rank=EQUIPMENT)
def black_pommel(table: SanguoTable, seat: Player, target: Target, pick: Option) -> Procedure[None]:
    """Armour does not count for this target of this Strike."""
    target.bare = True
    yield from ()


def own_strike_hits(table: SanguoTable, seat: Player, hit: Hit) -> bool:
    """Tell whether the damage is that of a Strike the wearer used."""
    return hit.use is not None and hit.use.user is seat and hit.use.name == "Strike" and hit.source is seat


def frost_ready(table: SanguoTable, seat: Player, hit: Hit) -> bool:
    """Tell whether the wearer's Strike hits somebody who has cards of their own."""
    return own_strike_hits(table, seat, hit) and bool(hit.target.belongings)


@skill("frost-sword", moments.CAUSE_DAMAGE, ready=frost_ready, rank=EQUIPMENT)
def frost_sword(table: SanguoTable, seat: Player, hit: Hit, pick: Option) -> Procedure[None]:
    """Prevent the damage and discard up to two cards of the target, one at a time."""
    hit.over = True
    table.say("{seat} prevents the damage", seat)
    for _ in range(table.figure("frost-cards")):
        card = yield from pick_card(table, seat, hit.target, DISCARD)
        if card is not None:
            yield from discard(table, hit.target, [card])


@skill("green-dragon-crescent-blade", moments.OFFSET, ready=strikes, rank=EQUIPMENT)
def green_dragon(table: SanguoTable, seat: Player, target: Target, pick: Option) -> Procedure[None]:
    """Use another Strike on the target that dodged."""
    again = yield from ordered_strike(table, seat, target.seat)
    if again is not None:
        yield from use_option(table, seat, again)


def can_pay_for_axe(table: SanguoTable, seat: Player, target: Target) -> bool:
    """Tell whether the wearer has two cards beside the axe."""
    return strikes(table, seat, target) and len(seat.belongings) > table.figure("axe-cards")


@limit("stone-piercing-axe.not-itself", "pay", at="stone-piercing-axe")
def not_the_axe(ask: Ask, option: Option) -> bool:
    """The axe itself cannot pay."""
    return all(card.id != "stone-piercing-axe" for card in option.cards)


@skill("stone-piercing-axe", moments.OFFSET, ready=can_pay_for_axe, rank=EQUIPMENT)
def stone_piercing_axe(table: SanguoTable, seat: Player, target: Target, pick: Option) -> Procedure[None]:
    """Discard two cards; the Strike that was dodged hits after all."""
    count = table.figure("axe-cards")
    paid = yield from several(
        seat,
        "stone-piercing-axe",
        lambda _chosen: [Option(PAY, (card,)) for card in seat.belongings],
        target,
        least=count,
        most=count,
    )
    yield from discard(table, seat, [each.cards[0] for each in paid])
    target.answered = False


@conversion("eighteen-span-viper-spear", "Strike", number="spear-cards")
def any_two(table: SanguoTable, seat: Player, card: DeckCard) -> bool:
    """Any two hand cards count as one Strike."""
    return True


def last_hand_card(table: SanguoTable, seat: Player, use: Use) -> bool:
    """Tell whether the wearer's Strike was its last hand card."""
    return (
        use.user is seat
        and use.name == "Strike"
        and bool(use.cards)
        and not seat.hand.cards
        and use.from_hand
    )


@limit("strike.range", "aim", at="more targets")
def more_in_range(ask: Ask, option: Option) -> bool:
    """Further targets must be within attack range too."""
    return all(in_range(ask.table, ask.seat, target) for target in option.targets)


@skill("heavenly-double-halberd", moments.TARGETS_CHOSEN, ready=last_hand_card, rank=EQUIPMENT)
def heavenly_double_halberd(table: SanguoTable, seat: Player, use: Use, pick: Option) -> Procedure[None]:
    """Aim the Strike at one or two more heroes."""
    yield from aim_at_more(table, seat, use, table.figure("halberd-targets"))


def aim_at_more(table: SanguoTable, seat: Player, use: Use, most: int) -> Procedure[None]:
    """Let a seat aim a Strike at so many more heroes."""
    aimed = {target.seat for target in use.targets}
    more = yield from several(
        seat,
        "more targets",
        lambda _chosen: [
            Option(AIM, (), (other,), use.name) for other in table.ring if other not in {*aimed, seat}
        ],
        use,
        most=most,
    )
    use.targets += [Target(use, each.targets[0]) for each in more]


def mounts_of(table: SanguoTable, seat: Player, hit: Hit) -> list[Option]:
    """Return the mounts of the target that the wearer's Strike damages."""
    if not own_strike_hits(table, seat, hit):
        return []
    by = table.name_of("qilin-bow")
    mounts = [card for slot, card in hit.target.wearing.items() if slot.endswith("mount")]
    return [Option(USE, (card,), (), by=by) for card in mounts]


@skill("qilin-bow", moments.CAUSE_DAMAGE, offers=mounts_of, rank=EQUIPMENT)
def qilin_bow(table: SanguoTable, seat: Player, hit: Hit, pick: Option) -> Procedure[None]:
    """Discard one mount of the target."""
    yield from discard(table, hit.target, pick.cards)
