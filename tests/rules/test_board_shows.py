"""What pictures of the 2023 board game show of its map."""

import pytest

from generator.project import find_project
from generator.scenarios.album import Album
from generator.scenarios.verify import load_game, verify_game


@pytest.fixture(scope="module")
def albums():
    """The pictures of all scenarios."""
    found: dict[str, Album] = {}
    verify_game(load_game(find_project(), "legends-2023"), albums=found)
    return found


def areas(shot):
    return {area.name: area.sentences for area in shot.areas if area.matters}


def test_the_map_shows_cubes_and_legends_before_and_after_a_turn(albums):
    (course,) = albums["seans-turn-step-by-step"].courses

    before, after = areas(course.before), areas(course.after)
    assert before["Hanzhong"] == ("3 cubes of Wei", "Zhang Fei (Sean) troops 2 morale 0")
    assert after["Hanzhong"] == ("2 cubes of Wei", "Zhang Fei (Sean) troops 2 morale 2")
    assert before["Luoyang"] == ("2 cubes of the rebels", "Guan Yu (Sean) troops 3 morale 5")
    assert "Luoyang" not in after, "all is there as at the start"
    assert len(course.before.areas) == 16


def test_a_scenario_says_of_no_area_what_its_set_up_leaves_open(albums):
    for album in albums.values():
        for course in album.courses:
            if course.before is not None and course.after is not None:
                assert len(areas(course.after)) < 16
