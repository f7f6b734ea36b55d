"""Skills of the Legends of the Warlords."""

from __future__ import annotations

from typing import Any

from generator.rules.kernel import Procedure
from generator.rules.legends_2023.attack import Attack
from generator.rules.legends_2023.choosing import choose_legend, comrades, with_enemies
from generator.rules.legends_2023.effects import CUBES, DICE, RECRUITING, passive
from generator.rules.legends_2023.moving import go
from generator.rules.legends_2023.skill_use import active, next_attack
from generator.rules.legends_2023.symbols import gain_morale, gain_troops, lose_morale, weaken
from generator.rules.legends_2023.table import BoardTable, Legend, enemies_in


def has_company(table: BoardTable, legend: Legend) -> bool:
    """Tell whether enemy Legends stand in his area."""
    return legend.area is not None and bool(enemies_in(legend.area, legend.owner))


@active("feast-of-terror", ready=has_company)
def feast_of_terror(table: BoardTable, legend: Legend) -> Procedure[None]:
    """Each enemy Legend in his area loses a troop, never the last."""
    yield from ()
    assert legend.area is not None
    for enemy in enemies_in(legend.area, legend.owner):
        weaken(table, enemy, table.figure("feast-of-terror"))


@passive(
    "peerless-halberd", DICE, when=lambda table, legend, event: event.legend is legend and event.on_enemy
)
def peerless_halberd(table: BoardTable, legend: Legend, event: Attack) -> None:
    """Roll one more infantry die against an enemy Legend."""
    event.pool.infantry += table.figure("peerless-halberd")


@passive("four-generations-of-dukes", RECRUITING, when=lambda table, legend, event: event.legend is legend)
def four_generations(table: BoardTable, legend: Legend, event: Any) -> None:
    """Roll one more infantry die when recruiting."""
    event.pool.infantry += table.figure("four-generations-of-dukes")


@active("vanguard-of-hebei")
def vanguard_of_hebei(table: BoardTable, legend: Legend) -> Procedure[None]:
    """Move one area and gain a troop."""
    yield from go(table, legend, legend.next_door, must=True)
    gain_troops(table, legend, table.figure("vanguard-of-hebei"))


@next_attack("white-horse-volunteers", DICE)
def white_horse_volunteers(table: BoardTable, event: Attack) -> None:
    """Swap an infantry die for a cavalry die."""
    event.pool.to_cavalry(table.figure("white-horse-volunteers"))


def is_attacked_at_home(table: BoardTable, legend: Legend, event: Attack) -> bool:
    """Tell whether he is attacked in an area that his faction holds."""
    return event.target is legend and event.area.faction == legend.owner.faction


@passive("keeper-of-the-pass", DICE, when=is_attacked_at_home)
def keeper_of_the_pass(table: BoardTable, legend: Legend, event: Attack) -> None:
    """Attackers roll one infantry die fewer."""
    event.pool.infantry = max(event.pool.infantry - table.figure("keeper-of-the-pass"), 0)


@next_attack("twin-pillar", DICE)
def twin_pillar(table: BoardTable, event: Attack) -> None:
    """Roll one more infantry die for each other own Legend in his area."""
    beside = [other for other in comrades(event.legend) if other.area is event.legend.area]
    event.pool.infantry += table.figure("twin-pillar") * len(beside)


@active("chained-affections", ready=lambda table, legend: bool(with_enemies(legend, 2)))
def chained_affections(table: BoardTable, legend: Legend) -> Procedure[None]:
    """Two enemy Legends of one area, here or next door, lose morale and a troop each, never the last."""
    seat = legend.owner
    pairs = [enemy for area in with_enemies(legend, 2) for enemy in enemies_in(area, seat)]
    first = yield from choose_legend(seat, pairs)
    assert first.area is not None
    rest = [enemy for enemy in enemies_in(first.area, seat) if enemy is not first]
    second = yield from choose_legend(seat, rest)
    for enemy in (first, second):
        lose_morale(table, enemy, table.figure("chained-affections-morale"))
        weaken(table, enemy, table.figure("chained-affections"))


def breaks_in(table: BoardTable, legend: Legend, event: Attack) -> bool:
    """Tell whether his attack on cubes shows any troop symbol."""
    return event.legend is legend and event.roll is not None and event.roll.troops > 0


@passive("camp-breaker", CUBES, when=breaks_in)
def camp_breaker(table: BoardTable, legend: Legend, event: Attack) -> None:
    """Remove one more cube."""
    assert event.roll is not None
    event.roll.troops += table.figure("camp-breaker")


@active("pact-of-the-west", ready=lambda table, legend: bool(comrades(legend)))
def pact_of_the_west(table: BoardTable, legend: Legend) -> Procedure[None]:
    """Another own Legend gains morale and may move one area."""
    other = yield from choose_legend(legend.owner, comrades(legend))
    gain_morale(table, other, table.figure("pact-of-the-west"))
    yield from go(table, other, other.next_door)
