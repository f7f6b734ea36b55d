"""Words of scenarios of the 2023 board game: what a set-up refuses, and what can be asked."""

from __future__ import annotations

from pathlib import Path

import pytest
from random_games import catalogue_of

from generator.faults import Place
from generator.rulebook import Line, Rulebook, Scenario
from generator.rules.kernel import load
from generator.scenarios.album import Album
from generator.scenarios.runner import Game, run

GAME = "legends-2023"
PLACE = Place(Path("scene.md"), 1)


def scene(*lines: str) -> tuple[Game, Scenario]:
    """Return the game with a scenario of these lines."""
    written = tuple(Line(line, number) for number, line in enumerate(lines, 1))
    scenario = Scenario("scene", "Scene", (), (), written, "chapter", "", PLACE)
    return Game(catalogue_of(GAME), Rulebook(GAME, (), {}, {"scene": scenario}), load(GAME)), scenario


def wrong_with(*lines: str) -> str:
    """Run a scenario with these lines and return what goes wrong, empty if nothing does."""
    wrong = run(*scene(*lines))
    return "" if wrong is None else f"{wrong.message}: {wrong.says}" if wrong.says else wrong.message


def answer(query: str, *set_up: str) -> str:
    """Return what the table says to a query."""
    return wrong_with(*set_up, "", f"> {query}?", "what is not the answer").partition(": ")[2]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("> Sean Shu: Liu Bei in Hanzong", 'expected an area, found "Hanzong"; did you mean "Hanzhong"?'),
        ("> Sean Shu: Liu Bei, 6 troops", "expected 1 to 5 troops, found 6"),
        ("> Sean Shu: Liu Bei, 7 morale", "expected 0 to 6 morale, found 7"),
        ("> Sean Shu: Liu Bei, many", 'expected "in" and an area, a number of troops, morale or spurs'),
        ("> Sean Shu: Cao Cao", "expected a Legend of Shu, found one of Wei"),
        ("> Sean: Liu Bei; merit lots", 'expected a number of points, found "lots"'),
        ("> Sean: Liu Bei; deck left few", 'expected a number of cards, found "few"'),
        ("> Sean: Liu Bei; holds Atlantis", 'expected an area, found "Atlantis"'),
        ("> Hanzhong: 0 Shu", 'expected "empty", or cubes and their faction as in "3 Shu", found "0 Shu"'),
        ("> Hanzhong: 3 Jin", 'expected "empty", or cubes and their faction as in "3 Shu", found "3 Jin"'),
        ("> dice: horse", '"horse" is not a number or a face'),
        ("> start: turn Zoe", "Zoe"),
    ],
)
def test_what_cannot_be_set_up_is_named(line, message):
    others = ["> Sean Shu: Guan Yu"] if not line.startswith("> Sean") else []

    assert message in wrong_with(line, *others, "> Danzer Wei: Dian Wei", "", "> round?", "1")


def test_two_seats_share_neither_a_faction_nor_a_legend():
    assert "Sean plays it already" in wrong_with(
        "> Sean Shu: Liu Bei", "> Danzer Shu: Guan Yu", "", "> round?", "1"
    )


def test_cards_of_a_hand_are_those_of_the_own_deck():
    set_up = ["> Sean Shu: hand 2 Heroic Stand; Liu Bei", "> Danzer Wu: hand 2 Heroic Stand; Sun Quan"]

    assert answer("deck of Sean", *set_up, "> start: turn Sean") == "30"
    assert answer("deck of Danzer", *set_up, "> start: turn Sean") == "30"


@pytest.mark.parametrize(
    ("query", "said"),
    [
        ("place of Liu Bei", "Hanzhong"),
        ("place of Guan Yu", "recovering"),
        ("troops of Guan Yu", "2"),
        ("place of Zhang Fei", "out of the game"),
        ("owner of Hanzhong", "Wei"),
        ("owner of Luoyang", "nobody"),
        ("cubes in Luoyang", "none"),
        ("cubes of wei on the map", "6"),
        ("legends in Hanzhong", "Liu Bei"),
        ("areas held by Danzer", "Yanzhou, Hanzhong"),
        ("resources of Sean", "Population 1, Trade 1, Minerals 1"),
        ("moves from Bashu to Youzhou", "4"),
        ("target of Danzer seen by Sean", "hidden"),
        ("last roll", "none"),
        ("merit of Sean", "3"),
        ("first player", "Sean"),
    ],
)
def test_the_table_answers_questions(query, said):
    table = (
        "> Sean Shu: Liu Bei in Hanzhong; Guan Yu recovering; merit 3",
        "> Danzer Wei: Cao Cao; target target-01",
        "> Hanzhong: 3 Wei",
        "> Luoyang: empty",
        "> start: turn Sean",
    )

    assert answer(query, *table) == said


def test_a_faction_or_area_that_is_none_is_named():
    assert 'found "jin"' in wrong_with(
        "> Sean Shu: Liu Bei", "> Danzer Wei: Cao Cao", "", "> cubes of jin on the map?", "1"
    )


def test_pictures_keep_the_names_of_cards_that_are_exchanged_for_those_of_the_own_deck():
    album = Album()
    game, scenario = scene(
        "> Sean Shu: 2 Seeing Through; Liu Bei",
        "> Danzer Wei: 2 Seeing Through; Cao Cao",
        "",
        "> round?",
        "1",
    )

    run(game, scenario, album=album)

    (course,) = album.courses
    hands = [zone.listed for seat in course.before.seats for zone in seat.zones if zone.name == "hand"]
    assert hands == [("2 Seeing Through",), ("2 Seeing Through",)]
