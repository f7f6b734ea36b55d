"""A set-up carried out at a table: what lies where, and what chance is going to give."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from generator.rulebook import Line
from generator.rules.kernel import Piece, Zone, move
from generator.scenarios.setup import RIGS, SetUp
from generator.scenarios.words import Lexicon, Word, key, split
from generator.scenarios.wrong import Kind, Wrong, unknown_word

_LIFE = re.compile(r"\d+(/\d+)?")
"""Life, or life and the most it can be, which may stand bare behind a seat."""


@dataclass
class _Wanted:
    """A piece that a set-up line names, and what is to be done with it."""

    word: str
    line: Line
    zone: Zone | None = None
    rig: str = ""
    exactness: int = 0
    piece: Piece | None = None


class Setting:
    """Carries a set-up out at a new table: all words are read, then exact cards are laid before loose ones.

    `named` gives the word by which the set-up called each piece it placed.
    """

    def __init__(self, table: Any, lexicon: Lexicon, pieces: Sequence[Piece]) -> None:
        self.table = table
        self.lexicon = lexicon
        self.vocabulary = lexicon.vocabulary
        self.pieces = pieces
        self.named: dict[Piece, str] = {}
        self._wanted: list[_Wanted] = []
        self._decks: set[str] = set()
        self._states: list[tuple[Line, str, Any, str]] = []

    def carry_out(self, setup: SetUp) -> None:
        """Lay the cards, set the states and rig chance; raise `Wrong` naming the line that cannot be done."""
        for line, head, tail in setup.lines:
            try:
                self._read(line, head, tail)
            except Wrong as wrong:
                wrong.line = wrong.line or line
                raise
        self._claim()
        self._lay()
        for line, state, seat, rest in self._states:
            try:
                self.vocabulary.states[state](self.table, seat, rest)
            except (ValueError, KeyError) as error:
                message = f"{state}: {error.args[0] if error.args else error}"
                raise Wrong(Kind.WRITING, message, line=line) from None

    def _read(self, line: Line, head: str, tail: str) -> None:
        words = split(head)
        name = words[0].text
        if name in RIGS:
            self._rig(line, name, " ".join(word.text for word in words[1:]), tail)
        elif seated := self.lexicon.seat_at(words, 0):
            seat = self.table.seat(seated[0])
            self._read_head_states(line, seat, words[seated[1] :])
            self._read_seat(line, seat, tail)
        elif key(head) in map(key, self.vocabulary.zones):
            zone = self._zone(_spelt(head, self.vocabulary.zones), None)
            self._want(line, tail, zone)
        elif (state := _begins(words, self.vocabulary.states)) is not None:
            rest = " ".join([*(word.text for word in words[len(state.split()) :]), tail]).strip()
            self._states.append((line, state, None, rest))
        else:
            known = ["table", "start", "option", *RIGS, *self.lexicon.seats]
            known += [*self.vocabulary.zones, *self.vocabulary.states]
            raise unknown_word(head, "a seat, zone or word of the set-up", known)

    def _read_head_states(self, line: Line, seat: Any, words: Sequence[Word]) -> None:
        at = 0
        while at < len(words):
            if self._is_life(words[at]):
                self._states.append((line, "life", seat, words[at].text))
                at += 1
                continue
            state = _begins(words[at:], self.vocabulary.states)
            if state is None:
                raise unknown_word(words[at].text, "a state of a seat", self.vocabulary.states)
            at += len(state.split())
            rest: list[str] = []
            while (
                at < len(words)
                and _begins(words[at:], self.vocabulary.states) is None
                and not self._is_life(words[at])
            ):
                rest.append(words[at].text)
                at += 1
            self._states.append((line, state, seat, " ".join(rest)))

    def _is_life(self, word: Word) -> bool:
        return "life" in self.vocabulary.states and _LIFE.fullmatch(word.text) is not None

    def _read_seat(self, line: Line, seat: Any, tail: str) -> None:
        for part in tail.split(";"):
            words = split(part)
            if not words:
                continue
            zone = _begins(words, self.vocabulary.zones)
            state = _begins(words, self.vocabulary.states)
            if zone is not None and (state is None or len(zone) >= len(state)):
                self._want(line, _without(part, zone), self._zone(zone, seat))
            elif state is not None:
                self._states.append((line, state, seat, _without(part, state)))
            elif "hand" in self.vocabulary.zones:
                self._want(line, part, self._zone("hand", seat))
            else:
                raise unknown_word(words[0].text, "a zone of a seat", self.vocabulary.zones)

    def _zone(self, name: str, seat: Any) -> Zone:
        try:
            return self.vocabulary.zones[name](self.table, seat)
        except (AttributeError, KeyError, TypeError):
            whose = "a seat has no zone" if seat else "the table has no zone"
            raise Wrong(Kind.WRITING, f'{whose} "{name}"') from None

    def _want(self, line: Line, cards: str, zone: Zone | None, rig: str = "") -> None:
        self._wanted.extend(_Wanted(word, line, zone, rig) for word in self._cards(cards))

    def _cards(self, text: str) -> Iterator[str]:
        for part in text.split(","):
            words = split(part)
            times = 1
            if len(words) > 1 and words[0].text.isdigit():
                times, words = int(words[0].text), words[1:]
            phrase = " ".join(word.key for word in words)
            if not phrase or phrase == "nothing":
                continue
            if phrase not in self.lexicon.card_words:
                raise unknown_word(phrase, "a card of this game", self.lexicon.card_words)
            yield from [phrase] * times

    def _rig(self, line: Line, rig: str, what: str, tail: str) -> None:
        if rig == "dice":
            self.table.chance.rig(what or "dice", [self._face(word) for word in split(tail)])
            return
        self._want(line, tail, None, what or ("deck" if rig == "shuffle" else "blind"))

    def _face(self, word: Word) -> str | int:
        """Return what a die is to show: a number, or a symbol of the game's own dice."""
        if word.text.isdigit():
            return int(word.text)
        symbols = {key(face): face for die in self.table.catalogue.game.dice for face in die.faces}
        if word.key not in symbols:
            raise unknown_word(word.text, "a number or a face of this game's dice", symbols)
        return str(symbols[word.key])

    def _claim(self) -> None:
        for wanted in self._wanted:
            wanted.exactness = min((rank for rank, _ in self._naming.get(wanted.word, ())), default=0)
        free = dict.fromkeys(self.pieces)
        placed = [wanted for wanted in self._wanted if wanted.zone is not None]
        for wanted in sorted(placed, key=lambda one: one.exactness):
            wanted.piece = self._best(wanted, free)
            del free[wanted.piece]
            self.named[wanted.piece] = wanted.word
        rigged: set[tuple[str, Piece]] = set()
        for wanted in self._wanted:
            if wanted.zone is None:
                mine = [
                    p
                    for p, word in self.named.items()
                    if word == wanted.word and (wanted.rig, p) not in rigged
                ]
                wanted.piece = mine[0] if mine else self._best(wanted, free)
                free.pop(wanted.piece, None)
                rigged.add((wanted.rig, wanted.piece))

    def _best(self, wanted: _Wanted, free: dict[Piece, None]) -> Piece:
        word = wanted.word
        fitting = [(rank, piece) for rank, piece in self._naming.get(word, ()) if piece in free]
        if not fitting:
            asked = sum(1 for other in self._wanted if other.word == word and other.zone is not None)
            there = len(self._naming.get(word, ()))
            message = f'no "{word}" is left: the game has {there}, all used up; the set-up asks for {asked}'
            raise Wrong(Kind.WRITING, message, line=wanted.line)
        return min(fitting, key=lambda found: found[0])[1]

    @cached_property
    def _naming(self) -> Mapping[str, Sequence[tuple[int, Piece]]]:
        """The pieces that each word names, with how exactly it does; 0 is most exact."""
        naming: dict[str, list[tuple[int, Piece]]] = {}
        for piece in self.pieces:
            for rank, word in enumerate(self.lexicon.words(piece)):
                naming.setdefault(word, []).append((rank, piece))
        return naming

    def _lay(self) -> None:
        decks: dict[str, list[Piece]] = {}
        for wanted in self._wanted:
            piece, zone = wanted.piece, wanted.zone
            assert piece is not None
            if zone is None:
                decks.setdefault(wanted.rig, []).append(piece)
            elif _is_face_down_pile(zone):
                decks.setdefault(zone.name, []).append(piece)
            elif self.vocabulary.place is not None:
                self.vocabulary.place(self.table, piece, zone)
            else:
                move(self.table, (piece,), zone)
        for wanted in reversed(self._wanted):
            if wanted.zone and wanted.piece and wanted.piece in decks.get(wanted.zone.name, ()):
                move(self.table, [wanted.piece], wanted.zone)
        for what, pieces in decks.items():
            self.table.chance.rig(what, pieces)
        rigged = {wanted.rig for wanted in self._wanted if wanted.zone is None}
        laid = {wanted.zone.name for wanted in self._wanted if wanted.zone is not None}
        self._decks = (laid & decks.keys()) - rigged

    def forget(self) -> None:
        """Let later shuffles be free of deck lines, which tell how a deck lies at the start and no more."""
        for name in self._decks:
            self.table.chance.forget(name)


def _is_face_down_pile(zone: Zone) -> bool:
    """Tell whether a zone is a pile like a deck, whose first card in a set-up line is its top."""
    return zone.owner is None and zone.audience == "nobody"


def _begins(words: Sequence[Word], names: Any) -> str | None:
    """Return the longest of the names with which these words begin, as it is spelt."""
    for name in sorted(names, key=len, reverse=True):
        parts = key(name).split()
        if parts and [word.key for word in words[: len(parts)]] == parts:
            return str(name)
    return None


def _spelt(text: str, names: Any) -> str:
    return next(str(name) for name in names if key(name) == key(text))


def _without(part: str, name: str) -> str:
    return part.strip()[len(name) :].strip()
