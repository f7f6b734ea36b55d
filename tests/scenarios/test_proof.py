"""Verdicts on statements: a scenario proves one only if it fails without the rule or with another figure."""

from dataclasses import replace

import pytest
from beads import CATALOGUE, ENGINE, refill, scenario, verify_text

from generator.project import Project
from generator.rulebook import read_rulebook
from generator.scenarios.conditions import Conditions
from generator.scenarios.runner import Game, run

SOURCE = {"house": "made up for tests"}
RULES = "".join(
    f":::{{rule}} {name}\n:states: {states}\nSome words.\n:::\n\n"
    for name, states in {
        "string.one-colour": "one-colour",
        "call.what-is-strung": "called",
        "gift.to-the-left": "to-the-left",
        "gift.same-colour": "same-colour",
        "turn.refill": "refilled",
        "turn.draw-last": "draws-last",
    }.items()
)
ONE_COLOUR = ("> A: red-1, red-2, blue-1", "> A strings red-1, blue-1", "No: string.one-colour")


def statement(name="one-colour", kind="rule", **more):
    return {"id": name, "section": "Beads", "lines": "1", "kind": kind, **more}


def verdicts(folder, text, *statements, **more):
    others = [
        statement(name, says="Some words.", waived="")
        for name in ("one-colour", "called", "to-the-left", "same-colour", "refilled", "draws-last")
        if name not in [each["id"] for each in statements]
    ]
    return verify_text(folder, RULES + text, statements=[*statements, *others], **more)


def status(folder, text, one, **more):
    return verdicts(folder, text, one, **more).statements[one["id"]].status


def test_without_proof_a_passing_scenario_verifies_its_statement(tmp_path):
    found = verdicts(tmp_path, scenario(*ONE_COLOUR, checks="one-colour"), statement())
    assert found.statements["one-colour"].status == "verified"
    assert found.statements["one-colour"].scenarios == ("one",)
    assert found.scenarios["one"].proved is None


def test_a_scenario_that_notices_its_rule_proves_the_statement(tmp_path):
    found = verdicts(tmp_path, scenario(*ONE_COLOUR, checks="one-colour"), statement(), prove=True)
    assert found.statements["one-colour"].status == "verified"
    assert found.scenarios["one"].noticed == ("string.one-colour",)
    assert found.scenarios["one"].proved is True


def test_a_scenario_that_passes_without_its_rule_proves_nothing_and_says_so(tmp_path):
    text = scenario(*ONE_COLOUR, checks="one-colour", covers="gift.to-the-left")
    found = verdicts(tmp_path, text, statement(), prove=True)
    assert found.statements["one-colour"].status == "unchecked"
    assert "would pass without a rule it covers too" in found.statements["one-colour"].why
    assert found.scenarios["one"].proved is False
    assert any("it covers gift.to-the-left, but passes without it too" in fault for fault in found.faults)


def test_a_move_that_a_rule_makes_possible_counts_as_noticed(tmp_path):
    lines = ("> A: red-1", "> B tired:", "> A strings red-1", "A draws 2 cards")
    found = verdicts(tmp_path, scenario(*lines, covers="turn.refill"), prove=True)
    assert "turn.refill" in found.scenarios["one"].noticed


def test_an_order_that_is_a_rule_is_noticed(tmp_path):
    lines = ("> A: red-1, red-2", "> bag: blue-1", "> A strings red-1, red-2", "A draws 2 cards")
    found = verdicts(tmp_path, scenario(*lines, covers="turn.draw-last"), prove=True)
    assert "turn.draw-last" in found.scenarios["one"].noticed


def test_a_crash_without_the_rule_is_not_a_proof(tmp_path):
    def play(table):
        if "turn.refill" in table.off:
            raise RuntimeError("lost")
        yield from ENGINE.play(table)

    entries = {"turn": lambda table, _: play(table)}
    engine = replace(ENGINE, vocabulary=replace(ENGINE.vocabulary, entries=entries))
    text = scenario("> A: red-1", "> asked?", "A: string", checks="refilled", covers="turn.refill")
    found = verdicts(tmp_path, text, statement("refilled"), prove=True, engine=engine)
    assert found.statements["refilled"].status == "unchecked"
    (doubt,) = found.scenarios["one"].doubts
    assert doubt.startswith(
        "it covers turn.refill, but what goes wrong without it proves nothing: the engine"
    )
    assert doubt.endswith("RuntimeError: lost")


