"""The rules of Heroes as a player at the table meets them, and what happens once one is switched off."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.catalogue import Catalogue, load_catalogue
from generator.catalogue.what_if import changed_by_one
from generator.project import Project, shipped
from generator.rulebook import read_rulebook
from generator.rules.kernel import EngineFault, Session, load, move, start
from generator.scenarios.play import Conditions
from generator.scenarios.runner import Game, run

ENGINE = load("heroes")
RULES = sorted({rule.id for rule in ENGINE.rules})


@cache
def catalogue() -> Catalogue:
    return load_catalogue(Project(shipped(), shipped() / "output"), "heroes")


def begin(*off: str, data: Catalogue | None = None, **lying: list[str]) -> Session:
    """Start A's turn of three with cards lying where the arguments say: `hand_A`, `pool_B`."""
    table = ENGINE.table(data or catalogue(), 3, off=off)
    for where, faces in lying.items():
        zone, _, name = where.partition("_")
        for face in faces:
            card = next(card for card in table.deck.cards if card.face == face)
            seat = table.seat(name)
            move(table, [card], seat.piles[card.colour] if zone == "pool" else seat.hand)
    return Session(ENGINE, table, ENGINE.vocabulary.entries["turn"](table, ""), patient=True)


def options(session: Session) -> list[str]:
    return [str(option) for option in session.ask.options]


def answer(session: Session, sentence: str) -> None:
    session.choose(options(session).index(sentence))


def test_the_first_card_decides_which_action_it_is():
    session = begin(hand_A=["red-goblet", "red-fan", "contract"], pool_B=["blue-fan"])

    assert options(session) == ["plays red-goblet", "plays red-fan", "scouts blue-fan from B"]
    answer(session, "plays red-goblet")
    assert options(session) == ["plays red-fan", "stops choosing"]


def test_a_refusal_names_every_rule_that_forbids_it():
    session = begin(hand_A=["red-goblet", "blue-goblet", "green-fan", "contract"], pool_B=["yellow-sword"])
    answer(session, "plays red-goblet")

    refused = {str(option): session.ask.refusals(option) for option in session.ask.candidates()}

    assert refused["plays blue-goblet"] == []
    assert refused["plays green-fan"] == ["heroes.share-aspect"]
    assert refused["scouts yellow-sword from B"] == ["turn.one-action"]


def test_switching_a_rule_off_lets_its_options_in():
    lying = {"hand_A": ["red-goblet", "green-fan"]}
    bound, free = begin(**lying), begin("heroes.share-aspect", **lying)
    answer(bound, "plays red-goblet")
    answer(free, "plays red-goblet")

    assert "plays green-fan" not in options(bound)
    assert "plays green-fan" in options(free)


@pytest.mark.parametrize(("figure", "cards"), [("hand", 6), ("opening-heroes", 5)])
def test_the_numbers_of_the_rules_stand_in_the_data(figure, cards):
    data = changed_by_one(catalogue(), figure)

    table = start(ENGINE, data, seats=3, seed=1).table

    assert len(table.players[1].hand) == cards
    heroes = sum(len(pile) for pile in table.players[1].pool)
    assert heroes == (4 if figure == "opening-heroes" else 3)


def test_a_contract_scouts_as_many_heroes_as_the_data_say():
    lying = {"hand_A": ["contract"], "pool_A": ["red-fan"], "pool_B": ["blue-fan", "blue-sword"]}
    session = begin(data=changed_by_one(catalogue(), "contract-heroes"), **lying)

    answer(session, "scouts blue-sword from B")

    assert options(session) == ["scouts blue-fan from B", "passes"]


@pytest.mark.parametrize("seats", [1, 5])
def test_one_or_five_players_are_refused(seats):
    with pytest.raises(ValueError, match=f"2 to 4 players, not {seats}"):
        start(ENGINE, catalogue(), seats=seats)


@pytest.mark.parametrize("rule", RULES)
def test_with_any_rule_off_every_limit_answers_for_every_candidate(rule):
    session = start(ENGINE, catalogue(), seats=2, seed=4, off=[rule])
    bot = random.Random(4)
    for _ in range(60):
        if session.ask is None:
            break
        for option in session.ask.candidates():
            assert rule not in session.ask.refusals(option)
        try:
            session.choose(bot.randrange(len(session.ask.options)))
        except EngineFault as fault:
            assert "a question without options" in str(fault)  # noqa: PT017 - an empty hand, once nothing is drawn
            break


@settings(max_examples=6, deadline=None)
@given(st.integers(2, 4), st.integers(0, 10**6))
def test_options_read_alike_only_if_they_are_twins(seats, seed):
    session = start(ENGINE, catalogue(), seats=seats, seed=seed)
    bot = random.Random(seed)
    while session.ask is not None:
        looks: dict[str, Any] = {}
        for option in session.ask.options:
            look = (option.verb, [card.face for card in option.cards], option.targets, option.choice)
            assert looks.setdefault(str(option), look) == look
        session.choose(bot.randrange(len(session.ask.options)))


@pytest.mark.parametrize(
    ("rule", "scenario"),
    [
        ("scout.aspect", "example-3-two-red-goblets"),
        ("secure.tied", "two-level"),
        ("rounds.one-each", "three-players-three-rounds"),
    ],
)
def test_breaking_a_rule_fails_the_scenario_beside_it(rule, scenario):
    book = read_rulebook(Project(shipped(), shipped() / "output"), "heroes")
    game = Game(catalogue(), book, ENGINE)

    kept = run(game, book.scenarios[scenario])
    broken = run(game, book.scenarios[scenario], Conditions(off=frozenset({rule})))

    assert kept is None
    assert broken.kind.claims


def test_every_seat_starts_about_equally_often():
    starts = [
        next(
            str(entry)
            for entry in start(ENGINE, catalogue(), seats=4, seed=seed).log
            if "starts" in str(entry)
        )
        for seed in range(120)
    ]

    counts = [sum(line.startswith(seat) for line in starts) for seat in "ABCD"]
    assert min(counts) >= 15
