"""How we use WeasyPrint: what it may read, which is ours and the project's, what it says, what it writes."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from urllib.request import url2pathname

from weasyprint.text.fonts import FontConfiguration
from weasyprint.urls import URLFetcher, URLFetcherResponse

from generator.printing.typography import FONTS
from generator.project import Project, shipped

_EPOCH = "SOURCE_DATE_EPOCH"
_LOGGER = logging.getLogger("weasyprint")


class BundledFiles(URLFetcher):
    """Fetches files that ship with the package or belong to the project, and data written into the page.

    Anything else is refused and remembered in `refused`.
    """

    def __init__(self, project: Project) -> None:
        super().__init__(allowed_protocols=("file", "data"), allow_redirects=False)  # type: ignore[no-untyped-call]
        self.refused: list[str] = []
        self._folders = tuple(
            folder.resolve()
            for root in dict.fromkeys((project.root, shipped()))
            for folder in (root / "data", root / "templates")
        )
        self._fonts = frozenset(font.path.resolve() for font in FONTS)

    def fetch(self, url: str, headers: Any = None) -> URLFetcherResponse:
        """Return the content of an allowed URL; raise ValueError for any other."""
        if not self._allowed(url):
            self.refused.append(url)
            raise ValueError(f"{url} lies outside the project's data/ and templates/")
        response: URLFetcherResponse = super().fetch(url, headers)  # type: ignore[no-untyped-call]
        return response

    def _allowed(self, url: str) -> bool:
        parts = urlsplit(url)
        if parts.scheme == "data":
            return True
        if parts.scheme != "file" or parts.netloc not in ("", "localhost"):
            return False
        path = Path(url2pathname(parts.path)).resolve()
        return path in self._fonts or any(path.is_relative_to(folder) for folder in self._folders)


class KnownFonts(FontConfiguration):
    """Remembers which families the page brings with @font-face, and their files."""

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.files: dict[str, list[Path]] = {}

    def add_font_face(self, rule_descriptors: dict[str, Any], url_fetcher: URLFetcher) -> None:
        """Make a font known to Pango and note its family and file."""
        files = self.files.setdefault(rule_descriptors["font_family"], [])
        for sort, url in rule_descriptors["src"]:
            if sort == "external" and url.startswith("file:"):
                path = Path(url2pathname(urlsplit(url).path))
                if path not in files:
                    files.append(path)
        super().add_font_face(rule_descriptors, url_fetcher)  # type: ignore[no-untyped-call]


class _Listener(logging.Handler):
    def __init__(self) -> None:
        super().__init__()
        self.complaints: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        said = record.getMessage()
        if record.levelno >= logging.ERROR or "cannot be loaded" in said:
            self.complaints.append(said)


@contextmanager
def complaints() -> Iterator[Sequence[str]]:
    """Collect what WeasyPrint says about files it could not use: images, stylesheets, fonts."""
    listener = _Listener()
    _LOGGER.addHandler(listener)
    try:
        yield listener.complaints
    finally:
        _LOGGER.removeHandler(listener)


def written(document: Any, **options: Any) -> bytes:
    """Return a rendered document as a PDF without the time of day, which fonts else keep."""
    before = os.environ.get(_EPOCH)
    os.environ[_EPOCH] = "0"
    try:
        pdf: bytes = document.write_pdf(**options)
    finally:
        if before is None:
            del os.environ[_EPOCH]
        else:
            os.environ[_EPOCH] = before
    return pdf
