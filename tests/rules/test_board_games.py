"""Whole random games of the 2023 board game: they end, hold together, replay exactly and keep secrets."""

from __future__ import annotations

import re
from collections import Counter
from functools import partial
from itertools import islice, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from random_games import Watcher, begin_game, catalogue_of, finish, play, replays_exactly

from generator.rules.kernel import Session, load
from generator.rules.legends_2023.ending import resources_of

SEATS = st.integers(2, 4)
SEEDS = st.integers(0, 2**32)
MERIT_LIMITS = {2: 15, 3: 13, 4: 12}

begin = partial(begin_game, "legends-2023")
catalogue = partial(catalogue_of, "legends-2023")


def has_ended_rightly(session: Session) -> bool:
    """Tell whether a column is full, all had as many turns, and the highest score has won."""
    seats, scores = session.table.seats, session.result.scores
    full = any(sum(seat.merit.values()) >= MERIT_LIMITS[len(seats)] for seat in seats)
    best = tuple(seat for seat in seats if scores[seat] == max(scores.values()))
    return full and len({seat.turns for seat in seats}) == 1 and tuple(session.result.winners) == best


@settings(max_examples=6, deadline=None)
@given(SEATS, SEEDS)
def test_games_keep_every_invariant_and_end_with_the_highest_score(seats, seed):
    assert has_ended_rightly(finish(begin(seats, seed, check=True), seed))


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, 150, 50))
def test_many_games_keep_every_invariant(first):
    for seed in range(first, first + 50):
        assert has_ended_rightly(finish(begin(2 + seed % 3, seed, check=True), seed))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_play_goes_on_whatever_rule_is_switched_off(seed):
    for id_ in dict.fromkeys(declared.id for declared in load("legends-2023").rules):
        session = begin(2 + seed % 3, seed, off=[id_])
        decisions = sum(1 for _ in islice(play(session, seed), 400))
        assert decisions == 400 or session.ask is None, id_


@settings(max_examples=6, deadline=None)
@given(SEATS, SEEDS)
def test_a_save_replays_to_the_same_end(seats, seed):
    session = finish(begin(seats, seed), seed)

    assert replays_exactly(session)


@settings(max_examples=6, deadline=None)
@given(SEATS, SEEDS)
def test_cards_are_neither_made_nor_lost(seats, seed):
    cards = catalogue().copies()
    printed = Counter(copy.card.name for copy in cards if copy.card.kind in ("legend", "strategy", "target"))

    for under_way in play(begin(seats, seed), seed):
        assert Counter(card.card.name for zone in under_way.table.zones for card in zone.cards) == printed


@settings(max_examples=6, deadline=None)
@given(SEATS, SEEDS)
def test_a_player_keeps_to_the_cards_of_one_faction(seats, seed):
    session = finish(begin(seats, seed), seed)

    for seat in session.table.seats:
        mine = [card for zone in (seat.hand, seat.deck, seat.discards) for card in zone.cards]
        assert len(mine) == 32
        assert len({card.faction for card in mine}) == 1
        assert len(seat.legends) == 3


@settings(max_examples=6, deadline=None)
@given(SEATS, SEEDS)
def test_dials_morale_and_areas_stay_within_their_limits(seats, seed):
    for under_way in play(begin(seats, seed), seed):
        table = under_way.table
        for legend in (legend for seat in table.seats for legend in seat.legends):
            assert (1 if legend.area else 0) <= legend.troops <= 5
            assert 0 <= legend.morale <= 6
            assert legend.area is None or legend in legend.area.legends
        for area in table.areas.values():
            assert 0 <= area.cubes <= 4
            assert bool(area.faction) == (area.cubes > 0)


EARNED = re.compile(r"(\w+) earns (\d+) merit")


