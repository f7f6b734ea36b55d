"""What a hero can do, as its page shows it: each skill with its text, its rule and where it is played."""

from __future__ import annotations

from docutils import nodes
from docutils.nodes import Element
from docutils.statemachine import StringList

from generator.catalogue.model import Card, Skill
from generator.rulebook.model import Scenario
from generator.site.directive import PressDirective
from generator.site.domain import reference
from generator.site.game_site import GameSite
from generator.site.nodes import entry_head, line, permalink, separated, tag, words


def skill_nodes(directive: PressDirective, card: Card) -> list[Element]:
    """Return a section for each skill of a card."""
    return [_skill(directive, skill) for skill in card.skills]


def scenarios_of(game: GameSite, skill: Skill) -> list[Scenario]:
    """Return the scenarios that cover a skill or check a statement of its rule, in reading order."""
    wanted = {scenario.id for scenario in game.scenarios_by_cover.get(skill.id, ())}
    if skill.id in game.rulebook.rules:
        wanted.update(scenario.id for scenario in game.proofs(game.rulebook.rules[skill.id]))
    return [scenario for scenario in game.rulebook.scenarios.values() if scenario.id in wanted]


def _skill(directive: PressDirective, skill: Skill) -> Element:
    node = tag("section", classes=["skill"])
    anchor = f"skill-{skill.id}"
    node["ids"] = [anchor]
    head = entry_head(words(skill.name), classes=["skill-title"])
    for name in skill.tags:
        head += words(name, "tag")
    if skill.cost is not None:
        head += words(f"costs {skill.cost}", "tag")
    head += permalink(anchor, "skill")
    node += head
    if skill.window:
        node += line(words("When", "label"), nodes.Text(" "), words(skill.window), classes=["skill-window"])
    text = StringList(skill.text.splitlines(), source=directive.get_source_info()[0])
    directive.state.nested_parse(text, directive.content_offset, node)
    node += _foot(directive, skill)
    return node


def _foot(directive: PressDirective, skill: Skill) -> Element:
    foot = tag("footer", classes=["skill-foot"])
    if skill.id in directive.game.rulebook.rules:
        foot += line(words("Rule", "label"), nodes.Text(" "), *directive.links("rule", [skill.id]))
    scenarios = scenarios_of(directive.game, skill)
    if scenarios:
        links = [reference(directive.docname, "scenario", each.id, quiet=True) for each in scenarios]
        foot += line(words("Played in", "label"), nodes.Text(" "), *separated(links, " · "))
    if skill.also:
        foot += line(words("Also", "label"), nodes.Text(f" {', '.join(skill.also)}"))
    foot += line(
        words("Source", "label"), nodes.Text(" "), *separated(list(map(directive.cite, skill.source)), " · ")
    )
    return foot
