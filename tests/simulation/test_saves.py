"""Saves as files."""

import pytest
from stones import stones

from generator.faults import Faults
from generator.simulation import play_games
from generator.simulation.saves import read_save, write_save


def test_a_save_is_read_as_it_was_written(tmp_path):
    (session, _), *_ = play_games(stones(), 1, seed=2)
    write_save(tmp_path / "save.json", session.save())

    assert read_save(tmp_path / "save.json") == session.save()


def test_a_save_without_answers_is_read_as_it_was_written(tmp_path):
    save = {"game": "stones", "version": "1", "seats": 2, "seed": 0, "off": [], "options": {}, "answers": []}
    write_save(tmp_path / "save.json", save)

    assert read_save(tmp_path / "save.json") == save


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("cards: 3", "expected a saved game"),
        ("[1, 2]", "found other JSON"),
        ('{"game": "stones"}', "seats: expected in a saved game, found none"),
        ('{"game": 7}', "game: expected in a saved game, found 7"),
        (
            '{"game": "s", "seats": 2, "seed": 0, "off": [], "options": {}, "answers": [["x", 1]]}',
            "answers: expected pairs",
        ),
    ],
)
def test_anything_else_is_refused_with_the_file_and_the_reason(tmp_path, text, message):
    (tmp_path / "save.json").write_text(text, encoding="utf-8")

    with pytest.raises(Faults, match=message) as found:
        read_save(tmp_path / "save.json")

    assert "save.json" in str(found.value)


def test_a_picture_is_no_save(tmp_path):
    (tmp_path / "save.json").write_bytes(b"\x89PNG\xff\xfe")

    with pytest.raises(Faults, match="not text"):
        read_save(tmp_path / "save.json")
