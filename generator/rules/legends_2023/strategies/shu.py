"""Strategy cards of Shu alone."""

from __future__ import annotations

from typing import Any

from generator.rules.kernel import Procedure
from generator.rules.legends_2023.attack import Attack
from generator.rules.legends_2023.choosing import choose_legend, comrades
from generator.rules.legends_2023.effects import DICE, OVER, STRATEGY, Effect
from generator.rules.legends_2023.hands import draw
from generator.rules.legends_2023.skill_use import ACTION
from generator.rules.legends_2023.strategies.shared import any_on_map, attacked_legends, on_legend
from generator.rules.legends_2023.strategy_rules import RESPOND, STRENGTHEN, strategy
from generator.rules.legends_2023.symbols import gain_morale, gain_troops
from generator.rules.legends_2023.table import BoardTable, Legend, Player


@strategy("honoring-the-worthy-and-lowering-the-proud", ACTION)
def honoring_the_worthy(table: BoardTable, seat: Player, event: Any) -> Procedure[None]:
    """Draw strategy cards."""
    yield from ()
    draw(table, seat, table.figure("honoring-the-worthy-and-lowering-the-proud"))


@strategy("oath-of-the-peach-garden", ACTION, ready=any_on_map)
def oath(table: BoardTable, seat: Player, event: Any) -> Procedure[None]:
    """Each own Legend on the map gains a troop and morale."""
    yield from ()
    for legend in seat.on_map:
        gain_troops(table, legend, table.figure("oath-of-the-peach-garden-troops"))
        gain_morale(table, legend, table.figure("oath-of-the-peach-garden-morale"))


def is_struck(table: BoardTable, seat: Player, event: Attack) -> bool:
    """Tell whether an attack strikes any Legend of a seat."""
    return bool(attacked_legends(seat, event))


@strategy("borrowing-arrows-with-thatched-boats", RESPOND, ready=is_struck)
def borrowing_arrows(table: BoardTable, seat: Player, event: Attack) -> Procedure[None]:
    """If the attacked Legend survives, it gains morale for each troop symbol rolled."""
    legend = yield from choose_legend(seat, attacked_legends(seat, event), event)
    event.effects.append(
        Effect(
            OVER,
            STRATEGY,
            "borrowing-arrows-with-thatched-boats",
            lambda table, event: collect(table, event, legend),
        )
    )


def collect(table: BoardTable, event: Attack, legend: Legend) -> None:
    """Turn the symbols of an attack into morale of the Legend that stood it."""
    if event.roll is not None and legend.area is not None:
        each = table.figure("borrowing-arrows-with-thatched-boats")
        gain_morale(table, legend, each * event.roll.troops)


@strategy("slaying-hua-xiong-when-wine-still-warm", STRENGTHEN, ready=on_legend)
def slaying_hua_xiong(table: BoardTable, seat: Player, event: Attack) -> Procedure[None]:
    """The attack on a Legend does twice the damage."""
    yield from ()
    event.times *= table.figure("slaying-hua-xiong-when-wine-still-warm")


def has_help(table: BoardTable, seat: Player, event: Attack) -> bool:
    """Tell whether a Legend attacks another one with own Legends beside it."""
    return event.on_legend and any(other.area is event.legend.area for other in comrades(event.legend))


@strategy("three-heroes-fight-with-lv-bu", STRENGTHEN, ready=has_help)
def three_heroes(table: BoardTable, seat: Player, event: Attack) -> Procedure[None]:
    """Roll one more cavalry die for each other own Legend in the area."""
    yield from ()
    event.effects.append(Effect(DICE, STRATEGY, "three-heroes-fight-with-lv-bu", ride_together))


def ride_together(table: BoardTable, event: Attack) -> None:
    """Add the dice."""
    beside = [other for other in comrades(event.legend) if other.area is event.legend.area]
    event.pool.cavalry += table.figure("three-heroes-fight-with-lv-bu") * len(beside)
