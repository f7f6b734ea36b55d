"""The words of scenarios about Legends: cards, zones, states and what can be asked of a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from generator.rules.kernel import Vocabulary, Zone, move
from generator.rules.legends.entries import ENTRIES
from generator.rules.legends.queries import QUERIES
from generator.rules.legends.roles import ROLES
from generator.rules.sanguo.cards import SUITS
from generator.rules.sanguo.picking import HAND
from generator.rules.sanguo.verbs import VERBS

if TYPE_CHECKING:
    from generator.catalogue import Card
    from generator.rules.legends.play import LegendsTable
    from generator.rules.sanguo.table import Player


def words(piece: Any) -> Sequence[str]:
    """Return the words for a card, the most exact first: "Strike ♠7", "♠7", "♠ Strike", "black Strike", "Strike"."""
    suit, colour, name = piece.suit, piece.colour, piece.card.name
    mark = piece.face.removeprefix(f"{name} ")
    return list(
        dict.fromkeys(
            (
                piece.face,
                f"{mark} {name}",
                mark,
                f"{suit} {name}",
                f"{colour} {name}",
                name,
                suit,
                f"{colour} card",
            )
        )
    )


def place(table: LegendsTable, piece: Any, zone: Zone) -> None:
    """Lay a card in a zone; equipment is worn, and a card in a judgement zone counts as what it is."""
    move(table, [piece], zone)
    seat: Any = zone.owner
    if seat is not None and zone is seat.equipment:
        seat.wearing[piece.sort] = piece
        seat.attend()
    elif seat is not None and zone is seat.judgement:
        seat.delayed[piece] = piece.name


def life(table: LegendsTable, seat: Player, phrase: str) -> None:
    """Set life, and with a second number the most a seat can have: "2/4"."""
    now, _, most = phrase.partition("/")
    seat.life = int(now)
    seat.most = int(most) if most else max(seat.most, seat.life)


def role(name: str) -> Callable[[LegendsTable, Player, str], None]:
    """Return what gives a seat a role."""

    def give(table: LegendsTable, seat: Player, phrase: str) -> None:
        seat.role = name

    give.__doc__ = f"Give a seat the role of {name}."
    return give


def gender(name: str) -> Callable[[LegendsTable, Player, str], None]:
    """Return what makes a hero male or female."""

    def give(table: LegendsTable, seat: Player, phrase: str) -> None:
        seat.gender = name

    give.__doc__ = f"Make a hero {name}."
    return give


def faction(name: str) -> Callable[[LegendsTable, Player, str], None]:
    """Return what lets a hero belong to a faction."""

    def give(table: LegendsTable, seat: Player, phrase: str) -> None:
        seat.faction = name

    give.__doc__ = f"Let a hero belong to {name.title()}."
    return give


def dead(table: LegendsTable, seat: Player, phrase: str) -> None:
    """Let a seat be dead already."""
    seat.alive = False
    table.ring = [each for each in table.seats if each.alive]
    table.changed()


def become(hero: Card, table: LegendsTable, seat: Player, phrase: str) -> None:
    """Let a seat play a hero: its skills, gender, faction and life."""
    seat.become(hero)


def deck_left(table: LegendsTable, seat: None, phrase: str) -> None:
    """Leave so many cards in the deck and put the others into the box."""
    move(table, table.deck.cards[: len(table.deck) - int(phrase)], table.box)


ZONES: Mapping[str, Callable[[Any, Any], Zone]] = {
    "hand": lambda table, seat: seat.hand,
    "wears": lambda table, seat: seat.equipment,
    "judgement": lambda table, seat: seat.judgement,
    "deck": lambda table, seat: table.deck,
    "discards": lambda table, seat: table.discards,
}

STATES: Mapping[str, Callable[[Any, Any, str], None]] = {
    "life": life,
    "dead": dead,
    "deck left": deck_left,
    **{name: role(name) for name in ROLES},
    **{name: gender(name) for name in ("male", "female")},
    **{name: faction(name) for name in ("wei", "shu", "wu", "qun")},
}


def extend(table: LegendsTable, vocabulary: Vocabulary) -> Vocabulary:
    """Add heroes as states, and the names of skills and cards."""
    heroes = [table.catalogue.cards[id_] for id_ in table.catalogue.heroes]
    return replace(
        vocabulary,
        states={
            **{name: partial(become, hero) for hero in heroes for name in (hero.name, *hero.also)},
            **vocabulary.states,
        },
        choices=(*vocabulary.choices, *dict.fromkeys(table.skill_names.values())),
    )


VOCABULARY = Vocabulary(
    verbs=VERBS,
    choices=(*SUITS, HAND, "to discard", "damage"),
    words=words,
    zones=ZONES,
    entries=ENTRIES,
    queries=QUERIES,
    states=STATES,
    place=place,
    extend=extend,
)
