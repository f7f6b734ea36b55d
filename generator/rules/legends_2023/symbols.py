"""Troops and morale of a Legend: what it gains and loses, within the dial and the morale limit."""

from __future__ import annotations

from generator.rules.kernel import rule
from generator.rules.legends_2023.table import BoardTable, Legend

TROOPS = ("no troops", "1 troop", *(f"{number} troops" for number in range(2, 100)))
"""Numbers of troops in words."""


def gain_troops(table: BoardTable, legend: Legend, number: int) -> None:
    """Turn the dial up."""
    gained = room(table, legend, number)
    if gained > 0:
        legend.troops += gained
        table.say("{legend} gains {troops}", legend=legend, troops=TROOPS[gained])


@rule("recruit.most-five", off=lambda table, legend, number: number)
def room(table: BoardTable, legend: Legend, number: int) -> int:
    """Return how much of a gain the dial has room for; the rest is lost."""
    return min(number, table.figure("most-troops") - legend.troops)


@rule("morale.gain")
def gain_morale(table: BoardTable, legend: Legend, number: int) -> None:
    """Lay cubes on the Legend's card, as many as it gains morale."""
    gained = morale_room(table, legend, number)
    if gained > 0:
        legend.morale += gained
        table.say("{legend} gains {number} morale", legend=legend, number=gained)


@rule("morale.limit", off=lambda table, legend, number: number)
def morale_room(table: BoardTable, legend: Legend, number: int) -> int:
    """Return how much of a gain of morale there is room for; the rest is lost."""
    return min(number, table.figure("most-morale") - legend.morale)


def pay_morale(table: BoardTable, legend: Legend, number: int) -> None:
    """Take cubes off the Legend's card."""
    legend.morale -= number


def lose_morale(table: BoardTable, legend: Legend, number: int) -> int:
    """Take up to so many cubes off a Legend's card against its player's will; return how many."""
    lost = min(number, legend.morale)
    if lost:
        legend.morale -= lost
        table.say("{legend} loses {number} morale", legend=legend, number=lost)
    return lost


def weaken(table: BoardTable, legend: Legend, number: int) -> int:
    """Take troops off a Legend outside an attack; return how many were lost."""
    lost = min(number, legend.troops - spared(table))
    if lost > 0:
        legend.troops -= lost
        table.say("{legend} loses {troops}", legend=legend, troops=TROOPS[lost])
    return max(lost, 0)


@rule("defeat.only-by-attack", off=0)
def spared(table: BoardTable) -> int:
    """Return how many troops a loss outside an attack always leaves."""
    return table.figure("spared")
