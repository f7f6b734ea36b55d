"""Single rules of Heroes and Tricks at tables set up by hand, beyond what the scenarios show."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from generator.catalogue import Catalogue, load_catalogue
from generator.project import Project, shipped
from generator.rules.kernel import declared, load
from generator.rules.tricks.gear import GEAR, Moment
from generator.rules.tricks.laying import put
from generator.rules.tricks.resolving import resolve


@cache
def catalogue() -> Catalogue:
    return load_catalogue(Project(shipped(), shipped() / "output"), "tricks")


def laid_out(hero: str, *plays: str, **changed: int) -> Any:
    """Return a table with a trick in the box: the Hero, then the cards of each seat from A on."""
    data = catalogue()
    for figure, value in changed.items():
        data = data.with_figure(figure.replace("_", "-"), value)
    table = load("tricks").table(data, max(len(plays), 3))
    faces = {str(card): card for zone in table.zones for card in zone.cards}
    put(table, faces[hero], table.front)
    for seat, line in zip(table.seats, plays, strict=False):
        for face in line.split(", "):
            put(table, faces[face], seat.laid)
    return table


def resolved(table: Any) -> str:
    """Resolve the trick in the box and return who gets its Hero."""
    for _ in resolve(table, table.tricks[0]):
        pass
    return next(str(seat) for seat in table.seats if seat.heroes.cards)


def test_every_gear_of_the_data_has_an_effect_at_the_moment_it_names():
    gear = {card.id: card.traits["timing"] for card in catalogue().cards.values() if card.kind == "gear"}

    assert set(GEAR) == set(gear)
    assert {name for name, each in GEAR.items() if each.moment is Moment.BEFORE} == {
        name for name, timing in gear.items() if timing == "before-trick"
    }


def test_no_rule_is_declared_twice_but_for_limits_on_two_verbs():
    ids = [rule.id for rule in declared("generator.rules.tricks") if rule.kind != "limit"]

    assert len(ids) == len(set(ids))


@pytest.mark.parametrize(
    ("plays", "taker"),
    [
        (("Green-Card-1", "Green-Chip-8", "Orange-Card-8"), "A"),
        (("Green-Dice-3", "Green-Chip-5", "Orange-Card-8"), "B"),
        (("Blue-Dice-8", "Orange-Card-2", "Blue-Card-5"), "C"),
        (("Blue-Chip-6", "Orange-Dice-6", "Blue-Chip-1"), "B"),
    ],
)
def test_the_four_ways_of_winning(plays, taker):
    assert resolved(laid_out("Chaos", *plays)) == taker


def test_a_number_of_gear_stands_in_the_data():
    plays = ("Green-Dice-6", "Green-Dice-5, Whetstone", "Blue-Chip-1")

    assert resolved(laid_out("Chaos", *plays)) == "B"
    assert resolved(laid_out("Chaos", *plays, whetstone=0)) == "A"


def test_points_of_gear_stand_in_the_data():
    table = laid_out("Chaos", "Green-Card-7, Opal Ring", "Green-Dice-5", "Blue-Chip-1", opal_ring=4)

    resolved(table)

    assert table.seats[0].gear_points == 4


def test_the_deal_stands_in_the_data():
    data = catalogue().with_row("deal", 3, 0, 5)
    engine = load("tricks")
    table = engine.table(data, 3, skip_passing=True)

    ask = next(engine.play(table))

    assert ask.seat in table.seats
    assert {len(seat.hand) for seat in table.seats} == {5}


def test_of_two_gear_that_break_ties_the_last_to_act_has_the_last_word():
    scales_last = ("Green-Dice-5, Hourglass", "Green-Chip-5, Scales of Order", "Blue-Chip-1")
    hourglass_last = ("Green-Dice-5", "Green-Chip-5, Scales of Order", "Blue-Chip-1, Hourglass")

    assert resolved(laid_out("Chaos", *scales_last)) == "B"
    assert resolved(laid_out("Chaos", *hourglass_last)) == "A"


def test_the_map_makes_silver_medal_count_from_the_bottom():
    table = laid_out("Chaos", "Green-Dice-3, Upside-Down Map", "Green-Dice-5, Silver Medal", "Green-Dice-6")

    assert resolved(table) == "A"
    assert table.seats[1].gear_points == 1


def test_mirror_shield_at_the_end_turns_nothing_aside():
    table = laid_out("Chaos", "Green-Card-7, Opal Ring", "Green-Dice-5", "Blue-Chip-1, Mirror Shield")

    assert resolved(table) == "A"
    assert table.seats[0].gear_points == 1
