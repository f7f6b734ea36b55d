"""Whole games between random bots, for the tests of every game."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from generator.catalogue import Catalogue, load_catalogue
from generator.project import Project, shipped
from generator.rules.kernel import Session, load, replay, start, view

LONGEST = 20_000
"""More decisions than this, and a game is taken to have no end."""


@cache
def catalogue_of(game: str) -> Catalogue:
    return load_catalogue(Project(shipped(), shipped() / "output"), game)


def begin_game(game: str, seats: int, seed: int, **options: Any) -> Session:
    return start(load(game), catalogue_of(game), seats=seats, seed=seed, **options)


def play(session: Session, seed: int) -> Iterator[Session]:
    """Let random bots play, giving the session at each question and once it is over."""
    bot = random.Random(seed)
    while session.ask is not None:
        assert len(session.answers) < LONGEST
        yield session
        session.choose(bot.randrange(len(session.ask.options)))
    yield session


def finish(session: Session, seed: int) -> Session:
    *_, over = play(session, seed)
    return over


def replays_exactly(session: Session) -> bool:
    """Tell whether a game's save, played again, says the same and ends in the same way."""
    game = session.engine.game
    again = replay(load(game), catalogue_of(game), session.save())
    told = list(map(str, again.log)), str(again.result)
    return told == (list(map(str, session.log)), str(session.result))


@dataclass
class Watcher:
    """Follows what lies open, worked out by hand, and compares it with what each seat is shown and told.

    A log line with one of the words `private` tells of cards that not everybody sees. Into a zone named in
    `hidden` nobody sees but its owner, and into a deck not even the owner.
    """

    table: Any
    private: Collection[str]
    hidden: Collection[str]
    open: set[str] = field(default_factory=set)
    lines: int = 0

    def read(self) -> None:
        """Fail at the first face shown or told to a seat that may not know it."""
        table = self.table
        fresh = table.log[self.lines :]
        for entry in fresh:
            if not any(word in entry.says for word in self.private):
                self.open.update(map(str, entry.cards))
        lying = {str(card) for zone in table.zones if zone.name not in self.hidden for card in zone.cards}
        for seat in table.seats:
            own = {str(card) for zone in table.zones if zone.owner is seat for card in zone.cards}
            for entry in fresh:
                told = entry.seen_by(seat)
                party = {entry.seat, *entry.words.values()}
                faces = {str(card) for card in entry.cards if str(card) in told}
                assert seat in party or faces <= self.open | lying | own, told
            for zone in view(table, seat, len(table.log)).zones:
                is_secret = zone.name in self.hidden and (zone.owner is not seat or zone.name == "deck")
                assert not (is_secret and zone.faces), zone
        self.lines = len(table.log)
        self.open = lying
