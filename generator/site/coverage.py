"""How much of the rulebook is proved: the directive `coverage`, with every statement and how it stands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from docutils import nodes
from docutils.nodes import Element, Node

from generator.catalogue.statements import Statement
from generator.scenarios.verdicts import Status
from generator.site.badges import STATUS, badge_node
from generator.site.directive import PressDirective
from generator.site.domain import reference
from generator.site.nodes import line, permalink, separated, tag, words
from generator.site.plain_text import plain

ORDER: tuple[Status, ...] = ("verified", "erratum", "waived", "unchecked", "failed")


class CoverageDirective(PressDirective):
    """`:::{coverage}`: a bar for the whole book and for each section, and beneath each its statements."""

    required_arguments = 0
    has_content = False

    def run(self) -> list[Node]:
        """Build the page's body."""
        statements = list(self.game.catalogue.statements.values())
        sections: dict[str, list[Statement]] = {}
        for statement in statements:
            sections.setdefault(statement.section, []).append(statement)
        whole = tag("section", classes=["coverage"])
        whole += self._bar(statements)
        whole += self._legend(statements)
        for section, members in sections.items():
            failing = any(self._status(statement) in ("failed", "unchecked") for statement in members)
            details = tag("details", classes=["coverage-section"], html={"open": "open"} if failing else {})
            titled = section[:1].upper() + section[1:]
            counted = words(self._count(members), "count")
            details += tag("summary", words(titled, "section-name"), counted, self._bar(members))
            details += tag("ul", *(self._entry(statement) for statement in members), classes=["statements"])
            whole += details
        return [whole]

    def _status(self, statement: Statement) -> Status:
        verdict = self.game.verdicts.statements.get(statement.id)
        return verdict.status if verdict else "unchecked"

    def _counts(self, statements: Sequence[Statement]) -> Counter[Status]:
        return Counter(map(self._status, statements))

    def _bar(self, statements: Sequence[Statement]) -> Element:
        counts = self._counts(statements)
        spoken = ", ".join(f"{counts[status]} {status}" for status in ORDER if counts[status])
        parts = [
            tag("span", classes=["bar-part", f"bar-{status}"], html={"style": f"flex-grow: {counts[status]}"})
            for status in ORDER
            if counts[status]
        ]
        return tag("span", *parts, classes=["bar"], html={"role": "img", "aria-label": spoken})

    def _count(self, statements: Sequence[Statement]) -> str:
        counts = self._counts(statements)
        settled = counts["verified"] + counts["erratum"]
        waived = f", {counts['waived']} waived" if counts["waived"] else ""
        return f"{settled} of {len(statements)} proved{waived}"

    def _legend(self, statements: Sequence[Statement]) -> Element:
        counts = self._counts(statements)
        items = [
            tag(
                "li",
                badge_node(STATUS[status]),
                words(f" {counts[status]} ", "count"),
                words(STATUS[status].meaning),
            )
            for status in ORDER
            if counts[status]
        ]
        return tag("ul", *items, classes=["legend"])

    def _entry(self, statement: Statement) -> Element:
        status = self._status(statement)
        node = tag("li", classes=["statement", f"statement-{status}"])
        anchor = f"statement-{statement.id}"
        self.announce(node, "statement", statement.id, anchor, statement.id)
        node += line(
            badge_node(STATUS[status]),
            nodes.Text(" "),
            words(statement.id, "rule-id"),
            words(statement.kind, "tag"),
            permalink(anchor, "statement"),
        )
        node += list(self._wording(statement))
        return node

    def _wording(self, statement: Statement) -> Iterator[Element]:
        verdict = self.game.verdicts.statements.get(statement.id)
        rules = self.game.rules_by_statement.get(statement.id, ())
        if rules:
            yield line(
                words("Rule", "label"), nodes.Text(" "), *self.links("rule", [rule.id for rule in rules])
            )
        elif statement.says:
            yield line(words(plain(statement.says, self.game)))
        if statement.waived:
            yield line(words("Waived", "label"), nodes.Text(f" {plain(statement.waived, self.game)}"))
        elif verdict and verdict.why and verdict.status != "unchecked":
            yield line(words(verdict.why, "meaning"))
        scenarios = [
            name for name in (verdict.scenarios if verdict else ()) if name in self.game.rulebook.scenarios
        ]
        if scenarios:
            links = [reference(self.docname, "scenario", name, quiet=True) for name in scenarios]
            yield line(words("Played in", "label"), nodes.Text(" "), *separated(links, " · "))
        errata = [erratum.id for erratum in self.game.errata_by_statement.get(statement.id, ())]
        if errata:
            yield line(words("Erratum", "label"), nodes.Text(" "), *self.links("erratum", errata))
        rulings = [ruling.id for ruling in self.game.rulings_by_statement.get(statement.id, ())]
        if rulings:
            yield line(words("Ruling", "label"), nodes.Text(" "), *self.links("ruling", rulings))
