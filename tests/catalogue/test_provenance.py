"""What of a card does not come from the book, and so calls for a mark in print."""

import pytest

from generator.catalogue import Card, Skill, Source
from generator.catalogue.provenance import unofficial

BOOK = Source(printed="Setup", lines="46-48")
PUBLIC = Source(public="a list", of=("chinese",))
OURS = Source(house="we chose it", of=("colour",))
ALL_OURS = Source(house="we made it up")
LOOKS = Source(house="we drew it", of=("pictogram", "note"))


@pytest.mark.parametrize(
    ("sources", "kinds"),
    [
        ((BOOK,), ()),
        ((BOOK, LOOKS), ()),
        ((BOOK, PUBLIC), ("public",)),
        ((BOOK, OURS), ("house",)),
        ((PUBLIC, ALL_OURS), ("house", "public")),
    ],
)
def test_content_from_elsewhere_counts_and_looks_do_not(sources, kinds):
    card = Card(id="x", name="X", kind="plain", traits={"colour": "red"}, source=sources)
    assert unofficial(card) == kinds


def test_a_colour_that_is_no_trait_is_a_look():
    assert unofficial(Card(id="x", name="X", kind="plain", source=(BOOK, OURS))) == ()


def test_skills_are_content_too():
    skill = Skill(id="y", name="Y", text="Y.", source=(Source(public="a list"),))
    assert unofficial(Card(id="x", name="X", kind="plain", skills=(skill,), source=(BOOK,))) == ("public",)
