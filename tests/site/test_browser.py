"""The site in a headless Chromium, opened from its folder as a reader would."""

from urllib.parse import urlsplit

from generator.site.build import build_site


def finding(tab, typed: str):
    """Type into the search with the keyboard alone and return the first result."""
    tab.keyboard.press("/")
    tab.keyboard.type(typed)
    first = tab.locator("#press-found [role=option]").first
    first.wait_for()
    return first


def test_a_card_is_found_by_a_mistyped_name(read):
    tab = read("index.html")

    for typed in ("Old Craoker", "old coaker", "oldcroaker", "Mud Laeper", "wter lily"):
        tab.locator("#press-query").fill("")
        first = finding(tab, typed).inner_text()
        assert any(name in first for name in ("Old Croaker", "Mud Leaper", "Water Lily")), (typed, first)
    assert tab.wrong == []


def test_a_result_says_what_it_is_and_of_which_game(read):
    first = finding(read("pond/turns.html"), "jump").inner_text()

    assert "Word" in first
    assert "Pond" in first
    assert "Move a frog" in first


def test_a_word_that_is_known_is_not_taken_for_a_slip(read, copy):
    terms = copy.root / "data/pond/terms.yaml"
    reap = '- {id: reap, name: Reap, text: "Take a lily.", source: {printed: Turns}}\n'
    terms.write_text(terms.read_text("utf-8") + reap, "utf-8")
    build_site(copy)
    tab = read("index.html", copy)

    finding(tab, "leap")
    tab.wait_for_function(
        """() => { const found = document.querySelector("#press-found").innerText;
        return found.includes("Leap") && !found.includes("Reap"); }"""
    )
    tab.locator("#press-query").fill("")
    assert "Reap" in finding(tab, "raep").inner_text()


def test_a_whole_question_finds_what_its_telling_words_find(read):
    tab = read("index.html")

    assert "Three cards in a hand" in finding(tab, "how many cards are in the hand").inner_text()


def test_a_rule_is_reached_from_the_search_by_keyboard_alone(read):
    tab = read("pond/heroes/index.html")

    tab.keyboard.press("/")
    tab.keyboard.type("hold cards")
    tab.locator("#press-found [role=option]").first.wait_for()
    while "turns.hand" not in tab.locator("#press-found [aria-selected=true]").inner_text():
        tab.keyboard.press("ArrowDown")
    tab.keyboard.press("Enter")
    tab.wait_for_url("**/pond/turns.html#turns.hand")

    assert tab.locator("[id='turns.hand']").is_visible()
    tab.keyboard.press("Tab")
    focused = "document.activeElement.closest('[id]').id"
    assert tab.evaluate(focused) == "turns.hand", "the keyboard goes on where the reader is"


def test_the_first_tab_stop_leads_past_the_menu(read):
    tab = read("pond/turns.html")

    tab.keyboard.press("Tab")
    assert tab.evaluate("document.activeElement.textContent.trim()") == "Skip to content"


def test_the_menu_of_a_narrow_window_is_out_of_the_way_until_it_is_opened(read):
    tab = read("pond/turns.html", viewport={"width": 360, "height": 740})
    focused = "document.activeElement.closest('.sidebar-drawer, .toc-drawer') !== null"
    stops = []
    for _ in range(12):
        tab.keyboard.press("Tab")
        stops.append(tab.evaluate("document.activeElement.getAttribute('aria-label')"))
        assert not tab.evaluate(focused), "the keyboard is in a menu that nobody sees"
    assert "Menu" in stops

    tab.locator("[aria-label=Menu][role=button]").focus()
    tab.keyboard.press("Enter")
    assert tab.evaluate(focused)
    assert tab.get_by_role("button", name="Menu").get_attribute("aria-expanded") == "true"
    tab.keyboard.press("Escape")
    assert tab.evaluate("document.activeElement.getAttribute('aria-label')") == "Menu"
    assert tab.get_by_role("button", name="Menu").get_attribute("aria-expanded") == "false"


