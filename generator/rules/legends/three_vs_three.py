"""Three against three: two captains with two lieutenants each, drafted heroes, turns by units."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from generator.rules.kernel import Ask, Option, Procedure, Result, given, move, rule
from generator.rules.legends.drafting import draft, line_up
from generator.rules.legends.roles import MINISTER, MONARCH, REBEL, TURNCOAT, win
from generator.rules.sanguo.figures import figure
from generator.rules.sanguo.mode import Mode
from generator.rules.sanguo.movement import draw
from generator.rules.sanguo.table import Over
from generator.rules.sanguo.turn import turn
from generator.rules.sanguo.verbs import CHOOSE

if TYPE_CHECKING:
    from generator.catalogue import Card
    from generator.rules.sanguo.events import Death, Use
    from generator.rules.sanguo.table import Player, SanguoTable

RED, BLUE = "red", "blue"
CAPTAINS = (MONARCH, TURNCOAT)
CAPTAIN, LIEUTENANTS = "captain", "lieutenants"


class ThreeVsThree(Mode):
    """The mode of three against three. `rotated` are the seats that have had their turn in this round.

    `opening` is the side that opened the first round, `rounds` how many are over.
    """

    def __init__(self, table: SanguoTable) -> None:
        self.rotated: set[Player] = set()
        self.opening = BLUE
        self.rounds = 0
        self.overtime: int | None = None

    def play(self, table: SanguoTable) -> Procedure[None]:
        """Settle sides, draft, deal and play rounds until a captain falls or time decides."""
        yield from choose_sides(table)
        yield from choose_heroes(table)
        prepare_deck(table)
        for seat in table.seats:
            draw(table, seat, table.figure("hand"))
        first = yield from first_captain(table)
        self.opening = first.side
        self.rotated.add(first)
        yield from turn(table, first)
        yield from self.go_on(table, first)

    def go_on(self, table: SanguoTable, seat: Player) -> Procedure[None]:
        """Play units of both sides in turn after that of `seat`, round after round."""
        self.rotated.add(seat)
        side = other_side(seat.side)
        while True:
            if not self.waiting(table, RED) and not self.waiting(table, BLUE):
                self.end_round(table)
                side = self.opening
            if self.waiting(table, side):
                yield from self.unit(table, side)
            side = other_side(side)

    def waiting(self, table: SanguoTable, side: str) -> list[Player]:
        """Return the living of a side that have not had their turn in this round."""
        return [seat for seat in table.ring if seat.side == side and seat not in self.rotated]

    def unit(self, table: SanguoTable, side: str) -> Procedure[None]:
        """Let a side take turns with its captain or with both lieutenants, as the captain chooses."""
        waiting = self.waiting(table, side)
        captains = [seat for seat in waiting if is_captain(seat)]
        lieutenants = [seat for seat in waiting if not is_captain(seat)]
        captain = captain_of(table, side)
        offers = [Option(CHOOSE, choice=CAPTAIN)] if captains else []
        offers += [Option(CHOOSE, choice=LIEUTENANTS)] if lieutenants else []
        offers += [Option(CHOOSE, choice="forfeit")] if table.options["forfeit"] else []
        chosen = yield Ask(captain, "unit", given(offers))
        if chosen.choice == "forfeit":
            table.say("{seat} gives up", captain)
            win(table, side_of(table, other_side(side)))
        seats = captains if chosen.choice == CAPTAIN else lieutenants
        while seats:
            order = [Option(CHOOSE, (), (seat,)) for seat in seats]
            (seat,) = (yield Ask(captain, "order", given(order))).targets
            seats.remove(seat)
            self.rotated.add(seat)
            yield from turn(table, seat)
            seats = [each for each in seats if each.alive]

    def end_round(self, table: SanguoTable) -> None:
        """Reset all role cards; when time is up, decide."""
        self.rotated.clear()
        for seat in table.seats:
            move(table, list(seat.laid.cards), table.discards, "{seat} discards {cards}", seat)
        self.rounds += 1
        table.say("round {number} ends", number=self.rounds)
        limit = int(table.options["round_limit"])
        if limit and self.rounds >= limit:
            self.decide_by_time(table)

    def decide_by_time(self, table: SanguoTable) -> None:
        """More living heroes win; level sides play overtime, and then the life left decides."""
        living = {side: len([seat for seat in side_of(table, side) if seat.alive]) for side in (RED, BLUE)}
        if living[RED] != living[BLUE]:
            win(table, side_of(table, max(living, key=lambda side: living[side])))
        if self.overtime is None:
            self.overtime = overtime_rounds(table, living[RED])
        if self.overtime > 0:
            self.overtime -= 1
            return
        left = {side: sum(seat.life for seat in side_of(table, side) if seat.alive) for side in (RED, BLUE)}
        if left[RED] != left[BLUE]:
            win(table, side_of(table, max(left, key=lambda side: left[side])))
        table.say("the match is drawn")
        raise Over(Result((), dict.fromkeys(table.seats, 0)))

    def died(self, table: SanguoTable, death: Death) -> Procedure[None]:
        """End the match if a captain fell; whoever defeated a lieutenant draws."""
        if is_captain(death.seat):
            captain_falls(table, death.seat)
        reward(table, death)
        yield from ()

    def declared(self, table: SanguoTable, use: Use) -> Procedure[None]:
        """Let the user of an area card choose the way round."""
        if table.rules[use.name].reaches is not None and len(use.targets) > 1:
            yield from choose_direction(table, use)


@rule("three-vs-three.direction")
def choose_direction(table: SanguoTable, use: Use) -> Procedure[None]:
    """Let the user choose in which direction an area card goes round."""
    offers = [Option(CHOOSE, choice="counter-clockwise"), Option(CHOOSE, choice="clockwise")]
    chosen = yield Ask(use.user, "direction", given(offers), use)
    use.clockwise = chosen is offers[1]


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


@rule("three-vs-three.captain-falls")
def captain_falls(table: SanguoTable, captain: Player) -> None:
    """The match is over as soon as a captain falls."""
    win(table, side_of(table, other_side(captain.side)))


@rule("three-vs-three.lieutenant-reward")
def reward(table: SanguoTable, death: Death) -> None:
    """Whoever defeats a lieutenant draws cards."""
    if not is_captain(death.seat) and death.killer is not None and death.killer.alive:
        draw(table, death.killer, table.figure("lieutenant-reward"))


@figure("three-vs-three.overtime", off=0)
def overtime_rounds(table: SanguoTable, living: int) -> int:
    """Return how many rounds of overtime are played with so many heroes on each side."""
    (rounds,) = table.catalogue.row("overtime", living)
    return rounds


def choose_sides(table: SanguoTable) -> Procedure[None]:
    """Flip cards; the higher one's captain chooses red or blue. Captains sit between their lieutenants."""
    half = len(table.seats) // 2
    teams = (table.seats[:half], table.seats[half:])
    captains = [team[len(team) // 2] for team in teams]
    winner = flip(table, captains)
    offers = [Option(CHOOSE, choice=RED), Option(CHOOSE, choice=BLUE)]
    chosen = yield Ask(winner, "colour", given(offers))
    for team, captain in zip(teams, captains, strict=True):
        colour = str(chosen.choice) if captain is winner else other_side(str(chosen.choice))
        take_side(team, captain, colour)
        table.say("{seat} leads the {colour} side", captain, colour=colour)


def take_side(team: Sequence[Player], captain: Player, colour: str) -> None:
    """Give a team its side and its roles."""
    for seat in team:
        seat.side = colour
        roles = (MONARCH, MINISTER) if colour == RED else (TURNCOAT, REBEL)
        seat.role = roles[0] if seat is captain else roles[1]


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


def choose_heroes(table: SanguoTable) -> Procedure[None]:
    """Draft from two of four piles, then choose who plays which of the heroes."""
    pool = yield from choose_piles(table)
    red = captain_of(table, RED)
    offers = [Option(CHOOSE, choice="first"), Option(CHOOSE, choice="second")]
    chosen = yield Ask(red, "initiative", given(offers))
    steps = [row.values[0] for row in table.catalogue.tables["team-draft"].rows]
    drafters = [red, captain_of(table, BLUE)]
    if chosen.choice == "second":
        drafters.reverse()
    drafted = yield from draft(table, drafters, pool, steps)
    lines = {}
    for captain in drafters:
        lines[captain] = yield from line_up(table, captain, drafted[captain], table.figure("team-heroes"))
    for captain, heroes in lines.items():
        lieutenants = [seat for seat in side_of(table, captain.side) if seat is not captain]
        for seat, hero in zip((captain, *lieutenants), heroes, strict=True):
            become(table, seat, hero)


def choose_piles(table: SanguoTable) -> Procedure[list[Card]]:
    """Divide the pool into piles; each captain takes one unseen, and both are laid face up."""
    heroes = [card for card in table.catalogue.cards.values() if "3v3" in card.tags]
    table.chance.shuffle("heroes", heroes)
    number = table.figure("team-piles")
    size = len(heroes) // number
    piles = {f"pile {at + 1}": heroes[at * size : (at + 1) * size] for at in range(number)}
    pool: list[Card] = []
    for side in (RED, BLUE):
        offers = [Option(CHOOSE, choice=name) for name in piles]
        chosen = yield Ask(captain_of(table, side), "pile", given(offers))
        pool += piles.pop(str(chosen.choice))
    table.say("the heroes are {heroes}", heroes=", ".join(hero.name for hero in pool))
    return pool


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


@rule("three-vs-three.no-lightning", off=lambda table: table.chance.shuffle("deck", table.deck.cards))
def prepare_deck(table: SanguoTable) -> None:
    """Take the Lightning cards out and shuffle."""
    move(table, [card for card in table.deck.cards if card.name == "Lightning"], table.box)
    table.chance.shuffle("deck", table.deck.cards)


def first_captain(table: SanguoTable) -> Procedure[Player]:
    """Let the blue captain begin or leave the first turn to the red one."""
    blue = captain_of(table, BLUE)
    offers = [Option(CHOOSE, choice="begin"), Option(CHOOSE, choice="defer")]
    chosen = yield Ask(blue, "first turn", given(offers))
    return blue if chosen.choice == "begin" else captain_of(table, RED)
