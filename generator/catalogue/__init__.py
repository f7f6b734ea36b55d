"""Typed game data: load, validate, look up, cross-reference. Imports of ours only faults and project."""

from generator.catalogue.catalogue import Catalogue, Copy
from generator.catalogue.load import load_catalogue
from generator.catalogue.model import (
    Card,
    Component,
    Deck,
    Erratum,
    Figure,
    Game,
    Kind,
    Ruling,
    Skill,
    Source,
    Statement,
    Table,
    Term,
    Trait,
    TraitValue,
)

__all__ = [
    "Card",
    "Catalogue",
    "Component",
    "Copy",
    "Deck",
    "Erratum",
    "Figure",
    "Game",
    "Kind",
    "Ruling",
    "Skill",
    "Source",
    "Statement",
    "Table",
    "Term",
    "Trait",
    "TraitValue",
    "load_catalogue",
]
