"""What a set-up of a scenario can say: factions, Legends and where they stand, cubes of areas."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from generator.faults import nearest
from generator.rules.kernel import Piece, Zone, move
from generator.rules.legends_2023.moving import put_in
from generator.rules.legends_2023.setup import faction_id, muster, sober
from generator.rules.legends_2023.table import (
    REBELS,
    Area,
    BoardTable,
    Legend,
    Player,
    Strategy,
    faction_names,
)
from generator.rules.legends_2023.territory import lay_cubes

State = Callable[[Any, Any, str], None]


def plays(faction: str) -> State:
    """Return the state of playing a faction."""

    def state(table: BoardTable, seat: Player, rest: str) -> None:
        other = table.player_of(faction)
        if other not in (None, seat):
            raise ValueError(f"{other} plays it already")
        seat.faction = faction

    return state


def has_legend(legend: Legend) -> State:
    """Return the state of having a Legend: where it is, with how many troops and how much morale."""

    def state(table: BoardTable, seat: Player, rest: str) -> None:
        enrol(table, seat, legend)
        words = rest.replace(",", " ").split()
        place = next((area for area in table.areas.values() if area.home == seat.faction), None)
        while words:
            word = words.pop(0)
            if word == "recovering":
                place = None
                legend.troops = table.figure("recovery-troops")
            elif word == "acted":
                legend.acts = table.actions
            elif word == "in" and words:
                place = area_named(table, words.pop(0))
            elif word.isdigit() and words and words[0] in _COUNTED:
                setattr(legend, _COUNTED[words.pop(0)], int(word))
            else:
                expected = '"in" and an area, a number of troops, morale or spurs, recovering or acted'
                raise ValueError(f'expected {expected}, found "{word}"')
        see_in_range("troops", legend.troops, 1, table.most_troops)
        see_in_range("morale", legend.morale, 0, table.figure("most-morale"))
        if place is not None:
            put_in(legend, place)

    return state


def enrol(table: BoardTable, seat: Player, legend: Legend) -> None:
    """Let a seat have a Legend as if it had been chosen; raise ValueError if another faction or seat does."""
    faction = table.faction_of(legend)
    seat.faction = seat.faction or faction
    if seat.faction != faction:
        raise ValueError(f"expected a Legend of {seat.faction}, found one of {faction}")
    if table.places[legend] is table.box:
        move(table, [legend], seat.column)
        table.enlist(legend, seat)
        muster(table, legend)
        sober(table, legend)
    elif legend.owner is not seat:
        raise ValueError(f"{legend.owner} has this Legend already")


def area_named(table: BoardTable, name: str) -> Area:
    """Return the area of that name; raise ValueError, with the nearest name, if there is none."""
    if name not in table.areas:
        meant = nearest(name, table.areas)
        raise ValueError(
            f'expected an area, found "{name}"' + (f'; did you mean "{meant}"?' if meant else "")
        )
    return table.areas[name]


def see_in_range(what: str, number: int, least: int, most: int) -> None:
    """Raise ValueError for a number that there cannot be."""
    if not least <= number <= most:
        raise ValueError(f"expected {least} to {most} {what}, found {number}")


def whole(what: str, rest: str) -> int:
    """Return a number that a set-up gives; raise ValueError for anything else."""
    if not rest.isdigit():
        raise ValueError(f'expected {what}, found "{rest}"')
    return int(rest)


_COUNTED = {"troops": "troops", "troop": "troops", "morale": "morale", "spurs": "spurs", "spur": "spurs"}


def holds(area_name: str) -> State:
    """Return the state of an area: a number of cubes and whose they are, or nothing at all."""

    def state(table: BoardTable, seat: None, rest: str) -> None:
        area = table.areas[area_name]
        area.faction, area.cubes = "", 0
        table.set_areas.add(area)
        words = rest.split()
        if words == ["empty"]:
            return
        known = {name.casefold(): name for name in (*faction_names(table), REBELS)}
        if len(words) != 2 or not words[0].strip("0").isdigit() or words[1].casefold() not in known:
            raise ValueError(f'expected "empty", or cubes and their faction as in "3 Shu", found "{rest}"')
        lay_cubes(table, area, known[words[1].casefold()], int(words[0]))

    return state


def holds_several(table: BoardTable, seat: Player, rest: str) -> None:
    """Let a seat hold areas, with as many cubes as a faction starts with."""
    for name in rest.replace(",", " ").split():
        area = area_named(table, name)
        table.set_areas.add(area)
        area.cubes = 0
        lay_cubes(table, area, seat.faction, table.figure("start-cubes"))


def has_merit(table: BoardTable, seat: Player, rest: str) -> None:
    """Give a seat merit, as cubes of the rebels."""
    seat.merit[REBELS] = whole("a number of points", rest)


def begins(table: BoardTable, seat: Player, rest: str) -> None:
    """Let a seat be the one that began the game."""
    table.first = seat
    table.first_player = seat.name


def deck_left(table: BoardTable, seat: Player, rest: str) -> None:
    """Leave so many cards in a seat's deck; the others lie in the box."""
    seat.deck_left = whole("a number of cards", rest)


