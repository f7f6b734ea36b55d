"""Choosing several things, one question each."""

from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from generator.rules.kernel import ENOUGH, Option, Seat, Table, Verb, limit, several
from generator.rules.kernel.engine import limits

PICK = Verb("pick", "picks {choice}")


@limit("test.no-nine", PICK)
def no_nine(ask, option):
    return option.choice != 9


TABLE = Table(None)
TABLE.limits = limits((__name__,), frozenset())
SEAT = Seat(TABLE, "A")


def choices(numbers, least, most, *, drop_chosen):
    """Return every way to answer, each as the numbers chosen."""

    def items(chosen):
        left = [number for number in numbers if not drop_chosen or Option(PICK, choice=number) not in chosen]
        return [Option(PICK, choice=number) for number in left]

    found = []

    def follow(answers):
        asking = several(SEAT, "pick", items, least=least, most=most)
        try:
            ask = next(asking)
            for answer in answers:
                ask = asking.send(answer)
        except StopIteration as stop:
            found.append(tuple(option.choice for option in stop.value))
            return
        assert ask.options, "a question without options"
        for option in ask.options:
            follow([*answers, option])

    follow([])
    return found


@settings(deadline=None, max_examples=60)
@given(st.integers(0, 5), st.integers(0, 3), st.integers(0, 3), st.booleans())
def test_every_set_is_reached_in_exactly_one_way(count, least, more, drop_chosen):
    numbers = list(range(1, count + 1))
    least = min(least, count)
    most = least + more

    found = choices(numbers, least, most, drop_chosen=drop_chosen)

    wanted = [chosen for size in range(least, most + 1) for chosen in combinations(numbers, size)]
    assert sorted(found) == sorted(wanted)


def test_forbidden_things_are_not_counted_on():
    found = choices([1, 9, 2, 9], 2, 2, drop_chosen=False)

    assert found == [(1, 2)]


def test_too_few_things_end_the_choice_early():
    assert choices([1], 3, 3, drop_chosen=False) == [(1,)]


def test_stopping_is_offered_once_enough_is_chosen():
    asking = several(
        SEAT, "pick", lambda chosen: [Option(PICK, choice=n) for n in (1, 2, 3)], least=1, most=3
    )

    first = next(asking)
    second = asking.send(first.options[0])

    assert ENOUGH not in first.options
    assert ENOUGH in second.options
    assert (first.more, second.more) == (False, True)


def test_what_is_forbidden_can_still_be_named():
    asking = several(SEAT, "pick", lambda chosen: [Option(PICK, choice=n) for n in (1, 9)], most=1)

    ask = next(asking)

    assert [option.choice for option in ask.candidates() if option is not ENOUGH] == [1, 9]
    assert ask.refusals(Option(PICK, choice=9)) == ["test.no-nine"]
