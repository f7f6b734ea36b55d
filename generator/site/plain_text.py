"""Texts of a game without mark-up, for the pages and the search of its site."""

from __future__ import annotations

from generator.catalogue.plain_text import document_words
from generator.site.game_site import GameSite


def plain(text: str, site: GameSite) -> str:
    """Return a text's words on one line; a reference becomes what it shows, a scenario its title."""
    titles = {scenario.id: scenario.title for scenario in site.rulebook.scenarios.values()}
    return document_words(site.catalogue, text, titles=titles)
