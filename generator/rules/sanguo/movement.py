"""Cards on the move: drawing, losing, equipping; whatever leaves a player opens the moment `MOVED`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from generator.rules.kernel import Procedure, move, rule
from generator.rules.sanguo.events import Moved
from generator.rules.sanguo.moments import MOVED
from generator.rules.sanguo.window import NOTHING, window

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from generator.rules.kernel import Zone
    from generator.rules.sanguo.cards import DeckCard
    from generator.rules.sanguo.table import Player, SanguoTable


def moves(
    table: SanguoTable,
    cards: Sequence[DeckCard],
    to: Zone,
    says: str = "",
    seat: Player | None = None,
    **words: Any,
) -> Procedure[None]:
    """Move cards; equipment that leaves is worn no more, and players who lost cards may act on it."""
    places = table.places
    cards = [card for card in cards if places[card] is not to]
    if not cards:
        return NOTHING
    left: dict[Zone, list[DeckCard]] = {}
    for card in cards:
        if places[card].owner is not None:
            left.setdefault(places[card], []).append(card)
    move(table, cards, to, says, seat, **words)
    for zone, gone in left.items():
        _take_leave(zone, gone)
    return _act_on_losses(table, left, to) if MOVED in table.hearing else NOTHING


def _act_on_losses(table: SanguoTable, left: Mapping[Zone, list[DeckCard]], to: Zone) -> Procedure[None]:
    """Let abilities act on each zone of a player that cards have left."""
    for zone, gone in left.items():
        player: Any = zone.owner
        yield from window(table, MOVED, Moved(player, tuple(gone), zone, to, not zone.cards))


def _take_leave(zone: Zone, cards: Sequence[DeckCard]) -> None:
    """Wear no more what has left the equipment; what has left a judgement zone counts as itself again."""
    player: Any = zone.owner
    if zone is player.equipment:
        player.wearing = {slot: card for slot, card in player.wearing.items() if card not in cards}
        player.attend()
    elif zone is player.judgement:
        for card in cards:
            player.delayed.pop(card, None)


@rule("deck.reshuffle")
def reshuffle(table: SanguoTable) -> None:
    """Shuffle the discards and put them beneath what is left of the deck."""
    cards = list(table.discards.cards)
    rest = list(table.deck.cards)
    move(table, rest, table.box)
    table.chance.shuffle("deck", table.discards.cards)
    move(table, list(table.discards.cards), table.deck)
    move(table, rest, table.deck)
    if cards:
        table.say("the discards are shuffled into a new deck")


def top(table: SanguoTable, count: int) -> list[DeckCard]:
    """Return the top cards of the deck, the topmost first, after a reshuffle if it holds too few."""
    if len(table.deck) < count:
        reshuffle(table)
    return list(reversed(table.deck.cards[-count:])) if count else []


def draw(table: SanguoTable, seat: Player, count: int) -> None:
    """Let a seat draw so many cards, or as many as there are."""
    cards = top(table, count)
    if cards:
        move(table, cards, seat.hand, "{seat} draws {cards}", seat)


def discard(table: SanguoTable, seat: Player, cards: Sequence[DeckCard]) -> Procedure[None]:
    """Put cards of a seat on the discards."""
    return moves(table, cards, table.discards, "{seat} discards {cards}", seat)


def take_back(table: SanguoTable, seat: Player, slot: str) -> Procedure[None]:
    """Take what is worn in a slot back into the hand."""
    worn = seat.wearing.get(slot)
    if worn is not None:
        yield from moves(table, [worn], seat.hand, "{seat} takes back {cards}", seat)


@rule("equipment.replaces", off=take_back)
def take_off(table: SanguoTable, seat: Player, slot: str) -> Procedure[None]:
    """Discard what is worn in a slot."""
    worn = seat.wearing.get(slot)
    if worn is not None:
        yield from discard(table, seat, [worn])


def equip(table: SanguoTable, seat: Player, card: DeckCard) -> Procedure[None]:
    """Put a card on; what was worn in its slot goes to the discards first."""
    yield from moves(table, [card], table.centre)
    yield from take_off(table, seat, card.sort)
    if seat.alive and table.places[card] is table.centre:
        move(table, [card], seat.equipment, "{seat} equips {cards}", seat)
        seat.wearing[card.sort] = card
        seat.attend()
