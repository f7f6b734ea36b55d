"""Standees, dials and dice of the games that ship: lengths, numbers, and words that can be read in grey."""

from functools import cache

import pypdfium2
import pytest
from piece_drawings import boxes, sized

from generator.catalogue import load_catalogue
from generator.printing.components import component_pdfs
from generator.printing.dial_plan import SIDE
from generator.printing.dice_plan import MARGIN, SIDES
from generator.printing.raster import page_texts
from generator.printing.sizes import PAPERS
from generator.project import find_project, shipped

PROJECT = find_project(shipped())
SHEETS = ("standees", "dials", "dice")
FOUND = [
    (game, component.id)
    for game in PROJECT.games
    for component in load_catalogue(PROJECT, game).game.components
    if component.sheet in SHEETS
]
DPI = 200


@cache
def made(game, ink):
    """The PDFs of a game's standees, dials and dice, by component."""
    catalogue = load_catalogue(PROJECT, game)
    components = tuple(part for part in catalogue.game.components if part.sheet in SHEETS)
    changed = catalogue.game.model_copy(update={"components": components})
    chosen = type(catalogue)(changed, catalogue.cards, catalogue.heroes)
    return catalogue, component_pdfs(PROJECT, chosen, PAPERS["a4"], ink)


@pytest.mark.parametrize(("game", "part"), FOUND)
def test_every_piece_is_there_and_measures_what_the_data_say(game, part):
    catalogue, pdfs = made(game, "full")
    component = catalogue.components[part]
    drawn = [box for number, page in enumerate(boxes(pdfs[part])) for box in _apart(page, number)]
    if plan := component.standee:
        assert sized(drawn, plan.width, 2 * (plan.height + plan.depth)) == component.count
        assert sized(drawn, plan.tab, plan.depth) == 2 * component.count
    elif dial := component.dial:
        assert sized(drawn, dial.across, dial.across) == 2 * component.count
        assert sized(drawn, dial.window, dial.window) == component.count
        assert sized(drawn, dial.slot, 0) == component.count
        assert sized(drawn, dial.slot + 2 * SIDE, 2 * dial.clip) == component.count
    else:
        edges = {die.edge for die in catalogue.game.dice}
        for edge in edges:
            count = sum(die.count for die in catalogue.game.dice if die.edge == edge)
            assert sized(drawn, edge, edge) == SIDES * count
            assert sized(drawn, edge - 2 * MARGIN, edge - 2 * MARGIN) == SIDES * count


def _apart(page, number):
    """The boxes of a page, moved so that no two pages lie on each other."""
    return [(left + 1000 * number, bottom, right + 1000 * number, top) for left, bottom, right, top in page]


@pytest.mark.parametrize(("game", "part"), FOUND)
def test_every_person_of_the_data_stands_on_a_sheet(game, part):
    catalogue, pdfs = made(game, "full")
    plan = catalogue.components[part].standee
    text = "".join("".join(page_texts(pdfs[part])).split()).casefold()
    for card in catalogue.cards.values():
        if plan and card.kind == plan.kind:
            assert "".join(card.name.split()).casefold() in text
            assert text.count(card.chinese[:1]) >= 2


@pytest.mark.parametrize("ink", ["full", "low"])
@pytest.mark.parametrize(("game", "part"), FOUND)
def test_every_word_can_be_read_in_grey(game, part, ink):
    faint = []
    for page in pypdfium2.PdfDocument(made(game, ink)[1][part]):
        picture = page.render(scale=DPI / 72, grayscale=True).to_pil().convert("L")
        text = page.get_textpage()
        for number in range(text.count_rects()):
            left, bottom, right, top = text.get_rect(number)
            said = text.get_text_bounded(left, bottom, right, top).strip()
            if any(map(str.isalnum, said)):
                edges = (left - 1, page.get_height() - top, right + 1, page.get_height() - bottom)
                darkest, lightest = picture.crop(tuple(round(at * DPI / 72) for at in edges)).getextrema()
                if _luminance(lightest) + 0.05 < 4.5 * (_luminance(darkest) + 0.05):
                    faint.append((said, darkest, lightest))
    assert not faint


def _luminance(grey: int) -> float:
    share = grey / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4
