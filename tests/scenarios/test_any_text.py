"""Whatever stands in a scenario, it passes or fails with a message; nothing else ever comes out of it."""

from beads import CATALOGUE, ENGINE
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.faults import Place
from generator.project import shipped
from generator.rulebook import Line, Rulebook, Scenario
from generator.scenarios.runner import Game, run
from generator.scenarios.wrong import Kind

FRAGMENTS = st.sampled_from(
    [
        ">",
        "A",
        "B",
        "a",
        "strings",
        "string",
        "gives",
        "red-1",
        "red",
        "opal",
        "2",
        "0",
        ",",
        ";",
        ":",
        '"',
        "“",
        "?",
        "passes",
        "and",
        "hand",
        "of",
        "bag",
        "table:",
        "option",
        "start:",
        "turn",
        "again",
        "No:",
        "string.one-colour",
        "printed:",
        "ruling:",
        "tired",
        "3/4",
        "dice:",
        "blind:",
        "shuffle",
        "count",
        "figure",
        "asked?",
        "{seat}",
        "%",
        "(",
    ]
)
LINES = st.lists(
    st.lists(FRAGMENTS, max_size=7).map(" ".join).map("> {}".format) | st.text(max_size=12), max_size=8
)


@settings(max_examples=300, deadline=None)
@given(LINES)
def test_any_lines_give_a_verdict(texts):
    lines = tuple(Line(text, number) for number, text in enumerate(["> A: red-1, red-2", *texts], 2))
    place = Place(shipped() / "docs/beads/index.md", 1)
    one = Scenario("one", "One", (), (), lines, "index", "", place)
    wrong = run(Game(CATALOGUE, Rulebook("beads", (), {}, {"one": one}), ENGINE), one)
    assert wrong is None or (wrong.message and wrong.kind is not Kind.CRASH), wrong.message
