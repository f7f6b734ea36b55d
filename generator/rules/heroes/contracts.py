"""The second action: contract cards, each to scout any player or to secure a pile of one's own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from generator.rules.heroes.action import TURN, Action
from generator.rules.heroes.scoring import score_at_once
from generator.rules.heroes.scouting import named_heroes, take
from generator.rules.heroes.table import DeckCard, HeroesTable, Player
from generator.rules.heroes.verbs import DISCARD, SCOUT, SECURE
from generator.rules.kernel import PASSING, Ask, Option, Procedure, limit, move, rule

MORE = "more heroes"


def named_uses(table: HeroesTable) -> Iterable[Option]:
    """Return every use of a contract that can be named: scouting any hero, securing any colour."""
    return (*named_heroes(table), *table.securing.values())


def contract_uses(table: HeroesTable, seat: Player) -> list[Option]:
    """Return the uses of a contract that no rule forbids."""
    uses = []
    for cards, scouting in seat.rival_piles:
        if cards and (scout := scouting[cards[-1]]):
            uses.append(scout)
    for cards, securing in seat.securable:
        if cards and (cards[0].colour or has_heroes(cards)):
            uses.append(securing)
    return uses


def has_heroes(cards: Sequence[DeckCard]) -> bool:
    """Tell whether any of these cards is a hero."""
    return any(card.colour for card in cards)


def scout_by_contract(table: HeroesTable, action: Action, scout: Option) -> Procedure[None]:
    """Spend the contract and take the uppermost hero of any pile of any player."""
    seat = action.seat
    action.spend_contract()
    spend(table, seat)
    take_by_contract(table, seat, scout)
    for _ in range(table.figure("contract-heroes") - 1):
        option = yield Ask(seat, MORE, lambda: (*named_heroes(table), PASSING), action, more=True)
        if option is PASSING:
            break
        take_by_contract(table, seat, option)


@rule("contract.scout")
def take_by_contract(table: HeroesTable, seat: Player, scout: Option) -> None:
    """Add any uncovered hero of any player to one's own piles."""
    take(table, seat, scout)


@limit("contract.scout-others", SCOUT, at=MORE)
@limit("contract.scout-others", SCOUT, at=TURN)
def from_another(ask: Ask, scout: Option) -> bool:
    """A contract scouts other players, never its own."""
    return scout.targets[0] is not ask.seat


def under_deck(table: HeroesTable, seat: Player) -> None:
    """Put the contract under the deck instead, from where it comes again."""
    contract = seat.contract
    if contract:
        move(table, [contract], table.deck)
        table.deck.cards.insert(0, table.deck.cards.pop())


@rule("contract.discard", off=under_deck)
def spend(table: HeroesTable, seat: Player) -> None:
    """Discard a contract that was used to scout; it stays out until the next round."""
    contract = seat.contract
    if contract:
        move(table, [contract], table.discards)


def secure(table: HeroesTable, action: Action, secured: Option) -> Procedure[None]:
    """Cover one's own pile of a colour with the contract, then score that colour at once."""
    action.spend_contract()
    colour = str(secured.choice)
    cover(table, action.seat, colour)
    yield from score_at_once(table, action.seat, colour)


def spend_instead(table: HeroesTable, seat: Player, colour: str) -> None:
    """Discard the contract, which then protects nothing."""
    table.say("{seat} secures {colour}", seat, colour=colour)
    spend(table, seat)


@rule("secure.cover", off=spend_instead)
def cover(table: HeroesTable, seat: Player, colour: str) -> None:
    """Lay a contract from the hand on top of one's own pile."""
    contract = seat.contract
    if contract:
        move(table, [contract], seat.piles[colour], "{seat} secures {colour}", seat, colour=colour)


@limit("secure.own-pile", SECURE)
def has_heroes_there(ask: Ask, secured: Option) -> bool:
    """Only a colour of which one has a hero can be secured."""
    seat: Player = ask.seat
    return bool(seat.piles[str(secured.choice)].heroes)


def discard_useless(table: HeroesTable, action: Action, discard: Option) -> Procedure[None]:
    """Discard a contract without effect, for want of anything else to do."""
    yield from ()
    action.spend_contract()
    move(table, discard.cards, table.discards, "{seat} discards {cards}", action.seat)


@limit("contract.no-use", DISCARD, alike=True)
def nothing_else_to_do(ask: Ask, discard: Option) -> bool:
    """A contract may be thrown away only by who holds no hero and can neither scout nor secure."""
    table: HeroesTable = ask.table
    seat: Player = ask.seat
    return (
        not ask.about.begun and not any(card.colour for card in seat.hand.cards) and not usable(table, seat)
    )


def usable(table: HeroesTable, seat: Player) -> bool:
    """Tell whether a contract could scout or secure anything."""
    uncovered = any(pile.cards[-1].colour for other in seat.others for pile in other.pool if pile.cards)
    return uncovered or any(pile.heroes for pile in seat.pool)
