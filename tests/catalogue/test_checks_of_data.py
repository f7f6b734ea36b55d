"""Faults between records that are each well formed."""

import pytest

CARD = "- {{id: x, name: X, kind: {kind}, traits: {{{traits}}}, source: {{house: made up}}}}\n"


@pytest.mark.parametrize(
    ("kind", "traits", "fault"),
    [
        (
            "trea",
            "fruit: pear",
            'x.kind: expected a kind of card, one of tree, found "trea"; did you mean "tree"?',
        ),
        ("tree", "fruit: peer", 'x.traits.fruit: expected a value of fruit, one of pear, plum, found "peer"'),
        ("tree", "fruits: pear", 'x.traits.fruits: expected a trait that kind "tree" has, one of fruit'),
        ("tree", "", 'x.traits: expected a value of "fruit", which kind "tree" has, found none'),
    ],
)
def test_a_card_names_only_what_there_is(orchard, kind, traits, fault):
    orchard.add("cards.yaml", CARD.format(kind=kind, traits=traits))
    assert any(fault in said and said.startswith("cards.yaml:15:") for said in orchard.faults())


def test_a_mark_given_twice_is_found(orchard):
    orchard.change("cards.yaml", "[1, 2, 4]", "[1, 2, 2]")
    assert orchard.faults() == [
        'cards.yaml:12: young-plum.copies: expected each mark once, found "2" 2 times'
    ]


def test_copies_of_a_kind_with_twins_may_bear_the_same_mark(orchard):
    orchard.change("cards.yaml", "[1, 2, 4]", "[1, 2, 2]")
    orchard.change("game.yaml", "plural: Trees,", "plural: Trees, twins: true,")
    assert len(orchard.read().copies(traits={"fruit": "plum"})) == 3


def test_a_tag_of_copies_that_are_not_there_is_found(orchard):
    orchard.change("cards.yaml", "tags: [young]", "copy_tags: {ripe: [4, 5]}")
    fault = 'young-plum.copy_tags.ripe: expected the mark of a copy, one of 1, 2, 4, found "5"'
    assert orchard.faults() == [f"cards.yaml:13: {fault}"]


SKILL = "skills: [{id: bloom, name: Bloom, text: Blossom., source: {house: made up}}]"


@pytest.mark.parametrize(
    ("second", "fault"),
    [
        (
            "{id: bloom, name: Bloom, text: Wither., source: {house: made up}}",
            'expected the same name, tags, window and text as the "bloom" of old-pear has',
        ),
        (
            "{id: wither, name: Bloom, text: Wither., source: {house: made up}}",
            'expected another name than the skill "bloom" has, found "Bloom"',
        ),
        (
            "{id: old-pear, name: Age, text: Wither., source: {house: made up}}",
            'expected another id than a card has, found "old-pear"',
        ),
    ],
)
def test_skills_that_cannot_be_told_apart_are_found(orchard, second, fault):
    orchard.change("cards.yaml", "copies: 3", f"copies: 3\n  {SKILL}")
    orchard.change("cards.yaml", "tags: [young]", f"skills: [{second}]")
    assert orchard.faults() == [f"cards.yaml:14: young-plum.skills.0: {fault}"]


def test_heroes_may_share_a_skill(orchard):
    orchard.change("cards.yaml", "copies: 3", f"copies: 3\n  {SKILL}")
    orchard.change("cards.yaml", "tags: [young]", SKILL)
    assert orchard.read().cards["young-plum"].skills[0].id == "bloom"


def test_what_the_text_and_source_of_a_skill_name_is_found_to_be_missing(orchard):
    skill = "{id: a, name: A, text: 'See {term}`baskte`.', source: {house: made up, of: [txet]}}"
    orchard.change("cards.yaml", "tags: [young]", f"skills: [{skill}]")
    assert orchard.faults() == [
        "cards.yaml:13: young-plum.skills.0.source: expected a field of the record, one of id, name, also, "
        'tags, window, cost, text, source, found "txet"; did you mean "text"?',
        "cards.yaml:13: young-plum.skills.0.text: expected the id of a term, found {term}`baskte`; "
        'did you mean "basket"?',
    ]


@pytest.mark.parametrize(
    ("before", "after", "fault"),
    [
        ("deck: main", "deck: mein", 'game.yaml:14: tree.deck: expected a deck, one of main, found "mein"'),
        ("[fruit]", "[fruits]", 'game.yaml:14: tree.traits: expected a trait, one of fruit, found "fruits"'),
        (
            "least: 2",
            "least: 7",
            "game.yaml:5: players.least: expected at most the 4 of players.most, found 7",
        ),
        (
            "values: [4, 2]",
            "values: [4]",
            "game.yaml:28: deal.rows.1.values: expected 2 numbers, one a column",
        ),
        ("at: 3", "at: 2", 'game.yaml:28: deal.rows.1.at: expected each row once, found "2" again'),
        ("letter: B", "letter: A", 'fruit.values.1.letter: expected a letter of its own, found "A" 2 times'),
        ("letter: B", 'colour: "#204060"', "expected a letter or pictogram beside the colour"),
        ("id: plum,", "id: pear,", 'expected each id once in this list, found "pear" again'),
        ("id: hand,", "id: deal,", 'expected another id than the table "deal" has'),
        ("house: made up}}\n      - {id: plum", "house: made up, of: [nome]}}\n      - {id: plum", ""),
    ],
)
def test_what_is_wrong_in_game_yaml_is_named(orchard, before, after, fault):
    orchard.change("game.yaml", before, after)
    if not fault:
        orchard.read()
        return
    assert any(fault in said for said in orchard.faults())


