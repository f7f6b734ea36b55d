"""The language of scenarios: what passes, and where and how clearly everything else fails."""

import pytest
from beads import failure, passes, scenario, verify_text


def test_a_move_is_followed_by_what_was_logged_in_this_order_with_others_between(tmp_path):
    assert passes(
        tmp_path, "> A: red-1, red-2, blue-1", "> A strings red-1, red-2", "A strings red-1", "A calls red"
    )


def test_logged_sentences_in_another_order_fail(tmp_path):
    wrong = failure(
        tmp_path, "> A: red-1, red-2, blue-1", "> A strings red-1, red-2", "A calls red", "A strings red-1"
    )
    assert wrong.line == "A strings red-1"
    assert wrong.message.startswith("this was not logged")


def test_small_words_counts_and_any_order_of_a_selection_are_understood(tmp_path):
    assert passes(tmp_path, "> A: 2 red", "> A strings 2 red cards", "> string of A?", "red-1", "red-2")
    assert passes(
        tmp_path, "> A: red-1, red-2", "> A strings red-2 and red-1", "> string of A?", "red-1", "red-2"
    )


def test_a_loose_word_leaves_the_exact_card_to_its_own_word(tmp_path):
    hand = ("> A: red-1, red, blue-1", "> hand of A?", "red-1, red-2, blue-1", "")
    assert passes(tmp_path, *hand, "> A strings red, red-1", "> string of A?", "red-1", "red-2")
    assert passes(tmp_path, *hand, "> A strings red-1, red", "> string of A?", "red-1", "red-2")
    assert passes(tmp_path, *hand, "> A strings red", "> string of A?", "red-2")


def test_one_line_answers_later_questions_of_the_same_seat(tmp_path):
    assert passes(tmp_path, "> A: opal, red-3", "> A strings opal as blue", "A calls blue")


def test_a_later_line_of_the_same_seat_goes_on_with_a_selection(tmp_path):
    assert passes(
        tmp_path,
        "> A: red-1, red-2, red-3",
        "> A strings red-1",
        "> A strings red-3",
        "> string of A?",
        "red-1",
        "red-3",
    )


def test_a_line_of_another_kind_ends_a_selection(tmp_path):
    assert passes(tmp_path, "> A: 3 red", "> A strings red", "> A calls red", "A strings red")


def test_a_bystanders_reading_is_enough(tmp_path):
    assert passes(tmp_path, "> A: red-1", "> bag: blue-3, blue-4", "> A strings red-1", "A draws 2 cards")
    assert passes(
        tmp_path, "> A: red-1", "> bag: blue-3, blue-4", "> A strings red-1", "A draws blue-3, blue-4"
    )


def test_the_whole_answer_stands_below_a_query(tmp_path):
    wrong = failure(tmp_path, "> A: red-1, red-2", "> A strings red-1, red-2", "> string of A?", "red-1")
    assert (wrong.message, wrong.book_prints, wrong.engine_says) == (
        "the answer is another one",
        "red-1",
        "red-1\nred-2",
    )


def test_a_failure_names_the_line_it_happened_on(tmp_path):
    wrong = failure(tmp_path, "> A: red-1", "> string of A?", "red-1")
    assert (wrong.place.line, wrong.line) == (7, "> string of A?")


def test_an_empty_answer_is_written_as_nothing(tmp_path):
    assert passes(tmp_path, "> string of A?", "nothing")


def test_again_returns_to_the_set_up(tmp_path):
    assert passes(
        tmp_path,
        "> A: red-1, blue-1",
        "> A strings red-1",
        "> string of A?",
        "red-1",
        "",
        "> again",
        "> A strings blue-1",
        "> string of A?",
        "blue-1",
    )


def test_a_set_up_line_after_again_replaces_the_one_it_had(tmp_path):
    assert passes(
        tmp_path,
        "> A: red-1, blue-1",
        "> B: red-2",
        "> hand of A?",
        "red-1, blue-1",
        "",
        "> again",
        "> A: blue-2",
        "> hand of A?",
        "blue-2",
        "",
        "> hand of B?",
        "red-2",
    )


