"""Driving a game: answering, saving, replaying, and engines that break their promises."""

from dataclasses import replace

import pytest
from stones import CATALOGUE, ENGINE, TAKE, play

from generator.rules.kernel import Ask, EngineFault, Option, Session, replay, start


def begin(engine=ENGINE, **options):
    return start(engine, CATALOGUE, seats=2, stones=5, **options)


def test_a_session_answers_a_question_with_one_option_itself():
    session = begin()
    session.choose(1)
    session.choose(1)

    assert session.ask is None
    assert [str(entry) for entry in session.log] == ["A takes 2", "B takes 2", "A takes 1"]
    assert str(session.result.winners[0]) == "A"


def test_a_patient_session_stops_there_too():
    table = ENGINE.table(CATALOGUE, 2, stones=1)

    session = Session(ENGINE, table, play(table), patient=True)

    assert [str(option) for option in session.ask.options] == ["takes 1"]


def test_only_an_option_can_be_answered():
    session = begin()

    with pytest.raises(ValueError, match="A: stones may not be answered with: takes 3"):
        session.answer(Option(TAKE, choice=3))
    session.answer(Option(TAKE, choice=2))
    assert str(session.ask) == "B: stones"


def test_a_game_that_is_over_asks_nobody():
    session = begin()
    session.choose(1)
    session.choose(1)

    with pytest.raises(ValueError, match="the game is over"):
        session.answer(Option(TAKE, choice=1))


def test_a_save_leads_back_to_where_it_was_made():
    session = begin()
    session.choose(0)

    again = replay(ENGINE, CATALOGUE, session.save())

    assert str(again.ask) == "B: stones"
    assert again.table.stones == 4


def test_a_save_that_no_longer_fits_names_the_move():
    save = begin_and_take(1).save()
    save["answers"][0][1] = "A: takes 9"

    with pytest.raises(ValueError, match='move 1 of the save is "A: takes 9", but here it is "A: takes 1"'):
        replay(ENGINE, CATALOGUE, save)


def begin_and_take(number):
    session = begin()
    session.answer(Option(TAKE, choice=number))
    return session


def test_a_question_without_options_is_a_fault_with_a_save():
    def stuck(table):
        yield Ask(table.seats[0], "nothing", list)

    with pytest.raises(EngineFault, match="A: nothing: a question without options") as found:
        begin(replace(ENGINE, play=stuck))
    assert found.value.save["game"] == "stones"


def test_a_shortlist_that_leaves_a_legal_option_out_is_found():
    def short(table):
        options = [Option(TAKE, choice=number) for number in (1, 2)]
        yield Ask(table.seats[0], "stones", lambda: options, shortlist=lambda: options[:1])

    with pytest.raises(EngineFault, match="the shortlist and the candidates give different options"):
        begin(replace(ENGINE, play=short), check=True)


def test_an_unknown_option_of_a_game_is_named_with_those_it_has():
    with pytest.raises(ValueError, match='stones has no option "pebbles"; its options are: stones'):
        start(ENGINE, CATALOGUE, seats=2, pebbles=3)
