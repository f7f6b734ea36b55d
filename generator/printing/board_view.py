"""What the template of a board is given: the plan of its places and roads, signs, colours and scenery."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from generator.catalogue.board_checks import RESOURCE
from generator.catalogue.catalogue import Catalogue
from generator.catalogue.model import Area, Component
from generator.catalogue.pieces import Board, Feature
from generator.faults import Fault, Faults
from generator.printing.board_cartouche import Resource, cartouche_box, cartouche_view, number, on_board
from generator.printing.board_plan import NoRoom, planned, slots_of
from generator.printing.board_scenery import Label, Peak, Tree, as_shapes, label, peaks, towers, trees
from generator.printing.board_shapes import Block, Disc, Point, Shape, smooth
from generator.printing.board_sites import Border, Measures, Plan, Site, Spot
from generator.printing.colours import WHITE, Inks, inks_for, mix
from generator.printing.component_room import component_fault
from generator.printing.face_view import Look, Sign
from generator.printing.patterns import Tile
from generator.printing.typography import TEXT, width_of

WATER, STONE, HILL, WOOD, ROAD = "#7fa3b5", "#8a7f6c", "#b9a27c", "#8f9f6e", "#7a5230"
"""Of rivers and seas, walls, mountains, woods and roads, before they are mixed with paper."""

_LABEL = 4.4


@dataclass(frozen=True)
class Owner:
    """Who may hold areas: a sign, its colours and its pattern."""

    sign: Sign
    inks: Inks
    tile: Tile


@dataclass(frozen=True)
class SlotView:
    """A slot, with the letter of the piece that lies in it at the start, if one does."""

    shape: Block
    letter: str
    fill: str
    ink: str


@dataclass(frozen=True)
class PlaceView:
    """A place, ready to be drawn."""

    site: Site
    name: str
    chinese: str
    home: str
    inks: Inks
    ground: str
    edge: str
    faint: str
    resources: tuple[Resource, ...]
    slots: tuple[SlotView, ...]
    seal: Point
    band: float

    @property
    def x(self) -> float:
        """Middle of the medallion, from the left."""
        return self.site.medallion.x

    @property
    def y(self) -> float:
        """Middle of the medallion, from the top."""
        return self.site.medallion.y

    @property
    def r(self) -> float:
        """Radius of the medallion."""
        return self.site.medallion.radius


@dataclass(frozen=True)
class Course:
    """A feature of the land as a soft line, with the towers on it."""

    points: tuple[Point, ...]
    towers: tuple[Point, ...] = ()


def measures_of(catalogue: Catalogue, board: Board) -> Measures:
    """Return what a board has room for."""
    return Measures(
        board.width,
        board.height,
        board.medallion,
        board.base,
        number(catalogue, board.standees),
        board.piece,
        number(catalogue, board.slots),
    )


def plan_of(catalogue: Catalogue, board: Board) -> Plan:
    """Return where everything of a board lies; raises `NoRoom`."""
    areas = catalogue.areas.values()
    spots = tuple(Spot(area.id, *on_board(board, (area.x, area.y))) for area in areas)
    borders: list[Border] = sorted({(min(a.id, b), max(a.id, b)) for a in areas for b in a.borders})
    box = cartouche_box(catalogue, board)
    seas = tuple(
        tuple(smooth(_points(board, feature), 6, closed=True))
        for feature in board.features
        if feature.kind == "sea"
    )
    return planned(spots, tuple(borders), measures_of(catalogue, board), (box,) if box else (), seas)


def _points(board: Board, feature: Feature) -> list[Point]:
    return [on_board(board, point) for point in feature.points]


def board_view(look: Look, component: Component, board: Board) -> Mapping[str, Any]:
    """Return what the template of a board shows; raises `Faults` if its things find no room."""
    catalogue, low = look.catalogue, look.low
    try:
        plan = plan_of(catalogue, board)
    except NoRoom as crowded:
        raise Faults(_crowded(look, component, crowded)) from None
    palette = catalogue.game.palette
    paper = WHITE if low else palette.paper
    land = WHITE if low else mix("#d9c08a", palette.paper, 0.38)
    owners = {
        value.id: _owner(look, look.sign(catalogue.traits[board.owner], value))
        for value in catalogue.traits[board.owner].values
    }
    places = [_place(look, board, plan, area, owners) for area in catalogue.areas.values()]
    box = cartouche_box(catalogue, board)
    taken: list[Shape] = [
        *(_grown(shape, 1.6) for site in plan.sites.values() for shape in site.shapes),
        *(disc for road in plan.roads.values() for disc in as_shapes(road, 0.8)),
        *([box] if box else []),
    ]
    scenery = _scenery(board, taken)
    edge = [(0.0, 0.0), (board.width, 0.0), (board.width, board.height), (0.0, board.height), (0.0, 0.0)]
    taken += as_shapes(edge, 4)
    fills = {
        "river": mix(WATER, "#10202a", 0.55),
        "sea": mix(WATER, "#10202a", 0.5),
        "range": mix(HILL, "#3a2a12", 0.45),
        "wall": mix(STONE, "#201810", 0.5),
        "wood": mix(WOOD, "#202a10", 0.45),
    }
    return {
        "width": board.width,
        "height": board.height,
        "land": land,
        "disc": paper,
        "spot": WHITE if low else mix(WHITE, palette.paper, 0.45),
        "road": ROAD if not low else mix(ROAD, WHITE, 0.7),
        "track": paper,
        "water": _tones(WATER, paper, low),
        "stone": _tones(STONE, paper, low),
        "hill": {
            "fill": WHITE if low else mix(HILL, paper, 0.32),
            "shade": WHITE if low else mix(HILL, paper, 0.75),
            "line": mix(HILL, "#3a2a12", 0.55),
        },
        "wood": {"fill": WHITE if low else mix(WOOD, paper, 0.6), "line": mix(WOOD, "#202a10", 0.6)},
        "sea_tile": look.pattern("waves", "component", component.id),
        "standing": look.pictogram("chess-pawn", "component", component.id),
        "owners": owners,
        "places": places,
        "roads": [*plan.roads.values()],
        "cartouche": cartouche_view(look, board, box) if box else None,
        **scenery,
        "labels": [
            {
                "words": one.words,
                "x": one.x,
                "y": one.y,
                "turn": one.turn,
                "size": one.size,
                "fill": fills[one.kind],
            }
            for one in _labels(board, taken)
        ],
    }


def _crowded(look: Look, component: Component, crowded: NoRoom) -> list[Fault]:
    """Return the faults of a board without room, at the areas concerned if there are such."""
    if not crowded.places:
        return [component_fault(look, component, "board", f"expected room for everything, found {crowded}")]
    message = f"expected a place with room around it for slots, standees and roads, found {crowded}"
    return [
        Fault(look.catalogue.place("area", name, "x"), f"{name}.x", message)
        for name in list(dict.fromkeys(crowded.places))[:1]
    ]


def _owner(look: Look, sign: Sign) -> Owner:
    palette = look.catalogue.game.palette
    tile = look.pattern(sign.pattern, "trait", sign.trait)
    return Owner(sign, inks_for(palette, sign.colour or palette.accent, look.low), tile)


def _tones(colour: str, paper: str, low: bool) -> Mapping[str, str]:
    if low:
        return {"fill": WHITE, "edge": mix(colour, WHITE, 0.5), "dark": colour}
    return {
        "fill": mix(colour, paper, 0.42),
        "edge": mix(colour, paper, 0.72),
        "dark": mix(colour, "#1c2a30", 0.8),
    }


def _grown(shape: Shape, by: float) -> Shape:
    if isinstance(shape, Disc):
        return Disc(shape.x, shape.y, shape.radius + by)
    return Block(shape.x, shape.y, shape.width + 2 * by, shape.height + 2 * by)


def _place(look: Look, board: Board, plan: Plan, area: Area, owners: Mapping[str, Owner]) -> PlaceView:
    palette = look.catalogue.game.palette
    home = area.traits.get(board.owner, "")
    inks = owners[home].inks if home else inks_for(palette, palette.quiet, look.low)
    look.letters(area.name + area.chinese, "name", "area", area.id)
    paper = WHITE if look.low else palette.paper
    site = plan.sites[area.id]
    return PlaceView(
        site,
        area.name,
        area.chinese,
        home,
        inks,
        paper if look.low else owners[home].inks.ground if home else mix(WHITE, palette.paper, 0.2),
        mix(inks.main, paper, 0.55),
        mix(inks.main, paper, 0.16),
        _yields(look, area, site),
        _slots(look, board, plan.measures, site, home, owners),
        _seal(site),
        site.medallion.radius * (0.15 if home else 0.06),
    )


def _yields(look: Look, area: Area, site: Site) -> tuple[Resource, ...]:
    """Return the resources of a place in a row that follows the rim of its medallion."""
    count, r = len(area.yields), site.medallion.radius
    pitch = min(r * 0.45, r * 1.1 / max(1, count - 1))
    size = min(r * 0.31, pitch * 0.86)
    made = []
    for at, name in enumerate(area.yields):
        x = (at - (count - 1) / 2) * pitch
        y = r * 0.385 - 0.1 * abs(x)
        trait = look.catalogue.traits[RESOURCE]
        sign = look.sign(trait, look.catalogue.trait_value(RESOURCE, name))
        made.append(Resource(sign, site.medallion.x + x, site.medallion.y + y, size))
    return tuple(made)


def _slots(
    look: Look, board: Board, measures: Measures, site: Site, home: str, owners: Mapping[str, Owner]
) -> tuple[SlotView, ...]:
    """Return the slots of a place; the first bear the letter of what lies in them at the start."""
    if site.block is None:
        return ()
    catalogue, paper = look.catalogue, WHITE if look.low else look.catalogue.game.palette.paper
    if home:
        owner, filled = owners[home], number(catalogue, board.start)
    elif board.garrison:
        owner, filled = owners[board.garrison.value], number(catalogue, board.garrison.pieces)
    else:
        owner, filled = None, 0
    return tuple(
        SlotView(
            shape,
            owner.sign.letter if owner and at < filled else "",
            mix(owner.inks.main, paper, 0.14) if owner and at < filled and not look.low else paper,
            mix(owner.inks.main, paper, 0.6) if owner else paper,
        )
        for at, shape in enumerate(slots_of(site.block, measures))
    )


def _seal(site: Site) -> Point:
    """Return the middle of a home's seal: on the upper rim of its medallion."""
    disc = site.medallion
    return disc.x, disc.y - disc.radius + 0.6


