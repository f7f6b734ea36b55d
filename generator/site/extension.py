"""The Sphinx extension: all it adds, and the events it listens to."""

from __future__ import annotations

from sphinx.application import Sphinx
from sphinx.util.typing import ExtensionMetadata

from generator.site import freshness, mentions, menu, nodes, page
from generator.site.area import AreaDirective, MapDirective
from generator.site.badges import BadgeRole
from generator.site.card import CardDirective
from generator.site.contents import ContentsDirective, GamesDirective
from generator.site.coverage import CoverageDirective
from generator.site.domain import PressDomain, press, report_dangling, roles
from generator.site.entries import ErratumDirective, RulingDirective, TermDirective
from generator.site.figure import FigureRole
from generator.site.gallery import GalleryDirective
from generator.site.odds import OddsDirective
from generator.site.provenance import ProvenanceDirective
from generator.site.rule import RuleDirective
from generator.site.scenario import ScenarioDirective


def setup(app: Sphinx) -> ExtensionMetadata:
    """Register the domain with its directives and roles, the nodes, and what happens when."""
    app.add_domain(PressDomain)
    for kind, role in roles().items():
        app.add_role_to_domain("press", kind, role)
    app.add_role_to_domain("press", "badge", BadgeRole())
    app.add_role_to_domain("press", "figure", FigureRole())
    app.add_directive_to_domain("press", "rule", RuleDirective)
    app.add_directive_to_domain("press", "scenario", ScenarioDirective)
    app.add_directive_to_domain("press", "card", CardDirective)
    app.add_directive_to_domain("press", "hero", CardDirective)
    app.add_directive_to_domain("press", "area", AreaDirective)
    app.add_directive_to_domain("press", "map", MapDirective)
    app.add_directive_to_domain("press", "odds", OddsDirective)
    app.add_directive_to_domain("press", "term", TermDirective)
    app.add_directive_to_domain("press", "erratum", ErratumDirective)
    app.add_directive_to_domain("press", "ruling", RulingDirective)
    app.add_directive_to_domain("press", "games", GamesDirective)
    app.add_directive_to_domain("press", "game-contents", ContentsDirective)
    app.add_directive_to_domain("press", "gallery", GalleryDirective)
    app.add_directive_to_domain("press", "coverage", CoverageDirective)
    app.add_directive_to_domain("press", "provenance", ProvenanceDirective)
    app.add_node(nodes.tagged, html=(nodes.visit_tagged, nodes.depart_tagged))
    app.add_node(nodes.picture, html=(nodes.visit_picture, None))
    app.add_node(nodes.mention_list)
    app.connect("env-get-outdated", freshness.outdated)
    app.connect("doctree-read", page.level_headings)
    app.connect("doctree-read", page.note_chapter)
    app.connect("doctree-read", page.hide_toctree)
    app.connect("doctree-read", mentions.note_mentions)
    app.connect("doctree-read", freshness.note_shown)
    app.connect("env-updated", mentions.pages_to_write)
    app.connect("doctree-resolved", mentions.fill)
    app.connect(
        "warn-missing-reference", lambda app, domain, node: report_dangling(press(app.env), node) or None
    )
    app.connect("html-page-context", page.add_context)
    app.connect("html-page-context", menu.spare_menu, menu.BEFORE_THEME)
    app.connect("html-page-context", menu.share_menu, menu.AFTER_THEME)
    app.connect("html-collect-pages", page.search_page)
    return {"version": "1", "env_version": 1, "parallel_read_safe": True, "parallel_write_safe": True}
