"""The end: rounds of turns until a column is full, last turns, resources, targets and the winner."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from generator.catalogue.model import Score
from generator.rules.kernel import Procedure, Result, rule
from generator.rules.legends_2023.setup import first_seat, set_up
from generator.rules.legends_2023.table import BoardTable, Player
from generator.rules.legends_2023.territory import owner
from generator.rules.legends_2023.turn import turn


def play(table: BoardTable) -> Procedure[Result]:
    """Play a whole game."""
    yield from set_up(table)
    return (yield from play_on(table, first_seat(table)))


def play_on(table: BoardTable, seat: Player) -> Procedure[Result]:
    """Take turns from a seat on until the game ends, then settle."""
    yield from turn(table, seat)
    return (yield from play_after(table, seat))


def play_after(table: BoardTable, seat: Player) -> Procedure[Result]:
    """Go on after a seat's turn until the game ends, then settle."""
    while not (table.ending and is_last(table, seat)):
        seat = next_seat(table, seat)
        if seat is first_seat(table):
            table.round += 1
        yield from turn(table, seat)
    return settle(table)


@rule("turn.clockwise", off=lambda table, seat: seat.right)
def next_seat(table: BoardTable, seat: Player) -> Player:
    """Return whose turn is next: the left neighbour's."""
    return seat.left


@rule("end.compensatory", off=True)
def is_last(table: BoardTable, seat: Player) -> bool:
    """Tell whether the game ends after a seat's turn: once all have had the same number of turns."""
    return seat.left is first_seat(table)


def settle(table: BoardTable) -> Result:
    """Add up merit and targets and name the winner."""
    resources = {seat: resources_of(table, seat) for seat in table.seats}
    scores: dict[Player, int] = {}
    for seat in table.seats:
        seat.target.audience = "everyone"
        target = target_points(table, seat, resources)
        scores[seat] = total(table, counted(table, seat), target)
        table.say(
            "{seat} scores {total}: {merit} in the column, {target} for the target",
            seat,
            total=scores[seat],
            merit=counted(table, seat),
            target=target,
        )
    table.winners = winners(table, scores)
    wins = "{winners} wins" if len(table.winners) == 1 else "{winners} share the win"
    table.say(wins, winners=", ".join(map(str, table.winners)))
    return Result(tuple(table.winners), scores)  # type: ignore[arg-type]


@rule("goal.highest-sum", off=lambda table, column, target: column)
def total(table: BoardTable, column: int, target: int) -> int:
    """Return what decides the game: the points of the column and of the target together."""
    return column + target


@rule("scoring.column", off=0)
def counted(table: BoardTable, seat: Player) -> int:
    """Return what the merit column counts: a point for each cube."""
    return seat.points


@rule("scoring.shared-win", off=lambda table, scores: first_of_best(scores))
def winners(table: BoardTable, scores: Mapping[Player, int]) -> Sequence[Player]:
    """Return who has the most points; all who are level win together."""
    best = max(scores.values())
    return [seat for seat, score in scores.items() if score == best]


def first_of_best(scores: Mapping[Player, int]) -> Sequence[Player]:
    """Return only the first of those with the most points."""
    return [max(scores, key=lambda seat: scores[seat])]


def resources_of(table: BoardTable, seat: Player) -> Counter[str]:
    """Count the resources of all areas that a player holds."""
    found: Counter[str] = Counter()
    for area in table.areas.values():
        if owner(table, area) == seat.faction:
            for resource in area.yields:
                found[resource] += yielded(table, area.cubes)
    return found


@rule("resources.by-territory", off=lambda table, cubes: cubes)
def yielded(table: BoardTable, cubes: int) -> int:
    """Return how often an area yields each of its resources: once, with however many cubes."""
    return 1


@rule("scoring.targets", off=0)
def target_points(table: BoardTable, seat: Player, resources: Mapping[Player, Counter[str]]) -> int:
    """Return what a player's target cards score."""
    lines = [line for card in seat.target.cards for line in card.card.scores]
    return sum(line_points(table, seat, line, resources) for line in lines)


def line_points(
    table: BoardTable, seat: Player, line: Score, resources: Mapping[Player, Counter[str]]
) -> int:
    """Return what one line of a target card scores."""
    held = resources[seat][line.of]
    if line.most:
        return line.points if has_most(table, seat, line.of, resources) else 0
    return int(times(table, held, line.every or 1) * line.points)


@rule("scoring.whole-pairs", off=lambda table, held, every: held / every)
def times(table: BoardTable, held: int, every: int) -> float:
    """Return how often a line scores: for every whole lot of a resource."""
    return held // every


def has_most(
    table: BoardTable, seat: Player, resource: str, resources: Mapping[Player, Counter[str]]
) -> bool:
    """Tell whether nobody has more of a resource."""
    held = resources[seat][resource]
    others = [resources[other][resource] for other in table.seats if other is not seat]
    level = held in others
    return held >= least_for_most(table) and held >= max(others) and (not level or tied_scores(table))


@rule("scoring.most-needs-one", off=0)
def least_for_most(table: BoardTable) -> int:
    """Return how many of a resource one needs to have the most of it."""
    return 1


@rule("scoring.tied-most", off=False)
def tied_scores(table: BoardTable) -> bool:
    """Tell whether those who are level for the most all score: they do."""
    return True