def test_two_seats_can_share_a_line(tmp_path):
    assert passes(
        tmp_path,
        "> table: A, B, C",
        "> A: red-1",
        "> B: red-2",
        "> C: red-3",
        "> A, B and C string red",
        "A calls red",
        "B calls red",
        "C calls red",
    )


def test_states_options_and_entries_set_the_table(tmp_path):
    assert passes(
        tmp_path, "> table: Ann, Bo, Cy", "> Ann tired: red-1", "> Bo: blue-1", "> asked?", "Bo: string"
    )
    assert passes(tmp_path, "> A: red-1", "> B: blue-1", "> start: turn B", "> asked?", "B: string")
    assert failure(tmp_path, "> option: silent", "> A: red-1", "> A strings red-1", "A calls red").engine_says


def test_seats_may_be_words_and_come_from_the_set_up(tmp_path):
    assert passes(tmp_path, "> Antone: red-1", "> Mika: blue-1", "> Antone strings red-1", "Antone calls red")


def test_exact_cards_are_laid_before_loose_ones(tmp_path):
    assert passes(
        tmp_path,
        "> A: 3 red",
        "> B: red-2",
        "> hand of B?",
        "red-2",
        "",
        "> hand of A?",
        "red-1, red-3, red-4",
    )


def test_a_pile_is_set_up_from_its_top_and_survives_a_shuffle_at_the_start(tmp_path):
    pile = ("> A: opal", "> bag: blue-2, red", "> B tired:")
    play = ("> A strings opal", "> A calls red", "A draws blue-2, red-1")
    assert passes(tmp_path, *pile, *play)
    assert passes(tmp_path, *pile, "> start: shuffled", *play)


def test_chance_gives_what_is_rigged(tmp_path):
    assert passes(
        tmp_path,
        "> A: red-1, red-2, blue-1",
        "> blind: red-2",
        "> dice: 6",
        "> start: luck",
        "red-2 is taken, 6 is thrown",
    )
    shuffle = ("> A: opal", "> shuffle bag: red-3, blue-4", "> start: shuffled")
    assert passes(tmp_path, *shuffle, "> A strings opal", "> A calls red", "A draws red-3, blue-4")


def test_a_rule_that_forbids_a_move_refuses_it(tmp_path):
    assert passes(
        tmp_path,
        "> A: red-1, red-2, blue-1",
        "> A strings red-1, blue-1",
        "No: string.one-colour",
        "",
        "> A strings red-1",
        "> A gives red-2 to A",
        "No: gift.to-the-left",
        "",
        "> A gives blue-1 to B",
        "No: gift.same-colour",
        "",
        "> A gives red-2 to B",
        "A gives red-2 to B",
    )


def test_a_refusal_is_tried_and_never_played(tmp_path):
    lines = ("> A: red-1, red-2, blue-1", "> A strings red-1, blue-1", "No: string.one-colour")
    assert passes(tmp_path, *lines, "", "> string of A?", "nothing")


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        (
            ("> A strings red-1", "No: string.one-colour"),
            "string.one-colour does not forbid this: it is allowed",
        ),
        (
            ("> A strings red-3", "No: string.one-colour"),
            'the line names nothing that A could try at "string"',
        ),
        (("> A strings red-1, blue-1", "No: gift.to-the-left"), "gift.to-the-left does not forbid this"),
        (("> B strings red-1", "No: gift.to-the-left"), 'A is asked "string" here, not B'),
    ],
)
def test_a_refusal_that_does_not_hold_says_why(tmp_path, lines, message):
    assert failure(tmp_path, "> A: red-1, red-2, blue-1", *lines).message == message


def test_a_refusal_by_another_rule_names_that_rule(tmp_path):
    lines = ("> A: red-1, red-2, blue-1", "> A strings red-1, blue-1", "No: gift.to-the-left")
    assert failure(tmp_path, *lines).engine_says == "No: string.one-colour"