def test_the_link_to_a_scenario_is_not_part_of_what_folds_it(read):
    tab = read("pond/turns.html")

    tab.locator("#scenario-what-a-jump-is > .headerlink").click()
    assert tab.url.endswith("#scenario-what-a-jump-is")
    assert tab.locator("#scenario-what-a-jump-is > details").evaluate("details => details.open")
    assert tab.locator("summary a").count() == 0


def test_a_rule_can_be_read_at_360_pixels(read):
    for page in (
        "pond/turns.html",
        "pond/cards/water-lily.html",
        "pond/reference/coverage.html",
        "index.html",
    ):
        tab = read(page, viewport={"width": 360, "height": 740})
        assert tab.evaluate("document.documentElement.scrollWidth") <= 360, page
    rule = read("pond/turns.html", viewport={"width": 360, "height": 740}).locator("[id='turns.hand']")
    assert rule.bounding_box()["width"] > 300


def test_no_page_is_wider_than_its_window(read):
    for page in ("pond/turns.html", "pond/reference/coverage.html"):
        for width in (320, 737, 1009, 1073, 1313, 1366, 1553):
            tab = read(page, viewport={"width": width, "height": 740})
            assert tab.evaluate("document.documentElement.scrollWidth") <= width, (page, width)


def test_a_rule_can_be_read_in_the_dark(read):
    colours = (
        """element => [getComputedStyle(element).color, getComputedStyle(document.body).backgroundColor]"""
    )

    def contrast(scheme):
        tab = read("pond/turns.html", color_scheme=scheme)
        ink, paper = tab.locator("[id='turns.hand'] p").nth(1).evaluate(colours)
        light, dark = sorted((luminance(ink), luminance(paper)), reverse=True)
        return (light + 0.05) / (dark + 0.05), luminance(paper)

    by_day, paper = contrast("light")
    by_night, night = contrast("dark")
    assert night < 0.05 < 0.7 < paper
    assert min(by_day, by_night) > 7


def luminance(colour: str) -> float:
    parts = [int(part) / 255 for part in colour[colour.index("(") + 1 : -1].split(",")[:3]]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_an_earlier_id_of_a_rule_leads_to_where_it_stands_now(read):
    tab = read("pond/pieces.html#pieces.hand")
    tab.wait_for_url("**/pond/turns.html#turns.hand")

    tab = read("pond/rule/pieces.hand.html")
    tab.wait_for_url("**/pond/turns.html#turns.hand")


def test_the_page_of_all_results_lists_them(read):
    tab = read("search.html?q=laep")
    tab.locator("#press-all li").first.wait_for()

    assert "Leap" in tab.locator("#press-all").inner_text()


def test_no_request_leaves_the_machine(read):
    tab = read("pond/heroes/old-croaker.html")
    finding(tab, "leap")
    tab.keyboard.press("Enter")
    tab.wait_for_load_state()

    assert len(tab.asked) > 5
    assert {urlsplit(url).scheme for url in tab.asked} <= {"file", "data"}
    assert tab.wrong == []


def test_a_rule_that_is_linked_to_stops_below_the_bar_of_a_narrow_window(read):
    for anchor in ("turns.leap", "scenario-three-cards-in-a-hand"):
        tab = read(f"pond/turns.html#{anchor}", viewport={"width": 360, "height": 300})
        tab.wait_for_function("scrollY > 0")
        bar = tab.locator(".mobile-header").bounding_box()
        assert tab.locator(f"[id='{anchor}']").bounding_box()["y"] >= bar["y"] + bar["height"]


def test_signs_of_what_is_wrong_can_be_seen_in_the_dark(read):
    for scheme in ("light", "dark"):
        tab = read("pond/turns.html", color_scheme=scheme)
        sign, ground = tab.locator(".expected-printed").first.evaluate(
            """printed => [getComputedStyle(printed, "::before").color,
            getComputedStyle(printed.closest(".scenario")).backgroundColor]"""
        )
        light, dark = sorted((luminance(sign), luminance(ground)), reverse=True)
        assert (light + 0.05) / (dark + 0.05) > 4.5, scheme
