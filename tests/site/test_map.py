"""The map of a game, the pages of its areas, and the odds of its dice."""

import re
from fractions import Fraction
from itertools import combinations
from math import hypot
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from islands import flood
from pond import change, page
from test_browser import finding, luminance

from generator.faults import Faults
from generator.printing.board_shapes import apart
from generator.site.build import build_site
from generator.site.map_plan import Spot, map_plan
from generator.site.odds import percent

RING = [
    Spot(f"area{at}", f"Area {at}", (f"area{(at - 1) % 8}", f"area{(at + 1) % 8}"), at % 3 == 0, *place)
    for at, place in enumerate(
        [(0, 0), (50, 0), (100, 0), (100, 50), (100, 100), (50, 100), (0, 100), (0, 50)]
    )
]


def test_every_area_of_the_map_leads_to_its_page(islands):
    links = re.findall(r'<a class="area[^>]*href="([^"]+)"', page(islands, "pond/areas/index.html"))

    assert sorted(links) == ["mouth.html", "north-bank.html", "stone.html"]
    for link in links:
        html = page(islands, f"pond/areas/{link}")
        again = re.findall(r'<a class="area[^>]*href="([^"]+)"', html)
        assert sorted(again) == sorted(links)
        (here,) = re.findall(r'<a class="area[^>]*aria-current="page"[^>]*>', html)
        assert f'href="{link}"' in here


def test_a_map_says_in_words_what_its_letters_and_rings_mean(islands):
    html = page(islands, "pond/areas/index.html")

    assert 'aria-label="North Bank, home of Green, Reed, Reed"' in html
    assert "North Bank borders on Great Stone, River Mouth" in html
    assert ">R Reed<" in html
    assert ">F Flies<" in html
    assert ">G Green<" in html
    assert "home of Green, Reed, Reed" in re.sub(r"<[^>]+>", "", html)


def test_the_page_of_an_area_tells_what_is_known_of_it(islands):
    html = page(islands, "pond/areas/north-bank.html")

    assert "北岸" in html
    assert 'href="../heroes/old-croaker.html' in html
    assert re.search(r'Borders on</dt>\s*<dd><div>\s*<a[^>]*href="stone.html', html)


def test_an_area_with_another_name_has_it_on_every_map(tmp_path):
    project = flood(tmp_path)
    build_site(project)
    change(project, "data/pond/areas.yaml", "name: Great Stone", "name: Little Stone")
    build_site(project)

    for name in ("index", "mouth", "stone"):
        assert "Little Stone" in page(project, f"pond/areas/{name}.html")
        assert "Great Stone" not in page(project, f"pond/areas/{name}.html")


def test_a_card_names_the_halves_of_what_it_scores(islands):
    text = re.sub(r"<[^>]+>", " ", page(islands, "pond/cards/reed-basket.html"))

    assert re.search(r"Full Basket\s+4 points for the most Reed", text)
    assert re.search(r"Odds and Ends\s+1 point for every 2 Flies", text)


def test_odds_are_those_that_a_player_reckons_by_hand(islands):
    html = page(islands, "pond/turns.html")
    rows = [
        re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", row) for row in re.findall(r"<tr>(.*?)</tr>", html, re.S)
    ]

    assert ["one pebble", "83%", "–", "–", "0.83"] in rows
    none, all_three = Fraction(1, 6) * Fraction(1, 4), Fraction(5, 6) * Fraction(1, 4)
    one = Fraction(5, 6) * Fraction(1, 4) + Fraction(1, 6) * Fraction(1, 2)
    reckoned = [f"{round(float(chance) * 100)}%" for chance in (1 - none, 1 - none - one, all_three)]
    assert ["a pebble and two shells", *reckoned, "1.83"] in rows
    assert "Miss" not in html


def test_a_chance_is_never_rounded_to_none_or_all():
    assert [percent(Fraction(*part)) for part in ((0, 1), (1, 900), (1, 3), (899, 900), (1, 1))] == [
        "–",
        "<1%",
        "33%",
        ">99%",
        "100%",
    ]


def test_an_unknown_die_fails_with_the_nearest_one(tmp_path):
    project = flood(tmp_path)
    change(project, "docs/pond/turns.md", "one pebble: 1 pebble", "one pebble: 1 peble")
    with pytest.raises(Faults, match='found "peble"; did you mean "pebble"'):
        build_site(project)


