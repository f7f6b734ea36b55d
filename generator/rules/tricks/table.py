"""What stands on the table of `tricks`: seats, the Game Box with its sections, and the trick under way."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from generator.rules.kernel import Piece, Seat, Table, Zone
from generator.rules.tricks.pieces import TricksPiece, box
from generator.rules.tricks.zones import Front, GearHand, Laying, Stack, Won

if TYPE_CHECKING:
    from generator.catalogue import Catalogue


class Player(Seat):
    """A player: Play Cards and gear in hand, Heroes won, cards laid into the box, and points noted."""

    table: TricksTable
    left: Player
    right: Player

    def __init__(self, table: TricksTable, name: str) -> None:
        super().__init__(table, name)
        self.hand = table.zone("hand", self, "owner")
        self.gear: Zone = GearHand("gear", self)
        self.heroes: Zone = Won("heroes", self)
        self.laid: Zone = Laying("cards in the box", self, "some")
        table.zones += (self.gear, self.heroes, self.laid)
        self.gear_points = 0
        self.hand_points = 0
        self.total = 0
        self.hands_won = 0


class Use(NamedTuple):
    """A gear that `seat` played: perhaps aimed at a player, perhaps behind a Play Card."""

    seat: Player
    piece: TricksPiece
    target: Player | None = None
    laid: Any = None


class Laid:
    """A Play Card in the box with the gear behind it. Value, colour and suit are what it counts as now."""

    __slots__ = ("card", "colour", "gear", "seat", "suit", "value")

    def __init__(self, seat: Player) -> None:
        self.seat = seat
        self.card: TricksPiece | None = None
        self.gear: tuple[Use, ...] = ()

    def __str__(self) -> str:
        gear = " and ".join(str(use.piece) for use in self.gear)
        return f"{self.card} with {gear}" if gear else str(self.card)

    @property
    def cards(self) -> list[TricksPiece]:
        """The gear and the Play Card before it, from the Hero outwards."""
        played = [self.card] if self.card else []
        return [*[use.piece for use in self.gear], *played] if self.gear else played

    def show(self, card: TricksPiece) -> Laid:
        """Let this be the Play Card, counting as printed."""
        self.card = card
        self.colour, self.suit, self.value = card.colour, card.suit, card.value
        return self


@dataclass(slots=True, eq=False)
class Trick:
    """One trick: who leads, the order of play, the cards laid so far, and all that gear has changed.

    `hero_colour` and `hero_suit` are what the Hero counts as now. `tie_rules` pick one of tied cards or none,
    the latest first; `override` takes the trick whatever the cards say.
    """

    order: Sequence[Player]
    hero: TricksPiece | None = None
    hero_colour: str = ""
    hero_suit: str = ""
    laid: list[Laid] = field(default_factory=list)
    users: tuple[Player, ...] = ()
    revealed: bool = False
    looked_at: bool = True
    by_colour: bool = True
    lowest_wins: bool = False
    tie_rules: tuple[Callable[[Sequence[Laid]], Laid | None], ...] = ()
    override: Laid | None = None
    next_gear_is_void: bool = False
    void: tuple[Use, ...] = ()
    winner: Laid | None = None
    taker: Player | None = None

    def __str__(self) -> str:
        return f"{self.hero}: {', '.join(map(str, self.laid))}"

    @property
    def lead(self) -> Player:
        """The player who draws the Hero and plays first."""
        return self.order[0]

    def led_by(self, hero: TricksPiece) -> None:
        """Let this Hero lead the trick, as printed."""
        self.hero = hero
        self.hero_colour = hero.colour
        self.hero_suit = hero.suit

    def before(self, laid: Laid, places: int = 1) -> Laid | None:
        """Return the card laid so many places before, None if there is none."""
        place = self.laid.index(laid) - places
        return self.laid[place] if place >= 0 else None


class TricksTable(Table):
    """The table. `tricks` are those in the box; `dealt` tells whether the cards of this hand are dealt.

    `hand_number` counts from 1, `tricks_played` within a hand; `peeks` are Heroes that gear has shown.
    """

    seats: list[Player]

    def __init__(self, catalogue: Catalogue, *, seed: int = 0, off: Iterable[str] = ()) -> None:
        super().__init__(catalogue, seed=seed, off=off)
        self.stack: Zone = Stack("stack", self, "nobody")
        self.front: Zone = Front("Hero", self, "some")
        self.zones += (self.stack, self.front)
        self.deck = self.zone("deck", audience="nobody")
        self.gear_deck = self.zone("gear deck", audience="nobody")
        self.discards = self.zone("discards", audience="nobody")
        self.aside = self.zone("cards set aside", audience="nobody")
        self.bonus = self.zone("Bonus Hero", audience="owner")
        self.ring: Sequence[Player] = ()
        self.lead: Any = None
        self.hand_number = 1
        self.dealt = False
        self.tricks_played = 0
        self.tricks: list[Trick] = []
        self.last_trick: Trick | None = None
        self.peeks: set[tuple[Player, TricksPiece]] = set()
        self.extended = False
        self.skip_passing = False
        self.first_lead = ""
        self.winners: Sequence[Player] = ()

    def play_order(self, lead: Player) -> Sequence[Player]:
        """Return the seats in order of play, beginning with the lead."""
        ring = self.ring
        start = ring.index(lead)
        return [*ring[start:], *ring[:start]]

    def trick_with(self, piece: Piece) -> Trick | None:
        """Return the trick in the box that this card belongs to, None for a card in no trick."""
        for trick in self.tricks:
            if trick.hero is piece:
                return trick
            for laid in trick.laid:
                if laid.card is piece or any(use.piece is piece for use in laid.gear):
                    return trick
        return None


def set_table(
    catalogue: Catalogue,
    *,
    seats: int,
    seed: int = 0,
    off: Iterable[str] = (),
    names: Sequence[str] | None = None,
    extended: bool = False,
    skip_passing: bool = False,
    first_lead: str = "",
) -> TricksTable:
    """Make the table before set-up: every card in its deck, nothing dealt.

    `extended` plays three hands (two players always do), `skip_passing` leaves the passing out, `first_lead`
    names the seat that leads first; without it chance decides. Raises ValueError if nobody has that name.
    """
    table = TricksTable(catalogue, seed=seed, off=off)
    table.sit([Player(table, name) for name in names or "ABCDEF"[:seats]])
    if first_lead and first_lead not in [seat.name for seat in table.seats]:
        raise ValueError(
            f'first_lead: expected one of {", ".join(map(str, table.seats))}, found "{first_lead}"'
        )
    table.extended = extended
    table.skip_passing = skip_passing
    table.first_lead = first_lead
    cards = box(catalogue)
    table.lay(cards.play, table.deck)
    table.lay(cards.heroes, table.stack)
    table.lay(cards.gear, table.gear_deck)
    table.lead = table.seats[0]
    table.ring = table.seats
    return table
