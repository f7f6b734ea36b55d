"""Strategy cards of the Warlords alone."""

from __future__ import annotations

from typing import Any

from generator.rules.kernel import Ask, Option, Procedure
from generator.rules.legends_2023.attack import Attack
from generator.rules.legends_2023.choosing import around, choose_area, choose_legend
from generator.rules.legends_2023.dice import Pool, roll_dice
from generator.rules.legends_2023.hands import discard, discards_of, draw
from generator.rules.legends_2023.skill_use import ACTION
from generator.rules.legends_2023.strategies.shared import call_off, on_legend
from generator.rules.legends_2023.strategy_rules import RESPOND, STAND_BY, strategy
from generator.rules.legends_2023.symbols import gain_troops, lose_morale
from generator.rules.legends_2023.table import Area, BoardTable, Legend, Player
from generator.rules.legends_2023.territory import take_cubes
from generator.rules.legends_2023.verbs import CHOOSE

TRIBUTE = "tribute"


@strategy("mengde-offers-a-sword", RESPOND)
def mengde_offers_a_sword(table: BoardTable, seat: Player, event: Attack) -> Procedure[None]:
    """The attack is called off; the attacking player draws a card."""
    yield from ()
    call_off(table, event)
    draw(table, event.seat, table.figure("mengde-offers-a-sword"))


def tribute(other: Player) -> list[Option]:
    """Return what a player can give up: a card of the hand, or morale of a Legend on the map."""
    spirited = [legend for legend in other.on_map if legend.morale]
    return [*discards_of(other), *[Option(CHOOSE, (legend,)) for legend in spirited]]


def anybody_can_pay(table: BoardTable, seat: Player, event: Any) -> bool:
    """Tell whether any opponent has something to give up."""
    return any(tribute(other) for other in table.from_left_of(seat))


@strategy("the-grand-tutor-wields-power", ACTION, ready=anybody_can_pay)
def grand_tutor(table: BoardTable, seat: Player, event: Any) -> Procedure[None]:
    """Each opponent discards a card or takes morale off one of their Legends."""
    for other in table.from_left_of(seat):
        payments = tribute(other)
        if not payments:
            continue
        option = yield Ask(other, TRIBUTE, lambda payments=payments: payments, seat)  # type: ignore[misc]
        if option.verb is CHOOSE:
            lose_morale(table, option.cards[0], table.figure("the-grand-tutor-wields-power"))
        else:
            discard(table, other, option.cards)


def taxed(table: BoardTable, seat: Player) -> list[Area]:
    """Return the own areas that can spare cubes, with an own Legend there or next door."""
    return [
        area
        for area in table.areas.values()
        if area.faction == seat.faction and area.cubes > table.figure("tyranny-cubes") and tyrants(seat, area)
    ]


def tyrants(seat: Player, area: Area) -> list[Legend]:
    """Return the own Legends in an area or next to it."""
    return [legend for legend in seat.on_map if area in around(legend)]


@strategy("tyranny", ACTION, ready=lambda table, seat, event: bool(taxed(table, seat)))
def tyranny(table: BoardTable, seat: Player, event: Any) -> Procedure[None]:
    """Take a cube, not the last, out of an own area; an own Legend there or next door gains troops."""
    area = yield from choose_area(table, seat, taxed(table, seat))
    take_cubes(table, area, table.figure("tyranny-cubes"))
    legend = yield from choose_legend(seat, tyrants(seat, area), area)
    gain_troops(table, legend, table.figure("tyranny"))


@strategy("shooting-halberds-at-the-gate", STAND_BY, ready=on_legend)
def shooting_halberds(table: BoardTable, seat: Player, event: Attack) -> Procedure[None]:
    """Roll a cavalry die; a troop symbol calls the attack off."""
    yield from ()
    roll = roll_dice(table, seat, Pool(table.figure("shooting-halberds-at-the-gate"), 0))
    roll.count()
    if roll.troops:
        call_off(table, event)
