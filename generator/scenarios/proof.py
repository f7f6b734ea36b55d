"""What a scenario proves: the rules without which, and the figures but for which, it would fail."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from generator.catalogue import Catalogue
from generator.catalogue.what_if import changed_by_one
from generator.rulebook import Scenario
from generator.scenarios.play import Conditions, Consulted
from generator.scenarios.runner import Game, run


def noticed_rules(game: Game, scenario: Scenario) -> Iterator[str]:
    """Yield the declared rules that make a passing scenario fail when switched off, one at a time.

    Only rules that its course consults are tried; no other can change it.
    """
    if game.engine is None:
        return
    consulted = Consulted()
    run(game, scenario, Conditions(consulted=consulted), proving=True)
    for rule in dict.fromkeys(declared.id for declared in game.engine.rules):
        if rule in consulted.rules and _claims(game, scenario, Conditions(frozenset({rule}))):
            yield rule


def noticed_figures(game: Game, scenario: Scenario, figures: Iterable[str]) -> Iterator[str]:
    """Yield those of the figures that make a passing scenario fail when changed by one."""
    for figure in dict.fromkeys(figures):
        try:
            changed = changed_by_one(game.catalogue, figure)
        except KeyError:
            continue
        if _claims(game, scenario, Conditions(), changed):
            yield figure


def _claims(
    game: Game, scenario: Scenario, conditions: Conditions, catalogue: Catalogue | None = None
) -> bool:
    wrong = run(game, scenario, conditions, catalogue, proving=True)
    return wrong is not None and wrong.kind.claims
