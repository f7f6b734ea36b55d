"""The words of scenarios about Legends."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from generator.rules.kernel import Piece, Vocabulary
from generator.rules.sanguo.verbs import VERBS


def words(piece: Piece) -> Sequence[str]:
    """Return the words for a card, the most exact first."""
    suit, rank, colour, name = piece.suit, piece.face.split()[-1][1:], piece.colour, piece.card.name
    return list(dict.fromkeys((piece.face, f"{suit}{rank} {name}", f"{suit} {name}", f"{colour} {name}", name)))


ENTRIES: Mapping[str, Any] = {}
VOCABULARY = Vocabulary(verbs=VERBS, choices=(), words=words, zones={}, entries=ENTRIES)
