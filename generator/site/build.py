"""Builds the site of a project, or finds that there is nothing to do before anything heavy is loaded."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from generator.project import Project
from generator.site.fingerprint import fingerprint
from generator.site.outcome import Outcome, recall, remember

Report = Callable[[str], None]


def build_site(project: Project, names: Sequence[str] = (), report: Report = lambda _: None) -> Outcome:
    """Write the site of the games named, or of all, to output/site/ and return what came of it.

    `report` is told in a few words what is being done. A failed scenario shows red and is part of the
    outcome. Raises `Faults` for bad data or documents, among them references that lead nowhere; then the site
    that was there stays as it was.
    """
    games = project.chosen(tuple(names))
    report("Looking for changes")
    digest = fingerprint(project, games)
    record = project.output / "site-sources" / "last.json"
    last = recall(record, digest)
    if last and last.site == project.output / "site":
        return last
    from generator.site.make import make_site

    outcome = make_site(project, games, report)
    remember(record, digest, outcome)
    return outcome
