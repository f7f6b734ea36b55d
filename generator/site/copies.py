"""The copies of a card as a reader looks them up: by suit where they have suits, else by their marks."""

from __future__ import annotations

from collections.abc import Sequence

from generator.catalogue.model import Card

SUITS = "♠♥♣♦"


def copies_of(card: Card, mark: str) -> list[str]:
    """Return how many copies there are and what tells them apart, a line for each suit."""
    if isinstance(card.copies, int):
        return [str(card.copies)]
    marks = [str(copy) for copy in card.copies]
    if not marks or not all(copy[:1] in SUITS for copy in marks):
        return [f"{len(marks)}, {mark or 'marked'} {', '.join(marks)}"]
    lines = [f"{suit} {', '.join(ranks)}" for suit in SUITS if (ranks := _ranks(marks, suit))]
    tags = [f"{', '.join(map(str, of))}: {tag}" for tag, of in card.copy_tags.items()]
    return [f"{len(marks)} in all", *lines, *tags]


def _ranks(marks: Sequence[str], suit: str) -> list[str]:
    return [copy[1:] for copy in marks if copy.startswith(suit)]
