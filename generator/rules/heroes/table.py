"""What lies on the table in Heroes: seats with hand, piles and castle, the deck, and the cards themselves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from generator.rules.heroes.verbs import ANNOUNCE, PLAY, SCOUT, SECURE
from generator.rules.kernel import Option, Piece, Seat, Table, Zone, option, rule, shared

if TYPE_CHECKING:
    from generator.catalogue import Catalogue, Copy

NAMES = ("A", "B", "C", "D")
VIRTUAL = "V"


class DeckCard(Piece):
    """A card of the deck: a hero with colour and icon, or a contract, which has neither.

    A hero's face reads red-sword. `playing` it is an option made once, as options are values.
    """

    __slots__ = ("colour", "icon", "playing")

    def __init__(self, copy: Copy) -> None:
        card = copy.card
        self.colour, self.icon = card.traits.get("colour", ""), card.traits.get("icon", "")
        super().__init__(card, copy.number, f"{self.colour}-{self.icon}" if self.colour else card.id)
        self.playing = option((PLAY, (self,), (), "", "", ""))


@shared
def pieces(catalogue: Catalogue) -> tuple[Sequence[DeckCard], Sequence[Piece]]:
    """Return the cards of the deck and the castles, which all tables of a catalogue share."""
    castles = catalogue.copies(deck="castle")
    return (
        [DeckCard(copy) for copy in catalogue.copies(deck="main")],
        [Piece(copy.card, copy.number, copy.card.name) for copy in castles],
    )


class Scouting(dict[DeckCard, Any]):
    """The options of scouting a card from one seat, made when first wanted; None for a contract."""

    def __init__(self, owner: Seat) -> None:
        self.targets = (owner,)

    def __missing__(self, card: DeckCard) -> Any:
        self[card] = made = option((SCOUT, (card,), self.targets, "", "", "")) if card.colour else None
        return made


class Pile(Zone):
    """The heroes of one colour before a player, and the contracts laid on them; the last card is on top."""

    __slots__ = ("colour",)

    def __init__(self, colour: str, owner: Seat) -> None:
        super().__init__(f"{colour} pile", owner)
        self.colour = colour

    @property
    def heroes(self) -> Sequence[DeckCard]:
        """The heroes from bottom to top, without contracts."""
        return [card for card in self.cards if card.colour]


class Player(Seat):
    """A seat with its hand, a pile for each colour, the castle and the heroes beneath it.

    `scouting` are the options of taking a card from here, `others` all other seats, and `rival_piles` the
    cards of each of their piles with the options of taking them; `securable` the cards of each pile with the
    option of securing it; `as_owner` the words that name this seat in the log as a hero's owner.
    `points` are those scored in this round, `scores` the numbers written down after each round. `turns`
    counts the turns of this round and `held` the cards in hand when the last one began. The virtual player of
    the game for two has no hand.
    """

    def __init__(self, table: HeroesTable, name: str, virtual: bool = False) -> None:
        super().__init__(table, name)
        self.virtual = virtual
        self.hand = table.zone("hand", self, "owner")
        self.castle = table.zone("castle card", self)
        self.beneath = table.zone("castle", self)
        self.piles = {colour: Pile(colour, self) for colour in table.colours}
        self.pool: Sequence[Pile] = tuple(self.piles.values())
        table.zones.extend(self.pool)
        self.scouting = Scouting(self)
        self.securable = [(pile.cards, table.securing[pile.colour]) for pile in self.pool]
        self.as_owner = {"owner": self}
        self.others: Sequence[Player] = ()
        self.neighbours: Sequence[Player] = ()
        self.rival_piles: Sequence[tuple[list[DeckCard], Scouting]] = ()
        self.points = 0
        self.scores: list[int] = []
        self.turns = 0
        self.held = 0

    def meet(self, others: Sequence[Player]) -> None:
        """Take note of the other seats, once all are taken."""
        self.others = others
        self.neighbours = tuple(dict.fromkeys((self.left, self.right)))
        self.rival_piles = [(pile.cards, other.scouting) for other in others for pile in other.pool]

    @property
    def contract(self) -> DeckCard | None:
        """A contract from the hand, None without one."""
        for card in self.hand.cards:
            if not card.colour:
                return card  # type: ignore[no-any-return]
        return None


class HeroesTable(Table):
    """The whole table. `round` is the round's number, `short` the player whose hand stayed short first."""

    def __init__(
        self, catalogue: Catalogue, players: Sequence[str], *, seed: int = 0, off: Iterable[str] = ()
    ) -> None:
        super().__init__(catalogue, seed=seed, off=off)
        self.colours = tuple(value.id for value in catalogue.traits["colour"].values)
        self.icons = tuple(value.id for value in catalogue.traits["icon"].values)
        self.announcing = {aspect: Option(ANNOUNCE, choice=aspect) for aspect in (*self.colours, *self.icons)}
        self.aspects = {aspect: {"aspect": aspect} for aspect in self.announcing}
        self.securing = {colour: Option(SECURE, choice=colour) for colour in self.colours}
        self.deck = self.zone("deck", audience="nobody")
        self.aside = self.zone("cards set aside")
        self.discards = self.zone("discards")
        self.box = self.zone("box")
        self.players = [Player(self, name) for name in players]
        self.sit(seating(self, self.players))
        for seat in self.seats:
            seat.meet([other for other in self.seats if other is not seat])
        self.least_played = self.figure("least-played")
        self.full_hand = self.figure("hand")
        self.most_played = self.figure("most-played")
        self.from_each_neighbour = self.figure("neighbour-heroes")
        self.active: Player | None = None
        self.round = 1
        self.short: Player | None = None
        self.cards, self.castles = pieces(catalogue)
        self.lay(self.cards, self.deck)
        self.lay(self.castles, self.box)

    def in_turn_from(self, first: Player, seats: Sequence[Player]) -> list[Player]:
        """Return these seats in the order of play, as if `first` were next."""
        place = self.seats.index(first)
        ring = self.seats[place:] + self.seats[:place]
        return [seat for seat in ring if seat in seats]


@rule("virtual.exists", off=())
def virtual_players(table: HeroesTable, players: Sequence[Player]) -> Sequence[Player]:
    """Return the virtual player that joins two players, nobody else."""
    return [Player(table, VIRTUAL, virtual=True)] if len(players) == 2 else []


@rule("virtual.seat", off=lambda table, players: [players[0], *virtual_players(table, players), *players[1:]])
def seating(table: HeroesTable, players: Sequence[Player]) -> list[Player]:
    """Return the ring of seats: a virtual player sits between the last player and the first."""
    return [*players, *virtual_players(table, players)]


def set_table(
    catalogue: Catalogue,
    *,
    seats: int,
    seed: int = 0,
    off: Iterable[str] = (),
    names: Sequence[str] | None = None,
) -> HeroesTable:
    """Make a table for so many players: every card in the deck, every castle in the box, nothing dealt."""
    return HeroesTable(catalogue, tuple(names or NAMES[:seats]), seed=seed, off=off)
