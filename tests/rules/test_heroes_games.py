"""Whole random games of Heroes: they end, hold together, replay exactly and keep secrets."""

from __future__ import annotations

from collections import Counter
from functools import partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from random_games import begin_game, catalogue_of, finish, play

from generator.rules.kernel import Session, load, replay, view

SEATS = st.integers(2, 4)
SEEDS = st.integers(0, 2**32)


begin = partial(begin_game, "heroes")
catalogue = partial(catalogue_of, "heroes")


@settings(max_examples=12, deadline=None)
@given(SEATS, SEEDS)
def test_games_keep_every_invariant_and_shortlists_equal_candidates(seats, seed):
    session = finish(begin(seats, seed, check=True), seed)

    best = max(sum(player.scores) for player in session.table.players)
    assert session.result.winners == tuple(p for p in session.table.players if sum(p.scores) == best)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_has_a_round_for_each_player_and_each_starts_one(seats):
    session = finish(begin(seats, 7), 7)

    starts = [str(entry) for entry in session.log if "starts round" in str(entry)]
    players = session.table.players
    assert sorted(line.split()[0] for line in starts) == [player.name for player in players]
    assert all(len(player.scores) == seats for player in players)


@settings(max_examples=10, deadline=None)
@given(SEATS, SEEDS)
def test_no_card_is_lost_or_doubled_while_a_game_is_played(seats, seed):
    session = begin(seats, seed)
    everything = Counter(card for zone in session.table.zones for card in zone.cards)

    for moment in play(session, seed):
        lying = Counter(card for zone in moment.table.zones for card in zone.cards)
        assert lying == everything
    assert set(everything.values()) == {1}
    assert len(everything) == 104


@settings(max_examples=8, deadline=None)
@given(SEATS, SEEDS)
def test_everybody_has_equally_many_turns_in_a_round(seats, seed):
    for moment in play(begin(seats, seed), seed):
        turns = [seat.turns for seat in moment.table.seats]
        assert max(turns) - min(turns) <= 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_save_replays_exactly(seats):
    session = finish(begin(seats, 3), 3)

    again = replay(load("heroes"), catalogue(), session.save(), check=True)

    assert [str(entry) for entry in again.log] == [str(entry) for entry in session.log]
    assert [p.scores for p in again.table.players] == [p.scores for p in session.table.players]


def with_own_names(seats: int, seed: int) -> Session:
    """Begin a game in which every hero's face is its own name, so that a face gives away a single card."""
    engine = load("heroes")
    table = engine.table(catalogue(), seats, seed)
    for card in table.cards:
        card.face = f"<{card.card.id}>" if card.colour else card.face
    return Session(engine, table, engine.play(table))


@settings(max_examples=6, deadline=None)
@given(SEATS, SEEDS)
def test_nobody_is_shown_a_card_in_another_hand_or_in_the_deck(seats, seed):
    read = 0
    round_read = 1
    for moment in play(with_own_names(seats, seed), seed):
        table = moment.table
        for seat in table.players:
            hidden = [card for other in table.players if other is not seat for card in other.hand.cards]
            seen = view(table, seat, log_from=read)
            faces = [face for zone in seen.zones for face in zone.faces]
            told = " ".join(seen.log) if table.round == round_read else ""
            assert not any(str(card) in faces for card in (*hidden, *table.deck.cards) if card.colour)
            assert not any(str(card) in told for card in hidden if card.colour)
        read, round_read = len(table.log), table.round


def test_a_player_sees_the_own_hand_and_every_pile():
    session = finish_after(begin(3, 1), 20)
    me, other, _ = session.table.players

    seen = view(session.table, me)

    assert seen.zone("hand", me).faces == tuple(map(str, me.hand.cards))
    assert seen.zone("hand", other).cards == (None,) * len(other.hand)
    assert seen.zone("deck").hidden == len(session.table.deck)
    for pile in other.pool:
        assert seen.zone(pile.name, other).faces == tuple(map(str, pile.cards))


def finish_after(session: Session, decisions: int) -> Session:
    for number, _ in enumerate(play(session, 1)):
        if number == decisions:
            break
    return session
