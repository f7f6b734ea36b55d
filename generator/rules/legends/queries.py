"""What a scenario can ask of a table of Legends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from generator.rules.kernel import Query
from generator.rules.legends.cards.basic import strikes_allowed
from generator.rules.legends.sides import BLUE, RED, captain_of
from generator.rules.legends.team_victory import heroes_left
from generator.rules.sanguo.distance import attack_range, distance
from generator.rules.sanguo.turn import hand_limit

if TYPE_CHECKING:
    from generator.rules.legends.play import LegendsTable
    from generator.rules.sanguo.cards import DeckCard
    from generator.rules.sanguo.table import Player


def faces(cards: Sequence[DeckCard]) -> str:
    """Return the faces of cards in order."""
    return ", ".join(map(str, cards))


def judgement(table: LegendsTable, seat: Player) -> str:
    """Return what lies in a judgement zone, the oldest first, with what each counts as."""
    return ", ".join(
        str(card) if card.name == name else f"{card} as {name}" for card, name in seat.delayed.items()
    )


def roles(table: LegendsTable) -> Sequence[str]:
    """Return how many seats have each role."""
    dealt = [seat.role for seat in table.seats]
    return [
        f"{role} {dealt.count(role)}" for role in dict.fromkeys(("Monarch", "Minister", "Rebel", "Turn-coat"))
    ]


def captains(table: LegendsTable) -> str:
    """Return the captains, red first."""
    return ", ".join(str(captain_of(table, side)) for side in (RED, BLUE))


def laid_out(table: LegendsTable) -> str:
    """Return how many heroes of a draft lie face up, and how many face down."""
    mode: Any = table.mode
    return f"{len(mode.face_up)} face up, {len(mode.face_down)} face down"


def drafted(table: LegendsTable, seat: Player) -> Sequence[str]:
    """Return the heroes that a seat has drafted, in the order in which it took them."""
    mode: Any = table.mode
    return [hero.name for hero in mode.drafted[seat]]


QUERIES = (
    Query("life of {seat}", lambda table, seat: f"{seat.life}/{seat.most}", "Life, and the most it can be."),
    Query("hand of {seat}", lambda table, seat: faces(seat.hand.cards), "The cards in a hand."),
    Query("cards of {seat}", lambda table, seat: str(len(seat.hand)), "How many hand cards a seat has."),
    Query("{seat} wears", lambda table, seat: faces(seat.equipment.cards), "What a seat wears."),
    Query("judgement of {seat}", judgement, "What lies in a judgement zone."),
    Query("alive", lambda table: ", ".join(map(str, table.ring)), "The living, in turn order."),
    Query("role of {seat}", lambda table, seat: seat.role, "The role of a seat."),
    Query("roles", roles, "How many seats have each role."),
    Query("captains", captains, "The captains of three against three, red first."),
    Query("team of {seat}", lambda table, seat: seat.side, "The colour of a seat's team."),
    Query(
        "rotated",
        lambda table: ", ".join(map(str, table.mode.rotated)),
        "Who has had a turn in this round of three against three, in that order.",
    ),
    Query(
        "heroes left of {word}",
        lambda table, side: str(heroes_left(table, side)),
        "How many heroes the red or the blue team has left.",
    ),
    Query("heroes laid out", laid_out, "How many heroes of a draft lie face up and face down."),
    Query("draft of {seat}", drafted, "The heroes that a seat has drafted, one a line."),
    Query("box", lambda table: faces(table.box.cards), "The cards that are out of the game."),
    Query("turn", lambda table: str(table.active), "Whose turn it is."),
    Query("phase", lambda table: table.phase, "The phase of the turn."),
    Query("deck", lambda table: str(len(table.deck)), "How many cards the deck holds."),
    Query("top of the deck", lambda table: faces(table.deck.cards[-1:]), "The uppermost card of the deck."),
    Query("discards", lambda table: faces(table.discards.cards), "The discards, the oldest first."),
    Query(
        "distance from {seat} to {seat}",
        lambda table, a, b: str(distance(table, a, b)),
        "How far one seat is from another.",
        between=True,
    ),
    Query(
        "attack range of {seat}",
        lambda table, seat: str(attack_range(table, seat)),
        "How far Strikes of a seat reach.",
    ),
    Query(
        "hand limit of {seat}",
        lambda table, seat: str(hand_limit(table, seat)),
        "How many cards a seat may keep.",
    ),
    Query(
        "Strikes of {seat}",
        lambda table, seat: str(strikes_allowed(table, seat)),
        "How many Strikes a seat may use in its play phase.",
    ),
    Query(
        "skills of {seat}",
        lambda table, seat: ", ".join(table.name_of(id_) for id_ in sorted(seat.skills)),
        "The skills of a seat.",
    ),
)
