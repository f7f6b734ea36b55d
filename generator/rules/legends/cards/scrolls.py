"""Scrolls with one target: Duel, Snatch, Dismantle, Borrowed Sword, Something for Nothing and Ward."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from generator.rules.kernel import PASSING, Ask, Option, Procedure, given, limit, rule
from generator.rules.legends.cards.aims import anybody, oneself, others, pairs
from generator.rules.legends.cards.basic import dodge, themselves
from generator.rules.sanguo.cards import CardRules
from generator.rules.sanguo.damage import damage
from generator.rules.sanguo.distance import distance, in_range, others_within
from generator.rules.sanguo.events import Request, Target, Use
from generator.rules.sanguo.figures import figure
from generator.rules.sanguo.moments import RESPONSE
from generator.rules.sanguo.movement import discard, draw, moves
from generator.rules.sanguo.picking import pick_card
from generator.rules.sanguo.respond import need
from generator.rules.sanguo.use import use_option
from generator.rules.sanguo.verbs import DISCARD, TAKE, USE
from generator.rules.sanguo.ways import as_options
from generator.rules.sanguo.window import ready

if TYPE_CHECKING:
    from collections.abc import Sequence

    from generator.rules.sanguo.skills import Ability
    from generator.rules.sanguo.table import Player, SanguoTable


@rule("nothing.draws")
def something_for_nothing(table: SanguoTable, use: Use, target: Target) -> Procedure[None]:
    """The user draws cards."""
    draw(table, target.seat, table.figure("nothing-draws"))
    yield from ()


@figure("snatch.range", off=1000)
def reach_of_snatch(table: SanguoTable, seat: Player) -> int:
    """Return how far away the target of a Snatch may be."""
    return table.figure("snatch-range")


@limit("snatch.range", "use Snatch", at="play", listed=True)
def near_enough(ask: Ask, option: Option) -> bool:
    """A Snatch is aimed at somebody within its range."""
    return all(
        distance(ask.table, ask.seat, target) <= reach_of_snatch(ask.table, ask.seat)
        for target in option.targets
    )


@limit("target.has-cards", "use Snatch", "use Dismantle", listed=True)
def has_cards(ask: Ask, option: Option) -> bool:
    """The target must have a card in one of its zones."""
    return all(target.has_cards for target in option.targets)


@rule("snatch.takes")
def snatch(table: SanguoTable, use: Use, target: Target) -> Procedure[None]:
    """The user takes a card of the target, from any of its zones."""
    card = yield from pick_card(table, use.user, target.seat, TAKE, judged=True)
    if card is not None:
        says = "{seat} takes {cards} from {owner}"
        yield from moves(table, [card], use.user.hand, says, use.user, owner=target.seat)


@rule("dismantle.discards")
def dismantle(table: SanguoTable, use: Use, target: Target) -> Procedure[None]:
    """The user discards a card of the target, from any of its zones."""
    card = yield from pick_card(table, use.user, target.seat, DISCARD, judged=True)
    if card is not None:
        yield from discard(table, target.seat, [card])


@rule("duel.alternates")
def duel(table: SanguoTable, use: Use, target: Target) -> Procedure[None]:
    """Both play Strikes in turn, the target first; whoever stops takes damage from the other."""
    yield from fight(table, target.seat, use.user, target)


def fight(table: SanguoTable, first: Player, second: Player, target: Target) -> Procedure[None]:
    """Let two heroes play Strikes against each other; whoever stops takes damage."""
    striker, other = first, second
    while striker.alive and other.alive:
        answers = target.answers if striker is target.seat else target.replies
        for _ in range(answers):
            request = Request(striker, "Strike", "play", target, "Duel")
            if (yield from need(table, request)) is None:
                source = duel_source(table, target.use, other)
                yield from damage(table, source, striker, table.figure("duel-damage"), target.use)
                return
        striker, other = other, striker


@rule("duel.source", off=lambda table, use, other: use.user)
def duel_source(table: SanguoTable, use: Use, other: Player) -> Player:
    """Return who deals a Duel's damage: the one who did not fail."""
    return use.user if table.options["literal_duel"] else other


@limit("borrowed-sword.weapon", "use Borrowed Sword", listed=True)
def armed(ask: Ask, option: Option) -> bool:
    """The target must wear a weapon and be somebody else."""
    return "weapon" in option.targets[0].wearing


@limit("target.another", "use Borrowed Sword", listed=True)
def somebody_else(ask: Ask, option: Option) -> bool:
    """The sword of another hero is borrowed."""
    return option.targets[0] is not ask.seat


