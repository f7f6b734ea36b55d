"""The first action: playing hero cards, announcing their aspect and scouting the neighbours."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from generator.rules.heroes.action import Action
from generator.rules.heroes.pool import join
from generator.rules.heroes.scouting import named_heroes, take
from generator.rules.heroes.table import HeroesTable
from generator.rules.heroes.verbs import ANNOUNCE, PLAY, SCOUT
from generator.rules.kernel import ENOUGH, NO_WORDS, PASSING, Ask, Option, Procedure, limit

ASPECT = "aspect"
NEIGHBOURS = "neighbours"


def lay_hero(table: HeroesTable, action: Action, play: Option) -> None:
    """Sort a hero from the hand into the piles."""
    card = play.cards[0]
    action.add(card)
    table.note(("{seat} plays {cards}", action.seat, play.cards, NO_WORDS, None))
    join(table, action.seat, card)


@limit("heroes.share-aspect", PLAY)
def shares_aspect(ask: Ask, play: Option) -> bool:
    """Heroes played together all share one colour or all share one icon."""
    return bool(ask.about.joins(play.cards[0]))


def choose_aspect(table: HeroesTable, action: Action, shared: Sequence[str]) -> Procedure[None]:
    """Let the player choose for which of their shared aspects the heroes were played."""
    legal = [table.announcing[aspect] for aspect in shared]
    option = yield Ask(action.seat, ASPECT, table.announcing.values, action, legal)
    announce(table, action, str(option.choice))


def announce(table: HeroesTable, action: Action, aspect: str) -> None:
    """Say whether the heroes were played for their colour or for their icon."""
    action.aspect = aspect
    table.note(("{seat} announces {aspect}", action.seat, (), table.aspects[aspect], None))


@limit("scout.announce", ANNOUNCE)
def is_shared(ask: Ask, announced: Option) -> bool:
    """Only an aspect that all heroes played share may be announced."""
    shared = ask.about.shared
    return not shared or announced.choice in shared


def scout_neighbours(table: HeroesTable, action: Action, legal: Sequence[Option]) -> Procedure[None]:
    """Take one matching hero from each neighbour, from one, or from none; `legal` are the first options."""
    while len(legal) > 1 or table.patient:
        named = partial(named_targets, table, action)
        option = yield Ask(action.seat, NEIGHBOURS, named, action, legal, action.scouted != [])
        if option[0] is not SCOUT:
            break
        take(table, action.seat, option)
        action.scouted.append(option.targets[0])
        legal = matching_heroes(table, action)


def named_targets(table: HeroesTable, action: Action) -> Sequence[Option]:
    """Return scouting any hero, and stopping."""
    return [*named_heroes(table), end_of(action)]


def matching_heroes(table: HeroesTable, action: Action) -> Sequence[Option]:
    """Return the uppermost heroes of the neighbours that have the announced aspect, and stopping."""
    aspect = action.aspect
    matching: list[Option] = []
    for owner in action.seat.neighbours:
        if action.scouted.count(owner) < table.from_each_neighbour:
            if aspect in owner.piles:
                if (cards := owner.piles[aspect].cards) and cards[-1].colour:
                    matching.append(owner.scouting[cards[-1]])
                continue
            for pile in owner.pool:
                if (cards := pile.cards) and cards[-1].icon == aspect:
                    matching.append(owner.scouting[cards[-1]])
    matching.append(end_of(action))
    return matching


def end_of(action: Action) -> Option:
    """Return the option that takes no further hero: a pass if none has been taken."""
    return ENOUGH if action.scouted else PASSING


@limit("scout.neighbours", SCOUT, at=NEIGHBOURS)
def from_neighbour(ask: Ask, scout: Option) -> bool:
    """Heroes scout the two seats next to their player."""
    return scout.targets[0] in (ask.seat.left, ask.seat.right)


@limit("scout.one-each", SCOUT, at=NEIGHBOURS)
def once_from_each(ask: Ask, scout: Option) -> bool:
    """Heroes scout each neighbour once."""
    return bool(ask.about.scouted.count(scout.targets[0]) < ask.table.from_each_neighbour)


@limit("scout.aspect", SCOUT, at=NEIGHBOURS)
def has_aspect(ask: Ask, scout: Option) -> bool:
    """Heroes scout only heroes of the announced aspect."""
    card = scout.cards[0]
    return ask.about.aspect in (card.colour, card.icon)
