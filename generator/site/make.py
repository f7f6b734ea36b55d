"""Makes a site from the beginning: reads, judges, draws, gathers pages, builds, checks and publishes."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

from sphinx.environment import BuildEnvironment
from sphinx.util.docutils import docutils_namespace, patch_docutils

from generator.faults import Fault, Faults, Place
from generator.project import Project
from generator.scenarios.album import Album
from generator.scenarios.verify import load_game, verify_game
from generator.site.application import PressSphinx
from generator.site.assemble import Sources, assemble
from generator.site.domain import PressDomain, press
from generator.site.drawing import drawing
from generator.site.fingerprint import code, newest_change
from generator.site.game_site import GameSite
from generator.site.outcome import Outcome, Wrong
from generator.site.pictures import Picture, pictures_of
from generator.site.proofs import with_proofs
from generator.site.publish import publish, sweep
from generator.site.redirects import redirects
from generator.site.search_index import search_script
from generator.site.theme import write_theme
from generator.site.warnings import Complaints
from generator.writing import write_text


def make_site(project: Project, names: Sequence[str], report: Callable[[str], None]) -> Outcome:
    """Build the site of some games and put it in its place; see `build_site`."""
    work = project.output / "site-sources"
    games = _read(project, names, report)
    catalogues = [site.catalogue for site in games.values()]
    pictures = {name: pictures_of(site.catalogue) for name, site in games.items()}
    with drawing(project, catalogues, work) as all_drawn:
        report("Gathering the pages")
        write_theme(project, games, work / "static")
        sources = assemble(project, games, work / "sources")
        shutil.rmtree(work / "html" / "_static", ignore_errors=True)
        report("Building the pages")
        _forget_what_other_code_read(work)
        try:
            with patch_docutils(), docutils_namespace():
                sphinx = PressSphinx(project, games, pictures, work, Complaints())
                environment = _build(sphinx, sources, games)
        except BaseException:
            # So that the next build reads every page again and complains of all that is wrong.
            shutil.rmtree(work / "doctrees", ignore_errors=True)
            raise
        report("Drawing the pictures of the cards")
        all_drawn()
    report("Putting the site in its place")
    _take_pictures(pictures, work)
    pages = _finish(press(environment), work / "html", environment.found_docs)
    publish(work / "html", project.output / "site")
    return Outcome(project.output / "site", tuple(names), pages, tuple(_failed(games)))


def _take_pictures(pictures: Mapping[str, Mapping[str, tuple[Picture, ...]]], work: Path) -> None:
    """Put the pictures of the site among its static files, and no others that were drawn earlier."""
    for shown in pictures.values():
        for picture in (picture for faces in shown.values() for picture in faces):
            target = work / "html" / "_static" / picture.file
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(work / picture.file, target)


def _read(project: Project, names: Sequence[str], report: Callable[[str], None]) -> Mapping[str, GameSite]:
    """Read and judge all games; the faults of all are raised at once."""
    faults: list[Fault] = []
    games = {}
    newest = newest_change(project, names)
    for name in names:
        report(f"Playing the scenarios of {name}")
        try:
            game = load_game(project, name)
            albums: dict[str, Album] = {}
            verdicts = with_proofs(project, verify_game(game, albums=albums), newest)
            courses = {id_: album.courses for id_, album in albums.items()}
            games[name] = GameSite(game.catalogue, game.rulebook, verdicts, game.engine, courses)
        except Faults as found:
            faults += found.faults
    if faults:
        raise Faults(faults)
    return games


def _forget_what_other_code_read(work: Path) -> None:
    """Drop what an earlier version of this package or of Sphinx has read."""
    kept, now = work / "code.txt", code()
    if not kept.is_file() or kept.read_text("utf-8") != now:
        shutil.rmtree(work / "doctrees", ignore_errors=True)
        write_text(kept, now)


def _build(sphinx: PressSphinx, sources: Sources, games: Mapping[str, GameSite]) -> BuildEnvironment:
    """Let Sphinx build; raise `Faults` with all it complains of, and for ids that it did not see."""
    sphinx.build()
    faults = [*sphinx.complaints.faults(sources.folder, sources.origins), *_unlike(press(sphinx.env), games)]
    if faults:
        raise Faults(faults)
    return sphinx.env


def _unlike(domain: PressDomain, games: Mapping[str, GameSite]) -> Iterator[Fault]:
    """Compare what Sphinx saw with what the rulebook reader read; both must know the same ids."""
    for site in games.values():
        for kind, known in (("rule", site.rulebook.rules), ("scenario", site.rulebook.scenarios)):
            seen = domain.ids(site.id, kind)
            for id_ in sorted(seen ^ known.keys()):
                place = known[id_].place if id_ in known else Place(Path(site.id))
                where = (
                    "is read from the document but not on the site" if id_ in known else "is only on the site"
                )
                yield Fault(place, kind, f'"{id_}" {where}')


def _finish(domain: PressDomain, html: Path, documents: set[str]) -> int:
    """Add what is written after Sphinx, remove what is no longer there, and count the pages."""
    write_text(html / "_static" / "press-search-index.js", search_script(domain))
    stubs = redirects(domain)
    for page, text in stubs.items():
        (html / page).parent.mkdir(parents=True, exist_ok=True)
        (html / page).write_text(text, encoding="utf-8")
    pages = {f"{name}.html" for name in documents} | {"search.html"}
    sweep(html, pages | stubs.keys())
    return len(pages)


def _failed(games: Mapping[str, GameSite]) -> Iterator[Wrong]:
    for site in games.values():
        for scenario in site.verdicts.scenarios.values():
            if not scenario.passed:
                why = scenario.failure.message if scenario.failure else ""
                yield Wrong(site.id, scenario.title, str(scenario.place), why)
        for statement in site.verdicts.statements.values():
            if statement.status == "failed" and not statement.scenarios:
                place = site.catalogue.places["statement", statement.id]
                yield Wrong(site.id, statement.id, str(place), statement.why)
