"""Pictures of tables: sound XML, told in words, and nothing drawn over anything else."""

import re
from itertools import combinations
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.scenarios.snapshot import AreaShot, FigureShot, Measure, SeatShot, Snapshot, ZoneShot, facts
from generator.site.table_layout import WIDTH, lay_out, ring
from generator.site.table_map import lay_out_map
from generator.site.table_picture import table_picture

SVG = "{http://www.w3.org/2000/svg}"
NAMES = st.text("ABCxyz <&>\"'é张♠-", min_size=1, max_size=12)
ZONES = st.builds(
    lambda name, faces, more, pile: ZoneShot(name, len(faces) + more, tuple(faces), pile),
    st.sampled_from(["hand", "wears", "judgement", "red pile"]),
    st.lists(st.sampled_from(["Strike", "Eighteen-span Viper Spear", "♠8", "Blue <&>"]), max_size=6),
    st.integers(0, 3),
    st.booleans(),
)
SEATS = st.builds(
    SeatShot,
    name=st.just(""),
    plays=st.lists(NAMES, max_size=1).map(tuple),
    labels=st.lists(NAMES, max_size=3).map(tuple),
    figures=st.just(()) | st.just((("points", 12),)),
    zones=st.lists(ZONES, max_size=4, unique_by=lambda zone: zone.name).map(tuple),
    alive=st.booleans(),
    turn=st.booleans(),
    life=st.none() | st.integers(-2, 12),
    most=st.just(4),
)
TABLES = st.builds(
    lambda seats, zones: Snapshot(
        tuple(SeatShot(**{**vars(seat), "name": "ABCDEFGHIJ"[at]}) for at, seat in enumerate(seats)),
        tuple(zones),
    ),
    st.lists(SEATS, min_size=1, max_size=10),
    st.lists(ZONES, max_size=2, unique_by=lambda zone: zone.name),
)


def drawn(table: Snapshot, measures=(), earlier=None) -> ElementTree.Element:
    return ElementTree.fromstring(table_picture("one", "The table", table, measures, earlier))


def words(picture: ElementTree.Element) -> str:
    return " ".join(" ".join(text.itertext()) for text in picture.iter(f"{SVG}text"))


def table(*names: str, **state) -> Snapshot:
    return Snapshot(tuple(SeatShot(name, zones=(ZoneShot("hand", 0),), **state) for name in names))


@settings(max_examples=40, deadline=None)
@given(TABLES)
def test_a_picture_is_sound_and_tells_in_words_what_it_shows(shot):
    picture = drawn(shot, [Measure("A", "B", "1")])

    title, told = picture.find(f"{SVG}title"), picture.find(f"{SVG}desc")
    assert (title.text, picture.get("role")) == ("The table", "img")
    assert picture.get("aria-labelledby") == title.get("id")
    assert picture.get("aria-describedby") == told.get("id")
    for head, said in facts(shot, [Measure("A", "B", "1")]):
        assert head in told.text
        assert all(each in told.text for each in said)


@settings(max_examples=40, deadline=None)
@given(TABLES, st.none() | TABLES)
def test_no_two_boxes_overlap_and_none_leaves_the_picture(shot, earlier):
    layout = lay_out(shot, earlier)
    boxes = [*layout.seats, *([layout.table] if layout.table else [])]

    for box in boxes:
        assert box.x >= 0
        assert box.x + box.width <= WIDTH
        assert box.y >= 0
        assert box.y + box.height <= layout.height
    for one, other in combinations(boxes, 2):
        apart = one.x + one.width <= other.x or other.x + other.width <= one.x
        assert apart or one.y + one.height <= other.y or other.y + other.height <= one.y


@pytest.mark.parametrize("seats", range(2, 11))
def test_seats_stand_clockwise_from_the_top(seats):
    places = list(ring(seats))

    assert len(set(places)) == seats
    assert places[0][1] == 0
    right = [row for across, row in places if across == 1]
    left = [row for across, row in places if across == 0]
    assert right == sorted(right)
    later = left[1:] if seats % 2 == 0 else left
    assert later == sorted(later, reverse=True)


def test_life_is_full_and_empty_discs_and_a_number():
    picture = drawn(table("A", life=1, most=4))

    assert [disc.get("class") for disc in picture.iter(f"{SVG}circle")] == ["life", "lost", "lost", "lost"]
    assert "1/4" in words(picture)


def test_the_dead_are_marked_by_a_word_and_a_broken_line():
    picture = drawn(table("A", alive=False))

    assert "dead" in words(picture)
    assert [box for box in picture.iter(f"{SVG}rect") if "seat-dead" in (box.get("class") or "")]


def test_hands_show_the_number_of_cards_and_those_that_are_known():
    shot = Snapshot((SeatShot("A", zones=(ZoneShot("hand", 5, ("Strike", "Strike", "Dodge")),)),))

    assert "5 hand  2 Strike, Dodge, +2" in words(drawn(shot))


