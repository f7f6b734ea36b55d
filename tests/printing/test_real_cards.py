"""The cards of the games that ship: all of them fit, can be searched and can be read in grey."""

import re
from functools import cache
from io import BytesIO

import pikepdf
import pypdfium2
import pytest
from PIL import ImageChops, ImageStat

from generator.catalogue import load_catalogue
from generator.printing.faces import faces_of
from generator.printing.layout import lay_out
from generator.printing.raster import face_pictures, page_pictures, page_texts
from generator.printing.sizes import CARD_SIZES
from generator.project import find_project, shipped

PROJECT = find_project(shipped())
DECKS = [(game, deck.id) for game in PROJECT.games for deck in load_catalogue(PROJECT, game).game.decks]
DPI = 300


@cache
def laid_out(game, deck):
    catalogue = load_catalogue(PROJECT, game)
    return lay_out(PROJECT, catalogue, faces_of(catalogue, catalogue.decks[deck]).faces, CARD_SIZES["poker"])


def some_laid_out(game, deck, ink):
    """Every sixth card and the back."""
    catalogue = load_catalogue(PROJECT, game)
    *fronts, back = faces_of(catalogue, catalogue.decks[deck]).faces
    return lay_out(PROJECT, catalogue, [*fronts[::6], back], CARD_SIZES["poker"], ink)


def words(text: str) -> str:
    """Text without mark-up, spaces and case, as faces may break lines and letter-space."""
    plain = re.sub(r"\{\w+\}`(?:([^`<]+) <)?([^`>]+)>?`", lambda found: found[1] or "", text)
    return re.sub(r"[\W_]+", "", plain).casefold()


@pytest.mark.parametrize(("game", "deck"), DECKS)
def test_name_and_text_of_every_card_can_be_searched(game, deck):
    laid = laid_out(game, deck)
    for face, text in zip(laid.faces, page_texts(laid.pdf), strict=True):
        if face.card:
            found = words(text)
            assert words(face.card.name) in found, face.id
            for said in (face.card.text, *(skill.text for skill in face.card.skills)):
                for sentence in re.split(r"\{\w+\}`[^`]*`|[^\w {’'-]+", said):
                    assert words(sentence) in found, face.id


def contrast(one: int, other: int) -> float:
    lighter, darker = sorted(map(luminance, (one, other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def luminance(grey: int) -> float:
    share = grey / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


@pytest.mark.parametrize("ink", ["full", "low"])
@pytest.mark.parametrize(("game", "deck"), DECKS)
def test_every_word_can_be_read_in_grey(game, deck, ink):
    laid = laid_out(game, deck) if ink == "full" else some_laid_out(game, deck, ink)
    faint = []
    for face, page in zip(laid.faces, pypdfium2.PdfDocument(laid.pdf), strict=True):
        picture = page.render(scale=DPI / 72, grayscale=True).to_pil().convert("L")
        text = page.get_textpage()
        for number in range(text.count_rects()):
            left, bottom, right, top = text.get_rect(number)
            said = text.get_text_bounded(left, bottom, right, top).strip()
            if any(map(str.isalnum, said)):
                edges = (left, page.get_height() - top, right, page.get_height() - bottom)
                crop = picture.crop(tuple(round(edge * DPI / 72) for edge in edges))
                histogram = crop.histogram()
                ground = max(range(256), key=histogram.__getitem__)
                best = max(contrast(ground, ink) for ink in crop.getextrema())
                if best < 4.5:
                    faint.append((face.id, said, round(best, 2)))
    assert not faint


@pytest.mark.parametrize("size", [size for size in CARD_SIZES if size != "poker"])
@pytest.mark.parametrize(("game", "deck"), DECKS)
def test_the_longest_names_and_texts_fit_every_size(game, deck, size):
    catalogue = load_catalogue(PROJECT, game)
    fronts = faces_of(catalogue, catalogue.decks[deck]).fronts
    longest = {
        face
        for field in ("name", "chinese", "text", "note")
        for face in sorted(fronts, key=lambda face: -len(getattr(face.card, field)))[:2]
        if getattr(face.card, field)
    }
    skilled = [face for face in fronts if face.card.skills]
    longest |= {*sorted(skilled, key=lambda face: -sum(len(skill.text) for skill in face.card.skills))[:3]}
    laid = lay_out(PROJECT, catalogue, sorted(longest, key=lambda face: face.id), CARD_SIZES[size])
    assert all(points >= 7 for points in laid.shrunk.values())


@pytest.mark.parametrize(("game", "deck"), DECKS)
def test_pages_of_faces_have_the_trim_and_bleed_they_are_asked_for(game, deck):
    laid = laid_out(game, deck)
    with pikepdf.open(BytesIO(laid.pdf)) as pdf:
        assert len(pdf.pages) == len(laid.faces)
        for page in pdf.pages:
            width, height = (float(edge) * 25.4 / 72 for edge in page.mediabox.as_list()[2:])
            assert (width, height) == pytest.approx((69.5, 94.9), abs=0.01)


def test_a_picture_of_a_face_is_the_laid_out_face_cut_along_the_trim():
    laid = laid_out(*DECKS[0])

    face, shown = next(face_pictures(laid, dpi=100))

    assert face is laid.faces[0]
    picture = shown.convert("L")
    page = next(page_pictures(laid.pdf, 100))
    left, top = (page.width - picture.width) // 2, (page.height - picture.height) // 2
    same = page.convert("L").crop((left, top, left + picture.width, top + picture.height))
    assert picture.size == pytest.approx((63.5 / 25.4 * 100, 88.9 / 25.4 * 100), abs=1)
    assert ImageStat.Stat(picture).stddev[0] > 20
    assert ImageStat.Stat(ImageChops.difference(picture, same)).mean[0] < 12


@pytest.mark.parametrize(("game", "deck"), DECKS)
def test_no_word_stands_outside_the_safe_zone(game, deck):
    laid = laid_out(game, deck)
    for face, page in zip(laid.faces, pypdfium2.PdfDocument(laid.pdf), strict=True):
        width, height = page.get_size()
        text = page.get_textpage()
        for number in range(text.count_rects()):
            left, bottom, right, top = text.get_rect(number)
            nearest_edge = min(left, bottom, width - right, height - top) * 25.4 / 72
            assert nearest_edge - 3 > 2.6, face.id
