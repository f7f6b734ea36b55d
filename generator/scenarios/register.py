"""How each statement of the rulebook stands, judged from the scenarios that check it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from generator.catalogue import Catalogue, Statement
from generator.rulebook import Rulebook
from generator.rulebook.slug import slug
from generator.scenarios.proof import covered_name
from generator.scenarios.verdicts import ScenarioVerdict, StatementVerdict, Status

AT_MOST_CHECKED = 3
"""How many statements a scenario may check, unless it is an example that the rulebook prints."""
ONE_WAIVED_IN = 20
"""At most one rule in so many may be waived."""


@dataclass(frozen=True)
class Register:
    """The statements of a game with all that their verdicts are read from.

    `pinning` are the scenarios in which a printed reading stands against a ruling.
    """

    catalogue: Catalogue
    rulebook: Rulebook
    scenarios: Mapping[str, ScenarioVerdict]
    pinning: frozenset[str]

    def verdicts(self) -> dict[str, StatementVerdict]:
        """Return a verdict for each statement, in the order of the register."""
        return {statement.id: self._verdict(statement) for statement in self.catalogue.statements.values()}

    def _verdict(self, statement: Statement) -> StatementVerdict:
        checking = [scenario for scenario in self.scenarios.values() if statement.id in scenario.checks]
        status, why = self._status(statement, checking)
        names = tuple(scenario.id for scenario in checking)
        return StatementVerdict(statement.id, self.catalogue.game.id, statement.kind, status, names, why)

    def _status(self, statement: Statement, checking: Sequence[ScenarioVerdict]) -> tuple[Status, str]:
        failed = [scenario for scenario in checking if not scenario.passed]
        if failed:
            return "failed", f"{_titles(failed)} failed"
        if statement.waived:
            if statement.kind != "rule":
                return "failed", f"only a rule can be waived, and this is of kind {statement.kind}"
            return "waived", statement.waived
        if any(erratum.statement == statement.id for erratum in self.catalogue.errata.values()):
            return self._erratum(statement, checking)
        if statement.kind == "crossref" and statement.resolves and self.resolves(statement):
            return "verified", f"leads to {', '.join(statement.resolves)}"
        if not checking:
            return "unchecked", "no scenario checks it"
        return self._proved(statement, checking, "verified")

    def _erratum(self, statement: Statement, checking: Sequence[ScenarioVerdict]) -> tuple[Status, str]:
        pinning = [scenario for scenario in checking if scenario.id in self.pinning]
        if not pinning:
            return "unchecked", "no scenario that checks it sets the printed reading against the ruling"
        return self._proved(statement, pinning, "erratum")

    def _proved(
        self, statement: Statement, checking: Sequence[ScenarioVerdict], status: Status
    ) -> tuple[Status, str]:
        if all(scenario.proved is None for scenario in checking):
            return status, f"{_titles(checking)} passed"
        proving = [scenario for scenario in checking if self.proves(statement, scenario)]
        if proving:
            return status, f"{_titles(proving)} passed, and would not without it"
        wanted = "a figure it names" if statement.kind in ("count", "table") else "a rule it covers"
        return "unchecked", f"{_titles(checking)} passed, but would pass without {wanted} too"

    def proves(self, statement: Statement, scenario: ScenarioVerdict) -> bool:
        """Tell whether a scenario that passed would fail if the statement were not kept.

        For a rule or an example a covered rule (or figure) must be noticed; for a count or table one of the
        statement's figures will do; a cross-reference may also lead to something that exists.
        """
        noticed = set(scenario.noticed)
        if noticed & {covered_name(name) for name in scenario.covers}:
            return True
        if statement.kind in ("count", "table", "crossref") and noticed & set(statement.figures):
            return True
        return statement.kind == "crossref" and bool(statement.resolves) and self.resolves(statement)

    def resolves(self, statement: Statement) -> bool:
        """Tell whether all that a cross-reference leads to exists."""
        return all(reference in self._known for reference in statement.resolves)

    @cached_property
    def _known(self) -> frozenset[str]:
        catalogue, rulebook = self.catalogue, self.rulebook
        chapters = ["index"]
        chapters += [name for chapter in rulebook.chapters for name in (chapter.name, slug(chapter.title))]
        sections = [section.anchor for chapter in rulebook.chapters for section in chapter.sections]
        groups: Mapping[str, Iterable[str]] = {
            "chapter": chapters,
            "section": sections,
            "rule": rulebook.rules,
            "scenario": rulebook.scenarios,
            "card": catalogue.cards,
            "hero": catalogue.heroes,
            "term": catalogue.terms,
            "kind": catalogue.kinds,
            "deck": catalogue.decks,
            "component": catalogue.components,
            "table": catalogue.tables,
            "figure": [figure.id for figure in catalogue.game.figures],
            "statement": catalogue.statements,
            "erratum": catalogue.errata,
            "ruling": catalogue.rulings,
            "trait": catalogue.traits,
        }
        return frozenset(f"{sort}:{name}" for sort, names in groups.items() for name in names)

    def faults(self) -> list[str]:
        """Return what is wrong with the register and the scenarios' claims as a whole."""
        return [*self._too_many_waived(), *self.claims()]

    def _too_many_waived(self) -> list[str]:
        rules = [statement for statement in self.catalogue.statements.values() if statement.kind == "rule"]
        waived = [statement.id for statement in rules if statement.waived]
        allowed = len(rules) // ONE_WAIVED_IN
        if len(waived) <= allowed:
            return []
        place = self.catalogue.place("statement", waived[-1], "waived")
        return [
            f"{place}: {len(waived)} of {len(rules)} rules are waived, "
            f"at most one in {ONE_WAIVED_IN} may be, here {allowed}: {', '.join(waived)}"
        ]

    def claims(self) -> list[str]:
        """Return what is wrong with what the scenarios claim to check and cover."""
        found: list[str] = []
        for scenario in self.scenarios.values():
            statements = [self.catalogue.statements.get(name) for name in scenario.checks]
            if not scenario.checks and not scenario.covers:
                found.append(
                    f"{scenario.place}: {scenario.title}: it neither checks a statement nor covers a rule"
                )
            if len(statements) > AT_MOST_CHECKED and not any(s and s.kind == "example" for s in statements):
                found.append(
                    f"{scenario.place}: {scenario.title}: it checks {len(statements)} statements, at most "
                    f"{AT_MOST_CHECKED} if none of them is a printed example"
                )
            found += [f"{scenario.place}: {scenario.title}: {doubt}" for doubt in scenario.doubts]
        return found


def _titles(scenarios: Sequence[ScenarioVerdict]) -> str:
    return ", ".join(f'"{scenario.title}"' for scenario in scenarios)
