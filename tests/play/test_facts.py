"""At the table a player reads what no card tells, and nothing that their seat may not know."""

import io
import re

import pytest
from rich.console import Console

from generator.play.drawing import draw_table
from generator.project import find_project
from generator.rules.kernel import move, view
from generator.simulation import random_bot, setting


def drawn(session, seat):
    console = Console(file=io.StringIO(), width=120, color_system=None)
    console.print(draw_table(session.engine, session.table, view(session.table, seat)))
    return console.file.getvalue()


def played(game, seats, seed, questions):
    session = setting(find_project(), game, seats).start(seed)
    bot = random_bot(seed)
    for _ in range(questions):
        if session.ask is None:
            break
        yield session
        session.choose(bot(session.ask))


@pytest.mark.parametrize("seed", range(3))
def test_roles_are_told_of_the_monarch_the_dead_and_oneself_alone(seed):
    secrets = {"Minister", "Rebel", "Turn-coat"}
    seen = 0
    for session in played("legends", 6, seed, 120):
        viewer = session.table.seats[0]
        for seat in session.table.seats[1:]:
            told = session.engine.facts(session.table, viewer, seat)
            if seat.alive:
                assert not secrets & set(told)
            seen += seat.role in told
    assert seen


def test_heroes_and_life_are_told_once_play_has_begun():
    *_, session = played("legends", 5, 1, 60)
    shown = drawn(session, session.table.seats[0])

    assert shown.count(" of 4") + shown.count(" of 3") + shown.count(" of 5") >= 4
    assert all(seat.heroes[-1].name in shown for seat in session.table.seats)


def test_the_map_tells_whose_cubes_lie_where_and_where_legends_stand():
    *_, session = played("legends-2023", 4, 1, 40)
    shown = drawn(session, session.table.seats[0])

    legends = [legend for seat in session.table.seats for legend in seat.legends if legend.area is not None]
    assert all(area in shown for area in session.table.areas)
    assert all(f"{legend.owner}'s {legend} (troops {legend.troops}" in shown for legend in legends)
    assert "cubes of the rebels" in shown
    assert all(f"merit {seat.points}" in shown for seat in session.table.seats)


def test_a_long_pile_tells_how_many_lie_below_those_shown():
    *_, session = played("legends", 4, 2, 400)
    shown = drawn(session, session.table.seats[0])

    assert len(session.table.discards.cards) > 12
    assert re.search(r"\d+ more below, \w", shown)


def test_a_name_that_sounds_like_a_faction_still_has_its_faction_behind_it():
    session = setting(find_project(), "legends-2023", 2).start(1)
    heroes = {str(piece): piece for zone in session.table.zones for piece in zone.cards}
    seat = session.table.seats[0]
    move(session.table, [heroes["Dian Wei"], heroes["Jiang Wei"]], seat.column)
    shown = drawn(session, seat)

    assert "Dian Wei (wei)" in shown
    assert "Jiang Wei (shu)" in shown
