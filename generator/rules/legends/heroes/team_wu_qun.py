"""Skills of the heroes of Wu and of no kingdom who join in games of three against three."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.rules.kernel import Ask, Option, Procedure, limit, several
from generator.rules.legends.awakening import asleep, awake, expendable
from generator.rules.legends.cards.scrolls import struck_among
from generator.rules.legends.cards.weapons import aim_at_more
from generator.rules.legends.sides import teammates
from generator.rules.sanguo import moments
from generator.rules.sanguo.damage import damage, lose_life
from generator.rules.sanguo.distance import distance, in_range
from generator.rules.sanguo.events import Draw, Hit, Moved, Phase, Target, Use, Verdict
from generator.rules.sanguo.figures import HERO, changes
from generator.rules.sanguo.judgement import replace_card
from generator.rules.sanguo.movement import discard, draw
from generator.rules.sanguo.picking import pick_card
from generator.rules.sanguo.skills import skill
from generator.rules.sanguo.suits import colour_of, shared, suit_of
from generator.rules.sanguo.use import use_option
from generator.rules.sanguo.verbs import DISCARD, USE

if TYPE_CHECKING:
    from generator.rules.sanguo.cards import DeckCard
    from generator.rules.sanguo.table import Player, SanguoTable

MANY, FEW = "many", "few"


def inspired(table: SanguoTable, seat: Player, phase: Phase) -> list[Option]:
    """Return the others, each to draw many and discard one, or to draw one and discard many."""
    if seat.life_lost < 1:
        return []
    by = table.name_of("heroic-soul")
    return [Option(USE, (), (other,), "", way, by) for other in table.others(seat) for way in (MANY, FEW)]


@skill("heroic-soul", moments.START, offers=inspired, helps=True)
def heroic_soul(table: SanguoTable, seat: Player, phase: Phase, pick: Option) -> Procedure[None]:
    """With X life lost, another hero draws X and discards one, or draws one and discards X."""
    (other,) = pick.targets
    lost = seat.life_lost
    drawn, dropped = (lost, 1) if pick.choice == MANY else (1, lost)
    draw(table, other, drawn)
    dropped = min(dropped, len(other.belongings))
    chosen = yield from several(
        other,
        "discard",
        lambda _chosen: [Option(DISCARD, (card,)) for card in other.belongings],
        least=dropped,
        most=dropped,
    )
    yield from discard(table, other, [each.cards[0] for each in chosen])


def cards_to_pass_on(table: SanguoTable, seat: Player, hit: Hit) -> list[Option]:
    """Return every hand card with every other hero to whom the damage might go."""
    if hit.target is not seat:
        return []
    by = table.name_of("heavenly-fragrance")
    return [Option(USE, (card,), (other,), by=by) for card in seat.hand.cards for other in table.others(seat)]


@limit("heavenly-fragrance.heart", "use Heavenly Fragrance")
def is_heart(ask: Ask, option: Option) -> bool:
    """Damage is passed on for a heart."""
    return all(suit_of(ask.table, ask.seat, card) == "♥" for card in option.cards)


@skill("heavenly-fragrance", moments.TOOK_DAMAGE, offers=cards_to_pass_on)
def heavenly_fragrance(table: SanguoTable, seat: Player, hit: Hit, pick: Option) -> Procedure[None]:
    """Discard a heart; the damage goes to another hero, who then draws as many cards as life is lost."""
    hit.over = True
    yield from discard(table, seat, pick.cards)
    (other,) = pick.targets
    yield from damage(table, hit.source, other, hit.amount, hit.use, hit.nature)
    if other.alive:
        draw(table, other, other.life_lost)


@changes(suit_of, "rosy-face", HERO)
def spades_are_hearts(table: SanguoTable, seat: Player, card: DeckCard, suit: str) -> str:
    """Spades of the owner count as hearts."""
    return "♥" if suit == "♠" and seat.has("rosy-face") else suit


def duel_or_red_strike(table: SanguoTable, seat: Player, target: Target) -> bool:
    """Tell whether the owner uses a Duel or red Strike, or is its target; its own use counts once."""
    use = target.use
    concerns = target.seat is seat or (use.user is seat and target is use.targets[0])
    return concerns and (use.name == "Duel" or (use.name == "Strike" and use.colour == "red"))


@skill("fervor", moments.TARGETED, ready=duel_or_red_strike)
def fervor(table: SanguoTable, seat: Player, target: Target, pick: Option) -> Procedure[None]:
    """Draw a card."""
    draw(table, seat, 1)
    yield from ()


def at_the_brink(table: SanguoTable, seat: Player, phase: Phase) -> bool:
    """Tell whether the owner has little life left and has not awoken yet."""
    return seat.life == table.figure("aura-life") and asleep(table, seat, "heroic-aura")


@skill("heroic-aura", moments.START, ready=at_the_brink, forced=True)
def heroic_aura(table: SanguoTable, seat: Player, phase: Phase, pick: Option) -> Procedure[None]:
    """Awake: less life; gain Heroic and Heroic Soul."""
    yield from awake(table, seat, "heroic-aura", "heroic", "heroic-soul")


def has_a_draw(table: SanguoTable, seat: Player, drawing: Draw) -> bool:
    """Tell whether there is a card to give up and a teammate to draw one."""
    return drawing.count > 0 and bool(teammates(table, seat))


@skill("charity", moments.DRAW_COUNT, ready=has_a_draw)
def charity(table: SanguoTable, seat: Player, drawing: Draw, pick: Option) -> Procedure[None]:
    """Draw one card less."""
    drawing.count -= 1
    seat.marks["charity"] += 1
    yield from ()


def was_charitable(table: SanguoTable, seat: Player, drawing: Draw) -> bool:
    """Tell whether the owner gave up a card."""
    return bool(seat.marks["charity"])


@skill("charity", moments.DRAWN, ready=was_charitable, forced=True)
def mates_draw(table: SanguoTable, seat: Player, drawing: Draw, pick: Option) -> Procedure[None]:
    """Every living teammate draws a card."""
    for mate in teammates(table, seat):
        draw(table, mate, 1)
    yield from ()


def cards_for_own_side(table: SanguoTable, seat: Player, verdict: Verdict) -> list[Option]:
    """Return the owner's cards, if a judgement of the own side is pending."""
    if verdict.seat is not seat and verdict.seat not in teammates(table, seat):
        return []
    return [Option(USE, (card,), by=table.name_of("timely-relief")) for card in seat.belongings]


