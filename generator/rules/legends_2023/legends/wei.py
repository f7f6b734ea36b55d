"""Skills of the Legends of Wei."""

from __future__ import annotations

from generator.rules.kernel import Ask, Option, Procedure, move, several
from generator.rules.legends_2023.attack import Attack
from generator.rules.legends_2023.choosing import CARD, LEGEND, choose_legend, comrades, enemies_on_map
from generator.rules.legends_2023.damage import Hit
from generator.rules.legends_2023.dice import TROOP
from generator.rules.legends_2023.effects import AIM, DICE, LOST, MOVED, SYMBOLS, passive
from generator.rules.legends_2023.hands import renew
from generator.rules.legends_2023.skill_use import active, next_attack
from generator.rules.legends_2023.symbols import gain_morale, gain_troops, lose_morale, weaken
from generator.rules.legends_2023.table import BoardTable, Legend
from generator.rules.legends_2023.verbs import CHOOSE, TAKE


@active("ambition-of-the-age", ready=lambda table, legend: bool(legend.owner.discards.cards))
def ambition_of_the_age(table: BoardTable, legend: Legend) -> Procedure[None]:
    """Take a card from the own discards into the hand."""
    seat = legend.owner
    option = yield Ask(seat, CARD, lambda: [Option(TAKE, (card,)) for card in seat.discards.cards])
    move(table, option.cards, seat.hand, "{seat} takes {cards}", seat)


def guards(table: BoardTable, legend: Legend, event: Attack) -> bool:
    """Tell whether an enemy attacks another own Legend in his area."""
    target = event.target
    return (
        isinstance(target, Legend)
        and target is not legend
        and target.owner is legend.owner
        and event.seat is not legend.owner
        and target.area is legend.area
    )


@passive("guardian-at-the-gate", AIM, when=guards)
def guardian_at_the_gate(table: BoardTable, legend: Legend, event: Attack) -> None:
    """Draw the attack upon himself."""
    event.target = legend
    table.say("{legend} draws the attack upon himself", legend=legend)


@next_attack("bare-chested-tiger", SYMBOLS)
def bare_chested_tiger(table: BoardTable, event: Attack) -> None:
    """A troop symbol on a cavalry die counts more."""
    if event.roll is not None:
        event.roll.troops += table.figure("bare-chested-tiger") * event.roll.cavalry.count(TROOP)


@active(
    "ten-reasons-to-win",
    ready=lambda table, legend: bool(legend.owner.deck.cards or legend.owner.discards.cards),
)
def ten_reasons_to_win(table: BoardTable, legend: Legend) -> Procedure[None]:
    """Look at the topmost cards of the own deck, take one, and return the others in any order."""
    seat, deck = legend.owner, legend.owner.deck
    if not deck.cards:
        renew(table, seat)
    seen = deck.cards[-table.figure("ten-reasons-to-win") :][::-1]
    move(table, seen, seat.drawn, "{seat} looks at {cards}", seat)
    option = yield Ask(seat, CARD, lambda: [Option(TAKE, (card,)) for card in seat.drawn.cards])
    move(table, option.cards, seat.hand)
    while seat.drawn.cards:
        option = yield Ask(seat, CARD, lambda: [Option(CHOOSE, (card,)) for card in seat.drawn.cards])
        move(table, option.cards, deck, "{seat} returns a card", seat)


def spirited(table: BoardTable, legend: Legend) -> list[Legend]:
    """Return the enemy Legends on the map with any morale."""
    return [enemy for enemy in enemies_on_map(table, legend.owner) if enemy.morale]


@active("wolf-glance", ready=lambda table, legend: bool(spirited(table, legend)))
def wolf_glance(table: BoardTable, legend: Legend) -> Procedure[None]:
    """Take morale from an enemy Legend."""
    enemy = yield from choose_legend(legend.owner, spirited(table, legend))
    gain_morale(table, legend, lose_morale(table, enemy, table.figure("wolf-glance")))


def is_hurt(table: BoardTable, legend: Legend, blow: Hit) -> bool:
    """Tell whether one attack has taken several troops from him."""
    return blow.legend is legend and blow.troops >= table.figure("swallow-the-eye-hits")


@passive("swallow-the-eye", LOST, when=is_hurt)
def swallow_the_eye(table: BoardTable, legend: Legend, blow: Hit) -> None:
    """Take a troop from the attacker, never the last."""
    weaken(table, blow.attack.legend, table.figure("swallow-the-eye"))


@next_attack("terror-of-the-ford", DICE)
def terror_of_the_ford(table: BoardTable, event: Attack) -> None:
    """Roll one more cavalry die."""
    event.pool.cavalry += table.figure("terror-of-the-ford")


@active("kingly-counsel", ready=lambda table, legend: bool(comrades(legend)))
def kingly_counsel(table: BoardTable, legend: Legend) -> Procedure[None]:
    """Some other own Legends on the map gain a troop each."""
    chosen = yield from several(
        legend.owner,
        LEGEND,
        lambda _: [Option(CHOOSE, (other,)) for other in comrades(legend)],
        least=1,
        most=table.figure("kingly-counsel-legends"),
    )
    for option in chosen:
        gain_troops(table, option.cards[0], table.figure("kingly-counsel"))


@passive("shifting-formation", MOVED, when=lambda table, legend, event: event is legend)
def shifting_formation(table: BoardTable, legend: Legend, event: Legend) -> None:
    """Gain morale from the Move action."""
    gain_morale(table, legend, table.figure("shifting-formation"))


def holds_his_ground(table: BoardTable, legend: Legend, event: Attack) -> bool:
    """Tell whether an attack may strike him in an area that his faction holds."""
    spreads = event.everyone or event.shared
    exposed = legend.area is event.area and legend.owner is not event.seat
    held = legend.area is not None and legend.area.faction == legend.owner.faction
    return held and (event.target is legend or (spreads and exposed))


@passive("iron-rampart", SYMBOLS, when=holds_his_ground)
def iron_rampart(table: BoardTable, legend: Legend, event: Attack) -> None:
    """Ignore the first troop symbol that lies there by now."""
    if event.roll is not None:
        event.ignored[legend] = min(table.figure("iron-rampart"), event.roll.troops)
