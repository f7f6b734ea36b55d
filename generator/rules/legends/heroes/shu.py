"""Skills of the heroes of Shu."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Any

from generator.rules.kernel import ENOUGH, Ask, Option, Procedure, given, limit, move, rule
from generator.rules.kernel.option import option
from generator.rules.legends.cards.basic import strikes_allowed
from generator.rules.legends.cards.scrolls import reach_of_snatch
from generator.rules.legends.monarch import helped, is_monarch
from generator.rules.sanguo import moments
from generator.rules.sanguo.damage import heal
from generator.rules.sanguo.distance import steps
from generator.rules.sanguo.events import Phase, Request, Target, Use
from generator.rules.sanguo.figures import HERO, changes
from generator.rules.sanguo.judgement import judge
from generator.rules.sanguo.movement import draw, moves, top
from generator.rules.sanguo.respond import need, new_use
from generator.rules.sanguo.skills import conversion, skill
from generator.rules.sanguo.use import settle
from generator.rules.sanguo.verbs import CHOOSE, USE

if TYPE_CHECKING:
    from generator.rules.sanguo.cards import DeckCard
    from generator.rules.sanguo.table import Player, SanguoTable


def gifts(table: SanguoTable, seat: Player, event: None) -> list[Option]:
    """Return every hand card with every other hero it may be given to."""
    by = table.name_of("kindness")
    return [
        option((USE, (card,), (other,), "", "", by))
        for card in seat.hand.cards
        for other in table.others(seat)
    ]


@rule("kindness.once-a-phase", off=lambda table, given: given % table.figure("kindness-cards") == 0)
def given_enough(table: SanguoTable, given: int) -> bool:
    """Tell whether the last gift is the one that heals: the first to make enough cards in the phase."""
    return given == table.figure("kindness-cards")


@skill("kindness", moments.ACTION, offers=gifts, helps=True)
def kindness(table: SanguoTable, seat: Player, event: None, pick: Option) -> Procedure[None]:
    """Give a hand card; once two are given in a phase, regain life."""
    (other,) = pick.targets
    yield from moves(table, pick.cards, other.hand, "{seat} gives {cards} to {other}", seat, other=other)
    seat.counts["kindness"] += 1
    if given_enough(table, seat.counts["kindness"]):
        heal(table, seat, table.figure("skill-heals"))


def monarch_needs_strike(table: SanguoTable, seat: Player, request: Request) -> bool:
    """Tell whether the Monarch needs a Strike and others of Shu live."""
    return request.name == "Strike" and is_monarch(table, seat) and bool(helped(table, seat, "shu"))


@skill("goad", moments.RESPONSE, ready=monarch_needs_strike)
def goad(table: SanguoTable, seat: Player, request: Request, pick: Option) -> Procedure[Any]:
    """Ask the other heroes of Shu in turn to play the Strike."""
    for other in helped(table, seat, "shu"):
        brought = yield from need(table, Request(other, "Strike", "play", None, "Goad"))
        if brought is not None:
            return brought
    return None


def goaded_strikes(table: SanguoTable, seat: Player, event: None) -> list[Option]:
    """Return the Strikes the Monarch may ask for in the play phase, one a target."""
    if not (is_monarch(table, seat) and helped(table, seat, "shu")):
        return []
    by = table.name_of("goad")
    return [Option(USE, (), (other,), "Strike", by=by) for other in table.ring]


@limit("goad.until-refused", "use Goad", at="play", alike=True)
def not_refused(ask: Ask, option: Option) -> bool:
    """Once all have refused, they are asked no more in this phase."""
    return not ask.seat.counts["goad refused"]


@skill("goad", moments.ACTION, offers=goaded_strikes)
def goad_in_play(table: SanguoTable, seat: Player, event: None, pick: Option) -> Procedure[None]:
    """Use a Strike that another hero of Shu supplies."""
    brought = yield from goad(table, seat, Request(seat, "Strike", "use"), pick)
    if brought is None:
        seat.counts["goad refused"] += 1
        return
    use = new_use(table, seat, "Strike", brought)
    use.targets = [Target(use, target) for target in pick.targets]
    yield from settle(table, use, ", ".join(map(str, pick.targets)))


@conversion("master-of-warfare", "Strike", worn=True)
def red_card(table: SanguoTable, seat: Player, card: DeckCard) -> bool:
    """Red cards, worn ones too, count as Strike."""
    return card.colour == "red"


@changes(strikes_allowed, "battlecry", HERO)
def any_amount(table: SanguoTable, seat: Player, allowed: float) -> float:
    """Battlecry lets its owner use any number of Strikes."""
    return inf if seat.has("battlecry") else allowed


@skill("astrology", moments.START)
def astrology(table: SanguoTable, seat: Player, phase: Phase, pick: Option) -> Procedure[None]:
    """Look at cards of the deck, put any of them back on top in any order and the others beneath."""
    count = min(len(table.ring), table.figure("astrology-most"))
    cards = top(table, count)
    move(table, cards, seat.aside, "{seat} looks at {cards}", seat)
    upper: list[DeckCard] = []
    while seat.aside.cards:
        offers = [*(Option(CHOOSE, (card,)) for card in seat.aside.cards if card not in upper), ENOUGH]
        if len(offers) == 1:
            break
        chosen = yield Ask(seat, "astrology", given(offers), phase, more=bool(upper))
        if chosen is ENOUGH:
            break
        upper += chosen.cards
    under = [card for card in seat.aside.cards if card not in upper]
    rest = list(table.deck.cards)
    move(table, rest, table.box)
    move(table, [*under], table.deck)
    move(table, rest, table.deck)
    move(table, list(reversed(upper)), table.deck)
    says = "{seat} puts {upper} back on top and {under} beneath the deck"
    table.say(says, seat, upper=len(upper), under=len(under))


@limit("empty-fortress", "use Strike", "use Duel", "aim", "use Outcast")
def no_target_without_hand(ask: Ask, option: Option) -> bool:
    """Whoever has Empty Fortress and no hand cards cannot be the target of a Strike or Duel."""
    return not any(target.has("empty-fortress") and not target.hand.cards for target in option.targets)


@conversion("courage", "Strike")
def dodge_as_strike(table: SanguoTable, seat: Player, card: DeckCard) -> bool:
    """A Dodge counts as Strike."""
    return card.name == "Dodge"


@conversion("courage", "Dodge")
def strike_as_dodge(table: SanguoTable, seat: Player, card: DeckCard) -> bool:
    """A Strike counts as Dodge."""
    return card.name == "Strike"


@changes(steps, "horsemanship", HERO)
def one_nearer(table: SanguoTable, viewer: Player, other: Player, value: int) -> int:
    """Horsemanship takes a step away from the distance to others."""
    return value - 1 if viewer.has("horsemanship") else value


def strikes(table: SanguoTable, seat: Player, target: Target) -> bool:
    """Tell whether the owner uses a Strike on this target."""
    return target.use.user is seat and target.use.name == "Strike"


@skill("cavalry", moments.TARGETED, ready=strikes)
def cavalry(table: SanguoTable, seat: Player, target: Target, pick: Option) -> Procedure[None]:
    """Judge; on a red card this target cannot dodge the Strike."""
    verdict = yield from judge(table, seat, "Cavalry")
    if verdict.colour == "red":
        target.sure = True


@rule("intuition.not-delayed", off=False)
def is_delayed(table: SanguoTable, use: Use) -> bool:
    """Tell whether a scroll is one of the delayed ones, which are no scrolls for Intuition."""
    return table.rules[use.name].delayed


def uses_scroll(table: SanguoTable, seat: Player, use: Use) -> bool:
    """Tell whether the owner uses a scroll that works at once."""
    return use.user is seat and table.rules[use.name].scroll and not is_delayed(table, use)


@skill("intuition", moments.DECLARED, ready=uses_scroll)
def intuition(table: SanguoTable, seat: Player, use: Use, pick: Option) -> Procedure[None]:
    """Draw a card before the scroll works."""
    draw(table, seat, 1)
    yield from ()


@changes(reach_of_snatch, "wizardry", HERO)
def boundless(table: SanguoTable, seat: Player, value: float) -> float:
    """Wizardry lets scrolls reach any distance."""
    return inf if seat.has("wizardry") else value
