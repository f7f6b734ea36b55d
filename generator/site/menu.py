"""One menu for all leaf pages of a folder: it is the same on each, and slower to make than the page."""

from __future__ import annotations

import posixpath
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx

from generator.site.domain import press

BEFORE_THEME, AFTER_THEME = 400, 600
"""When the two functions are called, so that the theme makes a menu between them."""


def spare_menu(
    app: Sphinx, pagename: str, templatename: str, context: dict[str, Any], doctree: nodes.document | None
) -> None:
    """Keep the theme from making the menu of a leaf page if its folder has one already."""
    if _is_leaf(app, pagename) and posixpath.dirname(pagename) in press(app.env).menus:
        context.pop("toctree", None)


def share_menu(
    app: Sphinx, pagename: str, templatename: str, context: dict[str, Any], doctree: nodes.document | None
) -> None:
    """Give a leaf page its folder's menu, or its folder the page's."""
    if _is_leaf(app, pagename):
        menus, folder = press(app.env).menus, posixpath.dirname(pagename)
        context["furo_navigation_tree"] = menus.setdefault(folder, context["furo_navigation_tree"])


def _is_leaf(app: Sphinx, pagename: str) -> bool:
    return "orphan" in app.env.metadata.get(pagename, {})
