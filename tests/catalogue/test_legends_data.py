"""The data of Legends: counts that its book prints, and that data and engine know the same abilities."""

import re
from collections import Counter

import pytest

from generator.catalogue import Catalogue, load_catalogue
from generator.project import find_project, shipped
from generator.rules.kernel import load
from generator.rules.sanguo.skills import ABILITIES, CONVERSIONS
from generator.scenarios.catalogue_queries import QUERIES

PROJECT = find_project(shipped())
FACTIONS = ("wei", "shu", "wu", "qun")


@pytest.fixture(scope="module")
def legends() -> Catalogue:
    return load_catalogue(PROJECT, "legends")


def skills_of(legends: Catalogue, kind: str = "") -> dict[str, list[str]]:
    """The skills of each hero of a kind, by the hero's id."""
    heroes = [legends.cards[name] for name in legends.heroes]
    return {hero.id: [skill.id for skill in hero.skills] for hero in heroes if kind in ("", hero.kind)}


def test_the_box_of_the_book_holds_153_cards(legends):
    decks = {deck: len(legends.copies(deck=deck)) for deck in legends.decks}
    assert decks == {"deck": 108, "heroes": 25, "heroes-3v3": 14, "roles": 10, "life": 10}
    assert sum(decks.values()) - decks["heroes-3v3"] == 153


def test_each_card_of_the_deck_is_there_as_often_as_the_book_says(legends):
    amounts = {name: len(card.marks) for name, card in legends.cards.items() if card.kind in SORTS}
    assert amounts == AMOUNTS
    assert len(amounts) == 28


def test_every_suit_has_27_cards_and_the_104_are_two_of_each_suit_and_rank(legends):
    copies = legends.copies(deck="deck")
    assert Counter(copy.mark[0] for copy in copies) == dict.fromkeys("♠♥♣♦", 27)
    extra = [copy for copy in copies if "ex" in copy.tags]
    assert sorted(copy.mark for copy in extra) == ["♠2", "♣2", "♥Q", "♦Q"]
    rest = Counter(copy.mark for copy in copies if copy not in extra)
    assert len(rest) == 52
    assert set(rest.values()) == {2}


def test_weapons_reach_as_far_as_the_book_says(legends):
    reach = Counter(card.traits["reach"] for card in legends.cards.values() if card.kind == "weapon")
    assert reach == {"1": 1, "2": 3, "3": 3, "4": 1, "5": 1}


def test_roles_are_as_many_as_ten_players_need(legends):
    assert [len(legends.cards[role].marks) for role in ROLES] == list(legends.row("roles", 10))


def test_every_row_of_the_role_chart_adds_up_to_its_players(legends):
    for row in legends.tables["roles"].rows:
        assert sum(row.values) == int(str(row.at).removesuffix("b"))
        assert row.values[0] == 1


def test_the_25_heroes_have_40_abilities(legends):
    heroes = [legends.cards[name] for name in skills_of(legends, "hero")]
    assert [sum(hero.traits["faction"] == name for hero in heroes) for name in FACTIONS] == [7, 7, 8, 3]
    skills = Counter(hero.traits["faction"] for hero in heroes for _ in hero.skills)
    assert [skills[name] for name in FACTIONS] == [11, 11, 13, 5]
    monarch = {skill.id for hero in heroes for skill in hero.skills if "monarch" in skill.tags}
    assert monarch == {"escort", "goad", "support"}


def test_heroes_are_numbered_through_within_their_faction(legends):
    numbers = {legends.cards[name].number for name in skills_of(legends, "hero")}
    wanted = zip(("WEI", "SHU", "WU", "QUN"), (7, 7, 8, 3), strict=True)
    assert numbers == {f"{name} {each:03}" for name, most in wanted for each in range(1, most + 1)}


def test_the_pool_of_the_team_game_makes_four_piles_of_eight(legends):
    pool = [card for card in legends.cards.values() if "3v3" in card.tags]
    assert len(pool) == legends.figure("team-piles") * 8
    named = [card for card in pool if card.id != "xiahou-dun-3v3"]
    factions = Counter(card.traits["faction"] for card in named)
    assert [factions[name] for name in FACTIONS] == [
        row.values[0] for row in legends.tables["team-names"].rows
    ]
    names = [card.name.removesuffix(" (3v3)") for card in pool]
    assert len(names) == len(set(names))


