"""Set-up of a hand: three decks, gear and Play Cards to each player, the rest into the discards."""

from __future__ import annotations

from generator.rules.kernel import Option, Procedure, Zone, move, rule, several
from generator.rules.tricks.choosing import after
from generator.rules.tricks.table import Player, TricksTable
from generator.rules.tricks.verbs import DISCARD


def set_up(table: TricksTable) -> Procedure[None]:
    """Set up a hand from the decks; gear that players still hold stays with them."""
    shuffle_decks(table)
    yield from deal_gear(table)
    deal_cards(table, table.catalogue.row("deal", len(table.seats))[0])
    discard_undealt(table)


@rule("setup.shuffle-each-deck")
def shuffle_decks(table: TricksTable) -> None:
    """Shuffle Play Cards, Heroes and gear, each deck alone."""
    table.chance.shuffle("deck", table.deck.cards)
    table.chance.shuffle("stack", table.stack.cards)
    table.chance.shuffle("gear deck", table.gear_deck.cards)


@rule("setup.three-gear")
def deal_gear(table: TricksTable) -> Procedure[None]:
    """See that each player holds three gear, no more and no fewer."""
    size = table.figure("gear-dealt")
    for seat in table.seats:
        yield from give_up_excess(table, seat, size)
        deal(table, seat, table.gear_deck, seat.gear, size - len(seat.gear.cards))


@rule("setup.excess-gear-discarded")
def give_up_excess(table: TricksTable, seat: Player, size: int) -> Procedure[None]:
    """Let a player with too much gear choose what to discard."""
    excess = len(seat.gear.cards) - size
    if excess <= 0:
        return
    held = [Option(DISCARD, (piece,)) for piece in seat.gear.cards]
    picks = yield from several(
        seat, "discard gear", lambda chosen: after(held, chosen), least=excess, most=excess
    )
    for pick in picks:
        table.tell((seat,), "{seat} discards {cards}", seat, pick.cards)
        move(table, pick.cards, table.discards)


@rule("setup.deal-cards")
def deal_cards(table: TricksTable, number: int) -> None:
    """Deal so many Play Cards to each player."""
    for seat in table.seats:
        deal(table, seat, table.deck, seat.hand, number)
    table.dealt = True


@rule("setup.undealt-to-discards")
def discard_undealt(table: TricksTable) -> None:
    """Put undealt Play Cards and gear, unseen, into the middle section of the box."""
    move(table, table.deck.cards[:], table.discards)
    move(table, table.gear_deck.cards[:], table.discards)


def deal(table: TricksTable, seat: Player, deck: Zone, to: Zone, number: int) -> None:
    """Deal cards off the top of a deck; only their new owner sees them."""
    if number > 0:
        move(table, deck.cards[-number:], to, "{seat} is dealt {cards}", seat)
