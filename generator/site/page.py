"""What every page has beside its text: the way back, its game, and the page for long searches."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from html import unescape
from textwrap import shorten
from typing import Any

from docutils import nodes
from sphinx.addnodes import toctree
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment

from generator.rulebook.slug import slug
from generator.site.domain import press
from generator.site.game_site import GameSite
from generator.site.nodes import set_levels
from generator.site.search_index import text_of_page

DESCRIBED = 160
"""How many letters search engines and previews show of a page's description."""


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


def level_headings(app: Sphinx, document: nodes.document) -> None:
    """Let the headings of a page go down by one level at a time."""
    set_levels(document)


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
    context["press_title"] = _title(context, site, pagename)
    context["press_description"] = _description(app.env, site, pagename, doctree)
    context["press_owners"] = sorted({of.catalogue.game.owner for of in domain.games.values()} - {""})


def _title(context: dict[str, Any], site: GameSite | None, pagename: str) -> str:
    """Return what a browser calls the page: its own name, and its game to tell bookmarks apart."""
    whole = str(context["docstitle"])
    if pagename == "index":
        return whole
    title = unescape(re.sub(r"<[^>]+>", "", str(context["title"])))
    above = site.catalogue.game.title if site else whole
    return title if title == above else f"{title} - {above}"


def _description(
    env: BuildEnvironment, site: GameSite | None, pagename: str, doctree: nodes.document | None
) -> str:
    """Return a sentence or two on what stands on the page, for search engines and previews of links."""
    first = doctree.next_node(nodes.paragraph) if doctree else None
    if pagename == "index":
        games = ", ".join(game.catalogue.game.title for game in press(env).games.values())
        text = f"Rules proved and searchable, cards and rulings: {games}."
    elif site:
        folder = pagename.split("/")[1]
        blurb = site.catalogue.game.blurb
        text = first.astext() if folder == "reference" and first else text_of_page(site, pagename) or blurb
    else:
        text = first.astext() if first else "Search rules, cards, words and scenarios."
    return shorten(text, DESCRIBED, placeholder=" …")


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
