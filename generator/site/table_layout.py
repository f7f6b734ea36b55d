"""Where seats stand in a picture of a table, and how their facts break into lines. In pixels."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from generator.scenarios.snapshot import SeatShot, Snapshot, ZoneShot

WIDTH = 360.0
SEAT_WIDTH = 147.0
GAP = 16.0
PAD = 8.0
LINE = 15.5
HEAD = 24.0
TEXT = 12.5
"""The size of a picture's letters; at 360 pixels of screen they come out at about 11."""
GLYPH = 20.0
"""The room of the small card that carries a number before a zone's text."""

_NARROW, _WIDE = frozenset("ijlt.,:;'|!()[]fr "), frozenset("mwMW@♠♥♣♦")


@dataclass(frozen=True)
class Fact:
    """Something drawn in a seat: its lines of text, and what stands before them.

    `count` is the number on the small card before it, if it is a zone, and `hidden` whether that card shows
    its back. `pips` are life and the most it can be. `label` is set apart from the text that follows it.
    """

    label: str
    lines: tuple[str, ...]
    count: int | None = None
    hidden: bool = False
    pips: tuple[int, int] | None = None
    changed: bool = False


@dataclass(frozen=True)
class Box:
    """A seat or the middle of the table in its place."""

    name: str
    plays: tuple[str, ...]
    facts: tuple[Fact, ...]
    x: float
    y: float
    width: float
    height: float
    alive: bool = True
    turn: bool = False

    @property
    def middle(self) -> tuple[float, float]:
        """The centre of the box."""
        return self.x + self.width / 2, self.y + self.height / 2

    def door(self, number: int, of: int) -> tuple[float, float]:
        """Return where one of several lines leaves for other seats: on the side that faces the middle."""
        across, down = self.middle
        part = (number + 0.5) / of - 0.5
        if abs(across - WIDTH / 2) < 1:
            return across - part * self.width * 0.6, self.y + self.height
        return (self.x + self.width if across < WIDTH / 2 else self.x), down + part * self.height * 0.8


@dataclass(frozen=True)
class Layout:
    """All boxes of a picture, the seats in their order, and how high it is."""

    seats: tuple[Box, ...]
    table: Box | None
    height: float


def width_of(text: str) -> float:
    """Estimate how wide a text comes out."""
    ems = sum(
        0.27 if sign in _NARROW else 0.82 if sign in _WIDE else 0.58 if sign.isupper() else 0.5
        for sign in text
    )
    return ems * TEXT


def wrapped(text: str, room: float, first: float) -> tuple[str, ...]:
    """Break a text at spaces into lines of at most `room`, the first one of at most `first`."""
    lines: list[str] = []
    line = ""
    for word in text.split():
        longer = f"{line} {word}".strip()
        if line and width_of(longer) > (room if lines else first):
            lines.append(line)
            longer = word
        elif not line and not lines and width_of(word) > first:
            lines.append("")
        line = longer
    return (*lines, line)


def lay_out(snapshot: Snapshot, earlier: Snapshot | None = None) -> Layout:
    """Place all seats clockwise in two columns, the first on top; what differs from `earlier` is marked."""
    before = {seat.name: seat for seat in earlier.seats} if earlier else {}
    contents = [tuple(_facts(seat, before.get(seat.name))) for seat in snapshot.seats]
    heights = [HEAD + sum(len(fact.lines) * LINE for fact in facts) + PAD for facts in contents]
    places = list(ring(len(snapshot.seats)))
    rows = max((row for _, row in places), default=-1) + 1
    tall = [
        max(high for high, (_, at) in zip(heights, places, strict=True) if at == row) for row in range(rows)
    ]
    tops = [1 + sum(tall[:row]) + GAP * row for row in range(rows)]
    seats = tuple(
        Box(
            seat.name,
            seat.plays,
            facts,
            1 + (WIDTH - 2 - SEAT_WIDTH) * across,
            tops[row] + (tall[row] - high) / 2,
            SEAT_WIDTH,
            high,
            seat.alive,
            seat.turn,
        )
        for seat, facts, high, (across, row) in zip(snapshot.seats, contents, heights, places, strict=True)
    )
    bottom = tops[-1] + tall[-1] if tops else 0.0
    if not snapshot.zones:
        return Layout(seats, None, bottom + 1)
    known = {zone.name: zone for zone in earlier.zones} if earlier else None
    facts = tuple(_zone(zone, known, WIDTH - 2 - 2 * PAD) for zone in snapshot.zones)
    high = sum(len(fact.lines) * LINE for fact in facts) + PAD
    return Layout(seats, Box("", (), facts, 1, bottom + GAP, WIDTH - 2, high), bottom + GAP + high + 1)


def ring(seats: int) -> Iterator[tuple[float, int]]:
    """Give the place of each seat, clockwise: how far across (0 left, 1 right) and in which row.

    With an odd number the first seat has the top row to itself.
    """
    odd = seats % 2
    if odd:
        yield 0.5, 0
    side = seats // 2
    left = [(0.0, row + odd) for row in range(side)]
    right = [(1.0, row + odd) for row in range(side)]
    yield from (left[:1] + right + left[:0:-1]) if not odd else (right + left[::-1])


def _facts(seat: SeatShot, earlier: SeatShot | None) -> Iterator[Fact]:
    """Give what is drawn of a seat, below its head."""
    room = SEAT_WIDTH - 2 * PAD
    states = [*([] if seat.alive else ["dead"]), *seat.labels]
    if states:
        was = [*([] if earlier.alive else ["dead"]), *earlier.labels] if earlier else states
        text = " · ".join(states)
        yield Fact("", wrapped(text, room, room), changed=states != was)
    if seat.life is not None:
        most = seat.most if seat.most is not None else seat.life
        text = f"{seat.life}/{most}".replace("-", "−")
        changed = earlier is not None and (seat.life, seat.most) != (earlier.life, earlier.most)
        yield Fact("life", (text,), pips=(seat.life, most), changed=changed)
    scored = dict(earlier.figures) if earlier else dict(seat.figures)
    for name, value in seat.figures:
        yield Fact(name, (str(value),), changed=scored.get(name) != value)
    known = {zone.name: zone for zone in earlier.zones} if earlier else None
    for zone in seat.zones:
        yield _zone(zone, known, room)
    for name, zone in (known or {}).items():
        if zone.count and name not in {there.name for there in seat.zones}:
            yield Fact(name, ("",), count=0, changed=True)


def _zone(zone: ZoneShot, known: dict[str, ZoneShot] | None, room: float) -> Fact:
    text = ", ".join(zone.listed)
    others = zone.count - len(zone.faces)
    if zone.pile and text:
        text = f"top {text}"
    elif others and text:
        text = f"{text}, +{others}"
    lines = wrapped(text, room - GLYPH, room - GLYPH - width_of(f"{zone.name} "))
    changed = known is not None and known.get(zone.name) != zone
    return Fact(zone.name, lines, zone.count, others > 0 or zone.pile, changed=changed)
