"""The map of a game as SVG, drawn from its areas; each area is a link. It takes its colours from the page."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from html import escape
from itertools import pairwise

from generator.catalogue.board_checks import RESOURCE
from generator.catalogue.catalogue import Catalogue
from generator.catalogue.model import Area, TraitValue
from generator.printing.board_shapes import Point
from generator.site.map_plan import RADIUS, Site, Spot, map_plan
from generator.site.svg import px, text_at

_SHIELD = "v8q0 6 -7.5 9q-7.5 -3 -7.5 -9v-8z"


def area_map(catalogue: Catalogue, address: Callable[[Area], str], here: str = "") -> str:
    """Return the map; `address` gives the page of an area, `here` is the id of one to stand out."""
    plan = map_plan(
        tuple(
            Spot(area.id, area.name, area.borders, bool(area.traits), area.x, area.y)
            for area in catalogue.areas.values()
        )
    )
    told = "; ".join(
        f"{area.name} borders on {', '.join(catalogue.areas[other].name for other in area.borders)}"
        for area in catalogue.areas.values()
    )
    parts = [
        '<svg class="area-map" role="group" xmlns="http://www.w3.org/2000/svg" '
        f'viewBox="0 0 {px(plan.width)} {px(plan.height)}" '
        'aria-labelledby="area-map-title" aria-describedby="area-map-desc">',
        f'<title id="area-map-title">Map of {escape(catalogue.game.title)}</title>',
        f'<desc id="area-map-desc">{escape(told)}.</desc>',
        f'<path class="roads" d="{"".join(_course(road) for road in plan.roads)}"/>',
        *(part for site in plan.sites for part in _area(catalogue, site, address, here)),
        "</svg>",
    ]
    return "".join(parts)


def home_of(catalogue: Catalogue, area: Area) -> list[TraitValue]:
    """Return whose home an area is."""
    return [catalogue.trait_value(*trait) for trait in area.traits.items()]


def homes(catalogue: Catalogue) -> dict[str, list[TraitValue]]:
    """Return whose homes areas are: by the id of a trait, its values in their order."""
    found = {trait: value for area in catalogue.areas.values() for trait, value in area.traits.items()}
    used = {value for area in catalogue.areas.values() for value in area.traits.items()}
    return {
        trait: [value for value in catalogue.traits[trait].values if (trait, value.id) in used]
        for trait in found
    }


def _course(points: Sequence[Point]) -> str:
    """Return a soft line through points."""
    course = f"M{px(points[0][0])} {px(points[0][1])}"
    for (x, y), (to_x, to_y) in pairwise(points[1:]):
        end = (to_x, to_y) if (to_x, to_y) == points[-1] else ((x + to_x) / 2, (y + to_y) / 2)
        course += f"Q{px(x)} {px(y)} {px(end[0])} {px(end[1])}"
    return course if len(points) > 2 else f"{course}L{px(points[1][0])} {px(points[1][1])}"


def _area(catalogue: Catalogue, site: Site, address: Callable[[Area], str], here: str) -> Iterator[str]:
    """Draw an area: its name, what it yields in letters, and for a home a ring and a shield."""
    area, disc = catalogue.areas[site.id], site.medallion
    home = next(iter(home_of(catalogue, area)), None)
    tint = f' style="--tint: {home.colour}"' if home and home.colour else ""
    looks = " ".join(["area", *(["home"] if home else []), *(["here"] if area.id == here else [])])
    yields = [catalogue.trait_value(RESOURCE, value) for value in area.yields]
    said = ", ".join(
        [area.name, *([f"home of {home.name}"] if home else []), *(value.name for value in yields)]
    )
    now = ' aria-current="page"' if area.id == here else ""
    yield f'<a class="{looks}" href="{escape(address(area))}"{tint}{now} aria-label="{escape(said)}">'
    if home:
        yield f'<circle class="ring" cx="{px(disc.x)}" cy="{px(disc.y)}" r="{px(disc.radius - 1.5)}"/>'
    yield f'<circle class="disc" cx="{px(disc.x)}" cy="{px(disc.y)}" r="{px(RADIUS - 1)}"/>'
    if area.chinese:
        yield text_at(disc.x, disc.y - 2.5, area.chinese, "area-chinese")
    letters = " ".join(value.letter for value in yields)
    yield text_at(disc.x, disc.y + (10 if area.chinese else 4), letters, "area-yields")
    if home:
        left, top = disc.x - disc.radius * 0.78, disc.y - disc.radius * 0.78
        yield f'<path class="shield" d="M{px(left)} {px(top - 8)}h7.5{_SHIELD}h7.5"/>'
        yield text_at(left, top + 3, home.letter, "area-home")
    yield text_at(*site.write_at, area.name, f"area-name area-name-{site.anchor}")
    yield "</a>"
