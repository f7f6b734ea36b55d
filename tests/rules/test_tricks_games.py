"""Whole random games of Heroes and Tricks: they end, hold together, replay exactly and keep secrets."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from random_games import begin_game, catalogue_of, finish, play, replays_exactly

from generator.rules.kernel import Session, view

SEATS = st.integers(2, 6)
SEEDS = st.integers(0, 2**32)


begin = partial(begin_game, "tricks")
catalogue = partial(catalogue_of, "tricks")


@settings(max_examples=20, deadline=None)
@given(SEATS, SEEDS, st.booleans(), st.booleans())
def test_games_keep_every_invariant_from_set_up_to_the_end(seats, seed, extended, skip_passing):
    session = begin(seats, seed, check=True, extended=extended, skip_passing=skip_passing)

    result = finish(session, seed).result

    assert result.winners
    assert set(result.winners) <= set(session.table.seats)


@pytest.mark.parametrize(("seats", "tricks"), [(3, 9), (4, 8), (5, 10), (6, 6)])
def test_a_standard_game_gives_out_one_hero_for_each_trick(seats, tricks):
    table = finish(begin(seats, 5), 5).table

    assert sum(len(seat.heroes) for seat in table.seats) == tricks
    assert {len(seat.hand) for seat in table.seats} == {2}


def test_a_game_of_two_gives_out_fifteen_heroes():
    table = finish(begin(2, 5), 5).table

    assert sum(len(seat.heroes) for seat in table.seats) == 15
    assert len(table.stack) == 1


def test_an_extended_game_is_three_hands_and_adds_their_points_up():
    session = finish(begin(4, 11, extended=True), 11)

    said = [str(entry) for entry in session.log]
    hands = [line for line in said if "the hand" in line]
    points = [int(line.split()[2]) for line in said if line.startswith("A has")]
    assert len(hands) == len(points) == 3
    assert session.result.scores[session.table.seat("A")] == sum(points)


@settings(max_examples=8, deadline=None)
@given(SEATS, SEEDS, st.booleans())
def test_a_save_replays_to_the_same_end(seats, seed, extended):
    session = finish(begin(seats, seed, extended=extended), seed)

    assert replays_exactly(session)


def test_the_seat_named_as_first_lead_leads():
    for seed in range(5):
        session = begin(4, seed, skip_passing=True, first_lead="C")

        assert str(session.table.lead) == "C"


def test_an_unknown_first_lead_is_refused():
    with pytest.raises(ValueError, match="first_lead: expected one of A, B, C"):
        begin(3, 0, first_lead="Zoe")


def test_every_gear_acts_somewhere_in_random_games():
    said = [str(entry) for seed in range(80) for entry in finish(begin(4, seed), seed).log]
    gear = [card.name for card in catalogue().cards.values() if card.kind == "gear"]

    silent = [
        name for name in gear if not any(" uses " + name in line or " adds " + name in line for line in said)
    ]

    assert not silent


class Memory:
    """What each seat may know: worked out from the zones by hand, apart from the code that draws views."""

    def __init__(self, table: Any) -> None:
        self.table = table
        self.known: dict[Any, set[str]] = {seat: set() for seat in table.seats}
        self.lines = 0

    def read_what_is_public(self) -> None:
        """Gear used and tricks revealed are known to everyone, even where they are shuffled away at once."""
        for entry in self.table.log[self.lines :]:
            if " uses " in str(entry):
                for known in self.known.values():
                    known.update(map(str, entry.cards))
            if " reveals " in str(entry):
                trick = entry.words["trick"]
                cards = [trick.hero, *(card for laid in trick.laid for card in laid.cards)]
                assert len(trick.laid) == len(self.table.seats)
                for known in self.known.values():
                    known.update(map(str, cards))

    def update(self) -> None:
        """Take in the table as it stands."""
        table = self.table
        self.read_what_is_public()
        for seat in table.seats:
            zones = [seat.hand, seat.gear, seat.laid, *(other.heroes for other in table.seats)]
            self.known[seat].update(str(card) for zone in zones for card in zone.cards)
            self.known[seat].update(str(hero) for who, hero in table.peeks if who is seat)
        for trick in table.tricks:
            if trick.hero is not None:
                self.known[trick.lead].add(str(trick.hero))
            for before, after in zip(trick.laid, trick.order[1:], strict=False):
                if before.card is not None and trick.looked_at:
                    self.known[after].add(str(before.card))

    def check(self) -> None:
        """See that nothing shown or told to a seat goes beyond what it knows."""
        faces = {str(card) for zone in self.table.zones for card in zone.cards}
        for seat in self.table.seats:
            seen = view(self.table, seat, self.lines)
            shown = {face for zone in seen.zones for face in zone.faces}
            told = {face for face in faces if any(_mentions(line, face) for line in seen.log)}
            assert shown | told <= self.known[seat]
        self.lines = len(self.table.log)


def _mentions(line: str, face: str) -> bool:
    return face in line and f"-{face}" not in line


def watch(session: Session, seed: int) -> None:
    """Play a game and fail at the first card that a seat is shown or told of and may not know."""
    memory = Memory(session.table)
    for under_way in play(session, seed):
        memory.update()
        if under_way.ask is not None:
            memory.check()


@settings(max_examples=8, deadline=None)
@given(SEATS, SEEDS, st.booleans())
def test_no_seat_is_shown_or_told_a_card_that_is_hidden_from_it(seats, seed, extended):
    watch(begin(seats, seed, extended=extended), seed)


@pytest.mark.parametrize(
    "rule",
    ["setup.stack-unseen", "trick.only-lead-sees-hero", "trick.only-front-card-seen", "trick.gear-hidden"],
)
def test_a_game_without_a_rule_of_secrecy_does_not_pass_unnoticed(rule):
    with pytest.raises(AssertionError):
        watch(begin(4, 1, off=[rule]), 1)


@settings(max_examples=8, deadline=None)
@given(SEEDS)
def test_gear_in_a_trick_shows_to_nobody_else_not_even_by_number(seed):
    for session in play(begin(4, seed), seed):
        for seat in session.table.seats:
            for zone in view(session.table, seat).zones:
                if zone.owner is not seat and zone.name in ("gear", "cards in the box"):
                    assert not zone.counted
                    assert None not in zone.cards


def test_the_options_of_a_question_differ_in_words():
    for session in play(begin(5, 3), 3):
        if session.ask is not None:
            sentences = list(map(str, session.ask.options))
            assert len(set(sentences)) == len(sentences)
