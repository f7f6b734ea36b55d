"""A table of the family: players in a ring, each with hand, equipment and judgement zone, and the deck."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from generator.rules.kernel import Result, Seat, Table
from generator.rules.sanguo.cards import CardRules, DeckCard, printed
from generator.rules.sanguo.distance import steps
from generator.rules.sanguo.skills import ABILITIES, CONVERSIONS, Ability, Conversion

if TYPE_CHECKING:
    from generator.catalogue import Card, Catalogue


class Over(Exception):  # noqa: N818 - the end of a game is no error
    """The game is over; it may end in the middle of anything."""

    def __init__(self, result: Result) -> None:
        self.result = result


class Player(Seat):
    """A seat with its hero. Life may go below zero; `skills` are the ids of the hero's skills.

    `wearing` holds the equipment by slot, `delayed` what each card of the judgement zone counts as. `counts`
    are uses in this phase, `marks` whatever lasts to the end of this turn; both are emptied when it ends.
    """

    table: SanguoTable

    def __init__(self, table: SanguoTable, name: str) -> None:
        super().__init__(table, name)
        self.hand = table.zone("hand", self, "owner")
        self.equipment = table.zone("equipment", self)
        self.judgement = table.zone("judgement", self)
        self.aside = table.zone("cards looked at", self, "owner")
        self.laid = table.zone("cards laid down", self)
        self.heroes: list[Card] = []
        self.life = 4
        self.most = 4
        self.alive = True
        self.deaths = 0
        """How many heroes of this seat have died; modes with several heroes a player count on."""
        self.gender = ""
        self.faction = ""
        self.role = ""
        self.side = ""
        self.skills: set[str] = set()
        self.wearing: dict[str, DeckCard] = {}
        self.delayed: dict[DeckCard, str] = {}
        self.skipping: set[str] = set()
        """Phases that this turn will skip."""
        self.spent: set[str] = set()
        """Skills used that work once a game."""
        self.counts: dict[str, int] = defaultdict(int)
        self.marks: dict[str, int] = defaultdict(int)
        self.deeds: dict[tuple[str, Player], int] = defaultdict(int)
        """How often this player has used which card on whom, before all eyes."""
        self.known: frozenset[str] = frozenset()
        """The ids of the hero's skills and of what is worn."""
        self.counting: frozenset[str] = frozenset()
        """The same with the slots that are filled: whatever may change a figure."""
        self.abilities: dict[str, dict[int, list[Ability]]] = {}
        self.conversions: dict[str, list[Conversion]] = {}

    @property
    def life_lost(self) -> int:
        """How much is missing from full life."""
        return self.most - self.life

    @property
    def belongings(self) -> list[DeckCard]:
        """The player's own cards: hand, then equipment."""
        return [*self.hand.cards, *self.equipment.cards]

    @property
    def has_cards(self) -> bool:
        """Whether any card lies in hand, equipment or judgement zone."""
        return bool(self.hand.cards or self.equipment.cards or self.judgement.cards)

    def has(self, skill: str) -> bool:
        """Tell whether the hero has a skill that is not switched off."""
        return skill in self.skills and skill not in self.table.off

    def wears(self, equipment: str) -> bool:
        """Tell whether a card of that id is worn and its rule not switched off."""
        return any(card.id == equipment for card in self.wearing.values()) and equipment not in self.table.off

    def become(self, hero: Card) -> None:
        """Take on a hero: skills but those granted later, gender, faction and life come from its data."""
        self.heroes.append(hero)
        self.skills = {skill.id for skill in hero.skills if "granted" not in skill.tags}
        self.gender = hero.traits.get("gender", "")
        self.faction = hero.traits.get("faction", "")
        self.life = self.most = int(hero.traits.get("life", 4))
        self.attend()

    def learn(self, *skills: str) -> None:
        """Gain skills for the rest of the game."""
        self.skills.update(skills)
        self.attend()

    def attend(self) -> None:
        """Note anew what this player's skills and equipment may do, and when."""
        before, moments = self.counting, self.abilities.keys()
        self.known = frozenset(self.skills).union(card.id for card in self.wearing.values())
        self.counting = self.known.union(self.wearing)
        turned = before ^ self.counting
        if not (
            self.abilities and ABILITIES.keys().isdisjoint(turned) and CONVERSIONS.keys().isdisjoint(turned)
        ):
            self._learn_moments()
        self.table.changed(turned, self.abilities.keys() != moments)

    def _learn_moments(self) -> None:
        off = self.table.off
        self.abilities = {}
        self.conversions = {}
        for id_ in sorted(id_ for id_ in self.known if id_ not in off):
            for ability in ABILITIES.get(id_, ()):
                self.abilities.setdefault(ability.moment, {}).setdefault(ability.rank, []).append(ability)
            for conversion in CONVERSIONS.get(id_, ()):
                self.conversions.setdefault(conversion.into, []).append(conversion)


