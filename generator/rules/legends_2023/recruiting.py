"""Recruiting: on the map, and on its card by a Legend that recovers until it returns."""

from __future__ import annotations

from collections.abc import Sequence

from generator.rules.kernel import Ask, Option, Procedure, limit, rule
from generator.rules.legends_2023.attack import roll_for
from generator.rules.legends_2023.dice import Pool, recruit_dice
from generator.rules.legends_2023.effects import RECRUITING, happen
from generator.rules.legends_2023.moving import put_in
from generator.rules.legends_2023.playing import offer
from generator.rules.legends_2023.strategy_rules import REINFORCE
from generator.rules.legends_2023.symbols import gain_morale, gain_troops
from generator.rules.legends_2023.table import Area, BoardTable, Legend, Player, enemies_in, in_reach
from generator.rules.legends_2023.verbs import ATTACK, MOVE, PLACE, RECRUIT

RETURN = "return"


class Recruit:
    """A recruit under way: the Legend and its dice."""

    __slots__ = ("legend", "pool")

    def __init__(self, legend: Legend, pool: Pool) -> None:
        self.legend = legend
        self.pool = pool


def recruit(table: BoardTable, legend: Legend) -> Procedure[None]:
    """Roll the dice of a recruit and let their symbols count."""
    event = Recruit(legend, recruit_dice(table, legend))
    table.say("{seat} recruits with {legend}", legend.owner, legend=legend)
    if in_reach(table, legend):
        yield from offer(table, legend.owner, REINFORCE, event)
    happen(table, RECRUITING, event)
    roll = yield from roll_for(table, legend, event.pool)
    gain_troops(table, legend, enlisted(table, roll.troops))
    gain_morale(table, legend, roll.morale)
    if legend.area is None and has_recovered(table, legend):
        yield from come_back(table, legend)


@rule("recovery.stays", off=True)
def has_recovered(table: BoardTable, legend: Legend) -> bool:
    """Tell whether a Legend may return from its card: at full strength."""
    return legend.troops >= table.figure("most-troops")


@rule("recruit.troops", off=0)
def enlisted(table: BoardTable, symbols: int) -> int:
    """Return how many troops a recruit brings: one for each troop symbol."""
    return symbols


@limit("recruit.no-enemy", RECRUIT)
def is_alone(ask: Ask, recruit: Option) -> bool:
    """Nobody recruits where an enemy Legend stands; on its card a Legend is by itself."""
    legend: Legend = recruit.cards[0]
    return legend.area is None or not enemies_in(legend.area, ask.seat)


@limit("recruit.below-five", RECRUIT)
def has_room(ask: Ask, recruit: Option) -> bool:
    """A Legend at full strength does not recruit."""
    return bool(recruit.cards[0].troops < ask.table.figure("most-troops"))


@limit("recovery.recruit-only", MOVE, ATTACK)
def is_on_the_map(ask: Ask, action: Option) -> bool:
    """A Legend that recovers may only recruit."""
    return action.cards[0].area is not None


@rule("recovery.return")
def come_back(table: BoardTable, legend: Legend) -> Procedure[None]:
    """Place a Legend that is at full strength again on the map at once."""
    option = yield Ask(
        legend.owner,
        RETURN,
        legend.placing.values,
        legend,
        shortlist=lambda: [legend.placing[area] for area in havens(table, legend)],
        exact=True,
    )
    area = table.areas[str(option.choice)]
    put_in(legend, area)
    table.say("{legend} returns to {area}", legend=legend, area=area)


def havens(table: BoardTable, legend: Legend) -> Sequence[Area]:
    """Return where a Legend may return: areas held by its faction or with another of its player's Legends."""
    seat = legend.owner
    found = [
        area
        for area in table.areas.values()
        if area.faction == seat.faction or any(other.owner is seat for other in area.legends)
    ]
    return found or anywhere(table, seat)


def its_home(table: BoardTable, seat: Player) -> Sequence[Area]:
    """Return the home of a player's faction."""
    return [area for area in table.areas.values() if area.home == seat.faction]


@rule("recovery.anywhere", off=its_home)
def anywhere(table: BoardTable, seat: Player) -> Sequence[Area]:
    """Return where a Legend may return whose player has nothing on the map: anywhere."""
    return list(table.areas.values())


@limit("recovery.where", PLACE)
def is_haven(ask: Ask, place: Option) -> bool:
    """A Legend returns to an own area or to a companion; without any, anywhere."""
    return ask.table.areas[str(place.choice)] in havens(ask.table, place.cards[0])
