"""Looks things up for a player in the middle of a game: cards, words, and the rules that name them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from generator.catalogue import Catalogue
from generator.catalogue.references import Part, parse_text

if TYPE_CHECKING:
    from generator.rulebook import Rulebook

MOST = 8
"""Rule paragraphs shown for one word: about a screen."""


_LINK = re.compile(r"\[([^\]]+)\]\([^)]*\)")


@dataclass(frozen=True)
class Finding:
    """Something that was looked up: its heading, and its text without markup."""

    heading: str
    text: str


def plain(catalogue: Catalogue, text: str) -> str:
    """Return a text without markup and links: references by name, paragraphs parted by a blank line."""
    return "".join(_shown(catalogue, part) for part in parse_text(_LINK.sub(r"\1", text)))


def _shown(catalogue: Catalogue, part: Part) -> str:
    if part.kind == "paragraph":
        return "\n\n"
    if part.kind != "reference" or part.text:
        return part.text
    try:
        return catalogue.name_of(part.role, part.target)
    except KeyError:
        return part.target


def look_up(catalogue: Catalogue, rulebook: Rulebook, word: str) -> list[Finding]:
    """Return the cards and terms of that name, then the rules that mention it; no word finds nothing."""
    wanted = word.casefold().strip()
    if not wanted:
        return []
    rules = list(_rules(catalogue, rulebook, wanted))
    more = (
        [Finding("", f"… and {len(rules) - MOST} more; add a letter or a word.")] if len(rules) > MOST else []
    )
    return [*_records(catalogue, wanted), *rules[:MOST], *more]


def _records(catalogue: Catalogue, wanted: str) -> Iterator[Finding]:
    for card in catalogue.cards.values():
        if wanted in card.name.casefold():
            kind = catalogue.kinds[card.kind]
            traits = ", ".join(catalogue.trait_value(*trait).name for trait in card.traits.items())
            looks = f" ({traits})" if traits else ""
            yield Finding(f"{card.name}, {kind.name}{looks}", plain(catalogue, card.text or kind.text))
    for term in catalogue.terms.values():
        if any(wanted in name.casefold() for name in (term.name, *term.also)):
            yield Finding(term.name, plain(catalogue, term.text))


def _rules(catalogue: Catalogue, rulebook: Rulebook, wanted: str) -> Iterator[Finding]:
    titles = {chapter.name: chapter.title for chapter in rulebook.chapters}
    for rule in rulebook.rules.values():
        text = plain(catalogue, rule.text)
        if wanted in text.casefold():
            yield Finding(titles.get(rule.chapter, rule.chapter), text)
