"""What stands on the pages of a site, and where their links lead."""

import re
from itertools import pairwise

from pond import change, page

from generator.site.build import build_site


def text_of(html: str) -> str:
    return " ".join(re.sub(r"<[^>]+>", " ", html).split())


def element(html: str, id_: str) -> str:
    """The section with an id, as text."""
    found = re.search(rf'<section[^>]* id="{re.escape(id_)}".*?</section>', html, re.DOTALL)
    assert found, id_
    return text_of(found[0])


def test_a_rule_shows_its_id_its_source_its_verdict_and_its_proofs(pond):
    rule = element(page(pond, "pond/pieces.html"), "pieces.frogs")

    assert "pieces.frogs" in rule
    assert "two frogs, Old Croaker among them" in rule
    assert "Verified Booklet: Pieces" in rule
    assert "Played in Two frogs" in rule


def test_a_rule_says_what_is_printed_otherwise(pond):
    assert "Printed otherwise Turns: Jump or leap" in element(page(pond, "pond/turns.html"), "turns.leap")


def test_numbers_of_the_rules_come_from_the_data(pond):
    assert "Hold 3 cards" in element(page(pond, "pond/turns.html"), "turns.hand")


def test_a_scenario_shows_questions_answers_and_both_readings_of_an_erratum(pond):
    html = page(pond, "pond/turns.html")

    assert "Verified Three cards in a hand" in element(html, "scenario-three-cards-in-a-hand")
    erratum = element(html, "scenario-what-a-jump-is")
    assert "Erratum What a jump is" in erratum
    assert "Printed jump Ruling Leap" in erratum


def test_a_hero_page_shows_text_traits_source_picture_and_what_mentions_it(pond):
    html = page(pond, "pond/heroes/old-croaker.html")
    shown = text_of(html)

    assert "Colour Green G" in shown
    assert "P a song" in shown
    assert 'lang="zh">青蛙' in html
    assert "Rules that mention it pieces.frogs" in shown
    assert "Heroes that mention it Mud Leaper" in shown
    assert 'src="../../_static/pictures/pond/old-croaker.webp"' in html
    assert (pond.output / "site/_static/pictures/pond/old-croaker.webp").is_file()


def test_a_card_page_shows_a_picture_of_each_distinct_copy(pond):
    html = page(pond, "pond/cards/water-lily.html")

    assert "3, size 1, 2, 3" in text_of(html)
    assert html.count("/pictures/pond/water-lily") == 3
    assert "Scenarios it appears in Two frogs" in text_of(html)


def test_errata_rulings_glossary_and_coverage_have_pages(pond):
    errata = text_of(page(pond, "pond/reference/errata.html"))
    assert "It is called a jump." in errata
    assert "It is called a leap ." in errata
    assert "Erratum Played in What a jump is" in errata
    assert "It would sink." in text_of(page(pond, "pond/reference/rulings.html"))
    assert "Also jump" in text_of(page(pond, "pond/reference/glossary.html"))
    coverage = text_of(page(pond, "pond/reference/coverage.html"))
    assert "2 of 3 proved, 1 waived" in coverage
    assert "Only people can be quiet." in coverage


def test_the_first_page_of_a_game_leads_to_all_that_is_made_from_data(islands):
    html = page(islands, "pond/index.html")
    (look_up,) = re.findall(r"<p>Look up: .*?</p>", html)

    for name, title in (("heroes", "Frogs"), ("cards", "Cards"), ("areas", "The map")):
        assert f'href="{name}/index.html"' in look_up
        assert title in text_of(look_up)
        assert f"<h1>{title}<" in page(islands, f"pond/{name}/index.html")
    assert 'href="reference/errata.html"' in look_up


def test_statements_of_a_ruling_that_stand_alike_are_told_together(copy):
    change(
        copy,
        "data/pond/rulings.yaml",
        "source:",
        "statements: [pond-frogs, pond-hand, pond-quiet]\n  source:",
    )
    build_site(copy)
    shown = text_of(page(copy, "pond/reference/rulings.html"))

    assert "Verified 2 statements Played in Two frogs · Three cards in a hand" in shown
    assert shown.count("Verified") == 1
    assert shown.count("Waived") == 1


def test_every_page_says_that_it_is_unofficial(pond):
    for file in (pond.output / "site").rglob("*.html"):
        if "rule" not in file.parts:
            assert "Unofficial" in file.read_text("utf-8"), file


def test_every_rule_has_an_address_of_its_own_and_an_earlier_id_leads_there(pond):
    assert "url=../turns.html#turns.hand" in page(pond, "pond/rule/turns.hand.html")
    assert "url=../turns.html#turns.hand" in page(pond, "pond/rule/pieces.hand.html")


