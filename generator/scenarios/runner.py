"""Runs a scenario and says where and how it first went wrong, if it did."""

from __future__ import annotations

import re
import traceback
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from generator.catalogue import Catalogue
from generator.faults import nearest
from generator.rulebook import Line, Rulebook, Scenario
from generator.rules.kernel import Engine, Entry, Piece, Query
from generator.rules.kernel.chance import Unrollable
from generator.scenarios.album import Album
from generator.scenarios.catalogue_queries import QUERIES, TRAIT_QUERY, Shelf, is_trait_query
from generator.scenarios.conditions import Conditions
from generator.scenarios.play import FORCED_AT_MOST, Play
from generator.scenarios.queries import (
    EVERYWHERE,
    Asked,
    ask_table,
    blanks,
    lines,
    reads_as_query,
    unknown_query,
)
from generator.scenarios.refusal import see_refused
from generator.scenarios.script import Script, Step, read_script
from generator.scenarios.setup import SetUp, is_set_up
from generator.scenarios.words import CardWords, Lexicon
from generator.scenarios.wrong import Kind, NotAtTable, Wrong

AGAIN = "again"
"""Returns to the set-up, so that several courses share one scenario."""


@dataclass(frozen=True)
class Game:
    """What scenarios of one game are run against; without an engine only queries of the data can be asked."""

    catalogue: Catalogue
    rulebook: Rulebook
    engine: Engine | None

    @cached_property
    def scripts(self) -> Mapping[str, Script | Wrong]:
        """Every scenario split into steps, or what is wrong with its form."""
        scripts: dict[str, Script | Wrong] = {}
        for scenario in self.rulebook.scenarios.values():
            try:
                scripts[scenario.id] = read_script(scenario)
            except Wrong as wrong:
                scripts[scenario.id] = wrong
        return scripts

    @cached_property
    def card_words(self) -> CardWords:
        """The words for the cards, kept for all scenarios."""
        assert self.engine is not None
        return CardWords(self.engine.vocabulary)

    @cached_property
    def queries(self) -> Sequence[Query | Asked]:
        """Every query that can be put in this game."""
        own: list[Query | Asked] = [*self.engine.vocabulary.queries, *EVERYWHERE] if self.engine else []
        return [*own, *QUERIES]


def run(
    game: Game,
    scenario: Scenario,
    conditions: Conditions | None = None,
    catalogue: Catalogue | None = None,
    *,
    proving: bool = False,
    album: Album | None = None,
) -> Wrong | None:
    """Run a scenario, perhaps with rules off or other figures in the data; return what went wrong.

    `proving` leaves out what a rule that is off cannot change: the search for forgotten marks in the prose.
    `album` takes down the tables that the scenario shows.
    """
    script = game.scripts[scenario.id]
    if isinstance(script, Wrong):
        return script
    runner = _Runner(game, catalogue or game.catalogue, conditions or Conditions(), album)
    try:
        for step in script.steps:
            runner.step(step)
        runner.finish()
        if not proving:
            runner.read_prose(script)
    except Wrong as found:
        wrong = found
    except Unrollable as impossible:
        wrong = Wrong(Kind.WRITING, str(impossible))
    except RecursionError:
        wrong = Wrong(Kind.CRASH, "the engine called itself without end")
    except Exception as error:
        # Whatever an engine raises is a finding about that engine.
        wrong = Wrong(Kind.CRASH, _crash(error))
    else:
        return None
    finally:
        if album is not None:
            album.ends(runner.play)
    wrong.line = wrong.line or runner.line or Line("", scenario.place.line)
    return wrong


