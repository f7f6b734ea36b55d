"""Finds what is wrong with the areas of a board, with dice, and with the traits of decks and areas."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from generator.catalogue.catalogue import Catalogue
from generator.catalogue.findings import Key, fault, unknown, unknown_value
from generator.faults import Fault

RESOURCE = "resource"
"""The trait whose values areas yield and cards score."""


def board_faults(catalogue: Catalogue) -> Iterator[Fault]:
    """Yield every fault of areas, dice and decks."""
    yield from _areas(catalogue)
    for card in catalogue.cards.values():
        for number, score in enumerate(card.scores):
            yield from _resource(catalogue, (catalogue.role(card), card.id, f"scores.{number}.of"), score.of)
    for die in catalogue.game.dice:
        key = ("die", die.id, "symbols")
        yield from unknown(catalogue, key, "a trait", die.symbols, catalogue.traits)
        for number, face in enumerate(die.faces if die.symbols in catalogue.traits else ()):
            yield from unknown_value(catalogue, ("die", die.id, f"faces.{number}"), die.symbols, face)
    for deck in catalogue.game.decks:
        yield from _traits(catalogue, ("deck", deck.id, "traits"), deck.traits)


def _areas(catalogue: Catalogue) -> Iterator[Fault]:
    names: dict[str, str] = {}
    for area in catalogue.areas.values():
        yield from _traits(catalogue, ("area", area.id, "traits"), area.traits)
        yield from _borders(catalogue, area.id)
        for number, resource in enumerate(area.yields):
            yield from _resource(catalogue, ("area", area.id, f"yields.{number}"), resource)
        if names.setdefault(area.name.casefold(), area.id) != area.id:
            message = f'expected another name than "{names[area.name.casefold()]}" has, found "{area.name}"'
            yield fault(catalogue, ("area", area.id, "name"), message)


def _resource(catalogue: Catalogue, key: Key, resource: str) -> Iterator[Fault]:
    if RESOURCE in catalogue.traits:
        yield from unknown_value(catalogue, key, RESOURCE, resource)
    else:
        yield fault(catalogue, key, f'expected a trait "{RESOURCE}" that lists it, found none')


def _borders(catalogue: Catalogue, name: str) -> Iterator[Fault]:
    """Borders lead to other areas, each named once, and are named by both."""
    area = catalogue.areas[name]
    for number, other in enumerate(area.borders):
        key = ("area", name, f"borders.{number}")
        if other not in catalogue.areas:
            yield from unknown(catalogue, key, "an area", other, catalogue.areas)
        elif other == name or other in area.borders[:number]:
            yield fault(catalogue, key, f'expected every other area at most once, found "{other}"')
        elif name not in catalogue.areas[other].borders:
            message = f'expected a border that both areas name, found that "{other}" does not name "{name}"'
            yield fault(catalogue, key, message)


def _traits(catalogue: Catalogue, key: Key, traits: Mapping[str, str]) -> Iterator[Fault]:
    sort, name, field = key
    for trait, value in traits.items():
        own = (sort, name, f"{field}.{trait}")
        if trait in catalogue.traits:
            yield from unknown_value(catalogue, own, trait, value)
        else:
            yield from unknown(catalogue, own, "a trait", trait, catalogue.traits)
