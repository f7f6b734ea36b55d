"""Looking things up in a catalogue."""

import pytest


def test_copies_are_counted_by_deck_kind_and_traits(orchard):
    catalogue = orchard.read()
    assert len(catalogue.copies(deck="main")) == 6
    assert len(catalogue.copies(kind="tree", traits={"fruit": "plum"})) == 3
    assert catalogue.copies(deck="none") == []


def test_each_copy_knows_its_number_and_mark(orchard):
    copies = orchard.read().copies(traits={"fruit": "plum"})
    assert [(copy.number, copy.mark) for copy in copies] == [(1, "1"), (2, "2"), (3, "4")]


def test_figures_and_rows_are_looked_up_by_name(orchard):
    catalogue = orchard.read()
    assert catalogue.figure("hand") == 5
    assert catalogue.row("deal", 3) == catalogue.row("deal", "3") == (4, 2)
    with pytest.raises(KeyError):
        catalogue.row("deal", 5)


def test_a_reference_shows_the_name_of_what_it_leads_to(orchard):
    catalogue = orchard.read()
    assert catalogue.name_of("card", "old-pear") == "Old Pear"
    assert catalogue.name_of("figure", "hand") == "5"
    with pytest.raises(KeyError):
        catalogue.name_of("hero", "old-pear")
