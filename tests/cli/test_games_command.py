"""`press games` as a user meets it."""

import json

import pytest
from orchard import plant

from generator.cli import main


def test_games_are_listed_with_players_and_cards(tmp_path, capsys):
    with pytest.raises(SystemExit) as left:
        main(["games", "--json", str(tmp_path / "games.json")])

    assert not left.value.code
    said = capsys.readouterr().out
    assert "heroes  Heroes of the Three Kingdoms\n" in said
    assert "  2–4 players; can be played here; 100 statements\n  cards: 100 main, 4 castle\n" in said
    assert "  pieces: 1 game-box\n" in said
    told = json.loads((tmp_path / "games.json").read_text(encoding="utf-8"))["games"]
    games = {game["id"]: game for game in told}
    assert list(games) == ["heroes", "legends", "legends-2023", "tricks"]
    heroes, tricks = games["heroes"], games["tricks"]
    assert heroes["cards"] == {"main": 100, "castle": 4}
    assert heroes["engine"] is True
    assert tricks["components"] == {"game-box": 1}
    assert tricks["players"] == {"least": 2, "most": 6}


def test_brackets_in_a_title_are_shown_and_not_taken_for_styles(tmp_path, capsys):
    game = plant(tmp_path) / "data/orchard/game.yaml"
    game.write_text(
        game.read_text(encoding="utf-8").replace("title: Orchard", 'title: "Orchard [red]"'), encoding="utf-8"
    )
    with pytest.raises(SystemExit):
        main(["games", "--project", str(tmp_path)])
    assert "Orchard [red]" in capsys.readouterr().out
