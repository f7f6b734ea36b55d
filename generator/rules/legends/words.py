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
from generator.rules.legends.shows import shows
from generator.rules.legends.sides import BLUE, RED
from generator.rules.sanguo.cards import SUITS
from generator.rules.sanguo.picking import HAND
from generator.rules.sanguo.verbs import VERBS

if TYPE_CHECKING:
    from generator.catalogue import Card
    from generator.rules.legends.play import LegendsTable
    from generator.rules.sanguo.table import Player


def words(piece: Any) -> Sequence[str]:
    """Return the words for a card, the most exact first: "Strike ♠7", "♠7", "♠ Strike", "Strike"."""
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


def rotated(table: LegendsTable, seat: Player, phrase: str) -> None:
    """Let a seat have had its turn in this round of three against three."""
    mode: Any = table.mode
    mode.rotated.append(seat)


def heroes_named(table: LegendsTable, phrase: str) -> list[Card]:
    """Return the heroes of a list of names; raise ValueError for a name that no hero has."""
    heroes = {table.catalogue.cards[id_].name.casefold(): id_ for id_ in table.catalogue.heroes}
    names = [name.strip().casefold() for name in phrase.split(",")]
    for name in names:
        if name not in heroes:
            raise ValueError(f'expected the name of a hero, found "{name}"')
    return [table.catalogue.cards[heroes[name]] for name in names]


def waiting(table: LegendsTable, seat: Player, phrase: str) -> None:
    """Let heroes of a game of two wait to enter for a seat, in this order."""
    mode: Any = table.mode
    mode.waiting[seat] = heroes_named(table, phrase)


def hero_pile(table: LegendsTable, seat: None, phrase: str) -> None:
    """Let these heroes lie on top when the heroes are shuffled, the first one uppermost."""
    table.chance.rig("heroes", heroes_named(table, phrase))


def role_pile(table: LegendsTable, seat: None, phrase: str) -> None:
    """Let these roles lie on top when the roles are shuffled, the first one uppermost."""
    table.chance.rig("roles", [name.strip() for name in phrase.split(",")])


def become(hero: Card, table: LegendsTable, seat: Player, phrase: str) -> None:
    """Let a seat play a hero: its skills, gender, faction and life."""
    seat.become(hero)


def deck_left(table: LegendsTable, seat: None, phrase: str) -> None:
    """Leave so many cards in the deck and put the others into the box."""
    move(table, table.deck.cards[: len(table.deck) - int(phrase)], table.box)


IN_MODES = (
    *(RED, BLUE, "first", "second", "begin", "defer", "to give up", "clockwise", "counter-clockwise"),
    *(f"pile {number}" for number in range(1, 6)),
    *(f"hero {number}" for number in range(1, 13)),
    *("many", "few", "to heal", "to draw", "Starvation"),
)
"""Words that choices hold in the games of two and of teams."""

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
    "rotated": rotated,
    "waiting": waiting,
    "hero pile": hero_pile,
    "role pile": role_pile,
    **{name: role(name) for name in ROLES},
    **{name: gender(name) for name in ("male", "female")},
    **{name: faction(name) for name in ("wei", "shu", "wu", "qun")},
}


def extend(table: LegendsTable, vocabulary: Vocabulary) -> Vocabulary:
    """Add heroes as states, and the names of skills, cards and heroes."""
    heroes = [table.catalogue.cards[id_] for id_ in table.catalogue.heroes]
    return replace(
        vocabulary,
        states={
            **{name: partial(become, hero) for hero in heroes for name in (hero.name, *hero.also)},
            **vocabulary.states,
        },
        choices=(
            *vocabulary.choices,
            *dict.fromkeys(table.skill_names.values()),
            *(hero.name for hero in heroes),
        ),
    )


VOCABULARY = Vocabulary(
    verbs=VERBS,
    choices=(*SUITS, HAND, "to discard", "damage", *IN_MODES),
    words=words,
    zones=ZONES,
    entries=ENTRIES,
    queries=QUERIES,
    states=STATES,
    place=place,
    shows=shows,
    extend=extend,
)
