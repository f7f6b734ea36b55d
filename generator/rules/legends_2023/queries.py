"""What a scenario can ask of the table."""

from __future__ import annotations

from collections.abc import Sequence

from generator.rules.kernel import Query, view
from generator.rules.legends_2023.dice import attack_dice, expected, recruit_dice
from generator.rules.legends_2023.ending import resources_of, target_points
from generator.rules.legends_2023.merit import limit_of
from generator.rules.legends_2023.setup import first_seat
from generator.rules.legends_2023.table import REBELS, Area, BoardTable, Legend, Player, faction_names
from generator.rules.legends_2023.territory import owner


def legend(table: BoardTable, card: object) -> Legend:
    """Return the Legend that a query names; raise ValueError for another card."""
    if not isinstance(card, Legend):
        raise ValueError(f"{card} is no Legend")  # noqa: TRY004 - a word of a scenario
    return card


def area(table: BoardTable, name: str) -> Area:
    """Return the area that a query names; raise ValueError if there is none."""
    for known in table.areas.values():
        if known.name.casefold() == name.casefold():
            return known
    raise ValueError(f'the map has no area "{name}"; it has {", ".join(table.areas)}')


def where(table: BoardTable, card: object) -> str:
    """Return where a Legend is."""
    found = legend(table, card)
    if table.places[found] is table.box:
        return "out of the game"
    return found.area.name if found.area else "recovering"


def cubes(table: BoardTable, name: str) -> str:
    """Return what lies in an area."""
    found = area(table, name)
    return f"{found.cubes} {found.faction}" if found.cubes else "none"


def merit(table: BoardTable, seat: Player) -> str:
    """Return the cubes in a player's column, by their faction."""
    return ", ".join(f"{number} {faction}" for faction, number in seat.merit.items() if number) or "none"


def resources(table: BoardTable, seat: Player) -> str:
    """Return the resources of the areas that a player holds, in the order of the data."""
    held = resources_of(table, seat)
    values = table.catalogue.traits["resource"].values
    return ", ".join(f"{value.name} {held[value.id]}" for value in values if held[value.id]) or "none"


def faces(cards: Sequence[object]) -> str:
    """Return the faces of cards."""
    return ", ".join(map(str, cards)) or "none"


def distance(table: BoardTable, start: str, end: str) -> str:
    """Return how many moves lead from one area to another."""
    frontier, goal, steps = {area(table, start)}, area(table, end), 0
    while goal not in frontier:
        frontier |= {other for each in frontier for other in each.borders}
        steps += 1
    return str(steps)


def on_the_map(table: BoardTable, faction: str) -> str:
    """Return how many cubes of a faction lie on the map."""
    known = {name.casefold(): name for name in (*faction_names(table), REBELS)}
    if faction.casefold() not in known:
        raise ValueError(f'expected one of {", ".join(known.values())}, found "{faction}"')
    named = known[faction.casefold()]
    return str(sum(each.cubes for each in table.areas.values() if each.faction == named))


def last_roll(table: BoardTable) -> str:
    """Return how many dice of either kind were rolled last for a Legend."""
    roll = table.rolled
    return f"{len(roll.cavalry)} cavalry, {len(roll.infantry)} infantry" if roll else "none"


def target_seen(table: BoardTable, seat: Player, other: Player) -> str:
    """Return what another seat sees of a player's target card."""
    seen = view(table, other).zone("target", seat)
    return ", ".join(seen.faces) if seen.faces else "hidden"


def points_for_target(table: BoardTable, seat: Player) -> str:
    """Return what a player's target scores as things stand."""
    held = {other: resources_of(table, other) for other in table.seats}
    return f"{target_points(table, seat, held):g}"


QUERIES = (
    Query("troops of {card}", lambda table, card: str(legend(table, card).troops), "A Legend's troops."),
    Query("morale of {card}", lambda table, card: str(legend(table, card).morale), "A Legend's morale."),
    Query(
        "spurs of {card}",
        lambda table, card: str(legend(table, card).spurs),
        "Dice bought for its next attack.",
    ),
    Query("place of {card}", where, "The area a Legend stands in, or that it recovers."),
    Query(
        "legends in {word}",
        lambda table, name: faces(area(table, name).legends),
        "The Legends in an area.",
    ),
    Query("cubes in {word}", cubes, "How many cubes lie in an area, and whose."),
    Query(
        "owner of {word}",
        lambda table, name: owner(table, area(table, name)) or "nobody",
        "Who holds an area.",
    ),
    Query(
        "areas held by {seat}",
        lambda table, seat: faces(
            [each for each in table.areas.values() if owner(table, each) == seat.faction]
        ),
        "The areas a player holds.",
    ),
    Query(
        "areas next to {word}",
        lambda table, name: faces(area(table, name).borders),
        "The areas it borders on.",
    ),
    Query("moves from {word} to {word}", distance, "How many moves apart two areas are."),
    Query("faction of {seat}", lambda table, seat: seat.faction, "The faction a player plays."),
    Query("legends of {seat}", lambda table, seat: faces(seat.legends), "A player's Legends."),
    Query("hand of {seat}", lambda table, seat: faces(seat.hand.cards), "The cards in a hand."),
    Query("cards of {seat}", lambda table, seat: str(len(seat.hand)), "How many cards a player holds."),
    Query("deck of {seat}", lambda table, seat: str(len(seat.deck)), "How many cards a player's deck has."),
    Query(
        "discards of {seat}",
        lambda table, seat: str(len(seat.discards)),
        "How many cards a player has discarded.",
    ),
    Query("target of {seat}", lambda table, seat: faces(seat.target.cards), "A player's target card."),
    Query("target of {seat} seen by {seat}", target_seen, "What another player sees of a target card."),
    Query("merit of {seat}", lambda table, seat: str(seat.points), "The points in a player's merit column."),
    Query("column of {seat}", merit, "The cubes in a player's merit column."),
    Query("resources of {seat}", resources, "The resources of the areas a player holds."),
    Query("target points of {seat}", points_for_target, "What a player's target scores as things stand."),
    Query(
        "attack dice of {card}",
        lambda table, card: str(attack_dice(table, legend(table, card))),
        "The dice a Legend gathers for an attack before skills and cards.",
    ),
    Query(
        "recruit dice of {card}",
        lambda table, card: str(recruit_dice(table, legend(table, card))),
        "The dice a Legend gathers to recruit before skills and cards.",
    ),
    Query("last roll", last_roll, "How many dice of either kind were rolled last for a Legend."),
    Query("cubes of {word} on the map", on_the_map, "How many cubes of a faction lie on the map."),
    Query(
        "expected attack of {card}",
        lambda table, card: expected(table, attack_dice(table, legend(table, card))),
        "How many symbols of each kind those dice show on average.",
    ),
    Query(
        "expected recruit of {card}",
        lambda table, card: expected(table, recruit_dice(table, legend(table, card))),
        "How many symbols of each kind a recruit shows on average.",
    ),
    Query("merit limit", lambda table: str(limit_of(table)), "How much merit in one column ends the game."),
    Query("first player", lambda table: str(first_seat(table)), "Who began the game."),
    Query("seats", lambda table: faces(table.seats), "All seats, each one's left neighbour next."),
    Query("round", lambda table: str(table.round), "The number of the round."),
    Query(
        "turns",
        lambda table: ", ".join(f"{seat} {seat.turns}" for seat in table.seats),
        "How many turns each player has taken.",
    ),
)
