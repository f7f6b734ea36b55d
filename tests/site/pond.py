"""A small made-up game with something of every kind that the site shows, but without an engine."""

from pathlib import Path

from generator.project import Project

FILES = {
    "data/pond/game.yaml": """
id: pond
title: The Quiet Pond
short: Pond
blurb: Frogs sit on lilies.
players: {least: 2, most: 4}
owner: the frogs
book: Booklet
palette: {accent: "#1f5c4a"}
traits:
  - id: colour
    name: Colour
    values:
      - {id: green, name: Green, letter: G, colour: "#2f6b3c", source: {house: ours}}
      - {id: brown, name: Brown, letter: B, colour: "#7a4b1f", source: {house: ours}}
kinds:
  - {id: frog, name: Frog, plural: Frogs, deck: pond, traits: [colour], source: {house: ours}}
  - {id: lily, name: Lily, plural: Lilies, deck: pond, mark: size, source: {printed: Pieces}}
decks:
  - {id: pond, name: Pond deck, back: {colour: "#1f5c4a"}, source: {house: ours}}
figures:
  - {id: hand, value: 3, text: cards in a hand, source: {printed: Turns}}
source: {house: made up}
""",
    "data/pond/heroes.yaml": """
- id: old-croaker
  name: Old Croaker
  chinese: 青蛙
  kind: frog
  traits: {colour: green}
  source: {public: a song}
- id: mud-leaper
  name: Mud Leaper
  kind: frog
  traits: {colour: brown}
  text: |
    Leaps over {hero}`old-croaker` onto a {card}`water-lily`.
  source: {house: "the booklet names no frog"}
""",
    "data/pond/cards.yaml": """
- id: water-lily
  name: Water Lily
  kind: lily
  copies: [1, 2, 3]
  text: It floats.
  source: {printed: Pieces}
""",
    "data/pond/terms.yaml": """
- {id: leap, name: Leap, also: [jump], text: "Move a frog to another lily.", source: {printed: Turns}}
""",
    "data/pond/statements.yaml": """
- {id: pond-frogs, section: Pieces, lines: 3, kind: count}
- {id: pond-hand, section: Turns, lines: 5, kind: count, figures: [hand]}
- {id: pond-jump, section: Turns, lines: 6, kind: crossref, verdict: contradicts, ruling: It is a leap.}
- id: pond-quiet
  section: Turns
  lines: 7
  kind: rule
  says: Nobody speaks.
  waived: Only people can be quiet.
""",
    "data/pond/errata.yaml": """
- id: jump-or-leap
  statement: pond-jump
  printed: It is called a jump.
  ruling: It is called a {term}`leap`.
  why: The booklet says leap everywhere else.
  source: {printed: Turns}
""",
    "data/pond/rulings.yaml": """
- id: two-frogs
  question: May two frogs share a lily?
  ruling: No.
  why: It would sink.
  source: {house: the booklet is silent}
""",
    "docs/pond/index.md": """
# The Quiet Pond

Sit still.

```{toctree}
pieces
turns
```
""",
    "docs/pond/pieces.md": """
# Pieces

## In the box

:::{rule} pieces.frogs
:states: pond-frogs
There are two frogs, {hero}`old-croaker` among them, and each {card}`water-lily` is larger than the last.
:::

:::{scenario} Two frogs
:checks: pond-frogs
:covers: pieces.frogs

> count of frog?
2

> text of Water Lily?
It floats.
:::
""",
    "docs/pond/turns.md": """
# Turns

:::{rule} turns.hand
:states: pond-hand
:moved-from: pieces.hand
Hold {figure}`hand` cards, as {rule}`pieces.frogs` allows. You may {term}`leap`.
:::

:::{scenario} Three cards in a hand
:checks: pond-hand
:covers: turns.hand

> figure hand?
3
:::

:::{rule} turns.leap
:states: pond-jump, pond-quiet
A move is a {term}`leap`, see {erratum}`jump-or-leap` and {ruling}`two-frogs`.
:::

:::{scenario} What a jump is
:checks: pond-jump
:covers: turns.leap

> meaning of "jump"?
printed: jump
ruling: Leap
:::
""",
}


def dig(folder: Path) -> Project:
    """Write the game into `folder` and return it as a project."""
    for name, text in FILES.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text.lstrip(), encoding="utf-8")
    return Project(folder, folder / "output")


def change(project: Project, name: str, old: str, new: str) -> None:
    """Replace what must stand in a file of the project."""
    file = project.root / name
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def page(project: Project, name: str) -> str:
    """Return a page of the project's site."""
    return (project.output / "site" / name).read_text(encoding="utf-8")
