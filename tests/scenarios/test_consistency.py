"""Data, documents and code of one game compared: whatever one of them names, the other has."""

from dataclasses import dataclass, field
from pathlib import Path

import pytest

from generator.catalogue import Card, Catalogue, Game, Ruling, Source, Statement
from generator.faults import Place
from generator.rulebook.model import Chapter, Rule, Rulebook, Scenario, Section
from generator.rules.kernel.rule import Declared
from generator.scenarios.consistency import broken_names, rules_in_code

HOUSE = (Source(house="made up"),)
DOCUMENT = Path("docs/orchard/play.md")


def catalogue(*statements: Statement, rulings: tuple[Ruling, ...] = ()) -> Catalogue:
    game = Game.model_validate(
        {
            "id": "orchard",
            "title": "Orchard",
            "short": "Orchard",
            "blurb": "Pick.",
            "players": {"least": 2, "most": 4},
            "palette": {"accent": "#804020"},
            "kinds": ({"id": "tree", "name": "Tree", "plural": "Trees", "deck": "main", "source": HOUSE},),
            "decks": ({"id": "main", "name": "Main", "back": {"colour": "#204060"}, "source": HOUSE},),
            "source": HOUSE,
        }
    )
    return Catalogue(
        game=game,
        cards={"old-pear": Card(id="old-pear", name="Old Pear", kind="tree", source=HOUSE)},
        heroes=frozenset(),
        statements={statement.id: statement for statement in statements},
        rulings={ruling.id: ruling for ruling in rulings},
    )


def rule(name: str, *states: str, kept_by: str = "", moved_from: tuple[str, ...] = ()) -> Rule:
    return Rule(name, "Pick one.", states, kept_by, moved_from, "play", "", Place(DOCUMENT, 5))


def scenario(*, checks: tuple[str, ...] = (), covers: tuple[str, ...] = ()) -> Scenario:
    return Scenario("one", "One", checks, covers, (), "play", "", Place(DOCUMENT, 20))


def statement(name: str, **more: object) -> Statement:
    return Statement(id=name, section="Play", lines="1", kind="rule", **more)


def rulebook(*rules: Rule, scenarios: tuple[Scenario, ...] = ()) -> Rulebook:
    chapter = Chapter(
        "play", "Play", Place(DOCUMENT, 1), (Section("First turn", "first-turn", 2, Place(DOCUMENT, 3)),)
    )
    return Rulebook("orchard", (chapter,), {r.id: r for r in rules}, {s.id: s for s in scenarios})


@dataclass
class Code:
    """An engine of which only the declared rules matter."""

    ids: tuple[str, ...]
    rules: list[Declared] = field(init=False)

    def __post_init__(self) -> None:
        self.rules = [Declared(name, "rule", __name__, 7) for name in self.ids]


def faults(data: Catalogue, book: Rulebook, code: Code | None = None, *files: Path) -> list[str]:
    return [str(fault) for fault in (*rules_in_code(book, code), *broken_names(data, book, files))]


def test_agreeing_parts_have_no_fault():
    book = rulebook(rule("pick.one", "s"), rule("be.nice", kept_by="players"))
    assert faults(catalogue(statement("s")), book, Code(("pick.one",))) == []


def test_a_rule_of_the_code_that_no_document_states_names_the_nearest_that_lacks_code():
    (in_code, in_document) = faults(catalogue(), rulebook(rule("pick.once")), Code(("pick.one",)))
    assert "pick.one: the code declares this rule, but no document states it" in in_code
    assert in_code.endswith('did you mean "pick.once"?')
    assert "test_consistency.py:7" in in_code
    assert in_document.startswith("docs/orchard/play.md:5: pick.once: expected code that declares this rule")


def test_a_rule_that_players_keep_has_no_code():
    (fault,) = faults(catalogue(), rulebook(rule("be.nice", kept_by="players")), Code(("be.nice",)))
    assert "expected no code, since it is kept by players" in fault


def test_a_game_without_an_engine_needs_no_code():
    assert faults(catalogue(), rulebook(rule("pick.one"))) == []


def test_a_statement_that_a_rule_states_exists():
    (fault,) = faults(catalogue(statement("pick", says="Pick.")), rulebook(rule("pick.one", "pik")))
    assert (
        fault
        == 'docs/orchard/play.md:5: pick.one.states: expected a statement, found "pik"; did you mean "pick"?'
    )


def test_a_statement_has_its_wording_in_a_rule_or_in_the_register():
    (fault,) = faults(catalogue(statement("pick")), rulebook())
    assert "pick: expected a rule paragraph that states it, or its wording in `says`" in fault


def test_a_scenario_checks_statements_and_covers_rules_or_cards_that_there_are():
    one = scenario(checks=("pick",), covers=("pick.two", "old-pear", "pick.one"))
    found = faults(catalogue(), rulebook(rule("pick.one"), scenarios=(one,)))
    assert [fault.partition(" expected")[0] for fault in found] == [
        "docs/orchard/play.md:20: one.checks:",
        "docs/orchard/play.md:20: one.covers:",
    ]


@pytest.mark.parametrize("target", ["chapter:play", "section:first-turn", "rule:pick.one", "card:old-pear"])
def test_a_cross_reference_leads_to_what_there_is(target):
    data = catalogue(statement("pick", says="Pick.", resolves=(target,)))
    assert faults(data, rulebook(rule("pick.one"))) == []


@pytest.mark.parametrize("target", ["chapter:plays", "section:last-turn", "rule:pick.two", "chaptre:play"])
def test_a_cross_reference_that_leads_nowhere_is_a_fault(target):
    data = catalogue(statement("pick", says="Pick.", resolves=(target,)))
    (fault,) = faults(data, rulebook(rule("pick.one")))
    assert "pick.resolves: expected" in fault


def test_a_text_of_the_data_refers_to_rules_that_there_are():
    asked = Ruling(id="r", question="When?", ruling="See {rule}`pick.on`.", why="So.", source=HOUSE)
    (fault,) = faults(catalogue(rulings=(asked,)), rulebook(rule("pick.one")))
    assert fault.endswith('r.ruling: expected a rule, found "pick.on"; did you mean "pick.one"?')


def test_references_of_documents_are_checked_with_their_line_but_not_in_code(tmp_path):
    file = tmp_path / "play.md"
    file.write_text(
        "# Play\n\nSee {rule}`pick.one`, {rule}`before.it` and {card}`the pear <old-pear>`.\n\n"
        "```\n{card}`shown as code`\n```\n\n"
        ":::{rule} pick.one\nTake {card}`old-pea`\nas in\n{rule}`pick.two`.\n:::\n",
        encoding="utf-8",
    )
    book = rulebook(rule("pick.one", moved_from=("before.it",)))
    found = faults(catalogue(), book, None, file)
    assert [fault.partition("play.md:")[2].partition(": ")[0] for fault in found] == ["10", "12"]
    assert 'did you mean "old-pear"?' in found[0]
