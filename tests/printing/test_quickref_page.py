"""The quick reference: one page, its numbers from the data, and every slip in its file named."""

from io import BytesIO
from itertools import cycle

import pikepdf
import pytest
from click.testing import CliRunner
from PIL import ImageStat
from plain_cards import card, game_of

from generator.catalogue import load_catalogue
from generator.catalogue.fields import Source
from generator.catalogue.model import Figure, Row, Table, Term, Trait, TraitValue
from generator.catalogue.statements import Ruling
from generator.cli.quickref_command import command
from generator.faults import Faults
from generator.printing.quickref import quickref_pdf
from generator.printing.quickref_aids import aid_faces, aids_pdf
from generator.printing.quickref_reading import read_quickref
from generator.printing.raster import page_pictures, page_texts
from generator.printing.sizes import PAPERS
from generator.project import find_project, shipped

SHIPPED = find_project(shipped())
HOUSE = (Source(house="made up"),)


def game(**changes):
    catalogue = game_of(card(1, text="Draw {figure}`drawn` cards."), card(2, 3), card(3, (4, 7)))
    found = catalogue.game.model_copy(
        update={
            "figures": (Figure(id="drawn", value=6, text="Cards drawn.", source=HOUSE),),
            "tables": (
                Table(
                    id="deal",
                    name="Deal",
                    by="players",
                    columns=("cards",),
                    rows=(Row(at=2, values=(9,)), Row(at=3, values=(8,))),
                    source=HOUSE,
                ),
            ),
            **changes,
        }
    )
    terms = {"ebb": Term(id="ebb", name="Ebb", text="The sea goes.", source=HOUSE)}
    ruling = Ruling(id="who", question="Who starts?", ruling="The youngest.", why="Fair.", source=HOUSE)
    return type(catalogue)(found, catalogue.cards, catalogue.heroes, terms=terms, rulings={"who": ruling})


def written(project, text):
    (project.data("made-up") / "quickref.yaml").write_text(text, encoding="utf-8")
    return project


def text_of(project, catalogue, paper="a4"):
    pdf = quickref_pdf(project, catalogue, PAPERS[paper])
    (text,) = page_texts(pdf)
    return "".join(text.split())


ALL = """
columns: [1, 1]
subtitle: The whole of it
blocks:
  - {show: stations, title: Turn, steps: [{name: First, text: "Draw {figure}`drawn`.", pictogram: cards}]}
  - {show: doors, title: Order, steps: [{name: Door, text: open}]}
  - {show: lines, title: Mind, text: Before all, lines: [{name: Sea, text: "The {term}`ebb`."}]}
  - {show: cards, title: Cards, column: 2, cards: [card-1, card-2, card-3]}
  - {show: cards, title: Counted, column: 2, cards: [card-3], counted: true, lines: {card-3: Short.}}
  - {show: table, title: Dealing, column: 2, table: deal, words: {"8": eight}, pictograms: {cards: cards}}
  - {show: ring, title: Round, column: 2, reach: drawn, circles: [{seats: 3, text: "At {figure}`drawn`"}]}
  - {show: scores, title: Scores, column: 2, scores: [{figure: drawn, text: for nothing}]}
  - {show: words, title: Words, column: 2, terms: [ebb]}
  - {show: rulings, title: Rulings, column: 2, rulings: [who]}
"""


def test_every_sort_of_block_shows_what_the_data_hold(project):
    text = text_of(written(project, ALL), game())
    for words in (
        "Draw 6.",
        "1 Door open",
        "Before all",
        "Sea The Ebb.",
        "Card 1 Draw 6 cards.",
        "Card 2 ×3",
        "Card 3 4, 7",
        "Card 3 ×2 Short.",
        "At 6",
        "players 2 3",
        "cards 9 eight",
        "6 for nothing",
        "Ebb The sea goes.",
        "Who starts? The youngest.",
        "The whole of it",
        "house: content of ours",
        "Unofficial; names belong to their owners.",
    ):
        assert words.replace(" ", "") in text, words


def test_changing_a_number_of_the_rules_changes_the_page(project):
    assert "Draw7." in text_of(written(project, ALL), game().with_figure("drawn", 7))


