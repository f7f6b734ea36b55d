"""What the family of games leaves out for speed changes nothing: limits that nobody needs."""

from __future__ import annotations

from generator.rules.kernel import Ask, Option, Seat, Table, Verb, limit
from generator.rules.kernel.engine import limits
from generator.rules.kernel.rule import Limits

TAKE = Verb("take", "takes {choice}")


@limit("family.small", TAKE, listed=True)
def small(ask, option):
    return option.choice < 4


@limit("family.even", TAKE)
def even(ask, option):
    return option.choice % 2 == 0


def every() -> Limits:
    return limits((__name__,), frozenset())


def ask(narrowed: Limits, *, shortlist: list[int] | None = None) -> list[int]:
    table = Table(None)
    table.limits = narrowed
    numbers = [Option(TAKE, choice=number) for number in range(1, 7)]
    short = None if shortlist is None else lambda: [Option(TAKE, choice=number) for number in shortlist]
    question = Ask(Seat(table, "A"), "how many", lambda: numbers, shortlist=short)
    return [option.choice for option in question.options]


def test_a_limit_that_is_left_out_forbids_nothing_until_it_is_back():
    narrowed = every().without(frozenset({"family.small"}))

    assert ask(every()) == [2]
    assert ask(narrowed) == [2, 4, 6]
    assert ask(narrowed.whole) == [2]


def test_limits_left_out_come_from_the_whole_each_time():
    once = every().without(frozenset({"family.small"}))
    other = once.whole.without(frozenset({"family.even"}))

    assert ask(other) == [1, 2, 3]


def test_leaving_out_what_is_no_limit_changes_nothing():
    assert every().without(frozenset({"courage"})) is every()


def test_a_shortlist_meets_listed_limits_by_promise_and_is_tested_against_the_others():
    assert ask(every(), shortlist=[1, 2, 5, 6]) == [2, 6]
