"""Where things come from, and what a printed piece says of it."""

import pytest

from generator.catalogue import Card, Source
from generator.catalogue.provenance import citation, kinds_of, mark_of, sources_of

BOOK = Source(printed="Setup", lines="46-48")
PUBLIC = Source(public="a list", of=("chinese",))
OURS = Source(house="we chose it", of=("colour",))
LOOKS = Source(house="we drew it", of=("pictogram", "note"))


def card(*sources: Source) -> Card:
    return Card(id="x", name="X", kind="plain", source=sources)


def test_a_field_has_the_sources_that_name_it_else_the_general_ones():
    mixed = card(BOOK, PUBLIC, OURS)
    assert sources_of(mixed, "colour") == (OURS,)
    assert sources_of(mixed, "name") == (BOOK,)


def test_the_least_official_source_comes_first():
    assert kinds_of(card(BOOK, OURS, PUBLIC)) == ("house", "public", "printed")


@pytest.mark.parametrize(
    ("sources", "mark"),
    [((BOOK,), "printed"), ((BOOK, PUBLIC), "public"), ((BOOK, OURS), "house"), ((BOOK, LOOKS), "printed")],
)
def test_a_piece_is_marked_by_its_least_official_content_but_not_by_its_looks(sources, mark):
    assert mark_of(card(*sources)) == mark


def test_citations_read_like_sentences():
    assert citation(BOOK) == "Rulebook, Setup, lines 46–48"
    assert citation(Source(printed="Setup", lines="46"), "Book") == "Book, Setup, line 46"
    assert citation(Source(printed="Setup")) == "Rulebook, Setup"
    assert citation(PUBLIC) == "Public: a list"
    assert citation(OURS) == "House: we chose it"