def test_twin_cards_are_interchangeable_and_others_are_listed(tmp_path):
    assert passes(tmp_path, "> A: 2 red", "> A strings red", "A strings red")
    wrong = failure(tmp_path, "> A: red-1, red-2", "> A strings red", "A strings red")
    assert (
        wrong.message == "the line may mean any of several options that are not alike; name it more exactly"
    )
    assert wrong.engine_says == "strings red-1\nstrings red-2"


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("> A strings rde-1", '"rde-1" is not a card, seat or choice of this game; did you mean "red-1"?'),
        ("> A strngs red-1", '"strngs" is not a verb of this game; did you mean "strings"?'),
        ("> X strings red-1", '"X" is not a seat of this table; expected one of A, B'),
        ("> hnad of A?", "no query reads like this; the nearest are:"),
        ("> hand of X?", '"X" is not a seat of this table; expected one of A, B'),
        ("> A tired", "a set-up line ends its first part with a colon: > A tired:"),
        ("> A", "expected a verb behind A, found nothing"),
    ],
)
def test_an_unknown_word_fails_with_the_nearest_known_ones(tmp_path, line, message):
    assert failure(tmp_path, "> A: red-1", line, "x").message.startswith(message)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("> A: rde-1", '"rde-1" is not a card of this game; did you mean "red-1"?'),
        ("> bga: red-1", '"bga" is not a seat, zone or word of the set-up; did you mean "bag"?'),
        ("> A tirde: red-1", '"tirde" is not a state of a seat; did you mean "tired"?'),
        ("> A: 5 red", 'no "red" is left: the game has 4, all used up; the set-up asks for 5'),
        ("> table: A", "beads is for 2, 3 players, not 1"),
        ("> table: A, B, C, D", "beads is for at most 3 players, not 4"),
        ("> option loud", 'beads has no option "loud"; its options are: silent'),
        ("> start: trun", '"trun" is no entry; play can start at: turn, shuffled, luck'),
    ],
)
def test_a_set_up_that_cannot_be_carried_out_names_its_line(tmp_path, line, message):
    assert failure(tmp_path, line, "> asked?", "A: string").message == message


def test_an_unexpected_question_fails_with_the_legal_answers(tmp_path):
    wrong = failure(
        tmp_path, "> A: red-1, red-2, red-3", "> B: blue-1", "> A strings red-1", "> B strings blue-1", "x"
    )
    assert wrong.message == 'A is asked "gift" here, not B'
    assert wrong.engine_says == "A gives red-2 to B\nA gives red-3 to B\nA passes"


def test_nouns_left_over_fail_and_name_the_rule_that_forbids_them(tmp_path):
    wrong = failure(tmp_path, "> A: red-1, red-2, blue-1", "> A strings red-1, blue-1", "x")
    assert "takes the rest of the line: blue-1; forbidden by string.one-colour" in wrong.message


def test_a_move_after_the_end_fails(tmp_path):
    wrong = failure(
        tmp_path, "> A: red-1", "> B tired:", "> A strings red-1", "> A calls red", "> A passes", "x"
    )
    assert wrong.message == "the game is over here: nobody is asked anything"


def test_a_forced_pass_is_never_written_and_always_passed_over(tmp_path):
    assert passes(
        tmp_path, "> A: red-1", "> B: blue-1", "> A strings red-1", "> A calls red", "> asked?", "B: string"
    )


def test_a_query_without_an_answer_below_fails(tmp_path):
    wrong = failure(tmp_path, "> asked?", "", "> string of A?", "nothing")
    assert wrong.message == "expected the whole answer below the query, found nothing"


def test_a_scenario_that_expects_nothing_fails(tmp_path):
    wrong = failure(tmp_path, "> A: red-1", "> A strings red-1")
    assert wrong.message == "expected at least one line below a played line, found none"


@pytest.mark.parametrize("prose", ["A strings red-1", "hand of A?", "A: red-1", "count of beads?"])
def test_prose_that_reads_like_a_played_line_fails(tmp_path, prose):
    wrong = failure(tmp_path, "> A: red-1, red-2", "> asked?", "A: string", "", prose)
    assert wrong.message == "this reads like a played line; begin it with a >, or say it in other words"
    assert wrong.line == prose


def test_other_prose_is_for_people(tmp_path):
    assert passes(
        tmp_path, "A strings red-1, then sleeps.", "", "> string of A?", "nothing", "", "All well: yes"
    )