@limit("borrowed-sword.range", "use Borrowed Sword", listed=True)
def victim_in_range(ask: Ask, option: Option) -> bool:
    """The hero to be struck must be within the target's attack range."""
    return in_range(ask.table, *option.targets)


@rule("borrowed-sword.strike-or-weapon")
def borrowed_sword(table: SanguoTable, use: Use, target: Target) -> Procedure[None]:
    """The target uses a Strike on the named hero, or the user gets its weapon."""
    holder, victim = target.seat, use.named[0]
    pick = yield from ordered_strike(table, holder, victim)
    weapon = holder.wearing.get("weapon")
    if pick is not None:
        yield from use_option(table, holder, pick)
    elif weapon is not None and use.user.alive:
        says = "{seat} takes {cards} from {owner}"
        yield from moves(table, [weapon], use.user.hand, says, use.user, owner=holder)


def ordered_strike(table: SanguoTable, seat: Player, victim: Player) -> Procedure[Option | None]:
    """Ask a seat for a Strike on one victim; return it, or None if there is none."""
    return (yield from struck_among(table, seat, [victim]))


def struck_among(table: SanguoTable, seat: Player, victims: Sequence[Player]) -> Procedure[Option | None]:
    """Ask a seat for a Strike on one of these victims; return it, or None if there is none.

    What can provide a Strike stands beside the seat's own, each once; what it brings is the seat's to use.
    """
    tried: set[str] = set()
    while seat.alive:
        living = [victim for victim in victims if victim.alive]
        provided = providing(table, seat, living, tried)
        offers = [*strikes_at(table, seat, living), *provided]
        if not offers:
            return None
        everything = partial(ordered_strikes, table, seat, living, tuple(provided))
        ask = Ask(seat, "ordered strike", everything, victims, shortlist=given([*offers, PASSING]))
        if len(ask.options) == 1:
            return None
        pick = yield ask
        if pick not in provided:
            return None if pick is PASSING else pick
        ability = provided[pick]
        tried.add(ability.id)
        brought = yield from ability.act(table, seat, Request(seat, "Strike", "use"), pick)
        if brought is not None:
            return Option(USE, brought, pick.targets, "Strike")
    return None


def strikes_at(
    table: SanguoTable, seat: Player, victims: Sequence[Player], *, fitting: bool = True
) -> list[Option]:
    """Return the Strikes that a seat can bring, each at each of these victims."""
    return [
        option
        for victim in victims
        for option in as_options(table, seat, "Strike", USE, (victim,), fitting=fitting)
    ]


def ordered_strikes(
    table: SanguoTable, seat: Player, victims: Sequence[Player], provided: Sequence[Option]
) -> list[Option]:
    """Return everything that can be named when a Strike is asked for, legal or not."""
    return [*strikes_at(table, seat, victims, fitting=False), *provided, PASSING]


def providing(
    table: SanguoTable, seat: Player, victims: Sequence[Player], tried: set[str]
) -> dict[Option, Ability]:
    """Return what can provide a seat with a Strike, once for each victim."""
    abilities = ready(table, seat, RESPONSE, Request(seat, "Strike", "use"), None, tried)
    return {
        Option(USE, (), (victim,), "Strike", "", option.by): ability
        for option, ability in abilities.items()
        for victim in victims
    }


def near(table: SanguoTable, seat: Player) -> list[tuple[Player, ...]]:
    """Return the others within reach of a Snatch who have cards."""
    within = others_within(table, seat, reach_of_snatch(table, seat))
    return [aim for aim in within if aim[0].has_cards]


def with_cards(table: SanguoTable, seat: Player) -> list[tuple[Player, ...]]:
    """Return the others who have cards in any zone."""
    return [(other,) for other in table.ring if other is not seat and other.has_cards]


def armed_pairs(table: SanguoTable, seat: Player) -> list[tuple[Player, ...]]:
    """Return the others with a weapon, each with everybody else within its attack range."""
    holders = [other for other in table.ring if other is not seat and "weapon" in other.wearing]
    return [
        (holder, victim)
        for holder in holders
        for victim in table.ring
        if victim is not holder and in_range(table, holder, victim)
    ]


SCROLLS = (
    CardRules("Something for Nothing", something_for_nothing, reaches=themselves, scroll=True),
    CardRules("Snatch", snatch, aims=anybody, likely=near, scroll=True),
    CardRules("Dismantle", dismantle, aims=anybody, likely=with_cards, scroll=True),
    CardRules("Duel", duel, aims=anybody, likely=others, scroll=True),
    CardRules("Borrowed Sword", borrowed_sword, aims=pairs, likely=armed_pairs, scroll=True, named=True),
    CardRules("Ward", dodge, aims=oneself, scroll=True, respond_only=True),
)
