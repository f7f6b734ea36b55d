"""Scenarios: the directive `scenario`, which shows a play as it was judged."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from docutils import nodes
from docutils.nodes import Element, Node
from docutils.parsers.rst import directives
from docutils.statemachine import StringList
from sphinx.util import logging
from sphinx.util.typing import OptionSpec

from generator.rulebook.model import Line, Scenario
from generator.rulebook.slug import slug
from generator.scenarios.verdicts import Failure
from generator.site.badges import badge_node, scenario_badge
from generator.site.directive import PressDirective
from generator.site.domain import reference
from generator.site.nodes import line, permalink, separated, tag, words
from generator.site.play import Play, Prose, Step, courses, parts
from generator.site.scenario_tables import Tables

LONG = 10
"""A scenario with more written lines than this is folded until a reader opens it."""

logger = logging.getLogger(__name__)


class ScenarioDirective(PressDirective):
    """`:::{scenario} Title`: prose and played lines, with a badge that tells how it was judged."""

    option_spec: ClassVar[OptionSpec] = {
        "checks": directives.unchanged,
        "covers": directives.unchanged,
        "id": directives.unchanged,
    }

    def run(self) -> list[Node]:
        """Build the scenario; how it ended was decided before the pages were read."""
        title = self.arguments[0].strip()
        id_ = self.options.get("id", "").strip() or slug(title)
        anchor = f"scenario-{id_}"
        scenario = self.game.rulebook.scenarios.get(id_)
        node = tag("section", classes=["scenario"])
        self.announce(node, "scenario", id_, anchor, title)
        if scenario is None:
            return [node]
        badge = scenario_badge(self.game, scenario)
        verdict = self.game.verdicts.scenarios.get(id_)
        failure = verdict.failure if verdict else None
        node["classes"].append(f"scenario-{badge.look}")
        short = sum(bool(at.text.strip()) for at in scenario.lines) <= LONG or badge.look == "failed"
        details = tag("details", html={"open": "open"} if short else {})
        heading = tag("span", words(title), classes=["scenario-title"], html={"role": "heading"})
        details += tag("summary", badge_node(badge), heading)
        tables = Tables(anchor, self.game.courses.get(id_, ()))
        for part in parts(scenario.lines, self.game.seats_set_up):
            if isinstance(part, Prose):
                self._read_prose(part, details)
                continue
            for course in courses(part):
                details += self._show_play(course, failure)
                details += tables.after(course)
        if failure:
            details += tag("aside", *self._show_failure(failure), classes=["failure"])
        details += tag("footer", *self._foot(scenario, badge.meaning), classes=["scenario-foot"])
        node += [permalink(anchor, "scenario"), details]
        return [node]

    def _read_prose(self, part: Prose, node: Element) -> None:
        source = self.get_source_info()[0]
        self.state.nested_parse(StringList(list(part.lines), source=source), part.number - 1, node)

    def _show_play(self, play: Play, failure: Failure | None) -> Element:
        shown = nodes.bullet_list(classes=["play"])
        for step in play.steps:
            wrong = failure is not None and failure.place.line in {
                step.number,
                *(expected.number for expected in step.expected),
            }
            item = nodes.list_item(classes=["step", f"step-{step.kind}", *(["step-wrong"] if wrong else [])])
            item += line(*self._played(step), classes=["played"])
            item += [self._expected(expected, step) for expected in step.expected]
            shown += item
        return shown

    def _played(self, step: Step) -> Iterator[Node]:
        if step.kind == "again":
            yield words("Once more from the set-up", "again")
            return
        if step.kind == "query":
            yield words("Ask", "asks")
        if step.who:
            yield words(step.who, "who", "seat" if step.kind == "move" else "about")
        said = nodes.inline("", "", classes=["said"])
        for piece in step.text.split(";") if step.kind == "set-up" else [step.text]:
            said += nodes.inline("", "", *self._linked(piece.strip()), classes=["piece"])
        yield said

    def _expected(self, expected: Line, step: Step) -> Element:
        text = expected.text.strip()
        head, _, rest = text.partition(":")
        if head == "No" and rest:
            rule = reference(self.docname, "rule", rest.strip())
            return line(
                words("Not allowed", "refused"), nodes.Text(" "), rule, classes=["expected", "refusal"]
            )
        if head in ("printed", "ruling"):
            label = "Printed" if head == "printed" else "Ruling"
            return line(
                words(label, "reading"),
                nodes.Text(" "),
                words(rest.strip()),
                classes=["expected", f"expected-{head}"],
            )
        kind = "answer" if step.kind == "query" else "happens"
        return line(*self._linked(text), classes=["expected", kind])

    def _linked(self, text: str) -> Iterator[Node]:
        """Turn the names of cards and heroes in a line into references."""
        end = 0
        for match in self.game.names.finditer(text) if self.game.names else ():
            card = self.game.by_name[match[0]]
            yield nodes.Text(text[end : match.start()])
            yield reference(self.docname, self.game.catalogue.role(card), card.id, words(card.name, "named"))
            end = match.end()
        yield nodes.Text(text[end:])

    def _show_failure(self, failure: Failure) -> Iterator[Element]:
        yield line(words(failure.message, "failure-message"))
        rows = (
            ("The rules say", [failure.rules_say] if failure.rules_say else []),
            ("The book prints", failure.book_prints.splitlines()),
            ("The engine says", failure.engine_says.splitlines()),
        )
        for label, said in rows:
            if said:
                yield line(words(label, "label"), nodes.Text(" "), *separated(list(map(words, said)), " · "))

    def _foot(self, scenario: Scenario, meaning: str) -> Iterator[Element]:
        yield line(words(meaning, "meaning"))
        sections = dict.fromkeys(
            self.game.catalogue.statements[name].section
            for name in scenario.checks
            if name in self.game.catalogue.statements
        )
        if sections:
            book = self.game.catalogue.game.book or "Rulebook"
            yield line(
                words("Checks", "label"), nodes.Text(" "), words(f"{book}: {', '.join(sections)}", "source")
            )
        covered = [self._covered(name) for name in scenario.covers]
        if covered:
            yield line(words("Covers", "label"), nodes.Text(" "), *separated(covered, " · "))

    def _covered(self, name: str) -> Node:
        """Return a link to the rule, card or hero that a scenario covers, the figure's text, or its name."""
        if name in self.game.rulebook.rules:
            return reference(self.docname, "rule", name, quiet=True)
        card = self.game.catalogue.cards.get(name)
        if card:
            return reference(self.docname, self.game.catalogue.role(card), card.id)
        figures = {f"figure:{figure.id}": figure for figure in self.game.catalogue.game.figures}
        if name in figures:
            return words(figures[name].text.rstrip("."))
        return words(name.removeprefix("figure:").replace(":", " of ").replace("-", " "))
