"""Skills of the heroes of Wei and Shu who join in games of three against three."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.rules.kernel import Ask, Option, Procedure, given, limit
from generator.rules.legends.awakening import asleep, awake, expendable
from generator.rules.legends.cards.scrolls import ordered_strike
from generator.rules.legends.heroes.wei import pay_or_suffer
from generator.rules.legends.sides import opponents, teammates
from generator.rules.sanguo import moments
from generator.rules.sanguo.damage import heal, lose_life
from generator.rules.sanguo.distance import distance, in_range, steps
from generator.rules.sanguo.events import Hit, Phase, Target, Use
from generator.rules.sanguo.figures import HERO, changes
from generator.rules.sanguo.judgement import judge
from generator.rules.sanguo.movement import discard, draw, moves
from generator.rules.sanguo.picking import pick_card
from generator.rules.sanguo.skills import conversion, skill
from generator.rules.sanguo.use import settle, use_option
from generator.rules.sanguo.verbs import CHOOSE, DISCARD, USE

if TYPE_CHECKING:
    from generator.rules.sanguo.cards import DeckCard
    from generator.rules.sanguo.table import Player, SanguoTable


def swift_strikes(table: SanguoTable, seat: Player, phase: Phase) -> list[Option]:
    """Return the Strikes for which phases can be skipped, the second one for a piece of equipment."""
    by = table.name_of("swiftness")
    others = table.others(seat)
    if phase.name == "judgement":
        return [Option(USE, (), (other,), "Strike", by=by) for other in others]
    if phase.name == "play":
        worn = [card for card in seat.belongings if card.worn]
        return [Option(USE, (card,), (other,), "Strike", by=by) for card in worn for other in others]
    return []


@skill("swiftness", moments.PHASE_SKIP, offers=swift_strikes)
def swiftness(table: SanguoTable, seat: Player, phase: Phase, pick: Option) -> Procedure[None]:
    """Skip judgement and draw, or play and a piece of equipment, for a Strike at any distance."""
    phase.over = True
    if phase.name == "judgement":
        seat.skipping.add("draw")
    yield from discard(table, seat, pick.cards)
    use = Use(seat, "Strike", ())
    use.targets = [Target(use, target) for target in pick.targets]
    yield from settle(table, use, ", ".join(map(str, pick.targets)))


@limit("cut-supplies.range", "use Starvation")
def supplies_within_reach(ask: Ask, option: Option) -> bool:
    """Cut Supplies is aimed at somebody near enough."""
    reach = ask.table.figure("cut-supplies-range")
    return all(distance(ask.table, ask.seat, target) <= reach for target in option.targets)


@conversion(
    "cut-supplies",
    "Starvation",
    worn=True,
    when=lambda table, seat: table.active is seat and table.phase == "play",
    verbs=("use",),
)
def black_basic_or_equipment(table: SanguoTable, seat: Player, card: DeckCard) -> bool:
    """Black basic cards and black equipment count as Starvation."""
    return card.colour == "black" and (card.sort == "basic" or card.worn)


@changes(steps, "bulwark", HERO)
def guarded(table: SanguoTable, viewer: Player, other: Player, value: int) -> int:
    """Bulwark puts the owner's teammates one step farther from opponents."""
    if viewer.side == other.side:
        return value
    return value + sum(mate.has("bulwark") for mate in teammates(table, other))


def in_reach_of(table: SanguoTable, seat: Player, event: None) -> list[Option]:
    """Return the others whose attack range includes the owner."""
    by = table.name_of("provoke")
    return [Option(USE, (), (other,), by=by) for other in table.others(seat) if in_range(table, other, seat)]


@limit("provoke.once-a-phase", "use Provoke", alike=True)
def provokes_once(ask: Ask, option: Option) -> bool:
    """Provoke is used once a phase."""
    return not ask.seat.counts["provoke"]


@skill("provoke", moments.ACTION, offers=in_reach_of)
def provoke(table: SanguoTable, seat: Player, event: None, pick: Option) -> Procedure[None]:
    """Another hero strikes the owner, or loses a card."""
    seat.counts["provoke"] += 1
    (other,) = pick.targets
    strike = yield from ordered_strike(table, other, seat)
    if strike is not None:
        yield from use_option(table, other, strike)
        return
    card = yield from pick_card(table, seat, other, DISCARD)
    if card is not None:
        yield from discard(table, other, [card])