@skill("timely-relief", moments.JUDGEMENT_PENDING, offers=cards_for_own_side)
def timely_relief(table: SanguoTable, seat: Player, verdict: Verdict, pick: Option) -> Procedure[None]:
    """Replace the judgement card with one's own."""
    yield from replace_card(table, seat, verdict, pick.cards[0])


def red_cards_lost(table: SanguoTable, seat: Player, moved: Moved) -> int:
    """Return how many red cards the owner has used, played or discarded outside the own turn.

    Cards of a judgement zone are nobody's.
    """
    spent = moved.source is not seat.judgement and moved.to in (table.discards, table.centre)
    if moved.player is not seat or table.active is seat or not spent:
        return 0
    return sum(card.colour == "red" for card in moved.cards)


@skill("wise-caution", moments.MOVED, ready=lambda table, seat, moved: red_cards_lost(table, seat, moved) > 0)
def wise_caution(table: SanguoTable, seat: Player, moved: Moved, pick: Option) -> Procedure[None]:
    """Draw a card for each."""
    draw(table, seat, red_cards_lost(table, seat, moved))
    yield from ()


def dodger_has_cards(table: SanguoTable, seat: Player, target: Target) -> bool:
    """Tell whether somebody with cards has dodged the owner's Strike."""
    return target.use.user is seat and bool(target.seat.belongings)


