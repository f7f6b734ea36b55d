"""What every page has beside its text: the way back, its game, and the page for long searches."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment

from generator.site.domain import press


def note_chapter(app: Sphinx, document: nodes.document) -> None:
    """Make a chapter known to references by the name of its file."""
    domain = press(app.env)
    docname = app.env.current_document.docname
    game, _, name = docname.partition("/")
    title = next(iter(document.findall(nodes.title)), None)
    if game in domain.games and "/" not in name and title is not None:
        domain.note(docname, "chapter", name, "", title.astext())


def add_context(
    app: Sphinx, pagename: str, templatename: str, context: dict[str, Any], doctree: nodes.document | None
) -> None:
    """Tell the page's template its game and the pages above it."""
    domain = press(app.env)
    site = domain.games.get(pagename.partition("/")[0])
    context["press_game"] = site.catalogue.game if site else None
    context["press_crumbs"] = [
        (app.builder.get_relative_uri(pagename, above), title) for above, title in _above(app.env, pagename)
    ]
    context["press_owners"] = sorted({of.catalogue.game.owner for of in domain.games.values()} - {""})


def search_page(app: Sphinx) -> Iterator[tuple[str, dict[str, Any], str]]:
    """Add the page that lists everything a search found."""
    yield "search", {"title": "Search", "body": ""}, "press-search.html"


def _above(env: BuildEnvironment, pagename: str) -> Sequence[tuple[str, str]]:
    if pagename == "index":
        return []
    folders = pagename.split("/")[:-1]
    names = ["index", *("/".join((*folders[: depth + 1], "index")) for depth in range(len(folders)))]
    return [
        (name, "All games" if name == "index" else env.titles[name].astext())
        for name in names
        if name in env.titles and name != pagename
    ]
