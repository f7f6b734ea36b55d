"""Verdicts as a reader sees them: a word, and a shape and colour that go with it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from docutils import nodes
from sphinx.util.docutils import SphinxRole

from generator.rulebook.model import Scenario
from generator.scenarios.verdicts import Status
from generator.site.game_site import GameSite

Look = Literal["verified", "erratum", "waived", "unchecked", "unproved", "failed"]


@dataclass(frozen=True)
class Badge:
    """A verdict to show: how it looks, what it is called, and what that means."""

    look: Look
    text: str
    meaning: str


STATUS: dict[Status, Badge] = {
    "verified": Badge("verified", "Verified", "The rules engine does what the rulebook says."),
    "erratum": Badge(
        "erratum", "Erratum", "The rulebook contradicts itself here; our ruling is what is played."
    ),
    "waived": Badge("waived", "Waived", "Only people at the table can keep this, so no engine can check it."),
    "unchecked": Badge("unchecked", "Unchecked", "No scenario checks this yet."),
    "failed": Badge("failed", "Failed", "The rules engine does something else than the rulebook says."),
}
"""How the verdict on a statement looks."""

_PROVED = Badge("verified", "Proved", "It passes, and fails when a rule it covers is switched off.")
_PASSED = Badge("verified", "Verified", "Played by the rules engine, it ends as written here.")
_PINNED = Badge("erratum", "Erratum", "It shows our ruling where the rulebook contradicts itself.")
_UNPROVED = Badge(
    "unproved", "Not proved", "It passes, but still does when a rule it covers is switched off."
)
_FAILED = Badge("failed", "Failed", "Played by the rules engine, it ends otherwise than written here.")
_UNKNOWN = Badge("unchecked", "Not played", "Nobody has played this scenario.")

BY_LOOK: dict[str, Badge] = {badge.look: badge for badge in (*STATUS.values(), _UNPROVED)}


def scenario_badge(site: GameSite, scenario: Scenario) -> Badge:
    """Return the badge of a scenario: failed first, then not proved, erratum, proved."""
    verdict = site.verdicts.scenarios.get(scenario.id)
    if verdict is None:
        return _UNKNOWN
    if not verdict.passed:
        return _FAILED
    if verdict.proved is False:
        return _UNPROVED
    if any(statement in site.errata_by_statement for statement in scenario.checks):
        return _PINNED
    return _PROVED if verdict.proved else _PASSED


def badge_node(badge: Badge) -> nodes.inline:
    """Return a badge as text with the classes that give its shape and colour."""
    return nodes.inline("", badge.text, classes=["badge", f"badge-{badge.look}"])


class BadgeRole(SphinxRole):
    """The role {badge}`verified`: show a badge by how it looks, to explain it."""

    def run(self) -> tuple[list[nodes.Node], list[nodes.system_message]]:
        """Return the badge."""
        return [badge_node(BY_LOOK[self.text])], []
