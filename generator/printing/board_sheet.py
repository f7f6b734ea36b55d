"""Boards, counters and player boards as large pieces: their records, their templates and their sheets."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import ceil, sqrt
from typing import Any

from generator.catalogue.catalogue import Catalogue
from generator.catalogue.model import Component
from generator.catalogue.pieces import Counters, PlayerBoard
from generator.faults import Faults, nearest
from generator.printing.board_cartouche import number
from generator.printing.board_view import Owner, board_view
from generator.printing.colours import inks_for
from generator.printing.component_room import component_fault
from generator.printing.face_html import environment
from generator.printing.face_view import Look
from generator.printing.large_pieces import BLEED, LargePiece, large_pdf
from generator.printing.sizes import CARD_SIZES, ZERO, Paper, mm

CARD = CARD_SIZES["poker"]
CARD_PLAY = 0.7
"""How much wider a place for a card is than the card."""

_GAP, _EDGE, _TITLE = 2.0, 2.0, 5.2
_BESIDE = 11.0
_BOX = 10.8


def board_pdf(look: Look, component: Component, paper: Paper) -> bytes:
    """Return a board on one sheet, or on tiles where the paper is smaller."""
    board = component.board
    if board is None:
        raise _missing(look, component, "board")
    garrison = board.garrison
    pieces = (garrison.pieces,) if garrison else ()
    _figures(look, component, "board", board.slots, board.start, board.standees, *pieces)
    _trait(look, component, "board", board.owner, *((garrison.value,) if garrison else ()))
    bleed = float(BLEED.millimetres)
    html = _rendered(look, "board", component, view={**board_view(look, component, board), "bleed": bleed})
    piece = LargePiece(html, (component.name,), mm(board.width), mm(board.height), BLEED, "Board, once cut:")
    return large_pdf(look, component, paper, piece)


@dataclass(frozen=True)
class CounterBlock:
    """Counters of one value side by side: where the block begins, and how many it has in which order."""

    owner: Owner
    x: float
    y: float
    columns: int
    count: int


def counters_pdf(look: Look, component: Component, paper: Paper) -> bytes:
    """Return square counters in blocks, all on one sheet; as many as the component's count says."""
    counters = component.counters
    if counters is None:
        raise _missing(look, component, "counters")
    _trait(look, component, "counters", counters.trait)
    values = look.catalogue.traits[counters.trait].values
    if counters.each * len(values) != component.count:
        message = (
            f"expected {component.count} in all, as its count says, "
            f"found {counters.each} of each of {len(values)}: {counters.each * len(values)}"
        )
        raise Faults([component_fault(look, component, "counters", message)])
    blocks, width, height = counter_blocks(look, counters)
    html = _rendered(
        look, "counters", component, blocks=blocks, edge=counters.edge, width=width, height=height
    )
    piece = LargePiece(html, (component.name,), mm(width), mm(height), ZERO, "Glue on card, cut; all:", True)
    return large_pdf(look, component, paper, piece)


