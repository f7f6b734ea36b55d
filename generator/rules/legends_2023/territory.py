"""Areas: whose they are, losing cubes to an attack, troops that turn into cubes, rebels that come back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from generator.rules.kernel import PASSING, Ask, Option, Procedure, limit, rule
from generator.rules.legends_2023.merit import earn
from generator.rules.legends_2023.table import REBELS, Area, BoardTable, Legend, Player
from generator.rules.legends_2023.verbs import TRANSFER

if TYPE_CHECKING:
    from generator.rules.legends_2023.attack import Attack

TRANSFERRING = "transfer"
CUBES = ("no cubes", "1 cube", *(f"{number} cubes" for number in range(2, 100)))
"""Numbers of cubes in words."""


def owner(table: BoardTable, area: Area) -> str:
    """Return the faction that holds an area, empty for nobody."""
    return area.faction if area.cubes >= enough(table) else ""


@rule("territory.owner", off=lambda table: table.figure("most-cubes"))
def enough(table: BoardTable) -> int:
    """Return how many cubes make an area one's own: any."""
    return 1


def lay_cubes(table: BoardTable, area: Area, faction: str, number: int) -> int:
    """Lay cubes of one faction in an empty or own area as far as there is room; return how many."""
    before = area.cubes
    area.faction = faction
    area.cubes = most_cubes(table, before + number)
    return area.cubes - before


@rule("territory.most-four", off=lambda table, number: number)
def most_cubes(table: BoardTable, number: int) -> int:
    """Return how many of these cubes lie in an area; the others stay in the supply."""
    return min(number, table.figure("most-cubes"))


def take_cubes(table: BoardTable, area: Area, number: int) -> int:
    """Take up to so many cubes out of an area, back into the supply of their faction; return how many."""
    taken = min(number, area.cubes)
    if taken:
        area.cubes -= taken
        table.say("{area} loses {cubes}", area=area, cubes=CUBES[taken])
    return taken


def conquer(table: BoardTable, event: Attack) -> Procedure[None]:
    """Take a cube out of the area for each troop symbol; with the last one gone it is cleared."""
    area = event.area
    assert event.roll is not None
    if not area.cubes or not remove(table, area, event.roll.troops):
        return
    if not area.cubes:
        faction, area.faction = area.faction, ""
        event.cleared = True
        table.say("{area} is cleared", area=area)
        reward(table, event, faction)
    if can_be_settled(table, area):
        yield from settle(table, event.legend, area)


@rule("territory.one-colour", off=True)
def can_be_settled(table: BoardTable, area: Area) -> bool:
    """Tell whether others may lay cubes in an area: once the last of the old ones is gone."""
    return not area.cubes


@rule("territory.attack-cubes", off=0)
def remove(table: BoardTable, area: Area, symbols: int) -> int:
    """Take out a cube for each troop symbol."""
    return take_cubes(table, area, symbols)


@rule("territory.merit")
def reward(table: BoardTable, event: Attack, faction: str) -> None:
    """Give whoever removed the last cube one of them as merit."""
    if pays(table, faction):
        earn(table, event.seat, faction, table.figure("merit-territory"))


@rule("rebels.merit", off=lambda table, faction: faction != REBELS)
def pays(table: BoardTable, faction: str) -> bool:
    """Tell whether clearing an area of this faction earns merit: rebels count like any enemy."""
    return True


def settle(table: BoardTable, legend: Legend, area: Area) -> Procedure[None]:
    """Let the Legend that cleared an area turn troops into cubes at once; else the rebels come back."""
    choices = transfers(table, legend)
    troops = 0
    if choices or table.patient:
        option = yield Ask(
            legend.owner,
            TRANSFERRING,
            lambda: [*named_transfers(table, legend.owner), PASSING],
            legend,
            shortlist=lambda: [*choices, PASSING],
            exact=True,
        )
        troops = int(option.choice or 0)
    if troops:
        garrison(table, legend, area, troops)
    else:
        rebels_return(table, area)


def named_transfers(table: BoardTable, seat: Player) -> Sequence[Option]:
    """Return every transfer that can be named: any number of troops of any own Legend."""
    return [option for legend in seat.legends for option in legend.transferring]


def transfers(table: BoardTable, legend: Legend) -> list[Option]:
    """Return the transfers that no rule forbids."""
    most = min(legend.troops - 1, table.figure("most-cubes") // table.figure("cubes-per-troop"))
    return legend.transferring[: max(most, 0)]


@limit("transfer.only-way", TRANSFER)
def is_after_clearing(ask: Ask, transfer: Option) -> bool:
    """Troops become cubes only right after an area has been cleared, and cubes come in no other way."""
    return ask.question == TRANSFERRING


@limit("transfer.clearing-legend", TRANSFER, at=TRANSFERRING)
def has_cleared(ask: Ask, transfer: Option) -> bool:
    """Only the Legend that cleared the area transfers troops into it."""
    return transfer.cards[0] is ask.about


@limit("transfer.not-to-zero", TRANSFER)
def keeps_a_troop(ask: Ask, transfer: Option) -> bool:
    """A Legend keeps at least one troop."""
    return bool(transfer.cards[0].troops > int(transfer.choice))


@limit("transfer.room", TRANSFER)
def has_room(ask: Ask, transfer: Option) -> bool:
    """No more troops go in than there is room for cubes."""
    table: BoardTable = ask.table
    return int(transfer.choice) * table.figure("cubes-per-troop") <= table.figure("most-cubes")


def lost_on_the_way(table: BoardTable, legend: Legend, area: Area, troops: int) -> None:
    """Take the troops off the Legend, but lay no cubes for them."""
    legend.troops -= troops
    rebels_return(table, area)


@rule("transfer.two-cubes", off=lost_on_the_way)
def garrison(table: BoardTable, legend: Legend, area: Area, troops: int) -> None:
    """Turn troops of a Legend into cubes."""
    legend.troops -= troops
    cubes = lay_cubes(table, area, legend.owner.faction, troops * table.figure("cubes-per-troop"))
    table.say("{seat} lays {cubes} in {area}", legend.owner, cubes=CUBES[cubes], area=area)


def reinforce(table: BoardTable, legend: Legend, troops: int) -> None:
    """Turn troops into cubes where a Legend stands, if its own lie there; the rules never allow it."""
    if legend.area is not None and legend.area.faction == legend.owner.faction:
        garrison(table, legend, legend.area, troops)


@rule("transfer.rebels-return")
def rebels_return(table: BoardTable, area: Area) -> None:
    """Fill an area that nobody occupies with rebels."""
    number = lay_cubes(table, area, REBELS, table.figure("rebels-return"))
    table.say("{cubes} of rebels come back to {area}", cubes=CUBES[number], area=area)
