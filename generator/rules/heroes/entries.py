"""Where play can start in a scenario of Heroes."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from generator.rules.heroes.rounds import (
    end_round,
    ends_round,
    next_seat,
    play,
    play_rounds,
    result,
    take_turns,
)
from generator.rules.heroes.setup import draw_castles, prepare, starter
from generator.rules.heroes.table import DeckCard, HeroesTable, Player
from generator.rules.heroes.turn import refill
from generator.rules.heroes.virtual import virtual_turn
from generator.rules.kernel import Procedure, Result, move


def from_turn(table: HeroesTable, phrase: str) -> Procedure[Result]:
    """Start with the turn of a seat, the starting player's if none is named; the game goes on from there."""
    return play_on(table, table.seat(phrase) if phrase else starter(table))


def play_on(table: HeroesTable, seat: Player) -> Procedure[Result]:
    """Play the rest of a round from a seat's turn on, and of the game."""
    deal_missing_hands(table)
    yield from take_turns(table, seat)
    end_round(table)
    return (yield from play_rounds(table))


def deal_missing_hands(table: HeroesTable) -> None:
    """Give a hand to every player for whom the set-up names none, from cards that lie deepest."""
    spare = [card for card in table.box.cards if isinstance(card, DeckCard)] or table.deck.cards[:70]
    table.chance.shuffle("hands of no matter", spare)
    for player in table.players:
        if not player.hand.cards:
            hand, spare = spare[: table.figure("hand")], spare[table.figure("hand") :]
            move(table, hand, player.hand)


def from_scoring(table: HeroesTable, phrase: str) -> Procedure[Result]:
    """Start at the end of a round, with its scoring; the game goes on from there."""
    end_round(table)
    return (yield from play_rounds(table))


def from_result(table: HeroesTable, phrase: str) -> Procedure[Result]:
    """Start when all rounds have been scored: only the winner is still to be named."""
    yield from ()
    return result(table)


def from_round(table: HeroesTable, phrase: str) -> Procedure[Result]:
    """Start with the preparation of a round, castles lying where the set-up says."""
    return (yield from play_rounds(table))


def at_pace(table: HeroesTable, phrase: str) -> Procedure[None]:
    """Start a round in which everybody lays down so many cards a turn, to see how long it lasts.

    Raises ValueError if the phrase is no number.
    """
    if not phrase.isdigit():
        raise ValueError(f'expected how many cards a turn, as in "pace 5", found "{phrase}"')
    return keep_pace(table, int(phrase))


def keep_pace(table: HeroesTable, number: int) -> Procedure[None]:
    """Take the turns of a round; the cards laid down are discarded, as only their number matters here."""
    draw_castles(table)
    prepare(table)
    seat = starter(table)
    while any(player.hand.cards for player in table.players):
        yield from lay_down(table, seat, number)
        if table.short and ends_round(table, seat):
            break
        seat = next_seat(table, seat)
    table.say("round {round} ends", round=table.round)


def lay_down(table: HeroesTable, seat: Player, number: int) -> Procedure[None]:
    """Take a turn that lays down so many cards."""
    if seat.virtual:
        yield from virtual_turn(table, seat)
        return
    seat.turns += 1
    move(table, seat.hand.cards[:number], table.discards)
    refill(table, seat)


ENTRIES: Mapping[str, Callable[[HeroesTable, str], Procedure[object]]] = {
    "turn": from_turn,
    "scoring": from_scoring,
    "result": from_result,
    "round": from_round,
    "game": lambda table, phrase: play(table),
    "pace": at_pace,
}
