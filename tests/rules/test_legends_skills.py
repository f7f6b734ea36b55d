"""Skills stand alone: random play reaches each, general rules know none, new ones need no other file."""

from __future__ import annotations

import ast
import random
import sys
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import generator.rules
from generator.catalogue import Catalogue, load_catalogue
from generator.project import Project, shipped
from generator.rules.kernel import Session, load, start
from generator.rules.kernel.rule import Limit, Limits
from generator.rules.sanguo import moments
from generator.rules.sanguo.figures import Figure
from generator.rules.sanguo.movement import draw
from generator.rules.sanguo.skills import ABILITIES, skill

RULES = Path(generator.rules.__file__).parent
MODES = (("roles", 8), ("roles", 5), ("one-vs-one", 2), ("three-vs-three", 6))


@cache
def catalogue() -> Catalogue:
    return load_catalogue(Project(shipped(), shipped() / "output"), "legends")


def skills() -> Mapping[str, str]:
    """The names of the heroes' skills, by id."""
    return {each.id: each.name for card in catalogue().cards.values() for each in card.skills}


def play(session: Session, seed: int) -> Iterator[Session]:
    bot = random.Random(seed)
    while session.ask is not None:
        yield session
        session.choose(bot.randrange(len(session.ask.options)))


class Seen:
    """The ids of skills and the names of cards that have made a difference in a game."""

    def __init__(self) -> None:
        self.ids: set[str] = set()

    def act(self, id_: str, act: Any) -> Any:
        def acting(*about: Any) -> Any:
            self.ids.add(id_)
            return act(*about)

        return acting

    def change(self, id_: str, change: Any) -> Any:
        def changing(*about: Any) -> Any:
            value = change(*about)
            if value != about[-1]:
                self.ids.add(id_)
            return value

        return changing

    def limit(self, limit: Limit) -> Limit:
        def holds(ask: Any, option: Any) -> bool:
            if limit.holds(ask, option):
                return True
            self.ids.add(limit.id)
            return False

        return replace(limit, holds=holds)


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> Seen:
    """Notes what skills do while this test lasts."""
    load("legends")
    seen = Seen()
    for id_, own in ABILITIES.items():
        watched = [replace(ability, act=seen.act(id_, ability.act)) for ability in own]
        monkeypatch.setitem(ABILITIES, id_, watched)
    for figure in figures():
        watched = [(rank, id_, seen.change(id_, change)) for rank, id_, change in figure.changes]
        monkeypatch.setattr(figure, "changes", watched)
    return seen


def figures() -> list[Figure]:
    found = {
        id(value): value
        for name, module in sys.modules.items()
        if name.startswith("generator.rules.")
        for value in vars(module).values()
        if isinstance(value, Figure)
    }
    return list(found.values())


@pytest.mark.slow
def test_random_play_reaches_every_skill_and_every_card(seen):
    engine = load("legends")
    limits = Limits(seen.limit(rule) for rule in engine.rules if isinstance(rule, Limit))
    names = {name: id_ for id_, name in skills().items()}
    used: set[str] = set()
    for seed in range(400):
        mode, seats = MODES[seed % len(MODES)]
        session = start(engine, catalogue(), seats=seats, seed=seed, mode=mode)
        session.table.limits = limits
        for _ in play(session, seed):
            pass
        for _, _, option in session.answers:
            used.add(option.name)
            if option.by in names:
                seen.ids.add(names[option.by])

    deck = {copy.card.name for copy in catalogue().copies(deck="deck")}
    assert sorted(deck - used) == []
    assert sorted(skills().keys() - seen.ids) == []


def words_in(source: str) -> set[str]:
    return {
        node.value
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def general_modules() -> list[Path]:
    legends = RULES / "legends"
    apart = (legends / "heroes", legends / "bot")
    found = [*(RULES / "sanguo").rglob("*.py"), *(RULES / "kernel").rglob("*.py"), *legends.rglob("*.py")]
    return [file for file in found if not any(each in file.parents for each in apart)]


@pytest.mark.parametrize("file", general_modules(), ids=lambda file: str(file.relative_to(RULES)))
def test_no_general_procedure_knows_a_skill_by_name(file):
    known = words_in(file.read_text(encoding="utf-8"))

    assert not known & {*skills(), *skills().values()}


def test_what_all_games_of_the_family_share_knows_no_equipment_by_name():
    worn = [card for card in catalogue().cards.values() if card.kind in ("weapon", "armour")]
    names = {card.id for card in worn} | {card.name for card in worn}

    for file in (RULES / "sanguo").rglob("*.py"):
        assert not words_in(file.read_text(encoding="utf-8")) & names, file


@pytest.fixture
def luck() -> Iterator[str]:
    """A new skill: whoever has it may draw a card at the end of a turn."""

    @skill("beginners-luck", moments.END)
    def beginners_luck(table, seat, phase, pick):
        draw(table, seat, 1)
        yield from ()

    yield "beginners-luck"
    del ABILITIES["beginners-luck"]


def everyone_has(luck: str) -> Catalogue:
    """The catalogue with one more skill in the data of every hero."""
    cards = dict(catalogue().cards)
    for id_ in catalogue().heroes:
        hero = cards[id_]
        new = hero.skills[0].model_copy(update={"id": luck, "name": "Beginner's Luck", "tags": ()})
        cards[id_] = hero.model_copy(update={"skills": (*hero.skills, new)})
    return replace(catalogue(), cards=cards)


def test_a_new_skill_needs_its_own_declaration_and_its_data_alone(luck):
    session = start(load("legends"), everyone_has(luck), seats=5, seed=3, check=True)
    drew = 0
    for under_way in play(session, 3):
        offers = [option for option in under_way.ask.options if option.by == "Beginner's Luck"]
        if offers:
            seat, held = under_way.ask.seat, len(under_way.ask.seat.hand)
            under_way.answer(offers[0])
            drew += len(seat.hand) == held + 1
        if under_way.ask is None:
            break

    assert drew > 5
    assert session.result.winners


def test_a_skill_that_is_off_is_nobodys(luck):
    session = start(load("legends"), everyone_has(luck), seats=5, seed=3, off=[luck])

    assert not any(
        option.by == "Beginner's Luck" for under_way in play(session, 3) for option in under_way.ask.options
    )
