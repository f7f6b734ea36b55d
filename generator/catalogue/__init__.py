"""Typed game data: load, validate, look up, cross-reference. Imports of ours only faults and project."""

from generator.catalogue.catalogue import Catalogue, Copy
from generator.catalogue.fields import Source
from generator.catalogue.load import load_catalogue
from generator.catalogue.model import (
    Area,
    Card,
    Component,
    Deck,
    Die,
    Figure,
    Game,
    Kind,
    Skill,
    Table,
    Term,
    Trait,
    TraitValue,
)
from generator.catalogue.statements import Erratum, Ruling, Statement

__all__ = [
    "Area",
    "Card",
    "Catalogue",
    "Component",
    "Copy",
    "Deck",
    "Die",
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
