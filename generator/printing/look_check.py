"""Whether everything that faces and quick reference name is there, found out without laying anything out."""

from __future__ import annotations

from generator.catalogue.catalogue import Catalogue
from generator.faults import Fault, Faults
from generator.printing.face_html import faces_html
from generator.printing.faces import faces_of
from generator.printing.quickref_reading import read_quickref
from generator.printing.sizes import CARD_SIZES
from generator.project import Project


def look_faults(project: Project, catalogue: Catalogue) -> list[Fault]:
    """Return the faults in what a game names for print: pictograms, patterns, templates, quick reference."""
    faults: list[Fault] = []
    faces = [face for deck in catalogue.game.decks for face in faces_of(catalogue, deck).faces]
    try:
        faces_html(project, catalogue, faces, CARD_SIZES["poker"])
    except Faults as found:
        faults += found.faults
    quickref = project.data(catalogue.game.id) / "quickref.yaml"
    if quickref.is_file():
        try:
            read_quickref(catalogue, quickref)
        except Faults as found:
            faults += found.faults
    return faults
