"""The pond with islands: a made-up game with areas, dice and cards that score."""

from pathlib import Path

from pond import change, dig

from generator.project import Project

TRAITS = """traits:
  - id: resource
    name: Resource
    values:
      - {id: reed, name: Reed, letter: R, source: {house: ours}}
      - {id: fly, name: Flies, letter: F, source: {house: ours}}
  - id: side
    name: Side
    values:
      - {id: hit, name: Hit, source: {house: ours}}
      - {id: miss, name: Miss, source: {house: ours}}
"""
DICE = """dice:
  - id: pebble
    name: Pebble
    plural: Pebbles
    count: 3
    symbols: side
    faces: [hit, hit, hit, hit, hit, miss]
    colour: "#444444"
    source: {house: ours}
  - id: shell
    name: Shell
    plural: Shells
    count: 3
    symbols: side
    faces: [hit, miss]
    colour: "#999999"
    source: {house: ours}
figures:
"""
AREAS = """
- id: north-bank
  name: North Bank
  chinese: 北岸
  traits: {colour: green}
  yields: [reed, reed]
  borders: [stone, mouth]
  x: 50
  y: 5
  text: Frogs of the {hero}`old-croaker` begin here.
  source: {house: ours}
- id: stone
  name: Great Stone
  yields: [fly]
  borders: [north-bank, mouth]
  x: 50
  y: 50
  source: {house: ours}
- id: mouth
  name: River Mouth
  yields: [reed, fly]
  borders: [stone, north-bank]
  x: 50
  y: 95
  source: {printed: Pieces}
"""
SCORES = """
- id: reed-basket
  name: Reed Basket
  kind: lily
  copies: [9]
  scores:
    - {title: Full Basket, most: true, of: reed, points: 4}
    - {title: Odds and Ends, every: 2, of: fly, points: 1}
  source: {house: ours}
"""
ODDS = """

:::{odds}
symbols: hit
one pebble: 1 pebble
a pebble and two shells: 1 pebble, 2 shells
:::
"""


def flood(folder: Path) -> Project:
    """Write the game into `folder` and return it as a project."""
    project = dig(folder)
    change(project, "data/pond/game.yaml", "traits:\n", TRAITS)
    change(project, "data/pond/game.yaml", "figures:\n", DICE)
    (folder / "data/pond/areas.yaml").write_text(AREAS, encoding="utf-8")
    cards = folder / "data/pond/cards.yaml"
    cards.write_text(cards.read_text(encoding="utf-8") + SCORES, encoding="utf-8")
    turns = folder / "docs/pond/turns.md"
    turns.write_text(turns.read_text(encoding="utf-8") + ODDS, encoding="utf-8")
    return project
