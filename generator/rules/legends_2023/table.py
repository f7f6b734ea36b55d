"""What stands on the table of `legends-2023`: the map with cubes and Legends, and what each player has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from generator.rules.kernel import Option, Piece, Seat, Table, rule
from generator.rules.legends_2023.effects import MOMENTS, PASSIVES, Effect, Passive
from generator.rules.legends_2023.strategy_rules import STRATEGIES
from generator.rules.legends_2023.verbs import ATTACK, MOVE, PLACE, PLAY, RECRUIT, SPUR, TRANSFER, USE

if TYPE_CHECKING:
    from generator.catalogue import Card, Catalogue, Copy

REBELS = "Rebels"
ACTIVE_TAG = "active"


class Area:
    """A place on the map. `faction` are whose cubes lie here, empty for nobody's; an area has one colour."""

    def __init__(self, id_: str, name: str, home: str, yields: Sequence[str]) -> None:
        self.id = id_
        self.name = name
        self.home = home
        self.yields = yields
        self.borders: Sequence[Area] = ()
        self.faction = ""
        self.cubes = 0
        self.legends: list[Legend] = []

    def __str__(self) -> str:
        return self.name

    __repr__ = __str__


class Strategy(Piece):
    """A strategy card; `playing` is the option of playing it, `cost` how many others must be discarded.

    `at` is the question at which it is played. Raises ValueError for a card without rules.
    """

    __slots__ = ("at", "cost", "faction", "id", "playing", "rules")

    def __init__(self, copy: Copy) -> None:
        super().__init__(copy.card, copy.number, copy.card.name)
        self.id = copy.card.id
        self.faction = copy.traits["faction"]
        self.cost = copy.card.cost or 0
        self.playing = Option(PLAY, (self,), name=copy.card.name)
        if self.id not in STRATEGIES:
            raise ValueError(f'the engine has no rules for the strategy card "{self.id}"')
        self.rules = STRATEGIES[self.id]
        self.at = self.rules.at


class Legend(Piece):
    """A Legend's card with its standee. `area` is where the standee stands, None while it recovers.

    `spurs` are the dice bought with the generic skill, `pending` what active skills have prepared for the
    next attack of this turn; `far` tells whether that attack may reach an adjacent area. `held` bars the Move
    action in the next own turn; `acts` counts the actions of this turn.
    """

    __slots__ = (
        "active",
        "acts",
        "area",
        "attacked",
        "attacking",
        "cost",
        "far",
        "held",
        "morale",
        "moving",
        "owner",
        "pending",
        "placing",
        "recruiting",
        "roads",
        "saved",
        "skill",
        "spurring",
        "spurs",
        "transferring",
        "troops",
        "using",
    )

    def __init__(self, card: Card) -> None:
        super().__init__(card, 1, card.name)
        (self.skill,) = card.skills
        self.cost = self.skill.cost or 0
        self.active = ACTIVE_TAG in self.skill.tags
        """Whether its skill is one that its player chooses to use."""
        self.owner: Player
        self.area: Area | None = None
        self.troops = self.morale = self.spurs = 0
        self.acts = 0
        self.attacked = self.far = self.held = self.saved = False
        self.pending: list[Effect] = []
        self.recruiting = Option(RECRUIT, (self,))
        self.spurring = Option(SPUR, (self,))
        self.using = Option(USE, (self,), by=self.skill.name)
        self.moving: dict[Area, Option] = {}
        self.placing: dict[Area, Option] = {}
        self.attacking: dict[Any, Option] = {}
        self.roads: dict[Area, list[Option]] = {}
        self.transferring: list[Option] = []

    @property
    def next_door(self) -> Sequence[Area]:
        """The areas that its own borders on; none while it is off the map."""
        return self.area.borders if self.area is not None else ()

    @property
    def recovering(self) -> bool:
        """Whether it is off the map."""
        return self.area is None


class Player(Seat):
    """A player: a faction, three Legends in the merit column, strategy cards, merit by its cubes' colour."""

    table: BoardTable
    left: Player
    right: Player

    def __init__(self, table: BoardTable, name: str) -> None:
        super().__init__(table, name)
        self.faction = ""
        self.others: list[Player] = []
        self.hand = table.zone("hand", self, "owner")
        self.deck = table.zone("deck", self, "nobody")
        self.discards = table.zone("discards", self)
        self.target = table.zone("target", self, "owner")
        self.drawn = table.zone("cards drawn", self, "owner")
        self.column = table.zone("merit column", self)
        self.legends: list[Legend] = []
        self.merit: Counter[str] = Counter()
        self.turns = 0
        self.deck_left: int | None = None
        self.less = 0
        """How many discards fewer the next strategy card of this turn needs."""

    @property
    def points(self) -> int:
        """The merit in the column."""
        return sum(self.merit.values())

    @property
    def on_map(self) -> list[Legend]:
        """The own Legends that do not recover."""
        return [legend for legend in self.legends if in_reach(self.table, legend)]