@pytest.mark.parametrize(("name", "paper"), [*zip(SHIPPED.games, cycle(("a4", "letter")), strict=False)])
def test_the_games_that_ship_fill_exactly_one_page(name, paper):
    pdf = quickref_pdf(SHIPPED, load_catalogue(SHIPPED, name), PAPERS[paper])
    with pikepdf.open(BytesIO(pdf)) as opened:
        (page,) = opened.pages
        size = [float(edge) for edge in page.mediabox.as_list()[2:]]
        assert size == pytest.approx([PAPERS[paper].width.points, PAPERS[paper].height.points], abs=0.1)
        assert opened.Root.ViewerPreferences.PrintScaling == "/None"
    (picture,) = page_pictures(pdf, 40)
    grey = picture.convert("L")
    rim = round(5 / 25.4 * 40)
    inside = grey.crop((rim, rim, grey.width - rim, grey.height - rim))
    assert min(inside.crop((0, 0, inside.width, inside.height)).getextrema()) < 128
    for box in (
        (0, 0, grey.width, rim),
        (0, grey.height - rim, grey.width, grey.height),
        (0, 0, rim, grey.height),
        (grey.width - rim, 0, grey.width, grey.height),
    ):
        assert grey.crop(box).getextrema()[0] > 250
    thirds = [
        grey.crop((rim, round(grey.height * part / 6), grey.width - rim, round(grey.height * (part + 1) / 6)))
        for part in range(6)
    ]
    assert all(third.getextrema()[0] < 170 for third in thirds)


def test_the_same_data_give_the_same_bytes(project):
    written(project, ALL)
    assert len({quickref_pdf(project, game(), PAPERS["a4"]) for _ in range(2)}) == 1


def test_too_much_for_a_page_is_refused_with_millimetres(project):
    lines = ", ".join('{text: "' + "word " * 60 + '"}' for _ in range(60))
    written(project, f"blocks: [{{show: lines, title: Much, lines: [{lines}]}}]")
    with pytest.raises(Faults, match=r"expected one page of A4 at 7 pt, found \d+\.\d mm too much"):
        quickref_pdf(project, game(), PAPERS["a4"])


def test_every_slip_is_named_with_its_line_and_what_was_meant(project):
    written(
        project,
        """blocks:
  - show: linse
  - {show: cards, title: All, kind: plian}
  - {show: table, title: Deal, table: dael, colum: 2}
  - {show: scores, title: Points, scores: [{figure: drwan, text: x}]}
  - {show: lines, title: Far, column: 5, lines: [{text: "{term}`eb` and {trem}`ebb`"}]}
  - {show: ring, title: Round, circles: [{seats: 3, out: [4]}], reach: drwan}
  - {show: cards, title: Some, kinds: [plian], lines: {card-9: x}}
""",
    )
    with pytest.raises(Faults) as faults:
        quickref_pdf(project, game(), PAPERS["a4"])
    said = str(faults.value)
    for line, words in (
        (2, 'found "linse"; did you mean "lines"?'),
        (3, 'found "plian"; did you mean "plain"?'),
        (4, 'found "dael"; did you mean "deal"?'),
        (4, 'found "colum"; did you mean "column"?'),
        (5, 'found "drwan"; did you mean "drawn"?'),
        (6, "expected a column from 1 to 2, found 5"),
        (6, "found {term}`eb`"),
        (6, 'found "trem"; did you mean "term"?'),
        (7, "expected a seat from 1 to 3, found 4"),
        (7, 'found "drwan"; did you mean "drawn"?'),
        (8, 'found "plian"; did you mean "plain"?'),
        (8, 'found "card-9"; did you mean "card-'),
    ):
        assert any(f"quickref.yaml:{line}:" in row and words in row for row in said.splitlines()), words


def test_a_line_may_lead_to_a_rule_that_the_documents_have(project):
    file = project.data("made-up") / "quickref.yaml"
    file.write_text(
        "blocks: [{show: lines, title: Mind, lines: [{text: x, rule: tide.eb}]}]", encoding="utf-8"
    )
    with pytest.raises(Faults, match=r'found "tide.eb"; did you mean "tide.ebb"'):
        read_quickref(game(), file, {"tide.ebb"})
    file.write_text(file.read_text(encoding="utf-8").replace("eb}", "ebb}"), encoding="utf-8")
    assert "§tide.ebb" in text_of(project, game())


