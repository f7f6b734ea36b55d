"""Pages of heroes that have skills, and copies as cards list them."""

import re

from pond import change, page

from generator.catalogue.model import Card
from generator.site.build import build_site
from generator.site.copies import copies_of

SKILLS = """
  skills:
    - id: great-leap
      name: Great Leap
      also: [Long Jump]
      tags: [once a phase]
      window: targeted
      text: |
        Leaps over two {card}`lilies <water-lily>`.
      source: {printed: Frogs}
"""
RULE = """
:::{rule} great-leap
{hero}`mud-leaper` leaps far.
:::

:::{scenario} Far
:covers: great-leap

> figure hand?
3
:::
"""


def card(**fields) -> Card:
    return Card.model_validate({"id": "x", "name": "X", "kind": "k", "source": {"house": "ours"}, **fields})


def text_of(html: str) -> str:
    return " ".join(re.sub(r"<[^>]+>", " ", html).split())


def test_a_hero_shows_each_skill_with_its_moment_its_text_its_rule_and_where_it_is_played(copy):
    change(copy, "data/pond/heroes.yaml", "  traits: {colour: brown}\n", "  traits: {colour: brown}" + SKILLS)
    change(copy, "docs/pond/turns.md", "# Turns\n", "# Turns\n" + RULE)
    build_site(copy)

    html = page(copy, "pond/heroes/mud-leaper.html")
    skill = re.search(r'<section class="skill" id="skill-great-leap">.*?</section>', html, re.DOTALL)[0]
    told = text_of(skill)
    assert told.startswith("Great Leap once a phase # When targeted Leaps over two lilies . Rule great-leap")
    assert "Played in Far" in told
    assert "Also Long Jump" in told
    assert "Source Booklet, Frogs" in told
    assert 'href="../cards/water-lily.html' in skill
    assert 'href="../turns.html#great-leap"' in skill
    assert "Great Leap" in page(copy, "_static/press-search-index.js")
    assert "Mud Leaper" in text_of(page(copy, "pond/cards/water-lily.html"))


def test_copies_with_suits_are_listed_suit_by_suit():
    found = copies_of(card(copies=["♠7", "♠8", "♥10", "♣2", "♠8"], copy_tags={"ex": ["♣2"]}), "")

    assert found == ["5 in all", "♠ 7, 8, 8", "♥ 10", "♣ 2", "♣2: ex"]


def test_other_copies_are_listed_by_their_marks():
    assert copies_of(card(copies=[1, 4, 6]), "value") == ["3, value 1, 4, 6"]
    assert copies_of(card(copies=["♠7", "joker"]), "") == ["2, marked ♠7, joker"]
    assert copies_of(card(copies=2), "") == ["2"]
