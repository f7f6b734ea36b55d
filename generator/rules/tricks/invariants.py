"""What must hold of the table at every question, checked with `--check` and in scenarios."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from generator.rules.tricks.pieces import box
from generator.rules.tricks.table import TricksTable


def each_card_in_one_place(table: TricksTable) -> bool:
    """Every card lies once, in the zone where the table knows it, and no card is lost."""
    game = box(table.catalogue)
    lying = [(card, zone) for zone in table.zones for card in zone.cards]
    there_are = len(game.play) + len(game.heroes) + len(game.gear)
    return len(lying) == there_are and dict(lying) == table.places


def heroes_add_up(table: TricksTable) -> bool:
    """Heroes won, in the stack and in the box are all the Heroes there are."""
    won = sum(len(seat.heroes) for seat in table.seats)
    return won + len(table.stack) + len(table.front) + len(table.bonus) == len(box(table.catalogue).heroes)


def hands_are_level(table: TricksTable) -> bool:
    """Everyone has as many Play Cards, those laid into the latest trick counted."""
    if not table.dealt:
        return True
    laid = table.tricks[-1].laid if table.tricks else []
    played = {each.seat for each in laid if each.card}
    return len({len(seat.hand) + (seat in played) for seat in table.seats}) == 1


def gear_is_three_at_first(table: TricksTable) -> bool:
    """At the start of a hand everyone holds three gear, no more and no fewer."""
    at_start = table.dealt and not table.tricks_played and not table.tricks
    return not at_start or all(len(seat.gear) == table.figure("gear-dealt") for seat in table.seats)


def one_hero_is_won_by_trick(table: TricksTable) -> bool:
    """In a hand of three or more, as many Heroes are won as tricks are resolved, unless a rule is off."""
    if not table.dealt or table.off or len(table.seats) == 2:
        return True
    complete = [
        trick for trick in table.tricks if len(trick.laid) == len(table.seats) and trick.laid[-1].card
    ]
    return sum(len(seat.heroes) for seat in table.seats) == table.tricks_played - len(complete)


INVARIANTS: Mapping[str, Callable[[TricksTable], bool]] = {
    "each card lies in one place": each_card_in_one_place,
    "heroes won, in the stack and in the box add up": heroes_add_up,
    "everyone has as many play cards": hands_are_level,
    "three gear each at the start of a hand": gear_is_three_at_first,
    "one hero is won for each trick resolved": one_hero_is_won_by_trick,
}
