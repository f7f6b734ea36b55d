"""Compares a game's data, documents and code: every name that one of them uses must stand in the other."""

from __future__ import annotations

import re
import sys
from collections.abc import Collection, Iterable, Iterator, Sequence
from pathlib import Path

from generator.catalogue import Catalogue
from generator.catalogue.checks import DOCUMENT_ROLES, dangling, records, texts
from generator.catalogue.references import ROLES, references
from generator.catalogue.what_if import figures
from generator.faults import Fault, Place, nearest
from generator.rulebook.model import Rulebook
from generator.rules.kernel.engine import Engine
from generator.rules.kernel.rule import Declared

_REFERENCE = re.compile(rf"\{{(?P<role>{'|'.join(ROLES)})\}}`(?P<content>[^`]+)`")
_CODE = re.compile(r"^(?P<fence>```+|~~~+)[^\n]*\n.*?^(?P=fence)[ \t]*$|``.+?``", re.MULTILINE | re.DOTALL)


def broken_names(catalogue: Catalogue, rulebook: Rulebook, files: Iterable[Path] = ()) -> list[Fault]:
    """Return a fault for every name in data or documents that leads nowhere: bad input, with code or without.

    `files` are the documents; their references are checked wherever they stand.
    """
    return [
        *_statements(catalogue, rulebook),
        *_scenarios(catalogue, rulebook),
        *_resolved(catalogue, rulebook),
        *_texts_of_data(catalogue, rulebook),
        *(fault for file in files for fault in _references_of(file, catalogue, rulebook)),
    ]


def _unknown(place: Place, field: str, what: str, word: str, known: Collection[str]) -> Iterator[Fault]:
    if word not in known:
        yield Fault(place, field, f'expected {what}, found "{word}"', nearest(word, known))


def rules_in_code(rulebook: Rulebook, engine: Engine | None) -> Iterator[Fault]:
    """Yield the faults between rule ids of code and documents, both ways; rules players keep need no code."""
    if engine is None:
        return
    declared = {rule.id: rule for rule in engine.rules}
    for name, rule in declared.items():
        written = rulebook.rules.get(name)
        if written is None:
            message = "the code declares this rule, but no document states it"
            yield Fault(_in_code(rule), name, message, nearest(name, set(rulebook.rules) - set(declared)))
        elif written.kept_by:
            message = f"expected no code, since it is kept by {written.kept_by}; found it in {_in_code(rule)}"
            yield Fault(written.place, name, message)
    for name, written in rulebook.rules.items():
        if name not in declared and not written.kept_by:
            message = "expected code that declares this rule, or `:kept-by: players`; found neither"
            yield Fault(written.place, name, message, nearest(name, set(declared) - set(rulebook.rules)))


def _in_code(rule: Declared) -> Place:
    """Return the file and line of a declared rule."""
    file = getattr(sys.modules.get(rule.module), "__file__", None) or rule.module
    return Place(Path(file), rule.line)


def _statements(catalogue: Catalogue, rulebook: Rulebook) -> Iterator[Fault]:
    """Statements that rules state exist, and every statement has its wording somewhere."""
    stated = set()
    for rule in rulebook.rules.values():
        for name in rule.states:
            stated.add(name)
            yield from _unknown(rule.place, f"{rule.id}.states", "a statement", name, catalogue.statements)
    for statement in catalogue.statements.values():
        if statement.id not in stated and not statement.says:
            message = "expected a rule paragraph that states it, or its wording in `says`; found neither"
            yield Fault(catalogue.place("statement", statement.id), statement.id, message)


def _scenarios(catalogue: Catalogue, rulebook: Rulebook) -> Iterator[Fault]:
    """Scenarios check statements and cover rules, cards, heroes, terms or figures that there are."""
    coverable = {*rulebook.rules, *catalogue.cards, *catalogue.terms}
    numbers = set(figures(catalogue))
    for scenario in rulebook.scenarios.values():
        for name in scenario.checks:
            field = f"{scenario.id}.checks"
            yield from _unknown(scenario.place, field, "a statement", name, catalogue.statements)
        for name in scenario.covers:
            field = f"{scenario.id}.covers"
            sort, _, word = name.partition(":")
            if sort == "figure":
                yield from _unknown(scenario.place, field, "a figure", word, numbers)
            else:
                word = word or name
                yield from _unknown(scenario.place, field, "a rule, card, hero or term", word, coverable)


def _resolved(catalogue: Catalogue, rulebook: Rulebook) -> Iterator[Fault]:
    """What cross-references of the register lead to in the documents; the data check the others."""
    chapters = {"index", *(chapter.name for chapter in rulebook.chapters)}
    sections = {section.anchor for chapter in rulebook.chapters for section in chapter.sections}
    known = {
        "chapter": chapters,
        "section": sections,
        "rule": set(rulebook.rules),
        "scenario": set(rulebook.scenarios),
    }
    sorts = (*known, *(role for role in ROLES if role not in known))
    for statement in catalogue.statements.values():
        place = catalogue.place("statement", statement.id, "resolves")
        for reference in statement.resolves:
            sort, _, target = reference.partition(":")
            field = f"{statement.id}.resolves"
            if sort in known:
                yield from _unknown(place, field, f"a {sort}", target, known[sort])
            else:
                yield from _unknown(place, field, "a reference such as term:box", sort, sorts)


def _texts_of_data(catalogue: Catalogue, rulebook: Rulebook) -> Iterator[Fault]:
    """References from texts of the data into the documents."""
    for sort, name, record in records(catalogue):
        for field, text in texts(record):
            for part in references(text):
                if part.role in DOCUMENT_ROLES:
                    known = rulebook.rules if part.role == "rule" else rulebook.scenarios
                    place = catalogue.place(sort, name, field)
                    yield from _unknown(place, f"{name}.{field}", f"a {part.role}", part.target, known)


def _references_of(file: Path, catalogue: Catalogue, rulebook: Rulebook) -> Iterator[Fault]:
    """References of a document, wherever they stand but in code."""
    text = file.read_text(encoding="utf-8-sig")
    text = _CODE.sub(lambda code: re.sub(r"[^\n]", " ", code[0]), text)
    moved: Sequence[str] = [name for rule in rulebook.rules.values() for name in rule.moved_from]
    for match in _REFERENCE.finditer(text):
        place = Place(file, text.count("\n", 0, match.start()) + 1)
        for part in references(match[0]):
            if part.role == "rule":
                yield from _unknown(place, "", "a rule", part.target, {*rulebook.rules, *moved})
            elif part.role == "scenario":
                yield from _unknown(place, "", "a scenario", part.target, rulebook.scenarios)
            elif wrong := dangling(catalogue, part.role, part.target):
                yield Fault(place, "", *wrong)
