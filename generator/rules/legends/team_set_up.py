"""How a game of three against three is set up: colours, the draft of heroes, the deck, who begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from generator.rules.kernel import Ask, Option, Procedure, given, move, rule
from generator.rules.legends.drafting import draft, draft_steps, line_up
from generator.rules.legends.sides import (
    BLUE,
    RED,
    captain_of,
    captains_seat,
    is_captain,
    other_side,
    seat_teams,
    side_of,
    teams,
)
from generator.rules.sanguo.figures import figure
from generator.rules.sanguo.verbs import CHOOSE

if TYPE_CHECKING:
    from generator.catalogue import Card
    from generator.rules.sanguo.table import Player, SanguoTable


def choose_colours(table: SanguoTable) -> Procedure[Player]:
    """Settle which team is red; return the captain who won the flip, or leads red where none is held."""
    captains = [captains_seat(table, team) for team in teams(table)]
    if not table.options["flip"]:
        seat_teams(table, table.chance.pick("colour", (RED, BLUE)))
        return captain_of(table, RED)
    winner = flip(table, captains)
    colour = yield from winner_chooses(table, winner)
    seat_teams(table, colour if winner is captains[0] else other_side(colour))
    return winner


@rule("three-vs-three.colour", off=RED)
def winner_chooses(table: SanguoTable, winner: Player) -> Procedure[str]:
    """Let whoever wins the flip choose red or blue."""
    offers = [Option(CHOOSE, choice=RED), Option(CHOOSE, choice=BLUE)]
    return str((yield Ask(winner, "colour", given(offers))).choice)


@rule("three-vs-three.flip", off=lambda table, captains: captains[0])
def flip(table: SanguoTable, captains: Sequence[Player]) -> Player:
    """Let both captains flip a card until one is higher; an ace is lowest, a king highest."""
    table.chance.shuffle("flip", table.deck.cards)
    while True:
        cards = [table.deck.cards[-1 - number] for number in range(len(captains))]
        for captain, card in zip(captains, cards, strict=True):
            table.say("{seat} flips {cards}", captain, [card])
        table.deck.cards[:] = [*cards, *table.deck.cards[: -len(cards)]]
        if cards[0].rank != cards[1].rank:
            return captains[0] if cards[0].rank > cards[1].rank else captains[1]


@rule("three-vs-three.open")
def show_roles(table: SanguoTable) -> None:
    """Let everybody know who has which role."""
    for seat in table.seats:
        table.say("{seat} is a {role} of the {colour} team", seat, role=seat.role, colour=seat.side)


def choose_heroes(table: SanguoTable, winner: Player) -> Procedure[None]:
    """Draft from two of four piles, then choose who plays which of the heroes."""
    pool: list[Card] = yield from choose_piles(table)
    drafters = yield from red_says(table, winner)
    drafted = table.mode.drafted
    yield from draft(table, drafters, pool, draft_steps(table, "team-draft"), drafted)
    lines = {}
    for captain in drafters:
        lines[captain] = yield from line_up(table, captain, drafted[captain], table.figure("team-heroes"))
    for captain, heroes in lines.items():
        for seat, hero in zip(seats_named(table, captain), heroes, strict=False):
            become(table, seat, hero)


def lieutenants_of(table: SanguoTable, captain: Player) -> list[Player]:
    """Return a captain's lieutenants as they sit."""
    return [seat for seat in side_of(table, captain.side) if seat is not captain]


@rule(
    "three-vs-three.captain-assigns",
    off=lambda table, captain: [captain, *reversed(lieutenants_of(table, captain))],
)
def seats_named(table: SanguoTable, captain: Player) -> list[Player]:
    """Return who plays the heroes that a captain keeps: the captain the first one, then the lieutenants."""
    return [captain, *lieutenants_of(table, captain)]


def winner_first(table: SanguoTable, winner: Player) -> Procedure[list[Player]]:
    """Return the captains in the order of the draft if the flip decided it."""
    yield from ()
    return [winner, captain_of(table, other_side(winner.side))]


@rule("three-vs-three.initiative", off=winner_first)
def red_says(table: SanguoTable, winner: Player) -> Procedure[list[Player]]:
    """Return the captains in the order of the draft: the red one says who picks first."""
    red, blue = captain_of(table, RED), captain_of(table, BLUE)
    offers = [Option(CHOOSE, choice="first"), Option(CHOOSE, choice="second")]
    chosen = yield Ask(red, "initiative", given(offers))
    return [red, blue] if chosen is offers[0] else [blue, red]


def choose_piles(table: SanguoTable) -> Procedure[list[Card]]:
    """Divide the pool into piles; each captain takes one unseen, and both are laid face up."""
    heroes = [card for card in table.catalogue.cards.values() if "3v3" in card.tags]
    table.chance.shuffle("heroes", heroes)
    heroes.reverse()
    number = table.figure("team-piles")
    size = len(heroes) // number
    piles = {f"pile {at + 1}": heroes[at * size : (at + 1) * size] for at in range(number)}
    for side in (RED, BLUE):
        offers = [Option(CHOOSE, choice=name) for name in piles]
        chosen = yield Ask(captain_of(table, side), "pile", given(offers))
        table.mode.face_up += piles.pop(str(chosen.choice))
    table.say("the heroes are {heroes}", heroes=", ".join(hero.name for hero in table.mode.face_up))
    return list(table.mode.face_up)


def become(table: SanguoTable, seat: Player, hero: Card) -> None:
    """Let a seat play a hero; captains have more life."""
    seat.become(hero)
    if is_captain(seat):
        seat.most += captain_bonus(table)
        seat.life = seat.most
    table.say("{seat} is {hero}", seat, hero=hero.name)


@figure("three-vs-three.captain-life", off=0)
def captain_bonus(table: SanguoTable) -> int:
    """Return how much more life a captain has."""
    return table.figure("captain-life")


def prepare_deck(table: SanguoTable) -> None:
    """Take out what the team game is played without, and shuffle."""
    leave_out_lightning(table)
    table.chance.shuffle("deck", table.deck.cards)


@rule("three-vs-three.no-lightning")
def leave_out_lightning(table: SanguoTable) -> None:
    """Put the Lightning cards into the box."""
    move(table, [card for card in table.deck.cards if card.name == "Lightning"], table.box)


def blue_begins(table: SanguoTable) -> Procedure[Player]:
    """Return the blue captain."""
    yield from ()
    return captain_of(table, BLUE)


@rule("three-vs-three.first-turn", off=blue_begins)
def first_captain(table: SanguoTable) -> Procedure[Player]:
    """Let the blue captain begin or leave the first turn to the red one."""
    blue = captain_of(table, BLUE)
    offers = [Option(CHOOSE, choice="begin"), Option(CHOOSE, choice="defer")]
    chosen = yield Ask(blue, "first turn", given(offers))
    return blue if chosen is offers[0] else captain_of(table, RED)
