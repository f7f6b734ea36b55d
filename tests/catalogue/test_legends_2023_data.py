"""The data of the 2023 board game: sums that its book prints, and the balance of what completes it."""

import re
from collections import Counter

import pytest

from generator.catalogue import Card, Catalogue, load_catalogue
from generator.catalogue.references import references
from generator.project import find_project, shipped

PROJECT = find_project(shipped())
FACTIONS = ("wei", "shu", "wu", "warlords")
HOMES = {"wei": "yanzhou", "shu": "bashu", "wu": "jiangdong", "warlords": "changan"}
RESOURCES = ("population", "rivers", "farmland", "trade", "minerals", "horses")


@pytest.fixture(scope="module")
def game() -> Catalogue:
    return load_catalogue(PROJECT, "legends-2023")


def of_kind(game: Catalogue, kind: str) -> list[Card]:
    """The cards of a kind, in the order of the data."""
    return [card for card in game.cards.values() if card.kind == kind]


def steps(game: Catalogue, start: str) -> dict[str, int]:
    """How many moves each area is away from one of them."""
    found, border = {start: 0}, [start]
    while border:
        reached = {near for area in border for near in game.areas[area].borders} - found.keys()
        found |= dict.fromkeys(reached, found[border[0]] + 1)
        border = sorted(reached)
    return found


def test_each_faction_has_ten_legends_with_one_skill_each(game):
    assert Counter(legend.traits["faction"] for legend in of_kind(game, "legend")) == dict.fromkeys(
        FACTIONS, 10
    )
    assert all(len(legend.skills) == 1 for legend in of_kind(game, "legend"))


def test_the_names_that_the_book_prints_are_marked_as_printed(game):
    printed = Counter(
        legend.traits["faction"]
        for legend in of_kind(game, "legend")
        if any(source.kind == "printed" and "name" in source.of for source in legend.source)
    )
    assert printed == {"shu": 7, "wu": 6, "wei": 6, "warlords": 6}


def test_skills_are_active_with_a_cost_up_to_six_or_passive_without(game):
    for legend in of_kind(game, "legend"):
        (skill,) = legend.skills
        if skill.tags == ("active",):
            assert skill.cost is not None
            assert skill.cost <= game.figure("most-morale")
        else:
            assert skill.tags == ("passive",)
            assert skill.cost is None


def test_skills_that_the_printed_examples_show_say_where(game):
    (winning,), (passage,), (fury,) = (
        game.cards[name].skills for name in ("liu-bei", "guan-yu", "zhang-fei")
    )
    assert (winning.cost, passage.cost, fury.cost) == (2, 6, 4)
    printed = [
        skill.id
        for legend in of_kind(game, "legend")
        for skill in legend.skills
        if any(source.kind == "printed" for source in skill.source)
    ]
    assert printed == [winning.id, passage.id, fury.id]


def test_the_legends_of_the_printed_examples_who_are_attacked_have_no_passive_skill(game):
    assert all("active" in game.cards[name].skills[0].tags for name in ("cao-cao", "sun-quan"))


def test_each_deck_has_thirty_two_cards_one_title_ten_times_and_eleven_twice(game):
    for deck in FACTIONS:
        amounts = Counter(copy.card.id for copy in game.copies(deck=deck))
        assert sum(amounts.values()) == 32
        assert amounts["deploying-troops-and-legends"] == 10
        assert Counter(amounts.values()) == {10: 1, 2: 11}
    assert len(game.copies(kind="strategy")) == 128
    assert len(of_kind(game, "strategy")) == 27


def test_every_strategy_card_takes_one_or_two_discards_and_has_one_moment(game):
    for card in of_kind(game, "strategy"):
        assert card.cost in (1, 2)
        assert len(card.tags) == 1
    assert game.cards["heroic-stand"].cost == 1
    assert game.cards["slaying-hua-xiong-when-wine-still-warm"].cost == 2


def test_texts_name_their_numbers_by_figures(game):
    texts = [card.text for card in of_kind(game, "strategy")]
    texts += [skill.text for legend in of_kind(game, "legend") for skill in legend.skills]
    assert not [text for text in texts if re.search(r"\d", re.sub(r"\{\w+\}`[^`]*`", "", text))]


