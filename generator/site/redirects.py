"""An address for every rule that does not depend on its chapter, and that earlier ids lead to as well."""

from __future__ import annotations

import html
import posixpath

from generator.site.domain import PressDomain

_PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>{title}</title>
<meta http-equiv="refresh" content="0; url={address}">
<link rel="canonical" href="{address}">
<p>This rule stands at <a href="{address}">{title}</a>.</p>
</html>
"""


def redirects(domain: PressDomain) -> dict[str, str]:
    """Return small pages by their path: `game/rule/ID.html` for each present and earlier id of a rule."""
    found = {}
    rules = {key: key for key in domain.targets if key[1] == "rule"}
    for (game, _, id_), now in {**rules, **domain.moved}.items():
        target = domain.targets[now]
        address = posixpath.relpath(f"{target.docname}.html", f"{game}/rule") + f"#{target.anchor}"
        page = _PAGE.format(address=html.escape(address, quote=True), title=html.escape(target.title))
        found[f"{game}/rule/{id_}.html"] = page
    return found
