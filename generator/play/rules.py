"""Looks things up for a player in the middle of a game: cards, words, and the rules that name them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from generator.catalogue import Catalogue
from generator.catalogue.plain_text import document_words

if TYPE_CHECKING:
    from generator.rulebook import Rulebook

MOST = 8
"""Rule paragraphs shown for one word: about a screen."""

PARAGRAPH = "\n\n"
"""A blank line stands between the paragraphs of what is shown."""


@dataclass(frozen=True)
class Finding:
    """Something that was looked up: its heading, and its text without markup."""

    heading: str
    text: str


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
            text = document_words(catalogue, card.text or kind.text, PARAGRAPH)
            yield Finding(f"{card.name}, {kind.name}{looks}", text)
    for term in catalogue.terms.values():
        if any(wanted in name.casefold() for name in (term.name, *term.also)):
            yield Finding(term.name, document_words(catalogue, term.text, PARAGRAPH))


def _rules(catalogue: Catalogue, rulebook: Rulebook, wanted: str) -> Iterator[Finding]:
    titles = {chapter.name: chapter.title for chapter in rulebook.chapters}
    for rule in rulebook.rules.values():
        text = document_words(catalogue, rule.text, PARAGRAPH)
        if wanted in text.casefold():
            yield Finding(titles.get(rule.chapter, rule.chapter), text)