@dataclass
class _Runner:
    game: Game
    catalogue: Catalogue
    conditions: Conditions
    album: Album | None = None
    setup: SetUp = field(default_factory=SetUp)
    original: SetUp | None = None
    play: Play | None = None
    moved: bool = False
    line: Line | None = None
    below_start: Step | None = None

    def step(self, step: Step) -> None:
        """Carry out one step."""
        self.line = step.line
        if step.text == AGAIN:
            self._again(step)
            return
        if self.album is not None:
            self.album.plays(step)
        if step.is_query:
            self._query(step)
        elif is_set_up(step.text):
            self._set_up(step)
        else:
            self._move(step)

    def finish(self) -> None:
        """Let what a start line expects come true, if nothing was played behind it."""
        if self.below_start is not None and self.play is None:
            self.line = self.below_start.line
            self._table()
        self._see_dice_rolled()

    def _see_dice_rolled(self) -> None:
        left = self.play.table.chance.left("dice") if self.play is not None else ()
        if left:
            raise Wrong(
                Kind.WRITING, f"of the dice set up, these were never rolled: {', '.join(map(str, left))}"
            )

    def _again(self, step: Step) -> None:
        if step.expected:
            raise Wrong(Kind.WRITING, "nothing can be expected below > again")
        if not self.moved and self.original is None:
            raise Wrong(Kind.WRITING, "expected something played before > again, found nothing")
        if self.album is not None:
            self.album.ends(self.play)
        self._see_dice_rolled()
        self.setup = (self.original or self.setup).copy()
        self.play = None
        self.moved = False
        self.below_start = None

    def _set_up(self, step: Step) -> None:
        if self.play is not None:
            message = "set-up stands before everything that is played; > again begins anew"
            raise Wrong(Kind.WRITING, message)
        if self.game.engine is None:
            raise Wrong(
                Kind.WRITING, f"{self.game.catalogue.game.id} has no engine, so nothing can be set up"
            )
        self.setup.read(step)
        if step.expected:
            self.below_start = step

    def _table(self) -> Play:
        if self.play is None:
            engine = self.game.engine
            if engine is None:
                raise Wrong(
                    Kind.WRITING, f"{self.game.catalogue.game.id} has no engine, so nothing can be played"
                )
            self.original = self.original or self.setup.copy()
            begins = self.album.begins if self.album is not None else None
            self.play = Play(
                engine, self.game.card_words, self.catalogue, self.setup, self.conditions, begins
            )
            if self.below_start is not None:
                at, self.line = self.line, self.below_start.line
                self._came(self.play, self.below_start, 0)
                self.line = at
        return self.play

    def _move(self, step: Step) -> None:
        play = self._table()
        move = play.lexicon.move(step.text)
        self.moved = True
        if step.refused_by:
            see_refused(play, move, step.refused_by)
            return
        before = len(play.log)
        play.make(move)
        self._came(play, step, before)

    def _came(self, play: Play, step: Step, before: int) -> None:
        """See that the expected sentences were logged in this order, stepping over what leaves no choice."""
        missing = _missing(play, [line.text for line in step.expected], before)
        steps = 0
        while missing and steps < FORCED_AT_MOST and play.step_over():
            steps += 1
            missing = _missing(play, [line.text for line in step.expected], before)
        logged = [str(entry) for entry in play.log[before:]]
        if missing:
            line = step.expected[len(step.expected) - len(missing)]
            heard = [entry.bystander() for entry in play.log[before:]]
            meant = nearest(line.text, [*logged, *heard])
            message = "this was not logged" + (f'; the nearest is "{meant}"' if meant else "")
            raise Wrong(Kind.EXPECTED, message, line=line, expected=_texts(step.expected), says=logged)
        printed = [line.text for line in step.printed]
        if printed and not _missing(play, printed, before):
            message = "the printed reading came true"
            raise Wrong(Kind.EXPECTED, message, expected=_texts(step.expected), says=logged)

    def _query(self, step: Step) -> None:
        answer = self._answer(step)
        if not step.expected:
            message = "expected the whole answer below the query, found nothing"
            raise Wrong(Kind.WRITING, message, says=answer)
        self.moved = self.moved or self.play is not None
        expected = [" ".join(line.text.split()) for line in step.expected]
        if expected != [" ".join(line.split()) for line in answer]:
            raise Wrong(Kind.EXPECTED, "the answer is another one", expected=expected, says=answer)
        if [line.text for line in step.printed] == answer:
            raise Wrong(Kind.EXPECTED, "the printed reading came true", expected=expected, says=answer)

    def _answer(self, step: Step) -> list[str]:
        """Return the table's answer to a query, the data's where the table has not what the query names."""
        begun = self.play, self.original
        elsewhere: Wrong | None = None
        try:
            answer = self._answer_of_table(step)
        except NotAtTable as found:
            answer, elsewhere = None, found
        if answer is not None:
            return answer
        try:
            answer = self._answer_of_data(step)
        except Wrong as wrong:
            if elsewhere is None:
                raise
            raise Wrong(wrong.kind, f"{elsewhere.message}, and {wrong.message}") from None
        if answer is None:
            raise elsewhere or unknown_query(step.text, self._patterns())
        self.play, self.original = begun
        return answer

    def _answer_of_table(self, step: Step) -> list[str] | None:
        of_table = self.game.queries[: -len(QUERIES)]
        if all(blanks(query.pattern, step.text) is None for query in of_table):
            return None
        play = self._table()
        if play.is_under_way:
            play.pass_over()
        answer = ask_table(play, step.text)
        if answer is not None and self.album is not None:
            self.album.asks(play, step.text, answer)
        return answer

    def _answer_of_data(self, step: Step) -> list[str] | None:
        shelf = Shelf(self.catalogue, self.game.rulebook)
        for asked in QUERIES:
            found = blanks(asked.pattern, step.text)
            if found is not None and (asked is not TRAIT_QUERY or is_trait_query(shelf, found[0])):
                return lines(asked.answer(shelf, *found))
        return None

    def _patterns(self) -> list[Query | Asked]:
        return [query for query in self.game.queries if query is not TRAIT_QUERY]

    def read_prose(self, script: Script) -> None:
        """Find prose that would have been played had it begun with a >."""
        for line in script.prose:
            if reads_as_query(line.text, self._patterns()) or self._reads_as_move(line.text):
                message = "this reads like a played line; begin it with a >, or say it in other words"
                raise Wrong(Kind.WRITING, message, line=line)

    def _reads_as_move(self, text: str) -> bool:
        if self.play is None:
            return False
        if is_set_up(text):
            return _sets_up(self.play.lexicon, text)
        try:
            self.play.lexicon.move(text)
        except Wrong:
            return False
        return True


