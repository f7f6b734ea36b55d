"""Set-up: factions, Legends, the map, targets and the opening hands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from generator.rules.kernel import Ask, Option, Piece, Procedure, move, order, rule, several
from generator.rules.legends_2023.hands import draw
from generator.rules.legends_2023.moving import put_in
from generator.rules.legends_2023.table import (
    REBELS,
    Area,
    BoardTable,
    Legend,
    Player,
    Strategy,
    faction_names,
)
from generator.rules.legends_2023.territory import lay_cubes
from generator.rules.legends_2023.verbs import CHOOSE, TAKE

FACTION, LEGENDS, TARGET = "faction", "legends", "target"
in_order = order("setup.order")


def set_up(table: BoardTable) -> Procedure[None]:
    """Set up in seven steps."""
    steps: Sequence[Callable[..., Procedure[None]]] = (
        choose_factions,
        choose_legends,
        place_legends,
        place_rebels,
        choose_targets,
        deal_hands,
    )
    for step in in_order(table, *steps):
        yield from step(table)
    table.say("{seat} begins", first_seat(table))


@rule("setup.first-player", off=lambda table: table.seats[-1])
def first_seat(table: BoardTable) -> Player:
    """Return who begins: whoever the players name, else anyone by chance."""
    if not table.first_player:
        table.first = table.chance.pick("first player", table.seats)
        table.first_player = table.first.name
    return table.first


def choose_factions(table: BoardTable) -> Procedure[None]:
    """Let every player take a faction that nobody has, with all its cards."""
    agreed = table.factions.split()
    for number, seat in enumerate(table.seats):
        if not seat.faction:
            if number < len(agreed):
                seat.faction = agreed[number]
            else:
                option = yield Ask(
                    seat, FACTION, lambda: [Option(CHOOSE, choice=name) for name in free(table)]
                )
                seat.faction = str(option.choice)
            table.say("{seat} plays {faction}", seat, faction=seat.faction)
        take_kit(table, seat)


@rule("setup.one-faction-each", off=faction_names)
def free(table: BoardTable) -> Sequence[str]:
    """Return the factions that nobody plays yet."""
    return [name for name in faction_names(table) if table.player_of(name) is None]


def take_kit(table: BoardTable, seat: Player) -> None:
    """Take the strategy cards of a faction as one's deck."""
    faction = faction_id(table, seat)
    kit = [card for card in table.box.cards if isinstance(card, Strategy) and card.faction == faction]
    move(table, kit, seat.deck)
    table.chance.shuffle(f"deck of {seat}", seat.deck.cards)


def faction_id(table: BoardTable, seat: Player) -> str:
    """Return the id of the faction that a seat plays."""
    values = table.catalogue.traits["faction"].values
    return next(value.id for value in values if value.name == seat.faction)


def own_legends(table: BoardTable, seat: Player) -> list[Legend]:
    """Return the Legends of a seat's faction that lie in the box."""
    faction = faction_id(table, seat)
    return [
        card
        for card in table.box.cards
        if isinstance(card, Legend) and card.card.traits["faction"] == faction
    ]


def chosen_of(seat: Player, question: str, number: int) -> Procedure[list[Any]]:
    """Let a player choose so many of the cards just drawn."""
    chosen = yield from several(
        seat,
        question,
        lambda _: [Option(TAKE, (card,)) for card in seat.drawn.cards],
        least=number,
        most=number,
    )
    return [option.cards[0] for option in chosen]


def choose_legends(table: BoardTable) -> Procedure[None]:
    """Let every player draw Legends of the own faction at random and keep some; the others leave the game."""
    for seat in table.seats:
        if seat.legends or not seat.faction:
            continue
        pile = own_legends(table, seat)
        table.chance.shuffle(f"legends of {seat}", pile)
        cards = pile[: -drawn(table) - 1 : -1]
        move(table, cards, seat.drawn, "{seat} draws {cards}", seat)
        number = table.figure("legends-kept")
        kept = yield from chosen_of(seat, LEGENDS, number)
        move(table, kept, seat.column, "{seat} keeps {cards}", seat)
        leave_out(table, seat)
        for legend in kept:
            table.enlist(legend, seat)


