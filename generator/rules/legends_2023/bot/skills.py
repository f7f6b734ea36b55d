"""What using an active skill now is worth, before its cost."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from generator.rules.legends_2023.bot.worth import (
    ENEMY_TROOP,
    HAND_CARD,
    attack_worth,
    best_attack,
    danger,
    move_worth,
    spirit_worth,
    stand_worth,
    troop_worth,
)
from generator.rules.legends_2023.choosing import comrades, with_enemies
from generator.rules.legends_2023.table import BoardTable, Legend, enemies_in

Worth = Callable[[BoardTable, Legend], float]


def for_all(table: BoardTable, legend: Legend) -> float:
    """Return what morale for all others is worth."""
    return sum(spirit_worth(table, other, 1) for other in comrades(legend))


def for_one(table: BoardTable, legend: Legend) -> float:
    """Return what a troop for the neediest other is worth."""
    return max((troop_worth(table, other, 1) for other in comrades(legend)), default=0.0)


def for_two(table: BoardTable, legend: Legend) -> float:
    """Return what a troop for each of two others is worth."""
    return sum(sorted((troop_worth(table, other, 1) for other in comrades(legend)), reverse=True)[:2])


def extra_attack(table: BoardTable, legend: Legend) -> float:
    """Return what moving and attacking at once is worth."""
    assert legend.area is not None
    return max(best_attack(table, legend, area) for area in legend.area.borders)


def best_move(table: BoardTable, legend: Legend) -> float:
    """Return what moving to the best area next door is worth, nothing if staying is better."""
    assert legend.area is not None
    return max(0.0, *(move_worth(table, legend, area) for area in legend.area.borders))


def attack_from_here(share: float) -> Worth:
    """Return a worth that is part of what the Legend's attack is worth."""

    def worth(table: BoardTable, legend: Legend) -> float:
        return share * best_attack(table, legend, legend.area) if legend.area is not None else 0.0

    return worth


def far_shot(table: BoardTable, legend: Legend) -> float:
    """Return what attacking a Legend next door is worth beyond what can be attacked here."""
    assert legend.area is not None
    if legend.acts >= table.actions:
        return 0.0
    shots = [
        attack_worth(table, legend, enemy)
        for area in legend.area.borders
        for enemy in enemies_in(area, legend.owner)
    ]
    return max(shots, default=0.0) - best_attack(table, legend, legend.area)


def scorched(table: BoardTable, legend: Legend, area_number: int) -> float:
    """Return what taking a troop from each enemy of an area is worth."""
    counts = [
        sum(enemy.troops > 1 for enemy in enemies_in(area, legend.owner))
        for area in (with_enemies(legend) if area_number else [legend.area] if legend.area else [])
    ]
    return ENEMY_TROOP * max(counts, default=0)


def self_harm(table: BoardTable, legend: Legend) -> float:
    """Return what two morale for a troop are worth: something while there are troops to spare."""
    return spirit_worth(table, legend, 2) - (0.1 if legend.troops >= 4 else 0.4)


def escape(table: BoardTable, legend: Legend) -> float:
    """Return what swapping places is worth: the danger that is left behind."""
    assert legend.area is not None
    swaps = [
        stand_worth(table, legend, other.area)
        + stand_worth(table, other, legend.area)
        - stand_worth(table, legend, legend.area)
        - stand_worth(table, other, other.area)
        for other in comrades(legend)
        if other.area is not None and other.area is not legend.area
    ]
    return max(swaps, default=0.0)


def robbing(table: BoardTable, legend: Legend) -> float:
    """Return what taking morale from an enemy is worth."""
    held = [
        min(enemy.morale, 2) for other in table.seats if other is not legend.owner for enemy in other.on_map
    ]
    return 0.1 * max(held, default=0) + spirit_worth(table, legend, max(held, default=0))


def vanguard(table: BoardTable, legend: Legend) -> float:
    """Return what moving and gaining a troop is worth; the move is not optional."""
    assert legend.area is not None
    return max(move_worth(table, legend, area) for area in legend.area.borders) + troop_worth(
        table, legend, 1
    )


def charges(table: BoardTable, legend: Legend) -> float:
    """Return what a move at will and a troop are worth."""
    return best_move(table, legend) + troop_worth(table, legend, 1)


def pair_weakened(table: BoardTable, legend: Legend) -> float:
    """Return what weakening two enemies is worth."""
    return 2 * ENEMY_TROOP + 0.1


def pact(table: BoardTable, legend: Legend) -> float:
    """Return what morale and a move for another are worth."""
    return max(
        (spirit_worth(table, other, 1) + best_move(table, other) for other in comrades(legend)), default=0.0
    )


def no_more_than_needed(worth: float) -> Worth:
    """Return a worth that counts only while the hand has room."""
    return lambda table, legend: worth if len(legend.owner.hand) < table.figure("hand-limit") else 0.0


def unafraid(table: BoardTable, legend: Legend) -> float:
    """Return what an attack that nobody answers is worth more."""
    return 0.1 * attack_from_here(1.0)(table, legend)


def keeps_standing(table: BoardTable, legend: Legend) -> float:
    """Return what a hard blow is worth to a Legend that survives its price."""
    assert legend.area is not None
    return attack_from_here(0.5)(table, legend) - (
        0.0 if legend.troops == 1 else 0.3 + 0.2 * danger(table, legend, legend.area)
    )


SKILLS: Mapping[str, Worth] = {
    "winning-hearts-with-virtue": for_all,
    "heroic-passage": extra_attack,
    "fury-unleashed": attack_from_here(0.6),
    "seven-charges-through": charges,
    "arrow-at-a-hundred-paces": far_shot,
    "reckless-sally": keeps_standing,
    "fledgling-phoenix": lambda table, legend: (
        HAND_CARD if len(legend.owner.hand) > 1 and not legend.owner.less else 0.0
    ),
    "weigh-both-sides": no_more_than_needed(1.6 * HAND_CARD),
    "fire-on-the-river": lambda table, legend: scorched(table, legend, 1),
    "bitter-flesh": self_harm,
    "white-robed-crossing": lambda table, legend: 1.3 * best_move(table, legend),
    "burn-the-camps": attack_from_here(0.4),
    "grain-for-a-friend": for_one,
    "bells-in-the-night": unafraid,
    "maidens-in-arms": escape,
    "ambition-of-the-age": no_more_than_needed(1.6 * HAND_CARD),
    "bare-chested-tiger": attack_from_here(0.5),
    "ten-reasons-to-win": no_more_than_needed(1.5 * HAND_CARD),
    "wolf-glance": robbing,
    "terror-of-the-ford": attack_from_here(0.5),
    "kingly-counsel": for_two,
    "feast-of-terror": lambda table, legend: scorched(table, legend, 0),
    "vanguard-of-hebei": vanguard,
    "white-horse-volunteers": attack_from_here(0.4),
    "twin-pillar": lambda table, legend: (
        0.12
        * sum(other.area is legend.area for other in comrades(legend))
        * attack_from_here(1.0)(table, legend)
    ),
    "chained-affections": pair_weakened,
    "pact-of-the-west": pact,
}
"""Skills of a stranger's data are worth nothing to this bot, and are not used."""

ATTACKING = frozenset(
    {
        "fury-unleashed",
        "reckless-sally",
        "burn-the-camps",
        "bells-in-the-night",
        "bare-chested-tiger",
        "terror-of-the-ford",
        "white-horse-volunteers",
        "twin-pillar",
    }
)
"""Skills that are best kept until an attack has been announced."""
