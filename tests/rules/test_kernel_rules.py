"""Declaring rules, limits and orders, and switching them off."""

import sys
from types import SimpleNamespace

from generator.rules.kernel import Ask, Option, Seat, Table, Verb, declared, limit, order, rule
from generator.rules.kernel.engine import limits

TAKE = Verb("take", "takes {choice}")
PACKAGE = __name__


@rule("test.step", off=7)
def step(table, number):
    return number


@rule("test.instead", off=lambda table, number: -number)
def instead(table, number):
    return number


@rule("test.procedure")
def procedure(table):
    yield "asked"
    return "done"


@rule("test.valued-procedure", off=3)
def valued_procedure(table):
    yield "asked"
    return 1


both = order("test.order")


@limit("test.small", TAKE)
def small(ask, option):
    return option.choice < 3


@limit("test.even", TAKE, at="even numbers")
def even(ask, option):
    return option.choice % 2 == 0


@limit("test.open", TAKE, alike=True)
def is_open(ask, option):
    return not ask.about


def table(*off):
    return SimpleNamespace(off=frozenset(off))


def question(name, *off, closed=False):
    made = Table(None, off=off)
    made.limits = limits((PACKAGE,), made.off)
    numbers = [Option(TAKE, choice=number) for number in range(1, 5)]
    return Ask(Seat(made, "A"), name, lambda: numbers, closed)


def numbers(ask):
    return [option.choice for option in ask.options]


def run(steps):
    asked = []
    try:
        while True:
            asked.append(next(steps))
    except StopIteration as stop:
        return asked, stop.value


def test_a_rule_that_is_off_gives_its_value_or_what_stands_instead():
    assert (step(table(), 1), step(table("test.step"), 1)) == (1, 7)
    assert (instead(table(), 1), instead(table("test.instead"), 1)) == (1, -1)


def test_a_procedure_that_is_off_asks_nothing():
    assert run(procedure(table())) == (["asked"], "done")
    assert run(procedure(table("test.procedure"))) == ([], None)
    assert run(valued_procedure(table("test.valued-procedure"))) == ([], 3)


def test_an_order_that_is_off_is_turned_round():
    assert both(table(), 1, 2) == (1, 2)
    assert both(table("test.order"), 1, 2) == (2, 1)


def test_limits_bind_at_their_question():
    assert numbers(question("numbers")) == [1, 2]
    assert numbers(question("even numbers")) == [2]


def test_a_limit_that_is_off_forbids_nothing():
    assert numbers(question("even numbers", "test.small")) == [2, 4]


def test_a_limit_alike_for_all_closes_the_whole_verb():
    assert numbers(question("numbers", closed=True)) == []
    assert numbers(question("numbers", "test.open", closed=True)) == [1, 2]


def test_a_refusal_names_all_limits_in_the_order_of_their_declaration():
    ask = question("even numbers", closed=True)

    assert ask.refusals(Option(TAKE, choice=3)) == ["test.small", "test.even", "test.open"]
    assert ask.refusals(Option(TAKE, choice=2)) == ["test.open"]


def test_importing_a_module_lists_its_rules_with_their_places():
    found = {rule.id: rule for rule in declared(PACKAGE)}

    assert list(found)[:3] == ["test.step", "test.instead", "test.procedure"]
    assert {rule.kind for rule in found.values()} == {"rule", "order", "limit"}
    lines = open(sys.modules[PACKAGE].__file__, encoding="utf-8").read().splitlines()  # noqa: PTH123, SIM115
    assert "test.order" in lines[found["test.order"].line - 1]