@rule("setup.unused-legends")
def leave_out(table: BoardTable, seat: Player) -> None:
    """Return the Legends that a player drew and did not keep to the box, for good."""
    move(table, seat.drawn.cards[:], table.box)


@rule("setup.five-legends", off=lambda table: table.figure("legends-kept"))
def drawn(table: BoardTable) -> int:
    """Return how many Legends a player draws to choose from."""
    return table.figure("legends-drawn")


def place_legends(table: BoardTable) -> Procedure[None]:
    """Stand every player's Legends in the faction's home with its first cubes."""
    yield from ()
    for seat in table.seats:
        for legend in seat.legends:
            muster(table, legend)
            sober(table, legend)
            for area in table.areas.values():
                if area.home == seat.faction and legend.area is None:
                    put_in(legend, area)
        garrison_home(table, seat)


def barely_mustered(table: BoardTable, legend: Legend) -> None:
    """Give a Legend the one troop without which it could not stand."""
    legend.troops = 1


@rule("setup.full-strength", off=barely_mustered)
def muster(table: BoardTable, legend: Legend) -> None:
    """Set the dial of a new Legend to full strength."""
    legend.troops = table.figure("starting-strength")


def inspired(table: BoardTable, legend: Legend) -> None:
    """Let a new Legend have all the morale it can."""
    legend.morale = table.figure("most-morale")


@rule("setup.no-morale", off=inspired)
def sober(table: BoardTable, legend: Legend) -> None:
    """Let a new Legend have no morale."""
    legend.morale = 0


@rule("setup.home-cubes")
def garrison_home(table: BoardTable, seat: Player) -> None:
    """Lay cubes in a faction's home."""
    for area in table.areas.values():
        if area.home == seat.faction:
            lay_cubes(table, area, seat.faction, table.figure("start-cubes"))


def place_rebels(table: BoardTable) -> Procedure[None]:
    """Lay rebels in every area that nobody holds."""
    yield from ()
    for area in table.areas.values():
        if not area.cubes and rises(table, area.home):
            rise(table, area)


@rule("setup.rebels")
def rise(table: BoardTable, area: Area) -> None:
    """Lay the rebels that an area starts with."""
    lay_cubes(table, area, REBELS, table.figure("rebel-cubes"))


@rule("setup.unused-homes", off=lambda table, home: not home)
def rises(table: BoardTable, home: str) -> bool:
    """Tell whether rebels start in an area: in homes that nobody plays as well."""
    return True


def choose_targets(table: BoardTable) -> Procedure[None]:
    """Let every player draw target cards in secret and keep one; the others leave the game."""
    table.chance.shuffle("targets", table.targets.cards)
    for seat in table.seats:
        if seat.target.cards:
            continue
        number = targets_drawn(table)
        cards: Sequence[Piece] = table.targets.cards[: -number - 1 : -1]
        move(table, cards, seat.drawn, "{seat} draws {cards}", seat)
        kept = yield from chosen_of(seat, TARGET, table.figure("targets-kept"))
        seat.target.audience = who_sees_targets(table)
        move(table, kept, seat.target, "{seat} keeps {cards}", seat)
        move(table, seat.drawn.cards[:], table.box)
    move(table, table.targets.cards[:], table.box)


@rule("setup.two-targets", off=1)
def targets_drawn(table: BoardTable) -> int:
    """Return how many target cards a player draws to choose from."""
    return table.figure("targets-drawn")


@rule("setup.secret-targets", off="everyone")
def who_sees_targets(table: BoardTable) -> str:
    """Return who sees a target card during the game: its owner alone."""
    return "owner"


def deal_hands(table: BoardTable) -> Procedure[None]:
    """Let every player draw an opening hand."""
    yield from ()
    for seat in table.seats:
        draw(table, seat, opening_hand(table))


@rule("setup.opening-hand", off=0)
def opening_hand(table: BoardTable) -> int:
    """Return how many strategy cards a player starts with."""
    return table.figure("hand-start")
