"""Judgements: the top card of the deck decides, unless somebody replaces it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.rules.kernel import Procedure, move, rule
from generator.rules.sanguo.events import Verdict
from generator.rules.sanguo.moments import JUDGEMENT_FIXED, JUDGEMENT_PENDING
from generator.rules.sanguo.movement import moves, top
from generator.rules.sanguo.suits import suit_of
from generator.rules.sanguo.window import window

if TYPE_CHECKING:
    from collections.abc import Callable

    from generator.rules.sanguo.cards import DeckCard
    from generator.rules.sanguo.table import Player, SanguoTable


def judge(
    table: SanguoTable, seat: Player, reason: str, keeps: Callable[[Verdict], bool] | None = None
) -> Procedure[Verdict]:
    """Reveal a judgement card for a seat and return the verdict once nobody can change it any more.

    The card then goes to the discards, unless somebody takes it or the seat keeps it as `keeps` says.
    """
    card = top(table, 1)[0]
    move(table, [card], table.centre, "{seat} judges {cards} for {reason}", seat, reason=reason)
    verdict = Verdict(seat, reason, card)
    yield from window(table, JUDGEMENT_PENDING, verdict)
    verdict.suit = suit_of(table, seat, verdict.card)
    if keeps is not None and keeps(verdict) and seat.alive:
        move(table, [verdict.card], seat.hand, "{seat} takes {cards}", seat)
    yield from window(table, JUDGEMENT_FIXED, verdict)
    if table.places[verdict.card] is table.centre:
        discard_judged(table, verdict)
    return verdict


@rule("judgement.discarded", off=lambda table, verdict: move(table, [verdict.card], table.box))
def discard_judged(table: SanguoTable, verdict: Verdict) -> None:
    """Put the judgement card on the discards."""
    move(table, [verdict.card], table.discards)


def replace_card(table: SanguoTable, seat: Player, verdict: Verdict, card: DeckCard) -> Procedure[None]:
    """Let a seat's card take the place of the judgement card, which is discarded."""
    yield from moves(table, [verdict.card], table.discards)
    verdict.card = card
    yield from moves(table, [card], table.centre, "{seat} replaces the judgement with {cards}", seat)
