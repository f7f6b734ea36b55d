"""One Markdown document as MyST sees it: its headings and directives with their lines. Knows no game."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any, ClassVar

from docutils.parsers.rst import Directive
from docutils.parsers.rst.states import MarkupError
from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from myst_parser.config.main import MdParserConfig
from myst_parser.parsers.directives import parse_directive_text
from myst_parser.parsers.mdit import create_md_parser

from generator.faults import Fault, Place, nearest

EXTENSIONS = ("colon_fence", "deflist")
"""The MyST extensions in which documents are written; the site must switch on the same ones."""


_ALIKE = ("role",)
"""Directives of MyST whose names look like slips for ours."""


@dataclass(frozen=True)
class Heading:
    """A heading as text without mark-up, its level from 1, and its line."""

    title: str
    level: int
    line: int


@dataclass(frozen=True)
class Block:
    """A directive: its name, what stands behind the name, its options and its body with numbered lines."""

    name: str
    argument: str
    options: Mapping[str, str]
    body: Sequence[tuple[int, str]]
    line: int

    @property
    def text(self) -> str:
        """The body as one text, without blank lines around it."""
        return "\n".join(text for _, text in self.body).strip("\n")


@dataclass
class Document:
    """A document's headings and directives in order; `orphan` if it asks to stand outside every toctree."""

    file: Path
    parts: list[Heading | Block] = field(default_factory=list)
    orphan: bool = False
    faults: list[Fault] = field(default_factory=list)

    def fault(self, line: int, where: str, message: str, meant: str = "") -> None:
        """Note a fault of this document."""
        self.faults.append(Fault(Place(self.file, line), where, message, meant))


def read_document(file: Path, known: Mapping[str, Sequence[str]]) -> Document:
    """Read a document. `known` gives the directives wanted and their options; all others are passed over.

    Faults are noted in the document: text that is not UTF-8, an unknown option, a fence that is not closed, a
    directive that stands inside another.
    """
    document = Document(file)
    try:
        text = file.read_text(encoding="utf-8-sig")
    except OSError as error:
        document.fault(0, "", f"expected a readable file: {error.strerror}")
        return document
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        document.fault(line, "", f"expected text in UTF-8, found the byte {error.object[error.start]:#04x}")
        return document
    lines = re.split(r"\r\n|\r|\n", text)
    tokens = _parser().parse(text)
    for index, token in enumerate(tokens):
        match token.type:
            case "front_matter":
                document.orphan = any(
                    line.replace(" ", "") == "orphan:true" for line in token.content.splitlines()
                )
            case "heading_open":
                heading = Heading(_plain(tokens[index + 1]), int(token.tag[1:]), _first_line(token))
                document.parts.append(heading)
            case "colon_fence" | "fence":
                _read_fence(document, token, lines, known)
    return document


def _read_fence(
    document: Document, token: Token, lines: Sequence[str], known: Mapping[str, Sequence[str]]
) -> None:
    opened = token.info.strip()
    if not opened.startswith("{") or "}" not in opened:
        return
    name, _, argument = opened[1:].partition("}")
    line = _first_line(token)
    inner = _inner(token, known) if token.type == "colon_fence" else None
    if not _closed(token, lines) and (name in known or inner):
        document.fault(line, name, f"expected a closing {token.markup}, found none")
        return
    if inner:
        at, other = inner
        found = f"found {{{other}}} inside {{{name}}}; close {{{name}}} (line {line}) before it"
        document.fault(at, other, f"expected {{{other}}} to stand by itself, {found}")
        return
    if name not in known:
        meant = nearest(name, known) if name not in _ALIKE else ""
        if meant:
            document.fault(line, name, f"expected {{{meant}}} or another directive, found {{{name}}}", meant)
        return
    try:
        read = parse_directive_text(
            _directive(name, tuple(known[name])), argument.strip(), token.content, line=line
        )
    except MarkupError:
        document.fault(line, name, f"expected {_argument_of(name)} behind {{{name}}}, found nothing")
        return
    for warning in read.warnings:
        _note_warning(document, warning.lineno or line, warning.msg, name, known[name])
    first = line + 1 + read.body_offset
    body = tuple(enumerate(read.body, first))
    options = {key: value or "" for key, value in read.options.items()}
    document.parts.append(Block(name, argument.strip(), options, body, line))


def _note_warning(document: Document, line: int, message: str, name: str, options: Sequence[str]) -> None:
    if message.startswith("Unknown option key: "):
        found = message.split("'")[1]
        expected = f'expected one of {", ".join(options)}, found "{found}"'
        document.fault(line, name, expected, nearest(found, options))
    else:
        document.fault(line, name, message)


def _argument_of(name: str) -> str:
    return "a title" if name == "scenario" else "an id"


def _inner(token: Token, known: Mapping[str, Sequence[str]]) -> tuple[int, str] | None:
    for number, text in enumerate(token.content.splitlines(), _first_line(token) + 1):
        stripped = text.lstrip()
        if stripped.startswith(":::"):
            opened = stripped.lstrip(":")
            name = opened[1:].partition("}")[0] if opened.startswith("{") else ""
            if name in known:
                return number, name
    return None


def _closed(token: Token, lines: Sequence[str]) -> bool:
    assert token.map is not None
    first, end = token.map
    last = lines[end - 1].strip() if end <= len(lines) else ""
    return end - 1 > first and set(last) == {token.markup[0]} and len(last) >= len(token.markup)


def _first_line(token: Token) -> int:
    assert token.map is not None
    return token.map[0] + 1


def _plain(inline: Token) -> str:
    return "".join(_words(inline.children or ())).strip()


def _words(tokens: Sequence[Token]) -> Iterator[str]:
    for token in tokens:
        if token.type in ("text", "code_inline", "myst_role"):
            yield token.content.partition(" <")[0] if token.type == "myst_role" else token.content
        elif token.type in ("softbreak", "hardbreak"):
            yield " "


@lru_cache(maxsize=1)
def _parser() -> MarkdownIt:
    return create_md_parser(MdParserConfig(enable_extensions=set(EXTENSIONS)), RendererHTML)


@lru_cache(maxsize=16)
def _directive(name: str, options: tuple[str, ...]) -> type[Directive]:
    def as_text(value: str | None) -> str:
        return (value or "").strip()

    spec: dict[str, Callable[[str | None], Any]] = dict.fromkeys(options, as_text)

    class Known(Directive):
        required_arguments = 0 if name == "toctree" else 1
        final_argument_whitespace = True
        has_content = True
        option_spec: ClassVar[Any] = spec

    return Known
