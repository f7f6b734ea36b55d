"""Strategy cards of Wu alone."""

from __future__ import annotations

from typing import Any

from generator.rules.kernel import Ask, Option, Procedure, several
from generator.rules.legends_2023.attack import Attack
from generator.rules.legends_2023.choosing import around, choose_legend, comrades
from generator.rules.legends_2023.dice import Roll, roll_again
from generator.rules.legends_2023.effects import DICE, STRATEGY, Effect
from generator.rules.legends_2023.skill_use import ACTION
from generator.rules.legends_2023.strategy_rules import REROLL_STEP, STRENGTHEN, strategy
from generator.rules.legends_2023.symbols import TROOPS, gain_morale, spared
from generator.rules.legends_2023.table import BoardTable, Legend, Player
from generator.rules.legends_2023.verbs import CHOOSE, REROLL

DICE_TO_REROLL = "dice"
HOW_MANY = "how many"


def idle(seat: Player) -> list[Legend]:
    """Return the own Legends on the map that have not acted in this turn."""
    return [legend for legend in seat.on_map if legend.acts < legend.owner.table.actions]


@strategy(
    "concealing-ones-abilities-and-biding-time", ACTION, ready=lambda table, seat, event: bool(idle(seat))
)
def concealing(table: BoardTable, seat: Player, event: Any) -> Procedure[None]:
    """An own Legend forgoes its action and gains morale."""
    legend = yield from choose_legend(seat, idle(seat))
    legend.acts += 1
    gain_morale(table, legend, table.figure("concealing-ones-abilities-and-biding-time"))


def neighbours(legend: Legend) -> list[Legend]:
    """Return the other own Legends here and next door."""
    near = around(legend)
    return [other for other in comrades(legend) if other.area in near]


def givers(table: BoardTable, seat: Player) -> list[Legend]:
    """Return the own Legends that have troops to spare and somebody near to give them to."""
    return [legend for legend in seat.on_map if legend.troops > spared(table) and neighbours(legend)]


@strategy("support-and-endorsement", ACTION, ready=lambda table, seat, event: bool(givers(table, seat)))
def support(table: BoardTable, seat: Player, event: Any) -> Procedure[None]:
    """Move troops from one own Legend to another near it, leaving one at least; both gain morale."""
    giver = yield from choose_legend(seat, givers(table, seat))
    taker = yield from choose_legend(seat, neighbours(giver), giver)
    room = table.figure("most-troops") - taker.troops
    most = min(table.figure("support-and-endorsement"), giver.troops - spared(table), room)
    number = 0
    if most > 0:
        option = yield Ask(
            seat, HOW_MANY, lambda: [Option(CHOOSE, choice=number) for number in range(1, most + 1)], giver
        )
        number = int(option.choice)
    giver.troops -= number
    taker.troops += number
    table.say("{giver} sends {troops} to {taker}", giver=giver, troops=TROOPS[number], taker=taker)
    for legend in (giver, taker):
        gain_morale(table, legend, table.figure("support-and-endorsement-morale"))


@strategy("viewing-an-old-friend-in-a-new-light", REROLL_STEP)
def viewing_an_old_friend(table: BoardTable, seat: Player, event: Roll) -> Procedure[None]:
    """Roll any of the dice again, once; after another such card, from what they show now."""
    lying: Roll = table.rolled
    labels = [f"cavalry {number}" for number in range(1, len(lying.cavalry) + 1)]
    labels += [f"infantry {number}" for number in range(1, len(lying.infantry) + 1)]
    chosen = yield from several(
        seat,
        DICE_TO_REROLL,
        lambda _: [Option(REROLL, choice=label) for label in labels],
        lying,
        most=len(labels),
    )
    roll_again(table, lying, [labels.index(str(option.choice)) for option in chosen])


@strategy("victory-achieved-with-ease", STRENGTHEN)
def victory_with_ease(table: BoardTable, seat: Player, event: Attack) -> Procedure[None]:
    """Swap infantry dice of this attack for cavalry dice."""
    yield from ()
    event.effects.append(Effect(DICE, STRATEGY, "victory-achieved-with-ease", mount))


def mount(table: BoardTable, event: Attack) -> None:
    """Swap the dice."""
    event.pool.to_cavalry(table.figure("victory-achieved-with-ease"))