def _scenery(board: Board, taken: list[Shape]) -> dict[str, Any]:
    """Return the features of the land as they are drawn."""
    made: dict[str, list[Any]] = {"seas": [], "rivers": [], "walls": [], "peaks": [], "trees": []}
    for feature in board.features:
        points = smooth(_points(board, feature), 10, closed=feature.kind == "sea")
        if feature.kind in ("sea", "river"):
            made["seas" if feature.kind == "sea" else "rivers"].append(Course(tuple(points)))
        elif feature.kind == "wall":
            made["walls"].append(Course(tuple(points), tuple(towers(points, taken))))
    water = [disc for one in made["rivers"] for disc in as_shapes(one.points, 1.7)]
    for feature in board.features:
        key = f"{feature.name}{feature.points}"
        if feature.kind == "range":
            made["peaks"] += peaks(key, smooth(_points(board, feature)), [*taken, *water])
        elif feature.kind == "wood":
            made["trees"] += trees(key, smooth(_points(board, feature)), [*taken, *water])
    peaks_and_trees: list[Peak | Tree] = [*made["peaks"], *made["trees"]]
    made["peaks"].sort(key=lambda peak: peak.y)
    made["trees"].sort(key=lambda tree: tree.y)
    taken += [Disc(one.x, one.y - 2, 3.5 if isinstance(one, Peak) else 1.6) for one in peaks_and_trees]
    return made


def _labels(board: Board, taken: list[Shape]) -> list[Label]:
    """Return the names of the land that find room, none on another."""
    found = []
    for feature in board.features:
        words = " ".join(filter(None, (feature.name, feature.chinese)))
        if words:
            size = _LABEL * (1.5 if feature.kind == "sea" else 1)
            wide = width_of(words, TEXT, size * 72 / 25.4) + len(words) * 0.3
            others = [
                disc
                for other in board.features
                if other.kind == "wall" or (other is not feature and other.kind == "river")
                for disc in as_shapes(smooth(_points(board, other)), 1.5)
            ]
            one = label(words, feature.kind, smooth(_points(board, feature)), wide, size, [*taken, *others])
            if one:
                found.append(one)
                taken += [Disc(one.x + wide * part / 4, one.y, size) for part in (-2, -1, 0, 1, 2)]
    return found