class SanguoTable(Table):
    """The whole table. `ring` are the living players in the order of turns; `active` has the turn.

    Whoever replaces the ring says so by `changed`.

    `centre` holds cards that are being used or revealed. `rules` are the card rules by name.
    """

    seats: list[Player]

    def __init__(
        self,
        catalogue: Catalogue,
        players: Sequence[str],
        rules: Mapping[str, CardRules],
        *,
        deck: str,
        seed: int = 0,
        off: Iterable[str] = (),
    ) -> None:
        super().__init__(catalogue, seed=seed, off=off)
        self.rules = rules
        self.deck = self.zone("deck", audience="nobody")
        self.discards = self.zone("discards")
        self.centre = self.zone("table")
        self.box = self.zone("box")
        self.sit([Player(self, name) for name in players])
        self.ring: list[Player] = list(self.seats)
        self.active: Player = self.seats[0]
        self.phase = ""
        self.turn_over = False
        self.mode: Any = None
        self.options: Mapping[str, Any] = {}
        self.distances: dict[Player, Mapping[Player, int]] = {}
        self.hearing: dict[str, list[Player]] = {}
        self.held: frozenset[str] = frozenset()
        self.in_force: dict[Any, Any] = {}
        told = printed(catalogue, deck)
        self.skill_names = told.names
        self.ids = told.ids
        self.cards = told.deck
        self.called = told.called
        self.lay(told.deck, self.deck)

    def in_order(self, first: Player) -> list[Player]:
        """Return the living players in turn order from `first`, or from whoever follows it if it is dead."""
        if first.alive:
            at = self.ring.index(first)
            return self.ring[at:] + self.ring[:at]
        at = self.seats.index(first)
        return [seat for seat in self.seats[at:] + self.seats[:at] if seat.alive]

    def others(self, seat: Player) -> list[Player]:
        """Return the living players in turn order after `seat`."""
        order = self.in_order(seat)
        return order[1:] if seat.alive else order

    def changed(self, turned: Iterable[str] | None = None, heard: bool = True) -> None:
        """Note anew what depends on who lives, what they can do and what they wear.

        `turned` are the ids and slots that somebody has gained or lost; without it, all may have changed.
        `heard` tells whether anybody may now act at other moments.
        `hearing` are the living who may act at each moment, in the order of seats. `held` are the skills that
        somebody has, the cards that somebody wears and the slots that somebody has filled: what any others
        change or forbid need not be looked at.
        """
        if turned is None or not steps.changed_by.isdisjoint(turned):
            self.distances.clear()
        if heard:
            hearing: dict[str, list[Player]] = {}
            for seat in self.ring:
                for moment in seat.abilities:
                    hearing.setdefault(moment, []).append(seat)
            self.hearing = hearing
        held = frozenset[str]().union(*[seat.counting for seat in self.seats])
        if held != self.held:
            self.held = held
            self.in_force.clear()
            whole = self.limits.whole
            self.limits = whole.without((whole.ids & self.ids) - held)

    def idle(self, id: str) -> bool:  # noqa: A002
        """Tell whether nobody has this skill, wears this card or has filled this slot."""
        return id in self.ids and id not in self.held

    def name_of(self, id: str) -> str:  # noqa: A002
        """Return the printed name of a skill or a card."""
        return self.skill_names[id]
