"""Skills of the 2023 board game: every card's is there, random play comes to each, and no seat matters."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st
from random_games import begin_game, catalogue_of, finish
from test_board_words import answer

from generator.rules.legends_2023.effects import PASSIVES
from generator.rules.legends_2023.skill_use import ACTIVES

GAME = "legends-2023"
LEGENDS = {card.name: card for card in catalogue_of(GAME).cards.values() if card.kind == "legend"}
SKILLS = {card.skills[0].id: card.skills[0] for card in LEGENDS.values()}
HOMES = {"wei": "Yanzhou", "shu": "Bashu", "wu": "Jiangdong", "warlords": "Chang'an"}


def test_every_legend_can_do_what_its_card_calls_active_or_passive():
    assert {id_ for id_, skill in SKILLS.items() if "active" in skill.tags} == set(ACTIVES)
    assert {id_ for id_, skill in SKILLS.items() if "passive" in skill.tags} == set(PASSIVES)


def test_active_skills_have_a_price_that_morale_can_pay_and_passive_ones_have_none():
    most = catalogue_of(GAME).figure("most-morale")

    for skill in SKILLS.values():
        assert (skill.cost is None) == ("passive" in skill.tags)
        assert skill.cost is None or 0 <= skill.cost <= most


@pytest.mark.slow
def test_random_play_comes_to_every_skill(monkeypatch):
    seen: set[str] = set()

    def noting(id_: str, function: Any) -> Any:
        def noted(*about: Any) -> Any:
            seen.add(id_)
            return function(*about)

        return noted

    for id_, skill in ACTIVES.items():
        monkeypatch.setitem(ACTIVES, id_, skill._replace(act=noting(id_, skill.act)))
    for id_, parts in PASSIVES.items():
        noted = [part._replace(change=noting(id_, part.change)) for part in parts]
        monkeypatch.setitem(PASSIVES, id_, noted)
    begin = partial(begin_game, GAME)
    for seed in range(150):
        finish(begin(4, seed), seed)
        if seen == set(SKILLS):
            break

    assert seen == set(SKILLS)


@settings(max_examples=40, deadline=None)
@given(
    st.sampled_from(sorted(LEGENDS)),
    st.sampled_from(sorted(LEGENDS)),
    st.integers(1, 5),
    st.integers(1, 5),
)
@example("Taishi Ci", "Hua Xiong", 1, 5)
def test_who_sits_first_makes_no_difference_to_the_dice_of_an_attack(attacker, defender, own, other):
    mine, theirs = (LEGENDS[name].traits["faction"] for name in (attacker, defender))
    assume(mine != theirs)
    set_up = [
        f"> A {mine}: {attacker} in {HOMES[theirs]}, {own} troops",
        f"> B {theirs}: {defender}, {other} troops",
    ]
    attack = ["> start: turn A", "", f"> A attacks {defender} with {attacker}"]

    first = answer("last roll", "> table: A, B", *set_up, *attack)
    last = answer("last roll", "> table: B, A", *reversed(set_up), *attack)

    assert "cavalry" in first
    assert first == last
