"""Skills of the heroes of Wei."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from generator.rules.kernel import PASSING, Ask, Option, Procedure, given, limit, move, rule, several
from generator.rules.kernel.option import option
from generator.rules.legends.monarch import helped, is_monarch
from generator.rules.sanguo import moments
from generator.rules.sanguo.damage import damage
from generator.rules.sanguo.events import Draw, Hit, Phase, Request, Verdict
from generator.rules.sanguo.judgement import judge, replace_card
from generator.rules.sanguo.movement import discard, moves, top
from generator.rules.sanguo.picking import pick_card
from generator.rules.sanguo.skills import conversion, skill
from generator.rules.sanguo.verbs import CHOOSE, DISCARD, GIVE, TAKE, USE

if TYPE_CHECKING:
    from generator.rules.sanguo.cards import DeckCard
    from generator.rules.sanguo.table import Player, SanguoTable


def cards_that_hit(table: SanguoTable, hit: Hit) -> list[DeckCard]:
    """Return the real cards of the use that dealt the damage, as far as they still lie on the table."""
    return [card for card in hit.use.cards if table.places[card] is table.centre] if hit.use else []


def hit_by_cards(table: SanguoTable, seat: Player, hit: Hit) -> bool:
    """Tell whether the owner was hit by cards that still lie on the table."""
    return hit.target is seat and bool(cards_that_hit(table, hit))


@skill("treachery", moments.AFTER_TOOK_DAMAGE, ready=hit_by_cards)
def treachery(table: SanguoTable, seat: Player, hit: Hit, pick: Option) -> Procedure[None]:
    """Take the cards that dealt the damage."""
    yield from moves(table, cards_that_hit(table, hit), seat.hand, "{seat} takes {cards}", seat)


def monarch_needs_dodge(table: SanguoTable, seat: Player, request: Request) -> bool:
    """Tell whether the Monarch needs a Dodge and others of Wei live."""
    return request.name == "Dodge" and is_monarch(table, seat) and bool(helped(table, seat, "wei"))


@skill("escort", moments.RESPONSE, ready=monarch_needs_dodge)
def escort(table: SanguoTable, seat: Player, request: Request, pick: Option) -> Procedure[Any]:
    """Ask the other heroes of Wei in turn to play the Dodge."""
    from generator.rules.sanguo.respond import need

    for other in helped(table, seat, "wei"):
        brought = yield from need(table, Request(other, "Dodge", "play", None, "Escort"))
        if brought is not None:
            return brought
    return None


def source_has_cards(table: SanguoTable, seat: Player, hit: Hit) -> bool:
    """Tell whether the owner was hit by somebody else who has cards."""
    source = hit.source
    return hit.target is seat and source is not None and source is not seat and bool(source.belongings)


@skill("feedback", moments.AFTER_TOOK_DAMAGE, ready=source_has_cards)
def feedback(table: SanguoTable, seat: Player, hit: Hit, pick: Option) -> Procedure[None]:
    """Take one card of the source."""
    assert hit.source is not None
    card = yield from pick_card(table, seat, hit.source, TAKE)
    if card is not None:
        says = "{seat} takes {cards} from {owner}"
        yield from moves(table, [card], seat.hand, says, seat, owner=hit.source)


def own_cards(table: SanguoTable, seat: Player, verdict: Verdict) -> list[Option]:
    """Return the owner's cards with which the judgement card might be replaced."""
    return [Option(USE, (card,), by=table.name_of("sorcery")) for card in seat.belongings]


@limit("sorcery.hand-card", "use Sorcery")
def from_hand(ask: Ask, option: Option) -> bool:
    """Only hand cards replace a judgement card."""
    return all(ask.table.places[card] is ask.seat.hand for card in option.cards)


@skill("sorcery", moments.JUDGEMENT_PENDING, offers=own_cards)
def sorcery(table: SanguoTable, seat: Player, verdict: Verdict, pick: Option) -> Procedure[None]:
    """Replace the judgement card with one from the hand."""
    yield from replace_card(table, seat, verdict, pick.cards[0])


def was_hit(table: SanguoTable, seat: Player, hit: Hit) -> bool:
    """Tell whether the owner was hit."""
    return hit.target is seat


@skill("unyielding", moments.AFTER_TOOK_DAMAGE, ready=was_hit)
def unyielding(table: SanguoTable, seat: Player, hit: Hit, pick: Option) -> Procedure[None]:
    """Judge; unless it is a heart, the source discards two hand cards or takes damage."""
    verdict = yield from judge(table, seat, "Unyielding")
    if verdict.suit != "♥" and hit.source is not None and hit.source.alive:
        yield from pay_or_suffer(table, seat, hit.source)


def pay_or_suffer(table: SanguoTable, seat: Player, other: Player) -> Procedure[None]:
    """Let another hero discard two hand cards or take damage; without two cards there is no choice."""
    price = table.figure("unyielding-cards")
    if len(other.hand) >= price:
        offers = [Option(CHOOSE, choice="to discard"), Option(CHOOSE, choice="damage")]
        choice = yield Ask(other, "unyielding", given(offers))
        if choice is offers[0]:
            chosen = yield from several(
                other,
                "discard",
                lambda _chosen: [Option(DISCARD, (card,)) for card in other.hand.cards],
                least=price,
                most=price,
            )
            yield from discard(table, other, [each.cards[0] for each in chosen])
            return
    yield from damage(table, seat, other, table.figure("skill-damage"))


