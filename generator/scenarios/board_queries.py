"""Queries on what is not a card: dice and areas; and on what cards and skills cost and score."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from generator.catalogue import Catalogue
from generator.catalogue.board_checks import RESOURCE
from generator.catalogue.model import Area, Score
from generator.scenarios.finding import names, pick
from generator.scenarios.words import key


def count_on_board(catalogue: Catalogue, what: str) -> int | None:
    """Count dice of a kind, all dice, areas, or what areas yield; None if the words mean none of these."""
    dice = catalogue.dice.values()
    counts: dict[str, Callable[[], int]] = {}
    if catalogue.areas:
        counts["areas"] = lambda: len(catalogue.areas)
    if dice:
        counts["dice"] = lambda: sum(die.count for die in dice)
    for die in dice:
        counts |= dict.fromkeys(names(die.id, die.name, die.plural), lambda number=die.count: number)  # type: ignore[misc]
    if catalogue.areas and RESOURCE in catalogue.traits:
        yielded = Counter(resource for area in catalogue.areas.values() for resource in area.yields)
        counts["resources"] = yielded.total
        for value in catalogue.traits[RESOURCE].values:
            counts |= dict.fromkeys(names(value.id, value.name), lambda number=yielded[value.id]: number)  # type: ignore[misc]
    counted = counts.get(key(what))
    return None if counted is None else counted()


def faces(catalogue: Catalogue, die: str) -> str:
    """Return how many sides of a die show each symbol."""
    known = pick(die, "a die of this game", catalogue.dice)
    shown = Counter(known.faces).items()
    return ", ".join(f"{number} {catalogue.trait_value(known.symbols, face).name}" for face, number in shown)


def yields(catalogue: Catalogue, area: str) -> str:
    """Return what an area yields."""
    found = [catalogue.trait_value(RESOURCE, resource).name for resource in _area(catalogue, area).yields]
    return ", ".join(found) or "none"


def borders(catalogue: Catalogue, area: str) -> str:
    """Return the areas that an area borders on."""
    return ", ".join(catalogue.areas[name].name for name in _area(catalogue, area).borders)


def cost(catalogue: Catalogue, what: str) -> str:
    """Return what a card or skill costs."""
    priced: Mapping[str, object] = {
        **{card.id: card for card in catalogue.cards.values()},
        **{skill.id: skill for card in catalogue.cards.values() for skill in card.skills},
    }
    price = getattr(pick(what, "a card or skill of this game", priced), "cost", None)
    return "none" if price is None else str(price)


def scores(catalogue: Catalogue, card: str) -> Sequence[str]:
    """Return what a card scores at the end, one line for each of its scores."""
    found = pick(card, "a card of this game", catalogue.cards).scores
    return [_score(catalogue, score) for score in found] or ["none"]


def _score(catalogue: Catalogue, score: Score) -> str:
    what = catalogue.trait_value(RESOURCE, score.of).name
    reason = f"most {what}" if score.most else f"every {score.every} {what}"
    return f"{reason}: {score.points}"


def areas_with(catalogue: Catalogue, value: str) -> Sequence[str]:
    """Return the areas that yield a resource or have a value of a trait, in the order of the data."""
    values = {one.id: one for trait in catalogue.traits.values() for one in trait.values}
    wanted = pick(value, "a value of a trait", values).id
    areas = catalogue.areas.values()
    return [area.name for area in areas if wanted in (*area.yields, *area.traits.values())] or ["none"]


def _area(catalogue: Catalogue, name: str) -> Area:
    return pick(name, "an area of this game", catalogue.areas)
