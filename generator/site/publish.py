"""Puts a finished site in its place as a whole, so that nobody ever reads half of one."""

from __future__ import annotations

import shutil
from collections.abc import Collection
from pathlib import Path

NOT_PUBLIC = (".buildinfo", ".buildinfo.bak", "searchtools.js", "language_data.js", "debug.css", "*.map")
"""What Sphinx and its theme leave that the site does not use."""


def sweep(html: Path, pages: Collection[str]) -> None:
    """Remove pages of earlier builds that the site no longer has, and folders left empty."""
    for file in html.rglob("*.html"):
        if file.relative_to(html).as_posix() not in pages:
            file.unlink()
    for folder in sorted((found for found in html.rglob("*") if found.is_dir()), reverse=True):
        if not any(folder.iterdir()):
            folder.rmdir()


def publish(html: Path, site: Path) -> None:
    """Copy a finished build beside the published site, then let it take that one's place.

    If this is interrupted, the published site is the one before or the new one, whole.
    """
    coming, going = site.with_name(f".{site.name}.coming"), site.with_name(f".{site.name}.going")
    for left_over in (coming, going):
        shutil.rmtree(left_over, ignore_errors=True)
    shutil.copytree(html, coming, ignore=shutil.ignore_patterns(*NOT_PUBLIC))
    if site.exists():
        site.rename(going)
    coming.rename(site)
    shutil.rmtree(going, ignore_errors=True)
