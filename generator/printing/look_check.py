"""Whether everything that faces and quick reference name is there, found out without laying anything out."""

from __future__ import annotations

from collections.abc import Collection

from generator.catalogue.catalogue import Catalogue
from generator.faults import Fault, Faults
from generator.printing.components import missing_sheets
from generator.printing.face_html import faces_html
from generator.printing.face_view import Look
from generator.printing.faces import faces_of
from generator.printing.quickref_reading import read_quickref
from generator.printing.quickref_view import block_view
from generator.printing.sizes import CARD_SIZES
from generator.project import Project


def look_faults(project: Project, catalogue: Catalogue, rules: Collection[str] | None = None) -> list[Fault]:
    """Return the faults in what a game names for print: pictograms, patterns, templates, quick reference.

    `rules` are those of its documents, if they could be read: the quick reference may name them.
    """
    faults: list[Fault] = []
    faces = [face for deck in catalogue.game.decks for face in faces_of(catalogue, deck).faces]
    try:
        faces_html(project, catalogue, faces, CARD_SIZES["poker"])
    except Faults as found:
        faults += found.faults
    quickref = project.data(catalogue.game.id) / "quickref.yaml"
    if quickref.is_file():
        try:
            read = read_quickref(catalogue, quickref, rules)
            look = Look(project, catalogue)
            sides = [side for side in (read.front, read.back) if side]
            for block in (*read.blocks, *(block for side in sides for block in side.blocks)):
                block_view(look, block)
            faults += look.faults
        except Faults as found:
            faults += found.faults
    return [*faults, *missing_sheets(project, catalogue)]
