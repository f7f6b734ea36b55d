"""The map of a game as SVG, drawn from its areas; each area is a link. It takes its colours from the page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html import escape

from generator.catalogue.board_checks import RESOURCE
from generator.catalogue.catalogue import Catalogue
from generator.catalogue.model import Area

WIDTH, HEIGHT = 1000.0, 760.0
MARGIN = 70.0
RADIUS = 40.0


def area_map(catalogue: Catalogue, address: Callable[[Area], str], here: str = "") -> str:
    """Return the map; `address` gives the page of an area, `here` is the id of one to stand out."""
    places = {area.id: _place(area) for area in catalogue.areas.values()}
    told = "; ".join(
        f"{area.name} borders on {', '.join(catalogue.areas[other].name for other in area.borders)}"
        for area in catalogue.areas.values()
    )
    parts = [
        '<svg class="area-map" role="img" xmlns="http://www.w3.org/2000/svg" '
        f'viewBox="0 0 {WIDTH:g} {HEIGHT:g}" aria-labelledby="area-map-title area-map-desc">',
        f'<title id="area-map-title">Map of {escape(catalogue.game.title)}</title>',
        f'<desc id="area-map-desc">{escape(told)}.</desc>',
        *_roads(catalogue, places),
        *(
            part
            for area in catalogue.areas.values()
            for part in _area(catalogue, area, address, here, places)
        ),
        "</svg>",
    ]
    return "".join(parts)


def _place(area: Area) -> tuple[float, float]:
    return (
        MARGIN + area.x / 100 * (WIDTH - 2 * MARGIN),
        MARGIN + area.y / 100 * (HEIGHT - 2 * MARGIN),
    )


def _roads(catalogue: Catalogue, places: dict[str, tuple[float, float]]) -> Iterator[str]:
    """Draw each border once, as a line between the middles of its areas."""
    for area in catalogue.areas.values():
        for other in area.borders:
            if area.id < other:
                (x, y), (to_x, to_y) = places[area.id], places[other]
                yield f'<line class="road" x1="{x:.0f}" y1="{y:.0f}" x2="{to_x:.0f}" y2="{to_y:.0f}"/>'


def _area(
    catalogue: Catalogue,
    area: Area,
    address: Callable[[Area], str],
    here: str,
    places: dict[str, tuple[float, float]],
) -> Iterator[str]:
    """Draw an area: a disc with its name below and the letters of what it yields and of whose home it is."""
    x, y = places[area.id]
    home = next((catalogue.trait_value(*trait) for trait in area.traits.items()), None)
    tint = f' style="--tint: {home.colour}"' if home and home.colour else ""
    looks = " ".join(["area", *(["home"] if home else []), *(["here"] if area.id == here else [])])
    yields = [catalogue.trait_value(RESOURCE, value) for value in area.yields]
    said = f"{area.name}: {', '.join(value.name for value in yields)}"
    yield f'<a class="{looks}" href="{escape(address(area))}"{tint} aria-label="{escape(said)}">'
    yield f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{RADIUS:g}"/>'
    yield _text("area-yields", x, y + (4 if home else 8), " ".join(value.letter for value in yields))
    if home:
        yield _text("area-home", x, y + 28, home.letter)
    yield _text("area-name", x, y + RADIUS + 26, area.name)
    yield "</a>"


def _text(look: str, x: float, y: float, text: str) -> str:
    return f'<text class="{look}" x="{x:.0f}" y="{y:.0f}">{escape(text)}</text>'