def test_a_game_without_a_file_gets_one_from_its_catalogue(project):
    trait = Trait(
        id="clan", name="Clan", values=(TraitValue(id="fox", name="Fox", letter="F", source=HOUSE),)
    )
    text = text_of(project, game(traits=(trait,)))
    for words in ("6Plains", "Fox", "Deal", "EbbTheseagoes.", "Card2×3"):
        assert words in text, words


def test_there_are_as_many_player_aids_as_players(project):
    side = "{title: Short, blocks: [{show: lines, title: Mind, lines: [{text: 'Draw {figure}`drawn`.'}]}]}"
    written(project, ALL + f"front: {side}\nback: {side}\n")
    catalogue = game()
    assert len(aid_faces(catalogue).pieces) == catalogue.game.players.most
    pdf = aids_pdf(project, catalogue, PAPERS["a4"], project.output / "aids.pdf")
    fronts, backs = page_texts(pdf)
    assert fronts.count("Draw 6.") == backs.count("Draw 6.") == catalogue.game.players.most


def test_a_quick_reference_without_an_aid_makes_none(project):
    assert aids_pdf(written(project, ALL), game(), PAPERS["a4"], project.output / "aids.pdf") is None


def test_the_command_writes_a_page_and_aids_for_each_paper(tmp_path):
    options = ["--output", str(tmp_path), "--paper", "letter", SHIPPED.games[0]]
    done = CliRunner().invoke(command, options, catch_exceptions=False, standalone_mode=False)
    assert done.exit_code == 0, done.output
    made = sorted(file.name for file in (tmp_path / SHIPPED.games[0]).iterdir())
    assert made == ["aids-letter.pdf", "quickref-letter.pdf"]


def test_player_aids_turn_on_the_short_edge_and_follow_the_printer_as_cards_do(tmp_path):
    options = ["--output", str(tmp_path), "--flip", "short", "--back-off", "1", "0", "--back-turn", "0.2"]
    done = CliRunner().invoke(
        command, [*options, SHIPPED.games[0]], catch_exceptions=False, standalone_mode=False
    )
    assert done.return_value == 0
    (aids,) = tmp_path.glob("*/aids-*")
    assert aids.name == "aids-a4-short.pdf"
    with pikepdf.open(aids) as pdf:
        assert str(pdf.Root.ViewerPreferences.Duplex) == "/DuplexFlipShortEdge"
    front, back, *_ = page_texts(aids.read_bytes())
    assert "flip on the short edge" in front
    assert "--back-off 1 0 --back-turn 0.2" in back


def test_low_ink_prints_the_same_words_with_less_ink(tmp_path):
    made = {}
    for ink in ("full", "low"):
        options = ["--output", str(tmp_path / ink), "--ink", ink, SHIPPED.games[0]]
        done = CliRunner().invoke(command, options, catch_exceptions=False, standalone_mode=False)
        assert done.exit_code == 0, done.output
        made[ink] = {file.name: file.read_bytes() for file in (tmp_path / ink / SHIPPED.games[0]).iterdir()}
    assert made["full"].keys() == made["low"].keys() == {"aids-a4.pdf", "quickref-a4.pdf"}
    for name, low in made["low"].items():
        assert page_texts(low) == page_texts(made["full"][name])
        assert printed(low) < 0.7 * printed(made["full"][name])


def printed(pdf):
    """Return how much of the first page is ink, from 0 (white) to 1 (black)."""
    (page,) = page_pictures(pdf, 40, [0])
    return 1 - ImageStat.Stat(page.convert("L")).mean[0] / 255


def test_a_paper_that_a_quick_reference_cannot_have_is_refused(tmp_path):
    answer = CliRunner().invoke(command, ["--output", str(tmp_path), "--paper", "a4,leter"])

    assert answer.exit_code == 2
    assert 'expected a4, letter or all, found "leter"; did you mean "letter"?' in answer.output