def hand_empty(table: SanguoTable, seat: Player, phase: Phase) -> bool:
    """Tell whether the owner has no hand cards and has not awoken yet."""
    return not seat.hand.cards and asleep(table, seat, "inherit-the-will")


@skill("inherit-the-will", moments.START, ready=hand_empty, forced=True)
def inherit_the_will(table: SanguoTable, seat: Player, phase: Phase, pick: Option) -> Procedure[None]:
    """Awake: less life, then regain life or draw; gain Astrology."""
    yield from awake(table, seat, "inherit-the-will", "astrology")
    offers = [Option(CHOOSE, choice="to heal"), Option(CHOOSE, choice="to draw")]
    chosen = yield Ask(seat, "inherit-the-will", given(offers))
    if chosen is offers[0]:
        heal(table, seat, table.figure("skill-heals"))
    else:
        draw(table, seat, table.figure("inherit-cards"))


def enemies_when_hit(table: SanguoTable, seat: Player, hit: Hit) -> list[Option]:
    """Return the opponents on whom the owner may take revenge after being hit."""
    if hit.target is not seat:
        return []
    by = table.name_of("unyielding-3v3")
    return [Option(USE, (), (other,), by=by) for other in opponents(table, seat)]


@skill("unyielding-3v3", moments.AFTER_TOOK_DAMAGE, offers=enemies_when_hit)
def unyielding_3v3(table: SanguoTable, seat: Player, hit: Hit, pick: Option) -> Procedure[None]:
    """Judge; unless it is a heart, an opponent discards two hand cards or takes damage."""
    verdict = yield from judge(table, seat, table.name_of("unyielding-3v3"))
    if verdict.suit != "♥":
        yield from pay_or_suffer(table, seat, pick.targets[0])


def red_hand_cards(table: SanguoTable, seat: Player, event: None) -> list[Option]:
    """Return the red hand cards."""
    by = table.name_of("loyalty")
    return [Option(USE, (card,), by=by) for card in seat.hand.cards if card.colour == "red"]


expendable("loyalty", "Loyalty")


@skill("loyalty", moments.ACTION, offers=red_hand_cards)
def loyalty(table: SanguoTable, seat: Player, event: None, pick: Option) -> Procedure[None]:
    """Lay a red hand card down; Strikes of the own side deal more while it lies there."""
    seat.spent.add("loyalty")
    yield from moves(table, pick.cards, seat.laid, "{seat} lays down {cards}", seat)


def strike_of_own_side(table: SanguoTable, seat: Player, hit: Hit) -> bool:
    """Tell whether a Strike of the owner's side deals damage while the card lies there."""
    of_side = hit.source is seat or hit.source in teammates(table, seat)
    return bool(seat.laid.cards) and of_side and hit.use is not None and hit.use.name == "Strike"


@skill("loyalty", moments.CAUSE_DAMAGE, ready=strike_of_own_side, forced=True)
def strike_harder(table: SanguoTable, seat: Player, hit: Hit, pick: Option) -> Procedure[None]:
    """The Strike deals more damage."""
    hit.amount += table.figure("loyalty-damage")
    yield from ()


def price_of_rescue(table: SanguoTable, seat: Player, dying: Player) -> list[Option]:
    """Return the cards that may be discarded to save a teammate."""
    if seat.life <= table.figure("save-life") or dying not in teammates(table, seat):
        return []
    by = table.name_of("save-the-lord")
    return [Option(USE, (card,), (dying,), by=by) for card in seat.belongings]


@skill("save-the-lord", moments.RESCUE, offers=price_of_rescue)
def save_the_lord(table: SanguoTable, seat: Player, dying: Player, pick: Option) -> Procedure[None]:
    """Lose life and discard a card; a dying teammate regains life."""
    yield from discard(table, seat, pick.cards)
    yield from lose_life(table, seat, table.figure("save-life"))
    heal(table, dying, table.figure("skill-heals"))
