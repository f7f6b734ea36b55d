"""Taking a hero from another player, by heroes or by a contract: which can be taken, and where it goes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from generator.rules.heroes.pool import join
from generator.rules.heroes.table import HeroesTable, Player
from generator.rules.heroes.verbs import SCOUT
from generator.rules.kernel import Ask, Option, limit, move, rule


def named_heroes(table: HeroesTable) -> Iterable[Option]:
    """Return scouting every hero that lies before anyone, whether allowed or not."""
    return [
        seat.scouting[card]
        for seat in seats_in_reach(table)
        for pile in seat.pool
        for card in pile.cards
        if card.colour
    ]


@rule("virtual.can-be-scouted", off=lambda table: table.players)
def seats_in_reach(table: HeroesTable) -> Sequence[Player]:
    """Return the seats whose heroes can be scouted, the virtual player among them."""
    return table.seats


def to_hand(table: HeroesTable, seat: Player, scout: Option) -> None:
    """Take the scouted hero into the hand instead."""
    move(table, scout.cards, seat.hand, "{seat} scouts {cards} from {owner}", seat, owner=scout.targets[0])


@rule("scout.to-pool", off=to_hand)
def take(table: HeroesTable, seat: Player, scout: Option) -> None:
    """Add the scouted hero to one's own pile of its colour."""
    card, owner = scout.cards[0], scout.targets[0]
    table.note(("{seat} scouts {cards} from {owner}", seat, scout.cards, owner.as_owner, None))
    join(table, seat, card)


@limit("scout.topmost", SCOUT)
def is_uppermost_hero(ask: Ask, scout: Option) -> bool:
    """Only the uppermost hero of a pile is scouted."""
    card = scout.cards[0]
    pile = ask.table.places[card].cards
    return pile[-1] is card or next((other for other in reversed(pile) if other.colour), None) is card


@limit("scout.secured", SCOUT)
def is_not_covered(ask: Ask, scout: Option) -> bool:
    """A hero beneath a contract is never scouted."""
    card = scout.cards[0]
    pile = ask.table.places[card].cards
    return pile[-1] is card or all(other.colour for other in pile[pile.index(card) :])