def test_a_kind_without_cards_and_a_deck_without_kinds_are_found(orchard):
    kind = "  - {id: bush, name: Bush, plural: Bushes, deck: main, source: {house: made up}}\n"
    deck = '  - {id: side, name: Side, back: {colour: "#204060"}, source: {house: made up}}\n'
    orchard.change("game.yaml", "decks:\n", f"{kind}decks:\n")
    orchard.change("game.yaml", "components:\n", f"{deck}components:\n")
    assert orchard.faults() == [
        "game.yaml:15: bush.id: expected at least one card of this kind, found none",
        "game.yaml:18: side.id: expected at least one kind of card in this deck, found none",
    ]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("{card}`old-pea`", 'expected the id of a card, found {card}`old-pea`; did you mean "old-pear"?'),
        ("{card}`the pear <pear>`", "expected the id of a card, found {card}`pear`"),
        ("{term}`baskett`", 'expected the id of a term, found {term}`baskett`; did you mean "basket"?'),
        ("{hero}`old-pear`", "expected the role card, found {hero}`old-pear`"),
        ("{crad}`old-pear`", 'found "crad"; did you mean "card"?'),
        ("{figure}`hands`", 'expected the id of a figure, found {figure}`hands`; did you mean "hand"?'),
    ],
)
def test_a_reference_that_leads_nowhere_is_found_in_any_text(orchard, text, fault):
    orchard.change("terms.yaml", "text: What you pick into.", f"text: '{text}'")
    (said,) = orchard.faults()
    assert said.startswith("terms.yaml:3: basket.text: ")
    assert fault in said


def test_a_reference_to_what_there_is_passes_and_rules_are_left_to_the_documents(orchard):
    orchard.change("terms.yaml", "text: What", "text: '{card}`old-pear` {term}`basket` {rule}`any.rule`' #")
    assert orchard.read().terms["basket"].text


def test_a_name_that_leads_to_two_terms_is_found(orchard):
    orchard.add("terms.yaml", "- {id: box, name: Fruit box, text: A box., source: {house: made up}}\n")
    assert 'expected a name for one term only, found "fruit box"' in orchard.faults()[0]


@pytest.mark.parametrize(
    "figure",
    ["hand", "deal", "deal@3", "count:tree", "count:old-pear", "count:plum", "count:young", "deck:main"],
)
def test_a_statement_may_stand_on_any_number_of_the_data(orchard, figure):
    orchard.change("statements.yaml", "[hand]", f'["{figure}"]')
    assert orchard.read().statements["orchard-hand"].figures == (figure,)


def test_a_statement_that_stands_on_a_number_there_is_not_gets_the_nearest(orchard):
    orchard.change("statements.yaml", "[hand]", '["count:tre", deal@9]')
    faults = orchard.faults()
    assert any('found "count:tre"; did you mean "count:tree"?' in fault for fault in faults)
    assert any('found "deal@9"' in fault for fault in faults)


@pytest.mark.parametrize("settled", ["  ruling: A.\n", ""])
def test_a_statement_on_which_the_book_is_unclear_is_ruled_somewhere(orchard, settled):
    orchard.add("statements.yaml", f"  verdict: ambiguous\n{settled}")
    if settled:
        assert orchard.read().statements["orchard-hand"].ruling == "A."
        return
    (fault,) = orchard.faults()
    assert fault.startswith("statements.yaml:6: orchard-hand.verdict: expected a ruling")
    orchard.write(
        "rulings.yaml",
        "- {id: r, question: A?, ruling: B., why: C., statements: [orchard-hand], source: {house: ours}}\n",
    )
    assert orchard.read().rulings["r"].ruling == "B."


def test_errata_rulings_and_cross_references_lead_to_what_there_is(orchard):
    orchard.write(
        "errata.yaml",
        "- {id: e, statement: orchard-hands, printed: A., ruling: B., why: C., source: {house: made up}}\n",
    )
    orchard.write(
        "rulings.yaml",
        "- {id: r, question: A?, ruling: B., why: C., statements: [none], source: {house: made up}}\n",
    )
    orchard.add("statements.yaml", "  resolves: ['term:box', 'card:old-pear', 'chapter:any']\n")
    faults = orchard.faults()

    assert [fault.split(": ")[1] for fault in faults] == [
        "e.statement",
        "r.statements",
        "orchard-hand.resolves",
    ]


def test_a_source_speaks_for_fields_that_there_are(orchard):
    orchard.change("terms.yaml", "{house: made up}", "{house: made up, of: [nane]}")
    (fault,) = orchard.faults()
    assert fault.endswith('found "nane"; did you mean "name"?')