@skill("fierce-advance", moments.OFFSET, ready=dodger_has_cards)
def fierce_advance(table: SanguoTable, seat: Player, target: Target, pick: Option) -> Procedure[None]:
    """Discard a card of the one who dodged."""
    card = yield from pick_card(table, seat, target.seat, DISCARD)
    if card is not None:
        yield from discard(table, target.seat, [card])


@limit("doom", "use Peach", at="rescue")
def may_rescue(ask: Ask, option: Option) -> bool:
    """In the turn of whoever has Doom, only that hero and the dying one may use a Peach."""
    active = ask.table.active
    return not active.has("doom") or ask.seat in (active, ask.about)


expendable("chaos", "Chaos")


@skill("chaos", moments.ACTION)
def chaos(table: SanguoTable, seat: Player, event: None, pick: Option) -> Procedure[None]:
    """Each other hero in turn strikes one of those nearest to it, or loses life."""
    seat.spent.add("chaos")
    for other in table.others(seat):
        if not other.alive:
            continue
        nearest = min((distance(table, other, each) for each in table.others(other)), default=0)
        victims = [
            each
            for each in table.others(other)
            if distance(table, other, each) == nearest and in_range(table, other, each)
        ]
        strike = yield from struck_among(table, other, victims)
        if strike is not None:
            yield from use_option(table, other, strike)
        else:
            yield from lose_life(table, other, table.figure("chaos-life"))


@limit("shroud", "use")
def not_shrouded(ask: Ask, option: Option) -> bool:
    """Whoever has Shroud cannot be the target of a black scroll."""
    rules = ask.table.rules.get(option.name)
    if rules is None or not rules.scroll or not any(target.has("shroud") for target in option.targets):
        return True
    return shared([colour_of(ask.table, ask.seat, card) for card in option.cards]) != "black"


def black_scroll(table: SanguoTable, seat: Player, target: Target) -> bool:
    """Tell whether the owner would be among the targets of a black scroll."""
    return target.seat is seat and target.use.colour == "black" and table.rules[target.use.name].scroll


@skill("shroud", moments.BECOMING_TARGET, ready=black_scroll, forced=True)
def leave_out(table: SanguoTable, seat: Player, target: Target, pick: Option) -> Procedure[None]:
    """The scroll passes the owner by."""
    target.over = True
    yield from ()


def mourns_wounded(table: SanguoTable, seat: Player, phase: Phase) -> bool:
    """Tell whether the owner is wounded, a teammate is dead, and it has not awoken yet."""
    fallen = any(mate.side == seat.side and not mate.alive for mate in table.seats) and bool(seat.side)
    return seat.life_lost > 0 and fallen and asleep(table, seat, "god-of-war")


@skill("god-of-war", moments.START, ready=mourns_wounded, forced=True)
def god_of_war(table: SanguoTable, seat: Player, phase: Phase, pick: Option) -> Procedure[None]:
    """Awake: less life, no weapon; gain Horsemanship and Divine Halberd."""
    yield from awake(table, seat, "god-of-war", "horsemanship", "divine-halberd")
    weapon = seat.wearing.get("weapon")
    if weapon is not None and seat.alive:
        yield from discard(table, seat, [weapon])


def bare_handed_strike(table: SanguoTable, seat: Player, use: Use) -> bool:
    """Tell whether the owner uses a Strike without a weapon."""
    return use.user is seat and use.name == "Strike" and "weapon" not in seat.wearing


@skill("divine-halberd", moments.TARGETS_CHOSEN, ready=bare_handed_strike)
def divine_halberd(table: SanguoTable, seat: Player, use: Use, pick: Option) -> Procedure[None]:
    """Aim the Strike at more heroes."""
    yield from aim_at_more(table, seat, use, table.figure("divine-halberd-targets"))
