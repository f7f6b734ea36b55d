"""The words of scenarios about Heroes: cards, zones, states and what can be asked of a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from generator.rules.heroes.entries import ENTRIES
from generator.rules.heroes.pool import contenders, count
from generator.rules.heroes.rounds import rounds
from generator.rules.heroes.setup import START, starter
from generator.rules.heroes.shows import shows
from generator.rules.heroes.table import HeroesTable, Pile, Player
from generator.rules.heroes.verbs import ANNOUNCE, DISCARD, PLAY, SCOUT, SECURE, TUCK
from generator.rules.kernel import Piece, Query, Vocabulary, Zone, move


def words(piece: Piece) -> Sequence[str]:
    """Return the words for a card: its own name, then what it looks like."""
    return list(dict.fromkeys((piece.card.id, piece.card.name, piece.face)))


class Front(Zone):
    """Stands for all piles of a player in a set-up; `last` is the one that got a card last."""

    __slots__ = ("last",)

    def __init__(self, owner: Player) -> None:
        super().__init__("pool", owner)
        self.last: Pile = owner.pool[0]


def front(table: HeroesTable, seat: Player) -> Zone:
    """Return what stands for a player's piles."""
    return Front(seat)


def place(table: HeroesTable, piece: Piece, zone: Zone) -> None:
    """Lay a card in a zone: heroes of a pool on the pile of their colour, contracts on the pile last used."""
    if isinstance(zone, Front):
        pile = zone.owner.piles.get(getattr(piece, "colour", ""), zone.last)  # type: ignore[union-attr]
        zone.last = pile
        zone = pile
    if zone.owner is not None and zone is zone.owner.beneath:  # type: ignore[attr-defined]
        zone.owner.points += 1  # type: ignore[attr-defined]
    move(table, [piece], zone)


def starts(table: HeroesTable, seat: Player, phrase: str) -> None:
    """Give the start castle to a seat and another castle to every other player."""
    by_start = sorted(table.castles, key=lambda castle: START not in castle.card.tags)
    others = [player for player in table.seats if player is not seat and not player.virtual]
    for player, castle in zip([seat, *others], by_start, strict=False):
        move(table, [castle], player.castle)


def scored(table: HeroesTable, seat: Player, phrase: str) -> None:
    """Write down scores of earlier rounds."""
    seat.scores.extend(int(number) for number in phrase.replace(",", " ").split())


def in_round(table: HeroesTable, seat: None, phrase: str) -> None:
    """Let this be a later round than the first."""
    table.round = int(phrase)


def deck_left(table: HeroesTable, seat: None, phrase: str) -> None:
    """Leave so many cards in the deck and put the others into the box."""
    spare = max(len(table.deck) - int(phrase), 0)
    move(table, table.deck.cards[:spare], table.box)


def faces(cards: Sequence[Piece]) -> str:
    """Return the faces of cards, bottom to top."""
    return ", ".join(map(str, cards))


def pool(table: HeroesTable, seat: Player) -> Sequence[str]:
    """Return each pile of a player that is not empty, bottom to top."""
    return [f"{pile.colour}: {faces(pile.cards)}" for pile in seat.pool if pile.cards]


def pile(table: HeroesTable, colour: str, seat: Player) -> str:
    """Return one pile of a player, bottom to top."""
    return faces(seat.piles[colour].cards)


def counts(table: HeroesTable, colour: str) -> str:
    """Return how many heroes of a colour count for each seat."""
    return ", ".join(f"{seat} {count(table, seat, colour)}" for seat in contenders(table))


def castles(table: HeroesTable) -> Sequence[str]:
    """Return who holds which castle."""
    return [f"{seat}: {faces(seat.castle.cards)}" for seat in table.seats if seat.castle.cards]


def trigger(table: HeroesTable) -> str:
    """Return whose hand stayed short first, and how many turns that seat had had."""
    return f"{table.short} {table.short.turns}" if table.short else "nobody"


def written_down(table: HeroesTable) -> str:
    """Return the sum of the scores of each player."""
    return ", ".join(f"{player} {sum(player.scores)}" for player in table.players)


def deck_of(kind: str) -> Callable[[HeroesTable], str]:
    """Return a query that counts the cards of a kind in the deck."""
    return lambda table: str(sum(card.card.kind == kind for card in table.deck.cards))


ZONES: Mapping[str, Callable[[Any, Any], Zone]] = {
    "hand": lambda table, seat: seat.hand,
    "pool": front,
    "castle": lambda table, seat: seat.beneath,
    "deck": lambda table, seat: table.deck,
    "discards": lambda table, seat: table.discards,
}

STATES: Mapping[str, Callable[[Any, Any, str], None]] = {
    "starts": starts,
    "scored": scored,
    "round": in_round,
    "deck left": deck_left,
}

QUERIES = (
    Query("pool of {seat}", pool, "Everything before a player, a line for each pile, bottom to top."),
    Query("{word} pile of {seat}", pile, "One pile of a player, bottom to top."),
    Query("hand of {seat}", lambda table, seat: faces(seat.hand.cards), "The cards in a hand."),
    Query("cards of {seat}", lambda table, seat: str(len(seat.hand)), "How many cards a player holds."),
    Query("castle of {seat}", lambda table, seat: faces(seat.beneath.cards), "The heroes beneath a castle."),
    Query("points of {seat}", lambda table, seat: str(seat.points), "The points of a player in this round."),
    Query(
        "scores of {seat}",
        lambda table, seat: ", ".join(map(str, seat.scores)),
        "What has been written down for a player after each round.",
    ),
    Query("counts of {word}", counts, "How many heroes of a colour count for each seat."),
    Query("deck", lambda table: str(len(table.deck)), "How many cards the deck holds."),
    Query("heroes in the deck", deck_of("hero"), "How many heroes the deck holds."),
    Query("contracts in the deck", deck_of("contract"), "How many contracts the deck holds."),
    Query(
        "discards", lambda table: faces(table.discards.cards), "The cards that are out until the next round."
    ),
    Query(
        "cards set aside",
        lambda table: faces(table.aside.cards),
        "The cards set aside while pools are dealt.",
    ),
    Query("castles", castles, "Who holds which castle."),
    Query("starting player", lambda table: str(starter(table)), "Who holds the start castle."),
    Query(
        "seats", lambda table: ", ".join(map(str, table.seats)), "All seats, each one's left neighbour next."
    ),
    Query("round", lambda table: str(table.round), "The number of the round."),
    Query("rounds", lambda table: str(rounds(table)), "How many rounds the game has."),
    Query(
        "turns",
        lambda table: ", ".join(f"{seat} {seat.turns}" for seat in table.seats),
        "How many turns each seat has taken in this round.",
    ),
    Query(
        "turns at the trigger", trigger, "Who came short first in this round, and in which turn of its own."
    ),
    Query("written down", written_down, "The sum that each player has written down so far."),
)


VOCABULARY = Vocabulary(
    verbs=(PLAY, ANNOUNCE, SCOUT, SECURE, TUCK, DISCARD),
    choices=("red", "blue", "green", "yellow", "purple", "goblet", "sword", "fan"),
    words=words,
    zones=ZONES,
    entries=ENTRIES,
    queries=QUERIES,
    states=STATES,
    place=place,
    shows=shows,
)
