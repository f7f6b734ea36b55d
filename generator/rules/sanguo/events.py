"""What happens, as values that pass through their moments: a use, its targets, a hit, a verdict."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from generator.rules.sanguo.cards import SUITS

if TYPE_CHECKING:
    from generator.rules.kernel import Zone
    from generator.rules.sanguo.cards import DeckCard
    from generator.rules.sanguo.table import Player


@dataclass(slots=True, eq=False)
class Event:
    """Anything with moments. Once `over` is set its remaining moments and effects do not happen."""

    over: bool = field(default=False, init=False)


@dataclass(slots=True, eq=False)
class Use(Event):
    """A card in use: who uses which real cards as what, by which skill, at whom.

    `suit`, `colour` and `rank` are those that all its cards share, else empty or 0. `named` are further seats
    that the card names without aiming at them.
    """

    user: Player
    name: str
    cards: tuple[DeckCard, ...]
    targets: list[Target] = field(default_factory=list)
    by: str = ""
    suit: str = ""
    colour: str = ""
    rank: int = 0
    named: tuple[Player, ...] = ()
    clockwise: bool = False
    from_hand: bool = False
    """Whether all its real cards came from the user's hand."""
    shown: list[DeckCard] = field(default_factory=list)
    """Cards that the use has revealed and that lie on the table."""


@dataclass(slots=True, eq=False)
class Target(Event):
    """One seat as the target of one use; marks that skills leave for this target alone stand here."""

    use: Use
    seat: Player
    answers: int = 1
    """How many cards each answer to this use takes."""
    replies: int = 1
    """How many cards each answer of the user takes where both answer in turn."""
    sure: bool = False
    """Whether it cannot be answered at all."""
    bare: bool = False
    """Whether armour does not count for this target."""
    answered: bool = False


@dataclass(slots=True, eq=False)
class Request(Event):
    """A seat needs a card of some name, to use or to play; `target` is what it answers, if anything."""

    seat: Player
    name: str
    verb: str
    target: Target | None = None
    reason: str = ""


@dataclass(slots=True, eq=False)
class Hit(Event):
    """Damage on its way: who deals it to whom, how much, by which use and of what nature."""

    source: Player | None
    target: Player
    amount: int
    use: Use | None = None
    nature: str = ""


@dataclass(slots=True, eq=False)
class Verdict(Event):
    """A judgement: for whom, why, the card that decides, and the suit it counts as."""

    seat: Player
    reason: str
    card: DeckCard
    suit: str = ""

    @property
    def colour(self) -> str:
        """Red or black."""
        return SUITS[self.suit]


@dataclass(slots=True, eq=False)
class Moved(Event):
    """Cards that left a player: each with the zone it was in, and where all of them went."""

    player: Player
    cards: tuple[DeckCard, ...]
    source: Zone
    to: Zone
    emptied: bool = False
    """Whether this was the last card of that zone."""


@dataclass(slots=True, eq=False)
class Phase(Event):
    """A phase of a turn about to begin; setting `over` skips it."""

    seat: Player
    name: str


@dataclass(slots=True, eq=False)
class Draw(Event):
    """The draw of a turn: how many cards, unless something replaces it."""

    seat: Player
    count: int


@dataclass(slots=True, eq=False)
class Death(Event):
    """A death: who died, and who dealt the damage, if anybody did."""

    seat: Player
    killer: Player | None
