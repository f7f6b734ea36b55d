"""Whole games between bots."""

import pytest
from stones import CATALOGUE, ENGINE, play, stones

from generator.rules.kernel import EngineFault
from generator.simulation import Statistics, play_again, play_games


def test_every_game_ends_with_a_winner_and_every_decision_is_counted():
    statistics = Statistics()
    for session, seconds in play_games(stones(), 50, seed=1, check=True):
        statistics.add(session, seconds)

    told = statistics.as_json()

    assert told["games"] == 50
    assert sum(told["wins"].values()) == 50
    assert 50 * 9 <= told["decisions"] <= 50 * 20
    assert told["length"]["shortest"] <= told["length"]["mean"] <= told["length"]["longest"] <= 20
    assert told["games_per_second"] > 0
    assert told["mean_score"] == {seat: wins / 50 for seat, wins in told["wins"].items()}


def test_a_game_depends_on_its_own_seed_alone():
    together = [session.save()["answers"] for session, _ in play_games(stones(), 5, seed=10)]
    alone = [session.save()["answers"] for session, _ in play_games(stones(), 1, seed=13)]

    assert alone == together[3:4]
    assert together[0] != together[1]


def test_a_broken_invariant_names_itself_and_its_save_leads_there():
    broken = stones(invariants={"more than five stones": lambda table: table.stones > 5})

    with pytest.raises(EngineFault, match="more than five stones") as found:
        list(play_games(broken, 1, seed=4, check=True))

    taken = sum(int(sentence.split()[-1]) for _, sentence in found.value.save["answers"])
    assert 15 <= taken <= 16
    with pytest.raises(EngineFault, match="more than five stones"):
        play_again(broken.engine, CATALOGUE, found.value.save)


def test_without_check_no_invariant_is_tested():
    broken = stones(invariants={"never": lambda table: False})

    assert len(list(play_games(broken, 3, seed=0))) == 3


def test_a_crash_of_the_engine_comes_with_the_save_that_repeats_it():
    def crashing(table):
        playing = play(table)
        ask = next(playing)
        while table.stones >= 10:
            ask = playing.send((yield ask))
        raise IndexError("no tenth stone")

    broken = stones(play=crashing)

    with pytest.raises(EngineFault, match="the engine crashed: IndexError: no tenth stone") as found:
        list(play_games(broken, 1, seed=4))
    with pytest.raises(EngineFault, match="no tenth stone"):
        play_again(broken.engine, CATALOGUE, found.value.save)


def test_a_crash_before_the_first_question_comes_with_a_save_too():
    def crashing(table):
        raise KeyError("stone")
        yield

    with pytest.raises(EngineFault, match="the engine crashed: KeyError") as found:
        list(play_games(stones(play=crashing), 1, seed=4))

    assert found.value.save["seed"] == 4
    assert found.value.save["answers"] == []


def test_a_game_that_never_ends_is_a_fault(monkeypatch):
    monkeypatch.setattr("generator.simulation.games.ENDLESS", 15)

    def endless(table):
        table.stones = 10**9
        return play(table)

    with pytest.raises(EngineFault, match="no end after 15 decisions") as found:
        list(play_games(stones(play=endless), 1, seed=4))

    assert len(found.value.save["answers"]) == 15


def test_a_save_that_does_not_fit_the_engine_names_the_move():
    (session, _), *_ = play_games(stones(), 1, seed=2)
    save = session.save()
    save["answers"][3][1] = "A: takes 7"

    with pytest.raises(ValueError, match='move 4 of the save is "A: takes 7"'):
        play_again(ENGINE, CATALOGUE, save)
