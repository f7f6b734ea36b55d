"""One against one: a draft, three heroes a player one after the other, no Monarch abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.rules.kernel import Procedure, rule
from generator.rules.legends.drafting import draft, line_up
from generator.rules.legends.roles import MONARCH, TURNCOAT, following, heroes_in_box, win
from generator.rules.sanguo.figures import CARD, changes
from generator.rules.sanguo.mode import Mode
from generator.rules.sanguo.movement import draw
from generator.rules.sanguo.turn import cards_drawn, turn

if TYPE_CHECKING:
    from generator.catalogue import Card
    from generator.rules.sanguo.events import Death
    from generator.rules.sanguo.table import Player, SanguoTable

FIRST_TURN = "first turn"


@changes(cards_drawn, "one-vs-one.first-draw", CARD)
def one_less(table: SanguoTable, seat: Player, value: int) -> int:
    """The first turn of the game draws one card less."""
    return value - table.figure("solo-first-draw-less") if seat.marks[FIRST_TURN] else value


class OneVsOne(Mode):
    """The mode of one against one; `waiting` are the heroes of each player that have not entered yet."""

    def __init__(self, table: SanguoTable) -> None:
        self.waiting: dict[Player, list[Card]] = {seat: [] for seat in table.seats}

    def play(self, table: SanguoTable) -> Procedure[None]:
        """Deal the roles, draft, and play turns until one player has lost all heroes."""
        deal_sides(table)
        yield from self.choose(table)
        table.chance.shuffle("deck", table.deck.cards)
        for seat in table.seats:
            enter(table, seat, self.waiting[seat])
        yield from self.turns(table)

    def choose(self, table: SanguoTable) -> Procedure[None]:
        """Draft from a pool that lies partly face down, then line up in secret."""
        face_up, face_down = pool(table)
        steps = [row.values[0] for row in table.catalogue.tables["solo-draft"].rows]
        drafted = yield from draft(
            table, drafters(table), [*face_up, *face_down], steps, hidden=lambda hero: hero in face_down
        )
        for seat in drafters(table):
            self.waiting[seat] = yield from line_up(table, seat, drafted[seat], table.figure("solo-heroes"))

    def turns(self, table: SanguoTable) -> Procedure[None]:
        """Play turns, the Turn-coat's first; its first draw is one card less."""
        seat = first_to_play(table)
        seat.marks[FIRST_TURN] += 1
        yield from turn(table, seat)
        yield from self.go_on(table, seat)

    def go_on(self, table: SanguoTable, seat: Player) -> Procedure[None]:
        """Play turns from the one after that of `seat`."""
        while True:
            seat = following(table, seat)
            yield from turn(table, seat)

    def died(self, table: SanguoTable, death: Death) -> Procedure[None]:
        """Let the next hero enter; without one, the other player has won."""
        seat = death.seat
        if not self.waiting[seat]:
            win(table, [other for other in table.seats if other is not seat])
        yield from succeed(table, seat, self.waiting[seat])


def pool(table: SanguoTable) -> tuple[list[Card], list[Card]]:
    """Return the heroes of the draft: those that lie face up, and those that lie face down."""
    heroes = heroes_in_box(table)
    up, down = table.figure("solo-face-up"), table.figure("solo-face-down")
    return heroes[:up], heroes[up : up + down]


def deal_sides(table: SanguoTable) -> None:
    """Deal Monarch and Turn-coat at random."""
    dealt = [MONARCH, TURNCOAT]
    table.chance.shuffle("roles", dealt)
    for seat, role in zip(table.seats, dealt, strict=True):
        seat.role = role


@rule("one-vs-one.monarch-drafts-first", off=lambda table: list(reversed(by_role(table))))
def drafters(table: SanguoTable) -> list[Player]:
    """Return the players in the order of the draft: the Monarch first."""
    return by_role(table)


def by_role(table: SanguoTable) -> list[Player]:
    """Return the Monarch's seat and then the other."""
    return sorted(table.seats, key=lambda seat: seat.role != MONARCH)


@rule("one-vs-one.turncoat-first", off=lambda table: by_role(table)[0])
def first_to_play(table: SanguoTable) -> Player:
    """Return who has the first turn: the Turn-coat."""
    return by_role(table)[1]


def enter(table: SanguoTable, seat: Player, waiting: list[Card]) -> None:
    """Reveal the next hero at full life and draw its hand."""
    hero = waiting.pop(0)
    seat.become(hero)
    table.say("{seat} is {hero}", seat, hero=hero.name)
    draw(table, seat, table.figure("hand"))


@rule("one-vs-one.succession")
def succeed(table: SanguoTable, seat: Player, waiting: list[Card]) -> Procedure[None]:
    """Let the next hero take the place of a dead one; a death in one's own turn ends that turn."""
    seat.alive = True
    table.ring = [each for each in table.seats if each.alive]
    enter(table, seat, waiting)
    if table.active is seat:
        table.turn_over = True
    yield from ()
