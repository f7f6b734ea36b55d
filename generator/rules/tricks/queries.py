"""What a scenario of `tricks` may ask the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from generator.rules.kernel import Query
from generator.rules.tricks.directions import onward
from generator.rules.tricks.scoring import leaders, points
from generator.rules.tricks.table import Player, Trick, TricksTable
from generator.rules.tricks.winning import way_of, winner


def listed(words: Iterable[object]) -> str:
    """Return words with commas between, or "nothing"."""
    return ", ".join(map(str, words)) or "nothing"


def latest(table: TricksTable) -> Trick:
    """Return the trick in the box that was laid last, else the one resolved last."""
    trick = table.tricks[-1] if table.tricks else table.last_trick
    if trick is None:
        raise ValueError("no trick has been laid")
    return trick


def winner_of_trick(table: TricksTable) -> str:
    """Tell who wins the latest trick as things stand."""
    trick = latest(table)
    return str((trick.winner or winner(table, trick)).seat)


def way_of_card(table: TricksTable, card: Any) -> str:
    """Tell what a card of the latest trick shares with its Hero."""
    trick = latest(table)
    return way_of(table, trick, next(laid for laid in trick.laid if laid.card is card))


def seen_in_box(table: TricksTable, seat: Player) -> str:
    """List what a seat sees before the front divider, from the Hero outwards."""
    zones = [table.front, *[other.laid for other in table.ring]]
    return listed(card for zone in zones for card in zone.cards if zone.sees(seat, card))


def seen_elsewhere(table: TricksTable, seat: Player, word: str) -> str:
    """List what a seat sees in the stack, the discards or of the Bonus Hero."""
    zones = {"stack": table.stack, "discards": table.discards, "bonus": table.bonus}
    zone = zones[word]
    return listed(card for card in zone.cards if zone.sees(seat, card))


def seen_of(table: TricksTable, seat: Player, word: str, other: Player) -> str:
    """List what a seat sees of another's hand, gear or heroes."""
    zone = {"hand": other.hand, "gear": other.gear, "heroes": other.heroes}[word]
    return listed(card for card in zone.cards if zone.sees(seat, card))


def numbers(cards: Sequence[Any]) -> str:
    """Count Play Cards, gear and Heroes: "24 Play Cards, 18 gear"."""
    play = sum(1 for card in cards if card.value)
    gear = sum(1 for card in cards if card.timing)
    heroes = len(cards) - play - gear
    counted = (
        (play, "Play Card" + "s" * (play != 1)),
        (gear, "gear"),
        (heroes, "Hero" + "es" * (heroes != 1)),
    )
    return listed(f"{number} {name}" for number, name in counted if number)


def tricks_to_play(table: TricksTable) -> str:
    """Tell how many tricks are still to be played in this hand."""
    return str(len(table.lead.hand) - table.figure("kept"))


QUERIES = (
    Query("winner", winner_of_trick, "The seat that wins the latest trick as things stand."),
    Query("winners", lambda table: listed(leaders(table)), "The seats that win the hand as things stand."),
    Query("way of {card}", way_of_card, "What a card of the trick shares with the Hero."),
    Query("lead", lambda table: str(table.lead), "The seat that leads the next trick."),
    Query(
        "order", lambda table: listed(table.play_order(table.lead)), "The order of play in the next trick."
    ),
    Query("next to {seat}", lambda table, seat: str(onward(table, seat)), "Who gets the box from a seat."),
    Query("points of {seat}", lambda table, seat: str(points(table, seat)), "A seat's points in this hand."),
    Query("total of {seat}", lambda table, seat: str(seat.total), "A seat's points in all hands scored."),
    Query("hands won by {seat}", lambda _table, seat: str(seat.hands_won), "How many hands a seat has won."),
    Query("hand number", lambda table: str(table.hand_number), "Which hand of the game this is."),
    Query("heroes of {seat}", lambda table, seat: listed(seat.heroes.cards), "The Heroes a seat has won."),
    Query(
        "hand of {seat}",
        lambda table, seat: listed([*seat.hand.cards, *seat.gear.cards]),
        "What a seat holds.",
    ),
    Query(
        "number in hand of {seat}",
        lambda table, seat: numbers([*seat.hand.cards, *seat.gear.cards]),
        "How many Play Cards and gear a seat holds.",
    ),
    Query("where is {card}", lambda table, card: str(table.places[card]), "Where a card lies."),
    Query("discards", lambda table: numbers(table.discards.cards), "What lies in the discards, by number."),
    Query("stack", lambda table: numbers(table.stack.cards), "How many Heroes are in the stack."),
    Query(
        "undealt", lambda table: numbers([*table.deck.cards, *table.gear_deck.cards]), "What is kept to deal."
    ),
    Query("set aside", lambda table: numbers(table.aside.cards), "What is left out of the game."),
    Query("tricks to play", tricks_to_play, "How many tricks the Play Cards in hand allow."),
    Query(
        "tricks in box", lambda table: str(len(table.tricks)), "How many tricks lie in the box, not revealed."
    ),
    Query("{seat} sees in the box", seen_in_box, "What a seat sees before the front divider."),
    Query("{seat} sees of the {word}", seen_elsewhere, "What a seat sees of the stack, discards or bonus."),
    Query("{seat} sees of the {word} of {seat}", seen_of, "What a seat sees of a hand, gear or heroes."),
)
