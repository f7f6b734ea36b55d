"""The inline markup of texts, parsed once, so that cards and site each render it their own way."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

ROLES = ("card", "hero", "area", "term", "figure", "rule", "scenario", "statement", "erratum", "ruling")
"""What a text refers to. Rules and scenarios stand in documents, the rest in data; figures show a number."""

SUITS = "♠♥♣♦"

PartKind = Literal["words", "reference", "suit", "paragraph"]


@dataclass(frozen=True)
class Part:
    """A piece of a text in one style.

    `words` is text; `reference` leads to `target` by `role` and shows `text`, or what the target is called if
    `text` is empty; `suit` is one of ♠♥♣♦; `paragraph` stands between two paragraphs.
    """

    kind: PartKind
    text: str = ""
    role: str = ""
    target: str = ""
    bold: bool = False
    italic: bool = False


_TOKEN = re.compile(
    r"\\(?P<escaped>[!-/:-@\[-`{-~])"
    r"|\{(?P<role>[a-z][a-z0-9_:-]*)\}`(?P<content>[^`]+)`"
    r"|(?P<stars>\*+)"
    rf"|(?P<suit>[{SUITS}])"
)
_SHOWN = re.compile(r"\s*(?P<shown>.+?)\s*<(?P<target>[^<>]+)>\s*", re.DOTALL)
_BLANK_LINE = re.compile(r"\n[ \t]*\n\s*")


def parse_text(text: str) -> list[Part]:
    """Return the parts of a text in MyST's inline markup.

    Read are **bold**, *italic*, {role}`target`, {role}`shown <target>`, the four suits, and a backslash
    before punctuation. A blank line starts a paragraph, other line ends are spaces. A star that opens or
    closes nothing is text, so nothing a person wrote is lost.
    """
    parts: list[Part] = []
    for paragraph in _BLANK_LINE.split(text.strip()):
        if parts:
            parts.append(Part("paragraph"))
        parts += _joined(_styled(_tokens(" ".join(paragraph.split()))))
    return parts


def references(text: str) -> list[Part]:
    """Return only the references of a text, in order."""
    return [part for part in parse_text(text) if part.kind == "reference"]


@dataclass
class _Stars:
    """A run of one or two stars that may open or close a style; if it has no partner it is text."""

    count: int
    opens: bool
    closes: bool
    partner: _Stars | None = None


def _tokens(text: str) -> list[Part | _Stars]:
    tokens: list[Part | _Stars] = []
    position = 0
    for match in _TOKEN.finditer(text):
        tokens.append(Part("words", text[position : match.start()]))
        position = match.end()
        if match["escaped"]:
            tokens.append(Part("words", match["escaped"]))
        elif match["role"]:
            shown = _SHOWN.fullmatch(match["content"])
            target = shown["target"] if shown else match["content"]
            tokens.append(Part("reference", shown["shown"] if shown else "", match["role"], target.strip()))
        elif match["suit"]:
            tokens.append(Part("suit", match["suit"]))
        else:
            closes = match.start() > 0 and text[match.start() - 1] != " "
            opens = match.end() < len(text) and text[match.end()] != " "
            tokens += _runs(len(match["stars"]), opens=opens, closes=closes)
    tokens.append(Part("words", text[position:]))
    return tokens


def _runs(stars: int, *, opens: bool, closes: bool) -> list[Part | _Stars]:
    """Split a run of stars: three are bold and italic at once, more than three are text."""
    if stars > 3:
        return [Part("words", "*" * stars)]
    return [_Stars(count, opens, closes) for count in ((2, 1) if stars == 3 else (stars,))]


def _pair(tokens: list[Part | _Stars]) -> None:
    """Find the partner of each run of stars: the nearest open one of the same length before it."""
    waiting: list[_Stars] = []
    for token in tokens:
        if not isinstance(token, _Stars):
            continue
        opener = next((star for star in reversed(waiting) if star.count == token.count), None)
        if token.closes and opener:
            opener.partner, token.partner = token, opener
            waiting = [star for star in waiting if star.count != token.count]
        elif token.opens:
            waiting.append(token)


def _styled(tokens: list[Part | _Stars]) -> list[Part]:
    """Turn paired stars into styles and lonely ones into text."""
    _pair(tokens)
    parts: list[Part] = []
    bold = italic = False
    for token in tokens:
        if isinstance(token, Part):
            parts.append(Part(token.kind, token.text, token.role, token.target, bold, italic))
        elif token.partner is None:
            parts.append(Part("words", "*" * token.count, bold=bold, italic=italic))
        elif token.count == 2:
            bold = not bold
        else:
            italic = not italic
    return parts


def _joined(parts: Iterable[Part]) -> list[Part]:
    """Join neighbouring words of one style and drop empty ones."""
    joined: list[Part] = []
    for part in parts:
        if part.kind == "words" and not part.text:
            continue
        before = joined[-1] if joined else None
        same = before and before.kind == part.kind == "words"
        if before and same and (before.bold, before.italic) == (part.bold, part.italic):
            joined[-1] = Part("words", before.text + part.text, bold=part.bold, italic=part.italic)
        else:
            joined.append(part)
    return joined
