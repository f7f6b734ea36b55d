"""Shows a built site on this machine."""

from __future__ import annotations

from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name is the base class's
        """Say nothing about each page that is asked for."""


def server(site: Path, port: int) -> ThreadingHTTPServer:
    """Return a server of the site that only this machine can reach; raises OSError if the port is taken."""
    return ThreadingHTTPServer(("127.0.0.1", port), partial(_Quiet, directory=str(site)))
