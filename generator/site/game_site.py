"""What the site knows of one game: its data, documents and verdicts, and how these hang together."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TypeVar

from generator.catalogue.catalogue import Catalogue
from generator.catalogue.fields import Source
from generator.catalogue.model import Card, Kind
from generator.catalogue.statements import Erratum, Ruling
from generator.rulebook.model import Rule, Rulebook, Scenario
from generator.rules.kernel import Engine
from generator.scenarios.album import Course
from generator.scenarios.setup import seats_set_up
from generator.scenarios.verdicts import GameVerdicts, StatementVerdict

Thing = TypeVar("Thing")


@dataclass(frozen=True)
class GameSite:
    """One game as the site shows it."""

    catalogue: Catalogue
    rulebook: Rulebook
    verdicts: GameVerdicts
    engine: Engine | None = None
    courses: Mapping[str, Sequence[Course]] = field(default_factory=dict)
    """The tables that scenarios show, by the scenario's id."""

    @property
    def id(self) -> str:
        """The game's id, which is also the folder of its pages."""
        return self.catalogue.game.id

    @cached_property
    def roles(self) -> Mapping[str, Sequence[Card]]:
        """Cards and heroes apart, in file order; a role without cards is left out."""
        roles: dict[str, list[Card]] = {"hero": [], "card": []}
        for card in self.catalogue.cards.values():
            roles[self.catalogue.role(card)].append(card)
        return {role: cards for role, cards in roles.items() if cards}

    def by_kind(self, role: str) -> Sequence[tuple[Kind, Sequence[Card]]]:
        """Return the cards of a role by kind, in the order in which game.yaml lists kinds."""
        cards = self.roles.get(role, ())
        found = [
            (kind, [card for card in cards if card.kind == kind.id]) for kind in self.catalogue.game.kinds
        ]
        return [(kind, members) for kind, members in found if members]

    @cached_property
    def scenarios_by_statement(self) -> Mapping[str, Sequence[Scenario]]:
        """Which scenarios check a statement."""
        return _by(
            (name, scenario) for scenario in self.rulebook.scenarios.values() for name in scenario.checks
        )

    @cached_property
    def scenarios_by_cover(self) -> Mapping[str, Sequence[Scenario]]:
        """Which scenarios cover a rule, card or skill."""
        return _by(
            (name, scenario) for scenario in self.rulebook.scenarios.values() for name in scenario.covers
        )

    @cached_property
    def rules_by_statement(self) -> Mapping[str, Sequence[Rule]]:
        """Which rule paragraphs give a statement."""
        return _by((name, rule) for rule in self.rulebook.rules.values() for name in rule.states)

    @cached_property
    def errata_by_statement(self) -> Mapping[str, Sequence[Erratum]]:
        """Which errata settle a statement."""
        return _by((erratum.statement, erratum) for erratum in self.catalogue.errata.values())

    @cached_property
    def rulings_by_statement(self) -> Mapping[str, Sequence[Ruling]]:
        """Which rulings settle a statement."""
        return _by((name, ruling) for ruling in self.catalogue.rulings.values() for name in ruling.statements)

    def proofs(self, rule: Rule) -> Sequence[Scenario]:
        """Return the scenarios that cover a rule or check a statement it gives, in reading order."""
        wanted = {scenario.id for scenario in self.scenarios_by_cover.get(rule.id, ())}
        for statement in rule.states:
            wanted.update(scenario.id for scenario in self.scenarios_by_statement.get(statement, ()))
        return [scenario for scenario in self.rulebook.scenarios.values() if scenario.id in wanted]

    def standing(self, names: Iterable[str]) -> Sequence[StatementVerdict]:
        """Return the verdicts on those of the statements named that have one."""
        return [self.verdicts.statements[name] for name in names if name in self.verdicts.statements]

    @cached_property
    def names(self) -> re.Pattern[str] | None:
        """Matches the name of any card or hero, the longest first; None for a game without cards.

        An id of several words, which a scenario may use for a name, counts as one.
        """
        found = sorted(self.by_name, key=len, reverse=True)
        return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, found))})(?!\w)") if found else None

    @cached_property
    def by_name(self) -> Mapping[str, Card]:
        """Cards and heroes by name, and by an id of several words."""
        cards = self.catalogue.cards
        ids = {id_: card for id_, card in cards.items() if "-" in id_}
        return {**ids, **{card.name: card for card in cards.values()}}

    def seats_set_up(self, heads: Iterable[str]) -> Sequence[str]:
        """Return the seats that set-up lines with these heads are about; none without an engine."""
        areas = [area.name for area in self.catalogue.areas.values()]
        return seats_set_up(heads, self.engine, areas) if self.engine else ()

    def cite(self, source: Source) -> str:
        """Say where a fact comes from: book and section, public list, or why it is ours."""
        if source.printed:
            return f"{self.catalogue.game.book or 'Rulebook'}, {source.printed}"
        return source.public or source.house


def _by(pairs: Iterable[tuple[str, Thing]]) -> Mapping[str, Sequence[Thing]]:
    found: defaultdict[str, list[Thing]] = defaultdict(list)
    for name, thing in pairs:
        found[name].append(thing)
    return found
