"""What if a number of the data were one more: exactly that number differs."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from generator.catalogue import Catalogue, load_catalogue
from generator.catalogue.what_if import changed_by_one, figures
from generator.project import find_project, shipped

PROJECT = find_project(shipped())
CATALOGUES = {game: load_catalogue(PROJECT, game) for game in PROJECT.games}
FIGURES = [(game, figure) for game, catalogue in CATALOGUES.items() for figure in figures(catalogue)]
HELD = [(game, name) for game, name in FIGURES if name.partition("@")[0] in CATALOGUES[game].traits]
"""Figures that are a card's value of a trait."""
ELSEWHERE = [(game, name) for game, name in FIGURES if name == "areas" or name.startswith("face:")]
"""Figures that change another number too, and are tested on their own."""


def numbers(catalogue: Catalogue) -> dict[str, int]:
    """Every number of a catalogue by its own name."""
    game = catalogue.game
    found = {figure.id: figure.value for figure in game.figures}
    for table in game.tables:
        for row in table.rows:
            found |= {f"{table.id}@{row.at}/{number}": value for number, value in enumerate(row.values)}
    found |= {f"card {card.id}": len(card.marks) for card in catalogue.cards.values()}
    found |= {f"skills {card.id}": len(card.skills) for card in catalogue.cards.values()}
    found |= {f"component {part.id}": part.count for part in game.components}
    found |= {f"trait {trait.id}": len(trait.values) for trait in game.traits}
    found |= {f"cost:{card.id}": card.cost for card in catalogue.cards.values() if card.cost is not None}
    skills = [skill for card in catalogue.cards.values() for skill in card.skills]
    found |= {f"cost:{skill.id}": skill.cost for skill in skills if skill.cost is not None}
    found |= {f"die {die.id}": die.count for die in game.dice}
    found |= {f"yields {area.id}": len(area.yields) for area in catalogue.areas.values()}
    return found | {"least": game.players.least, "most": game.players.most}


@given(st.sampled_from([chosen for chosen in FIGURES if chosen not in HELD + ELSEWHERE]))
@settings(suppress_health_check=[HealthCheck.too_slow], deadline=None)
def test_one_more_changes_that_number_by_one_and_no_other(chosen):
    game, figure = chosen
    before = numbers(CATALOGUES[game])
    after = numbers(changed_by_one(CATALOGUES[game], figure))
    changed = {name for name in before if before[name] != after[name]}

    assert before.keys() <= after.keys()
    assert changed
    assert all(after[name] == before[name] + 1 for name in changed)
    if figure in CATALOGUES[game].tables:
        assert {name.partition("@")[0] for name in changed} == {figure}
    elif "@" in figure:
        assert {name.partition("/")[0] for name in changed} == {figure}
    else:
        assert len(changed) == 1


@pytest.mark.parametrize(("game", "figure"), ELSEWHERE)
def test_one_more_face_takes_the_place_of_another_and_one_more_area_borders_on_an_old_one(game, figure):
    before, after = CATALOGUES[game], changed_by_one(CATALOGUES[game], figure)
    if figure == "areas":
        (new,) = after.areas.keys() - before.areas.keys()
        assert all(new in after.areas[name].borders for name in after.areas[new].borders)
        return
    die, symbol = figure.removeprefix("face:").split("@")
    assert len(after.dice[die].faces) == len(before.dice[die].faces)
    assert after.dice[die].faces.count(symbol) == before.dice[die].faces.count(symbol) + 1


@given(st.sampled_from(HELD))
@settings(suppress_health_check=[HealthCheck.too_slow], deadline=None)
def test_a_cards_trait_becomes_the_next_value_and_nothing_else_changes(chosen):
    game, name = chosen
    trait, _, card = name.partition("@")
    before, after = CATALOGUES[game], changed_by_one(CATALOGUES[game], name)
    values = [value.id for value in before.traits[trait].values]
    held = {(other.id, key): other.traits[key] for other in before.cards.values() for key in other.traits}
    now = {(other.id, key): other.traits[key] for other in after.cards.values() for key in other.traits}

    assert now.pop((card, trait)) == (values * 2)[values.index(held.pop((card, trait))) + 1]
    assert now == held
    assert numbers(before) == numbers(after)


def test_the_catalogue_itself_stays_as_it_is(orchard):
    catalogue = orchard.read()
    changed_by_one(catalogue, "hand")
    changed_by_one(catalogue, "count:tree")
    assert catalogue.figure("hand") == 5
    assert len(catalogue.copies(kind="tree")) == 6


def test_one_more_of_a_card_whose_copies_bear_marks_repeats_the_last(orchard):
    changed = changed_by_one(orchard.read(), "count:young-plum")
    assert changed.cards["young-plum"].marks == ("1", "2", "4", "4")


def test_a_tag_counts_its_first_card(orchard):
    changed = changed_by_one(orchard.read(), "count:young")
    assert len(changed.copies(traits={"fruit": "plum"})) == 4


def test_a_tag_of_single_copies_counts_them(orchard):
    orchard.change("cards.yaml", "tags: [young]", "copy_tags: {ripe: [2]}")
    changed = changed_by_one(orchard.read(), "count:ripe")
    assert changed.cards["young-plum"].marks == ("1", "2", "4", "2")


@pytest.mark.parametrize(
    "figure",
    [
        "feet",
        "deal@9",
        "count:bush",
        "deck:side",
        "component:hat",
        "trait:age",
        "players:all",
        "skills:tree",
        "fruit@bush",
        "x:y",
    ],
)
def test_a_number_there_is_not_raises_key_error(orchard, figure):
    with pytest.raises(KeyError):
        changed_by_one(orchard.read(), figure)
