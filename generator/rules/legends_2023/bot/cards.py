"""What playing a strategy card now is worth, before the cards that it costs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from generator.rules.legends_2023.bot.chances import at_least, chances, expected
from generator.rules.legends_2023.bot.skills import best_move
from generator.rules.legends_2023.bot.worth import (
    ENEMY_TROOP,
    HAND_CARD,
    OWN_TROOP,
    SPIRIT,
    best_attack,
    danger,
    spirit_worth,
    troop_worth,
)
from generator.rules.legends_2023.dice import BLANK, TROOP
from generator.rules.legends_2023.table import BoardTable, Legend, Player, enemies_in

Worth = Callable[[BoardTable, Player, Any], float]


def card_worth(card: Any) -> float:
    """Return what a card is worth in the hand."""
    return HAND_CARD * (0.8 if card.cost == 1 else 1.0)


def price_of(table: BoardTable, seat: Player, cost: int) -> float:
    """Return what playing a card of this cost takes out of the hand; a full hand will lose cards anyway."""
    room = table.figure("hand-limit") - len(seat.hand) - table.figure("draw")
    spilled = max(-room, 0)
    return HAND_CARD * max(cost + 1 - spilled, 0.3)


def best_of(each: Callable[[BoardTable, Legend], float]) -> Worth:
    """Return a worth that is that of the own Legend for whom it is greatest."""
    return lambda table, seat, event: max((each(table, legend) for legend in seat.on_map), default=0.0)


def sum_of(each: Callable[[BoardTable, Legend], float]) -> Worth:
    """Return a worth that is summed over the own Legends on the map."""
    return lambda table, seat, event: sum(each(table, legend) for legend in seat.on_map)


def hurt(table: BoardTable, event: Any, *, cavalry: int = 0, infantry: int = 0, times: int = 1) -> float:
    """Return what an attack would be worth with more dice and so many times the damage."""
    pool = event.pool
    likely = chances(table, pool.cavalry + cavalry, pool.infantry + infantry, TROOP)
    target = event.target
    if not isinstance(target, Legend):
        return at_least(likely, target.cubes) * 1.5
    needed = -(-target.troops // times)
    return at_least(likely, needed) * 2.2 + ENEMY_TROOP * expected(likely, needed) * times


def better(**changes: int) -> Worth:
    """Return a worth that is what an attack gains by a change."""
    return lambda table, seat, event: hurt(table, event, **changes) - hurt(table, event)


def swapped(table: BoardTable, seat: Player, event: Any) -> float:
    """Return what two cavalry dice in place of infantry dice are worth to an attack."""
    number = min(2, event.pool.infantry)
    return hurt(table, event, cavalry=number, infantry=-number) - hurt(table, event)


def spread(table: BoardTable, seat: Player, event: Any) -> float:
    """Return what striking all enemies of the area is worth."""
    return 0.8 * hurt(table, event) * (len(enemies_in(event.area, seat)) - 1) if event.on_legend else 0.0


def in_peril(table: BoardTable, seat: Player, event: Any) -> float:
    """Return what it would be worth to a player if an attack did not take place."""
    pool, times = event.pool, event.times
    likely = chances(table, pool.cavalry, pool.infantry, TROOP)
    total = 0.0
    for legend in event.victims:
        if legend.owner is seat:
            fallen = at_least(likely, -(-legend.troops // times))
            total += fallen * (2.2 + SPIRIT * legend.morale) + OWN_TROOP * expected(likely, legend.troops)
    if not event.on_legend and event.area.faction == seat.faction:
        total += at_least(likely, event.area.cubes) * 1.5
    return total


def strikes_back(table: BoardTable, seat: Player, event: Any) -> float:
    """Return what striking the attacker first is worth."""
    likely = chances(table, 1, 1, TROOP)
    fallen = at_least(likely, event.legend.troops)
    return fallen * (2.2 + in_peril(table, seat, event)) + ENEMY_TROOP * expected(likely, event.legend.troops)


def trap(table: BoardTable, seat: Player, event: Any) -> float:
    """Return what setting two enemies on each other is worth: most if they belong to different players."""
    found = 0.0
    for area in table.areas.values():
        enemies = enemies_in(area, seat)
        for one in enemies:
            for other in enemies:
                if one is not other:
                    likely = chances(table, 1, one.troops - 1, TROOP)
                    worth = ENEMY_TROOP * expected(likely, other.troops)
                    if one.owner is other.owner:
                        worth += at_least(likely, other.troops) * 0.8
                    found = max(found, worth)
    return found


def needs_troops(table: BoardTable, seat: Player, event: Any) -> float:
    """Return what one more cavalry die is worth to a recruit."""
    return OWN_TROOP * 0.8 if table.most_troops - event.legend.troops >= 3 else 0.0


def again(table: BoardTable, seat: Player, event: Any) -> float:
    """Return what another move and attack are worth."""
    legend = event.legend
    here = best_attack(table, legend, legend.area)
    return max(here, *(best_attack(table, legend, area) for area in legend.area.borders))


def rolled_badly(table: BoardTable, seat: Player, event: Any) -> float:
    """Return what rolling the blank dice again is worth."""
    return 0.12 * int(event.infantry.count(BLANK)) + (0.2 if TROOP not in event.cavalry else 0.0)


def banished(table: BoardTable, seat: Player, event: Any) -> float:
    """Return what leading an enemy away is worth: the danger that leaves."""
    return (
        0.4 * max((danger(table, legend, legend.area) for legend in seat.on_map if legend.area), default=0.0)
        + 0.1
    )


def tithe(table: BoardTable, seat: Player, event: Any) -> float:
    """Return what a cube for two troops is worth."""
    return max((troop_worth(table, legend, 2) for legend in seat.on_map), default=0.0) - 0.25


CARDS: Mapping[str, Worth] = {
    "deploying-troops-and-legends": best_of(
        lambda table, legend: best_move(table, legend) + troop_worth(table, legend, 1)
    ),
    "drums-resound-to-the-sky": best_of(lambda table, legend: spirit_worth(table, legend, 2)),
    "gathering-strength-poised-to-strike": needs_troops,
    "huarong-path": lambda table, seat, event: ENEMY_TROOP,
    "heroic-stand": spread,
    "surprise-attack": strikes_back,
    "divide-and-conquer": lambda table, seat, event: 0.15,
    "the-beautified-trap": trap,
    "unstoppable-momentum": again,
    "honoring-the-worthy-and-lowering-the-proud": lambda table, seat, event: 3 * HAND_CARD,
    "oath-of-the-peach-garden": sum_of(
        lambda table, legend: troop_worth(table, legend, 1) + spirit_worth(table, legend, 1)
    ),
    "borrowing-arrows-with-thatched-boats": lambda table, seat, event: SPIRIT * 0.8,
    "slaying-hua-xiong-when-wine-still-warm": better(times=2),
    "three-heroes-fight-with-lv-bu": better(cavalry=1),
    "concealing-ones-abilities-and-biding-time": best_of(
        lambda table, legend: (
            spirit_worth(table, legend, 3) - best_attack(table, legend, legend.area) if legend.area else 0
        )
    ),
    "support-and-endorsement": lambda table, seat, event: 2 * SPIRIT,
    "victory-achieved-with-ease": swapped,
    "viewing-an-old-friend-in-a-new-light": rolled_badly,
    "quenching-thirst-by-thinking-of-plums": sum_of(
        lambda table, legend: 0.0 if legend.morale else spirit_worth(table, legend, 2)
    ),
    "cutting-off-the-beard-and-discarding-the-robe": in_peril,
    "discussing-heroes-over-wine": lambda table, seat, event: 1.2 * HAND_CARD,
    "commanding-the-feudal-lords-with-the-emperor-as-hostage": banished,
    "mengde-offers-a-sword": lambda table, seat, event: in_peril(table, seat, event) - 0.5 * HAND_CARD,
    "the-grand-tutor-wields-power": lambda table, seat, event: 0.5 * HAND_CARD * (len(table.seats) - 1),
    "tyranny": tithe,
    "shooting-halberds-at-the-gate": lambda table, seat, event: 0.8 * in_peril(table, seat, event),
}
"""Cards of a stranger's data are worth nothing to this bot, and are not played."""

UNWELCOME = {
    "heroic-stand": 0.5,
    "slaying-hua-xiong-when-wine-still-warm": 0.6,
    "the-beautified-trap": 0.3,
    "unstoppable-momentum": 0.5,
    "oath-of-the-peach-garden": 0.5,
    "commanding-the-feudal-lords-with-the-emperor-as-hostage": 0.4,
    "honoring-the-worthy-and-lowering-the-proud": 0.35,
    "surprise-attack": 0.35,
    "victory-achieved-with-ease": 0.45,
    "three-heroes-fight-with-lv-bu": 0.45,
    "cutting-off-the-beard-and-discarding-the-robe": 0.4,
    "mengde-offers-a-sword": 0.4,
    "shooting-halberds-at-the-gate": 0.4,
}
"""What it is worth that somebody else's card has no effect."""
