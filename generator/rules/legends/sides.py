"""Teams: who is on whose side, who leads it, and where its players sit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from generator.rules.kernel import rule
from generator.rules.legends.roles import MINISTER, MONARCH, REBEL, TURNCOAT

if TYPE_CHECKING:
    from generator.rules.sanguo.table import Player, SanguoTable

RED, BLUE = "red", "blue"
CAPTAINS = (MONARCH, TURNCOAT)


def teammates(table: SanguoTable, seat: Player) -> list[Player]:
    """Return the other living players of a side, in turn order."""
    return [other for other in table.others(seat) if seat.side and other.side == seat.side]


def opponents(table: SanguoTable, seat: Player) -> list[Player]:
    """Return the living players of the other side, in turn order; without sides, all others."""
    return [other for other in table.others(seat) if not seat.side or other.side != seat.side]


def is_captain(seat: Player) -> bool:
    """Tell whether a seat is a captain."""
    return seat.role in CAPTAINS


def other_side(side: str) -> str:
    """Return the opposite side."""
    return BLUE if side == RED else RED


def side_of(table: SanguoTable, side: str) -> list[Player]:
    """Return all of a side, the dead too."""
    return [seat for seat in table.seats if seat.side == side]


def captain_of(table: SanguoTable, side: str) -> Player:
    """Return a side's captain."""
    return next(seat for seat in side_of(table, side) if is_captain(seat))


def teams(table: SanguoTable) -> tuple[Sequence[Player], Sequence[Player]]:
    """Return the players of both sides of the table, each side in turn order."""
    half = len(table.seats) // 2
    return table.seats[:half], table.seats[half:]


@rule("three-vs-three.seating", off=lambda table, team: team[0])
def captains_seat(table: SanguoTable, team: Sequence[Player]) -> Player:
    """Return who of a team is its captain: the one between the lieutenants."""
    return team[len(team) // 2]


def in_team(colour: str, leads: bool) -> str:
    """Return the role of a captain or a lieutenant of a colour."""
    captain, lieutenant = (MONARCH, MINISTER) if colour == RED else (TURNCOAT, REBEL)
    return captain if leads else lieutenant


@rule("three-vs-three.roles", off=lambda table, colour, leads: in_team(other_side(colour), leads))
def team_role(table: SanguoTable, colour: str, leads: bool) -> str:
    """Return the role that comes with a colour: red has Monarch and Ministers, blue Turn-coat and Rebels."""
    return in_team(colour, leads)


def take_side(table: SanguoTable, team: Sequence[Player], colour: str) -> None:
    """Give a team its colour and its roles."""
    captain = captains_seat(table, team)
    for seat in team:
        seat.side = colour
        seat.role = team_role(table, colour, seat is captain)


def seat_teams(table: SanguoTable, colour: str = RED) -> None:
    """Seat the teams opposite each other; the first one has this colour."""
    for team, taken in zip(teams(table), (colour, other_side(colour)), strict=True):
        take_side(table, team, taken)
