"""Gathers the site's sources in one folder: documents as they are, and pages made from data."""

from __future__ import annotations

import filecmp
import re
import shutil
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from generator.faults import Place
from generator.project import Project
from generator.scenarios.help_page import words_page
from generator.site.area import FOLDER
from generator.site.game_site import GameSite
from generator.writing import write_text

MANUAL = "manual"
_REFERENCE = ("glossary", "errata", "rulings", "coverage", "vocabulary", "sources")


@dataclass
class Sources:
    """The pages of a site below `folder`, and where in the project each comes from."""

    folder: Path
    origins: dict[str, Place] = field(default_factory=dict)

    def write(self, page: str, text: str, origin: Place) -> None:
        """Write a page unless it already reads so."""
        self.origins[page] = origin
        write_if_changed(self.folder / page, text)

    def copy(self, page: str, file: Path) -> None:
        """Take over a file as it is."""
        self.origins[page] = Place(file)
        target = self.folder / page
        if not target.is_file() or not filecmp.cmp(file, target, shallow=False):
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, target)

    def sweep(self) -> None:
        """Remove what no longer belongs to the site."""
        for file in self.folder.rglob("*"):
            if file.is_file() and file.relative_to(self.folder).as_posix() not in self.origins:
                file.unlink()


def write_if_changed(file: Path, text: str) -> None:
    """Write `text` unless the file already reads so, so that its age tells when it changed."""
    if not file.is_file() or file.read_text("utf-8") != text:
        write_text(file, text)


def as_words(text: str) -> str:
    """Return Markdown that shows `text` as it is, whatever signs of mark-up stand in it."""
    return re.sub(r"([!-/:-@\[-`{-~])", r"\\\1", text)


def assemble(project: Project, games: Mapping[str, GameSite], folder: Path) -> Sources:
    """Write the sources of the whole site and return where each page comes from."""
    sources = Sources(folder)
    manual = _manual(project, sources)
    pages = _Pages(project, sources)
    everything = {"games": list(games.values()), "manual": manual}
    pages.write("index.md", "start.md", Place(project.root), **everything)
    pages.write("about.md", "about.md", Place(project.root), **everything)
    for site in games.values():
        _copy_documents(project, site, sources, pages)
        _write_reference(project, site, pages)
        _write_cards(site, pages)
        _write_areas(site, pages)
    sources.sweep()
    return sources


class _Pages:
    """Fills the templates of templates/site/pages/, the project's own before ours."""

    def __init__(self, project: Project, sources: Sources) -> None:
        self._sources = sources
        self._templates = Environment(
            loader=FileSystemLoader([folder / "site" / "pages" for folder in project.templates]),
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
            autoescape=False,
        )
        self._templates.filters["as_words"] = as_words

    def write(self, page: str, template: str, origin: Place, **context: Any) -> None:
        self._sources.write(page, self._templates.get_template(template).render(context), origin)

    def render(self, template: str, **context: Any) -> str:
        return self._templates.get_template(template).render(context)


def _copy_documents(project: Project, site: GameSite, sources: Sources, pages: _Pages) -> None:
    """Take over a game's documents; its first page also gets the way to all that is made from data."""
    folder = project.docs(site.id)
    for file in _visible(folder):
        name = file.relative_to(folder).as_posix()
        if name != "index.md":
            sources.copy(f"{site.id}/{name}", file)
    index = folder / "index.md"
    more = pages.render("look-up.md", site=site, reference=reference_pages(site), roles=list(site.roles))
    sources.write(f"{site.id}/index.md", f"{index.read_text('utf-8-sig').rstrip()}\n\n{more}", Place(index))


def reference_pages(site: GameSite) -> list[str]:
    """Return which reference pages a game has: those with something on them."""
    catalogue = site.catalogue
    wanted = {
        "glossary": catalogue.terms,
        "errata": catalogue.errata,
        "rulings": catalogue.rulings,
        "coverage": catalogue.statements,
        "vocabulary": site.rulebook.scenarios,
        "sources": True,
    }
    return [page for page in _REFERENCE if wanted[page]]


def _write_reference(project: Project, site: GameSite, pages: _Pages) -> None:
    data = project.data(site.id)
    vocabulary = words_page(site.catalogue, site.engine)
    for page in reference_pages(site):
        context = {"site": site, "vocabulary": vocabulary}
        pages.write(f"{site.id}/reference/{page}.md", f"{page}.md", Place(data), **context)


def _write_cards(site: GameSite, pages: _Pages) -> None:
    for role, cards in site.roles.items():
        folder = f"{site.id}/{folder_of(role)}"
        kinds = site.by_kind(role)
        origin = site.catalogue.places["game", site.id]
        pages.write(f"{folder}/index.md", "cards.md", origin, site=site, role=role, kinds=kinds, cards=cards)
        for card in cards:
            place = site.catalogue.places[role, card.id]
            pages.write(f"{folder}/{card.id}.md", "card.md", place, card=card, role=role)


def _write_areas(site: GameSite, pages: _Pages) -> None:
    areas = site.catalogue.areas
    if areas:
        origin = site.catalogue.places["game", site.id]
        pages.write(f"{site.id}/{FOLDER}/index.md", "areas.md", origin, areas=list(areas.values()))
    for area in areas.values():
        place = site.catalogue.places["area", area.id]
        pages.write(f"{site.id}/{FOLDER}/{area.id}.md", "area.md", place, area=area)


def folder_of(role: str) -> str:
    """Return the folder of the pages of cards in a role."""
    return "heroes" if role == "hero" else "cards"


def _manual(project: Project, sources: Sources) -> bool:
    """Take over the manual, if the project has one; return whether it does."""
    folder = project.root / "docs" / MANUAL
    if not (folder / "index.md").is_file():
        return False
    for file in _visible(folder):
        sources.copy(f"{MANUAL}/{file.relative_to(folder).as_posix()}", file)
    return True


def _visible(folder: Path) -> Iterator[Path]:
    for file in sorted(folder.rglob("*")):
        if file.is_file() and not any(part.startswith(".") for part in file.relative_to(folder).parts):
            yield file
