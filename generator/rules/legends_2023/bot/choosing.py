"""The bot's answer to each question: the option that it values most; of equals any."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

from generator.catalogue.model import Score
from generator.rules.kernel import PASS, THAT_IS_ALL, Ask, Option
from generator.rules.legends_2023.attack import AIMING
from generator.rules.legends_2023.bot.cards import CARDS, UNWELCOME, card_worth, price_of
from generator.rules.legends_2023.bot.skills import ATTACKING, SKILLS
from generator.rules.legends_2023.bot.worth import (
    ENEMY_TROOP,
    LATER,
    OWN_TROOP,
    SPIRIT,
    area_worth,
    attack_worth,
    best_attack,
    move_worth,
    recruit_worth,
    spirit_worth,
    stand_worth,
)
from generator.rules.legends_2023.choosing import AREA, CARD, LEGEND
from generator.rules.legends_2023.damage import SHARE
from generator.rules.legends_2023.dice import TROOP
from generator.rules.legends_2023.hands import DISCARDING
from generator.rules.legends_2023.moving import GO
from generator.rules.legends_2023.recruiting import RETURN
from generator.rules.legends_2023.setup import TARGET
from generator.rules.legends_2023.skill_use import ACTION
from generator.rules.legends_2023.strategies.warlords import TRIBUTE
from generator.rules.legends_2023.strategies.wei import OPPONENT
from generator.rules.legends_2023.strategies.wu import DICE_TO_REROLL
from generator.rules.legends_2023.strategy_rules import (
    COUNTER,
    LEAVING,
    REROLL_STEP,
    RESPOND,
    STAND_BY,
    STRENGTHEN,
)
from generator.rules.legends_2023.table import Area, BoardTable, Legend, Player, enemies_in
from generator.rules.legends_2023.territory import TRANSFERRING
from generator.rules.legends_2023.verbs import ATTACK, CHOOSE, DRAW, MOVE, PLAY, RECRUIT, SPUR, USE

Values = Callable[[Ask, Option], float]


def sensible_bot(seed: int) -> Callable[[Ask], int]:
    """Return a bot that plays with its head; chance decides between options that it values alike.

    It looks at its own hand and target and at what lies open, at nothing else.
    """
    chance = random.Random(f"sensible {seed}").random

    def choose(ask: Ask) -> int:
        value = QUESTIONS.get(ask.question, by_verb)
        values = [value(ask, pick) for pick in ask.options]
        best = max(values)
        equals = [index for index, each in enumerate(values) if each == best]
        return equals[int(chance() * len(equals))] if len(equals) > 1 else equals[0]

    return choose


def target_of(table: BoardTable, option: Option) -> Legend | Area:
    """Return what an option attacks."""
    target: Legend | Area = option.targets[0] if option.targets else table.areas[str(option.choice)]
    return target


def by_verb(ask: Ask, pick: Option) -> float:
    """Return the value of an option by its verb; leaving things be is worth nothing."""
    table: BoardTable = ask.table
    seat: Player = ask.seat
    if pick.verb in (PASS, THAT_IS_ALL):
        return 0.0
    if pick.verb is DRAW:
        return 1.0
    if pick.verb is PLAY:
        return played(table, seat, pick, ask.about)
    if pick.verb is USE or pick.verb is SPUR:
        return used(ask, pick)
    if pick.verb is ATTACK:
        return attack_worth(table, pick.cards[0], target_of(table, pick))
    return 0.0


def action(ask: Ask, pick: Option) -> float:
    """Return what an action, a skill or a card is worth in the action phase."""
    table: BoardTable = ask.table
    if pick.verb is MOVE:
        legend: Legend = pick.cards[0]
        area = table.areas[str(pick.choice)]
        assert legend.area is not None
        staying = best_attack(table, legend, legend.area)
        return move_worth(table, legend, area) + LATER * staying - 0.8 * staying
    if pick.verb is RECRUIT:
        return recruit_worth(table, pick.cards[0])
    if pick.verb is ATTACK:
        return attack_worth(table, pick.cards[0], target_of(table, pick)) + 0.01
    return by_verb(ask, pick)


def played(table: BoardTable, seat: Player, pick: Option, event: Any) -> float:
    """Return what playing a card is worth, its price taken off."""
    card = pick.cards[0]
    worth = CARDS.get(card.id)
    return (worth(table, seat, event) if worth else 0.0) - price_of(table, seat, card.cost)


def used(ask: Ask, pick: Option) -> float:
    """Return what using a skill is worth, its morale taken off; morale that would overflow costs less."""
    table: BoardTable = ask.table
    legend: Legend = pick.cards[0]
    each = SPIRIT * (0.5 if legend.morale >= table.figure("most-morale") - 1 else 0.75)
    if pick.verb is SPUR:
        if ask.question == ACTION:
            return -1.0
        target, pool = ask.about.target, ask.about.pool
        more = attack_worth(table, legend, target, pool.cavalry, pool.infantry + 1)
        return (
            more
            - attack_worth(table, legend, target, pool.cavalry, pool.infantry or 0)
            - each * table.spur_cost
        )
    skill = legend.skill.id
    if ask.question == ACTION and skill in ATTACKING:
        return -1.0
    if any(
        effect.id == skill for effect in (ask.about.effects if ask.question == STRENGTHEN else legend.pending)
    ):
        return -1.0
    worth = SKILLS.get(skill)
    if worth is None:
        return -1.0
    return worth(table, legend) - each * legend.cost


def go(ask: Ask, pick: Option) -> float:
    """Return what going somewhere is worth; enemies are led away from one's own Legends."""
    if pick.verb is PASS:
        return 0.0
    table: BoardTable = ask.table
    legend: Legend = pick.cards[0]
    area = table.areas[str(pick.choice)]
    if legend.owner is not ask.seat:
        return -float(sum(other.owner is ask.seat for other in area.legends)) - 0.1 * area.cubes
    if legend.area is None:
        return 0.0
    return move_worth(table, legend, area)


