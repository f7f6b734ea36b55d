"""Passing cards to a neighbour: everybody chooses before anybody receives."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter

from generator.rules.kernel import Ask, Procedure, given, rule, shift
from generator.rules.tricks.directions import onward
from generator.rules.tricks.pieces import TricksPiece
from generator.rules.tricks.table import Player, TricksTable


def passing(table: TricksTable) -> Procedure[None]:
    """Before the first trick of a hand, each player passes Play Cards and gear to the next."""
    if is_due(table) and not is_skipped(table):
        yield from pass_cards(table)


@rule("passing.once-a-hand", off=True)
def is_due(table: TricksTable) -> bool:
    """Tell whether this is the start of a hand."""
    return table.tricks_played == 0


@rule("passing.may-be-skipped", off=False)
def is_skipped(table: TricksTable) -> bool:
    """Tell whether the group leaves passing out, for faster play."""
    return table.skip_passing


@rule("passing.before-first-trick")
def pass_cards(table: TricksTable) -> Procedure[None]:
    """Each player passes two Play Cards and a gear to the next, in a game of two one of each."""
    two = len(table.seats) == 2
    cards = table.figure("pass-play-two" if two else "pass-play")
    gear = table.figure("pass-gear-two" if two else "pass-gear")
    yield from pass_on(table, cards, gear, onward)


def pass_on(
    table: TricksTable, cards: int, gear: int, receiver: Callable[[TricksTable, Player], Player]
) -> Procedure[None]:
    """Let every seat choose so many Play Cards and gear, then hand all of them over at once."""
    gifts: list[tuple[Player, Player, list[TricksPiece]]] = []
    for seat in table.play_order(table.lead):
        chosen = yield from choose(seat, "pass Play Cards", seat.hand.cards, cards)
        chosen += yield from choose(seat, "pass gear", seat.gear.cards, gear)
        gifts.append((seat, receiver(table, seat), chosen))
        hand_over_at_once(table, gifts)
    for seat, to, gift in gifts:
        hand_over(table, seat, to, gift)


@rule("passing.all-at-once", off=lambda table, gifts: hand_over(table, *gifts.pop()))
def hand_over_at_once(table: TricksTable, gifts: list[tuple[Player, Player, list[TricksPiece]]]) -> None:
    """Keep what was chosen until everybody has chosen: nobody sees a card before giving."""


def hand_over(table: TricksTable, seat: Player, to: Player, given: Sequence[TricksPiece]) -> None:
    """Give cards to a player; only the two of them see which."""
    table.tell((seat, to), "{seat} gives {cards} to {to}", seat, given, to=to)
    for piece in given:
        shift(table, piece, to.gear if piece.timing else to.hand)


_FACE = attrgetter("face")


def choose(
    seat: Player, question: str, held: Sequence[TricksPiece], number: int
) -> Procedure[list[TricksPiece]]:
    """Let a seat choose so many of the cards it holds, one question each; fewer if it holds fewer."""
    number = min(number, len(held))
    cards = sorted(held, key=_FACE)
    options = [piece.give for piece in cards]
    chosen: list[TricksPiece] = []
    first = 0
    for last in range(len(cards) - number, len(cards)):
        offers = options[first : last + 1]
        pick = yield Ask(seat, question, given(offers), None, offers, bool(chosen), unordered=True)
        chosen.append(pick.cards[0])
        first = cards.index(pick.cards[0]) + 1
    return chosen
