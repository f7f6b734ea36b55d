"""What always holds at a table of Legends."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from generator.rules.sanguo.table import SanguoTable


def one_place(table: SanguoTable) -> bool:
    """Every card is in exactly one zone, the one it says."""
    seen = {card for zone in table.zones for card in zone.cards if table.places[card] is zone}
    lying = sum(len(zone.cards) for zone in table.zones)
    return len(seen) == lying == len(table.cards)


def life_within(table: SanguoTable) -> bool:
    """Nobody has more life than the most it can have."""
    return all(seat.life <= seat.most for seat in table.seats)


def dead_without_cards(table: SanguoTable) -> bool:
    """The dead have no cards."""
    return all(seat.alive or not (seat.belongings or seat.judgement.cards) for seat in table.seats)


def one_a_slot(table: SanguoTable) -> bool:
    """Equipment is what is worn, one card a slot."""
    return all(
        set(seat.wearing.values()) == set(seat.equipment.cards)
        and all(card.sort == slot for slot, card in seat.wearing.items())
        for seat in table.seats
        if seat.wearing or seat.equipment.cards
    )


def no_twin_delayed(table: SanguoTable) -> bool:
    """No two delayed scrolls of one name lie before one seat."""
    return all(
        set(seat.delayed) == set(seat.judgement.cards)
        and len(set(seat.delayed.values())) == len(seat.delayed)
        for seat in table.seats
        if seat.delayed or seat.judgement.cards
    )


INVARIANTS = {
    "every card is in exactly one place": one_place,
    "life is at most its maximum": life_within,
    "the dead have no cards": dead_without_cards,
    "one piece of equipment a slot": one_a_slot,
    "no two delayed scrolls of a name before a seat": no_twin_delayed,
}
