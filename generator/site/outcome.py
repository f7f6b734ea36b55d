"""What came of building a site, kept beside it so that a build with nothing to do can say the same again."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from generator.writing import write_text


@dataclass(frozen=True)
class Wrong:
    """A scenario or statement that failed: of which game, what it is called, where it stands and why."""

    game: str
    title: str
    place: str
    why: str


@dataclass(frozen=True)
class Outcome:
    """A site that was written: where it lies, how many pages it has and what shows red on it."""

    site: Path
    games: tuple[str, ...]
    pages: int
    failed: tuple[Wrong, ...] = ()
    unchanged: bool = False

    @property
    def first_page(self) -> Path:
        """Where to start reading."""
        return self.site / "index.html"


def remember(file: Path, digest: str, outcome: Outcome) -> None:
    """Keep an outcome together with the digest of what the site was made from."""
    kept = {**asdict(outcome), "site": str(outcome.site), "digest": digest}
    write_text(file, json.dumps(kept, ensure_ascii=False, indent=2) + "\n")


def recall(file: Path, digest: str) -> Outcome | None:
    """Return the outcome of the last build, if it was made from the same and the site is still there."""
    try:
        kept = json.loads(file.read_text("utf-8"))
        if kept["digest"] != digest:
            return None
        failed = tuple(Wrong(**wrong) for wrong in kept["failed"])
        outcome = Outcome(Path(kept["site"]), tuple(kept["games"]), kept["pages"], failed)
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return replace(outcome, unchanged=True) if outcome.first_page.is_file() else None
