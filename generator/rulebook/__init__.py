"""Reads docs/<game>/*.md once, with MyST's own parser, into chapters, rule paragraphs and scenarios."""

from generator.rulebook.model import Chapter, Line, Rule, Rulebook, Scenario, Section
from generator.rulebook.read import read_rulebook
from generator.rulebook.slug import slug

__all__ = ["Chapter", "Line", "Rule", "Rulebook", "Scenario", "Section", "read_rulebook", "slug"]
