"""Pictures of faces on the site: one for each deck in which a card lies."""

from __future__ import annotations

from pond import FILES

from generator.catalogue import load_catalogue
from generator.project import Project
from generator.site.pictures import draw_pictures, pictures_of, stale_decks

REEDS = '  - {id: reeds, name: Reed deck, back: {colour: "#7a4b1f"}, source: {house: ours}}\nfigures:'
HERON = """
- id: heron
  name: Heron
  kind: lily
  decks: {pond: 1, reeds: 1}
  text: It waits.
  source: {house: ours}
"""


def test_a_card_of_two_decks_has_a_picture_in_each(tmp_path):
    game = FILES["data/pond/game.yaml"].replace("figures:", REEDS).replace("deck: pond, mark: size, ", "")
    cards = FILES["data/pond/cards.yaml"].replace("copies: [1, 2, 3]", "decks: {pond: 3}") + HERON
    project = Project(tmp_path, tmp_path / "output")
    project.data("pond").mkdir(parents=True)
    for name, text in {"game": game, "cards": cards, "heroes": FILES["data/pond/heroes.yaml"]}.items():
        (project.data("pond") / f"{name}.yaml").write_text(text, "utf-8")
    catalogue = load_catalogue(project, "pond")

    assert stale_decks(project, catalogue, tmp_path) == ["pond", "reeds"]
    assert draw_pictures(project, catalogue, ["pond", "reeds"], tmp_path) == ()

    files = [tmp_path / picture.file for picture in pictures_of(catalogue)["heron"]]
    assert len(set(files)) == 2
    assert all(file.is_file() for file in files)
    assert stale_decks(project, catalogue, tmp_path) == []