def others(table: SanguoTable, seat: Player, drawing: Draw) -> list[Option]:
    """Return the other heroes from whom a card might be taken."""
    by = table.name_of("assault")
    return [option((USE, (), (other,), "", "", by)) for other in table.others(seat)]


@limit("assault.hand-card", "use Assault")
def has_hand_card(ask: Ask, option: Option) -> bool:
    """Cards are taken from heroes who have hand cards."""
    return all(target.hand.cards for target in option.targets)


@limit("assault.two-heroes", "use Assault", at="assault")
def another_hero(ask: Ask, option: Option) -> bool:
    """The second card comes from another hero than the first."""
    return ask.about not in option.targets


@skill("assault", moments.DRAW_COUNT, offers=others)
def assault(table: SanguoTable, seat: Player, drawing: Draw, pick: Option) -> Procedure[None]:
    """Instead of drawing, take a hand card from one other hero, or from two."""
    drawing.over = True
    (first,) = pick.targets
    yield from rob(table, seat, first)
    more = yield Ask(seat, "assault", given([*others(table, seat, drawing), PASSING]), first)
    if more is not PASSING:
        yield from rob(table, seat, more.targets[0])


def rob(table: SanguoTable, seat: Player, owner: Player) -> Procedure[None]:
    """Take a hand card unseen."""
    card = table.chance.pick("blind", owner.hand.cards)
    yield from moves(table, [card], seat.hand, "{seat} takes {cards} from {owner}", seat, owner=owner)


@skill("armorless", moments.DRAW_COUNT)
def armorless(table: SanguoTable, seat: Player, drawing: Draw, pick: Option) -> Procedure[None]:
    """Draw one card less; Strikes and Duels deal more damage this turn."""
    drawing.count -= table.figure("armorless-draws")
    seat.marks["armorless"] += 1
    yield from ()


@rule("armorless.own-damage", off=lambda table, seat, hit: hit.use.user is seat)
def deals(table: SanguoTable, seat: Player, hit: Hit) -> bool:
    """Tell whether it is the owner who deals the damage."""
    return hit.source is seat


def stronger(table: SanguoTable, seat: Player, hit: Hit) -> bool:
    """Tell whether the owner deals damage with a Strike or Duel after drawing less."""
    if hit.use is None or hit.use.name not in ("Strike", "Duel"):
        return False
    return bool(seat.marks["armorless"]) and deals(table, seat, hit)


@skill("armorless", moments.CAUSE_DAMAGE, ready=stronger, forced=True)
def hit_harder(table: SanguoTable, seat: Player, hit: Hit, pick: Option) -> Procedure[None]:
    """Deal more damage."""
    hit.amount += table.figure("armorless-damage")
    yield from ()


@rule("talented.own", off=True)
def is_own(table: SanguoTable, seat: Player, verdict: Verdict) -> bool:
    """Tell whether it is the owner's judgement."""
    return verdict.seat is seat


def own_verdict(table: SanguoTable, seat: Player, verdict: Verdict) -> bool:
    """Tell whether the owner's own judgement card still lies on the table."""
    return is_own(table, seat, verdict) and table.places[verdict.card] is table.centre


@skill("talented", moments.JUDGEMENT_FIXED, ready=own_verdict)
def talented(table: SanguoTable, seat: Player, verdict: Verdict, pick: Option) -> Procedure[None]:
    """Take the own judgement card."""
    yield from moves(table, [verdict.card], seat.hand, "{seat} takes {cards}", seat)


@rule("legacy.each-point", off=1)
def times(table: SanguoTable, hit: Hit) -> int:
    """Return how often Legacy may be used after a hit: once for each point."""
    return hit.amount


@skill("legacy", moments.AFTER_TOOK_DAMAGE, ready=was_hit)
def legacy(table: SanguoTable, seat: Player, hit: Hit, pick: Option) -> Procedure[None]:
    """For each point of damage look at two cards of the deck and give them to any heroes."""
    for point in range(times(table, hit)):
        if point:
            again = [Option(USE, by=table.name_of("legacy")), PASSING]
            if (yield Ask(seat, "legacy", given(again), hit)) is PASSING:
                return
        cards = top(table, table.figure("legacy-cards"))
        move(table, cards, seat.aside, "{seat} looks at {cards}", seat)
        for card in cards:
            offers = [Option(GIVE, (card,), (other,)) for other in table.in_order(seat)]
            chosen = yield Ask(seat, "legacy", given(offers), hit)
            (other,) = chosen.targets
            move(table, [card], other.hand, "{seat} gives {cards} to {other}", seat, other=other)


def siren_goes_on(table: SanguoTable, seat: Player, phase: Phase) -> bool:
    """Tell whether no red card has ended the singing."""
    return not seat.counts["siren ended"]


@skill("siren", moments.START, ready=siren_goes_on, again=True)
def siren(table: SanguoTable, seat: Player, phase: Phase, pick: Option) -> Procedure[None]:
    """Judge; a black card is kept and the owner may go on, a red one ends the phase."""
    verdict = yield from judge(table, seat, "Siren", lambda verdict: verdict.colour == "black")
    if verdict.colour == "red":
        seat.counts["siren ended"] += 1


@conversion("gorgeous", "Dodge")
def black_hand_card(table: SanguoTable, seat: Player, card: DeckCard) -> bool:
    """Black hand cards count as Dodge."""
    return card.colour == "black"
