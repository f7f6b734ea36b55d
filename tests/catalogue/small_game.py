"""A made-up game of pears and plums, written to a temporary folder; each test changes one thing in it."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.catalogue import Catalogue, load_catalogue
from generator.faults import Faults
from generator.project import Project

GAME = """\
id: orchard
title: The Orchard
short: Orchard
blurb: Pick fruit.
players: {least: 2, most: 4}
palette: {accent: "#804020"}
traits:
  - id: fruit
    name: Fruit
    values:
      - {id: pear, name: Pear, letter: A, source: {house: made up}}
      - {id: plum, name: Plum, letter: B, source: {house: made up}}
kinds:
  - {id: tree, name: Tree, plural: Trees, deck: main, traits: [fruit], source: {house: made up}}
decks:
  - {id: main, name: Main, back: {colour: "#204060"}, source: {house: made up}}
components:
  - {id: basket, name: Basket, count: 2, sheet: basket, source: {house: made up}}
figures:
  - {id: hand, value: 5, text: Cards in hand., source: {house: made up}}
tables:
  - id: deal
    name: Cards dealt
    by: players
    columns: [cards, coins]
    rows:
      - {at: 2, values: [6, 1]}
      - {at: 3, values: [4, 2]}
    source: {house: made up}
source: {house: made up}
"""

CARDS = """\
- id: old-pear
  name: Old Pear
  kind: tree
  traits: {fruit: pear}
  copies: 3
  source: {house: made up}

- id: young-plum
  name: Young Plum
  kind: tree
  traits: {fruit: plum}
  copies: [1, 2, 4]
  tags: [young]
  source: {house: made up}
"""

TERMS = """\
- id: basket
  name: Basket
  text: What you pick into.
  also: [crate, Fruit Box]
  source: {house: made up}
"""

STATEMENTS = """\
- id: orchard-hand
  section: Setup
  lines: 12
  kind: count
  figures: [hand]
"""


class Orchard:
    """The made-up game on disk: `files` by name, to be changed before it is read."""

    def __init__(self, folder: Path) -> None:
        self.project = Project(folder, folder / "output")
        self.folder = folder / "data" / "orchard"
        self.folder.mkdir(parents=True)
        self.write("game.yaml", GAME)
        self.write("cards.yaml", CARDS)
        self.write("terms.yaml", TERMS)
        self.write("statements.yaml", STATEMENTS)

    def write(self, name: str, content: str | bytes) -> None:
        raw = content.encode() if isinstance(content, str) else content
        (self.folder / name).write_bytes(raw)

    def change(self, name: str, before: str, after: str) -> None:
        text = (self.folder / name).read_text(encoding="utf-8")
        assert before in text
        self.write(name, text.replace(before, after, 1))

    def add(self, name: str, text: str) -> None:
        file = self.folder / name
        self.write(name, (file.read_text(encoding="utf-8") if file.exists() else "") + text)

    def read(self) -> Catalogue:
        return load_catalogue(self.project, "orchard")

    def faults(self) -> list[str]:
        """Return the faults that reading finds, with file names instead of paths."""
        with pytest.raises(Faults) as caught:
            self.read()
        return [str(fault).replace(f"{self.folder.as_posix()}/", "") for fault in caught.value.faults]
