"""A made-up game and plain faces, so that what is tested is the printing and not the art."""

from __future__ import annotations

from collections.abc import Sequence

from generator.catalogue.catalogue import Catalogue
from generator.catalogue.fields import Source
from generator.catalogue.model import Back, Card, Deck, Game, Kind, Palette, Players
from generator.printing.faces import Face
from generator.printing.sizes import CARD_SIZES, CardSize
from generator.printing.typography import TEXT, font_css
from generator.project import Project

HOUSE = (Source(house="made up"),)
POKER = CARD_SIZES["poker"]


def card(number: int, copies: int | tuple[int, ...] = 1, text: str = "Take one.", **more: str) -> Card:
    fields = {"name": f"Card {number}", "kind": "plain", **more}
    return Card(id=f"card-{number}", text=text, copies=copies, source=HOUSE, **fields)


def game_of(*cards: Card, decks: Sequence[str] = ("main",)) -> Catalogue:
    kinds = tuple(
        Kind(id="plain" if deck == "main" else deck, name="Plain", plural="Plains", deck=deck, source=HOUSE)
        for deck in decks
    )
    made = tuple(
        Deck(id=deck, name=f"{deck} deck", back=Back(colour="#204060"), source=HOUSE) for deck in decks
    )
    game = Game(
        id="made-up",
        title="Made Up",
        short="Made Up",
        blurb="A game for tests.",
        players=Players(least=2, most=4),
        palette=Palette(accent="#804020"),
        kinds=kinds,
        decks=made,
        source=HOUSE,
    )
    return Catalogue(game, {card.id: card for card in cards}, frozenset())


def colour_of(face: Face) -> str:
    """A colour that stands for the face's card: its number in red and green; on backs blue or violet."""
    if face.card is None:
        return "#0000ff" if face.deck.id == "main" else "#8000ff"
    number = int(face.card.id.rpartition("-")[2])
    return f"#{(number % 16) * 15 + 10:02x}{(number // 16) * 15 + 10:02x}00"


def text_of(face: Face) -> str:
    return face.card.text if face.card else ""


def plain_html(
    project: Project, catalogue: Catalogue, faces: Sequence[Face], size: CardSize, ink: str, css: str = ""
) -> str:
    """A coloured page a face, bleed included, with a name and a text in a frame."""
    pages = "".join(
        f'<section data-face="{face.id}" style="background:{colour_of(face)}">'
        f'<div class="frame name"><div class="fit" data-field="name">{face.title}</div></div>'
        f'<div class="frame text"><div class="fit" data-field="text">{text_of(face)}</div></div>'
        "</section>"
        for face in faces
    )
    return f"""<!DOCTYPE html><html lang="en"><style>{font_css()}
    @page {{ size: {size.page_width.css} {size.page_height.css}; margin: 0 }}
    body {{ margin: 0; font: 9pt/1.2 "{TEXT}"; color: white }}
    section {{ position: relative; width: {size.page_width.css}; height: {size.page_height.css};
               break-after: page; overflow: hidden }}
    .frame {{ position: absolute; left: 8mm; right: 8mm; }}
    .name {{ top: 8mm; height: 12mm; }} .text {{ top: 30mm; height: 45mm; }}
    .fit {{ white-space: pre-line }}
    {css}</style><body>{pages}</body></html>"""
