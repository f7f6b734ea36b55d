"""Skills of the heroes of Wu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.rules.kernel import Ask, Option, Procedure, given, limit, rule, several
from generator.rules.kernel.option import option
from generator.rules.legends.monarch import helped, is_monarch
from generator.rules.sanguo import moments
from generator.rules.sanguo.cards import SUITS
from generator.rules.sanguo.damage import damage, heal, lose_life, rescue_life
from generator.rules.sanguo.distance import in_range, without
from generator.rules.sanguo.events import Draw, Moved, Phase, Target
from generator.rules.sanguo.figures import HERO, changes
from generator.rules.sanguo.movement import discard, draw, moves
from generator.rules.sanguo.skills import conversion, skill
from generator.rules.sanguo.verbs import CHOOSE, DISCARD, PAY, USE
from generator.rules.sanguo.window import window

if TYPE_CHECKING:
    from generator.rules.sanguo.cards import DeckCard
    from generator.rules.sanguo.table import Player, SanguoTable


def in_own_play_phase(table: SanguoTable, seat: Player) -> bool:
    """Tell whether it is the owner's play phase."""
    return table.active is seat and table.phase == "play"


@limit("balance.once-a-phase", "use Balance", alike=True)
def balanced_once(ask: Ask, option: Option) -> bool:
    """Balance is used once a phase."""
    return not ask.seat.counts["balance"]


def has_cards(table: SanguoTable, seat: Player, event: None) -> bool:
    """Tell whether the owner has any card."""
    return bool(seat.belongings)


@skill("balance", moments.ACTION, ready=has_cards)
def balance(table: SanguoTable, seat: Player, event: None, pick: Option) -> Procedure[None]:
    """Discard any number of cards and draw as many."""
    seat.counts["balance"] += 1
    chosen = yield from several(
        seat,
        "balance",
        lambda _chosen: [Option(DISCARD, (card,)) for card in seat.belongings],
        least=1,
        most=len(seat.belongings),
    )
    yield from discard(table, seat, [each.cards[0] for each in chosen])
    draw(table, seat, len(chosen))


@changes(rescue_life, "support", HERO)
def supported(table: SanguoTable, rescuer: Player, dying: Player, value: int) -> int:
    """A Peach from another hero of Wu saves the Monarch with one life more."""
    if not dying.has("support") or not is_monarch(table, dying) or rescuer not in helped(table, dying, "wu"):
        return value
    return value + table.figure("support-heals")


@conversion("ambush", "Dismantle", worn=True, when=in_own_play_phase, verbs=("use",))
def black_card(table: SanguoTable, seat: Player, card: DeckCard) -> bool:
    """Black cards count as Dismantle."""
    return card.colour == "black"


@rule("discipline.no-strike", off=True)
def without_strike(table: SanguoTable, seat: Player) -> bool:
    """Tell whether the owner neither used nor played a Strike in the play phase."""
    return not seat.counts["use Strike"] + seat.counts["play Strike"]


def may_keep_cards(table: SanguoTable, seat: Player, phase: Phase) -> bool:
    """Tell whether the discard phase is due and no Strike forbids to skip it."""
    return phase.name == "discard" and without_strike(table, seat)


@skill("discipline", moments.PHASE_SKIP, ready=may_keep_cards)
def discipline(table: SanguoTable, seat: Player, phase: Phase, pick: Option) -> Procedure[None]:
    """Skip the discard phase."""
    table.say("{seat} skips the discard phase", seat)
    phase.over = True
    yield from ()


@skill("desperation", moments.ACTION, risky=True)
def desperation(table: SanguoTable, seat: Player, event: None, pick: Option) -> Procedure[None]:
    """Lose life and draw cards."""
    yield from lose_life(table, seat, table.figure("desperation-life"))
    if seat.alive:
        draw(table, seat, table.figure("desperation-cards"))


@skill("heroic", moments.DRAW_COUNT)
def heroic(table: SanguoTable, seat: Player, drawing: Draw, pick: Option) -> Procedure[None]:
    """Draw one card more."""
    drawing.count += table.figure("heroic-cards")
    yield from ()


def spied_on(table: SanguoTable, seat: Player, event: None) -> list[Option]:
    """Return the other heroes, each of whom may name a suit."""
    by = table.name_of("counter-spy")
    return [option((USE, (), (other,), "", "", by)) for other in table.others(seat)]


@limit("counter-spy.hand-card", "use Counter Spy", alike=True)
def has_hand_card(ask: Ask, option: Option) -> bool:
    """There must be a hand card to take."""
    return bool(ask.seat.hand.cards)


@limit("counter-spy.once-a-phase", "use Counter Spy", alike=True)
def spies_once(ask: Ask, option: Option) -> bool:
    """Counter Spy is used once a phase."""
    return not ask.seat.counts["counter-spy"]


@skill("counter-spy", moments.ACTION, offers=spied_on)
def counter_spy(table: SanguoTable, seat: Player, event: None, pick: Option) -> Procedure[None]:
    """Another hero names a suit and takes a hand card; if the suit is another, it takes damage."""
    seat.counts["counter-spy"] += 1
    (other,) = pick.targets
    suits = [Option(CHOOSE, choice=suit) for suit in SUITS]
    named = yield Ask(other, "counter-spy", given(suits))
    table.say("{seat} names {suit}", other, suit=named.choice)
    card = table.chance.pick("blind", seat.hand.cards)
    table.say("{seat} shows {cards}", other, [card])
    yield from moves(table, [card], other.hand, "{seat} takes {cards} from {owner}", other, owner=seat)
    if card.suit != named.choice:
        yield from damage(table, seat, other, table.figure("skill-damage"))


