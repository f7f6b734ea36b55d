"""Playing a strategy card: paying for it, letting others see through it, and its effect."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from generator.rules.kernel import PASSING, Ask, Option, Procedure, limit, move, rule
from generator.rules.legends_2023.hands import discard_some
from generator.rules.legends_2023.strategy_rules import COUNTER, Rules
from generator.rules.legends_2023.table import BoardTable, Player, Strategy
from generator.rules.legends_2023.verbs import PLAY


def named_cards(seat: Player) -> Iterable[Option]:
    """Return playing every strategy card in a hand, whether it may be played or not."""
    return [card.playing for card in seat.hand.cards]


def playable(table: BoardTable, seat: Player, at: str, event: Any) -> list[Option]:
    """Return the strategy cards that may be played at a question."""
    hand = seat.hand.cards
    payable = len(hand) - 1 + seat.less
    if payable < 0:
        return []
    return [
        card.playing
        for card in hand
        if card.at is at and card.cost <= payable and card.rules.ready(table, seat, event)
    ]


@limit("strategy.discard-first", PLAY)
def can_pay(ask: Ask, play: Option) -> bool:
    """A strategy card is played only by who holds as many other cards as must be discarded."""
    seat: Player = ask.seat
    return len(seat.hand) - 1 >= price(seat, play.cards[0])


@limit("strategy.moment", PLAY)
def is_its_moment(ask: Ask, play: Option) -> bool:
    """Every strategy card has its own moment."""
    return bool(play.cards[0].at == ask.question)


@limit("strategy.some-effect", PLAY)
def can_do_something(ask: Ask, play: Option) -> bool:
    """A strategy card is played only where it can do what it says."""
    rules: Rules = play.cards[0].rules
    return rules.at != ask.question or rules.ready(ask.table, ask.seat, ask.about)


def price(seat: Player, card: Strategy) -> int:
    """Return how many other cards a strategy card makes its player discard now."""
    return max(card.cost - seat.less, 0)


def play_card(table: BoardTable, seat: Player, card: Strategy, at: str, event: Any) -> Procedure[None]:
    """Pay for a strategy card, let the others see through it, then let it have its effect if it still can.

    A card played at another question than its own has none.
    """
    cost = price(seat, card)
    seat.less = 0
    move(table, [card], table.played, "{seat} plays {cards}", seat)
    yield from pay(table, seat, cost)
    seen_through = yield from countered(table, seat, card)
    rules = card.rules
    in_force = not seen_through and card.id not in table.off and card.at == at
    if in_force and rules.ready(table, seat, event):
        yield from rules.play(table, seat, event)
    put_away(table, seat, card)


def to_the_box(table: BoardTable, seat: Player, card: Strategy) -> None:
    """Put the card out of the game instead."""
    move(table, [card], table.box)


@rule("strategy.own-discards", off=to_the_box)
def put_away(table: BoardTable, seat: Player, card: Strategy) -> None:
    """Lay a card that has been played on its player's discards."""
    move(table, [card], seat.discards)


@rule("strategy.discard-first")
def pay(table: BoardTable, seat: Player, cost: int) -> Procedure[None]:
    """Discard as many cards as the strategy card asks for, face up."""
    yield from discard_some(table, seat, cost)


def countered(table: BoardTable, seat: Player, card: Strategy) -> Procedure[bool]:
    """Ask the others, clockwise, whether they see through a card; tell whether it lost its effect."""
    for other in table.from_left_of(seat):
        answers = playable(table, other, COUNTER, card)
        if not answers and not table.patient:
            continue
        option = yield Ask(
            other,
            COUNTER,
            lambda other=other: [*named_cards(other), PASSING],  # type: ignore[misc]
            card,
            shortlist=lambda answers=answers: [*answers, PASSING],  # type: ignore[misc]
            exact=True,
        )
        if option is not PASSING:
            yield from play_card(table, other, option.cards[0], COUNTER, card)
            if table.seen_through is card:
                table.seen_through = None
                return True
    return False


def offer(table: BoardTable, seat: Player, at: str, event: Any) -> Procedure[None]:
    """Let a seat play strategy cards at a moment, one after the other, until it passes."""
    while True:
        cards = playable(table, seat, at, event)
        if not cards and not table.patient:
            return
        option = yield Ask(
            seat,
            at,
            lambda: [*named_cards(seat), PASSING],
            event,
            shortlist=lambda: [*cards, PASSING],  # noqa: B023
            exact=True,
        )
        if option is PASSING:
            return
        yield from play_card(table, seat, option.cards[0], at, event)
