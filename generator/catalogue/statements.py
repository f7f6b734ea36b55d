"""The records of a rulebook: what it states, where it errs, and what we ruled where it is silent."""

from __future__ import annotations

from typing import Literal

from generator.catalogue.fields import Id, Lines, Record, Sources

StatementKind = Literal["example", "count", "table", "crossref", "rule"]
Verdict = Literal["consistent", "contradicts", "ambiguous", "truncated"]


class Statement(Record):
    """A checkable thing that the rulebook says.

    Its wording stands in the rule paragraph that states it, else in `says`. `figures` are the ids of figures,
    tables ("deal", or one row "deal@4") or counts ("count:contract", "deck:main") it stands or falls with;
    `resolves` are references ("term:box", "chapter:scoring", "card:contract", "rule:scout.aspect") a
    cross-reference leads to; `waived` is the reason, acceptable to a player, why nothing can check it.
    """

    id: Id
    section: str
    lines: Lines
    kind: StatementKind
    verdict: Verdict = "consistent"
    ruling: str = ""
    says: str = ""
    figures: tuple[str, ...] = ()
    resolves: tuple[str, ...] = ()
    waived: str = ""


class Erratum(Record):
    """A place where the rulebook contradicts itself: the printed reading, the ruling and why, in our words.

    `statement` is the statement it settles.
    """

    id: Id
    statement: Id
    printed: str
    ruling: str
    why: str
    source: Sources


class Ruling(Record):
    """A question the rulebook leaves open, our answer and the reason; `statements` are those it settles."""

    id: Id
    question: str
    ruling: str
    why: str
    statements: tuple[Id, ...] = ()
    source: Sources
