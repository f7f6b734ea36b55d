"""What must hold of a table of Heroes at every question."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from generator.rules.heroes.table import DeckCard, HeroesTable


def every_card_in_one_zone(table: HeroesTable) -> bool:
    """Each card of the game lies in exactly one zone and knows which."""
    lying = {card: zone for zone in table.zones for card in zone.cards}
    pieces = (*table.cards, *table.castles)
    return sum(map(len, table.zones)) == len(pieces) and lying == table.places


def hands_at_most_full(table: HeroesTable) -> bool:
    """Once turns are taken, nobody but the player in turn holds more than a full hand."""
    most = table.figure("hand")
    return table.active is None or all(
        len(seat.hand) <= most for seat in table.players if seat is not table.active
    )


def nobody_acts_empty_handed(table: HeroesTable) -> bool:
    """Whoever takes a turn began it with a card in hand."""
    return table.active is None or table.active.virtual or table.active.held > 0


def castles_lie_apart(table: HeroesTable) -> bool:
    """Castles lie in the box or before players, at most one each, and no other card lies among them."""
    places = (table.box, *(seat.castle for seat in table.seats))
    return all(
        len(seat.castle) <= 1 and not any(isinstance(card, DeckCard) for card in seat.castle.cards)
        for seat in table.seats
    ) and all(table.places[castle] in places for castle in table.castles)


def only_heroes_beneath_castles(table: HeroesTable) -> bool:
    """No contract is ever tucked beneath a castle."""
    return all(card.colour for seat in table.seats for card in seat.beneath.cards)


def points_are_heroes_beneath(table: HeroesTable) -> bool:
    """The points of a round are as many as the heroes beneath the castle."""
    return all(seat.points == len(seat.beneath) for seat in table.seats)


def piles_of_one_colour(table: HeroesTable) -> bool:
    """A pile holds heroes of its colour, and contracts."""
    return all(
        card.colour in ("", pile.colour) for seat in table.seats for pile in seat.pool for card in pile.cards
    )


def virtual_player_holds_nothing(table: HeroesTable) -> bool:
    """The virtual player never has a hand."""
    return not any(len(seat.hand) for seat in table.seats if seat.virtual)


INVARIANTS: Mapping[str, Callable[[HeroesTable], bool]] = {
    "every card in exactly one zone": every_card_in_one_zone,
    "no hand above five but in its own turn": hands_at_most_full,
    "nobody takes a turn without a card": nobody_acts_empty_handed,
    "castles lie before players or in the box": castles_lie_apart,
    "no contract beneath a castle": only_heroes_beneath_castles,
    "points are the heroes beneath the castle": points_are_heroes_beneath,
    "the virtual player has no hand": virtual_player_holds_nothing,
}
