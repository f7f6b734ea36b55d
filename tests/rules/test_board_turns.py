"""Set-up and turns of the 2023 board game in whole random games."""

from __future__ import annotations

import itertools
from collections import Counter
from functools import partial
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from random_games import begin_game, finish, play

from generator.rules.kernel import Session, declared

SEATS = st.integers(2, 4)
SEEDS = st.integers(0, 2**32)
HOMES = {"Wei": "Yanzhou", "Shu": "Bashu", "Wu": "Jiangdong", "Warlords": "Chang'an"}
TURN = " has the turn"

begin = partial(begin_game, "legends-2023")


def ready(seats: int, seed: int, **options: Any) -> Session:
    """Return a game in which the first player is asked for the first time what to do."""
    session = begin(seats, seed, **options)
    return next(each for each in play(session, seed) if each.ask.question == "action")


def turns(session: Session) -> list[list[str]]:
    """Split the log of a game into turns, each beginning with whose it is; set-up is left out."""
    said = [str(entry) for entry in session.log]
    starts = [at for at, line in enumerate(said) if line.endswith(TURN)]
    return [said[start:end] for start, end in itertools.pairwise([*starts, len(said)])]


@settings(max_examples=15, deadline=None)
@given(SEATS, SEEDS)
def test_everybody_starts_at_home_at_full_strength(seats, seed):
    for seat in ready(seats, seed).table.seats:
        assert [str(legend.area) for legend in seat.legends] == [HOMES[seat.faction]] * 3
        assert {(legend.troops, legend.morale) for legend in seat.legends} == {(5, 0)}
        assert (len(seat.hand), len(seat.deck), len(seat.discards), len(seat.target)) == (2, 30, 0, 1)
        assert seat.points == 0


@settings(max_examples=15, deadline=None)
@given(SEATS, SEEDS)
def test_rebels_start_wherever_nobody_does(seats, seed):
    table = ready(seats, seed).table
    held = {HOMES[seat.faction]: (seat.faction, 3) for seat in table.seats}

    found = {str(area): (area.faction, area.cubes) for area in table.areas.values()}

    assert found == {name: held.get(name, ("Rebels", 2)) for name in found}
    assert len(found) - len(held) == 16 - seats


@settings(max_examples=15, deadline=None)
@given(SEATS, SEEDS)
def test_no_faction_is_played_twice(seats, seed):
    factions = [seat.faction for seat in ready(seats, seed).table.seats]

    assert len(set(factions)) == seats


def test_factions_and_the_first_player_can_be_agreed_on():
    session = ready(3, 1, factions="Wu Wei", first_player="C")

    assert [seat.faction for seat in session.table.seats][:2] == ["Wu", "Wei"]
    assert str(session.ask.seat) == "C"


def test_chance_names_the_first_player_otherwise():
    assert {str(ready(4, seed).ask.seat) for seed in range(20)} == set("ABCD")


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"first_player": "Zoe"}, "first_player: expected one of A, B, C"),
        ({"factions": "Shu Shu"}, "factions: expected different ones of Wei, Shu, Wu, Warlords"),
        ({"factions": "Jin"}, "factions: expected different ones of Wei, Shu, Wu, Warlords"),
    ],
)
def test_agreements_that_cannot_be_are_refused(options, message):
    with pytest.raises(ValueError, match=message):
        begin(3, 0, **options)


@settings(max_examples=6, deadline=None)
@given(SEATS, SEEDS)
def test_turns_go_round_and_all_have_as_many(seats, seed):
    session = finish(begin(seats, seed), seed)
    ring = [str(seat) for seat in session.table.seats]

    order = [turn[0].removesuffix(TURN) for turn in turns(session)]

    first = ring.index(order[0])
    assert order == [ring[(first + at) % seats] for at in range(len(order))]
    assert len(order) % seats == 0


@settings(max_examples=6, deadline=None)
@given(SEATS, SEEDS)
def test_the_draw_phase_leaves_at_most_six_cards_unless_it_is_skipped(seats, seed):
    asked = None
    for session in play(begin(seats, seed), seed):
        ask = session.ask
        if asked is not None and ask is not None and ask.question not in ("draw", "discard"):
            seat, before = asked
            drawn = len(seat.hand) != before
            assert not drawn or len(seat.hand) == min(before + 2, 6)
            asked = None
        if ask is not None and ask.question == "draw":
            asked = (ask.seat, len(ask.seat.hand))


@settings(max_examples=6, deadline=None)
@given(SEATS, SEEDS)
def test_no_legend_takes_a_second_action_in_a_turn(seats, seed):
    session = begin(seats, seed)
    taken: Counter[Any] = Counter()
    question, turn = "", 0
    for under_way in play(session, seed):
        if question == "action":
            _, seat, option = under_way.answers[-1]
            if option.verb in ("move", "recruit", "attack"):
                taken[turn, str(seat), option.cards[0]] += 1
        question = under_way.ask.question if under_way.ask else ""
        turn = sum(seat.turns for seat in under_way.table.seats)

    assert set(taken.values()) == {1}


def test_no_rule_is_declared_twice_but_for_limits_and_skills_that_do_two_things():
    rules = [rule.id for rule in declared("generator.rules.legends_2023") if rule.kind in ("rule", "order")]

    assert len(rules) == len(set(rules))
