"""Delayed scrolls: they lie in a judgement zone until a judgement decides."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from generator.rules.kernel import Ask, Option, Procedure, limit, move, rule
from generator.rules.legends.cards.aims import Aims, anybody, others
from generator.rules.legends.cards.basic import themselves
from generator.rules.sanguo.cards import CardRules
from generator.rules.sanguo.damage import damage
from generator.rules.sanguo.judgement import judge
from generator.rules.sanguo.respond import new_use
from generator.rules.sanguo.use import lay

if TYPE_CHECKING:
    from collections.abc import Callable

    from generator.rules.sanguo.cards import DeckCard
    from generator.rules.sanguo.events import Verdict
    from generator.rules.sanguo.table import Player, SanguoTable


@limit("delayed.no-second", "use Contentment", "use Starvation", "use Lightning", listed=True)
def no_second(ask: Ask, option: Option) -> bool:
    """No two delayed scrolls of one name lie before the same seat."""
    return all(option.name not in target.delayed.values() for target in option.targets or (ask.seat,))


def contentment(table: SanguoTable, seat: Player, card: DeckCard, cancelled: bool) -> Procedure[None]:
    """Judge; unless the card is a heart the play phase is skipped. The scroll is discarded."""
    yield from judged(table, seat, card, cancelled, "Contentment", content, "play")


def starvation(table: SanguoTable, seat: Player, card: DeckCard, cancelled: bool) -> Procedure[None]:
    """Judge; unless the card is a club the draw phase is skipped. The scroll is discarded."""
    yield from judged(table, seat, card, cancelled, "Starvation", fed, "draw")


def judged(
    table: SanguoTable,
    seat: Player,
    card: DeckCard,
    cancelled: bool,
    name: str,
    spares: Callable[[SanguoTable, Verdict], bool],
    phase: str,
) -> Procedure[None]:
    """Judge a scroll that may cost a phase, and discard it."""
    move(table, [card], table.centre)
    seat.delayed.pop(card, None)
    if not cancelled:
        verdict = yield from judge(table, seat, name)
        if not spares(table, verdict):
            table.say("{seat} skips the {phase} phase", seat, phase=phase)
            seat.skipping.add(phase)
    if table.places[card] is table.centre:
        move(table, [card], table.discards)


@rule("contentment.skips", off=True)
def content(table: SanguoTable, verdict: Verdict) -> bool:
    """Tell whether a judgement spares the play phase."""
    return verdict.suit == "♥"


@rule("starvation.skips", off=True)
def fed(table: SanguoTable, verdict: Verdict) -> bool:
    """Tell whether a judgement spares the draw phase."""
    return verdict.suit == "♣"


def lightning(table: SanguoTable, seat: Player, card: DeckCard, cancelled: bool) -> Procedure[None]:
    """Judge; some spades bring damage without a source, else the card moves on to the next hero."""
    move(table, [card], table.centre)
    seat.delayed.pop(card, None)
    if not cancelled:
        verdict = yield from judge(table, seat, "Lightning")
        if struck(table, verdict):
            use = new_use(table, seat, "Lightning", (card,))
            yield from damage(table, None, seat, table.figure("lightning-damage"), use, "lightning")
            if table.places[card] is table.centre:
                move(table, [card], table.discards)
            return
    moves_on(table, seat, card)


@rule("lightning.strikes", off=False)
def struck(table: SanguoTable, verdict: Verdict) -> bool:
    """Tell whether a judgement lets the lightning strike."""
    least, most = table.figure("lightning-least"), table.figure("lightning-most")
    return verdict.suit == "♠" and least <= verdict.card.rank <= most


@rule("lightning.moves-on", off=lambda table, seat, card: move(table, [card], table.discards))
def moves_on(table: SanguoTable, seat: Player, card: DeckCard) -> None:
    """Lay the lightning before the next hero in turn order who has none; the last resort is its own seat."""
    for following in [*table.others(seat), seat]:
        if "Lightning" not in following.delayed.values():
            lay(table, (card,), following, "Lightning")
            return
    move(table, [card], table.discards)


def others_without(name: str) -> Callable[[SanguoTable, Player], Aims]:
    """Return what gives the others before whom no such scroll lies."""

    def likely(table: SanguoTable, seat: Player) -> Aims:
        return [aim for aim in others(table, seat) if name not in aim[0].delayed.values()]

    return likely


def if_clear(table: SanguoTable, seat: Player) -> Aims:
    """Return the one way to lay Lightning before oneself, if there is none."""
    return [] if "Lightning" in seat.delayed.values() else [()]


_delayed = partial(CardRules, scroll=True, delayed=True)

DELAYED = (
    _delayed("Contentment", contentment, aims=anybody, likely=others_without("Contentment")),
    _delayed("Starvation", starvation, aims=anybody, likely=others_without("Starvation")),
    _delayed("Lightning", lightning, likely=if_clear, reaches=themselves),
)
