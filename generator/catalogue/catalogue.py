"""A game's data once loaded: looking things up, counting them, and asking what if a number were another."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from generator.catalogue.model import (
    Card,
    Component,
    Deck,
    Erratum,
    Game,
    Kind,
    Ruling,
    Statement,
    Table,
    Term,
    Trait,
    TraitValue,
)
from generator.faults import Place


@dataclass(frozen=True)
class Copy:
    """A physical piece: a card, the number of this copy among its card's (from 1) and its mark, if it has one."""

    card: Card
    number: int
    mark: str


@dataclass(frozen=True)
class Catalogue:
    """All data of one game. Cards and heroes stand in file order, heroes having the role "hero".

    `places` gives the file and line of every record by (sort of record, id) and of every field by (sort, id,
    field); sorts are game, card, hero, term, statement, erratum, ruling, trait, kind, deck, component, figure
    and table.
    """

    game: Game
    cards: Mapping[str, Card]
    heroes: frozenset[str]
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
    def tables(self) -> Mapping[str, Table]:
        """Tables of the rules by id."""
        return {table.id: table for table in self.game.tables}

    @cached_property
    def _figures(self) -> Mapping[str, int]:
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
        return self._figures[name]

    def row(self, table: str, at: str | int) -> Sequence[int]:
        """Return the numbers of a table's row; raise KeyError if the table has no such row."""
        for row in self.tables[table].rows:
            if str(row.at) == str(at):
                return row.values
        raise KeyError(f"{table}@{at}")

    def copies(self, *, deck: str = "", kind: str = "") -> list[Copy]:
        """Return the physical cards, all or those of one deck or kind, in file order."""
        return [
            Copy(card, number, mark)
            for card in self.cards.values()
            if not kind or card.kind == kind
            if not deck or self.kinds[card.kind].deck == deck
            for number, mark in enumerate(card.marks, 1)
        ]

    def with_figure(self, name: str, value: int) -> Catalogue:
        """Return this catalogue as if a figure of the rules had another value."""
        figures = tuple(
            figure.model_copy(update={"value": value}) if figure.id == name else figure for figure in self.game.figures
        )
        return replace(self, game=self.game.model_copy(update={"figures": figures}))
