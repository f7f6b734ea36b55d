"""What things are worth to a player, in points of merit."""

from __future__ import annotations

from generator.rules.legends_2023.attack import is_shielded
from generator.rules.legends_2023.bot.chances import at_least, chances, expected
from generator.rules.legends_2023.dice import MORALE, TROOP
from generator.rules.legends_2023.table import Area, BoardTable, Legend, Player, enemies_in

OWN_TROOP, ENEMY_TROOP, SPIRIT, HAND_CARD = 0.30, 0.22, 0.12, 0.18
GROUND = 0.35
"""What any area is worth, apart from the resources that one's target counts."""
LATER = 0.55
"""What an attack of the next turn counts beside one of now."""
FEAR = 0.30
"""How much of a defeat that might come counts."""


def resource_worth(seat: Player) -> dict[str, float]:
    """Return what each resource is worth to a player, by the target in hand."""
    worth: dict[str, float] = {}
    for card in seat.target.cards:
        for line in card.card.scores:
            points = line.points / 4 if line.most else line.points / (line.every or 1)
            worth[line.of] = worth.get(line.of, 0.0) + points
    return worth


def area_worth(seat: Player, area: Area) -> float:
    """Return what holding an area is worth."""
    worth = resource_worth(seat)
    return GROUND + sum(worth.get(resource, 0.0) for resource in area.yields)


def attack_worth(
    table: BoardTable, legend: Legend, target: Legend | Area, cavalry: int = 1, infantry: int = 0
) -> float:
    """Return what an attack with these dice is worth; with no infantry given, with the Legend's own."""
    infantry = infantry or legend.troops - 1 + legend.spurs
    likely = chances(table, cavalry, infantry, TROOP)
    spirit = SPIRIT * expected(
        chances(table, cavalry, infantry, MORALE), table.figure("most-morale") - legend.morale
    )
    if isinstance(target, Legend):
        return spirit + legend_worth(
            table, legend, target, at_least(likely, target.troops), expected(likely, target.troops)
        )
    cleared = at_least(likely, target.cubes)
    gain = table.figure("merit-territory") + (settling_worth(legend, target) if legend.troops > 1 else 0.0)
    return spirit + cleared * gain + (1 - cleared) * 0.15 * expected(likely, target.cubes)


def settling_worth(legend: Legend, area: Area) -> float:
    """Return what it is worth to settle in an area, for the troops it takes."""
    return max(area_worth(legend.owner, area) - OWN_TROOP, 0.0)


def legend_worth(table: BoardTable, legend: Legend, target: Legend, defeated: float, lost: float) -> float:
    """Return what an attack on a Legend is worth, by its chance of defeat and the troops it will lose."""
    leading = 1.0 + 0.04 * max(target.owner.points - legend.owner.points, 0)
    reward = table.figure("merit-legend") + SPIRIT * target.morale
    return (defeated * reward + ENEMY_TROOP * lost) * leading


def best_attack(table: BoardTable, legend: Legend, area: Area) -> float:
    """Return what the best attack from an area would be worth to a Legend."""
    enemies = enemies_in(area, legend.owner)
    found = [attack_worth(table, legend, enemy) for enemy in enemies]
    if area.cubes and area.faction != legend.owner.faction and not is_shielded(table, area, enemies):
        found.append(attack_worth(table, legend, area))
    return max(found, default=0.0)


def danger(table: BoardTable, legend: Legend, area: Area) -> float:
    """Return what a Legend risks by standing in an area: to be defeated by those who are there or near."""
    risk = 0.0
    for near, weight in ((area, 1.0), *((other, 0.5) for other in area.borders)):
        for enemy in enemies_in(near, legend.owner):
            likely = chances(table, 1, enemy.troops - 1, TROOP)
            risk += weight * at_least(likely, legend.troops)
    return FEAR * (table.figure("merit-legend") + SPIRIT * legend.morale) * min(risk, 1.0)


def stand_worth(table: BoardTable, legend: Legend, area: Area) -> float:
    """Return what it is worth to a Legend to stand in an area at the end of a turn."""
    own = 0.15 if area.faction == legend.owner.faction else 0.0
    return LATER * best_attack(table, legend, area) + own - danger(table, legend, area)


def move_worth(table: BoardTable, legend: Legend, area: Area) -> float:
    """Return what a Legend gains by moving to an area."""
    assert legend.area is not None
    return stand_worth(table, legend, area) - stand_worth(table, legend, legend.area)


def recruit_worth(table: BoardTable, legend: Legend) -> float:
    """Return what a recruit is worth."""
    cavalry, infantry = table.figure("recruit-cavalry"), table.figure("recruit-infantry")
    troops = expected(chances(table, cavalry, infantry, TROOP), table.most_troops - legend.troops)
    spirit = expected(chances(table, cavalry, infantry, MORALE), table.figure("most-morale") - legend.morale)
    back = 0.6 if legend.area is None else 0.0
    return OWN_TROOP * troops + SPIRIT * spirit + back


def troop_worth(table: BoardTable, legend: Legend, number: int) -> float:
    """Return what more troops are worth to a Legend; what does not fit the dial is worth nothing."""
    return OWN_TROOP * min(number, table.most_troops - legend.troops)


def spirit_worth(table: BoardTable, legend: Legend, number: int) -> float:
    """Return what more morale is worth to a Legend."""
    return SPIRIT * min(number, table.figure("most-morale") - legend.morale)
