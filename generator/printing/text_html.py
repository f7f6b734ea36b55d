"""Card texts as HTML: references bold by name, suits in the typeface that has them, paragraphs apart."""

from __future__ import annotations

from markupsafe import Markup, escape

from generator.catalogue.catalogue import Catalogue
from generator.catalogue.references import Part, parse_text


def shown_name(catalogue: Catalogue, part: Part) -> str:
    """Return the words a reference shows on paper: its own, else the name it leads to, else the id."""
    if part.text:
        return part.text
    try:
        return catalogue.name_of(part.role, part.target)
    except KeyError:
        return part.target


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


def plain_text(catalogue: Catalogue, text: str) -> str:
    """Return a text as a reader sees it, without styles; paragraphs are parted by a line break."""
    return "\n".join(
        "".join(shown_name(catalogue, part) if part.kind == "reference" else part.text for part in parts)
        for parts in paragraphs(text)
    )
