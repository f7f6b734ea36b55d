"""A game that nobody here has seen, in a folder far away, with the wheel in an environment of its own."""

import json
import subprocess
from pathlib import Path

import pytest
from orchard import plant
from pypdfium2 import PdfDocument

pytestmark = pytest.mark.slow

A4, LETTER = (210.0, 297.0), (215.9, 279.4)


@pytest.fixture
def orchard(tmp_path):
    return plant(tmp_path / "orchard")


def texts(file: Path) -> list[str]:
    with PdfDocument(file) as pdf:
        return [page.get_textpage().get_text_bounded() for page in pdf]


def paper(file: Path) -> set[tuple[float, ...]]:
    """The sizes of all pages in millimetres, the short side first."""
    with PdfDocument(file) as pdf:
        return {tuple(sorted(round(side * 25.4 / 72, 1) for side in page.get_size())) for page in pdf}


def words(text: str) -> str:
    return " ".join(text.split())


def test_the_package_comes_from_the_wheel(installed, tmp_path):
    ask = [installed / "python", "-c", "import generator, sys; print(generator.__file__); print(sys.prefix)"]
    ran = subprocess.run(ask, check=True, capture_output=True, text=True, cwd=tmp_path)
    file, prefix = ran.stdout.splitlines()

    assert Path(file).is_relative_to(prefix)
    assert (Path(file).parent / "shipped" / "data").is_dir()


def test_a_game_made_as_the_manual_says_goes_through_everything(press, orchard):
    output = orchard / "output"

    assert "Orchard" in press(orchard, "games")
    assert "12 fruits" in press(orchard, "check")

    assert "2 verified" in press(orchard, "verify", "--prove", "--json", "output/verify.json")
    verified = json.loads((output / "verify.json").read_text(encoding="utf-8"))
    assert {each["id"]: each["status"] for each in verified["statements"]} == {
        "orchard-cards": "verified",
        "orchard-hand": "verified",
    }
    assert [each["proved"] for each in verified["scenarios"]] == [True, True]

    press(orchard, "print", "--paper", "a4,letter")
    sheets = output / "orchard" / "cards-a4.pdf"
    pages = texts(sheets)
    assert len(pages) == 4, "two sheets of nine, fronts and backs"
    fronts = words(" ".join(pages[0::2]))
    for name in ("Apple", "Quince", "Melon", "Worth 3 beside a Pear", "do not discard it in winter"):
        assert name in fronts
    assert all("Orchard" in back for back in pages[1::2])
    assert paper(sheets) == {A4}
    assert paper(output / "orchard" / "cards-letter.pdf") == {LETTER}

    press(orchard, "quickref", "--paper", "a4", "--paper", "letter")
    assert "Orchard" in words(" ".join(texts(output / "orchard" / "quickref-a4.pdf")))
    assert paper(output / "orchard" / "quickref-letter.pdf") == {LETTER}

    press(orchard, "site")
    site = output / "site"
    assert (site / "index.html").is_file()
    chapter = (site / "orchard" / "picking.html").read_text(encoding="utf-8")
    assert "half of them ripe in summer" in chapter
    index = (site / "_static" / "press-search-index.js").read_text(encoding="utf-8")
    assert '"card","orchard","Quince"' in index
    assert list(site.glob("_static/pictures/orchard/quince.*")), "the card's page has its picture"


def test_a_wrong_count_fails_the_proof_of_the_stranger_too(press, orchard):
    chapter = orchard / "docs" / "orchard" / "picking.md"
    chapter.write_text(chapter.read_text(encoding="utf-8").replace("\n12\n", "\n13\n"), encoding="utf-8")

    told = press(orchard, "verify", status=1)

    assert "failed" in told
    assert "13" in told
    assert "not sound" in told


def test_a_game_without_an_engine_says_that_it_cannot_be_played(press, orchard):
    assert "orchard has no engine" in press(orchard, "simulate", "orchard", status=2)
    assert "orchard has no engine" in press(orchard, "play", "orchard", status=2)


def test_in_an_empty_folder_the_games_of_the_wheel_are_there(press, tmp_path):
    folder = tmp_path / "elsewhere"
    folder.mkdir()

    assert "Heroes and Tricks" in press(folder, "games")
    press(folder, "print", "tricks", "--only", "chaos")

    assert "Chaos" in " ".join(texts(folder / "output" / "tricks" / "cards-a4-some.pdf"))