def place(table: BoardTable, piece: Piece, zone: Zone) -> None:
    """Lay a card in a zone; of a deck the first card named lies uppermost."""
    move(table, [piece], zone)
    if zone.name == "deck":
        zone.cards.insert(0, zone.cards.pop())


def complete(table: BoardTable) -> None:
    """Fill in what a set-up left open: factions, decks, and the cubes of areas as a game starts with them."""
    for seat in table.seats:
        if not seat.faction:
            seat.faction = next(name for name in faction_names(table) if table.player_of(name) is None)
    for seat in table.seats:
        take_own_copies(table, seat)
    for seat in table.seats:
        fill_deck(table, seat)
    played = [seat.faction for seat in table.seats]
    for area in table.areas.values():
        if area not in table.set_areas:
            mine = area.home in played
            lay_cubes(
                table,
                area,
                area.home if mine else REBELS,
                table.figure("start-cubes" if mine else "rebel-cubes"),
            )
    for seat in table.seats:
        if seat.points >= table.catalogue.row("merit-limit", len(table.seats))[0]:
            table.ending = True


def take_own_copies(table: BoardTable, seat: Player) -> None:
    """Let cards that were laid from another faction's deck be copies from the seat's own."""
    faction = faction_id(table, seat)
    strays = [card for zone in (seat.hand, seat.deck, seat.discards) for card in zone.cards]
    for stray in strays:
        own = next((card for card in astray(table, faction) if card.id == stray.id), None)
        if own is not None and stray.faction != faction:
            swap(stray, own)


def astray(table: BoardTable, faction: str) -> list[Strategy]:
    """Return the strategy cards of a faction that lie in the box or with another player."""
    others = [seat for seat in table.seats if faction_id(table, seat) != faction]
    zones = [table.box, *(zone for seat in others for zone in (seat.hand, seat.deck, seat.discards))]
    return [
        card
        for zone in zones
        for card in zone.cards
        if isinstance(card, Strategy) and card.faction == faction
    ]


def swap(one: Strategy, other: Strategy) -> None:
    """Let two copies of a card belong to each other's decks; they stay where they lie."""
    one.faction, other.faction = other.faction, one.faction


def fill_deck(table: BoardTable, seat: Player) -> None:
    """Put the cards of a seat's faction that the set-up leaves out into its deck, beneath the others."""
    faction = faction_id(table, seat)
    spare = [card for card in table.box.cards if getattr(card, "faction", "") == faction]
    table.chance.shuffle("cards of no matter", spare)
    if seat.deck_left is not None:
        spare = spare[: max(seat.deck_left - len(seat.deck), 0)]
    named = len(seat.deck)
    move(table, spare, seat.deck)
    cards = seat.deck.cards
    cards[:] = cards[named:] + cards[:named]


STATES: Mapping[str, State] = {
    "holds": holds_several,
    "merit": has_merit,
    "begins": begins,
    "deck left": deck_left,
}