def test_a_distance_is_a_line_that_ends_near_the_other_seat_with_the_number_on_it():
    shot = table("A", "B", "C", "D", "E", "F")
    picture = drawn(shot, [Measure("A", "D", "3"), Measure("D", "A", "2")])

    assert len([path for path in picture.iter(f"{SVG}path") if path.get("class") == "measure"]) == 2
    answers = {
        text.text: text for text in picture.iter(f"{SVG}text") if text.get("class") == "measure-answer"
    }
    assert answers.keys() == {"3", "2"}
    boxes = {box.name: box for box in lay_out(shot).seats}
    near_d, near_a = float(answers["3"].get("y")), float(answers["2"].get("y"))
    assert abs(near_d - boxes["D"].middle[1]) < abs(near_d - boxes["A"].middle[1])
    assert abs(near_a - boxes["A"].middle[1]) < abs(near_a - boxes["D"].middle[1])


def test_what_changed_is_marked_and_nothing_else():
    before = Snapshot(
        (SeatShot("A", zones=(ZoneShot("hand", 1, ("X",)),), life=4, most=4), SeatShot("B", life=4))
    )
    after = Snapshot(
        (SeatShot("A", zones=(ZoneShot("hand", 1, ("X",)),), life=3, most=4), SeatShot("B", life=4))
    )
    bars = [
        path for path in drawn(after, (), before).iter(f"{SVG}path") if path.get("class") == "changed-bar"
    ]

    assert len(bars) == 1
    assert not re.search("changed", table_picture("one", "T", before, (), before))


def test_no_colour_is_fixed_in_a_picture():
    picture = table_picture("one", "T", table("A", "B", life=2, most=3), [Measure("A", "B", "1")])

    assert not re.search(r"fill=|stroke=|style=|#[0-9a-f]{3}", picture)


FIGURES = st.builds(
    FigureShot,
    st.sampled_from(["Liu Bei", "Xiahou Dun", "The <&> Great"]),
    st.sampled_from(["", "A", "Danzer"]),
    st.just((("troops", 5), ("morale", 2))) | st.just((("troops", 1), ("morale", 0), ("spurs", 2))),
)
AREAS = st.lists(
    st.builds(
        AreaShot,
        st.sampled_from([f"Area {letter}" for letter in "ABCDEFGHIJ"]),
        st.floats(0, 100),
        st.floats(0, 100),
        st.just(("Area A", "Area B")),
        st.just((("cubes of Shu", 3),)) | st.just((("cubes", 0),)),
        st.lists(FIGURES, max_size=3, unique_by=lambda figure: figure.name).map(tuple),
        st.booleans(),
    ),
    min_size=1,
    max_size=8,
    unique_by=lambda area: area.name,
).map(tuple)


@settings(max_examples=40, deadline=None)
@given(AREAS)
def test_areas_lie_apart_from_each_other_and_below_the_seats(areas):
    shot = Snapshot(table("A", "B").seats, (), areas)
    layout = lay_out_map(areas, shot.mattering, 100)

    assert {box.name for box in layout.boxes} == shot.mattering
    for box in layout.boxes:
        assert 0 <= box.x <= box.x + box.width <= WIDTH
        assert 100 < box.y < box.y + box.height < layout.bottom
    for one, other in combinations(layout.boxes, 2):
        apart = one.x + one.width <= other.x or other.x + other.width <= one.x
        assert apart or one.y + one.height <= other.y or other.y + other.height <= one.y
    told = drawn(shot).find(f"{SVG}desc").text
    for area in areas:
        assert (f"In {area.name}: " in told) == area.matters


def test_a_map_shows_whose_pieces_lie_where_and_who_stands_there():
    area = AreaShot(
        "Luoyang",
        50,
        50,
        (),
        (("cubes of Shu", 3),),
        (FigureShot("Liu Bei", "A", (("troops", 4), ("morale", 6))),),
    )
    shot = Snapshot(table("A", "B").seats, (), (area,))

    assert "Luoyang 3 cubes of Shu A Liu Bei 4 6 troops morale" in words(drawn(shot))
    assert ("In Luoyang", ("3 cubes of Shu", "Liu Bei (A) troops 4 morale 6")) in facts(shot)


def test_an_area_that_mattered_before_is_shown_after_and_marked_where_it_differs():
    before = AreaShot("Luoyang", 50, 50, (), (("cubes", 2),), (FigureShot("Liu Bei", "A", (("troops", 4),)),))
    after = AreaShot("Luoyang", 50, 50, (), (("cubes", 1),), (), matters=False)
    shots = [Snapshot(table("A").seats, (), (area,)) for area in (before, after)]
    picture = ElementTree.fromstring(table_picture("one", "T", shots[1], (), shots[0], ["Luoyang"]))

    bars = [path for path in picture.iter(f"{SVG}path") if path.get("class") == "changed-bar"]
    assert len(bars) == 1
    assert "Luoyang 1 cubes" in words(picture)
    assert "Luoyang" not in words(drawn(shots[1]))


def test_borders_join_the_areas_that_are_shown():
    areas = tuple(AreaShot(name, 50, at * 50, ("A", "B", "C")) for at, name in enumerate("ABC"))
    lines = [
        path for path in drawn(Snapshot((), (), areas)).iter(f"{SVG}path") if path.get("class") == "border"
    ]

    assert len(lines) == 3
