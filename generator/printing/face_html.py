"""Faces as one HTML document: a page each, at trim plus bleed, from the templates of the project and ours."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Literal

from jinja2 import Environment, FileSystemLoader, StrictUndefined, TemplateNotFound
from jinja2.sandbox import SandboxedEnvironment
from markupsafe import Markup

from generator.catalogue.catalogue import Catalogue
from generator.faults import Fault, Faults, Place, nearest
from generator.printing.back_view import back_view
from generator.printing.face_shapes import reach, ridge, shape_path
from generator.printing.face_view import Look, front_view
from generator.printing.faces import Face
from generator.printing.pictograms import Pictogram
from generator.printing.sizes import CardSize
from generator.printing.template_faults import template_faults
from generator.printing.typography import HAN, TEXT, TITLE, font_css, width_of
from generator.project import Project

Ink = Literal["full", "low"]


def _pictogram_svg(
    pictogram: Pictogram | None,
    x: float,
    y: float,
    size: float,
    fill: str,
    edge: str = "",
    width: float = 0.0,
) -> Markup:
    """Return a pictogram as SVG, `size` millimetres wide, its middle at (x, y), perhaps with an edge."""
    if pictogram is None:
        return Markup("")
    scale = size / pictogram.size
    paths = Markup("").join(Markup('<path d="{}"/>').format(path) for path in pictogram.paths)
    stroke = Markup(' stroke="{}" stroke-width="{:.3f}" stroke-linejoin="round"').format(edge, width / scale)
    return Markup('<g transform="translate({:.2f} {:.2f}) scale({:.4f})" fill="{}"{}>{}</g>').format(
        x - size / 2, y - size / 2, scale, fill, stroke if edge else "", paths
    )


def _text_size(words: str, family: str, most: float, room: float, weight: int = 400) -> float:
    """Return the size in millimetres, at most `most`, at which `words` fit in `room` millimetres."""
    wide = width_of(words, family, 72 / 25.4, weight)
    return min(most, room / wide) if wide else most


def environment(project: Project) -> Environment:
    """Return the templates of a project; its own files hide ours of the same name.

    They are filled in within Jinja's sandbox: looking at a stranger's game runs no Python of theirs.
    """
    return _environment(tuple(map(str, project.templates)))


@cache
def _environment(folders: tuple[str, ...]) -> Environment:
    loader = FileSystemLoader(folders)
    templates = SandboxedEnvironment(
        loader=loader, autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    templates.globals.update(
        pictogram=_pictogram_svg,
        shape=shape_path,
        reach=reach,
        ridge=ridge,
        text_size=_text_size,
        text_width=lambda words, family, size: width_of(words, family, size * 72 / 25.4),
        fonts=Markup(font_css()),
        TITLE=TITLE,
        TEXT=TEXT,
        HAN=HAN,
    )
    templates.filters["mm"] = lambda number: f"{number:.2f}"
    return templates


def _missing_templates(look: Look, templates: Environment) -> list[Fault]:
    """Return a fault for every kind whose template no folder holds."""
    known = [name.removeprefix("faces/").removesuffix(".html") for name in templates.list_templates()]
    faults = []
    for kind in look.catalogue.game.kinds:
        try:
            templates.get_template(f"faces/{kind.face}.html")
        except TemplateNotFound:
            places = look.catalogue.places
            place = places.get(("kind", kind.id, "face")) or Place(
                look.project.data(look.catalogue.game.id) / "game.yaml"
            )
            message = f"expected a template templates/faces/{kind.face}.html, found none"
            faults.append(Fault(place, f"{kind.id}.face", message, nearest(kind.face, known)))
    return faults


def faces_html(
    project: Project, catalogue: Catalogue, faces: Sequence[Face], size: CardSize, ink: Ink = "full"
) -> str:
    """Return one HTML document with a page of trim plus bleed for each face, in order.

    With ink "low" paper is white, areas are outlines. Text that must fit stands in `.fit` inside `.frame`.
    Raises `Faults` for unknown pictograms, patterns and templates, and for what is wrong in a template.
    """
    look = Look(project, catalogue, low=ink == "low")
    views = [front_view(look, face, size) if face.front else back_view(look, face, size) for face in faces]
    templates = environment(project)
    with template_faults(project):
        faults = look.faults + _missing_templates(look, templates)
        if faults:
            raise Faults(faults)
        return templates.get_template("faces/document.html").render(
            views=views, size=size, low=look.low, title=catalogue.game.title, palette=catalogue.game.palette
        )
