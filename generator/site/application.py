"""Sphinx as this site uses it: its settings, and the games whose pages it builds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from sphinx.application import Sphinx
from sphinx.builders.html import StandaloneHTMLBuilder

from generator.project import Project
from generator.rulebook.document import EXTENSIONS
from generator.site.domain import press
from generator.site.game_site import GameSite
from generator.site.pictures import Picture
from generator.site.theme import dark_variables, light_variables
from generator.site.warnings import Complaints


class PressSphinx(Sphinx):
    """A build that knows its games. Without a conf.py: the settings are the same for every project."""

    def __init__(
        self,
        project: Project,
        games: Mapping[str, GameSite],
        pictures: Mapping[str, Mapping[str, tuple[Picture, ...]]],
        work: Path,
        complaints: Complaints,
    ) -> None:
        self.complaints = complaints
        super().__init__(
            srcdir=work / "sources",
            confdir=None,
            outdir=work / "html",
            doctreedir=work / "doctrees",
            buildername="html",
            confoverrides=settings(project, list(games.values()), work),
            status=None,
            warning=complaints,
            warningiserror=True,
            parallel=1,
        )
        assert isinstance(self.builder, StandaloneHTMLBuilder)
        self.builder.search = False  # our own search takes its place
        domain = press(self.env)
        domain.games = games
        domain.pictures = pictures
        domain.menus = {}


def settings(project: Project, games: Sequence[GameSite], work: Path) -> dict[str, Any]:
    """Return everything that would stand in a conf.py."""
    title = games[0].catalogue.game.title if len(games) == 1 else "Peach Garden Press"
    templates = [folder / "site" for folder in project.templates]
    return {
        "project": title,
        "html_title": title,
        "author": "",
        "copyright": "",
        "language": "en",
        "extensions": ["myst_parser", "generator.site.extension"],
        "primary_domain": "press",
        "nitpicky": True,
        "source_suffix": {".md": "markdown"},
        "myst_enable_extensions": sorted(EXTENSIONS),
        "myst_heading_anchors": 4,
        "myst_disable_syntax": ["html_block", "html_inline"],
        "smartquotes": False,
        "templates_path": [str(folder / "html") for folder in templates if (folder / "html").is_dir()],
        "html_theme": "furo",
        "html_theme_options": {
            "light_css_variables": light_variables(),
            "dark_css_variables": dark_variables(),
            "top_of_page_buttons": [],
        },
        "html_static_path": [
            *(str(folder / "static") for folder in reversed(templates) if (folder / "static").is_dir()),
            str(work / "static"),
        ],
        "html_css_files": ["press-fonts.css", "press-edition.css", "press.css"],
        "html_js_files": [(f"press-{name}.js", {"defer": "defer"}) for name in ("search", "pages")],
        "html_copy_source": False,
        "html_show_sourcelink": False,
        "html_show_sphinx": False,
        "html_show_copyright": False,
        "html_use_index": False,
        "html_domain_indices": False,
        "html_permalinks_icon": "#",
        "html_sidebars": {
            "**": [
                "sidebar/brand.html",
                "sidebar/scroll-start.html",
                "sidebar/navigation.html",
                "sidebar/scroll-end.html",
            ]
        },
    }
