"""The course of a game: rounds of turns, scoring, the start castle passing on, and the winner."""

from __future__ import annotations

from collections.abc import Sequence

from generator.rules.heroes.scoring import score_colour, write_down
from generator.rules.heroes.setup import draw_castles, prepare, starter
from generator.rules.heroes.table import HeroesTable, Player
from generator.rules.heroes.turn import turn
from generator.rules.heroes.virtual import virtual_turn
from generator.rules.kernel import Procedure, Result, move, rule


def play(table: HeroesTable) -> Procedure[Result]:
    """Play a whole game from the drawing of the castles on, which asks nobody anything."""
    draw_castles(table)
    return play_rounds(table)


def play_rounds(table: HeroesTable) -> Procedure[Result]:
    """Play rounds until as many have been played as there are players."""
    while table.round <= rounds(table):
        prepare(table)
        yield from take_turns(table, starter(table))
        end_round(table)
    return result(table)


@rule("virtual.no-round", off=lambda table: table.seats)
def starting_seats(table: HeroesTable) -> Sequence[Player]:
    """Return the seats that start a round each; the virtual player never does."""
    return table.players


@rule("rounds.one-each", off=1)
def rounds(table: HeroesTable) -> int:
    """Return how many rounds are played: one for each player."""
    return len(starting_seats(table)) * table.figure("rounds-per-player")


def take_turns(table: HeroesTable, seat: Player) -> Procedure[None]:
    """Let the seats take turns, from this one on, until the round ends."""
    while True:
        for step in (virtual_turn,) if seat.virtual else turn(table, seat):
            asking = step(table, seat)
            if asking is not None:
                yield from asking
        if table.short and ends_round(table, seat):
            break
        seat = next_seat(table, seat)


@rule("turn.leftwards", off=lambda table, seat: seat.right)
def next_seat(table: HeroesTable, seat: Player) -> Player:
    """Return who is next: the player to the left."""
    return seat.left  # type: ignore[no-any-return]


@rule("end.last-player", off=True)
def ends_round(table: HeroesTable, seat: Player) -> bool:
    """Tell whether the last turns end with this seat: the one to the right of the starting player."""
    return seat is starter(table).right


def end_round(table: HeroesTable) -> None:
    """Score the round, then pass the start castle on."""
    table.say("round {round} ends", round=table.round)
    score_round(table)
    pass_start_castle(table)
    table.round += 1


def score_round(table: HeroesTable) -> None:
    """Compare every colour, then write down the heroes beneath each castle."""
    for colour in table.colours if scores_now(table) else ():
        score_colour(table, colour)
    for seat in table.seats:
        write_down(table, seat)


@rule("scoring.each-round", off=lambda table: table.round == rounds(table))
def scores_now(table: HeroesTable) -> bool:
    """Colours score after every round, not only after the last."""
    return True


@rule("rounds.start-passes-left")
def pass_start_castle(table: HeroesTable) -> None:
    """The starting player exchanges castles with the next player to the left."""
    giver = starter(table)
    taker = giver.left
    while taker not in starting_seats(table):
        taker = taker.left
    mine, theirs = list(giver.castle.cards), list(taker.castle.cards)
    move(table, mine, taker.castle)
    move(table, theirs, giver.castle)
    table.say("{seat} passes the start castle to {taker}", giver, taker=taker)


def result(table: HeroesTable) -> Result:
    """Add up the rounds and name the winner."""
    scores = {seat: sum(seat.scores) for seat in table.seats}
    winners = shared(table, highest(table, may_win(table)))
    wins = "{winners} wins" if len(winners) == 1 else "{winners} share the win"
    table.say(wins, winners=", ".join(map(str, winners)))
    return Result(tuple(winners), scores)


@rule("virtual.never-wins", off=lambda table: table.seats)
def may_win(table: HeroesTable) -> Sequence[Player]:
    """Return who can win: the points of the virtual player count for nobody."""
    return table.players


@rule("winner.highest", off=lambda table, seats: seats)
def highest(table: HeroesTable, seats: Sequence[Player]) -> Sequence[Player]:
    """Return those with the highest sum of scores."""
    best = max(sum(seat.scores) for seat in seats)
    return [seat for seat in seats if sum(seat.scores) == best]


@rule("winner.shared", off=lambda table, best: best[:1])
def shared(table: HeroesTable, best: Sequence[Player]) -> Sequence[Player]:
    """Let all who are level share the win."""
    return best