def test_the_drafts_hand_out_every_hero(legends):
    solo = [row.values[0] for row in legends.tables["solo-draft"].rows]
    assert sum(solo) == legends.figure("solo-face-up") + legends.figure("solo-face-down")
    assert sum(solo[::2]) == sum(solo[1::2])
    team = [row.values[0] for row in legends.tables["team-draft"].rows]
    assert sum(team[::2]) == sum(team[1::2]) == 8


def test_data_and_engine_know_the_same_abilities(legends):
    declared = {rule.id for rule in load("legends").rules}
    known = {skill for skills in skills_of(legends).values() for skill in skills}
    assert known <= declared
    acting = {ability.id for ability in abilities()} | {
        each.id for own in CONVERSIONS.values() for each in own
    }
    assert acting & declared <= known | legends.cards.keys()


def test_the_window_of_an_ability_is_a_moment_at_which_it_acts(legends):
    moments: dict[str, set[str]] = {}
    for ability in abilities():
        moments.setdefault(ability.id, set()).add(ability.moment)
    for hero in legends.heroes:
        for skill in legends.cards[hero].skills:
            if skill.id in moments:
                assert skill.window in moments[skill.id], skill.id


def abilities():
    """Every declared ability, however they are kept."""
    kept = ABILITIES.values() if isinstance(ABILITIES, dict) else [ABILITIES]
    return [ability for some in kept for ability in some]


def test_life_and_gender_are_public_and_names_are_the_books(legends):
    for name in legends.heroes:
        spoken = {of: source.kind for source in legends.cards[name].source for of in source.of}
        assert (spoken["life"], spoken["gender"], spoken["name"]) == ("public", "public", "printed"), name


@pytest.mark.parametrize(
    ("query", "name"), [("Heroism", "Heroic"), ("Diao Chan", "Diao Chen"), ("Xia Hou Dun", "XiaHou Dun")]
)
def test_other_names_in_the_book_lead_to_the_right_one(legends, query, name):
    assert asked("meaning of {word}", legends, query) == name


def test_skills_are_counted_and_described(legends):
    assert asked("count of {word}", legends, "wei hero skills") == "11"
    assert asked("count of {word}", legends, "ex cards") == "4"
    assert asked("skills of {word}", legends, "Cao Cao") == ["Treachery", "Escort"]
    assert asked("window of {word}", legends, "Treachery") == "after took damage"
    assert asked("tags of {word}", legends, "Escort") == "monarch"
    assert asked("source of {word}", legends, "Escort") == ["printed: Heroes, Wei, Cao Cao"]


def test_what_tables_may_agree_on_is_an_option_of_the_engine(legends):
    texts = " ".join(ruling.ruling for ruling in legends.rulings.values())
    named = set(re.findall(r"option \*\*(\w+)\*\*", texts))
    assert named >= {"rewards", "monarch_life", "engagement_once", "unrivaled_both_ways", "literal_duel"}
    assert named <= load("legends").options.keys()


def asked(pattern: str, legends: Catalogue, word: str) -> object:
    """The answer to a query of the data."""
    from generator.rulebook.model import Rulebook
    from generator.scenarios.catalogue_queries import Shelf

    (query,) = [query for query in QUERIES if query.pattern == pattern]
    return query.answer(Shelf(legends, Rulebook("legends", ())), word)


SORTS = ("basic", "scroll", "delayed", "weapon", "armour", "defensive-mount", "offensive-mount")
ROLES = ("monarch", "minister", "rebel", "turn-coat")
AMOUNTS = {
    "strike": 30,
    "dodge": 15,
    "peach": 8,
    "eight-diagram-formation": 2,
    "sage-king-shield": 1,
    "chu-ko-nu": 2,
    "yin-yang-swords": 1,
    "black-pommel": 1,
    "frost-sword": 1,
    "green-dragon-crescent-blade": 1,
    "stone-piercing-axe": 1,
    "eighteen-span-viper-spear": 1,
    "heavenly-double-halberd": 1,
    "qilin-bow": 1,
    "defensive-mount": 3,
    "offensive-mount": 3,
    "peach-garden": 1,
    "arrow-barrage": 1,
    "bountiful-harvest": 2,
    "borrowed-sword": 2,
    "barbarian-invasion": 3,
    "duel": 3,
    "something-for-nothing": 4,
    "ward": 4,
    "snatch": 5,
    "dismantle": 6,
    "lightning": 2,
    "contentment": 3,
}
