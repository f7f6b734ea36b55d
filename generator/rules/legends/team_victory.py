"""How a game of three against three ends: a captain falls or gives up, or time is up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.rules.kernel import PASSING, Ask, Option, Procedure, Result, given, rule
from generator.rules.legends.roles import win
from generator.rules.legends.sides import BLUE, RED, captain_of, is_captain, other_side, side_of
from generator.rules.sanguo.figures import figure
from generator.rules.sanguo.movement import draw
from generator.rules.sanguo.table import Over
from generator.rules.sanguo.verbs import CHOOSE

if TYPE_CHECKING:
    from generator.rules.sanguo.events import Death
    from generator.rules.sanguo.table import Player, SanguoTable

GIVE_UP = Option(CHOOSE, choice="to give up")


@rule("three-vs-three.captain-falls")
def captain_falls(table: SanguoTable, captain: Player) -> None:
    """The match is over as soon as a captain falls."""
    win(table, side_of(table, other_side(captain.side)))


@rule("three-vs-three.lieutenant-reward")
def reward(table: SanguoTable, death: Death) -> None:
    """Whoever defeats a lieutenant, even an own one, draws cards."""
    if not is_captain(death.seat) and death.killer is not None and death.killer.alive:
        draw(table, death.killer, table.figure("lieutenant-reward"))


@rule("three-vs-three.forfeit")
def may_give_up(table: SanguoTable) -> Procedure[None]:
    """Before a turn, let both captains give the match up, if the table plays with that."""
    for captain in (captain_of(table, RED), captain_of(table, BLUE)) if table.options["forfeit"] else ():
        pick = yield Ask(captain, "give up", given([GIVE_UP, PASSING]))
        if pick is GIVE_UP:
            table.say("{seat} gives up", captain)
            table.mode.given_up.add(captain.side)
            win(table, side_of(table, other_side(captain.side)))


def living(table: SanguoTable, side: str) -> int:
    """Return how many heroes of a side live."""
    return sum(seat.alive for seat in side_of(table, side))


@rule("three-vs-three.none-left", off=living)
def heroes_left(table: SanguoTable, side: str) -> int:
    """Return how many heroes a side has left: the living, or none if it has given up."""
    return 0 if side in table.mode.given_up else living(table, side)


def decide_by_time(table: SanguoTable) -> None:
    """Once time is up: more heroes win; level sides play overtime, and then the life left decides."""
    more_heroes_win(table)
    mode = table.mode
    if mode.overtime is None:
        mode.overtime = overtime_rounds(table, heroes_left(table, RED))
        table.say("rounds of overtime: {number}", number=mode.overtime)
    if mode.overtime > 0:
        mode.overtime -= 1
        return
    more_wins(table, {side: life_counted(table, side) for side in (RED, BLUE)})
    drawn(table)


@rule("three-vs-three.more-heroes")
def more_heroes_win(table: SanguoTable) -> None:
    """Let the side with more heroes win, if one has more."""
    more_wins(table, {side: heroes_left(table, side) for side in (RED, BLUE)})


def more_wins(table: SanguoTable, counted: dict[str, int]) -> None:
    """End the game for the side that has more of something, if one has."""
    if counted[RED] != counted[BLUE]:
        win(table, side_of(table, RED if counted[RED] > counted[BLUE] else BLUE))


def life_kept(table: SanguoTable, side: str) -> int:
    """Return the life that the living of a side have lost, as a number that is higher the less it is."""
    return -sum(seat.life_lost for seat in side_of(table, side) if seat.alive)


@rule("three-vs-three.life-left", off=life_kept)
def life_counted(table: SanguoTable, side: str) -> int:
    """Return the life that the living of a side have left."""
    return sum(seat.life for seat in side_of(table, side) if seat.alive)


@figure("three-vs-three.overtime", off=0)
def overtime_rounds(table: SanguoTable, living: int) -> int:
    """Return how many rounds of overtime are played with so many heroes on each side."""
    (rounds,) = table.catalogue.row("overtime", living)
    return int(rounds)


def drawn(table: SanguoTable) -> None:
    """End the game with no winner."""
    table.say("the match is drawn")
    raise Over(Result((), dict.fromkeys(table.seats, 0)))
