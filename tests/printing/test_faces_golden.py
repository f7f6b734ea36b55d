"""Faces as they were when somebody last looked at them.

Pictures in golden/ are compared with a tolerance for other versions of the libraries. After a change of looks
that is meant, renew them with PRESS_RENEW_GOLDEN=1 and look at each.
"""

import os
from functools import cache
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from generator.catalogue import load_catalogue
from generator.printing.faces import back_of, faces_of
from generator.printing.layout import lay_out
from generator.printing.raster import face_pictures
from generator.printing.sizes import CARD_SIZES
from generator.project import find_project, shipped

GOLDEN = Path(__file__).parent / "golden"
DPI = 72
CHOSEN = {
    "heroes": ("sun-jian", "zhuge-liang", "lv-bu", "contract", "castle-luoyang", "back@main", "back@castle"),
    "tricks": (
        "green-card@7",
        "blue-chip@1",
        "chaos",
        "opal-ring",
        "kingmakers-quill",
        "back@play",
        "back@heroes",
    ),
    "legends": (
        "strike@♥10",
        "ward@♠J",
        "contentment@♣6",
        "qilin-bow@♥5",
        "cao-cao",
        "da-qiao",
        "lu-bu-3v3",
        "turn-coat",
        "life-card",
        "back@deck",
    ),
}
NAMES = str.maketrans("@♠♥♣♦", "-SHCD")
CASES = [(game, face) for game, faces in CHOSEN.items() for face in faces]


@cache
def pictures(game):
    project = find_project(shipped())
    catalogue = load_catalogue(project, game)
    faces = [
        face
        for deck in catalogue.game.decks
        for face in faces_of(catalogue, deck).faces
        if face.id in CHOSEN[game]
    ]
    laid = lay_out(project, catalogue, faces, CARD_SIZES["poker"])
    return {face.id: picture for face, picture in face_pictures(laid, DPI)}


@pytest.mark.parametrize(("game", "face"), CASES, ids=[f"{game}-{face}" for game, face in CASES])
def test_a_face_looks_as_it_did(game, face):
    picture = pictures(game)[face]
    file = GOLDEN / f"{game}-{face.translate(NAMES)}.png"
    if os.environ.get("PRESS_RENEW_GOLDEN"):
        file.parent.mkdir(exist_ok=True)
        picture.quantize(64).save(file, optimize=True)
    golden = Image.open(file).convert("RGB")
    assert golden.size == picture.size
    off = ImageStat.Stat(ImageChops.difference(golden, picture)).mean
    assert max(off) < 6, f"{face} differs; if that is meant, renew {file.name} with PRESS_RENEW_GOLDEN=1"


@pytest.mark.parametrize("game", CHOSEN)
def test_a_back_does_not_tell_which_way_up_a_card_lies(game):
    project = find_project(shipped())
    catalogue = load_catalogue(project, game)
    for deck in catalogue.game.decks:
        laid = lay_out(project, catalogue, [back_of(deck)], CARD_SIZES["poker"])
        ((_, picture),) = face_pictures(laid, 4 * DPI)
        rim = picture.height // 2 - 8 * 4
        band = picture.convert("L").crop((0, rim, picture.width, picture.height - rim))
        turned = band.transpose(Image.Transpose.ROTATE_180)
        # Fine enough for letters, then coarse enough that one pixel at the rim of a line does not count.
        _, most = ImageChops.difference(band.reduce(4), turned.reduce(4)).getextrema()
        assert most < 130, deck.id
