"""`press print` as a user meets it: on a made-up game in a folder, with the stock faces."""

import json
from math import pi
from pathlib import Path

import pikepdf
import pytest

from generator.cli import main
from generator.printing.raster import page_pictures, page_texts

GAME = """
id: pebbles
title: Pebbles
short: Pebbles
blurb: A game of pebbles.
players: {least: 2, most: 4}
palette: {accent: "#804020"}
kinds:
  - {id: pebble, name: Pebble, plural: Pebbles, deck: main, source: {house: made up}}
decks:
  - {id: main, name: Main deck, back: {colour: "#204060"}, source: {house: made up}}
source: {house: made up}
"""

CARD = """
- id: pebble-{number}
  name: {name}
  kind: pebble
  copies: {copies}
  text: |-
    {text}
  source: {{house: made up}}
"""


def write(folder: Path, *cards: dict[str, object]) -> None:
    data = folder / "data" / "pebbles"
    data.mkdir(parents=True, exist_ok=True)
    (data / "game.yaml").write_text(GAME, encoding="utf-8")
    made = [
        CARD.format(
            **{"number": number, "name": f"Pebble {number}", "copies": 1, "text": "Take one.", **card}
        )
        for number, card in enumerate(cards, 1)
    ]
    (data / "cards.yaml").write_text("".join(made), encoding="utf-8")


@pytest.fixture
def press(tmp_path, capsys):
    """Runs `press print` in a folder of two cards; gives exit status, what is said and what is complained."""
    write(tmp_path, {"copies": 3}, {})

    def run(*arguments: str, command: str = "print") -> tuple[int, str, str]:
        with pytest.raises(SystemExit) as left:
            main([command, *arguments, "--project", str(tmp_path)])
        said = capsys.readouterr()
        return int(left.value.code or 0), said.out, said.err

    run.folder = tmp_path
    return run


def files(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.glob("output/*/*"))


def test_prints_a_file_for_each_paper_and_says_what_is_in_it(press):
    status, out, _ = press("--paper", "a4,letter", "--paper", "a3")
    assert status == 0
    assert files(press.folder) == ["cards-a3.pdf", "cards-a4.pdf", "cards-letter.pdf"]
    assert "cards-a4.pdf: 4 cards, 3 different faces, 1 sheet of A4 portrait, 2 pages" in out


def test_the_short_edge_has_a_file_of_its_own(press):
    press()
    press("--flip", "short")
    assert files(press.folder) == ["cards-a4-short.pdf", "cards-a4.pdf"]


def test_what_is_not_the_whole_game_leaves_the_file_of_the_whole_game(press):
    press()
    whole = (press.folder / "output/pebbles/cards-a4.pdf").read_bytes()
    for part in (
        ["--size", "bridge"],
        ["--only", "pebble-1"],
        ["--deck", "main"],
        ["--size", "63x88", "--deck", "main", "--only", "Pebble 2", "--flip", "short"],
    ):
        assert press(*part)[0] == 0
    assert files(press.folder) == [
        "cards-a4-63x88-deck-main-some-short.pdf",
        "cards-a4-bridge.pdf",
        "cards-a4-deck-main.pdf",
        "cards-a4-some.pdf",
        "cards-a4.pdf",
    ]
    assert (press.folder / "output/pebbles/cards-a4.pdf").read_bytes() == whole


def test_writes_what_it_made_as_json(press):
    press("--json", str(press.folder / "print.json"))
    (made,) = json.loads((press.folder / "print.json").read_text(encoding="utf-8"))
    assert (made["paper"], made["cards"], made["faces"], made["pages"]) == ("a4", 4, 3, 2)


@pytest.mark.parametrize("named", ["Pebble 2", "pebble-2", "PEBBLE 2"])
def test_prints_only_the_cards_that_are_named(press, named):
    _, out, _ = press("--only", named)
    assert "1 card, 2 different faces" in out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (
            ["--only", "Pebbel 2"],
            'expected the name or id of a card, found "Pebbel 2"; did you mean "Pebble 2"?',
        ),
        (["--deck", "mian"], 'found "mian"; did you mean "main"?'),
        (["--paper", "leter"], 'found "leter"; did you mean "letter"?'),
        (["--bleed", "two"], 'expected a number of millimetres, found "two"'),
        (["--bleed", "-1"], "expected 0 to 6 mm, found -1 mm"),
        (["--back-bleed", "5"], "at most --bleed, 3 mm, found 5 mm"),
        (["--back-off", "1", "11"], "expected -10 to 10 mm, found 11 mm"),
        (["--back-turn", "6"], "expected -5 to 5 degrees, found 6"),
        (["--back-turn", "nan"], 'expected a number of degrees, found "nan"'),
        (["--paper", "a4,letter", "--back-off", "1", "0"], "expected one paper with --back-off"),
        (["--paper", "a4,letter", "--back-turn", "1"], "or --back-turn, found a4, letter"),
        (["pebles"], 'found "pebles"; did you mean "pebbles"?'),
    ],
)
def test_wrong_use_says_what_was_meant_and_writes_nothing(press, arguments, said):
    status, _, err = press(*arguments)
    assert status == 2
    assert said in " ".join(err.split())
    assert files(press.folder) == []


