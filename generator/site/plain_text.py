"""Texts without mark-up, for titles, search and other places that show letters only."""

from __future__ import annotations

import re

from generator.catalogue.references import Part, parse_text
from generator.site.game_site import GameSite

_ITEM = re.compile(r"^\s*(?:[-*+]|\d+\.)\s+", re.MULTILINE)


def plain(text: str, site: GameSite) -> str:
    """Return a text's words; a reference becomes what it shows."""
    return "".join(_shown(part, site) for part in parse_text(_ITEM.sub("", text)))


def _shown(part: Part, site: GameSite) -> str:
    if part.kind == "paragraph":
        return " "
    if part.kind != "reference" or part.text:
        return part.text
    if part.role == "scenario" and part.target in site.rulebook.scenarios:
        return site.rulebook.scenarios[part.target].title
    try:
        return site.catalogue.name_of(part.role, part.target)
    except KeyError:
        return part.target
