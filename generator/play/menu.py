"""The numbered options of a question: twins shown once, long lists by the page or narrowed by a word."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from generator.rules.kernel import Option, Piece


@dataclass(frozen=True)
class Item:
    """A line of the menu: its number from 1, its sentence, the option it stands for, how many are like it."""

    number: int
    sentence: str
    index: int
    twins: int


@dataclass(frozen=True)
class Page:
    """What is shown at once: groups of items under a verb, and which page of how many this is."""

    groups: Sequence[tuple[str, Sequence[Item]]]
    number: int
    count: int


def by_looks(piece: Piece) -> tuple[Sequence[str], str]:
    """Return the key by which a player sorts a hand: colour and other traits first, then the face."""
    return list(piece.card.traits.values()), str(piece)


def items(options: Sequence[Option]) -> list[Item]:
    """Return one item for each sentence: verb by verb as they first appear, cards as they lie in the hand."""
    firsts: dict[str, int] = {}
    twins: dict[str, int] = {}
    verbs: dict[str, None] = {}
    for index, option in enumerate(options):
        sentence = str(option)
        firsts.setdefault(sentence, index)
        twins[sentence] = twins.get(sentence, 0) + 1
        verbs.setdefault(str(option.verb))
    rank = {verb: place for place, verb in enumerate(verbs)}

    def place(first: tuple[str, int]) -> tuple[object, ...]:
        option = options[first[1]]
        return rank[str(option.verb)], [by_looks(card) for card in option.cards]

    ordered = sorted(firsts.items(), key=place)
    return [
        Item(number, sentence, index, twins[sentence]) for number, (sentence, index) in enumerate(ordered, 1)
    ]


def narrowed(choices: Sequence[Item], words: str) -> list[Item]:
    """Return the items whose sentences hold every one of the words, upper or lower case."""
    wanted = words.casefold().split()
    return [item for item in choices if all(word in item.sentence.casefold() for word in wanted)]


def page(choices: Sequence[Item], options: Sequence[Option], number: int, size: int) -> Page:
    """Return page `number` (from 0, going round) of the items, `size` items to a page."""
    count = max(1, -(-len(choices) // size))
    number %= count
    shown = choices[number * size : (number + 1) * size]
    groups = [
        (verb, list(group)) for verb, group in groupby(shown, key=lambda item: str(options[item.index].verb))
    ]
    return Page(groups, number, count)