def _crash(error: Exception) -> str:
    """Say what an engine raised and where, for those who write it."""
    last = traceback.extract_tb(error.__cause__.__traceback__ if error.__cause__ else error.__traceback__)[-1]
    file = Path(last.filename)
    return (
        f"the engine stopped in {file.parent.name}/{file.name}:{last.lineno}: {type(error).__name__}: {error}"
    )


def _sets_up(lexicon: Lexicon, text: str) -> bool:
    head = text.partition(":")[0]
    return head.split()[0] in ("table", "start", *lexicon.seats) and len(head.split()) <= 3


def _texts(expected: Sequence[Line]) -> list[str]:
    return [line.text for line in expected]


def _missing(play: Play, expected: Sequence[str], before: int) -> Sequence[str]:
    """Return the expected sentences from the first that was not logged; others may lie between them."""
    left = [" ".join(text.split()) for text in expected]
    for entry in play.log[before:]:
        if left and left[0] in sentences(play, entry):
            left = left[1:]
    return left


def sentences(play: Play, entry: Entry) -> set[str]:
    """Return all ways to write a line of the log: in full, in set-up words, without suits, by number."""
    said = {str(entry), entry.bystander()}
    cards = entry.cards
    if cards:
        said.add(_render(entry, [_as_set_up(play, piece) for piece in cards]))
        names = [play.engine.vocabulary.words(piece) for piece in cards]
        for exactness in range(max(map(len, names))):
            said.add(_render(entry, [words[min(exactness, len(words) - 1)] for words in names]))
    said |= {re.sub(r"[♠♥♣♦]\S*\s?", "", text) for text in said}
    return {" ".join(text.split()) for text in said if text}


def _as_set_up(play: Play, piece: Piece) -> str:
    word = play.named.get(piece)
    spelt = play.engine.vocabulary.words(piece)
    return next((each for each in spelt if each.casefold() == word), str(piece))


def _render(entry: Entry, cards: Iterable[str]) -> str:
    return entry.says.format(seat=entry.seat, cards=", ".join(cards), **entry.words)
