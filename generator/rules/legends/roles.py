"""Role play: hidden roles, a Monarch that everybody knows, and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.rules.kernel import Ask, Option, Procedure, Result, given, rule
from generator.rules.sanguo.mode import Mode
from generator.rules.sanguo.movement import discard, draw
from generator.rules.sanguo.table import Over
from generator.rules.sanguo.turn import turn
from generator.rules.sanguo.verbs import CHOOSE

if TYPE_CHECKING:
    from generator.catalogue import Card
    from generator.rules.sanguo.events import Death
    from generator.rules.sanguo.table import Player, SanguoTable

MONARCH, MINISTER, REBEL, TURNCOAT = "Monarch", "Minister", "Rebel", "Turn-coat"
ROLES = (MONARCH, MINISTER, REBEL, TURNCOAT)


class Roles(Mode):
    """The mode of role play."""

    monarch_abilities = True

    def __init__(self, table: SanguoTable) -> None:
        """Role play keeps nothing of its own."""

    def play(self, table: SanguoTable) -> Procedure[None]:
        """Set up and play turns until somebody wins."""
        deal_roles(table)
        yield from choose_heroes(table)
        table.chance.shuffle("deck", table.deck.cards)
        for seat in table.seats:
            draw(table, seat, table.figure("hand"))
        yield from turn(table, first_player(table))
        yield from self.go_on(table, first_player(table))

    def go_on(self, table: SanguoTable, seat: Player) -> Procedure[None]:
        """Play turns round the table from the one after that of `seat`."""
        while True:
            seat = following(table, seat)
            yield from turn(table, seat)

    def died(self, table: SanguoTable, death: Death) -> Procedure[None]:
        """Show the role of the dead and end the game if somebody has won."""
        only = death.seat.role == MONARCH
        says = "{seat} was the {role}" if only else "{seat} was a {role}"
        table.say(says, death.seat, role=death.seat.role)
        decide(table)
        yield from settle_kill(table, death)


@rule("roles.monarch-shown")
def show_monarch(table: SanguoTable) -> None:
    """The Monarch shows the role at once; the others keep theirs secret."""
    table.say("{seat} is the Monarch", monarch(table))


@rule("roles.monarch-first", off=lambda table: following(table, monarch(table)))
def first_player(table: SanguoTable) -> Player:
    """Return who has the first turn: the Monarch."""
    return monarch(table)


@rule("kill.rewards")
def settle_kill(table: SanguoTable, death: Death) -> Procedure[None]:
    """Where the table plays so, draw for killing a Rebel; a Monarch who kills a Minister loses all cards."""
    killer, dead = death.killer, death.seat
    if killer is None or not killer.alive or not table.options["rewards"]:
        return
    if dead.role == REBEL:
        draw(table, killer, table.figure("rebel-reward"))
    elif dead.role == MINISTER and killer.role == MONARCH:
        yield from discard(table, killer, killer.belongings)


def deal_roles(table: SanguoTable) -> None:
    """Deal the roles of the chart at random, one a seat; the Monarch is known to all."""
    counts = table.catalogue.row("roles", chart_row(table))
    dealt = [role for role, count in zip(ROLES, counts, strict=True) for _ in range(count)]
    dealt = dealt[: len(table.seats)]
    table.chance.shuffle("roles", dealt)
    for seat, role in zip(table.seats, dealt, strict=True):
        seat.role = role
    show_monarch(table)


def chart_row(table: SanguoTable) -> str:
    """Return which row of the chart is used: for six players there are two."""
    second = len(table.seats) == 6 and table.options["two_turncoats"]
    return "6b" if second else str(len(table.seats))


def monarch(table: SanguoTable) -> Player:
    """Return the Monarch's seat."""
    return next(seat for seat in table.seats if seat.role == MONARCH)


@rule("monarch.more-life")
def strengthen(table: SanguoTable, seat: Player) -> None:
    """Give the Monarch more life."""
    seat.most += table.figure("monarch-life")
    seat.life = seat.most


def heroes_in_box(table: SanguoTable, kind: str = "hero") -> list[Card]:
    """Return the heroes of a kind in random order."""
    heroes = [card for card in table.catalogue.cards.values() if card.kind == kind]
    table.chance.shuffle("heroes", heroes)
    return heroes


def choose_heroes(table: SanguoTable) -> Procedure[None]:
    """Let each player, the Monarch first, choose one of the heroes dealt to it."""
    heroes = heroes_in_box(table)
    for seat in table.in_order(monarch(table)):
        dealt = [heroes.pop() for _ in range(min(table.figure("heroes-offered"), len(heroes)))]
        offers = [Option(CHOOSE, choice=hero.name) for hero in dealt]
        pick = yield Ask(seat, "hero", given(offers))
        seat.become(next(hero for hero in dealt if hero.name == pick.choice))
        if seat.role == MONARCH and table.options["monarch_life"]:
            strengthen(table, seat)
        table.say("{seat} is {hero}", seat, hero=pick.choice)


def following(table: SanguoTable, seat: Player) -> Player:
    """Return the next living player in turn order."""
    return next(iter(table.others(seat)), seat)


def decide(table: SanguoTable) -> None:
    """End the game if somebody has won."""
    for winners in (turncoat_wins(table), rebels_win(table), monarch_wins(table)):
        if winners:
            win(table, winners)


@rule("victory.turn-coat", off=())
def turncoat_wins(table: SanguoTable) -> list[Player]:
    """A Turn-coat wins as the only one left, the Monarch having died last."""
    living = [seat for seat in table.seats if seat.alive]
    return living if [seat.role for seat in living] == [TURNCOAT] else []


@rule("victory.rebels", off=())
def rebels_win(table: SanguoTable) -> list[Player]:
    """The Rebels, the dead too, win when the Monarch dies."""
    dead = any(seat.role == MONARCH and not seat.alive for seat in table.seats)
    return [seat for seat in table.seats if seat.role == REBEL] if dead else []


@rule("victory.monarch", off=())
def monarch_wins(table: SanguoTable) -> list[Player]:
    """Monarch and Ministers, the dead too, win when all Rebels and Turn-coats are dead."""
    enemies = [seat for seat in table.seats if seat.alive and seat.role in (REBEL, TURNCOAT)]
    loyal = [seat for seat in table.seats if seat.role in (MONARCH, MINISTER)]
    return [] if enemies or not any(seat.role == MONARCH and seat.alive for seat in loyal) else loyal


@rule("victory.ends-game")
def win(table: SanguoTable, winners: list[Player]) -> None:
    """End the game at once."""
    says = "{winners} wins" if len(winners) == 1 else "{winners} win"
    table.say(says, winners=", ".join(map(str, winners)))
    raise Over(Result(tuple(winners), {seat: int(seat in winners) for seat in table.seats}))
