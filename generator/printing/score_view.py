"""What a face shows of the points its card gives: lines under titles, with the sign of what each counts."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING

from generator.catalogue.board_checks import RESOURCE
from generator.catalogue.model import Card, Score
from generator.printing.face_room import broken

if TYPE_CHECKING:
    from generator.printing.face_view import Look, Sign


@dataclass(frozen=True)
class ScoreView:
    """Points for having the most of something, or for `every` so many of it."""

    sign: Sign
    kind: str
    """What the sign is one of, such as resource."""
    points: int
    most: bool
    every: int

    @property
    def says(self) -> str:
        """The condition in words."""
        if self.most:
            return f"Most {self.sign.name}"
        if self.every == 1:
            return f"Every {self.sign.name} {self.kind}"
        return f"Every {self.every} {self.sign.name}"


@dataclass(frozen=True)
class ScoreGroup:
    """The scores that stand under one title, and whether they are for having the most."""

    title: str
    lines: tuple[ScoreView, ...]

    @property
    def halves(self) -> tuple[str, ...]:
        """The title in two lines as even as its words allow."""
        return broken(self.title, 2)

    @property
    def most(self) -> bool:
        """Whether all of them are for having the most of something."""
        return all(line.most for line in self.lines)


def score_groups(look: Look, card: Card) -> tuple[ScoreGroup, ...]:
    """Return the scores of a card, neighbours of the same title together."""
    groups = groupby(card.scores, lambda score: score.title)
    return tuple(
        ScoreGroup(title, tuple(_score(look, score) for score in scores)) for title, scores in groups
    )


def _score(look: Look, score: Score) -> ScoreView:
    trait = look.catalogue.traits[RESOURCE]
    sign = look.sign(trait, look.catalogue.trait_value(RESOURCE, score.of))
    return ScoreView(sign, trait.name.lower(), score.points, score.most, score.every or 1)
