"""A game made by someone else, with what goes wrong in it: always told by file, never by a traceback."""

import re

import pytest
from orchard import plant

from generator.cli import main


@pytest.fixture
def press(tmp_path, monkeypatch, capsys):
    """Plant an orchard to work in; a command gives its exit status and all that it said."""
    plant(tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "300")

    def run(*arguments: str) -> tuple[int, str]:
        with pytest.raises(SystemExit) as left:
            main(list(arguments))
        said = capsys.readouterr()
        return int(left.value.code or 0), said.out + said.err

    return run


def change(file, before, after):
    text = file.read_text(encoding="utf-8")
    assert before in text
    file.write_text(text.replace(before, after, 1), encoding="utf-8")


def put(folder, name, content):
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)


@pytest.mark.parametrize("name", ["gmae.yaml", "game.yml"])
def test_a_misspelt_game_yaml_is_a_fault_and_our_games_are_not_taken_instead(press, tmp_path, name):
    (tmp_path / "data/orchard/game.yaml").rename(tmp_path / "data/orchard" / name)
    assert press("check") == (
        2,
        f"data/orchard/game.yaml: expected this file, found {name}\n1 fault found; nothing was written.\n",
    )


def test_names_with_square_brackets_are_shown_as_they_stand(press, tmp_path):
    game = tmp_path / "data/orchard/game.yaml"
    change(game, "plural: Fruits", 'plural: "Fruits [/x]"')
    change(game, "short: Orchard", 'short: "[/x]"')
    status, said = press("check")
    assert status == 0
    assert "12 fruits [/x]" in said
    assert press("print", "--only", "plum")[0] == 0


@pytest.mark.parametrize(
    ("template", "wrong"),
    [
        (b'{% include "faces/fruit.html" %}', ":1: .*it includes itself without end"),
        (b"\n{{ 1 / 0 }}", ":2: .*division by zero"),
        (b"\n{{ [1] + 2 }}", ":2: .*can only concatenate"),
        (b'{{ "".__class__ }}', ":1: .*access to attribute '__class__' of 'str' object is unsafe"),
        (b'{% include "faces/friut.html" %}', ':1: .*there is no template "faces/friut.html"'),
        (b"<p>\xe9</p>", ": expected text in UTF-8, found the byte 0xe9"),
    ],
)
def test_a_template_that_cannot_be_filled_in_is_a_fault_of_its_file(press, tmp_path, template, wrong):
    change(tmp_path / "data/orchard/game.yaml", "deck: basket", "deck: basket\n    face: fruit")
    put(tmp_path, "templates/faces/fruit.html", template)
    status, said = press("check")
    assert status == 2
    assert re.search(rf"^templates/faces/fruit\.html{wrong}", said, re.MULTILINE), said


@pytest.mark.parametrize(
    ("picture", "wrong"),
    [
        (b"", ":1: expected a picture in SVG"),
        (b"<svg", ":1: expected a picture in SVG"),
        (b"<svg/>", ": path: expected an SVG whose shapes are paths, found none"),
        (
            b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="24"><path d="M0 0z"/></svg>',
            ': viewBox: expected four numbers such as "0 0 24 24", found "24"',
        ),
    ],
)
def test_a_drawing_that_cannot_be_read_is_a_fault_of_its_file(press, tmp_path, picture, wrong):
    change(tmp_path / "data/orchard/game.yaml", "fruit-cherries", "own-drawing")
    put(tmp_path, "templates/theme/pictograms/own-drawing.svg", picture)
    status, said = press("check")
    assert status == 2
    assert f"templates/theme/pictograms/own-drawing.svg{wrong}" in said


@pytest.mark.parametrize(("content", "found"), [(None, "no such file"), (b"PNG", "one that cannot be read")])
def test_an_image_that_cannot_be_used_is_named_with_its_card(press, tmp_path, content, found):
    change(tmp_path / "data/orchard/game.yaml", "deck: basket", "deck: basket\n    face: fruit")
    put(tmp_path, "templates/faces/fruit.html", b'<img src="tree.png">')
    if content:
        put(tmp_path, "data/orchard/tree.png", content)
    status, said = press("print", "--only", "plum")
    assert status == 2
    assert f"plum: expected an image tree.png, found {found}" in said


