"""What a scenario proves: the rules without which, and the figures but for which, it would fail."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from generator.catalogue import Catalogue
from generator.catalogue.what_if import changed_by_one
from generator.rulebook import Scenario
from generator.scenarios.conditions import Conditions, Consulted
from generator.scenarios.runner import Game, run

FIGURE = "figure:"
"""Stands before a figure in `:covers:`, to tell it from a rule."""


def covered_name(name: str) -> str:
    """Return what a `:covers:` entry is noticed as: `figure:hand` as hand, any other as it stands."""
    return name.removeprefix(FIGURE)


def noticed(game: Game, scenario: Scenario) -> tuple[str, ...]:
    """Return all whose lack a passing scenario notices.

    These are rules, the figures of the statements it checks, and the figures, cards and terms it covers.
    """
    statements = game.catalogue.statements
    figures = [name for check in scenario.checks if check in statements for name in statements[check].figures]
    figures += [covered_name(name) for name in scenario.covers if name.startswith(FIGURE)]
    cards = [
        name for name in scenario.covers if name in game.catalogue.cards and name not in game.rulebook.rules
    ]
    return (
        *_rules(game, scenario),
        *(figure for figure in dict.fromkeys(figures) if _notices_figure(game, scenario, figure)),
        *(card for card in cards if _notices_card(game, scenario, card)),
        *(name for name in scenario.covers if _notices_term(game, scenario, name)),
    )


def _rules(game: Game, scenario: Scenario) -> Iterator[str]:
    """Yield the declared rules that are noticed; only those that the scenario's course consults can be."""
    if game.engine is None:
        return
    consulted = Consulted()
    run(game, scenario, Conditions(consulted=consulted), proving=True)
    for rule in dict.fromkeys(declared.id for declared in game.engine.rules):
        if rule in consulted.rules and _claims(game, scenario, Conditions(frozenset({rule}))):
            yield rule


def _notices_figure(game: Game, scenario: Scenario, figure: str) -> bool:
    try:
        changed = changed_by_one(game.catalogue, figure)
    except KeyError:
        return False
    return _claims(game, scenario, Conditions(), changed)


def _notices_card(game: Game, scenario: Scenario, name: str) -> bool:
    """Tell whether a scenario fails if a card has neither text nor traits, or if there is one more of it."""
    card = game.catalogue.cards[name]
    blank = card.model_copy(update={"text": "", "traits": {}, "tags": ()})
    changed = replace(game.catalogue, cards={**game.catalogue.cards, name: blank})
    return _claims(game, scenario, Conditions(), changed) or _notices_figure(game, scenario, f"count:{name}")


def _notices_term(game: Game, scenario: Scenario, name: str) -> bool:
    """Tell whether a scenario fails if a term is called otherwise and means nothing: a slip of naming."""
    terms = game.catalogue.terms
    if name not in terms or name in game.rulebook.rules or name in game.catalogue.cards:
        return False
    blank = terms[name].model_copy(update={"name": f"other than {name}", "text": ""})
    return _claims(game, scenario, Conditions(), replace(game.catalogue, terms={**terms, name: blank}))


def _claims(
    game: Game, scenario: Scenario, conditions: Conditions, catalogue: Catalogue | None = None
) -> bool:
    wrong = run(game, scenario, conditions, catalogue, proving=True)
    return wrong is not None and wrong.kind.claims


def doubts(game: Game, scenario: Scenario, found: Iterable[str]) -> Iterator[str]:
    """Yield a sentence on each thing a passing scenario covers without noticing its lack."""
    for name in scenario.covers:
        if covered_name(name) in found:
            continue
        if name in game.rulebook.rules and game.rulebook.rules[name].kept_by:
            yield f"it covers {name}, which only players keep"
            continue
        wrong = run(game, scenario, Conditions(frozenset({name})), proving=True)
        if name.startswith(FIGURE):
            yield f"it covers {name}, but passes if it is one more"
        elif wrong is None:
            yield f"it covers {name}, but passes without it too"
        else:
            yield f"it covers {name}, but what goes wrong without it proves nothing: {wrong.message}"
