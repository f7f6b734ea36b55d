"""Texts without mark-up, for titles, search and other places that show letters only."""

from __future__ import annotations

import re
from collections.abc import Mapping

from generator.catalogue.references import parse_text
from generator.site.game_site import GameSite

_ITEM = re.compile(r"^\s*(?:[-*+]|\d+\.)\s+", re.MULTILINE)


def plain(text: str, site: GameSite) -> str:
    """Return a text's words; a reference becomes what it shows."""
    named: Mapping[str, Mapping[str, str]] = {
        "card": {card.id: card.name for card in site.catalogue.cards.values()},
        "hero": {card.id: card.name for card in site.catalogue.cards.values()},
        "figure": {figure.id: str(figure.value) for figure in site.catalogue.game.figures},
        "term": {term.id: term.name for term in site.catalogue.terms.values()},
        "scenario": {scenario.id: scenario.title for scenario in site.rulebook.scenarios.values()},
    }
    shown = []
    for part in parse_text(_ITEM.sub("", text)):
        if part.kind == "paragraph":
            shown.append(" ")
        elif part.kind == "reference":
            shown.append(part.text or named.get(part.role, {}).get(part.target, part.target))
        else:
            shown.append(part.text)
    return "".join(shown)
