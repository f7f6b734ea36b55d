"""A stranger's game without an engine, read out of the manual's own page: what the manual says works."""

import re
from pathlib import Path

PAGE = Path(__file__).parent.parent / "docs" / "manual" / "adding-a-game.md"
FILE = re.compile(
    r"^```\{code-block\} \w+\n:caption: (?P<path>\S+)\n\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL
)


def plant(folder: Path) -> Path:
    """Write the game into `folder` as the manual tells a reader to, and return the folder."""
    for block in FILE.finditer(PAGE.read_text(encoding="utf-8")):
        file = folder / block["path"]
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(block["text"], encoding="utf-8")
    return folder
