"""Reading a game's documents: what is found, on which line, and what is wrong."""

from pathlib import Path

import pytest

from generator.faults import Faults
from generator.project import Project
from generator.rulebook import Rulebook, read_rulebook, slug

PLAIN = """\
# Playing *{term}`tiles`*

Words.

## The first turn

:::{rule} play.one
:states: toy-one, toy-two
:kept-by: players

Play **one** tile.
:::

```{table} Not ours
| a |
|---|
```

:::{scenario} Anna's first tile
:checks: toy-one
:covers: play.one

> count of tile?
12
:::
"""


def read(folder: Path, **chapters: str) -> Rulebook:
    docs = folder / "docs/toy"
    docs.mkdir(parents=True)
    listed = "\n".join(name for name in chapters if name != "index")
    pages = {"index": f"# Toy\n\n```{{toctree}}\n:maxdepth: 1\n\n{listed}\n```\n"} | chapters
    for name, text in pages.items():
        (docs / f"{name}.md").write_text(text, encoding="utf-8")
    return read_rulebook(Project(folder, folder / "output"), "toy")


def faults(folder: Path, **chapters: str) -> list[str]:
    with pytest.raises(Faults) as wrong:
        read(folder, **chapters)
    return [str(fault).replace(folder.as_posix() + "/docs/toy/", "") for fault in wrong.value.faults]


def test_a_rule_is_read_with_its_options_text_section_and_line(tmp_path):
    rule = read(tmp_path, play=PLAIN).rules["play.one"]
    assert (rule.text, rule.states, rule.kept_by) == ("Play **one** tile.", ("toy-one", "toy-two"), "players")
    assert (rule.chapter, rule.section, rule.place.line) == ("play", "the-first-turn", 7)


def test_a_scenario_keeps_the_line_number_of_each_of_its_lines(tmp_path):
    scenario = read(tmp_path, play=PLAIN).scenarios["annas-first-tile"]
    lines = PLAIN.splitlines()
    assert [line.text for line in scenario.lines] == ["> count of tile?", "12"]
    assert all(lines[line.number - 1] == line.text for line in scenario.lines)
    assert (scenario.title, scenario.checks, scenario.covers) == (
        "Anna's first tile",
        ("toy-one",),
        ("play.one",),
    )


def test_chapters_come_in_the_order_of_the_toctree_with_their_headings(tmp_path):
    book = read(
        tmp_path,
        play=PLAIN,
        an_end="# The end\n",
        index="# Toy\n\n:::{toctree}\nThe last <an_end>\nplay\n:::\n",
    )
    assert [(chapter.name, chapter.title) for chapter in book.chapters] == [
        ("an_end", "The end"),
        ("play", "Playing tiles"),
    ]
    assert [(section.title, section.level) for section in book.chapters[1].sections] == [
        ("The first turn", 2)
    ]


def test_an_index_page_with_rules_of_its_own_is_a_chapter(tmp_path):
    assert [c.name for c in read(tmp_path, index=PLAIN).chapters] == ["index"]


def test_a_rule_in_a_list_is_read_too(tmp_path):
    book = read(tmp_path, play="# Play\n\n- first\n\n  :::{rule} play.inside\n  Words.\n  :::\n")
    assert (book.rules["play.inside"].text, book.rules["play.inside"].place.line) == ("Words.", 5)


ID = "expected an id in lower case, its words joined by hyphens or dots"
INSIDE = "expected {rule} to stand by itself, found {rule} inside {note}; close {note} (line 3) before it"
OPTION = 'expected one of states, kept-by, moved-from, found "state"; did you mean "states"?'


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            ":::{rule} a\n:state: x\nText\n:::",
            f"play.md:4: rule: {OPTION}",
        ),
        (":::{rule}\nText\n:::", "play.md:3: rule: expected an id behind {rule}, found nothing"),
        (":::{scenario}\n> x\n:::", "play.md:3: scenario: expected a title behind {scenario}, found nothing"),
        (
            ":::{rule} Not Good\nText\n:::",
            f'play.md:3: rule: {ID}, found "Not Good"',
        ),
        (
            ":::{rule} a\n:states: x Y\nText\n:::",
            f'play.md:3: rule.states: {ID}, found "Y"',
        ),
        (":::{rule} a\nText", "play.md:3: rule: expected a closing :::, found none"),
        (":::{rule} a\n:::", "play.md:3: a: expected the rule's wording, found nothing"),
        (
            ":::{rule} a\n:kept-by: dealer\nText\n:::",
            'play.md:3: a.kept-by: expected "players", found "dealer"',
        ),
        (
            "::::{note}\n:::{rule} a\nText\n:::\n::::",
            f"play.md:4: rule: {INSIDE}",
        ),
    ],
)
def test_a_fault_names_file_line_and_what_was_expected(tmp_path, text, message):
    assert faults(tmp_path, play=f"# Play\n\n{text}\n") == [message]


def test_ids_and_anchors_used_twice_are_faults_that_name_the_first_place(tmp_path):
    rule = ":::{rule} a.b\nText\n:::\n"
    scenario = ":::{scenario} One\n> x\n:::\n"
    found = faults(
        tmp_path,
        play=f"# Play\n\n## Here\n\n{rule}\n{scenario}",
        end=f"# End\n\n## Here\n\n{rule}\n{scenario}",
    )
    assert [fault.partition(": ")[0] for fault in found] == ["end.md:3", "end.md:5", "end.md:9"]
    assert 'the anchor "here" is already used at' in found[0]
    assert 'the rule id "a.b" is already used at' in found[1]
    assert found[1].endswith("play.md:5")
    assert 'the scenario id "one" is already used at' in found[2]


def test_a_moved_id_may_not_be_in_use(tmp_path):
    text = "# Play\n\n:::{rule} new\n:moved-from: old\nText\n:::\n\n:::{rule} old\nText\n:::\n"
    assert faults(tmp_path, play=text)[0].startswith('play.md:8: old: the rule id "old" is already used at')


def test_a_toctree_entry_without_a_file_and_a_file_without_an_entry_are_faults(tmp_path):
    found = faults(tmp_path, playing="# Play\n", index="# Toy\n\n```{toctree}\nplayin\n```\n")
    assert found == [
        'index.md:4: toctree: expected a document of this folder, found "playin"; did you mean "playing"?',
        "playing.md: toctree: expected index.md to list this document; it does not",
    ]


def test_a_game_without_documents_is_a_fault(tmp_path):
    with pytest.raises(Faults, match=r"index\.md: expected the first page of the game's rules"):
        read_rulebook(Project(tmp_path, tmp_path), "toy")


def test_a_document_that_is_not_utf8_is_a_fault(tmp_path):
    (tmp_path / "docs/toy").mkdir(parents=True)
    (tmp_path / "docs/toy/index.md").write_bytes(b"# Caf\xe9\n")
    with pytest.raises(Faults, match=r"index\.md:1: expected text in UTF-8, found the byte 0xe9"):
        read_rulebook(Project(tmp_path, tmp_path), "toy")


def test_a_slug_keeps_digits_and_other_scripts_and_drops_accents():
    assert [slug(text) for text in ("2-Player Setup", "Zhūgě's café", "孙 尚香", "!")] == [
        "2-player-setup",
        "zhuges-cafe",
        "孙-尚香",
        "",
    ]