def legend(ask: Ask, pick: Option) -> float:
    """Return whom to choose: of one's own the one that needs it most, of enemies the one it hurts most."""
    if pick.verb is THAT_IS_ALL:
        return 0.0
    table: BoardTable = ask.table
    found: Legend = pick.cards[0]
    if found.owner is ask.seat:
        room = table.most_troops - found.troops
        fight = best_attack(table, found, found.area) if found.area else 0.0
        return 0.1 + OWN_TROOP * min(room, 2) + spirit_worth(table, found, 2) + 0.1 * fight
    if isinstance(ask.about, Legend):
        return 1.0 / max(found.troops, 1)
    return ENEMY_TROOP * found.troops + SPIRIT * found.morale + 0.05 * found.owner.points


def area(ask: Ask, pick: Option) -> float:
    """Return which area to choose: the one with most enemies, then with most cubes."""
    found: Area = ask.table.areas[str(pick.choice)]
    return sum(enemy.troops > 1 for enemy in enemies_in(found, ask.seat)) + 0.1 * found.cubes


def place(ask: Ask, pick: Option) -> float:
    """Return where to come back."""
    return stand_worth(ask.table, pick.cards[0], ask.table.areas[str(pick.choice)])


def transfer(ask: Ask, pick: Option) -> float:
    """Return what turning troops into cubes is worth; a stronger garrison holds longer."""
    if pick.verb is PASS:
        return 0.0
    legend: Legend = pick.cards[0]
    number = int(pick.choice)
    assert legend.area is not None
    return area_worth(legend.owner, legend.area) + 0.2 * (number - 1) - OWN_TROOP * number


def target(ask: Ask, pick: Option) -> float:
    """Keep the target that the areas around one's home serve best."""
    table: BoardTable = ask.table
    home = next(area for area in table.areas.values() if area.home == ask.seat.faction)
    near = [*home.yields, *(each for area in home.borders for each in area.yields)]
    lines: list[Score] = [line for card in pick.cards for line in card.card.scores]
    return sum(
        near.count(line.of) * (line.points / 4 if line.most else line.points / (line.every or 1))
        for line in lines
    )


def keep_best(ask: Ask, pick: Option) -> float:
    """Discard what is worth least; of somebody else's cards, what is worth most."""
    worth = card_worth(pick.cards[0])
    return worth if ask.about is not None and ask.about is not ask.seat else -worth


def card(ask: Ask, pick: Option) -> float:
    """Take, or make others lose, the best card."""
    return card_worth(pick.cards[0])


def tribute(ask: Ask, pick: Option) -> float:
    """Pay with what is worth least."""
    return -SPIRIT if pick.verb is CHOOSE else -card_worth(pick.cards[0])


def counter(ask: Ask, pick: Option) -> float:
    """See through cards that would do harm."""
    if pick.verb is PASS:
        return 0.0
    return UNWELCOME.get(ask.about.id, 0.0) - price_of(ask.table, ask.seat, pick.cards[0].cost)


def opponent(ask: Ask, pick: Option) -> float:
    """Turn against whoever leads."""
    return float(ask.table.seat(str(pick.choice)).points)


def share(ask: Ask, pick: Option) -> float:
    """Strike the weakest first."""
    return -float(pick.cards[0].troops)


def reroll(ask: Ask, pick: Option) -> float:
    """Roll again whatever shows no troops."""
    if pick.verb is THAT_IS_ALL:
        return 0.0
    kind, _, number = str(pick.choice).partition(" ")
    faces = ask.about.cavalry if kind == "cavalry" else ask.about.infantry
    face = faces[int(number) - 1]
    return 1.0 if face != TROOP and (kind == "cavalry" or face == "blank") else -1.0


QUESTIONS: Mapping[str, Values] = {
    ACTION: action,
    GO: go,
    LEGEND: legend,
    AREA: area,
    RETURN: place,
    TRANSFERRING: transfer,
    TARGET: target,
    DISCARDING: keep_best,
    CARD: card,
    TRIBUTE: tribute,
    COUNTER: counter,
    OPPONENT: opponent,
    SHARE: share,
    DICE_TO_REROLL: reroll,
    AIMING: by_verb,
    RESPOND: by_verb,
    STAND_BY: by_verb,
    LEAVING: by_verb,
    REROLL_STEP: by_verb,
}
