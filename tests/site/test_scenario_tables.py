"""Tables on the pages of a site: where they stand, and how a browser lays them out."""

from dataclasses import replace

import pytest
from pond import change, page

from generator.rules.kernel import Engine, Piece, Query, Result, Seat, Table, Vocabulary
from generator.scenarios.album import Course
from generator.scenarios.snapshot import Measure, SeatShot, Snapshot, ZoneShot
from generator.site.build import build_site
from generator.site.scenario_tables import tables_node
from generator.site.theme import dark_variables, light_variables

BEFORE = Snapshot(
    tuple(
        SeatShot(
            name,
            ("Zhuge Liang",),
            zones=(ZoneShot("hand", 3, ("Eighteen-span Viper Spear",)),),
            life=3,
            most=4,
        )
        for name in "ABCDEFGH"
    )
)
COURSE = Course(
    3, BEFORE, replace(BEFORE, zones=(ZoneShot("discards", 1, ("Strike ♠7",)),)), (Measure("A", "E", "4"),)
)


class Lilies(Table):
    def __init__(self, catalogue, *, seats, seed, off, names=None):
        super().__init__(catalogue, seed=seed, off=off)
        self.sit([Seat(self, name) for name in names or "ABCD"[:seats]])
        self.pond = self.zone("pond", audience="nobody")
        for seat in self.seats:
            seat.hand = self.zone("hand", seat, "owner")
        for copy in catalogue.copies():
            piece = Piece(copy.card, copy.number, copy.card.name)
            self.lay((piece,), self.pond)


def play(table, rest=""):
    yield from ()
    return Result((), {})


ENGINE = Engine(
    game="pond",
    package="pond",
    seats=(2, 3, 4),
    set_table=Lilies,
    play=play,
    vocabulary=Vocabulary(
        verbs=(),
        choices=(),
        words=lambda piece: (piece.face,),
        zones={"hand": lambda table, seat: seat.hand},
        entries={"turn": play},
        queries=(
            Query("hand of {seat}", lambda table, seat: list(map(str, seat.hand.cards)), "A hand."),
            Query("leaps from {seat} to {seat}", lambda *_: "2", "How many leaps.", between=True),
        ),
    ),
)


@pytest.fixture
def played(copy, monkeypatch):
    """The pond as a game that can be played, with a table in a scenario."""
    monkeypatch.setattr("generator.scenarios.verify.engine_of", lambda game: ENGINE)
    lines = "> A: Water Lily\n\n> leaps from A to B?\n2\n\n> hand of A?\nWater Lily\n\n> figure hand?\n3"
    change(copy, "docs/pond/turns.md", "> figure hand?\n3", lines)
    build_site(copy)
    return copy


def test_a_scenario_shows_its_table_with_what_was_asked_and_in_words(played):
    html = page(played, "pond/turns.html")

    assert html.count('<svg class="table-picture"') == 1
    assert "<dt>A</dt><dd>hand: 1 card, Water Lily</dd>" in html
    assert "<dt>Asked</dt><dd>from A to B: 2</dd>" in html
    assert "table-picture" not in page(played, "pond/pieces.html")


def test_a_table_that_is_another_now_is_drawn_anew(played):
    change(played, "data/pond/cards.yaml", "name: Water Lily", "name: Pond Lily")
    for name in ("turns", "pieces"):
        change(played, f"docs/pond/{name}.md", "Water Lily", "Pond Lily")
    build_site(played)

    assert "hand: 1 card, Pond Lily" in page(played, "pond/turns.html")


@pytest.fixture
def tables(chromium, pond, tmp_path):
    """Open a page with nothing but the tables of a course, in the site's own style."""

    def variables(values):
        return "".join(f"--{name}: {value};" for name, value in values.items())

    style = (pond.output / "site/_static/press.css").as_uri()
    file = tmp_path / "tables.html"
    file.write_text(
        f'<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="{style}"><style>'
        f":root {{ {variables(light_variables())} --press-accent: #9c2a1f; }} body {{ margin: 10px; }}"
        f"@media (prefers-color-scheme: dark) {{ :root {{ {variables(dark_variables())} }} }}</style>"
        f'<section class="scenario">{tables_node("one", COURSE, BEFORE).astext()}</section>',
        encoding="utf-8",
    )
    contexts = []

    def open_page(width, scheme="light"):
        contexts.append(chromium.new_context(viewport={"width": width, "height": 800}, color_scheme=scheme))
        tab = contexts[-1].new_page()
        tab.goto(file.as_uri())
        return tab

    yield open_page
    for opened in contexts:
        opened.close()


def test_tables_stand_side_by_side_where_there_is_room_and_else_one_above_the_other(tables):
    wide = [figure.bounding_box() for figure in tables(1000).locator("figure").all()]
    tab = tables(360)
    narrow = [figure.bounding_box() for figure in tab.locator("figure").all()]

    assert wide[0]["y"] == wide[1]["y"]
    assert wide[0]["x"] + wide[0]["width"] <= wide[1]["x"]
    assert narrow[0]["y"] + narrow[0]["height"] <= narrow[1]["y"]
    assert tab.evaluate("document.documentElement.scrollWidth") <= 360


def test_letters_stay_in_their_boxes(tables):
    outside = """() => [...document.querySelectorAll('text:not(.measure-answer)')].filter(text => {
        const at = text.getBoundingClientRect(), middle = (at.top + at.bottom) / 2;
        return ![...text.ownerSVGElement.querySelectorAll('.seat-box, .middle-box')].some(box => {
            const room = box.getBoundingClientRect();
            return room.top < middle && middle < room.bottom &&
                room.left <= at.left && at.right <= room.right;
        });
    }).map(text => text.textContent)"""
    for width in (360, 1000):
        assert tables(width).evaluate(outside) == []


def test_letters_are_light_in_the_dark(tables):
    ink = "getComputedStyle(document.querySelector('.table-picture text:not(.seat-name)')).fill"

    assert tables(1000).evaluate(ink) == "rgb(34, 29, 24)"
    assert tables(1000, "dark").evaluate(ink) == "rgb(236, 227, 208)"


def test_a_seat_with_a_name_is_marked_apart_from_what_it_plays_as(copy, monkeypatch):
    monkeypatch.setattr("generator.scenarios.verify.engine_of", lambda game: ENGINE)
    lines = "> Ann Frogs: Water Lily\n> Ann leaps\n\n> figure hand?\n3"
    change(copy, "docs/pond/turns.md", "> figure hand?\n3", lines)
    build_site(copy)

    html = page(copy, "pond/turns.html")
    assert '<span class="who about">Ann</span>' in html
    assert '<span class="who seat">Ann</span>' in html
    assert '<span class="piece">Frogs</span>' in html
