"""Active skills and the generic one: when they may be used, and paying for them with morale."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from generator.rules.kernel import Ask, Option, Procedure, limit, rule
from generator.rules.kernel.rule import Declared, note
from generator.rules.legends_2023.effects import ACTIVE, Change, Effect
from generator.rules.legends_2023.symbols import pay_morale
from generator.rules.legends_2023.table import BoardTable, Legend, Player
from generator.rules.legends_2023.verbs import SPUR, USE

ACTION = "action"
"""The question what to do next in one's action phase."""

Ready = Callable[[BoardTable, Legend], bool]


class Active(NamedTuple):
    """An active skill: when it can do anything, whether it serves an attack under way, and its procedure."""

    ready: Ready
    attacking: bool
    act: Callable[..., Procedure[None]]


ACTIVES: dict[str, Active] = {}
"""Active skills by their id."""


def active(
    id: str,  # noqa: A002
    *,
    ready: Ready = lambda _table, _legend: True,
    attacking: bool = False,
) -> Callable[[Callable[..., Procedure[None]]], Callable[..., Procedure[None]]]:
    """Declare an active skill, `act(table, legend)`; its cost stands in the data.

    It is offered only while `ready(table, legend)` says that it can do anything; one that is `attacking` may
    also be used while its Legend's attack is being strengthened.
    """

    def declare(act: Callable[..., Procedure[None]]) -> Callable[..., Procedure[None]]:
        note(Declared(id, "skill", act.__module__, act.__code__.co_firstlineno))
        ACTIVES[id] = Active(ready, attacking, act)
        return act

    return declare


def next_attack(
    id: str,  # noqa: A002
    moment: str,
    *,
    ready: Ready = lambda _table, _legend: True,
) -> Callable[[Change], Change]:
    """Declare an active skill that changes its Legend's next attack of this turn at a moment.

    `change(table, event)` is what it does; using it twice does it twice.
    """

    def declare(change: Change) -> Change:
        def prepare(table: BoardTable, legend: Legend) -> Procedure[None]:
            yield from ()
            legend.pending.append(Effect(moment, ACTIVE, id, change))

        note(Declared(id, "skill", change.__module__, change.__code__.co_firstlineno))
        ACTIVES[id] = Active(ready, True, prepare)
        return change

    return declare


def named_skills(table: BoardTable, seat: Player) -> Iterable[Option]:
    """Return using every active skill of a seat's Legends and the generic one, allowed or not."""
    return [
        *[legend.using for legend in seat.legends if legend.active],
        *[legend.spurring for legend in seat.legends],
    ]


def usable_skills(table: BoardTable, seat: Player, attack: Any = None) -> list[Option]:
    """Return the skills that may be used now; `attack` is the one being strengthened, if any."""
    found = []
    for legend in seat.legends if attack is None else (attack.legend,):
        morale = legend.morale
        if legend.area is None or (morale < legend.cost and morale < table.spur_cost):
            continue
        if legend.active and morale >= legend.cost:
            skill = ACTIVES[legend.skill.id]
            if (attack is None or skill.attacking) and skill.ready(table, legend):
                found.append(legend.using)
        if morale >= table.spur_cost:
            found.append(legend.spurring)
    return found


@limit("skills.own-action-phase", USE, SPUR)
def in_own_turn(ask: Ask, use: Option) -> bool:
    """Generic and active skills are used in one's own action phase only."""
    return ask.table.active is ask.seat


@limit("recovery.no-skills", USE, SPUR)
def is_not_recovering(ask: Ask, use: Option) -> bool:
    """A Legend that recovers uses no skill."""
    return use.cards[0].area is not None


@limit("skills.morale-cost", USE)
def can_pay_skill(ask: Ask, use: Option) -> bool:
    """A Legend needs the morale that its skill costs."""
    legend: Legend = use.cards[0]
    return legend.morale >= legend.cost


@limit("skills.generic", SPUR)
def can_pay_spur(ask: Ask, spur: Option) -> bool:
    """A Legend needs the morale that the generic skill costs."""
    return bool(spur.cards[0].morale >= ask.table.spur_cost)


@limit("skills.some-effect", USE)
def can_act(ask: Ask, use: Option) -> bool:
    """A skill is used only where it can do what it says; in an attack, only by the Legend that attacks."""
    legend: Legend = use.cards[0]
    skill = ACTIVES[legend.skill.id]
    serves = ask.question == ACTION or (skill.attacking and ask.about.legend is legend)
    return legend.area is None or (serves and skill.ready(ask.table, legend))


@limit("skills.some-effect", SPUR)
def is_for_an_attack_of_its_own(ask: Ask, spur: Option) -> bool:
    """During an attack the generic skill is used only by the Legend that attacks."""
    return ask.question == ACTION or ask.about.legend is spur.cards[0]


def use_skill(table: BoardTable, seat: Player, option: Option, event: Any = None) -> Procedure[None]:
    """Pay for a skill and let it act if there is anything it can do; it takes no Legend action."""
    legend: Legend = option.cards[0]
    table.say("{seat} {act}", seat, act=option)
    spend_action(table, legend)
    if option.verb is SPUR:
        pay_morale(table, legend, table.spur_cost)
        spur(table, legend)
        return
    pay_for(table, legend)
    skill = ACTIVES[legend.skill.id]
    if legend.skill.id not in table.off and skill.ready(table, legend):
        yield from skill.act(table, legend)


@rule("skills.morale-cost")
def pay_for(table: BoardTable, legend: Legend) -> None:
    """Take the skill's cost off the Legend's morale."""
    pay_morale(table, legend, legend.cost)


@rule("skills.generic")
def spur(table: BoardTable, legend: Legend) -> None:
    """Add an infantry die to the next attack of the Legend, however late it comes; several add up."""
    legend.spurs += table.figure("generic-skill-dice")


def take_action(table: BoardTable, legend: Legend) -> None:
    """Count using a skill as the Legend's action of this turn."""
    legend.acts += 1


@rule("skills.no-action", off=take_action)
def spend_action(table: BoardTable, legend: Legend) -> None:
    """Leave the Legend its action: using a skill takes none."""
