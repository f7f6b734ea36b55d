"""Dice: how many of which kind are rolled, what they show, and rolling some of them again."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from generator.rules.kernel import rule
from generator.rules.legends_2023.table import BoardTable, Legend, Player

TROOP, MORALE, BLANK = "troop", "morale", "blank"


class Pool:
    """Dice to be rolled: numbers of cavalry and infantry dice."""

    __slots__ = ("cavalry", "infantry")

    def __init__(self, cavalry: int, infantry: int) -> None:
        self.cavalry = cavalry
        self.infantry = infantry

    def __str__(self) -> str:
        return f"{self.cavalry} cavalry, {self.infantry} infantry"

    def to_cavalry(self, number: int) -> None:
        """Swap up to so many infantry dice for cavalry dice."""
        number = min(number, self.infantry)
        self.infantry -= number
        self.cavalry += number

    def no_cavalry(self) -> None:
        """Swap all cavalry dice for infantry dice."""
        self.infantry += self.cavalry
        self.cavalry = 0


class Roll:
    """Dice that lie open: the faces of cavalry and infantry dice, and how many symbols count."""

    __slots__ = ("blanks", "cavalry", "infantry", "morale", "troops", "who")

    def __init__(self, who: Legend | Player, cavalry: list[str], infantry: list[str]) -> None:
        self.who = who
        self.cavalry = cavalry
        self.infantry = infantry
        self.troops = self.morale = self.blanks = 0

    def __str__(self) -> str:
        return ", ".join((*self.cavalry, *self.infantry)) or "no dice"

    def count(self) -> None:
        """Count the symbols as they lie."""
        faces = self.cavalry + self.infantry
        self.troops = faces.count(TROOP)
        self.morale = faces.count(MORALE)
        self.blanks = len(faces) - self.troops - self.morale


def attack_dice(table: BoardTable, legend: Legend) -> Pool:
    """Gather the dice of an attack before skills and cards."""
    number = number_of_dice(table, legend)
    cavalry = min(cavalry_dice(table), number)
    return Pool(cavalry, number - cavalry)


@rule("attack.dice", off=lambda table, legend: table.figure("most-troops"))
def number_of_dice(table: BoardTable, legend: Legend) -> int:
    """Return how many dice an attack rolls: as many as the Legend has troops."""
    return legend.troops


@rule("dice.cavalry-compulsory", off=0)
def cavalry_dice(table: BoardTable) -> int:
    """Return how many of the dice of an attack must be cavalry dice."""
    return table.figure("attack-cavalry")


@rule("recruit.dice", off=attack_dice)
def recruit_dice(table: BoardTable, legend: Legend) -> Pool:
    """Gather the dice of a recruit, the same for any number of troops."""
    return Pool(table.figure("recruit-cavalry"), table.figure("recruit-infantry"))


def roll_dice(table: BoardTable, who: Legend | Player, pool: Pool) -> Roll:
    """Roll a pool for a Legend or a player; no more dice can lie on the table than the box holds."""
    cavalry, infantry = in_stock(table, pool)
    roll = table.chance.roll
    faces = Roll(who, roll(table.cavalry, cavalry), roll(table.infantry, infantry))
    table.say("{who} rolls {dice}", who=who, dice=faces)
    return faces


@rule("dice.communal", off=lambda table, pool: (min(pool.cavalry, 1), min(pool.infantry, 4)))
def in_stock(table: BoardTable, pool: Pool) -> Sequence[int]:
    """Borrow dice from the other players as far as there are any."""
    cavalry, infantry = table.stock
    return min(max(pool.cavalry, 0), cavalry), min(max(pool.infantry, 0), infantry)


def expected(table: BoardTable, pool: Pool) -> str:
    """Return how many troop and morale symbols a pool shows on average, as fractions."""
    kinds = ((pool.cavalry, table.cavalry), (pool.infantry, table.infantry))
    return ", ".join(
        f"{sum(number * Fraction(faces.count(symbol), len(faces)) for number, faces in kinds)} {symbol}"
        for symbol in (TROOP, MORALE)
    )


def roll_again(table: BoardTable, old: Roll, dice: Sequence[int]) -> None:
    """Roll some dice again, counted from 0, cavalry dice first; the new roll stands for the old one."""
    faces = [*old.cavalry, *old.infantry]
    horses = len(old.cavalry)
    for die in sorted(dice):
        faces[die] = table.chance.roll(table.cavalry if die < horses else table.infantry, 1)[0]
    table.rolled = Roll(old.who, faces[:horses], faces[horses:])
    table.say("{who} now shows {dice}", who=old.who, dice=table.rolled)
