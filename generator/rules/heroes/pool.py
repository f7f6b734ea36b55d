"""Heroes before a player: on which pile a card goes, how it is laid, and how many count."""

from __future__ import annotations

from collections.abc import Sequence

from generator.rules.heroes.table import DeckCard, HeroesTable, Pile, Player
from generator.rules.kernel import Zone, rule, shift


@rule("pool.by-colour", off=lambda table, seat, card: seat.pool[0])
def pile_for(table: HeroesTable, seat: Player, card: DeckCard) -> Pile:
    """Return the pile that a hero of this colour joins."""
    return seat.piles[card.colour]


def slip_under(table: HeroesTable, card: DeckCard, pile: Zone) -> None:
    """Lay a card at the bottom of a pile instead."""
    shift(table, card, pile)
    pile.cards.insert(0, pile.cards.pop())


@rule("pool.on-top", off=slip_under)
def lay(table: HeroesTable, card: DeckCard, pile: Zone) -> None:
    """Lay a card on top of a pile, whatever lies there."""
    shift(table, card, pile)


def join(table: HeroesTable, seat: Player, card: DeckCard) -> None:
    """Add a hero to a seat's piles, at once as long as every rule holds."""
    if table.off:
        lay(table, card, pile_for(table, seat, card))
    else:
        shift(table, card, seat.piles[card.colour])


def count_with_castle(table: HeroesTable, seat: Player, colour: str) -> int:
    """Count the heroes of a colour before a seat and those beneath the castle as well."""
    tucked = [card for card in seat.beneath.cards if card.colour == colour]
    return len(seat.piles[colour].heroes) + len(tucked)


@rule("scoring.castle-apart", off=count_with_castle)
def count(table: HeroesTable, seat: Player, colour: str) -> int:
    """Count the heroes of a colour before a seat, covered or not; those beneath the castle are out of it."""
    return len(seat.piles[colour].heroes)


def most(table: HeroesTable, colour: str, seats: Sequence[Player]) -> list[Player]:
    """Return the seats among these with the most heroes of a colour; nobody leads with none."""
    counts = [count(table, seat, colour) for seat in seats]
    top = max(counts, default=0)
    return [seat for seat, number in zip(seats, counts, strict=True) if number == top] if top else []


@rule("virtual.counts", off=lambda table: table.players)
def contenders(table: HeroesTable) -> Sequence[Player]:
    """Return the seats whose heroes are compared, the virtual player among them."""
    return table.seats
