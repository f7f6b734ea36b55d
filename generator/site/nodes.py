"""The nodes that directives build beyond docutils' own, and how they are written as HTML."""

from __future__ import annotations

import posixpath
from collections.abc import Sequence

from docutils import nodes
from docutils.nodes import Element, Node
from sphinx.writers.html5 import HTML5Translator


class tagged(nodes.General, nodes.TextElement):  # noqa: N801 - docutils names nodes in lower case
    """An HTML element by name, with classes and ids, and perhaps attributes of its own in `html`."""


class picture(nodes.General, nodes.Inline, nodes.Element):  # noqa: N801
    """A picture below _static, with the pixels it is wide and high, so that a page does not jump."""


class mention_list(nodes.General, nodes.Element):  # noqa: N801
    """Stands where the places that mention `press_of` are listed, once all pages have been read."""


def tag(
    name: str, *children: Node, classes: Sequence[str] = (), html: dict[str, str] | None = None
) -> tagged:
    """Return an HTML element that holds `children`."""
    node = tagged("", "", *children, classes=list(classes))
    node["tag"] = name
    node["html"] = html or {}
    return node


def words(text: str, *classes: str) -> nodes.inline:
    """Return text in a span with classes."""
    return nodes.inline("", text, classes=list(classes))


def line(*children: Node, classes: Sequence[str] = ()) -> nodes.paragraph:
    """Return a paragraph of inline nodes."""
    return nodes.paragraph("", "", *children, classes=list(classes))


def separated(items: Sequence[Node], between: str = ", ") -> list[Node]:
    """Return the items with text between them."""
    found: list[Node] = []
    for item in items:
        found += [nodes.Text(between), item] if found else [item]
    return found


def permalink(anchor: str, what: str) -> nodes.reference:
    """Return the small sign that links to the place it stands at."""
    return nodes.reference(
        "", "#", refid=anchor, classes=["headerlink"], reftitle=f"Link to this {what}", internal=True
    )


def entry_head(*children: Node, classes: Sequence[str]) -> tagged:
    """Return the heading of something on a page; `set_levels` tells how deep it stands."""
    node = tag("h2", *children, classes=classes)
    node["heading"] = True
    return node


def set_levels(document: nodes.document) -> None:
    """Give the headings of rules' entries, skills and scenarios the level below that of their section."""
    for node in document.findall(tagged):
        spoken = node["html"].get("role") == "heading"
        if spoken or node.get("heading"):
            level, above = 1, node.parent
            while above is not None:
                level += isinstance(above, nodes.section)
                above = above.parent
            if spoken:
                node["html"] = {**node["html"], "aria-level": str(level)}
            else:
                node["tag"] = f"h{level}"


def image(file: str, width: int, height: int, alternative: str) -> picture:
    """Return a picture; `file` is its path below _static."""
    return picture("", file=file, width=width, height=height, alternative=alternative)


def visit_tagged(self: HTML5Translator, node: Element) -> None:
    """Open the element."""
    self.body.append(self.starttag(node, node["tag"], "", **node["html"]))


def depart_tagged(self: HTML5Translator, node: Element) -> None:
    """Close the element."""
    self.body.append(f"</{node['tag']}>\n")


def visit_picture(self: HTML5Translator, node: Element) -> None:
    """Write the picture with the way from this page to it."""
    here = posixpath.dirname(self.builder.get_target_uri(self.docnames[0]))
    file = posixpath.relpath(posixpath.join("_static", node["file"]), here or ".")
    attributes = {
        "src": file,
        "width": str(node["width"]),
        "height": str(node["height"]),
        "alt": node["alternative"],
        "loading": "lazy",
        "decoding": "async",
    }
    self.body.append(self.emptytag(node, "img", "", **attributes))
    raise nodes.SkipNode
