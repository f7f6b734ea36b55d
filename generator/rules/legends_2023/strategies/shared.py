"""Strategy cards that several factions have."""

from __future__ import annotations

from typing import Any

from generator.rules.kernel import Procedure
from generator.rules.legends_2023.attack import Attack, attack, attack_somebody, roll_for
from generator.rules.legends_2023.choosing import choose_legend, enemies_on_map
from generator.rules.legends_2023.damage import hit
from generator.rules.legends_2023.dice import Pool, roll_dice
from generator.rules.legends_2023.effects import SYMBOLS, happen
from generator.rules.legends_2023.moving import Departure, go
from generator.rules.legends_2023.recruiting import Recruit
from generator.rules.legends_2023.skill_use import ACTION
from generator.rules.legends_2023.strategy_rules import (
    COUNTER,
    FOLLOW_UP,
    LEAVING,
    REINFORCE,
    RESPOND,
    STRENGTHEN,
    strategy,
)
from generator.rules.legends_2023.symbols import gain_morale, gain_troops, spared, weaken
from generator.rules.legends_2023.table import BoardTable, Legend, Player, Strategy, enemies_in


def on_legend(table: BoardTable, seat: Player, event: Attack) -> bool:
    """Tell whether an attack is on a Legend."""
    return event.on_legend


def attacked_legends(seat: Player, event: Attack) -> list[Legend]:
    """Return the Legends of a seat that an attack strikes."""
    return [legend for legend in event.victims if legend.owner is seat]


def any_on_map(table: BoardTable, seat: Player, event: Any) -> bool:
    """Tell whether a seat has any Legend on the map."""
    return bool(seat.on_map)


@strategy("deploying-troops-and-legends", ACTION, ready=any_on_map)
def deploying(table: BoardTable, seat: Player, event: Any) -> Procedure[None]:
    """An own Legend may move one area, then gains a troop."""
    legend = yield from choose_legend(seat, seat.on_map)
    yield from go(table, legend, legend.next_door)
    gain_troops(table, legend, table.figure("deploying-troops-and-legends"))


@strategy("seeing-through", COUNTER)
def seeing_through(table: BoardTable, seat: Player, event: Strategy) -> Procedure[None]:
    """Somebody else's strategy card has no effect."""
    yield from ()
    table.seen_through = event
    table.say("{seat} sees through {card}", seat, card=event)


def eager(table: BoardTable, seat: Player) -> list[Legend]:
    """Return the own Legends on the map with room for morale."""
    return [legend for legend in seat.on_map if legend.morale < table.figure("most-morale")]


@strategy("drums-resound-to-the-sky", ACTION, ready=lambda table, seat, event: bool(eager(table, seat)))
def drums(table: BoardTable, seat: Player, event: Any) -> Procedure[None]:
    """An own Legend gains morale."""
    legend = yield from choose_legend(seat, eager(table, seat))
    gain_morale(table, legend, table.figure("drums-resound-to-the-sky"))


@strategy("gathering-strength-poised-to-strike", REINFORCE)
def gathering_strength(table: BoardTable, seat: Player, event: Recruit) -> Procedure[None]:
    """Roll one more cavalry die in this recruit."""
    yield from ()
    event.pool.cavalry += table.figure("gathering-strength-poised-to-strike")


def can_be_hurt(table: BoardTable, seat: Player, event: Departure) -> bool:
    """Tell whether the Legend that left has troops to lose."""
    return event.legend.area is not None and event.legend.troops > spared(table)


@strategy("huarong-path", LEAVING, ready=can_be_hurt)
def huarong_path(table: BoardTable, seat: Player, event: Departure) -> Procedure[None]:
    """Roll for an ambush on an enemy Legend that has left: a troop lost for each symbol, never the last."""
    yield from ()
    pool = Pool(table.figure("huarong-path-cavalry"), table.figure("huarong-path-infantry"))
    roll = roll_dice(table, seat, pool)
    roll.count()
    weaken(table, event.legend, roll.troops)


@strategy("heroic-stand", STRENGTHEN, ready=on_legend)
def heroic_stand(table: BoardTable, seat: Player, event: Attack) -> Procedure[None]:
    """The attack strikes all enemy Legends of the area in full, and Surprise Attack does not answer it."""
    yield from ()
    event.everyone = event.no_surprise = True
    event.shared = False


def can_surprise(table: BoardTable, seat: Player, event: Attack) -> bool:
    """Tell whether a seat's attacked Legend may strike back."""
    return not event.no_surprise and bool(attacked_legends(seat, event))


@strategy("surprise-attack", RESPOND, ready=can_surprise)
def surprise_attack(table: BoardTable, seat: Player, event: Attack) -> Procedure[None]:
    """Before the attacker rolls, the attacked Legend strikes back; if that defeats it, it attacks no more."""
    legend = yield from choose_legend(seat, attacked_legends(seat, event), event)
    pool = Pool(table.figure("surprise-attack-cavalry"), table.figure("surprise-attack-infantry"))
    blow = Attack(legend, event.legend)
    blow.roll = roll = yield from roll_for(table, legend, pool)
    happen(table, SYMBOLS, blow)
    gain_morale(table, legend, roll.morale)
    hit(table, blow, event.legend, roll.troops)
    event.off = event.legend.area is None


def enemies_together(table: BoardTable, seat: Player, event: Attack) -> bool:
    """Tell whether several enemy Legends stand where one is attacked and are not all struck anyway."""
    return event.on_legend and not event.everyone and len(enemies_in(event.area, seat)) > 1


@strategy("divide-and-conquer", STRENGTHEN, ready=enemies_together)
def divide_and_conquer(table: BoardTable, seat: Player, event: Attack) -> Procedure[None]:
    """Share the damage among the enemy Legends of the area."""
    yield from ()
    event.shared = True


def with_neighbour(table: BoardTable, seat: Player) -> list[Legend]:
    """Return the enemy Legends that stand with another enemy Legend."""
    found = enemies_on_map(table, seat)
    return [
        legend
        for legend in found
        if any(other.area is legend.area and other is not legend for other in found)
    ]


@strategy("the-beautified-trap", ACTION, ready=lambda table, seat, event: bool(with_neighbour(table, seat)))
def beautified_trap(table: BoardTable, seat: Player, event: Any) -> Procedure[None]:
    """Of two enemy Legends in one area the first attacks the second."""
    first = yield from choose_legend(seat, with_neighbour(table, seat))
    others = [
        other for other in with_neighbour(table, seat) if other.area is first.area and other is not first
    ]
    second = yield from choose_legend(seat, others, first)
    yield from attack(table, first, second)


@strategy("unstoppable-momentum", FOLLOW_UP)
def unstoppable_momentum(table: BoardTable, seat: Player, event: Attack) -> Procedure[None]:
    """The victorious Legend may move one area, then attack once more."""
    legend = event.legend
    yield from go(table, legend, legend.next_door)
    yield from attack_somebody(table, legend)


def call_off(table: BoardTable, event: Attack) -> None:
    """End an attack before its roll."""
    event.off = True
    table.say("the attack is called off")