def test_what_is_wrong_with_a_card_keeps_the_last_good_file(press):
    press()
    good = (press.folder / "output/pebbles/cards-a4.pdf").read_bytes()
    write(press.folder, {"name": "Peach \N{PEACH}"}, {"text": "word " * 300})
    status, _, err = press()
    assert status == 2
    err = " ".join(err.split())
    assert "cards.yaml:3: pebble-1.name: expected letters that the fonts have" in err
    assert "U+1F351 PEACH" in err
    assert "pebble-2.text: expected a text that fits a poker card at 7 pt, found one" in err
    assert (press.folder / "output/pebbles/cards-a4.pdf").read_bytes() == good


def test_a_text_that_fits_poker_is_refused_on_a_smaller_card(press):
    write(press.folder, {"text": "some words that fill a card " * 32})
    assert press("--size", "poker")[0] == 0
    status, _, err = press("--size", "square")
    assert status == 2
    assert "pebble-1.text: expected a text that fits a square card at 7 pt" in " ".join(err.split())


@pytest.mark.parametrize(
    ("template", "said"),
    [("{{ nothing.here }}", "'nothing' is undefined"), ("\n{% if %}", "Expected an expression")],
)
def test_a_broken_template_is_refused_with_file_and_line(press, template, said):
    own = press.folder / "templates" / "faces"
    own.mkdir(parents=True)
    (own / "plain.html").write_text(template, encoding="utf-8")
    status, _, err = press()
    line = 1 + template.count("\n")
    assert status == 2
    assert f"faces/plain.html:{line}: template: expected a template" in " ".join(err.split())
    assert said in " ".join(err.split())


def test_an_interrupted_print_leaves_the_old_file_and_nothing_else(press, monkeypatch):
    press()
    good = (press.folder / "output/pebbles/cards-a4.pdf").read_bytes()
    write(press.folder, {"copies": 9})

    def interrupted(self: Path, content: bytes) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "write_bytes", interrupted)
    status, _, err = press()
    monkeypatch.undo()
    assert status == 130
    assert "Nothing half-written was left behind" in err
    assert (press.folder / "output/pebbles/cards-a4.pdf").read_bytes() == good
    assert [file.name for file in (press.folder / "output/pebbles").iterdir()] == ["cards-a4.pdf"]


def test_the_same_data_gives_the_same_bytes(press):
    press()
    first = (press.folder / "output/pebbles/cards-a4.pdf").read_bytes()
    press()
    assert (press.folder / "output/pebbles/cards-a4.pdf").read_bytes() == first


def test_a_calibration_sheet_has_a_cross_in_the_middle_of_both_sides(press):
    status, out, _ = press("--calibrate", "--paper", "a4,letter")
    assert status == 0
    assert "calibration-a4-portrait.pdf: one sheet of A4 portrait, flip on the long edge" in out
    sheet = press.folder / "output/calibration-a4-portrait.pdf"
    with pikepdf.open(sheet) as pdf:
        assert pdf.Root.ViewerPreferences.PrintScaling == "/None"
    front, back = page_pictures(sheet.read_bytes(), 254)
    for side in (front, back):
        middle = [at for at in range(side.width) if side.getpixel((at, side.height // 2 + 300))[0] < 200]
        assert [at / 10 for at in middle] == pytest.approx([105] * len(middle), abs=0.2)
        assert middle


def test_a_calibration_sheet_lies_as_the_cards_do_and_never_replaces_that_of_the_other_way(press):
    press("--calibrate", "--paper", "letter")
    press("--calibrate", "--paper", "letter", "--size", "square", "--flip", "short")
    made = {file.name: page_texts(file.read_bytes())[0] for file in press.folder.glob("output/*.pdf")}
    assert sorted(made) == ["calibration-letter-landscape.pdf", "calibration-letter-portrait-short.pdf"]
    words = " ".join(made["calibration-letter-portrait-short.pdf"].split())
    assert "print with --paper letter --flip short --back-off RIGHT UP --back-turn DEGREES" in words
    assert "the foot of the sheets says Letter portrait" in words


def test_the_scales_of_a_calibration_sheet_have_a_tick_each_millimetre_where_a_degree_is_one(press):
    press("--calibrate")
    front, _ = page_pictures((press.folder / "output/calibration-a4-portrait.pdf").read_bytes(), 508)
    out, middle = round(180 / pi * 20), (front.width // 2, front.height // 2)
    for side in (1, -1):
        # Half a millimetre past where the ticks begin, from one end of the scale to the other.
        beyond = side * (out + 10)
        across = [front.getpixel((middle[0] + at, middle[1] + beyond)) for at in range(-210, 211)]
        upright = [front.getpixel((middle[0] + beyond, middle[1] + at)) for at in range(-210, 211)]
        for row in (across, upright):
            ticks = [at for at in range(1, 421) if row[at][0] < 128 <= row[at - 1][0]]
            assert len(ticks) == 21
            assert ticks[-1] - ticks[0] == pytest.approx(20 * 20, abs=2)


def test_help_has_examples(press, capsys):
    with pytest.raises(SystemExit):
        main(["print", "--help"])
    assert "press print heroes --paper a4,letter" in capsys.readouterr().out