def counter_blocks(look: Look, counters: Counters) -> tuple[list[CounterBlock], float, float]:
    """Return a block for each value, two side by side, and the size of all in millimetres."""
    edge, gap = counters.edge, 6.0
    owners = _owners(look, counters.trait)
    columns = min(8, max(1, ceil(sqrt(counters.each * 1.6))))
    rows = ceil(counters.each / columns)
    blocks = []
    for at, owner in enumerate(owners.values()):
        x = (at % 2) * (columns * edge + gap)
        y = (at // 2) * (rows * edge + gap)
        blocks.append(CounterBlock(owner, x, y, columns, counters.each))
    down = ceil(len(owners) / 2)
    across = min(2, len(owners))
    return blocks, across * columns * edge + (across - 1) * gap, down * rows * edge + (down - 1) * gap


@dataclass(frozen=True)
class Spot:
    """A place on a player board, with what is written in it."""

    x: float
    y: float
    width: float
    height: float
    words: str = ""
    mark: str = ""


@dataclass(frozen=True)
class PlayerBoardPlan:
    """A player board in millimetres: card slots, the boxes beside each, the long track, places for piles."""

    width: float
    height: float
    slots: tuple[Spot, ...]
    beside: tuple[tuple[Spot, ...], ...]
    track: tuple[Spot, ...]
    piles: tuple[Spot, ...]
    panel: Spot


def player_board_plan(catalogue: Catalogue, board: PlayerBoard) -> PlayerBoardPlan:
    """Return where everything of a player board lies."""
    wide, high = (float(side.millimetres) + CARD_PLAY for side in (CARD.width, CARD.height))
    slots, beside = [], []
    steps = number(catalogue, board.beside.most) + 1
    top = _EDGE + _TITLE
    for at in range(number(catalogue, board.slots)):
        left = _EDGE + at * (wide + _BESIDE + _GAP)
        slots.append(Spot(left, top, wide, high, board.slot))
        step = high / steps
        beside.append(
            tuple(
                Spot(left + wide, top + high - (value + 1) * step, _BESIDE, step, str(value))
                for value in range(steps)
            )
        )
    width = slots[-1].x + wide + _BESIDE + _EDGE if slots else 2 * _EDGE
    marks: dict[int, list[str]] = {}
    if board.track.marks:
        table = next(table for table in catalogue.game.tables if table.id == board.track.marks)
        for row in table.rows:
            marks.setdefault(row.values[0], []).append(str(row.at))
    most = number(catalogue, board.track.most)
    length = width - 2 * _EDGE
    box = length / (most + 1)
    line = top + high + _GAP + _TITLE
    track = tuple(
        Spot(_EDGE + at * box, line, box, _BOX, str(at), " ".join(marks.get(at, ())))
        for at in range(most + 1)
    )
    below = line + _BOX + _TITLE
    piles = tuple(
        Spot(_EDGE + at * (high + _GAP), below, high, wide, name) for at, name in enumerate(board.piles)
    )
    left = piles[-1].x + high + _GAP if piles else _EDGE
    panel = Spot(left, below, width - _EDGE - left, wide)
    return PlayerBoardPlan(width, below + wide + _EDGE, tuple(slots), tuple(beside), track, piles, panel)


def player_board_pdf(look: Look, component: Component, paper: Paper) -> bytes:
    """Return a player board a value of the trait, each on a sheet of its own."""
    board = component.player_board
    if board is None:
        raise _missing(look, component, "player_board")
    _figures(look, component, "player_board", board.slots, board.beside.most, board.track.most)
    _trait(look, component, "player_board", board.trait, *board.values)
    if len(board.values) != component.count:
        message = f"expected {component.count} values, as its count says, found {len(board.values)}"
        raise Faults([component_fault(look, component, "player_board", message)])
    tables = [table.id for table in look.catalogue.game.tables]
    if board.track.marks and board.track.marks not in tables:
        message = f'expected a table, found "{board.track.marks}"'
        raise Faults(
            [component_fault(look, component, "player_board", message, nearest(board.track.marks, tables))]
        )
    plan = player_board_plan(look.catalogue, board)
    owners = [_owners(look, board.trait)[value] for value in board.values]
    by = next((t.by for t in look.catalogue.game.tables if t.id == board.track.marks), "")
    html = _rendered(
        look,
        "player-board",
        component,
        plan=plan,
        board=board,
        owners=owners,
        by=by,
        **_figures_of(look, component),
    )
    names = tuple(f"{component.name}: {owner.sign.name}" for owner in owners)
    piece = LargePiece(html, names, mm(plan.width), mm(plan.height), ZERO, "Once cut:", True)
    return large_pdf(look, component, paper, piece)


def _figures_of(look: Look, component: Component) -> Mapping[str, Any]:
    """Return the pictograms that stand for a figure, a pile to draw from and one of discards."""
    piles = ("cards", "tray-full")
    return {
        "standing": look.pictogram("chess-pawn", "component", component.id),
        "owner_pile": [look.pictogram(name, "component", component.id) for name in piles],
    }


def _owners(look: Look, trait: str) -> Mapping[str, Owner]:
    palette = look.catalogue.game.palette
    owners = {}
    for value in look.catalogue.traits[trait].values:
        sign = look.sign(look.catalogue.traits[trait], value)
        inks = inks_for(palette, sign.colour or palette.accent, look.low)
        owners[value.id] = Owner(sign, inks, look.pattern(sign.pattern, "trait", trait))
    return owners


def _rendered(look: Look, name: str, component: Component, **more: Any) -> str:
    game = look.catalogue.game
    deck = game.decks[0]
    html = (
        environment(look.project)
        .get_template(f"components/{name}.html")
        .render(
            game=game,
            component=component,
            inks=inks_for(game.palette, game.palette.accent, look.low),
            tile=look.pattern(deck.back.pattern, "deck", deck.id),
            low=look.low,
            **more,
        )
    )
    if look.faults:
        raise Faults(look.faults)
    return html


def _missing(look: Look, component: Component, field: str) -> Faults:
    return Faults(
        [component_fault(look, component, field, f"expected {field}, with its measures, found none")]
    )


def _trait(look: Look, component: Component, field: str, trait: str, *values: str) -> None:
    """Raise `Faults` for a trait that the game lacks, and for values that the trait lacks."""
    if trait not in look.catalogue.traits:
        hint = nearest(trait, look.catalogue.traits)
        message = f'expected a trait, found "{trait}"'
        raise Faults([component_fault(look, component, field, message, hint)])
    known = [value.id for value in look.catalogue.traits[trait].values]
    for value in values:
        if value not in known:
            message = f'expected values of {trait}, found "{value}"'
            raise Faults([component_fault(look, component, field, message, nearest(value, known))])


def _figures(look: Look, component: Component, field: str, *numbers: int | str) -> None:
    known = [figure.id for figure in look.catalogue.game.figures]
    for name in numbers:
        if isinstance(name, str) and name not in known:
            message = f'expected a number or a figure, found "{name}"'
            raise Faults([component_fault(look, component, field, message, nearest(name, known))])


LARGE: Mapping[str, Callable[[Look, Component, Paper], bytes]] = {
    "board": board_pdf,
    "counters": counters_pdf,
    "player-board": player_board_pdf,
}
"""Sheets that are laid out once at their own size and then put on paper, by the name of their template."""
