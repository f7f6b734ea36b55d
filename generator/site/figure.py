"""Numbers of the rules: the role {figure}`id`, which shows the number that stands in the data."""

from __future__ import annotations

from docutils import nodes
from sphinx.util.docutils import SphinxRole

from generator.faults import nearest
from generator.site.domain import press


class FigureRole(SphinxRole):
    """Shows a number of the game whose page it stands on; an unknown one is reported at its line."""

    def run(self) -> tuple[list[nodes.Node], list[nodes.system_message]]:
        """Return the number."""
        site = press(self.env).game(self.env.current_document.docname)
        figures = {figure.id: figure.value for figure in site.catalogue.game.figures}
        if self.text in figures:
            return [nodes.inline("", str(figures[self.text]), classes=["figure-of-rules"])], []
        meant = nearest(self.text, figures)
        hint = f'; did you mean "{meant}"?' if meant else ""
        message = self.inliner.reporter.error(
            f'expected a figure of {site.id}, found "{self.text}"{hint}', line=self.lineno
        )
        return [nodes.problematic(self.rawtext, self.rawtext)], [message]
