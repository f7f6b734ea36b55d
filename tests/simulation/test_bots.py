"""Bots that play with their heads: they win, they end their games, and they look at nobody's cards."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from stones import stones

from generator.catalogue import Catalogue, load_catalogue
from generator.project import Project, shipped
from generator.rules.kernel import Session, load, start
from generator.simulation import bot_for, play_games

SETTINGS = [("roles", 5), ("roles", 8), ("one-vs-one", 2), ("three-vs-three", 6)]
LONGEST = 5_000


@cache
def catalogue() -> Catalogue:
    return load_catalogue(Project(shipped(), shipped() / "output"), "legends")


def begin(mode: str, seats: int, seed: int) -> Session:
    return start(load("legends"), catalogue(), seats=seats, seed=seed, mode=mode)


def nobody(seat: Any) -> bool:
    return False


def everybody(seat: Any) -> bool:
    return True


def play(session: Session, seed: int, sensible: Callable[[Any], bool]) -> Iterator[Session]:
    """Let sensible bots sit on some seats and random ones on the others."""
    wise, wild = bot_for(session.engine, "sensible", seed), bot_for(session.engine, "random", seed)
    while session.ask is not None:
        assert len(session.answers) < LONGEST
        yield session
        bot = wise if sensible(session.ask.seat) else wild
        session.choose(bot(session.ask))


def wins(mode: str, seats: int, games: int, side: Callable[[Any], bool], who: Callable[[Any], bool]) -> int:
    """Return how many games a side wins if sensible bots play for `who`."""
    won = 0
    for seed in range(games):
        session = begin(mode, seats, seed)
        for _ in play(session, seed, who):
            pass
        won += any(side(winner) for winner in session.result.winners)
    return won


def role(*names: str) -> Callable[[Any], bool]:
    return lambda seat: seat.role in names


@pytest.mark.parametrize(
    ("mode", "seats", "side", "least"),
    [
        ("roles", 5, role("Rebel"), 23),
        ("roles", 5, role("Monarch", "Minister"), 20),
        ("roles", 8, role("Monarch", "Minister"), 20),
        ("three-vs-three", 6, role("Monarch", "Minister"), 21),
        ("one-vs-one", 2, role("Monarch"), 21),
    ],
)
def test_a_sensible_side_wins_far_more_games_against_random_ones(mode, seats, side, least):
    games = 24

    sensible = wins(mode, seats, games, side, side)
    at_random = wins(mode, seats, games, side, nobody)

    assert sensible >= least
    assert sensible > at_random


@settings(max_examples=12, deadline=None)
@given(st.sampled_from(SETTINGS), st.integers(0, 2**32))
def test_games_of_sensible_bots_alone_end(setting, seed):
    session = begin(*setting, seed)
    for _ in play(session, seed, everybody):
        pass

    assert session.result.winners


class Secrets:
    """What one seat may not see: the cards of the deck and of other hands, and the roles of the living."""

    def __init__(self, table: Any, seat: Any) -> None:
        self.table = table
        hidden = [other.hand for other in table.seats if other is not seat]
        self.zones = [table.deck, *hidden]
        self.masked = [
            other
            for other in table.seats
            if other.alive and other is not seat and other.role != "Monarch" and not other.side
        ]

    def shuffle(self, chance: random.Random) -> tuple[list[list[Any]], list[str]]:
        """Deal what is hidden anew and return what it was; the table also says something, to be read anew."""
        before = [list(zone.cards) for zone in self.zones], [seat.role for seat in self.masked]
        cards = [card for zone in self.zones for card in zone.cards]
        roles = [seat.role for seat in self.masked]
        chance.shuffle(cards)
        chance.shuffle(roles)
        dealt = iter(cards)
        self.put([[next(dealt) for _ in zone.cards] for zone in self.zones], roles)
        return before

    def put(self, cards: list[list[Any]], roles: list[str]) -> None:
        for zone, own in zip(self.zones, cards, strict=True):
            zone.cards[:] = own
            for card in own:
                self.table.places[card] = zone
        for seat, dealt in zip(self.masked, roles, strict=True):
            seat.role = dealt
        self.table.say("time passes")


def see_that_it_does_not_peek(bot: Callable[[Any], int], setting: tuple[str, int], seed: int) -> None:
    """Fail at the first choice that is another one once what the seat cannot see is dealt anew."""
    chance = random.Random(seed)
    for session in play(begin(*setting, seed), seed, everybody):
        secrets = Secrets(session.table, session.ask.seat)
        plain = bot(session.ask)
        before = secrets.shuffle(chance)
        assert bot(session.ask) == plain
        secrets.put(*before)


@settings(max_examples=12, deadline=None)
@given(st.sampled_from(SETTINGS), st.integers(0, 2**32))
def test_what_is_hidden_from_a_seat_does_not_change_its_bots_choice(setting, seed):
    see_that_it_does_not_peek(bot_for(load("legends"), "sensible", seed), setting, seed)


@pytest.mark.parametrize(
    "secret",
    [lambda seat: str(seat.hand.cards[:1]), lambda seat: seat.role],
    ids=["a card of the next hand", "the role of the next seat"],
)
def test_a_bot_that_peeks_is_found_out(secret):
    def peeking(ask: Any) -> int:
        return hash(secret(ask.seat.left)) % len(ask.options)

    with pytest.raises(AssertionError):
        see_that_it_does_not_peek(peeking, ("roles", 5), 1)


def test_a_game_without_sensible_bots_says_so():
    with pytest.raises(ValueError, match="stones has no sensible bots"):
        list(play_games(stones(), 1, 0, bots="sensible"))
