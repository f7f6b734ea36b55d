"""Seats round a table and how far each is from one of them, as places in a drawing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, pi, sin

from markupsafe import Markup

from generator.printing.quickref_model import Circle


@dataclass(frozen=True)
class Seat:
    """A seat: its letter and place, its distance (None if it is out), and whether it is within reach.

    `label` is where the distance stands, nearer to the middle. The middle is (0, 0), seats are 1 from it.
    """

    letter: str
    x: float
    y: float
    distance: int | None
    within: bool
    origin: bool

    @property
    def label(self) -> tuple[float, float]:
        """Where the distance stands: inside the ring."""
        return self.x * 0.58, self.y * 0.58


@dataclass(frozen=True)
class RingView:
    """Seats in turn order, and the words below them."""

    seats: Sequence[Seat]
    text: Markup


def distances(circle: Circle) -> list[int | None]:
    """Return how far each seat is from the first named: the shorter way, past those who are out.

    Another seat is never nearer than 1, the seat itself is at 0; one that is out is nowhere.
    """
    living = [seat for seat in range(1, circle.seats + 1) if seat not in circle.out or seat == circle.origin]
    found: list[int | None] = []
    for seat in range(1, circle.seats + 1):
        if seat == circle.origin:
            found.append(0)
        elif seat not in living:
            found.append(None)
        else:
            steps = abs(living.index(seat) - living.index(circle.origin))
            shorter = min(steps, len(living) - steps)
            found.append(max(1, shorter + circle.farther.get(seat, 0)))
    return found


def ring_view(circle: Circle, text: Markup, reach: int, clockwise: bool) -> RingView:
    """Return the seats of a circle placed round a table, the one counted from at the foot."""
    turn = 2 * pi / circle.seats * (1 if clockwise else -1)
    seats = []
    for number, distance in enumerate(distances(circle), 1):
        angle = pi / 2 + turn * (number - circle.origin)
        within = distance is not None and 0 < distance <= reach
        letter = chr(ord("A") + number - 1)
        seats.append(Seat(letter, cos(angle), sin(angle), distance, within, number == circle.origin))
    return RingView(seats, text)
