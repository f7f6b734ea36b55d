"""Draws for the terminal what one seat sees: the table, the log and the numbered options."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from rich.box import ROUNDED
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from generator.catalogue import Catalogue, TraitValue
from generator.play.menu import Item, Page, by_looks
from generator.play.rules import Finding
from generator.rules.kernel import Engine, Piece, ShownArea, Table
from generator.rules.kernel.view import View, ZoneView

MANY = 12
"""Cards of a zone that are listed; of a longer row, such as a discard pile, only the top ones."""


def draw_table(engine: Engine, table: Table, view: View) -> RenderableType:
    """Return the map, if any, and the zones that hold cards: the table's, then each seat's, one's own last.

    Behind a seat's name stands what the viewer knows of it apart from cards. Hands are sorted; piles stand as
    they lie, the top last. A card's colour stands as a block before its name, which says it in words too.
    """
    seats = table.seats
    hands = {(zone.name, zone.owner) for zone in table.zones if zone.audience == "owner"}
    grid = Grid(box=ROUNDED, show_header=False, expand=True, border_style="dim")
    grid.add_column(no_wrap=True, style="bold")
    grid.add_column(no_wrap=True, style="dim")
    grid.add_column(ratio=1)
    after = list(seats[seats.index(view.seat) + 1 :])
    others = after + list(seats[: seats.index(view.seat)])
    _add_map(grid, engine.vocabulary.shows(table).areas)
    for owner in (None, *others, view.seat):
        zones = [zone for zone in view.zones if zone.owner is owner and (zone.cards or not zone.counted)]
        label = "table" if owner is None else "you" if owner is view.seat else str(owner)
        rows: list[tuple[str, Text]] = []
        if owner is not None and engine.facts is not None:
            told = engine.facts(table, view.seat, owner)
            rows += [("", Text(", ".join(told), style="italic"))] if told else []
        rows += [
            (zone.name, _cards(table.catalogue, zone, is_hand=(zone.name, zone.owner) in hands))
            for zone in zones
        ]
        if not rows and owner is not None:
            rows.append(("", Text("no cards", style="dim")))
        for place, (name, shown) in enumerate(rows):
            grid.add_row(label if place == 0 else "", name, shown)
        grid.add_section()
    return grid


def _add_map(grid: Grid, areas: Sequence[ShownArea]) -> None:
    """Add a row for each area with the pieces there and the figures that stand in it, seat by seat."""
    for place, area in enumerate(areas):
        parts = [f"{number} {name}" for name, number in area.pieces.items() if number]
        for figure in area.standing:
            numbers = ", ".join(f"{name} {number}" for name, number in figure.figures.items())
            whose = f"{figure.owner}'s " if figure.owner else ""
            parts.append(f"{whose}{figure.name}{f' ({numbers})' if numbers else ''}")
        grid.add_row("map" if place == 0 else "", area.name, Text("; ".join(parts)))
    if areas:
        grid.add_section()


def draw_log(sentences: Sequence[str]) -> RenderableType:
    """Return what happened, a sentence a line, under a quiet heading; nothing if nothing happened."""
    lines = [Padding(Text(sentence), (0, 0, 0, 2)) for sentence in sentences]
    return Group(Text("What happened", style="dim"), *lines) if lines else Text("")


def draw_choices(sentences: Sequence[str]) -> RenderableType:
    """Return what the person chose of which nothing has come yet."""
    return Text(f"Chosen so far: {', '.join(sentences)}", style="dim")


def draw_end(engine: Engine, table: Table, seat: Any, scores: Sequence[tuple[Any, int]]) -> RenderableType:
    """Return the points of each seat and what it knew of itself: once all is over nothing is secret."""
    grid = Grid(box=None, show_header=False, padding=(0, 2, 0, 2))
    for owner, score in scores:
        facts = engine.facts(table, owner, owner) if engine.facts else ()
        grid.add_row(
            "you" if owner is seat else str(owner), str(score), Text(", ".join(facts), style="italic")
        )
    return grid


def draw_options(page: Page, narrowed_by: str) -> RenderableType:
    """Return a page of the menu, each verb's options in columns."""
    parts: list[RenderableType] = []
    for verb, group in page.groups:
        if len(page.groups) > 1:
            parts.append(Text(verb, style="dim"))
        parts.append(Padding(Columns(map(_item, group), padding=(0, 3), column_first=True), (0, 0, 0, 1)))
    if narrowed_by:
        parts.append(Text(f'Only options with "{narrowed_by}"; Enter shows all again.', style="dim"))
    if page.count > 1:
        told = f"Page {page.number + 1} of {page.count}; > for the next, or type a word to narrow the list."
        parts.append(Text(told, style="dim"))
    return Group(*parts)


def draw_findings(findings: Sequence[Finding]) -> RenderableType:
    """Return what was looked up: each heading in bold with its text indented below."""
    parts = [
        (Text(found.heading, style="bold"), Padding(Text(found.text), (0, 0, 1, 2))) for found in findings
    ]
    return Group(*(line for pair in parts for line in pair))


def _item(item: Item) -> Text:
    return Text.assemble(
        (f"{item.number:>2}", "bold cyan"), f"  {item.sentence}", (_times(item.twins), "dim")
    )


def _cards(catalogue: Catalogue, zone: ZoneView, *, is_hand: bool) -> Text:
    seen = [card for card in zone.cards if card is not None]
    if is_hand:
        seen.sort(key=by_looks)
    shown = seen[-MANY:]
    parts = list(_faces(catalogue, shown))
    if len(seen) > len(shown):
        parts.insert(0, Text(f"{len(seen) - len(shown)} more below", style="dim"))
    if zone.hidden:
        parts.append(Text(f"{zone.hidden} face down", style="dim"))
    if not zone.counted:
        parts.append(Text("number hidden", style="dim"))
    return Text(", ").join(parts)


def _faces(catalogue: Catalogue, cards: Iterable[Piece]) -> Iterable[Text]:
    for face, alike in groupby(cards, key=str):
        pieces = list(alike)
        values = _values(catalogue, pieces[0])
        colour = next((value.colour for value in values if value.colour), None)
        # What the face does not say in words stands behind it: colour alone must never carry meaning. A name
        # says nothing, though a syllable of it may sound like a faction's.
        said = "" if face == pieces[0].card.name else face.casefold()
        unsaid = [value.name for value in values if value.name.casefold() not in said]
        yield Text.assemble(
            Text("▌", style=colour) if colour else "",
            face,
            (f" ({', '.join(unsaid).lower()})" if unsaid else "", "dim"),
            (_times(len(pieces)), "dim"),
        )


def _values(catalogue: Catalogue, piece: Piece) -> Sequence[TraitValue]:
    return [catalogue.trait_value(trait, value) for trait, value in piece.card.traits.items()]


def _times(count: int) -> str:
    return f" ×{count}" if count > 1 else ""
