"""The page of a game's words lists everything its scenarios can say."""

from beads import CATALOGUE, ENGINE

from generator.scenarios.help_page import words_page


def test_the_page_lists_verbs_zones_states_starts_options_and_queries():
    page = words_page(CATALOGUE, ENGINE)
    assert page.startswith("# The words of scenarios\n")
    for word in ("gives *card* to *seat*", "`red`", "`string`", "`tired`", "`turn`", "`> option silent`"):
        assert word in page
    assert "| `> hand of SEAT?` | A hand. |" in page
    assert "| `> asked?` |" in page


def test_without_an_engine_only_queries_of_the_data_are_listed():
    page = words_page(CATALOGUE, None)
    assert "| `> count of WORD?` |" in page
    assert "asked" not in page
