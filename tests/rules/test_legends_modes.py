"""Whole random games of two and of two teams: they end, hold together, replay exactly and keep secrets."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from random_games import begin_game, finish, play, replays_exactly

from generator.rules.kernel import Session, view

SEEDS = st.integers(0, 2**32)
MODES = st.sampled_from(["one-vs-one", "three-vs-three"])
SEATS = {"one-vs-one": 2, "three-vs-three": 6}
OPENLY = (
    *(" uses ", " plays ", " discards ", " judges ", " reveals ", " shows ", " flips ", " equips ", " lays "),
    " replaces ",
)
"""What log lines say of cards that everybody sees at that moment."""


def begin(mode: str, seed: int, **options: Any) -> Session:
    return begin_game("legends", SEATS[mode], seed, mode=mode, **options)


@settings(max_examples=12, deadline=None)
@given(SEEDS)
def test_a_game_of_two_keeps_every_invariant_and_kills_three_heroes_of_the_loser(seed):
    over = finish(begin("one-vs-one", seed, check=True), seed)

    (winner,) = over.result.winners
    (loser,) = (seat for seat in over.table.seats if seat is not winner)
    assert loser.deaths == 3
    assert winner.deaths < 3
    assert len(loser.heroes) == 3


@settings(max_examples=25, deadline=None)
@given(SEEDS, st.integers(0, 3), st.booleans(), st.booleans())
def test_a_game_of_teams_keeps_every_invariant_and_is_won_by_a_whole_team(seed, rounds, forfeit, flip):
    session = begin("three-vs-three", seed, check=True, round_limit=rounds, forfeit=forfeit, flip=flip)

    winners = finish(session, seed).result.winners

    assert len(winners) in (0, 3)
    assert len({seat.side for seat in winners}) <= 1
    if not winners:
        assert rounds > 0


@settings(max_examples=6, deadline=None)
@given(MODES, SEEDS)
def test_a_save_replays_to_the_same_end(mode, seed):
    session = finish(begin(mode, seed), seed)

    assert replays_exactly(session)


@settings(max_examples=6, deadline=None)
@given(SEEDS)
def test_between_two_resets_everybody_alive_has_one_turn_and_captain_and_lieutenants_alternate(seed):
    over = finish(begin("three-vs-three", seed), seed)

    said = [str(entry) for entry in over.log]
    turns: Counter[str] = Counter()
    for line in said:
        if line.endswith("'s turn"):
            turns[line.removesuffix("'s turn")] += 1
            assert turns[line.removesuffix("'s turn")] == 1
        elif line.startswith("round "):
            turns.clear()
    assert not any("Lightning" in line for line in said if " flips " not in line)


@settings(max_examples=6, deadline=None)
@given(SEEDS)
def test_captains_have_one_life_more_than_their_heroes(seed):
    for session in play(begin("three-vs-three", seed), seed):
        if session.ask is not None and session.ask.question == "first turn":
            for seat in session.table.seats:
                leads = seat.role in ("Monarch", "Turn-coat")
                assert seat.most == seat.life == int(seat.heroes[0].traits["life"]) + leads
            break


class Memory:
    """Which cards each seat may know, worked out by hand from where they lie."""

    def __init__(self, table: Any) -> None:
        self.table = table
        self.known: dict[Any, set[Any]] = {seat: set() for seat in table.seats}
        self.lines = 0

    def may_see(self, seat: Any, zone: Any) -> bool:
        """Hands and cards looked at are their owner's, and a deck is nobody's; all else is open."""
        if zone.name in ("hand", "cards looked at"):
            return zone.owner is seat
        return zone is not self.table.deck

    def check(self) -> None:
        """See that nothing shown or told to a seat since the last question goes beyond what it may know."""
        entries = self.table.log[self.lines :]
        for seat, known in self.known.items():
            lying = {card for zone in self.table.zones if self.may_see(seat, zone) for card in zone.cards}
            zones = view(self.table, seat, len(self.table.log)).zones
            seen = {card for zone in zones for card in zone.cards if card is not None}
            assert seen <= lying
            known.update(lying)
            for entry in entries:
                told = set(entry.cards) if entry.audience is None or seat in entry.audience else set()
                if any(verb in entry.says.format_map(Blank(entry.words)) for verb in OPENLY):
                    known.update(told)
                assert told <= known, str(entry)
            known.difference_update(self.table.deck.cards)
        self.lines = len(self.table.log)


class Blank(dict[str, Any]):
    """Words of a log line; seats and cards are left blank."""

    def __missing__(self, key: str) -> str:
        return ""


def watch(session: Session, seed: int) -> None:
    """Play a game and fail at the first card that a seat is shown or told of and may not know."""
    memory = Memory(session.table)
    for _ in play(session, seed):
        memory.check()


@settings(max_examples=6, deadline=None)
@given(MODES, SEEDS)
def test_no_seat_is_shown_or_told_a_card_that_is_hidden_from_it(mode, seed):
    watch(begin(mode, seed), seed)


@pytest.mark.parametrize("mode", SEATS)
def test_a_game_with_an_open_hand_does_not_pass_unnoticed(mode):
    session = begin(mode, 1)
    session.table.seats[0].hand.audience = "everyone"

    with pytest.raises(AssertionError):
        watch(session, 1)


def read_heroes(session: Session, seed: int) -> Iterator[tuple[Any, str, set[str]]]:
    """Give, at each question, each seat, what it is newly told or asked, and the heroes hidden from it."""
    read = 0
    for under_way in play(session, seed):
        mode = under_way.table.mode
        entered = [hero for seat in under_way.table.seats for hero in seat.heroes]
        for seat in under_way.table.seats:
            own = mode.drafted[seat]
            hidden = {hero.name for hero in mode.face_down if hero not in own and hero not in entered}
            ask = under_way.ask
            asked = list(map(str, ask.options)) if ask is not None and ask.seat is seat else []
            yield seat, "\n".join((*view(under_way.table, seat, read).log, *asked)), hidden
        read = len(under_way.table.log)


def see_heroes_hidden(session: Session, seed: int) -> None:
    """Fail once a seat reads of a hero that lies face down or is only known to the other."""
    for seat, read, hidden in read_heroes(session, seed):
        assert not [name for name in hidden if name in read], str(seat)


@settings(max_examples=6, deadline=None)
@given(SEEDS)
def test_a_hero_who_lies_face_down_is_known_only_to_whoever_takes_it(seed):
    see_heroes_hidden(begin("one-vs-one", seed), seed)


def test_heroes_offered_by_name_do_not_pass_unnoticed():
    with pytest.raises(AssertionError):
        see_heroes_hidden(begin("one-vs-one", 1, off=["one-vs-one.face-down"]), 1)


@settings(max_examples=6, deadline=None)
@given(SEEDS)
def test_the_opponent_learns_of_a_line_up_only_as_heroes_enter(seed):
    for under_way in play(begin("one-vs-one", seed), seed):
        for seat, other in itertools.permutations(under_way.table.seats):
            lines = view(under_way.table, seat).log
            heroes = [line for line in lines if line.startswith(f"{other} is ") and "is the " not in line]
            shown = [line.partition(" is ")[2] for line in heroes if not line.endswith("near death")]
            assert shown == [hero.name for hero in other.heroes]