def test_check_finds_what_a_quick_reference_and_components_name_and_nobody_has(press, tmp_path):
    put(
        tmp_path,
        "data/orchard/quickref.yaml",
        b"""blocks:
  - show: lines
    title: Turn
    lines:
      - {text: "Pick a {card}`pera`, see {rule}`picking.hnad`.", rule: picking.card}
""",
    )
    file = "data/orchard/quickref.yaml"
    status, said = press("check")
    assert status == 2
    assert f'{file}:5: blocks.1.lines.1.rule: expected the id of a rule, found "picking.card"' in said
    assert 'found {card}`pera`; did you mean "pear"?' in said
    assert 'found {rule}`picking.hnad`; did you mean "picking.hand"?' in said

    put(
        tmp_path,
        "data/orchard/quickref.yaml",
        b"blocks:\n  - show: lines\n    title: Turn\n"
        b"    lines:\n      - {text: Go., pictogram: fruit-chery}\n",
    )
    change(
        tmp_path / "data/orchard/game.yaml",
        "figures:\n",
        "components:\n  - {id: bowl, name: Bowl, count: 1, sheet: trya, source: {house: ours}}\nfigures:\n",
    )
    status, said = press("check")
    assert status == 2
    assert f"{file}:5: Go..pictogram: expected a pictogram" in said
    assert "bowl.sheet: expected" in said
    assert 'did you mean "tray"?' in said


def test_doors_fit_on_a_player_aid(press, tmp_path):
    block = b"[{show: doors, title: Turn, steps: [{name: Pick, text: one}, {name: Eat, text: two}]}]"
    put(
        tmp_path,
        "data/orchard/quickref.yaml",
        b"blocks: " + block + b"\nfront: {title: Your turn, blocks: " + block + b"}\n",
    )
    assert press("quickref", "--paper", "a4")[0] == 0


def test_a_folder_in_the_way_of_a_product_is_named(press, tmp_path):
    (tmp_path / "output/orchard/cards-a4.pdf").mkdir(parents=True)
    status, said = press("print")
    assert status == 2
    assert said.rstrip().endswith("output/orchard/cards-a4.pdf: Is a directory")


def test_a_misspelt_fence_is_a_fault_and_not_passed_over(press, tmp_path):
    change(tmp_path / "docs/orchard/picking.md", ":::{scenario} Three", ":::{scenaro} Three")
    status, said = press("check")
    assert status == 2
    assert "picking.md:25: scenaro: expected {scenario} or another directive, found {scenaro}" in said


def test_a_slip_of_naming_is_an_erratum_that_a_game_without_an_engine_can_prove(press, tmp_path):
    folder = tmp_path / "data/orchard"
    source = b"source: {printed: The cards}"
    put(
        folder,
        "terms.yaml",
        b"- {id: ripe, name: Ripe, also: [Mellow], text: Sweet., " + source + b"}\n",
    )
    put(
        folder,
        "errata.yaml",
        b"- {id: mellow, statement: orchard-mellow, printed: Mellow., ruling: Ripe., why: Elsewhere ripe., "
        + source
        + b"}\n",
    )
    with (folder / "statements.yaml").open("a", encoding="utf-8") as file:
        file.write(
            "- {id: orchard-mellow, section: The cards, lines: '9', kind: rule, verdict: contradicts,"
            " says: Eat what is mellow.}\n"
        )
    with (tmp_path / "docs/orchard/picking.md").open("a", encoding="utf-8") as file:
        file.write(
            "\n:::{scenario} Mellow is ripe\n:checks: orchard-mellow\n:covers: ripe\n\n"
            '> meaning of "Mellow"?\nprinted: Mellow\nruling: Ripe\n:::\n'
        )
    status, said = press("verify", "--prove")
    assert (status, "2 verified, 1 erratum" in said) == (0, True), said