class BoardTable(Table):
    """The table. `listening` are the passive skills in play by the moment they wait for."""

    seats: list[Player]

    def __init__(self, catalogue: Catalogue, *, seed: int = 0, off: Iterable[str] = ()) -> None:
        super().__init__(catalogue, seed=seed, off=off)
        self.box = self.zone("box", audience="nobody")
        self.targets = self.zone("targets", audience="nobody")
        self.played = self.zone("card being played")
        self.areas: dict[str, Area] = {}
        self.set_areas: set[Area] = set()
        self.active: Player | None = None
        self.first: Player
        self.round = 1
        self.ending = False
        self.seen_through: Strategy | None = None
        self.rolled: Any = None
        self.factions = ""
        self.faction_names: list[str] = []
        self.first_player = ""
        self.listening: dict[str, list[tuple[Legend, Passive]]] = {moment: [] for moment in MOMENTS}
        self.winners: Sequence[Player] = ()
        cavalry, infantry = catalogue.dice["cavalry"], catalogue.dice["infantry"]
        self.cavalry, self.infantry = cavalry.faces, infantry.faces
        self.actions = catalogue.figure("legend-actions")
        self.most_troops = catalogue.figure("most-troops")
        self.spur_cost = catalogue.figure("generic-skill-cost")
        self.stock = cavalry.count, infantry.count

    def area(self, name: str) -> Area:
        """Return the area of that name; raise KeyError if there is none."""
        return self.areas[name]

    def faction_of(self, legend: Legend) -> str:
        """Return the faction of a Legend by name."""
        return self.catalogue.trait_value("faction", legend.card.traits["faction"]).name

    def player_of(self, faction: str) -> Player | None:
        """Return who plays a faction, None for nobody."""
        return next((seat for seat in self.seats if seat.faction == faction), None)

    def from_left_of(self, seat: Player) -> list[Player]:
        """Return the other players, clockwise from a seat's left neighbour."""
        if not seat.others:
            ring = self.seats
            at = ring.index(seat) + 1
            seat.others = [*ring[at:], *ring[: at - 1]]
        return seat.others

    def enlist(self, legend: Legend, seat: Player) -> None:
        """Let a Legend be one of a player's, with everything it can do."""
        legend.owner = seat
        seat.legends.append(legend)
        for area in self.areas.values():
            legend.moving[area] = Option(MOVE, (legend,), choice=area.name)
            legend.placing[area] = Option(PLACE, (legend,), choice=area.name)
            legend.attacking[area] = Option(ATTACK, (legend,), choice=area.name)
        for area in self.areas.values():
            legend.roads[area] = [legend.moving[other] for other in area.borders]
        legend.transferring = [
            Option(TRANSFER, (legend,), choice=number) for number in range(1, self.most_troops + 1)
        ]
        for skill in PASSIVES.get(legend.skill.id, ()):
            self.listening[skill.moment].append((legend, skill))


def attack_option(legend: Legend, target: Legend | Area) -> Option:
    """Return the option of attacking a Legend or the cubes of an area."""
    found = legend.attacking.get(target)
    if found is None:
        found = legend.attacking[target] = Option(ATTACK, (legend,), (target,))
    return found


@rule("recovery.immune", off=True)
def in_reach(table: BoardTable, legend: Legend) -> bool:
    """Tell whether skills of others and strategy cards have any effect on a Legend: not while it recovers."""
    return legend.area is not None


def enemies_in(area: Area, seat: Player) -> list[Legend]:
    """Return the Legends of other players in an area."""
    found = area.legends
    return [legend for legend in found if legend.owner is not seat] if found else []


def set_table(
    catalogue: Catalogue,
    *,
    seats: int,
    seed: int = 0,
    off: Iterable[str] = (),
    names: Sequence[str] | None = None,
    factions: str = "",
    first_player: str = "",
) -> BoardTable:
    """Make the table before set-up: all cards in their decks, an empty map.

    `factions` names the faction of each seat in turn, as in "Shu Wu"; seats without one choose.
    `first_player` names the seat that begins; without it chance decides. Raises ValueError for names that are
    not there.
    """
    table = BoardTable(catalogue, seed=seed, off=off)
    table.sit([Player(table, name) for name in names or "ABCD"[:seats]])
    table.factions = factions
    table.first_player = first_player
    if first_player and first_player not in [seat.name for seat in table.seats]:
        raise ValueError(
            f'first_player: expected one of {", ".join(map(str, table.seats))}, found "{first_player}"'
        )
    table.first = table.seat(first_player) if first_player else table.seats[0]
    lay_map(table)
    for card in catalogue.cards.values():
        if card.kind == "legend":
            table.lay((Legend(card),), table.box)
    for copy in catalogue.copies(kind="strategy"):
        table.lay((Strategy(copy),), table.box)
    for copy in catalogue.copies(kind="target"):
        table.lay((Piece(copy.card, copy.number, copy.card.name),), table.targets)
    chosen = factions.split()
    known = faction_names(table)
    for name in chosen:
        if name not in known or chosen.count(name) > 1:
            raise ValueError(f'factions: expected different ones of {", ".join(known)}, found "{factions}"')
    return table


def faction_names(table: BoardTable) -> list[str]:
    """Return the factions that can be played: those that have Legends."""
    if not table.faction_names:
        values = table.catalogue.traits["faction"].values
        led = {card.traits.get("faction") for card in table.catalogue.cards.values()}
        table.faction_names = [value.name for value in values if value.id in led]
    return table.faction_names


def lay_map(table: BoardTable) -> None:
    """Lay the board: areas as the data have them, no cubes yet."""
    catalogue = table.catalogue
    for record in catalogue.areas.values():
        home = record.traits.get("faction")
        faction = catalogue.trait_value("faction", home).name if home else ""
        table.areas[record.name] = Area(record.id, record.name, faction, record.yields)
    by_id = {area.id: area for area in table.areas.values()}
    for record in catalogue.areas.values():
        by_id[record.id].borders = [by_id[other] for other in record.borders]