def test_set_up_after_a_move_fails(tmp_path):
    wrong = failure(tmp_path, "> A: red-1", "> A strings red-1", "> B: blue-1", "> asked?", "x")
    assert wrong.message.startswith("set-up stands before everything that is played")


def test_a_broken_invariant_fails_at_its_line(tmp_path):
    wrong = failure(
        tmp_path, "> A: red-1; string 4 blue, opal, 3 red", "> A strings red-1", "A strings red-1"
    )
    assert wrong.message == "broken invariant: no more than nine on a string"


def test_every_game_knows_who_is_asked_and_who_may_be_named(tmp_path):
    assert passes(
        tmp_path,
        "> A: red-1, red-2, red-3",
        "> A strings red-1, red-2",
        "> asked?",
        "A: colour",
        "",
        "> A calls red",
        "> targets of give?",
        "B",
        "",
        "> options?",
        "gives red-3 to B",
        "passes",
        "",
        "> A passes",
        "> winners?",
        "A",
    )


@pytest.mark.parametrize(
    ("query", "answer"),
    [
        ("count of cards", "9"),
        ("count of red bead", "4"),
        ("count of red", "4"),
        ("count of beads", "8"),
        ("count of jewel", "1"),
        ("count of thread", "3"),
        ("count of bag", "9"),
        ("cards in Bag deck", "4 Red Bead\n4 Blue Bead\n1 Great Opal"),
        ("count of rare", "1"),
        ("count of bead skills", "0"),
        ("values of colour", "Red\nBlue"),
        ("figure hand", "2"),
        ("row 2 of prize", "5"),
        ("rows of prize", "1: 2\n2: 5"),
        ("colour of Red Bead", "Red"),
        ("text of red-bead", "It is red."),
        ('kind of "Great Opal"', "Jewel"),
        ("marks of blue bead", "1, 2, 3, 4"),
        ("tags of opal", "rare"),
        ("cards with rare", "Great Opal"),
        ('meaning of "Jewels"', "Jewel"),
        ("source of opal", "house: made up for tests"),
        ("sections", "Beads"),
        ("back of bag", "black"),
        ("title", "Strings of Beads"),
        ("players", "2 to 3"),
    ],
)
def test_the_data_answer_queries_without_an_engine(tmp_path, query, answer):
    verdicts = verify_text(tmp_path, scenario(f"> {query}?", *answer.splitlines()), engine=None)
    assert verdicts.scenarios["one"].failure is None


@pytest.mark.parametrize(
    ("query", "message"),
    [
        ("count of bead hats", '"hats" is not a kind, deck, card, component, trait or tag of this game'),
        ("figure hnad", '"hnad" is not a figure of this game; did you mean "hand"?'),
        ("row 3 of prize", '"3" is not a row of prize; expected one of 1, 2'),
        ("colour of Rde Bead", '"Rde Bead" is not a card of this game; did you mean "Red Bead"?'),
        ('meaning of "Bed"', '"Bed" is not a name that the rules or cards use'),
    ],
)
def test_a_query_for_what_there_is_not_names_the_nearest(tmp_path, query, message):
    assert failure(tmp_path, f"> {query}?", "1").message.startswith(message)


def test_a_query_for_what_is_at_no_table_is_answered_by_the_data(tmp_path):
    assert passes(tmp_path, "> A: red-1", "> marks of A?", "1", "", "> marks of Red Bead?", "1, 2, 3, 4")
    assert failure(tmp_path, "> A: red-1", "> marks of A?", "1, 2, 3, 4").engine_says == "1"


def test_such_a_query_lays_no_table_so_that_set_up_may_follow(tmp_path):
    before = ("> marks of Red Bead?", "1, 2, 3, 4", "")
    assert passes(tmp_path, *before, "> A: red-1, red-2", "> hand of A?", "red-1, red-2")


def test_a_name_that_neither_table_nor_data_know_is_told_what_both_expect(tmp_path):
    assert failure(tmp_path, "> marks of Rde Bead?", "1").message == (
        '"Rde Bead" is not a seat of this table; expected one of A, B, '
        'and "Rde Bead" is not a card of this game; did you mean "Red Bead"?'
    )
