"""What of a record comes from outside the rulebook, for the mark that a printed piece bears."""

from __future__ import annotations

from typing import Literal

from generator.catalogue.model import Card

LOOKS = ("pictogram", "colour", "shape", "note")
"""Fields that only say how a card looks; they are always ours and call for no mark."""


def unofficial(card: Card) -> tuple[Literal["house", "public"], ...]:
    """Return the kinds of source but the book that speak for a card's content, ours before public.

    Its skills are content too, and so is a trait that is called like a look: a colour that rules read.
    """
    looks = set(LOOKS) - card.traits.keys()
    sources = [*card.source, *(source for skill in card.skills for source in skill.source)]
    kinds = {source.kind for source in sources if not source.of or not set(source.of) <= looks}
    return tuple(kind for kind in ("house", "public") if kind in kinds)
