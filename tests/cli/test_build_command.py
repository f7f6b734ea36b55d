"""`press build`: everything in one go, and nothing lost when one thing fails."""

import json
from pathlib import Path

import pytest
from orchard import plant

pytestmark = pytest.mark.slow


@pytest.fixture
def orchard(tmp_path):
    return plant(tmp_path)


def test_rules_that_do_not_hold_are_told_and_the_rest_is_made_all_the_same(run, orchard):
    chapter = orchard / "docs/orchard/picking.md"
    chapter.write_text(chapter.read_text(encoding="utf-8").replace("\n3\n", "\n4\n"), encoding="utf-8")

    status, words = run("build", "--json", "build.json")

    told = json.loads((orchard / "build.json").read_text(encoding="utf-8"))
    made = {file.relative_to(orchard / "output").as_posix() for file in (orchard / "output").rglob("*.*")}
    assert status == 1
    assert "not sound" in words
    assert {step["command"]: step["status"] for step in told["steps"]} == {
        "verify": 1,
        "print": 0,
        "quickref": 0,
        "site": 1,
    }
    assert {
        "orchard/cards-a4.pdf",
        "orchard/cards-letter.pdf",
        "orchard/quickref-a4.pdf",
        "orchard/quickref-letter.pdf",
        "site/index.html",
        "verify.json",
    } <= made
    assert all(str(Path(file).relative_to(orchard)) in words for file in told["files"])


def test_a_card_that_cannot_be_printed_does_not_stop_the_site(run, orchard):
    cards = orchard / "data/orchard/cards.yaml"
    long = "Worth a lot of words. " * 41
    cards.write_text(cards.read_text(encoding="utf-8").replace("Worth 4.", long), encoding="utf-8")

    status, words = run("build")

    assert status == 2
    assert "walnut.text" in words
    assert not (orchard / "output/orchard/cards-a4.pdf").exists()
    assert "4/4 Building the site" in words