@settings(max_examples=6, deadline=None)
@given(SEATS, SEEDS)
def test_columns_hold_exactly_what_has_been_earned(seats, seed):
    session = finish(begin(seats, seed), seed)
    earned: Counter[str] = Counter()
    for said in map(str, session.log):
        if found := EARNED.match(said):
            earned[found[1]] += int(found[2])

    assert earned == Counter({str(seat): sum(seat.merit.values()) for seat in session.table.seats})


@settings(max_examples=6, deadline=None)
@given(SEATS, SEEDS)
def test_every_reward_follows_a_defeat_or_a_cleared_area(seats, seed):
    session = finish(begin(seats, seed), seed)
    said = [str(entry) for entry in session.log]

    for before, after in pairwise(said):
        if found := EARNED.match(after):
            assert before.endswith("is defeated" if found[2] == "2" else "is cleared")


ROLLED = re.compile(r".+ rolls (.+)")


@settings(max_examples=6, deadline=None)
@given(SEATS, SEEDS)
def test_no_roll_has_more_dice_than_the_box_holds(seats, seed):
    session = finish(begin(seats, seed), seed)
    rolls = [found[1].split(", ") for said in map(str, session.log) if (found := ROLLED.match(said))]

    assert rolls
    assert all(len(roll) <= 4 + 16 for roll in rolls)
    assert {face for roll in rolls for face in roll} <= {"troop", "morale", "blank", "no dice"}


@settings(max_examples=6, deadline=None)
@given(SEATS, SEEDS)
def test_each_area_held_yields_three_resources(seats, seed):
    table = finish(begin(seats, seed), seed).table
    held = Counter(area.faction for area in table.areas.values() if area.cubes)

    for seat in table.seats:
        assert resources_of(table, seat).total() == 3 * held[seat.faction]


@settings(max_examples=6, deadline=None)
@given(SEATS, SEEDS)
def test_a_score_is_the_column_and_what_the_target_brings(seats, seed):
    session = finish(begin(seats, seed), seed)

    for seat in session.table.seats:
        (target,) = seat.target.cards
        most = sum(line.points for line in target.card.scores if line.most)
        every = sum(line.points * (48 // (line.every or 1)) for line in target.card.scores if not line.most)
        assert 0 <= session.result.scores[seat] - sum(seat.merit.values()) <= most + every


def test_too_many_troops_do_not_pass_unnoticed():
    session = begin(3, 1, check=True)
    while not session.table.seats[0].legends:
        session.choose(0)

    session.table.seats[0].legends[0].troops = 6

    with pytest.raises(RuntimeError, match="troops are within the dial"):
        session.choose(0)


PRIVATE = ("draws", "keeps", "takes", "looks at")
HIDDEN = {"deck", "hand", "target", "cards drawn", "targets", "box"}


def watch(session: Session, seed: int) -> None:
    """Play a game under the eyes of a watcher; targets are turned over for scoring."""
    watcher = Watcher(session.table, PRIVATE, HIDDEN)
    for moment in play(session, seed):
        if moment.table.winners:
            watcher.hidden = HIDDEN - {"target"}
        watcher.read()


@settings(max_examples=6, deadline=None)
@given(SEATS, SEEDS)
def test_no_seat_is_shown_or_told_a_card_that_is_hidden_from_it(seats, seed):
    watch(begin(seats, seed), seed)


@pytest.mark.parametrize("zone", ["hand", "target"])
def test_an_open_hand_or_target_does_not_pass_unnoticed(zone):
    session = begin(3, 1)
    seat = session.table.seats[1]
    while not seat.hand.cards:
        session.choose(0)

    getattr(seat, zone).audience = "everyone"

    with pytest.raises(AssertionError):
        watch(session, 1)


def test_options_read_alike_only_for_cards_that_look_alike():
    for session in play(begin(3, 5), 5):
        if session.ask is not None:
            options = session.ask.options
            meanings = {option._replace(cards=tuple(map(str, option.cards))) for option in options}
            assert len(set(map(str, options))) == len(meanings)
