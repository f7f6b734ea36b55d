"""Writing files so that a reader never sees half of one: write beside, then rename."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from errno import EISDIR
from pathlib import Path


@contextmanager
def replacing(file: Path) -> Iterator[Path]:
    """Give a path beside `file` to write to; once the block ends well it takes the place of `file`.

    If the block fails or is interrupted, `file` stays as it was and nothing is left beside it. What is no
    ordinary file, such as /dev/stdout, is written to and never replaced. Makes missing folders. Raises
    OSError if the folder cannot be written.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    if file.is_dir():
        raise IsADirectoryError(EISDIR, os.strerror(EISDIR), str(file))
    if file.exists() and not file.is_file():
        yield file
        return
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.", suffix=file.suffix)
    os.close(handle)
    beside = Path(name)
    try:
        yield beside
        beside.chmod(0o644)
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)


def write_text(file: Path, text: str) -> None:
    """Write `text` as UTF-8 with Unix line ends, all of it or nothing."""
    with replacing(file) as beside:
        beside.write_text(text, encoding="utf-8", newline="\n")


def write_bytes(file: Path, content: bytes) -> None:
    """Write `content`, all of it or nothing."""
    with replacing(file) as beside:
        beside.write_bytes(content)
