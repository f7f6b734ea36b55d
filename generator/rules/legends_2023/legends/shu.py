"""Skills of the Legends of Shu."""

from __future__ import annotations

from typing import Any

from generator.rules.kernel import Procedure
from generator.rules.legends_2023.attack import Attack, attack_somebody
from generator.rules.legends_2023.choosing import comrades
from generator.rules.legends_2023.effects import ACTIVE, DEFEAT, DICE, OVER, SYMBOLS, Effect, passive
from generator.rules.legends_2023.moving import go
from generator.rules.legends_2023.skill_use import active, next_attack
from generator.rules.legends_2023.symbols import gain_morale, gain_troops, weaken
from generator.rules.legends_2023.table import BoardTable, Legend


@active("winning-hearts-with-virtue", ready=lambda table, legend: bool(comrades(legend)))
def winning_hearts(table: BoardTable, legend: Legend) -> Procedure[None]:
    """Each other own Legend on the map gains morale."""
    yield from ()
    for other in comrades(legend):
        gain_morale(table, other, table.figure("winning-hearts-with-virtue"))


@active("heroic-passage")
def heroic_passage(table: BoardTable, legend: Legend) -> Procedure[None]:
    """Move one area, then attack there."""
    yield from go(table, legend, legend.next_door, must=True)
    yield from attack_somebody(table, legend)


@next_attack("fury-unleashed", SYMBOLS)
def fury_unleashed(table: BoardTable, event: Attack) -> None:
    """Against an enemy Legend, each morale symbol is a troop symbol instead."""
    if event.on_enemy and event.roll is not None:
        event.roll.troops += event.roll.morale
        event.roll.morale = 0


def is_attacked_with_one_troop(table: BoardTable, legend: Legend, event: Attack) -> bool:
    """Tell whether he is attacked while only one troop is with him."""
    return event.target is legend and legend.troops == table.figure("open-gates-quiet-zither")


@passive("open-gates-quiet-zither", DICE, when=is_attacked_with_one_troop)
def open_gates(table: BoardTable, legend: Legend, event: Attack) -> None:
    """Attackers roll infantry dice in place of cavalry dice."""
    event.pool.no_cavalry()


@active("seven-charges-through", ready=lambda table, legend: legend.attacked)
def seven_charges(table: BoardTable, legend: Legend) -> Procedure[None]:
    """Having attacked, move one area at will and gain a troop."""
    yield from go(table, legend, legend.next_door)
    gain_troops(table, legend, table.figure("seven-charges-through"))


def attacks_in_force(table: BoardTable, legend: Legend, event: Attack) -> bool:
    """Tell whether he attacks with enough troops."""
    return event.legend is legend and legend.troops >= table.figure("riders-of-xiliang-troops")


@passive("riders-of-xiliang", DICE, when=attacks_in_force)
def riders_of_xiliang(table: BoardTable, legend: Legend, event: Attack) -> None:
    """Swap an infantry die for a cavalry die."""
    event.pool.to_cavalry(table.figure("riders-of-xiliang"))


@active("arrow-at-a-hundred-paces", ready=lambda table, legend: not legend.far)
def arrow(table: BoardTable, legend: Legend) -> Procedure[None]:
    """Let the next attack of this turn reach a Legend in an adjacent area."""
    yield from ()
    legend.far = True


@active("reckless-sally", attacking=True)
def reckless_sally(table: BoardTable, legend: Legend) -> Procedure[None]:
    """Add a troop symbol to the next attack of this turn, and lose a troop after it."""
    yield from ()
    legend.pending += (
        Effect(SYMBOLS, ACTIVE, "reckless-sally", one_more_symbol),
        Effect(OVER, ACTIVE, "reckless-sally", pay_in_troops),
    )


def one_more_symbol(table: BoardTable, event: Attack) -> None:
    """Add the symbol."""
    if event.roll is not None:
        event.roll.troops += table.figure("reckless-sally")


def pay_in_troops(table: BoardTable, event: Attack) -> None:
    """Lose the troop, never the last one."""
    if event.legend.area is not None:
        weaken(table, event.legend, table.figure("reckless-sally-loss"))


def is_comrade(table: BoardTable, legend: Legend, event: Any) -> bool:
    """Tell whether another Legend of the same player was defeated."""
    return event.legend.owner is legend.owner and event.legend is not legend


@passive("heir-of-the-plan", DEFEAT, when=is_comrade)
def heir_of_the_plan(table: BoardTable, legend: Legend, event: Any) -> None:
    """Gain morale from the defeat."""
    gain_morale(table, legend, table.figure("heir-of-the-plan"))


@active("fledgling-phoenix", ready=lambda table, legend: len(legend.owner.hand) > 0)
def fledgling_phoenix(table: BoardTable, legend: Legend) -> Procedure[None]:
    """Let the next strategy card of this turn need fewer discards."""
    yield from ()
    legend.owner.less += table.figure("fledgling-phoenix")
