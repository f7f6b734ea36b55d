"""What every page has beside its text: the way back, its game, and the page for long searches."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from docutils import nodes
from sphinx.addnodes import toctree
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment

from generator.rulebook.slug import slug
from generator.site.domain import press


def note_chapter(app: Sphinx, document: nodes.document) -> None:
    """Make a chapter known to references by the name of its file, and its sections by their anchors."""
    domain = press(app.env)
    docname = app.env.current_document.docname
    game, _, name = docname.partition("/")
    if game not in domain.games or "/" in name:
        return
    for depth, section in enumerate(document.findall(nodes.section)):
        title = section.next_node(nodes.title)
        if title is not None:
            id_, anchor = (name, "") if depth == 0 else (f"{name}#{slug(title.astext())}", section["ids"][0])
            domain.note(docname, "chapter", id_, anchor, title.astext())


def hide_toctree(app: Sphinx, document: nodes.document) -> None:
    """Leave the list of a game's chapters to `game-contents`, which says more; menus still follow it."""
    game, _, name = app.env.current_document.docname.partition("/")
    if game in press(app.env).games and name == "index":
        for listed in document.findall(toctree):
            listed["hidden"] = True


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
