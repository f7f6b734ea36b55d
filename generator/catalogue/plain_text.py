"""Texts without mark-up: the words a reader sees, for search, the terminal, reports and measuring."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType

from generator.catalogue.catalogue import Catalogue
from generator.catalogue.references import Part, parse_text

_NO_TITLES: Mapping[str, str] = MappingProxyType({})
_ITEM = re.compile(r"^[ \t]*(?:[-*+]|\d+\.)[ \t]+", re.MULTILINE)
_LINK = re.compile(r"\[([^\]]+)\]\([^)]*\)")


def plain_text(
    catalogue: Catalogue, text: str, between: str = " ", titles: Mapping[str, str] = _NO_TITLES
) -> str:
    """Return a text as a reader sees it, without styles; `between` stands between two paragraphs.

    A reference becomes what it shows; `titles` are the titles of scenarios by id, for references to them.
    """
    return "".join(
        between if part.kind == "paragraph" else shown_name(catalogue, part, titles)
        for part in parse_text(text)
    )


def document_words(
    catalogue: Catalogue, text: str, between: str = " ", titles: Mapping[str, str] = _NO_TITLES
) -> str:
    """Return a text of a document likewise: links become their words, items of a list paragraphs."""
    return plain_text(catalogue, _ITEM.sub("\n\n", _LINK.sub(r"\1", text)), between, titles)


def shown_name(catalogue: Catalogue, part: Part, titles: Mapping[str, str] = _NO_TITLES) -> str:
    """Return the words a part shows: its own; of a reference the name it leads to, else the id."""
    if part.kind != "reference" or part.text:
        return part.text
    if part.role == "scenario" and part.target in titles:
        return titles[part.target]
    try:
        return catalogue.name_of(part.role, part.target)
    except KeyError:
        return part.target
