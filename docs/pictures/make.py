"""Makes the pictures of the README out of real output: run it after `make build`, with Chromium installed."""

from __future__ import annotations

import shutil
from pathlib import Path

import pypdfium2
from PIL import Image, ImageChops, ImageDraw
from playwright.sync_api import sync_playwright

from generator.catalogue import load_catalogue
from generator.printing.components import component_pdfs
from generator.printing.faces import Face, back_of, front_of
from generator.printing.layout import lay_out
from generator.printing.raster import face_pictures
from generator.printing.sizes import CARD_SIZES, PAPERS
from generator.project import Project

HERE = Path(__file__).parent
PROJECT = Project(HERE.parents[1], HERE.parents[1] / "output")
SHOWN = {
    "heroes": ("zhuge-liang", "sun-jian", "diaochan", "contract", "castle-luoyang"),
    "tricks": ("green-card@7", "purple-meeple@6", "chaos", "opal-ring", "back@gear"),
    "legends-2023": ("guan-yu", "heroic-stand@shu", "surprise-attack@wei", "target-01", "back@wu"),
    "legends": ("strike@♠7", "lightning@♠A", "qilin-bow", "zhuge-liang", "monarch"),
}
DPI, BOARD_DPI, GAP, CORNER = 110, 84, 18, 12


def pictures(game: str) -> list[Image.Image]:
    """Return the faces shown of a game, as they lie on the sheet."""
    catalogue = load_catalogue(PROJECT, game)

    def face(name: str) -> Face:
        first, _, mark = name.partition("@")
        if first == "back":
            return back_of(catalogue.decks[mark])
        card = catalogue.cards[first]
        if card.decks:
            return front_of(catalogue.decks[mark], card)
        return front_of(catalogue.decks_of(card)[0], card, mark or card.marks[0])

    made = []
    for name in SHOWN[game]:
        laid = lay_out(PROJECT, catalogue, [face(name)], CARD_SIZES["poker"])
        made += [picture for _, picture in face_pictures(laid, DPI)]
    return made


def cards() -> None:
    """Lay the faces out in a row for each game, with rounded corners."""
    rows = [pictures(game) for game in SHOWN]
    width, height = rows[0][0].size
    across = max(map(len, rows))
    table = Image.new("RGB", (across * (width + GAP) + GAP, len(rows) * (height + GAP) + GAP), "#e8e2d4")
    corners = Image.new("L", (width, height), 0)
    ImageDraw.Draw(corners).rounded_rectangle((0, 0, width - 1, height - 1), CORNER, fill=255)
    for down, row in enumerate(rows):
        for right, picture in enumerate(row):
            table.paste(picture, (GAP + right * (width + GAP), GAP + down * (height + GAP)), corners)
    table.save(HERE / "cards.webp", quality=82, method=6)


def board(game: str = "legends-2023", component: str = "board") -> None:
    """Rasterise a board as it comes on one sheet of A3, without the paper around it."""
    look = component_pdfs(PROJECT, load_catalogue(PROJECT, game), PAPERS["a3"])
    page = pypdfium2.PdfDocument(look[component])[0]
    picture = page.render(scale=BOARD_DPI / 72).to_pil()
    edges = ImageChops.difference(picture, Image.new("RGB", picture.size, "#ffffff")).getbbox()
    assert edges is not None
    left, top, right, _ = edges
    width = right - left
    picture.crop((left + 18, top + 18, right - 18, top + int(width * 0.66))).save(
        HERE / "board.webp", quality=80, method=6
    )


def site(page: str = "legends/scrolls.html") -> None:
    """Photograph a page of the site."""
    browser = shutil.which("chromium") or shutil.which("google-chrome")
    with sync_playwright() as play:
        chromium = play.chromium.launch(executable_path=browser, args=["--no-sandbox"])
        view = chromium.new_page(viewport={"width": 1200, "height": 760})
        view.goto((PROJECT.output / "site" / page).as_uri())
        shot = HERE / "site.png"
        view.screenshot(path=shot)
        chromium.close()
    Image.open(shot).save(HERE / "site.webp", quality=80, method=6)
    shot.unlink()


if __name__ == "__main__":
    cards()
    board()
    site()
