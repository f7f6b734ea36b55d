"""A turn: one action of hero cards or of contract cards, then the hand is filled up."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from generator.rules.heroes.action import TURN, Action
from generator.rules.heroes.contracts import (
    contract_uses,
    discard_useless,
    named_uses,
    scout_by_contract,
    secure,
)
from generator.rules.heroes.hero_cards import (
    announce,
    choose_aspect,
    lay_hero,
    matching_heroes,
    scout_neighbours,
)
from generator.rules.heroes.setup import draw
from generator.rules.heroes.table import HeroesTable, Player
from generator.rules.heroes.verbs import DISCARD, PLAY, SCOUT, SECURE
from generator.rules.kernel import (
    ENOUGH,
    PASS,
    PASSING,
    THAT_IS_ALL,
    Ask,
    Option,
    Procedure,
    limit,
    order,
    rule,
)

refill_last = order("turn.refill-last")


def turn(table: HeroesTable, seat: Player) -> Sequence[Callable[..., Procedure[None] | None]]:
    """Begin a turn and return its steps: an action, then filling the hand up."""
    table.active = seat
    seat.turns += 1
    seat.held = len(seat.hand.cards)
    return refill_last(table, act, refill)


def act(table: HeroesTable, seat: Player) -> Procedure[None]:
    """Play hero cards and scout the neighbours, or play contract cards: the first card decides which."""
    action = Action(seat, table.most_played)
    while True:
        legal = legal_plays(table, action)
        if len(legal) == 1 and not table.patient:
            option = legal[0]
        else:
            named = partial(named_plays, table, action)
            option = yield Ask(seat, TURN, named, action, legal, action.heroes != [])
        if option is ENOUGH or option is PASSING:
            break
        if option[0] is PLAY:
            lay_hero(table, action, option)
        else:
            yield from RESOLVE[option[0]](table, action, option)
    if action.heroes:
        shared = action.shared
        if len(shared) == 1 and not table.patient:
            announce(table, action, shared[0])
        else:
            yield from choose_aspect(table, action, shared)
        legal = matching_heroes(table, action)
        if len(legal) > 1 or table.patient:
            yield from scout_neighbours(table, action, legal)


RESOLVE = {SCOUT: scout_by_contract, SECURE: secure, DISCARD: discard_useless}


def named_plays(table: HeroesTable, action: Action) -> Iterable[Option]:
    """Return all that can be named: each hero of the hand, each use of a contract held, nothing more."""
    seat = action.seat
    yield from (card.playing for card in seat.hand.cards if card.colour)
    if contract := seat.contract:
        yield from named_uses(table)
        yield Option(DISCARD, (contract,))
    yield ENOUGH if action.heroes else PASSING


def legal_plays(table: HeroesTable, action: Action) -> Sequence[Option]:
    """Return the plays that no rule forbids."""
    seat = action.seat
    hand = seat.hand.cards
    plays: list[Option] = []
    if not action.played:
        for card in hand:
            if card.colour:
                plays.append(card.playing)
        if len(plays) < len(hand):
            plays += contract_uses(table, seat)
        return plays or [Option(DISCARD, (card,)) for card in hand[:1]]
    if action.heroes and action.room:
        colour, icon = action.colour or None, action.icon or None
        for card in hand:
            if card.colour == colour or card.icon == icon:
                plays.append(card.playing)
    elif action.room and seat.contract:
        plays = contract_uses(table, seat)
    if action.played >= table.least_played:
        plays.append(ENOUGH if action.heroes else PASSING)
    return plays


@limit("turn.must-act", PASS, THAT_IS_ALL, at=TURN, alike=True)
def has_acted(ask: Ask, option: Option) -> bool:
    """An action has at least one card: a turn without one is not allowed."""
    return bool(ask.about.played >= ask.table.least_played)


@limit("turn.one-action", PLAY, at=TURN, alike=True)
def no_hero_beside_contracts(ask: Ask, option: Option) -> bool:
    """Once a contract has been played, no hero is."""
    return not ask.about.contracts


@limit("turn.one-action", SCOUT, SECURE, DISCARD, at=TURN, alike=True)
def no_contract_beside_heroes(ask: Ask, option: Option) -> bool:
    """Once a hero has been played, no contract is."""
    return not ask.about.heroes


@limit("turn.at-most-five", PLAY, SCOUT, SECURE, at=TURN, alike=True)
def room_for_another(ask: Ask, option: Option) -> bool:
    """An action has at most five cards."""
    return bool(ask.about.room)


@rule("turn.refill")
def refill(table: HeroesTable, seat: Player) -> None:
    """Draw up to a full hand; who stays short opens the last turns of the round."""
    draw(table, seat, table.full_hand - len(seat.hand.cards))
    if not table.deck.cards and table.short is None and opens_last_turns(table, seat):
        table.short = seat
        table.say("{seat} cannot fill the hand: the last turns have begun", seat)


@rule("end.short-hand", off=lambda table, seat: not table.deck.cards)
def opens_last_turns(table: HeroesTable, seat: Player) -> bool:
    """Tell whether the deck ran out before this hand was full; an empty deck alone is not enough."""
    return len(seat.hand.cards) < table.full_hand