def test_every_figure_of_a_skill_or_strategy_card_stands_in_its_text(game):
    texts = {card.id: card.text for card in of_kind(game, "strategy")}
    texts |= {skill.id: skill.text for legend in of_kind(game, "legend") for skill in legend.skills}
    for figure in game.game.figures:
        owner = max((name for name in texts if figure.id.startswith(name)), key=len, default="")
        if owner:
            assert figure.id in [part.target for part in references(texts[owner])]


def test_target_cards_have_a_most_line_and_two_counting_lines_about_three_resources(game):
    assert len(of_kind(game, "target")) == 20
    for target in of_kind(game, "target"):
        assert [(score.most, score.every) for score in target.scores] == [
            (True, None),
            (False, 2),
            (False, 1),
        ]
        assert len({score.of for score in target.scores}) == 3
        assert target.scores[0].title == target.name
        assert {score.title for score in target.scores[1:]} == set(target.also)


def test_targets_are_about_all_resources_alike(game):
    most, pairs, single = (
        Counter(target.scores[line].of for target in of_kind(game, "target")) for line in (0, 1, 2)
    )
    assert most == {**dict.fromkeys(RESOURCES, 3), "trade": 4, "farmland": 4}
    assert pairs == {**dict.fromkeys(RESOURCES, 3), "trade": 4, "minerals": 4}
    assert single == {**dict.fromkeys(RESOURCES, 3), "farmland": 4, "population": 4}


def test_targets_of_ours_are_worth_as_much_as_the_two_printed_ones(game):
    points = Counter(tuple(score.points for score in target.scores) for target in of_kind(game, "target"))
    assert points == {(5, 2, 1): 9, (4, 3, 1): 9, (5, 3, 1): 1, (4, 2, 1): 1}


def test_there_are_sixteen_areas_and_eight_of_each_resource(game):
    assert len(game.areas) == 16
    assert all(len(area.yields) == 3 for area in game.areas.values())
    assert Counter(resource for area in game.areas.values() for resource in area.yields) == dict.fromkeys(
        RESOURCES, 8
    )


def test_borders_are_mutual_and_lead_everywhere(game):
    assert all(name in game.areas[near].borders for name, area in game.areas.items() for near in area.borders)
    assert sum(len(area.borders) for area in game.areas.values()) == 2 * 32
    assert steps(game, "luoyang").keys() == game.areas.keys()


def test_homes_are_two_moves_apart_but_for_wei_and_shu(game):
    homes = {area.traits["faction"]: name for name, area in game.areas.items() if area.traits}
    assert homes == HOMES
    apart = {
        (one, other): steps(game, homes[one])[homes[other]]
        for at, one in enumerate(FACTIONS)
        for other in FACTIONS[at + 1 :]
    }
    assert apart.pop(("wei", "shu")) == 3
    assert set(apart.values()) == {2}


@pytest.mark.parametrize(
    ("areas", "counts"),
    [
        (("bashu", "nanzhong", "liangzhou", "changan", "hanzhong"), (3, 1, 1, 4, 3, 3)),
        (("jiangdong", "jingzhou", "jingnan", "huainan", "xuzhou", "yuzhou"), (4, 4, 5, 3, 1, 1)),
    ],
    ids=["Sean", "Danzer"],
)
def test_the_printed_examples_of_counting_resources_come_out(game, areas, counts):
    found = Counter(resource for area in areas for resource in game.areas[area].yields)
    assert tuple(found[resource] for resource in RESOURCES) == counts


def test_dice_show_what_the_book_says(game):
    assert Counter(game.dice["cavalry"].faces) == {"troop": 5, "morale": 1}
    assert Counter(game.dice["infantry"].faces) == {"troop": 1, "morale": 2, "blank": 3}
    assert (game.dice["cavalry"].count, game.dice["infantry"].count) == (4, 16)
    assert {die.edge for die in game.dice.values()} == {16}


def test_rebel_cubes_are_enough_for_the_start_of_any_game(game):
    for players in range(game.game.players.least, game.game.players.most + 1):
        assert (len(game.areas) - players) * game.figure("rebel-cubes") <= 40


def test_every_statement_on_which_the_book_is_not_clear_is_settled(game):
    unclear = {name for name, statement in game.statements.items() if statement.verdict != "consistent"}
    settled = {erratum.statement for erratum in game.errata.values()}
    settled |= {name for ruling in game.rulings.values() for name in ruling.statements}
    assert len(game.statements) == 217
    assert unclear == settled