def test_an_engine_that_never_ends_without_a_rule_proves_nothing(tmp_path):
    def play(table):
        while not table.bag.cards or len(table.seats[0].hand) < 2:
            for _ in refill(table, table.seats[0]):
                yield
        yield from ENGINE.play(table)

    entries = {"turn": lambda table, _: play(table)}
    engine = replace(ENGINE, vocabulary=replace(ENGINE.vocabulary, entries=entries))
    text = scenario("> A: red-1", "> asked?", "A: string", covers="turn.refill")
    found = verdicts(tmp_path, text, prove=True, engine=engine)
    assert "it does not come to an end" in found.scenarios["one"].doubts[0]


@pytest.mark.parametrize(
    ("lines", "covers", "proved"),
    [
        (("> text of Red Bead?", "It is red."), "red-bead", True),
        (("> count of opal?", "1"), "opal", True),
        (("> title?", "Strings of Beads"), "opal", False),
        (("> figure hand?", "2"), "figure:hand", True),
        (("> figure hand?", "2"), "figure:most", False),
        (("> count of opal?", "1"), "figure:count:opal", True),
        (("> title?", "Strings of Beads"), "figure:count:opal", False),
    ],
)
def test_covered_cards_and_figures_must_be_noticed_too(tmp_path, lines, covers, proved):
    found = verdicts(tmp_path, scenario(*lines, covers=covers), prove=True)
    assert found.scenarios["one"].proved is proved


def test_rules_that_no_scenario_notices_are_listed(tmp_path):
    found = verdicts(tmp_path, scenario(*ONE_COLOUR, checks="one-colour"), statement(), prove=True)
    assert "string.one-colour" not in found.unnoticed
    assert "gift.to-the-left" in found.unnoticed


def test_a_failing_scenario_fails_its_statement(tmp_path):
    text = scenario("> asked?", "B: string", checks="one-colour")
    found = verdicts(tmp_path, text, statement())
    assert found.statements["one-colour"].status == "failed"
    assert not found.sound


def test_a_failure_tells_the_rule_in_words(tmp_path):
    rule = ":::{rule} luck\n:states: lucky\n:kept-by: players\nHold {figure}`hand` of {card}`opal`.\n:::\n"
    found = verdicts(tmp_path, rule + scenario("> asked?", "B: string", checks="lucky"), statement("lucky"))
    assert found.scenarios["one"].failure.rules_say == "luck: Hold 2 of Great Opal."
    refused = scenario("> A: red-1", "> A strings red-1", "No: string.one-colour", covers="turn.refill")
    found = verdicts(tmp_path, refused)
    assert found.scenarios["one"].failure.rules_say == "string.one-colour: Some words."


def test_a_statement_that_nothing_checks_is_unchecked(tmp_path):
    assert status(tmp_path, scenario(*ONE_COLOUR), statement()) == "unchecked"


@pytest.mark.parametrize(("figure", "stands"), [("hand", "verified"), ("most", "unchecked")])
def test_a_count_is_proved_by_its_figure_changed_by_one(tmp_path, figure, stands):
    lines = ("> A: red-1", "> A strings red-1", "A draws 2 cards")
    one = statement("two-beads", "count", figures=[figure], says="Two beads.")
    assert status(tmp_path, scenario(*lines, checks="two-beads", covers=""), one, prove=True) == stands


def test_counts_and_tables_of_the_data_are_proved_without_an_engine(tmp_path):
    counted = statement("eight", "count", figures=["count:bead"], says="Eight beads.")
    text = scenario("> count of beads?", "8", "", "> row 2 of prize?", "5", checks="eight", covers="")
    assert status(tmp_path, text, counted, prove=True) == "verified"
    table = statement("eight", "table", figures=["prize@1"], says="Eight beads.")
    assert status(tmp_path, text, table, prove=True) == "unchecked"


@pytest.mark.parametrize("target", ["card:opal", "chapter:index"])
def test_a_cross_reference_is_verified_by_leading_somewhere(tmp_path, target):
    there = statement("see", "crossref", resolves=[target], says="See there.")
    assert status(tmp_path, scenario(*ONE_COLOUR), there) == "verified"


def test_a_cross_reference_that_leads_nowhere_is_unchecked(tmp_path):
    nowhere = statement("see", "crossref", resolves=["chapter:jewels"], says="See there.")
    assert status(tmp_path, scenario(*ONE_COLOUR), nowhere) == "unchecked"


ERRATUM = {
    "id": "gift-right",
    "statement": "to-the-left",
    "printed": "To the right.",
    "ruling": "To the left.",
    "why": "The picture shows it.",
    "source": SOURCE,
}
GIFT = (
    "> table: A, B, C",
    "> A: red-1, red-2, red-3",
    "> A strings red-1, red-2",
    "> A calls red",
    "> targets of give?",
)


