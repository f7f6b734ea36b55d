"""A folder for a made-up game, and decks of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from plain_cards import game_of

from generator.catalogue.catalogue import Catalogue
from generator.catalogue.model import Card
from generator.printing.faces import DeckFaces, faces_of
from generator.project import Project


@pytest.fixture
def project(tmp_path: Path) -> Project:
    (tmp_path / "data" / "made-up").mkdir(parents=True)
    return Project(tmp_path, tmp_path / "output")


@pytest.fixture
def deck_of() -> Callable[..., tuple[Catalogue, DeckFaces]]:
    """Makes a game of the given cards and gives it with its only deck."""

    def made(*cards: Card) -> tuple[Catalogue, DeckFaces]:
        catalogue = game_of(*cards)
        return catalogue, faces_of(catalogue, catalogue.game.decks[0])

    return made
