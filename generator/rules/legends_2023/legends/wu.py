"""Skills of the Legends of Wu."""

from __future__ import annotations

from generator.rules.kernel import Ask, Option, Procedure, limit
from generator.rules.legends_2023.attack import Attack
from generator.rules.legends_2023.choosing import around, choose_area, choose_legend, comrades, with_enemies
from generator.rules.legends_2023.damage import Hit
from generator.rules.legends_2023.effects import ANSWERS, DICE, LOSING, SYMBOLS, passive
from generator.rules.legends_2023.hands import discard_some, draw
from generator.rules.legends_2023.moving import go, put_in
from generator.rules.legends_2023.skill_use import active, next_attack
from generator.rules.legends_2023.strategy_rules import RESPOND, STAND_BY
from generator.rules.legends_2023.symbols import gain_morale, gain_troops, spared, weaken
from generator.rules.legends_2023.table import BoardTable, Legend, enemies_in
from generator.rules.legends_2023.verbs import PLAY


@active(
    "weigh-both-sides",
    ready=lambda table, legend: bool(legend.owner.deck.cards or legend.owner.discards.cards),
)
def weigh_both_sides(table: BoardTable, legend: Legend) -> Procedure[None]:
    """Draw strategy cards, then discard one."""
    draw(table, legend.owner, table.figure("weigh-both-sides-draw"))
    yield from discard_some(table, legend.owner, table.figure("weigh-both-sides-discard"))


@active("fire-on-the-river", ready=lambda table, legend: bool(with_enemies(legend)))
def fire_on_the_river(table: BoardTable, legend: Legend) -> Procedure[None]:
    """Each enemy Legend of one area here or next door loses a troop, never the last."""
    area = yield from choose_area(table, legend.owner, with_enemies(legend))
    for enemy in enemies_in(area, legend.owner):
        weaken(table, enemy, table.figure("fire-on-the-river"))


@active("bitter-flesh", ready=lambda table, legend: legend.troops > spared(table))
def bitter_flesh(table: BoardTable, legend: Legend) -> Procedure[None]:
    """Lose a troop, never the last, and gain morale."""
    yield from ()
    weaken(table, legend, table.figure("bitter-flesh-troops"))
    gain_morale(table, legend, table.figure("bitter-flesh-morale"))


@active("white-robed-crossing")
def white_robed_crossing(table: BoardTable, legend: Legend) -> Procedure[None]:
    """Move up to so many areas."""
    for _ in range(table.figure("white-robed-crossing")):
        if not (yield from go(table, legend, legend.next_door)):
            break


@next_attack("burn-the-camps", SYMBOLS)
def burn_the_camps(table: BoardTable, event: Attack) -> None:
    """Some blank dice together add a troop symbol."""
    if event.roll is not None:
        event.roll.troops += event.roll.blanks // table.figure("burn-the-camps")


def needy(table: BoardTable, legend: Legend) -> list[Legend]:
    """Return the other own Legends here and next door who have room for troops."""
    near = around(legend)
    return [
        other
        for other in comrades(legend)
        if other.area in near and other.troops < table.figure("most-troops")
    ]


@active("grain-for-a-friend", ready=lambda table, legend: bool(needy(table, legend)))
def grain_for_a_friend(table: BoardTable, legend: Legend) -> Procedure[None]:
    """Another own Legend here or next door gains a troop."""
    other = yield from choose_legend(legend.owner, needy(table, legend))
    gain_troops(table, other, table.figure("grain-for-a-friend"))


@next_attack("bells-in-the-night", ANSWERS)
def bells_in_the_night(table: BoardTable, event: Attack) -> None:
    """Nobody may play strategy cards against this attack."""
    event.silent = True


@limit("bells-in-the-night", PLAY, at=STAND_BY)
@limit("bells-in-the-night", PLAY, at=RESPOND)
def is_heard(ask: Ask, play: Option) -> bool:
    """No strategy card is played against an attack in silence."""
    return not ask.about.silent


def attacks_a_worthy_foe(table: BoardTable, legend: Legend, event: Attack) -> bool:
    """Tell whether he attacks an enemy Legend with at least as many troops as he has."""
    worthy = isinstance(event.target, Legend) and event.target.troops >= legend.troops
    return event.legend is legend and event.on_enemy and worthy


@passive("worthy-foe", DICE, when=attacks_a_worthy_foe)
def worthy_foe(table: BoardTable, legend: Legend, event: Attack) -> None:
    """Roll one more infantry die."""
    event.pool.infantry += table.figure("worthy-foe")


def would_fall(table: BoardTable, legend: Legend, blow: Hit) -> bool:
    """Tell whether an attack would defeat him for the first time this turn, while he has troops enough."""
    enough = legend.troops >= table.figure("scars-of-loyalty-troops")
    return blow.legend is legend and not legend.saved and blow.troops >= legend.troops and enough


@passive("scars-of-loyalty", LOSING, when=would_fall)
def scars_of_loyalty(table: BoardTable, legend: Legend, blow: Hit) -> None:
    """Keep a troop, once a turn."""
    legend.saved = True
    blow.troops = legend.troops - table.figure("scars-of-loyalty")


def elsewhere(legend: Legend) -> list[Legend]:
    """Return the other own Legends in other areas."""
    return [other for other in comrades(legend) if other.area is not legend.area]


@active("maidens-in-arms", ready=lambda table, legend: bool(elsewhere(legend)))
def maidens_in_arms(table: BoardTable, legend: Legend) -> Procedure[None]:
    """Swap areas with another own Legend."""
    other = yield from choose_legend(legend.owner, elsewhere(legend))
    mine, theirs = legend.area, other.area
    assert mine is not None
    assert theirs is not None
    put_in(legend, theirs)
    put_in(other, mine)
    table.say("{legend} and {other} swap areas", legend=legend, other=other)
