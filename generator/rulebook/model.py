"""A game's documents once read: chapters, sections, rule paragraphs and scenarios, with file and line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from generator.faults import Place


@dataclass(frozen=True)
class Section:
    """A heading below a chapter's title. `anchor` is its slug, unique in the game; titles have level 1."""

    title: str
    anchor: str
    level: int
    place: Place


@dataclass(frozen=True)
class Chapter:
    """One document of docs/<game>/: its title, and its headings in order. `name` is the file's stem."""

    name: str
    title: str
    place: Place
    sections: tuple[Section, ...] = ()


@dataclass(frozen=True)
class Rule:
    """A rule paragraph: a stable dotted id, our wording, and the statements of the rulebook it gives.

    `chapter` is a chapter's name, `section` the anchor of the heading it stands under, empty above the first.
    `kept_by` is "players" where only people at the table can keep the rule, so no code declares it;
    `moved_from` are earlier ids that still lead here.
    """

    id: str
    text: str
    states: tuple[str, ...]
    kept_by: str
    moved_from: tuple[str, ...]
    chapter: str
    section: str
    place: Place


@dataclass(frozen=True)
class Line:
    """A line of a scenario with its number in the file."""

    text: str
    number: int


@dataclass(frozen=True)
class Scenario:
    """A situation in the rules' own documents, played and checked like a doctest.

    `id` is the slug of the title, unique in the game; `checks` are statements, `covers` rules, cards and
    skills; `chapter` and `section` are as in `Rule`.
    """

    id: str
    title: str
    checks: tuple[str, ...]
    covers: tuple[str, ...]
    lines: tuple[Line, ...]
    chapter: str
    section: str
    place: Place


@dataclass(frozen=True)
class Rulebook:
    """All documents of one game, in the order of the game's index page."""

    game: str
    chapters: Sequence[Chapter]
    rules: Mapping[str, Rule] = field(default_factory=dict)
    scenarios: Mapping[str, Scenario] = field(default_factory=dict)