def test_an_erratum_is_proved_both_ways(tmp_path):
    text = scenario(*GIFT, "printed: C", "ruling: B", checks="to-the-left", covers="gift.to-the-left")
    assert status(tmp_path, text, statement("to-the-left"), errata=[ERRATUM], prove=True) == "erratum"


@pytest.mark.parametrize("readings", [("printed: B", "ruling: C"), ("printed: B", "ruling: B")])
def test_an_erratum_fails_if_the_engine_gives_the_printed_reading(tmp_path, readings):
    text = scenario(*GIFT, *readings, checks="to-the-left", covers="gift.to-the-left")
    assert status(tmp_path, text, statement("to-the-left"), errata=[ERRATUM]) == "failed"


def test_an_erratum_needs_both_readings_in_a_scenario(tmp_path):
    text = scenario(*GIFT, "B", checks="to-the-left", covers="gift.to-the-left")
    assert status(tmp_path, text, statement("to-the-left"), errata=[ERRATUM]) == "unchecked"
    text = scenario(*GIFT, "ruling: B", checks="to-the-left", covers="gift.to-the-left")
    failure = verdicts(tmp_path, text, statement("to-the-left"), errata=[ERRATUM]).scenarios["one"].failure
    assert (
        failure.message
        == "an erratum has both readings: expected a line that begins with printed:, found none"
    )


def test_an_erratum_of_a_move_pins_what_is_logged(tmp_path):
    lines = ("> A: red-1", "> A strings red-1")
    good = scenario(*lines, "printed: A draws 3 cards", "ruling: A draws 2 cards", checks="to-the-left")
    assert status(tmp_path, good, statement("to-the-left"), errata=[ERRATUM]) == "erratum"
    bad = scenario(*lines, "printed: A calls red", "ruling: A draws 2 cards", checks="to-the-left")
    assert status(tmp_path, bad, statement("to-the-left"), errata=[ERRATUM]) == "failed"


@pytest.mark.parametrize(("kind", "stands"), [("rule", "waived"), ("example", "failed"), ("count", "failed")])
def test_only_rules_can_be_waived(tmp_path, kind, stands):
    one = statement("luck", kind, waived="Only the players know.", says="Be lucky.")
    assert status(tmp_path, scenario(*ONE_COLOUR), one) == stands


def test_too_many_waived_rules_are_a_fault(tmp_path):
    one = statement("luck", waived="Only the players know.", says="Be lucky.")
    found = verdicts(tmp_path, scenario(*ONE_COLOUR), one)
    waived = [fault for fault in found.faults if "waived" in fault]
    assert len(waived) == 1
    assert waived[0].endswith(": 1 of 7 rules are waived, at most one in 20 may be, here 0: luck")


def test_a_scenario_that_claims_nothing_or_too_much_is_a_fault(tmp_path):
    found = verdicts(tmp_path, scenario(*ONE_COLOUR, covers=""))
    assert any("it neither checks a statement nor covers a rule" in fault for fault in found.faults)
    many = "one-colour, called, to-the-left, refilled"
    found = verdicts(tmp_path, scenario(*ONE_COLOUR, checks=many))
    assert any("it checks 4 statements, at most 3" in fault for fault in found.faults)
    found = verdicts(tmp_path, scenario(*ONE_COLOUR, checks=many), statement("called", "example"))
    assert not any("at most 3" in fault for fault in found.faults)


def test_a_rule_that_no_code_declares_is_a_fault_and_one_kept_by_players_is_not(tmp_path):
    lonely = ":::{rule} luck\nBe lucky.\n:::\n"
    assert any("luck" in fault for fault in verdicts(tmp_path, lonely + scenario(*ONE_COLOUR)).faults)
    kept = ":::{rule} luck\n:kept-by: players\nBe lucky.\n:::\n"
    assert not any("luck" in fault for fault in verdicts(tmp_path, kept + scenario(*ONE_COLOUR)).faults)


def test_rules_that_the_course_never_consults_are_rightly_left_out(tmp_path):
    gift = scenario("> A: red-1, red-2", "> A strings red-1", "> A gives red-2 to B", "A gives red-2 to B")
    found = verdicts(tmp_path, gift, prove=True)
    book = read_rulebook(Project(tmp_path, tmp_path), "beads")
    game = Game(CATALOGUE, book, ENGINE)
    tried = {
        rule.id
        for rule in ENGINE.rules
        if (wrong := run(game, book.scenarios["one"], Conditions(frozenset({rule.id})))) and wrong.kind.claims
    }
    assert set(found.scenarios["one"].noticed) == tried != set()
