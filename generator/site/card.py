"""Cards and heroes: the directives `card` and `hero`, which fill a page each."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from docutils import nodes
from docutils.nodes import Element, Node

from generator.catalogue.board_checks import RESOURCE
from generator.catalogue.catalogue import Catalogue
from generator.catalogue.model import Card, Score
from generator.site.copies import copies_of
from generator.site.directive import PressDirective
from generator.site.domain import reference
from generator.site.nodes import image, line, separated, tag, words
from generator.site.skills import skill_nodes

CROWD = 4
"""Of more pictures than this the first is shown large, the others small."""


class CardDirective(PressDirective):
    """`:::{card} id` or `:::{hero} id`: pictures, facts and sources around the text that is its content."""

    def run(self) -> list[Node]:
        """Build the card; the page's title names it."""
        card = self.game.catalogue.cards[self.arguments[0].strip()]
        role = self.game.catalogue.role(card)
        node = tag("article", classes=["card", f"card-{role}"])
        self.announce(node, role, card.id, f"{role}-{card.id}", card.name)
        pictures = self.pictures(card.id)
        if pictures:
            shown = [image(p.file, p.width, p.height, f"The card {p.title}") for p in pictures]
            many = ["faces-crowd"] if len(shown) > CROWD else ["faces-many"] if len(shown) > 1 else []
            node += tag("div", *shown, classes=["faces", *many])
        facts = tag("div", classes=["card-facts"])
        wording = tag("div", classes=["card-text"])
        self.read_content(wording)
        facts += wording
        facts += skill_nodes(self, card)
        if card.note:
            facts += line(nodes.emphasis("", card.note), classes=["note"])
        facts += tag("dl", *self._facts(card), classes=["facts"])
        node += facts
        return [node, self.mentions(role, card.id)]

    def _facts(self, card: Card) -> Iterator[Element]:
        catalogue = self.game.catalogue
        kind = catalogue.kinds[card.kind]
        if card.chinese:
            yield from _fact("In Chinese", words(card.chinese, "chinese", "language-zh"))
        yield from _fact("Kind", words(kind.name))
        if card.courtesy:
            yield from _fact("Courtesy name", words(card.courtesy))
        if card.cost is not None:
            yield from _fact("Cost", words(str(card.cost)))
        badges = [badge.name for badge in catalogue.game.badges if badge.tag in card.tags]
        if badges:
            yield from _fact("Badge" if len(badges) == 1 else "Badges", words(", ".join(badges)))
        for trait, value in card.traits.items():
            found = catalogue.trait_value(trait, value)
            letter = f" {found.letter}" if found.letter and found.colour else ""
            chip = words(
                f"{found.name}{letter}",
                "chip",
                *([f"{self.game.id}-{trait}-{value}"] if found.colour else []),
            )
            yield from _fact(catalogue.traits[trait].name, chip)
        if card.number:
            yield from _fact("Number", words(card.number))
        if card.decks:
            shares = [f"{count} in {catalogue.decks[deck].name}" for deck, count in card.decks.items()]
            yield from _fact("Copies", tag("div", *map(_row, shares)))
        else:
            yield from _fact("Copies", tag("div", *map(_row, copies_of(card, kind.mark))))
            yield from _fact("Deck", words(catalogue.decks[kind.deck].name))
        for title, scores in groupby(card.scores, key=lambda score: score.title):
            lines = [_row(score_in_words(catalogue, score)) for score in scores]
            named = [line(nodes.strong("", title))] if title else []
            yield from _fact("Scores", tag("div", *named, *lines))
        if kind.text:
            yield from _fact(f"Every {kind.name}", words(kind.text))
        sections: list[Node] = [
            reference(
                self.docname,
                "chapter",
                f"{chapter.name}#{section.anchor}",
                words(f"{chapter.title}: {section.title}"),
                quiet=True,
            )
            for chapter in self.game.rulebook.chapters
            for section in chapter.sections
            if section.title == card.name
        ]
        if sections:
            yield from _fact("Rules", line(*separated(sections)))
        cited = [line(self.cite(source)) for source in card.source]
        yield from _fact("Source" if len(cited) == 1 else "Sources", tag("div", *cited))


def score_in_words(catalogue: Catalogue, score: Score) -> str:
    """Say what one line of a card scores."""
    resource = catalogue.trait_value(RESOURCE, score.of).name
    points = f"{score.points} point{'' if score.points == 1 else 's'}"
    if score.most:
        return f"{points} for the most {resource}"
    if score.every == 1:
        return f"{points} for every {resource} {catalogue.traits[RESOURCE].name.lower()}"
    return f"{points} for every {score.every} {resource}"


def _fact(name: str, value: Element) -> list[Element]:
    return [tag("dt", nodes.Text(name)), tag("dd", value)]


def _row(text: str) -> Element:
    return line(words(text))
