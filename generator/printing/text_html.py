"""Card texts as HTML: references bold by name, suits in the typeface that has them, paragraphs apart."""

from __future__ import annotations

from markupsafe import Markup, escape

from generator.catalogue.catalogue import Catalogue
from generator.catalogue.plain_text import shown_name
from generator.catalogue.references import Part, parse_text


def _styled(html: Markup, part: Part, bold: bool) -> Markup:
    if part.italic:
        html = Markup("<em>{}</em>").format(html)
    return Markup("<strong>{}</strong>").format(html) if bold else html


def _inline(catalogue: Catalogue, part: Part) -> Markup:
    match part.kind:
        case "suit":
            return _styled(Markup('<span class="suit">{}</span>').format(part.text), part, part.bold)
        case "reference":
            words = escape(shown_name(catalogue, part))
            return _styled(words, part, part.bold or part.role in ("card", "hero"))
    return _styled(escape(part.text), part, part.bold)


def paragraphs(text: str) -> list[list[Part]]:
    """Return the parts of each paragraph of a text."""
    found: list[list[Part]] = [[]]
    for part in parse_text(text):
        if part.kind == "paragraph":
            found.append([])
        else:
            found[-1].append(part)
    return [parts for parts in found if parts]


def inline_html(catalogue: Catalogue, text: str) -> Markup:
    """Return a short text as HTML without paragraphs."""
    return Markup(" ").join(inline_paragraphs(catalogue, text))


def inline_paragraphs(catalogue: Catalogue, text: str) -> tuple[Markup, ...]:
    """Return each paragraph of a text as HTML of its own."""
    return tuple(Markup("").join(_inline(catalogue, part) for part in parts) for parts in paragraphs(text))


def text_html(catalogue: Catalogue, text: str) -> Markup:
    """Return a text as HTML paragraphs."""
    return Markup("").join(Markup("<p>{}</p>").format(part) for part in inline_paragraphs(catalogue, text))
