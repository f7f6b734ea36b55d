"""Answering with a card: a seat that needs one brings it, lets something provide it, or passes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.rules.kernel import PASSING, Ask, Option, Procedure, given, limit
from generator.rules.sanguo.cards import SUITS
from generator.rules.sanguo.events import Request, Use
from generator.rules.sanguo.moments import RESPONSE
from generator.rules.sanguo.movement import moves
from generator.rules.sanguo.suits import shared, suit_of
from generator.rules.sanguo.verbs import PLAY, USE
from generator.rules.sanguo.ways import accepted, as_options, paid
from generator.rules.sanguo.window import ready

if TYPE_CHECKING:
    from generator.rules.sanguo.cards import DeckCard
    from generator.rules.sanguo.table import Player, SanguoTable

Brought = tuple["DeckCard", ...]
"""The real cards that were brought; empty if something provided the answer without a card."""


@limit("conversion.accepts", "use", "play", listed=True)
def converts(ask: Ask, option: Option) -> bool:
    """Only cards that a skill accepts can be converted by it."""
    return option.name not in ask.seat.conversions or accepted(ask.table, ask.seat, option)


def need(table: SanguoTable, request: Request) -> Procedure[Brought | None]:
    """Let a seat bring the card it needs; return the real cards, or None if it brings nothing.

    Providers (RESPONSE) stand beside the seat's own ways, each once for one need.
    """
    seat = request.seat
    verb = USE if request.verb == "use" else PLAY
    tried: set[str] = set()
    while seat.alive:
        provided = ready(table, seat, RESPONSE, request, None, tried)
        own = as_options(table, seat, request.name, verb)
        if not own and not provided:
            return None

        def everything(provided: tuple[Option, ...] = tuple(provided)) -> list[Option]:
            return [*as_options(table, seat, request.name, verb, fitting=False), *provided, PASSING]

        shortlist = [*own, *provided, PASSING]
        ask = Ask(seat, "respond", everything, request, shortlist=given(shortlist))
        if len(ask.options) == 1:
            return None
        pick = yield ask
        if pick is PASSING:
            return None
        if pick in provided:
            ability = provided[pick]
            tried.add(ability.id)
            brought: Brought | None = yield from ability.act(table, seat, request, pick)
            if brought is not None:
                return brought
            continue
        return (yield from bring(table, seat, pick))
    return None


def bring(table: SanguoTable, seat: Player, pick: Option) -> Procedure[Brought]:
    """Lay the chosen cards down as an answer; they go to the discards."""
    cards = yield from paid(table, seat, pick)
    says = "{seat} {verb}s {name} ({cards})" if pick.by or len(cards) != 1 else "{seat} {verb}s {cards}"
    seat.counts[f"{pick.verb} {pick.name}"] += 1
    yield from moves(table, cards, table.discards, says, seat, verb=str(pick.verb), name=pick.name)
    return cards


def new_use(table: SanguoTable, user: Player, name: str, cards: Brought, by: str = "") -> Use:
    """Make the event of a use; suit, colour and rank are those that all real cards share."""
    if len(cards) == 1:
        suit = suit_of(table, user, cards[0])
        return Use(user, name, cards, by=by, suit=suit, colour=SUITS.get(suit, ""), rank=cards[0].rank)
    suits = [suit_of(table, user, card) for card in cards]
    colour = shared([SUITS.get(suit, "") for suit in suits])
    ranks = {card.rank for card in cards}
    rank = ranks.pop() if len(ranks) == 1 else 0
    return Use(user, name, cards, by=by, suit=shared(suits), colour=colour, rank=rank)
