"""A game's data once loaded: looking things up, counting them, and asking what if a number were another."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path

from generator.catalogue.model import (
    Area,
    Card,
    Component,
    Deck,
    Die,
    Game,
    Kind,
    Table,
    Term,
    Trait,
    TraitValue,
)
from generator.catalogue.statements import Erratum, Ruling, Statement
from generator.faults import Place

SORTS: Mapping[str, str] = {
    "traits": "trait",
    "kinds": "kind",
    "decks": "deck",
    "dice": "die",
    "components": "component",
    "figures": "figure",
    "tables": "table",
}
"""The lists of records inside game.yaml, and what one record of each is called."""


@dataclass(frozen=True)
class Copy:
    """A physical piece: a card, which of its copies this is, from 1, its mark, if any, and its deck."""

    card: Card
    number: int
    mark: str
    deck: Deck

    @property
    def tags(self) -> tuple[str, ...]:
        """The tags it bears."""
        return self.card.tags_of(self.mark)

    @property
    def traits(self) -> Mapping[str, str]:
        """Its values of traits: those of its deck and of its card."""
        return {**self.deck.traits, **self.card.traits}


@dataclass(frozen=True)
class Catalogue:
    """All data of one game. Cards and heroes stand in file order, heroes having the role "hero".

    `places` gives the file and line of every record by (sort of record, id) and of every field by (sort, id,
    field); sorts are game, card, hero, area, term, statement, erratum, ruling and those of `SORTS`.
    """

    game: Game
    cards: Mapping[str, Card]
    heroes: frozenset[str]
    areas: Mapping[str, Area] = field(default_factory=dict)
    terms: Mapping[str, Term] = field(default_factory=dict)
    statements: Mapping[str, Statement] = field(default_factory=dict)
    errata: Mapping[str, Erratum] = field(default_factory=dict)
    rulings: Mapping[str, Ruling] = field(default_factory=dict)
    places: Mapping[tuple[str, ...], Place] = field(default_factory=dict)

    @cached_property
    def kinds(self) -> Mapping[str, Kind]:
        """Kinds of card by id."""
        return {kind.id: kind for kind in self.game.kinds}

    @cached_property
    def decks(self) -> Mapping[str, Deck]:
        """Decks by id."""
        return {deck.id: deck for deck in self.game.decks}

    @cached_property
    def traits(self) -> Mapping[str, Trait]:
        """Traits by id."""
        return {trait.id: trait for trait in self.game.traits}

    @cached_property
    def components(self) -> Mapping[str, Component]:
        """Pieces that are not cards, by id."""
        return {component.id: component for component in self.game.components}

    @cached_property
    def dice(self) -> Mapping[str, Die]:
        """Kinds of dice by id."""
        return {die.id: die for die in self.game.dice}

    @cached_property
    def tables(self) -> Mapping[str, Table]:
        """Tables of the rules by id."""
        return {table.id: table for table in self.game.tables}

    @cached_property
    def figures(self) -> Mapping[str, int]:
        """Numbers of the rules by id."""
        return {figure.id: figure.value for figure in self.game.figures}

    def role(self, card: Card) -> str:
        """Return "hero" or "card": the role with which documents refer to it."""
        return "hero" if card.id in self.heroes else "card"

    def trait_value(self, trait: str, value: str) -> TraitValue:
        """Return a trait's value by id; raise KeyError if there is none."""
        for found in self.traits[trait].values:
            if found.id == value:
                return found
        raise KeyError(value)

    def figure(self, name: str) -> int:
        """Return a number of the rules; raise KeyError for an unknown one."""
        return self.figures[name]

    def row(self, table: str, at: str | int) -> Sequence[int]:
        """Return the numbers of a table's row; raise KeyError if the table has no such row."""
        return self._rows[table, str(at)]

    @cached_property
    def _rows(self) -> Mapping[tuple[str, str], Sequence[int]]:
        return {(table.id, str(row.at)): row.values for table in self.game.tables for row in table.rows}

    def copies(
        self, *, deck: str = "", kind: str = "", traits: Mapping[str, str] | None = None
    ) -> list[Copy]:
        """Return the physical cards in file order: all, or those of a deck, a kind, values of traits."""
        return [
            copy
            for card, copies in self._copies
            if not kind or card.kind == kind
            for copy in copies
            if not deck or copy.deck.id == deck
            if not traits or all(copy.traits.get(trait) == value for trait, value in traits.items())
        ]

    def decks_of(self, card: Card) -> Sequence[Deck]:
        """Return the decks that have copies of a card."""
        return [self.decks[deck] for deck in card.decks or (self.kinds[card.kind].deck,)]

    @cached_property
    def _copies(self) -> Sequence[tuple[Card, Sequence[Copy]]]:
        return [(card, list(self._copies_of(card))) for card in self.cards.values()]

    def _copies_of(self, card: Card) -> Iterator[Copy]:
        shares = card.decks or {self.kinds[card.kind].deck: len(card.marks)}
        decks = [self.decks[deck] for deck, share in shares.items() for _ in range(share)]
        for number, (mark, deck) in enumerate(zip(card.marks, decks, strict=True), 1):
            yield Copy(card, number, mark, deck)

    def name_of(self, role: str, target: str) -> str:
        """Return what a reference with this role shows; raise KeyError if it leads nowhere in the data."""
        match role:
            case "card" | "hero" if target in self.cards and self.role(self.cards[target]) == role:
                return self.cards[target].name
            case "term":
                return self.terms[target].name
            case "area":
                return self.areas[target].name
            case "figure":
                return str(self.figure(target))
            case "statement" | "erratum" | "ruling":
                known = {"statement": self.statements, "erratum": self.errata, "ruling": self.rulings}[role]
                if target in known:
                    return target
        raise KeyError(f"{role} {target}")

    def place(self, *key: str) -> Place:
        """Return where a record or its field stands in the files: the nearest known place around it."""
        for length in range(len(key), 0, -1):
            if key[:length] in self.places:
                return self.places[key[:length]]
        return self.places.get(("game", self.game.id), Place(Path("game.yaml")))

    def with_figure(self, name: str, value: int) -> Catalogue:
        """Return this catalogue as if a figure of the rules had another value; raise KeyError if unknown."""
        self.figure(name)
        return self._with(
            figures=tuple(
                figure.model_copy(update={"value": value}) if figure.id == name else figure
                for figure in self.game.figures
            )
        )

    def with_row(self, table: str, at: str | int, column: int, value: int) -> Catalogue:
        """Return this catalogue as if one number of a table had another value; columns count from 0."""
        numbers = list(self.row(table, at))
        numbers[column] = value
        rows = tuple(
            row.model_copy(update={"values": tuple(numbers)}) if str(row.at) == str(at) else row
            for row in self.tables[table].rows
        )
        changed = self.tables[table].model_copy(update={"rows": rows})
        return self._with(tables=tuple(changed if known.id == table else known for known in self.game.tables))

    def with_component(self, name: str, count: int) -> Catalogue:
        """Return this catalogue as if there were another number of a component; raise KeyError if unknown."""
        changed = self.components[name].model_copy(update={"count": count})
        return self._with(
            components=tuple(changed if known.id == name else known for known in self.game.components)
        )

    def with_another_value(self, trait: str) -> Catalogue:
        """Return this catalogue as if a trait had one more value; raise KeyError for an unknown trait."""
        values = self.traits[trait].values
        another = values[-1].model_copy(update={"id": "one-more", "name": "One more"})
        changed = self.traits[trait].model_copy(update={"values": (*values, another)})
        return self._with(traits=tuple(changed if known.id == trait else known for known in self.game.traits))

    def with_players(self, end: str, more: int) -> Catalogue:
        """Return this catalogue as if the least or most players were `more` than they are."""
        number: int = getattr(self.game.players, end) + more
        return self._with(players=self.game.players.model_copy(update={end: number}))

    def with_one_more(self, name: str, deck: str = "") -> Catalogue:
        """Return this catalogue with one more copy of a card, or of the first of a kind, trait value or tag.

        A card whose copies bear marks gets its last mark twice; one in several decks gets one more in
        `deck`, or in the first of them. Raises KeyError if there is no such card.
        """
        cards = self.cards.values()
        found = [card for card in cards if card.kind == name] or [card for card in cards if card.id == name]
        found = found or [card for card in cards if name in card.traits.values() or name in card.tags]
        found = found or [card for card in cards if name in card.copy_tags]
        if not found:
            raise KeyError(name)
        card = found[0]
        if card.decks:
            into = deck or next(iter(card.decks))
            return self._with_card(card, decks={**card.decks, into: card.decks[into] + 1})
        last = card.copy_tags.get(name, card.marks)[-1]
        copies = card.copies + 1 if isinstance(card.copies, int) else (*card.copies, last)
        return self._with_card(card, copies=copies)

    def with_another_skill(self, name: str) -> Catalogue:
        """Return this catalogue with one more skill for the first hero of a kind or trait value.

        Raises KeyError if no card with skills is of it.
        """
        skilled = [card for card in self.cards.values() if card.skills]
        found = [card for card in skilled if card.kind == name or name in card.traits.values()]
        if not found:
            raise KeyError(name)
        another = found[0].skills[-1].model_copy(update={"id": "one-more", "name": "One more"})
        return self._with_card(found[0], skills=(*found[0].skills, another))

    def with_next_value(self, trait: str, card: str) -> Catalogue:
        """Return this catalogue as if a card had the next value of a trait, after the last the first one.

        Raises KeyError if the card has no such trait.
        """
        values = [value.id for value in self.traits[trait].values]
        following = values[(values.index(self.cards[card].traits[trait]) + 1) % len(values)]
        return self._with_card(self.cards[card], traits={**self.cards[card].traits, trait: following})

    def with_one_more_die(self, name: str) -> Catalogue:
        """Return this catalogue with one more die of a kind; raise KeyError if there is no such kind."""
        return self._with_die(name, count=self.dice[name].count + 1)

    def with_another_face(self, name: str, symbol: str) -> Catalogue:
        """Return this catalogue as if one more side of a die showed a symbol, instead of another one.

        Raises KeyError if there is no such die, or if all its sides show that symbol.
        """
        faces = list(self.dice[name].faces)
        others = [at for at, face in enumerate(faces) if face != symbol]
        if not others or symbol not in faces:
            raise KeyError(f"{name}@{symbol}")
        faces[others[0]] = symbol
        return self._with_die(name, faces=tuple(faces))

    def _with_die(self, name: str, **parts: object) -> Catalogue:
        changed = self.dice[name].model_copy(update=parts)
        return self._with(dice=tuple(changed if known.id == name else known for known in self.game.dice))

    def with_one_more_area(self) -> Catalogue:
        """Return this catalogue with one more area beside the last one."""
        last = list(self.areas.values())[-1]
        more = last.model_copy(
            update={"id": "one-more", "name": "One more", "borders": (last.id,), "traits": {}}
        )
        beside = last.model_copy(update={"borders": (*last.borders, more.id)})
        return replace(self, areas={**self.areas, last.id: beside, more.id: more})

    def with_more_yields(self, area: str) -> Catalogue:
        """Return this catalogue as if an area yielded its last resource twice; raise KeyError if unknown."""
        known = self.areas[area]
        if not known.yields:
            raise KeyError(area)
        more = known.model_copy(update={"yields": (*known.yields, known.yields[-1])})
        return replace(self, areas={**self.areas, area: more})

    def with_higher_cost(self, name: str) -> Catalogue:
        """Return this catalogue as if a card or skill cost one more; raise KeyError if it costs nothing."""
        for card in self.cards.values():
            if card.id == name and card.cost is not None:
                return self._with_card(card, cost=card.cost + 1)
            for skill in card.skills:
                if skill.id == name and skill.cost is not None:
                    dearer = skill.model_copy(update={"cost": skill.cost + 1})
                    skills = tuple(dearer if known is skill else known for known in card.skills)
                    return self._with_card(card, skills=skills)
        raise KeyError(name)

    def _with_card(self, card: Card, **parts: object) -> Catalogue:
        return replace(self, cards={**self.cards, card.id: card.model_copy(update=parts)})

    def _with(self, **parts: object) -> Catalogue:
        return replace(self, game=self.game.model_copy(update=parts))
