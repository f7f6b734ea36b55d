"""Three against three: two captains with two lieutenants each, who take turns by units, round after round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.rules.kernel import Ask, Option, Procedure, given, limit, move, rule
from generator.rules.legends.sides import BLUE, captain_of, is_captain, other_side, seat_teams
from generator.rules.legends.team_set_up import (
    choose_colours,
    choose_heroes,
    first_captain,
    prepare_deck,
    show_roles,
)
from generator.rules.legends.team_victory import captain_falls, decide_by_time, drawn, may_give_up, reward
from generator.rules.sanguo.mode import Mode
from generator.rules.sanguo.movement import draw
from generator.rules.sanguo.turn import turn
from generator.rules.sanguo.verbs import CHOOSE

if TYPE_CHECKING:
    from generator.catalogue import Card
    from generator.rules.sanguo.events import Death, Use
    from generator.rules.sanguo.table import Player, SanguoTable


@rule("three-vs-three.no-monarch-abilities", off=True)
def monarch_abilities(table: SanguoTable) -> bool:
    """Tell whether Monarch abilities count."""
    return False


class ThreeVsThree(Mode):
    """The mode of three against three.

    `rotated` are the seats that have had their turn in this round, `opening` is the side that opened the
    first one, `rounds` how many are over, `overtime` how many are still to come once time is up. The heroes
    of the draft lie `face_up`; `drafted` are those that each captain has taken.
    """

    def __init__(self, table: SanguoTable) -> None:
        self.monarch_abilities = monarch_abilities(table)
        self.rotated: list[Player] = []
        self.opening = BLUE
        self.rounds = 0
        self.overtime: int | None = None
        self.given_up: set[str] = set()
        self.face_up: list[Card] = []
        self.face_down: list[Card] = []
        self.drafted: dict[Player, list[Card]] = {seat: [] for seat in table.seats}
        seat_teams(table)

    def play(self, table: SanguoTable) -> Procedure[None]:
        """Settle sides, draft, deal and play rounds until a captain falls or time decides."""
        winner = yield from choose_colours(table)
        show_roles(table)
        yield from choose_heroes(table, winner)
        prepare_deck(table)
        for seat in table.seats:
            draw(table, seat, table.figure("hand"))
        first = yield from first_captain(table)
        yield from self.turn(table, first)
        yield from self.go_on(table, first)

    def go_on(self, table: SanguoTable, seat: Player) -> Procedure[None]:
        """Finish the unit of `seat`, then play units of both sides in turn, round after round."""
        if not self.rotated:
            self.opening = seat.side
        if seat not in self.rotated:
            rotate(table, seat)
        if not is_captain(seat):
            yield from self.unit(table, seat.side, seat)
        side = next_side(table, seat.side)
        while True:
            if all(each in self.rotated for each in table.ring):
                reset(table)
                side = opening_side(table)
            if not self.waiting(table, side):
                side = other_side(side)
            yield from self.unit(table, side)
            side = next_side(table, side)

    def waiting(self, table: SanguoTable, side: str) -> list[Player]:
        """Return the living of a side that have not had their turn in this round."""
        return [seat for seat in table.ring if seat.side == side and seat not in self.rotated]

    def unit(self, table: SanguoTable, side: str, begun: Player | None = None) -> Procedure[None]:
        """Let a side take turns with its captain or with its lieutenants, in the order its captain says.

        `begun` is the lieutenant of the unit who has had its turn already.
        """
        while begun is None or any(not is_captain(seat) for seat in self.waiting(table, side)):
            team = [seat for seat in table.ring if seat.side == side]
            offers = [Option(CHOOSE, (), (seat,)) for seat in team]
            pick = yield Ask(captain_of(table, side), "unit", given(offers), begun)
            (begun,) = pick.targets
            yield from self.turn(table, begun)
            if is_captain(begun):
                return

    def turn(self, table: SanguoTable, seat: Player) -> Procedure[None]:
        """Play a turn; the role card is rotated as it begins."""
        yield from may_give_up(table)
        if not self.rotated and not self.rounds:
            self.opening = seat.side
        rotate(table, seat)
        yield from turn(table, seat)

    def died(self, table: SanguoTable, death: Death) -> Procedure[None]:
        """End the match if a captain fell; whoever defeated a lieutenant draws."""
        turn_over(table, death.seat)
        if is_captain(death.seat):
            captain_falls(table, death.seat)
        reward(table, death)
        yield from ()

    def declared(self, table: SanguoTable, use: Use) -> Procedure[None]:
        """Let the user of an area card choose the way round."""
        if table.rules[use.name].reaches is not None and len(use.targets) > 1:
            yield from choose_direction(table, use)

    def ended(self, table: SanguoTable, seat: Player) -> None:
        """Tell everybody how many cards and how much life a hero ends its turn with."""
        announce(table, seat)


@limit("three-vs-three.once-a-round", "choose", at="unit")
def not_rotated(ask: Ask, option: Option) -> bool:
    """Nobody has two turns in a round."""
    return all(target not in ask.table.mode.rotated for target in option.targets)


@limit("three-vs-three.both-lieutenants", "choose", at="unit")
def second_lieutenant(ask: Ask, option: Option) -> bool:
    """Once one lieutenant has had its turn, the other one follows."""
    return ask.about is None or not any(is_captain(target) for target in option.targets)


@rule("three-vs-three.rotation")
def rotate(table: SanguoTable, seat: Player) -> None:
    """Rotate the role card of a seat that has its turn."""
    table.mode.rotated.append(seat)


@rule("three-vs-three.alternate", off=lambda table, side: side)
def next_side(table: SanguoTable, side: str) -> str:
    """Return which side is due after a move of `side`: the other one."""
    return other_side(side)


@rule("three-vs-three.opening", off=lambda table: other_side(table.mode.opening))
def opening_side(table: SanguoTable) -> str:
    """Return the side that opens a new round: the one that opened the first."""
    return str(table.mode.opening)


@rule("three-vs-three.reset", off=drawn)
def reset(table: SanguoTable) -> None:
    """End the round once all role cards are rotated, and turn them back; when time is up, decide."""
    mode = table.mode
    mode.rotated.clear()
    mode.rounds += 1
    table.say("round {number} ends", number=mode.rounds)
    for seat in table.seats:
        move(table, list(seat.laid.cards), table.discards, "{seat} discards {cards}", seat)
    limit = int(table.options["round_limit"])
    if limit and mode.rounds >= limit:
        decide_by_time(table)


@rule("three-vs-three.defeat")
def turn_over(table: SanguoTable, seat: Player) -> None:
    """Turn the role card of a defeated hero over; what it has laid down is discarded too."""
    move(table, list(seat.laid.cards), table.discards, "{seat} discards {cards}", seat)
    table.say("{seat}'s role card is turned over", seat)


@rule("three-vs-three.announce")
def announce(table: SanguoTable, seat: Player) -> None:
    """Tell the size of a hand and the life of its hero."""
    table.say("{seat} ends with {held} cards and {life} life", seat, held=len(seat.hand), life=seat.life)


@rule("three-vs-three.direction")
def choose_direction(table: SanguoTable, use: Use) -> Procedure[None]:
    """Let the user choose in which direction an area card goes round."""
    offers = [Option(CHOOSE, choice="counter-clockwise"), Option(CHOOSE, choice="clockwise")]
    chosen = yield Ask(use.user, "direction", given(offers), use)
    use.clockwise = chosen is offers[1]
