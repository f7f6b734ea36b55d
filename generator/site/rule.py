"""Rule paragraphs: the directive `rule`, with what each rests on beneath it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from docutils import nodes
from docutils.nodes import Element, Node
from docutils.parsers.rst import directives
from sphinx.util.typing import OptionSpec

from generator.catalogue.fields import Source
from generator.rulebook.model import Rule
from generator.site.badges import STATUS, badge_node
from generator.site.directive import PressDirective
from generator.site.domain import reference
from generator.site.nodes import line, permalink, separated, tag, words

_GRAVEST = ("failed", "unchecked", "erratum", "waived", "verified")


class RuleDirective(PressDirective):
    """`:::{rule} dotted.id`: our wording of a rule, its address, its sources, its proofs."""

    option_spec: ClassVar[OptionSpec] = {
        "states": directives.unchanged,
        "kept-by": directives.unchanged,
        "moved-from": directives.unchanged,
    }

    def run(self) -> list[Node]:
        """Build the paragraph; the rulebook reader has already checked its options."""
        id_ = self.arguments[0].strip()
        node = tag("section", classes=["rule"])
        self.announce(node, "rule", id_, id_, id_)
        node += line(words(id_, "rule-id"), permalink(id_, "rule"), classes=["rule-head"])
        self.read_content(node)
        rule = self.game.rulebook.rules.get(id_)
        if rule is None:
            return [node]
        for earlier in rule.moved_from:
            node["ids"].append(earlier)
            self.domain.note_moved(self.docname, earlier, id_)
        node += tag("footer", *self._foot(rule), classes=["rule-foot"])
        return [node]

    def _foot(self, rule: Rule) -> Iterator[Element]:
        sections = dict.fromkeys(
            self.game.catalogue.statements[name].section
            for name in rule.states
            if name in self.game.catalogue.statements
        )
        book = self.game.catalogue.game.book or "Rulebook"
        card = self.game.catalogue.cards.get(rule.id.rpartition(".")[2])
        standing = line(classes=["rule-sources"])
        statuses = {verdict.status for verdict in self.game.standing(rule.states)}
        gravest = next((status for status in _GRAVEST if status in statuses), None)
        if gravest:
            standing += [badge_node(STATUS[gravest]), nodes.Text(" ")]
        if rule.kept_by:
            standing += [words("kept by the players", "tag"), nodes.Text(" ")]
        if sections:
            standing += words(f"{book}: {', '.join(sections)}", "source")
        elif card:
            cited = [self.cite(source) for source in card.source if not source.of or "text" in source.of]
            standing += separated(cited, " · ")
        else:
            standing += self.cite(Source(house="no statement of the rulebook says this"))
        yield standing
        if card:
            role = self.game.catalogue.role(card)
            yield self._row(role.capitalize(), [reference(self.docname, role, card.id)])
        proofs = self.game.proofs(rule)
        if proofs:
            yield self._row(
                "Played in", [reference(self.docname, "scenario", s.id, quiet=True) for s in proofs]
            )
        errata = [erratum for name in rule.states for erratum in self.game.errata_by_statement.get(name, ())]
        if errata:
            yield self._row("Printed otherwise", self.links("erratum", [erratum.id for erratum in errata]))
        rulings = {
            ruling.id: ruling
            for name in rule.states
            for ruling in self.game.rulings_by_statement.get(name, ())
        }
        if rulings:
            yield self._row("We ruled", self.links("ruling", list(rulings)))

    def _row(self, label: str, items: Sequence[Node]) -> Element:
        plain = [item for item in items if not isinstance(item, nodes.Text)]
        return line(words(label, "label"), nodes.Text(" "), *separated(plain, " · "))
