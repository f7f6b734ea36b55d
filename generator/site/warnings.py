"""What Sphinx complains of while it builds, as faults in the files that people wrote."""

from __future__ import annotations

import io
import re
from collections.abc import Mapping
from pathlib import Path

from generator.faults import Fault, Place

_ESCAPE = re.compile(r"\x1b\[[0-9;]*m")
_LOCATED = re.compile(r"(?P<file>.+?)(?::(?P<line>\d+))?: (?P<level>[A-Z]+): (?P<message>.*)", re.DOTALL)


class Complaints(io.StringIO):
    """Where Sphinx writes its warnings; `faults` says them about the files that pages came from."""

    def faults(self, sources: Path, origins: Mapping[str, Place]) -> list[Fault]:
        """Return one fault a warning.

        `origins` gives, by a page's path below `sources`, the place in the project that it was made from; a
        place with line 0 is a file taken over line by line, so lines in both are the same.
        """
        return [_fault(text, sources, origins) for text in self._warnings()]

    def _warnings(self) -> list[str]:
        found: list[str] = []
        for text in _ESCAPE.sub("", self.getvalue()).splitlines():
            if _LOCATED.match(text) or text.startswith("WARNING: ") or not found:
                found.append(text)
            else:
                found[-1] += f" {text.strip()}"
        return [text for text in found if text.strip()]


def _fault(text: str, sources: Path, origins: Mapping[str, Place]) -> Fault:
    located = _LOCATED.fullmatch(text)
    if located is None:
        return Fault(Place(sources), "site", text.removeprefix("WARNING: "))
    file = Path(located["file"])
    line = int(located["line"] or 0)
    page = file.relative_to(sources).as_posix() if file.is_relative_to(sources) else ""
    origin = origins.get(page)
    message = re.sub(r" \[[\w.-]+\]$", "", located["message"])
    if origin is None:
        return Fault(Place(file, line), "", message)
    return Fault(Place(origin.file, origin.line or line), "", message)
