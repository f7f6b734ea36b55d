"""The strategy cards of the 2023 board game: all are played, each at its moment, and no rule names them."""

from __future__ import annotations

import ast
from collections import Counter
from functools import partial
from pathlib import Path

import pytest
from random_games import begin_game, catalogue_of, finish

import generator.rules.legends_2023 as board
from generator.rules.kernel import load
from generator.rules.legends_2023.strategy_rules import STRATEGIES

begin = partial(begin_game, "legends-2023")
TITLES = {card.id: card for card in catalogue_of("legends-2023").cards.values() if card.kind == "strategy"}
MOMENTS = {
    "action": "action",
    "attack": "strengthen",
    "response": "respond",
    "recruit": "reinforce",
    "roll": "reroll",
    "leaving": "leaving",
    "after-attack": "follow up",
    "counter": "counter",
    "bystander": "stand by",
}
"""The question at which a card is played, by the tag that it bears."""


def test_every_title_of_the_data_has_its_procedure_and_no_other_has():
    assert set(STRATEGIES) == set(TITLES)
    assert set(TITLES) <= {declared.id for declared in load("legends-2023").rules}


@pytest.mark.parametrize("title", TITLES)
def test_a_card_is_played_at_the_moment_that_its_tag_names(title):
    assert STRATEGIES[title].at == MOMENTS[TITLES[title].tags[0]]


def test_random_games_play_every_title():
    played: Counter[str] = Counter()
    for seed in range(24):
        for entry in finish(begin(2 + seed % 3, seed), seed).log:
            said = str(entry)
            played.update(card.name for card in TITLES.values() if said.endswith(f"plays {card.name}"))

    assert set(played) == {card.name for card in TITLES.values()}


def test_no_rule_outside_the_modules_of_the_strategy_cards_names_one():
    home = Path(board.__file__).parent
    elsewhere = [path for path in home.rglob("*.py") if path.parent.name not in ("strategies", "bot")]
    named = [
        node.value
        for path in elsewhere
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant)
    ]

    assert not set(TITLES) & {value for value in named if isinstance(value, str)}
