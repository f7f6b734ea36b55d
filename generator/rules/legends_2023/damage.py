"""What an attack does to Legends: they lose troops and, at zero, are defeated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.rules.kernel import Ask, Option, Procedure, rule
from generator.rules.legends_2023.effects import DEFEAT, LOSING, LOST, happen
from generator.rules.legends_2023.merit import earn
from generator.rules.legends_2023.symbols import TROOPS
from generator.rules.legends_2023.table import BoardTable, Legend, enemies_in
from generator.rules.legends_2023.verbs import CHOOSE

if TYPE_CHECKING:
    from generator.rules.legends_2023.attack import Attack

SHARE = "share"


class Hit:
    """What an attack is about to do to one Legend: `troops` are what it loses."""

    __slots__ = ("attack", "legend", "troops")

    def __init__(self, attack: Attack, legend: Legend) -> None:
        self.attack = attack
        self.legend = legend
        self.troops = 0


class Defeat:
    """A Legend that has been defeated, and by whose Legend."""

    __slots__ = ("by", "legend")

    def __init__(self, legend: Legend, by: Legend) -> None:
        self.legend = legend
        self.by = by


def strike(table: BoardTable, event: Attack) -> Procedure[None]:
    """Let the symbols of the roll take troops off every Legend that the attack strikes."""
    assert event.roll is not None
    if event.shared:
        shares = yield from shared_out(table, event)
        for legend, troops in shares.items():
            hit(table, event, legend, troops, 1)
    else:
        for legend in event.victims:
            hit(table, event, legend, event.roll.troops, event.times)


def shared_out(table: BoardTable, event: Attack) -> Procedure[dict[Legend, int]]:
    """Let the attacker deal out the damage among the enemy Legends there, one troop at a time."""
    assert event.roll is not None
    shares = dict.fromkeys(enemies_in(event.area, event.seat), 0)
    for _ in range(event.roll.troops * event.times):
        standing = [Option(CHOOSE, (legend,)) for legend, troops in shares.items() if troops < legend.troops]
        if not standing:
            break
        option = yield Ask(event.seat, SHARE, lambda standing=standing: standing, event)  # type: ignore[misc]
        shares[option.cards[0]] += 1
    return shares


def hit(table: BoardTable, event: Attack, legend: Legend, symbols: int, times: int = 1) -> None:
    """Take troops off one Legend and see whether it is defeated."""
    blow = Hit(event, legend)
    blow.troops = damage(table, max(symbols - event.ignored.get(legend, 0), 0)) * times
    happen(table, LOSING, blow, event.effects)
    blow.troops = at_most_all(table, legend, blow.troops)
    if blow.troops <= 0:
        return
    legend.troops -= blow.troops
    table.say("{legend} loses {troops}", legend=legend, troops=TROOPS[blow.troops])
    if legend.troops <= 0:
        defeat(table, Defeat(legend, event.legend))
        event.defeated.append(legend)
    else:
        happen(table, LOST, blow, event.effects)


@rule("attack.damage", off=0)
def damage(table: BoardTable, symbols: int) -> int:
    """Return what troop symbols take off a Legend: a troop each."""
    return symbols


@rule("attack.overkill", off=lambda table, legend, troops: troops)
def at_most_all(table: BoardTable, legend: Legend, troops: int) -> int:
    """Return what a Legend loses: never more than it has; the rest strikes nobody."""
    return min(troops, legend.troops)


def defeat(table: BoardTable, event: Defeat) -> None:
    """Take a defeated Legend off the map, let it recover, and give merit to the victor."""
    table.say("{legend} is defeated", legend=event.legend)
    leave_map(table, event.legend)
    clear_morale(table, event.legend)
    rally(table, event.legend)
    reward(table, event)
    happen(table, DEFEAT, event)


@rule("defeat.off-map")
def leave_map(table: BoardTable, legend: Legend) -> None:
    """Put the standee back on its Legend's card; whatever was prepared for its attacks lapses."""
    if legend.area is not None:
        legend.area.legends.remove(legend)
        legend.area = None
    legend.spurs = 0
    legend.far = False
    legend.pending.clear()


@rule("defeat.clears-morale")
def clear_morale(table: BoardTable, legend: Legend) -> None:
    """Put all its morale back into the supply."""
    legend.morale = 0


def barely(table: BoardTable, legend: Legend) -> None:
    """Leave it the one troop that any Legend must have."""
    legend.troops = 1


@rule("recovery.two-troops", off=barely)
def rally(table: BoardTable, legend: Legend) -> None:
    """Set the dial of a defeated Legend to the troops with which it starts to recover."""
    legend.troops = table.figure("recovery-troops")


@rule("defeat.merit")
def reward(table: BoardTable, event: Defeat) -> None:
    """Give the victor cubes of the loser's faction as merit."""
    winner, loser = event.by.owner, event.legend.owner
    if is_enemy(table, event):
        earn(table, winner, loser.faction, table.figure("merit-legend"))


@rule("defeat.own-faction", off=True)
def is_enemy(table: BoardTable, event: Defeat) -> bool:
    """Tell whether a defeat earns merit: not that of a Legend of one's own faction."""
    return event.by.owner is not event.legend.owner
