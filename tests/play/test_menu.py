"""The numbered options of a question."""

from hypothesis import given
from hypothesis import strategies as st

from generator.play.menu import items, narrowed, page
from generator.rules.kernel import Option, Verb

VERBS = [Verb("take", "takes {choice}"), Verb("leave", "leaves {choice}")]
options = st.lists(
    st.tuples(st.sampled_from(VERBS), st.integers(0, 9)).map(lambda drawn: Option(drawn[0], choice=drawn[1])),
    max_size=60,
)


@given(options)
def test_every_option_is_in_the_menu_once_counting_its_twins(given_options):
    shown = items(given_options)

    assert sum(item.twins for item in shown) == len(given_options)
    assert [item.number for item in shown] == list(range(1, len(shown) + 1))
    assert all(str(given_options[item.index]) == item.sentence for item in shown)


@given(options, st.integers(1, 20))
def test_the_pages_together_show_every_item_once(given_options, size):
    shown = items(given_options)
    pages = [
        page(shown, given_options, number, size)
        for number in range(page(shown, given_options, 0, size).count)
    ]

    assert [item for each in pages for _, group in each.groups for item in group] == shown
    assert all(sum(len(group) for _, group in each.groups) <= size for each in pages)


def test_options_of_one_verb_stand_together():
    mixed = [Option(VERBS[0], choice=1), Option(VERBS[1], choice=1), Option(VERBS[0], choice=2)]

    assert [item.sentence for item in items(mixed)] == ["takes 1", "takes 2", "leaves 1"]


def test_words_narrow_the_menu_without_changing_numbers():
    shown = items([Option(VERBS[0], choice=number) for number in range(20)])

    assert [item.number for item in narrowed(shown, "TAKES 7")] == [8, 18]
