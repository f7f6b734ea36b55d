"""Glossary, errata and rulings: the directives `term`, `erratum` and `ruling`, entries of longer pages."""

from __future__ import annotations

from collections.abc import Sequence

from docutils import nodes
from docutils.nodes import Element, Node

from generator.catalogue.fields import Source
from generator.site.badges import STATUS, badge_node
from generator.site.directive import PressDirective
from generator.site.domain import reference
from generator.site.nodes import line, separated, tag, words


class _Entry(PressDirective):
    """An entry with a title, a body and, beneath it, where it comes from."""

    kind: str

    def entry(self, id_: str, title: str) -> Element:
        node = tag("section", classes=["entry", f"entry-{self.kind}"])
        anchor = f"{self.kind}-{id_}"
        self.announce(node, self.kind, id_, anchor, title)
        node += self.title_line(anchor, title, self.kind)
        return node

    def sources(self, sources: Sequence[Source]) -> Element:
        return line(*separated(list(map(self.cite, sources)), " · "), classes=["entry-foot"])

    def proofs(self, statements: Sequence[str]) -> list[Element]:
        """Say how the statements stand, those that stand alike together, and which scenarios show it."""
        found: list[Element] = []
        verdicts = self.game.standing(statements)
        for status in dict.fromkeys(verdict.status for verdict in verdicts):
            alike = [verdict for verdict in verdicts if verdict.status == status]
            shown = line(badge_node(STATUS[status]), classes=["entry-proof"])
            if len(alike) > 1:
                shown += [nodes.Text(" "), words(f"{len(alike)} statements", "quiet")]
            scenarios = dict.fromkeys(id_ for verdict in alike for id_ in verdict.scenarios)
            links = [reference(self.docname, "scenario", id_, quiet=True) for id_ in scenarios]
            if links:
                shown += [
                    nodes.Text(" "),
                    words("Played in", "label"),
                    nodes.Text(" "),
                    *separated(links, " · "),
                ]
            found.append(shown)
        return found

    def stated(self, statements: Sequence[str]) -> list[Element]:
        """Link to the rule paragraphs that give the statements."""
        rules = {rule.id: rule for name in statements for rule in self.game.rules_by_statement.get(name, ())}
        if not rules:
            return []
        return [line(words("Rule", "label"), nodes.Text(" "), *self.links("rule", list(rules)))]


class TermDirective(_Entry):
    """`:::{term} id`: a word of the rules, its other names, and what mentions it."""

    kind = "term"

    def run(self) -> list[Node]:
        """Build the entry; its content is what the word means."""
        term = self.game.catalogue.terms[self.arguments[0].strip()]
        node = self.entry(term.id, term.name)
        if term.also:
            node += line(words("Also", "label"), nodes.Text(f" {', '.join(term.also)}"), classes=["also"])
        self.read_content(node)
        node += self.sources(term.source)
        node += self.mentions("term", term.id)
        return [node]


class ErratumDirective(_Entry):
    """`:::{erratum} id`: the printed reading beside the ruling; the content is why."""

    kind = "erratum"

    def run(self) -> list[Node]:
        """Build the entry with the verdict on the statement that it settles."""
        erratum = self.game.catalogue.errata[self.arguments[0].strip()]
        statement = self.game.catalogue.statements.get(erratum.statement)
        title = f"{statement.section}: {_spoken(erratum.id)}" if statement else _spoken(erratum.id)
        node = self.entry(erratum.id, title)
        node += tag(
            "div",
            tag("div", line(words("Printed", "label")), *self._texts(erratum.printed), classes=["printed"]),
            tag("div", line(words("Ruling", "label")), *self._texts(erratum.ruling), classes=["ruled"]),
            classes=["readings"],
        )
        self.read_content(node)
        node += self.proofs([erratum.statement])
        node += self.stated([erratum.statement])
        node += self.sources(erratum.source)
        return [node]

    def _texts(self, text: str) -> list[Node]:
        return self.parse_text_to_nodes(text, offset=self.content_offset)


class RulingDirective(_Entry):
    """`:::{ruling} id`: a question the rulebook leaves open; the content is our answer and why."""

    kind = "ruling"

    def run(self) -> list[Node]:
        """Build the entry with the verdicts on the statements that it settles."""
        ruling = self.game.catalogue.rulings[self.arguments[0].strip()]
        node = self.entry(ruling.id, ruling.question.strip())
        self.read_content(node)
        node += self.proofs(ruling.statements)
        node += self.stated(ruling.statements)
        node += self.sources(ruling.source)
        return [node]


def _spoken(id_: str) -> str:
    return id_.replace("-", " ").replace(".", " ").capitalize()
