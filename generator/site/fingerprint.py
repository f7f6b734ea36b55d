"""A digest of everything a site is made from, taken without loading any of it."""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from importlib.metadata import PackageNotFoundError, entry_points, version
from importlib.util import find_spec
from pathlib import Path

from generator.project import Project
from generator.site.proofs import report

_LIBRARIES = ("sphinx", "furo", "myst-parser", "docutils", "weasyprint", "pypdfium2", "pillow")


def fingerprint(project: Project, games: Sequence[str]) -> str:
    """Return a digest of the data, documents, templates and code behind a site of these games."""
    digest = hashlib.sha256(repr((sys.version_info[:2], tuple(games))).encode())
    for library in _LIBRARIES:
        digest.update(f"{library}={_version(library)}\n".encode())
    verified = report(project)
    for file in [*_files(project, games), *([verified] if verified.is_file() else [])]:
        digest.update(b"\n" + os.fsencode(file) + b"\n")
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def newest_change(project: Project, games: Sequence[str]) -> float:
    """Return when the youngest file behind a site of these games was changed, in seconds since 1970."""
    return max(file.stat().st_mtime for file in _files(project, games))


def code() -> str:
    """Return a digest of the code and libraries that pages are built with."""
    digest = hashlib.sha256(repr([_version(library) for library in _LIBRARIES]).encode())
    for file in _below([Path(__file__).parent], "*.py"):
        digest.update(file.read_bytes())
    return digest.hexdigest()


def _files(project: Project, games: Sequence[str]) -> Iterator[Path]:
    folders = [project.data(game) for game in games] + [project.docs(game) for game in games]
    folders += [project.root / "docs" / "manual", *project.templates]
    yield from _below(folders)
    yield from _below([Path(__file__).parent.parent, *_engines(games)], "*.py")


def _below(folders: Iterable[Path], pattern: str = "*") -> Iterator[Path]:
    for folder in folders:
        yield from sorted(
            file for file in folder.rglob(pattern) if file.is_file() and "__pycache__" not in file.parts
        )


def _engines(games: Sequence[str]) -> Iterator[Path]:
    """The folders of the engines that play the games, wherever they are installed."""
    for engine in entry_points(group="press.engines"):
        if engine.name in games:
            spec = find_spec(engine.module)
            if spec and spec.origin:
                yield Path(spec.origin).parent


def _version(library: str) -> str:
    try:
        return version(library)
    except PackageNotFoundError:
        return "none"
