"""One against one: a draft, three heroes a player one after the other, no Monarch abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.rules.kernel import Procedure, Result, rule
from generator.rules.legends.drafting import draft, draft_steps, line_up
from generator.rules.legends.roles import MONARCH, TURNCOAT, following, heroes_in_box, win
from generator.rules.sanguo.figures import CARD, changes
from generator.rules.sanguo.mode import Mode
from generator.rules.sanguo.movement import draw
from generator.rules.sanguo.table import Over
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


@rule("one-vs-one.no-monarch-abilities", off=True)
def monarch_abilities(table: SanguoTable) -> bool:
    """Tell whether Monarch abilities count."""
    return False


class OneVsOne(Mode):
    """The mode of one against one.

    The heroes of the draft lie `face_up` and `face_down`; `drafted` are those that each player has taken,
    `waiting` those that have not entered yet.
    """

    def __init__(self, table: SanguoTable) -> None:
        self.monarch_abilities = monarch_abilities(table)
        self.face_up: list[Card] = []
        self.face_down: list[Card] = []
        self.drafted: dict[Player, list[Card]] = {seat: [] for seat in table.seats}
        self.waiting: dict[Player, list[Card]] = {seat: [] for seat in table.seats}

    def play(self, table: SanguoTable) -> Procedure[None]:
        """Deal the roles, draft, and play turns until one player has lost all heroes."""
        deal_roles(table)
        yield from self.choose(table)
        table.chance.shuffle("deck", table.deck.cards)
        for seat in table.seats:
            enter(table, seat, self.waiting[seat])
        yield from self.turns(table)

    def choose(self, table: SanguoTable) -> Procedure[None]:
        """Draft from a pool that lies partly face down, then line up in secret."""
        self.face_up, self.face_down = pool(table)
        row = [*self.face_up, *self.face_down]
        steps = draft_steps(table, "solo-draft")
        yield from draft(table, drafters(table), row, steps, self.drafted, lambda hero: hides(table, hero))
        for seat in drafters(table):
            heroes = self.drafted[seat]
            self.waiting[seat] = yield from line_up(table, seat, heroes, table.figure("solo-heroes"))

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
            last_hero_falls(table, seat)
        succeed(table, seat, self.waiting[seat])
        own_death_ends_turn(table, seat)
        yield from ()


def pool(table: SanguoTable) -> tuple[list[Card], list[Card]]:
    """Return the heroes of the draft: those that lie face up, and those that lie face down."""
    heroes = list(reversed(heroes_in_box(table)))
    up, down = table.figure("solo-face-up"), table.figure("solo-face-down")
    return heroes[:up], heroes[up : up + down]


@rule("one-vs-one.face-down", off=False)
def hides(table: SanguoTable, hero: Card) -> bool:
    """Tell whether a hero of the draft is picked unseen."""
    return hero in table.mode.face_down


@rule("one-vs-one.roles", off=lambda table: give_roles(table, [MONARCH, TURNCOAT]))
def deal_roles(table: SanguoTable) -> None:
    """Deal Monarch and Turn-coat at random."""
    roles = [MONARCH, TURNCOAT]
    table.chance.shuffle("roles", roles)
    give_roles(table, list(reversed(roles)))


def give_roles(table: SanguoTable, roles: list[str]) -> None:
    """Give each player a role, which both know."""
    for seat, role in zip(table.seats, roles, strict=True):
        seat.role = role
        table.say("{seat} is the {role}", seat, role=role)


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


@rule("one-vs-one.order-stays", off=lambda table, waiting: waiting.pop())
def next_hero(table: SanguoTable, waiting: list[Card]) -> Card:
    """Take the next hero of a line-up, in the order that was set at first."""
    return waiting.pop(0)


def enter(table: SanguoTable, seat: Player, waiting: list[Card]) -> None:
    """Reveal the next hero at full life and draw its hand."""
    hero = next_hero(table, waiting)
    seat.become(hero)
    table.say("{seat} is {hero}", seat, hero=hero.name)
    draw(table, seat, table.figure("hand"))


def opponent_wins(table: SanguoTable, seat: Player) -> None:
    """End the game for the opponent of a player."""
    win(table, [other for other in table.seats if other is not seat])


def drawn(table: SanguoTable, seat: Player) -> None:
    """End the game with no winner."""
    raise Over(Result((), dict.fromkeys(table.seats, 0)))


@rule("one-vs-one.last-hero", off=drawn)
def last_hero_falls(table: SanguoTable, seat: Player) -> None:
    """The other player wins once all heroes of one are dead."""
    opponent_wins(table, seat)


@rule("one-vs-one.succession", off=lambda table, seat, waiting: opponent_wins(table, seat))
def succeed(table: SanguoTable, seat: Player, waiting: list[Card]) -> None:
    """Let the next hero take the place of a dead one."""
    seat.alive = True
    table.ring = [each for each in table.seats if each.alive]
    table.changed()
    enter(table, seat, waiting)


@rule("one-vs-one.own-death-ends-turn")
def own_death_ends_turn(table: SanguoTable, seat: Player) -> None:
    """A death in one's own turn ends that turn; one in the other's turn does not."""
    if table.active is seat:
        table.turn_over = True
