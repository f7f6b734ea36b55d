"""Whole random games of Legends in every mode: they end, hold together, replay exactly and keep secrets."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from random_games import Watcher, begin_game, catalogue_of, finish, play, replays_exactly

from generator.rules.kernel import Session

SETTINGS = [("roles", seats) for seats in range(4, 11)] + [("one-vs-one", 2), ("three-vs-three", 6)]
SEEDS = st.integers(0, 2**32)
AGREEMENTS = ("engagement_once", "two_turncoats", "rewards", "monarch_life", "unrivaled_both_ways")


def begin(mode: str, seats: int, seed: int, **options: Any) -> Session:
    return begin_game("legends", seats, seed, mode=mode, **options)


def has_right_winners(session: Session) -> bool:
    """Tell whether the winners are one whole side, and that side has indeed won."""
    winners, seats = session.result.winners, session.table.seats
    roles = {seat.role for seat in winners}
    side = {
        "Monarch": {"Monarch", "Minister"},
        "Minister": {"Monarch", "Minister"},
        "Rebel": {"Rebel"},
        "Turn-coat": {"Turn-coat"},
    }
    if seats[0].side:
        return {seat.side for seat in winners} == {winners[0].side} and len(winners) == 3
    if len(seats) == 2:
        return len(winners) == 1
    lone = roles == {"Turn-coat"}
    whole = {seat for seat in seats if seat.role in side[winners[0].role]}
    return winners[0].alive if lone else set(winners) == whole


@settings(max_examples=25, deadline=None)
@given(st.sampled_from(SETTINGS), SEEDS, st.sets(st.sampled_from(AGREEMENTS)))
def test_games_keep_every_invariant_and_end_with_a_side_that_has_won(setting, seed, agreed):
    session = finish(begin(*setting, seed, check=True, **dict.fromkeys(agreed, True)), seed)

    assert has_right_winners(session)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, 2000, 250))
@pytest.mark.parametrize("mode", ["roles", "one-vs-one", "three-vs-three"])
def test_two_thousand_games_of_a_mode_keep_every_invariant(mode, first):
    sizes = [seats for each, seats in SETTINGS if each == mode]

    for seed in range(first, first + 250):
        session = finish(begin(mode, sizes[seed % len(sizes)], seed, check=True), seed)
        assert has_right_winners(session)


@settings(max_examples=10, deadline=None)
@given(st.sampled_from(SETTINGS), SEEDS)
def test_a_save_replays_to_the_same_end(setting, seed):
    session = finish(begin(*setting, seed), seed)

    assert replays_exactly(session)


@settings(max_examples=10, deadline=None)
@given(st.sampled_from(SETTINGS), SEEDS)
def test_cards_are_neither_made_nor_lost(setting, seed):
    session = begin(*setting, seed)
    printed = sorted(f"{copy.card.name} {copy.mark}" for copy in catalogue_of("legends").copies(deck="deck"))

    for under_way in play(session, seed):
        assert sorted(str(card) for zone in under_way.table.zones for card in zone.cards) == printed


@settings(max_examples=6, deadline=None)
@given(st.sampled_from(SETTINGS), SEEDS)
def test_limits_left_out_because_nobody_has_the_skill_would_forbid_nothing(setting, seed):
    for under_way in play(begin(*setting, seed), seed):
        if under_way.ask is not None:
            table, ask = under_way.table, under_way.ask
            narrowed, table.limits = table.limits, table.limits.whole
            everything = ask.allowed(ask.candidates)
            table.limits = narrowed
            assert set(everything) == set(ask.options)


PRIVATE = ("draws", "takes", "gives", "looks at")
HIDDEN = ("deck", "hand", "cards looked at")


def watch(session: Session, seed: int) -> None:
    """Play a game under the eyes of a watcher."""
    watcher = Watcher(session.table, PRIVATE, HIDDEN)
    for _ in play(session, seed):
        watcher.read()


@settings(max_examples=8, deadline=None)
@given(st.sampled_from(SETTINGS), SEEDS)
def test_no_seat_is_shown_or_told_a_card_that_is_hidden_from_it(setting, seed):
    watch(begin(*setting, seed), seed)


def test_an_open_hand_does_not_pass_unnoticed():
    session = begin("roles", 5, 1)
    session.table.seats[1].hand.audience = "everyone"

    with pytest.raises(AssertionError):
        watch(session, 1)


@settings(max_examples=8, deadline=None)
@given(st.integers(4, 10), SEEDS)
def test_roles_stay_secret_until_death(seats, seed):
    session = finish(begin("roles", seats, seed), seed)

    for seat in session.table.seats:
        said = [str(entry) for entry in session.log if entry.seen_by(session.table.seats[0])]
        told = [line for line in said if any(role in line for role in ("Minister", "Rebel", "Turn-coat"))]
        mine = [line for line in told if line.startswith(f"{seat} was a ")]
        assert len(mine) == (not seat.alive and seat.role != "Monarch")
        assert all(" was a " in line for line in told)


def test_options_read_alike_only_for_cards_that_look_alike():
    for seed in range(6):
        for session in play(begin("roles", 6, seed), seed):
            if session.ask is not None:
                options = session.ask.options
                meanings = {option._replace(cards=tuple(map(str, option.cards))) for option in options}
                assert len(set(map(str, options))) == len(meanings)