@conversion("beauty", "Contentment", worn=True, when=in_own_play_phase, verbs=("use",))
def diamond(table: SanguoTable, seat: Player, card: DeckCard) -> bool:
    """Diamonds count as Contentment."""
    return card.suit == "♦"


def turned_away(table: SanguoTable, seat: Player, target: Target) -> list[Option]:
    """Return every own card with every hero to whom the Strike may be turned."""
    if target.seat is not seat or target.use.name != "Strike":
        return []
    by = table.name_of("outcast")
    return [option((USE, (card,), (other,), "", "", by)) for card in seat.belongings for other in table.ring]


@limit("outcast.another", "use Outcast")
def another(ask: Ask, option: Option) -> bool:
    """The Strike is turned to somebody else."""
    return ask.seat not in option.targets


@limit("outcast.not-the-attacker", "use Outcast")
def not_the_attacker(ask: Ask, option: Option) -> bool:
    """The Strike is not turned back to its user."""
    return ask.about.use.user not in option.targets


@limit("outcast.range", "use Outcast")
def within_own_range(ask: Ask, option: Option) -> bool:
    """The new target must be within the owner's attack range, without equipment that is discarded for it."""
    with without(ask.table, ask.seat, option.cards):
        return all(in_range(ask.table, ask.seat, target) for target in option.targets)


@skill("outcast", moments.BECOMING_TARGET, offers=turned_away)
def outcast(table: SanguoTable, seat: Player, target: Target, pick: Option) -> Procedure[None]:
    """Discard a card and turn the Strike to another hero."""
    yield from discard(table, seat, pick.cards)
    (target.seat,) = pick.targets
    table.say("the Strike now targets {seat}", target.seat)
    yield from window(table, moments.BECOMING_TARGET, target, only=target.seat)


@limit("humble", "use Snatch", "use Contentment")
def no_target(ask: Ask, option: Option) -> bool:
    """Whoever is Humble cannot be the target of Snatch or Contentment."""
    return not any(target.has("humble") for target in option.targets)


def without_hand(table: SanguoTable, seat: Player, moved: Moved) -> bool:
    """Tell whether the owner has lost anything and has no hand card."""
    return moved.player is seat and not seat.hand.cards


@rule("alliance.last-hand-card", off=without_hand)
def hand_emptied(table: SanguoTable, seat: Player, moved: Moved) -> bool:
    """Tell whether the owner has just lost the last hand card."""
    return moved.player is seat and moved.source is seat.hand and moved.emptied and not seat.hand.cards


@skill("alliance", moments.MOVED, ready=hand_emptied)
def alliance(table: SanguoTable, seat: Player, moved: Moved, pick: Option) -> Procedure[None]:
    """Draw a card."""
    draw(table, seat, 1)
    yield from ()


def grooms(table: SanguoTable, seat: Player, event: None) -> list[Option]:
    """Return the other heroes."""
    by = table.name_of("engagement")
    return [option((USE, (), (other,), "", "", by)) for other in table.others(seat)]


@limit("engagement.two-cards", "use Engagement", alike=True)
def enough_cards(ask: Ask, option: Option) -> bool:
    """There must be enough hand cards to discard."""
    return bool(len(ask.seat.hand) >= ask.table.figure("engagement-cards"))


@limit("engagement.male", "use Engagement")
def male(ask: Ask, option: Option) -> bool:
    """The other hero must be male."""
    return all(target.gender == "male" for target in option.targets)


@limit("engagement.wounded", "use Engagement")
def wounded(ask: Ask, option: Option) -> bool:
    """The other hero must be wounded."""
    return all(target.life < target.most for target in option.targets)


@limit("engagement.once-a-phase", "use Engagement", alike=True)
def engaged_once(ask: Ask, option: Option) -> bool:
    """Where the table has agreed on it, Engagement is used once a phase."""
    return not (ask.table.options["engagement_once"] and ask.seat.counts["engagement"])


@skill("engagement", moments.ACTION, offers=grooms, helps=True)
def engagement(table: SanguoTable, seat: Player, event: None, pick: Option) -> Procedure[None]:
    """Discard two hand cards; a wounded male hero and the owner regain life."""
    seat.counts["engagement"] += 1
    count = table.figure("engagement-cards")
    paid = yield from several(
        seat,
        "pay",
        lambda _chosen: [Option(PAY, (card,)) for card in seat.hand.cards],
        least=count,
        most=count,
    )
    yield from discard(table, seat, [each.cards[0] for each in paid])
    for healed in (*pick.targets, seat):
        heal(table, healed, table.figure("skill-heals"))


def equipment_lost(table: SanguoTable, seat: Player, moved: Moved) -> bool:
    """Tell whether the owner has lost equipment."""
    return moved.player is seat and moved.source is seat.equipment


@rule("heroine.each", off=1)
def pieces_lost(table: SanguoTable, moved: Moved) -> int:
    """Return for how many pieces of equipment Heroine draws: for each one lost."""
    return len(moved.cards)


@skill("heroine", moments.MOVED, ready=equipment_lost)
def heroine(table: SanguoTable, seat: Player, moved: Moved, pick: Option) -> Procedure[None]:
    """Draw two cards for each card lost."""
    draw(table, seat, table.figure("heroine-cards") * pieces_lost(table, moved))
    yield from ()
