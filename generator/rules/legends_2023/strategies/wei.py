"""Strategy cards of Wei alone."""

from __future__ import annotations

from typing import Any

from generator.rules.kernel import Ask, Option, Procedure, limit
from generator.rules.legends_2023.attack import Attack
from generator.rules.legends_2023.choosing import CARD, choose_legend, enemies_on_map
from generator.rules.legends_2023.hands import discard
from generator.rules.legends_2023.moving import go
from generator.rules.legends_2023.skill_use import ACTION
from generator.rules.legends_2023.strategies.shared import attacked_legends
from generator.rules.legends_2023.strategy_rules import RESPOND, strategy
from generator.rules.legends_2023.symbols import gain_morale
from generator.rules.legends_2023.table import Area, BoardTable, Legend, Player, enemies_in
from generator.rules.legends_2023.verbs import CHOOSE, DISCARD, MOVE

OPPONENT = "opponent"


def thirsty(seat: Player) -> list[Legend]:
    """Return the own Legends on the map without morale."""
    return [legend for legend in seat.on_map if not legend.morale]


@strategy(
    "quenching-thirst-by-thinking-of-plums", ACTION, ready=lambda table, seat, event: bool(thirsty(seat))
)
def quenching_thirst(table: BoardTable, seat: Player, event: Any) -> Procedure[None]:
    """Each own Legend on the map without morale gains some."""
    yield from ()
    for legend in thirsty(seat):
        gain_morale(table, legend, table.figure("quenching-thirst-by-thinking-of-plums"))


def refuges(legend: Legend) -> list[Area]:
    """Return the adjacent areas without enemy Legends."""
    return [area for area in legend.next_door if not enemies_in(area, legend.owner)]


def can_flee(seat: Player, event: Attack) -> list[Legend]:
    """Return the attacked Legends of a seat that have somewhere to flee to."""
    return [legend for legend in attacked_legends(seat, event) if refuges(legend)]


@strategy(
    "cutting-off-the-beard-and-discarding-the-robe",
    RESPOND,
    ready=lambda table, seat, event: bool(can_flee(seat, event)),
)
def cutting_off_the_beard(table: BoardTable, seat: Player, event: Attack) -> Procedure[None]:
    """The attacked Legend flees to an adjacent area without enemies; the attack no longer strikes it."""
    fugitives = can_flee(seat, event)
    legend = yield from choose_legend(seat, fugitives, event)
    event.out.append(legend)
    yield from go(table, legend, refuges(legend), must=True)


def opponents(table: BoardTable, seat: Player) -> list[Player]:
    """Return the other players who hold cards."""
    return [other for other in table.from_left_of(seat) if other.hand.cards]


@strategy(
    "discussing-heroes-over-wine", ACTION, ready=lambda table, seat, event: bool(opponents(table, seat))
)
def discussing_heroes(table: BoardTable, seat: Player, event: Any) -> Procedure[None]:
    """Look at an opponent's hand and choose a card that is discarded."""
    option = yield Ask(
        seat,
        OPPONENT,
        lambda: [Option(CHOOSE, (), (), choice=other.name) for other in opponents(table, seat)],
    )
    other = table.seat(str(option.choice))
    table.tell([seat, other], "{seat} looks at {cards} of {other}", seat, other.hand.cards, other=other)
    option = yield Ask(seat, CARD, lambda: [Option(DISCARD, (card,)) for card in other.hand.cards], other)
    discard(table, other, option.cards)


@strategy(
    "commanding-the-feudal-lords-with-the-emperor-as-hostage",
    ACTION,
    ready=lambda table, seat, event: bool(enemies_on_map(table, seat)),
)
def commanding(table: BoardTable, seat: Player, event: Any) -> Procedure[None]:
    """Move an enemy Legend to an adjacent area; it takes no Move action in its next turn."""
    legend = yield from choose_legend(seat, enemies_on_map(table, seat))
    yield from go(table, legend, legend.next_door, must=True, seat=seat)
    legend.held = True


@limit("commanding-the-feudal-lords-with-the-emperor-as-hostage", MOVE, at=ACTION)
def is_not_held(ask: Ask, move: Option) -> bool:
    """A Legend that has been led away does not take the Move action in its next turn."""
    return not move.cards[0].held
