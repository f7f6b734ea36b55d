"""What is taken down of a scenario's table, and that words tell all of it."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import pytest
from beads import CATALOGUE, ENGINE

from generator.catalogue import Catalogue, load_catalogue
from generator.faults import Place
from generator.project import find_project
from generator.rulebook import Line, Rulebook, Scenario
from generator.rules.kernel import Engine, Query, load, start
from generator.scenarios.album import Album, Course
from generator.scenarios.runner import Game, run
from generator.scenarios.snapshot import Measure, SeatShot, Snapshot, ZoneShot, facts, snapshot


def steps(table, start, end) -> str:
    return str((table.seats.index(end) - table.seats.index(start)) % len(table.seats))


MEASURED = replace(
    ENGINE,
    vocabulary=replace(
        ENGINE.vocabulary,
        queries=(
            *ENGINE.vocabulary.queries,
            Query("steps from {seat} to {seat}", steps, "How far to the left.", between=True),
        ),
    ),
)


def courses(*lines: str, engine: Engine = MEASURED, catalogue: Catalogue = CATALOGUE) -> Sequence[Course]:
    """Play lines as a scenario and return what was taken down."""
    written = tuple(Line(text, number) for number, text in enumerate(lines, 2))
    one = Scenario("one", "One", (), (), written, "index", "", Place(Path("index.md"), 1))
    album = Album()
    wrong = run(Game(catalogue, Rulebook(engine.game, (), {}, {"one": one}), engine), one, album=album)
    assert wrong is None, wrong
    return album.courses


@cache
def legends() -> dict[str, object]:
    return {"engine": load("legends"), "catalogue": load_catalogue(find_project(), "legends")}


def seat(table: Snapshot, name: str) -> SeatShot:
    return next(each for each in table.seats if each.name == name)


def zone(of: SeatShot | Snapshot, name: str) -> ZoneShot:
    return next(each for each in of.zones if each.name == name)


def test_a_course_shows_the_table_before_its_first_move_and_after_its_last():
    (course,) = courses("> A: red-1, red-2", "> A strings red-1", "A strings red-1")

    assert course.line == 3
    assert zone(seat(course.before, "A"), "hand").faces == ("red-1", "red-2")
    assert zone(seat(course.after, "A"), "string").faces == ("red-1",)


def test_cards_are_called_as_the_set_up_calls_them_and_hidden_ones_it_does_not_name_are_counted():
    (course,) = courses("> A: red, Great Opal", "> A strings red", "A draws 1 card")

    assert zone(seat(course.before, "A"), "hand").faces == ("red", "Great Opal")
    hand = zone(seat(course.after, "A"), "hand")
    assert (hand.count, hand.faces) == (2, ("Great Opal",))
    assert hand.sentence == "hand: 2 cards, Great Opal, others not named"


def test_of_a_pile_only_what_is_known_to_lie_on_top_is_named():
    (course,) = courses("> A: red-1", "> bag: blue-3, blue-4", "> hand of A?", "red-1")

    bag = zone(course.before, "bag")
    assert (bag.count, bag.faces, bag.pile) == (8, ("blue-3", "blue-4"), True)
    assert bag.sentence == "bag: 8 cards, on top blue-3, blue-4"
    (course,) = courses("> A: red-1", "> hand of A?", "red-1")
    assert course.before.zones == ()


def test_nothing_is_drawn_twice_that_a_return_to_the_set_up_leaves_as_it_was():
    first, second = courses(
        *("> A: red-1, red-2", "> A strings red-1", "A strings red-1", "", "> again"),
        *("> A strings red-2", "A strings red-2"),
    )

    assert first.before is not None
    assert second.before is None
    assert zone(seat(second.after, "A"), "string").faces == ("red-2",)


def test_a_course_that_changes_nothing_has_one_table():
    (course,) = courses("> A: red-1", "> hand of A?", "red-1")

    assert course.after is None


def test_a_game_played_from_the_start_shows_no_empty_table_before_it():
    catalogue = load_catalogue(find_project(), "tricks")
    lines = ("> table: Ann, Ben, Cid", "> start: game", "Ann is dealt 3 cards")

    (course,) = courses(*lines, engine=load("tricks"), catalogue=catalogue)

    assert course.before is None
    assert zone(seat(course.after, "Ann"), "hand").count > 3


def test_an_empty_table_is_shown_where_distances_are_asked_of_it():
    (course,) = courses("> table: A, B, C", "> steps from A to C?", "2")

    assert course.before is not None


def test_a_table_on_which_nothing_ever_lies_is_not_shown():
    assert courses("> table: A, B, C", "> hand of A?", "nothing") == []


def test_what_is_asked_of_two_seats_goes_with_the_table_it_was_asked_of():
    (course,) = courses(
        *("> table: A, B, C", "> A: red-1, red-2", "> steps from A to C?", "2", ""),
        *("> A strings red-1", "A strings red-1", "", "> steps from C to A?", "1"),
    )

    assert course.asked_before == (Measure("A", "C", "2"),)
    assert course.asked_after == (Measure("C", "A", "1"),)


def test_a_scenario_that_fails_still_shows_the_table_up_to_there():
    lines = tuple(Line(text, at) for at, text in enumerate(["> A: red-1", "> A strings red-1", "B wins"], 2))
    one = Scenario("one", "One", (), (), lines, "index", "", Place(Path("index.md"), 1))
    album = Album()

    assert run(Game(CATALOGUE, Rulebook("beads", (), {}, {"one": one}), ENGINE), one, album=album)
    assert zone(seat(album.courses[0].after, "A"), "string").faces == ("red-1",)


def test_an_engine_tells_life_heroes_roles_equipment_and_who_is_dead():
    (course,) = courses(
        *("> table: A, B, C, D", "> A Ma Chao Rebel 2/4: Strike; wears -1 Mount", "> C dead:"),
        *("> B: judgement Lightning", "> distance from A to D?", "1"),
        **legends(),
    )

    table = course.before
    a = seat(table, "A")
    assert (a.plays, a.labels, a.life, a.most) == (("Ma Chao",), ("Rebel",), 2, 4)
    assert zone(a, "wears").faces == ("-1 Mount",)
    assert zone(seat(table, "B"), "judgement").faces == ("Lightning",)
    assert not seat(table, "C").alive
    assert course.asked_before == (Measure("A", "D", "1"),)


def test_a_card_that_counts_as_another_says_so():
    (course,) = courses(
        *("> table: A, B, C, D", "> A Da Qiao: Dodge ♦2, Duel", ""),
        *("> A uses Dodge ♦2 as Contentment on B by Beauty", "> judgement of B?", "Dodge ♦2 as Contentment"),
        **legends(),
    )

    assert zone(seat(course.after, "B"), "judgement").faces == ("Dodge ♦2 as Contentment",)


@pytest.mark.parametrize("game", ["heroes", "tricks", "legends", "legends-2023"])
def test_every_engine_shows_all_seats_and_the_cards_of_their_hands(game):
    engine = load(game)
    catalogue = load_catalogue(find_project(), game)
    session = start(engine, catalogue, seats=4, seed=3)
    chooses = Random(3)
    for _ in range(60):
        if session.ask is None:
            break
        session.choose(chooses.randrange(len(session.ask.options)))
    table = session.table
    taken = snapshot(engine.vocabulary.shows(table), engine.vocabulary.at(table), {})

    assert [each.name for each in taken.seats] == [str(each) for each in table.seats]
    for shot, each in zip(taken.seats, table.seats, strict=True):
        if shot.alive:
            assert (zone(shot, "hand").count, zone(shot, "hand").faces) == (len(each.hand), ())


def test_words_tell_everything_that_was_taken_down():
    table = Snapshot(
        (
            SeatShot("A", ("Ma Chao",), ("Rebel",), (("points", 7),), (ZoneShot("hand", 2, ("X", "X")),)),
            SeatShot("B", zones=(ZoneShot("hand", 0),), alive=False, turn=True, life=-1, most=4),
        ),
        (ZoneShot("deck", 40, ("Y",), pile=True),),
    )

    assert facts(table, [Measure("A", "B", "1")]) == [
        ("A, Ma Chao", ("Rebel", "points 7", "hand: 2 cards, 2 X")),
        ("B", ("dead", "has the turn", "life -1 of 4", "hand: no cards")),
        ("Table", ("deck: 40 cards, on top Y",)),
        ("Asked", ("from A to B: 1",)),
    ]