def test_no_page_or_style_asks_another_host(pond):
    for file in (pond.output / "site").rglob("*"):
        if file.suffix in (".html", ".css", ".js"):
            for loaded in re.findall(
                r"(?:src=|url\(|@import |<link[^>]*href=)[\"']?(\w+:)?//", file.read_text("utf-8")
            ):
                raise AssertionError((file, loaded))


def test_signs_of_mark_up_in_a_name_are_shown_as_they_are(copy):
    change(copy, "data/pond/cards.yaml", "name: Water Lily", "name: Water_Lily* <b> & {x}")
    change(copy, "docs/pond/pieces.md", "> text of Water Lily?\nIt floats.\n", "")
    build_site(copy)

    assert "<h1>Water_Lily* &lt;b&gt; &amp; {x}<a" in page(copy, "pond/cards/water-lily.html")
    assert "Water_Lily* &lt;b&gt; &amp; {x}" in page(copy, "pond/cards/index.html")


def test_a_page_is_named_with_its_game_and_described_for_previews(pond):
    def head(name):
        html = page(pond, name)
        titles = re.findall(r"<title>(.*?)</title>", html[: html.index("<body>")])
        return titles, re.findall(r'<meta name="description" content="(.*?)">', html)

    assert head("index.html")[0] == ["The Quiet Pond"]
    assert head("pond/index.html") == (["The Quiet Pond"], ["Frogs sit on lilies."])
    assert head("pond/pieces.html") == (["Pieces - The Quiet Pond"], ["In the box"])
    assert head("pond/heroes/mud-leaper.html") == (
        ["Mud Leaper - The Quiet Pond"],
        ["Leaps over Old Croaker onto a Water Lily."],
    )
    titles, descriptions = head("pond/reference/rulings.html")
    assert titles == ["Rulings - The Quiet Pond"]
    assert descriptions[0].startswith("Where the rulebook says nothing")
    assert '<link rel="icon" type="image/svg+xml" href="../_static/press-icon.svg">' in page(
        pond, "pond/index.html"
    )
    assert (pond.output / "site/_static/press-icon.svg").is_file()


def test_headings_go_down_by_one_level_at_a_time(pond):
    for file in sorted((pond.output / "site").rglob("*.html")):
        html = file.read_text("utf-8")
        found = re.findall(r'<h([1-6])|aria-level="(\d)"', html)
        levels = [int(plain or spoken) for plain, spoken in found]
        assert all(below <= above + 1 for above, below in pairwise(levels)), (file.name, levels)


def test_sources_of_a_card_stand_together_in_the_words_of_readers(copy):
    change(
        copy,
        "data/pond/heroes.yaml",
        "source: {public: a song}",
        "source: [{public: a song, of: [chinese]}, {printed: Frogs, of: [name, copy_tags]}]",
    )
    build_site(copy)

    shown = text_of(page(copy, "pond/heroes/old-croaker.html"))
    assert "Sources P a song (Chinese name) Booklet, Frogs (name, groups of copies)" in shown
    assert "a song" in (sources := text_of(page(copy, "pond/reference/sources.html")))
    assert "Old Croaker (Chinese name)" in sources


def test_a_card_leads_to_the_section_of_the_rules_that_bears_its_name(copy):
    assert "<dt>Rules</dt>" not in page(copy, "pond/cards/water-lily.html")
    change(copy, "docs/pond/turns.md", "# Turns\n", "# Turns\n\n## Water Lily\n")
    build_site(copy)

    facts = page(copy, "pond/cards/water-lily.html").partition("<dt>Rules</dt>")[2].partition("</dd>")[0]
    assert 'href="../turns.html#water-lily"' in facts
    assert text_of(facts) == "Turns: Water Lily"


def test_no_heading_of_a_list_of_cards_repeats_the_title_of_its_page(copy):
    change(copy, "data/pond/game.yaml", "plural: Lilies", "plural: Cards")
    change(
        copy,
        "data/pond/game.yaml",
        "decks:\n",
        "  - {id: reed, name: Reed, plural: Reeds, deck: pond, source: {house: ours}}\ndecks:\n",
    )
    reed = "- {id: tall-reed, name: Tall Reed, kind: reed, text: It bends., source: {house: ours}}\n"
    cards = copy.root / "data/pond/cards.yaml"
    cards.write_text(cards.read_text("utf-8") + reed, "utf-8")
    build_site(copy)

    html = page(copy, "pond/cards/index.html")
    assert text_of(" ".join(re.findall(r"<h[12]>.*?</h[12]>", html))) == "Cards # Reeds #"
