"""Splitting lines into words, and finding the seats, verbs and nouns that a game knows among them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from generator.rules.kernel import PASS, THAT_IS_ALL, Piece, Verb, Vocabulary
from generator.scenarios.wrong import Kind, Wrong, unknown_word

DECORATION = frozenset(
    {"a", "an", "the", "from", "to", "on", "with", "as", "and", "for", "in", "of", "at", "into", "before"}
    | {"behind", "after", "discarding", "by", "using", "card", "cards", "his", "her", "their", "its"}
)
"""Small words that may stand between nouns and say nothing."""

_WORD = re.compile(r'"([^"]*)"|“([^”]*)”|([^\s,;]+)')


@dataclass(frozen=True)
class Word:
    """A word of a line, or a quoted phrase, and where it stands in the line."""

    text: str
    quoted: bool = False

    @property
    def key(self) -> str:
        """The word as it is compared: without regard to capitals or spaces."""
        return key(self.text)


def split(text: str) -> list[Word]:
    """Return the words of a line; commas only separate, quotes keep a phrase together."""
    return [
        Word(match[1] or match[2] or match[3], match[3] is None)
        for match in _WORD.finditer(text)
        if match[1] or match[2] or match[3]
    ]


@lru_cache(maxsize=8192)
def key(text: str) -> str:
    """Return a phrase as it is compared: case folded, single spaces, no commas."""
    return " ".join(text.replace(",", " ").split()).casefold()


@dataclass(frozen=True)
class Move:
    """What a played line says: who, which verbs it may mean, and the nouns in their order."""

    seats: tuple[str, ...]
    verbs: frozenset[Verb]
    nouns: tuple[str, ...]


class CardWords:
    """The words that name the cards of one game, worked out once for each card and kept from table to table.

    `known` gives each word as it is compared with the way it is spelt.
    """

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.known: dict[str, str] = {}
        self.longest = 1
        self._of: dict[tuple[str, int, str], tuple[str, ...]] = {}

    def of(self, piece: Piece) -> tuple[str, ...]:
        """Return the words for a piece as they are compared, the most exact first."""
        which = (piece.card.id, piece.number, piece.face)
        words = self._of.get(which)
        if words is None:
            spelt = self.vocabulary.words(piece)
            words = self._of[which] = tuple(map(key, spelt))
            self.known.update(
                (word, said) for word, said in zip(words, spelt, strict=True) if word not in self.known
            )
            self.longest = max(self.longest, *(word.count(" ") + 1 for word in words))
        return words


class Lexicon:
    """All words of one game's scenarios at one table."""

    def __init__(
        self, card_words: CardWords, vocabulary: Vocabulary, pieces: Iterable[Piece], seats: Sequence[str]
    ) -> None:
        self.vocabulary = vocabulary
        self.seats = tuple(seats)
        self.verbs = (*vocabulary.verbs, PASS, THAT_IS_ALL)
        self.words = card_words.of
        for piece in pieces:
            card_words.of(piece)
        self.card_words = card_words.known
        self.choices = {key(str(choice)): str(choice) for choice in vocabulary.choices}
        spaces = [phrase.count(" ") + 1 for phrase in (*self.choices, *self.seats)]
        self._longest = max(card_words.longest, *spaces)
        self._by_length = sorted(
            ((name, name.split()) for name in self.seats), key=lambda seat: -len(seat[0])
        )

    def move(self, text: str) -> Move:
        """Read a played line; raise `Wrong` for a word that is not known where it stands."""
        words = split(text)
        seats, at = self._seats(words)
        if not seats:
            found = words[0].text if words else ""
            raise unknown_word(found, "a seat of this table", self.seats)
        if at == len(words):
            raise Wrong(Kind.WORD, f"expected a verb behind {', '.join(seats)}, found nothing")
        verbs, at = self._verbs(words, at)
        if not verbs:
            if any(words[at].key == key(state) for state in self.vocabulary.states):
                raise Wrong(Kind.WRITING, f"a set-up line ends its first part with a colon: > {text}:")
            known = [form for verb in self.verbs for form in _forms(verb)]
            raise unknown_word(words[at].text, "a verb of this game", known)
        decoration = DECORATION.union(*(_literal(verb) for verb in self.verbs if verb in verbs))
        return Move(tuple(seats), verbs, tuple(self._nouns(words[at:], decoration)))

    def _seats(self, words: Sequence[Word]) -> tuple[list[str], int]:
        seats: list[str] = []
        at = 0
        while (found := self.seat_at(words, at)) is not None:
            name, at = found
            seats.append(name)
            if at < len(words) and words[at].text == "and" and self.seat_at(words, at + 1):
                at += 1
        return seats, at

    def seat_at(self, words: Sequence[Word], at: int) -> tuple[str, int] | None:
        """Return the seat whose name begins at a word, and where the next word is; capitals matter."""
        for name, parts in self._by_length:
            if [word.text for word in words[at : at + len(parts)]] == parts or (
                at < len(words) and words[at].quoted and words[at].text == name
            ):
                return name, at + (1 if words[at].quoted else len(parts))
        return None

    def _verbs(self, words: Sequence[Word], at: int) -> tuple[frozenset[Verb], int]:
        best: dict[int, set[Verb]] = {}
        for verb in self.verbs:
            for form in _forms(verb):
                parts = form.split()
                if [word.key for word in words[at : at + len(parts)]] == parts:
                    best.setdefault(len(parts), set()).add(verb)
        if not best:
            return frozenset(), at
        length = max(best)
        return frozenset(best[length]), at + length

    def _nouns(self, words: Sequence[Word], decoration: frozenset[str]) -> list[str]:
        nouns: list[str] = []
        at = 0
        while at < len(words):
            times, start = 1, at
            counted = self.noun_at(words, at + 1) if words[at].text.isdigit() else None
            if counted and counted[0] in self.card_words:
                times, start = int(words[at].text), at + 1
            found = self.noun_at(words, start)
            if found:
                nouns.extend([found[0]] * times)
                at = found[1]
            elif words[at].key in decoration:
                at += 1
            elif words[at].text.isdigit():
                nouns.append(words[at].text)
                at += 1
            else:
                known = [*self.card_words.values(), *self.choices.values(), *self.seats]
                raise unknown_word(words[at].text, "a card, seat or choice of this game", known)
        return nouns

    def noun_at(self, words: Sequence[Word], at: int) -> tuple[str, int] | None:
        """Return the longest noun that begins at a word, as it is compared (a seat as it is written)."""
        seat = self.seat_at(words, at)
        for length in range(min(self._longest, len(words) - at), 0, -1):
            if seat and seat[1] - at >= length:
                return seat
            phrase = " ".join(word.key for word in words[at : at + length])
            if phrase in self.card_words or phrase in self.choices:
                return phrase, at + length
        return None


def _forms(verb: Verb) -> tuple[str, str]:
    """Return a verb's plain form and its third person: "play gear", "plays gear"."""
    rest = verb.partition(" ")[2]
    return key(str(verb)), key(f"{verb.third_person} {rest}")


def _literal(verb: Verb) -> frozenset[str]:
    """Return the words that a verb's sentence has between its blanks."""
    return frozenset(key(word) for word in re.sub(r"\{\w+\}", " ", verb.says).replace(",", " ").split())