def test_borders_run_clear_of_other_areas_and_of_names():
    spots = [*RING, Spot("middle", "The Very Middle", ("area1", "area5", "area0"), True, 50, 50)]
    plan = map_plan(tuple(_both_ways(spots)))
    places = {site.id: site for site in plan.sites}

    assert len(plan.roads) == 11
    for road in plan.roads:
        ends = {
            min(places.values(), key=lambda site: hypot(site.medallion.x - x, site.medallion.y - y)).id
            for x, y in (road[0], road[-1])
        }
        for x, y in road[1:-1]:
            for site in plan.sites:
                assert site.name.distance_to((x, y)) > 0, (ends, site.id)
                assert site.id in ends or site.medallion.distance_to((x, y)) > 0, (ends, site.id)


def _both_ways(spots):
    for spot in spots:
        others = [other.id for other in spots if spot.id in other.borders or other.id in spot.borders]
        yield Spot(spot.id, spot.name, tuple(others), spot.home, spot.x, spot.y)


@settings(max_examples=15, deadline=None)
@given(st.permutations(range(16)))
def test_names_lie_on_no_other_name_and_no_area(order):
    spots = tuple(
        Spot(
            f"a{at}",
            "Liangzhou" if at % 2 else "Bashu",
            (f"a{order[at]}",) if order[at] != at else (),
            at % 5 == 0,
            at % 4 * 33 + at // 4 * 2,
            at // 4 * 33,
        )
        for at in range(16)
    )
    plan = map_plan(spots)

    for one, other in combinations(plan.sites, 2):
        assert apart(one.name, other.name) > 0
        assert min(apart(one.name, other.medallion), apart(other.name, one.medallion)) > 0
    for site in plan.sites:
        assert site.name.left >= 0
        assert site.name.left + site.name.width <= plan.width


def test_no_picture_of_a_map_fixes_a_colour_but_those_of_traits(islands):
    svg = re.search(r"<svg class=\"area-map\".*?</svg>", page(islands, "pond/areas/index.html"), re.S)[0]

    ElementTree.fromstring(svg)
    assert not re.search(r"fill=|stroke=", svg)
    assert set(re.findall(r"#[0-9a-f]{6}", svg)) == {"#2f6b3c"}


def test_an_area_is_reached_from_the_map_by_keyboard_alone(read, islands):
    tab = read("pond/areas/index.html", islands)

    for _ in range(60):
        tab.keyboard.press("Tab")
        label = tab.evaluate("document.activeElement.getAttribute('aria-label') || ''")
        if label.startswith("Great Stone"):
            break
    seen = "getComputedStyle(document.activeElement.querySelector('.disc')).strokeWidth"
    assert tab.evaluate(seen) == "4px", "a reader sees where the keyboard is"
    tab.keyboard.press("Enter")
    tab.wait_for_url("**/pond/areas/stone.html")

    assert tab.locator("h1").inner_text().startswith("Great Stone")
    assert tab.wrong == []


def test_map_areas_and_odds_can_be_read_at_360_pixels(read, islands):
    for name in ("pond/areas/index.html", "pond/areas/stone.html", "pond/turns.html"):
        tab = read(name, islands, viewport={"width": 360, "height": 740})
        assert tab.evaluate("document.documentElement.scrollWidth") <= 360, name
    tab = read("pond/areas/index.html", islands, viewport={"width": 360, "height": 740})
    letters = "getComputedStyle(document.querySelector('.area-name')).fontSize"
    scale = tab.locator(".area-map").bounding_box()["width"] / 350
    assert float(tab.evaluate(letters).removesuffix("px")) * scale > 11


def test_an_area_is_found_by_a_mistyped_name(read, islands):
    tab = read("index.html", islands)

    for typed in ("Grate Stone", "great stoen", "北岸"):
        tab.locator("#press-query").fill("")
        first = finding(tab, typed).inner_text()
        assert "Great Stone" in first or "North Bank" in first, (typed, first)


def test_a_map_can_be_read_in_the_dark(read, islands):
    style = """look => { const text = document.querySelector(look);
        return [getComputedStyle(text).fill, getComputedStyle(text.ownerSVGElement).backgroundColor]; }"""
    for scheme in ("light", "dark"):
        tab = read("pond/areas/index.html", islands, color_scheme=scheme)
        for look in (".area-name", ".area-yields"):
            light, dark = sorted(map(luminance, tab.evaluate(style, look)), reverse=True)
            assert (light + 0.05) / (dark + 0.05) > 7, (scheme, look)
