"""One table of a scenario in play: its session and the moves made at it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from generator.rules.kernel import ENOUGH, Ask, Engine, Entry, Option, Piece, Session
from generator.scenarios.conditions import Conditions
from generator.scenarios.laying import Setting
from generator.scenarios.matching import Matcher, is_forced, is_forced_pass
from generator.scenarios.setup import RIGS, SetUp
from generator.scenarios.words import CardWords, Lexicon, Move
from generator.scenarios.wrong import Kind, Wrong

if TYPE_CHECKING:
    from generator.catalogue import Catalogue

SHOWN_AT_MOST = 15
"""How many answers a failure lists."""
FORCED_AT_MOST = 200
"""How many forced questions in a row may be passed over before the scenario is taken to be lost."""


class Play:
    """A set-up carried out at a new table, and the session that plays on from there."""

    def __init__(
        self,
        engine: Engine,
        card_words: CardWords,
        catalogue: Catalogue,
        setup: SetUp,
        conditions: Conditions,
        begins: Callable[[Play], None] | None = None,
    ) -> None:
        """Lay the table; `begins` is told of it before play starts."""
        self.engine = engine
        self._remake = (engine, card_words, catalogue, setup, conditions)
        seats = setup.seated(engine, [area.name for area in catalogue.areas.values()])
        try:
            table = engine.table(catalogue, len(seats), 0, conditions.switches, names=seats, **setup.options)
        except ValueError as error:
            raise Wrong(Kind.WRITING, str(error)) from None
        if conditions.consulted is not None:
            table.limits = conditions.consulted.watch(engine.rules)
        self.table: Any = table
        pieces: list[Piece] = [piece for zone in table.zones for piece in zone.cards]
        vocabulary = engine.vocabulary.at(table)
        self.lexicon = Lexicon(card_words, vocabulary, pieces, [str(seat) for seat in table.seats])
        setting = Setting(table, self.lexicon, pieces)
        setting.carry_out(setup)
        self.matcher = Matcher(self.lexicon, setting.named)
        self.named = setting.named
        self._open: Ask | None = None
        self._setting = setting
        self._setup = setup
        self._session: Session | None = None
        self.examine()
        if begins is not None:
            begins(self)
        if setup.entry:
            self.session  # noqa: B018 - a start line starts at once

    @property
    def is_set_up(self) -> bool:
        """True if the scenario laid something, beyond who sits there, what chance gives and the start."""
        return any(head.split()[0] not in RIGS for _, head, _ in self._setup.lines)

    @property
    def is_under_way(self) -> bool:
        """True once play has started."""
        return self._session is not None

    @property
    def session(self) -> Session:
        """The course of play; it starts when it is first needed, so that a table can be looked at before."""
        if self._session is None:
            self._session = Session(self.engine, self.table, self._entry(), patient=True)
            self._setting.forget()
            self.examine()
        return self._session

    def _entry(self) -> Any:
        setup, entries = self._setup, self.engine.vocabulary.entries
        name = setup.entry or ("turn" if "turn" in entries else next(iter(entries)))
        if name not in entries:
            raise Wrong(Kind.WORD, f'"{name}" is no entry; play can start at: {", ".join(entries)}')
        try:
            return entries[name](self.table, setup.rest)
        except (KeyError, ValueError) as error:
            raise Wrong(Kind.WRITING, f"start: {error.args[0] if error.args else error}") from None

    @property
    def ask(self) -> Ask | None:
        """The question that stands, None once the game is over."""
        return self.session.ask

    @property
    def log(self) -> Sequence[Entry]:
        """What has happened so far."""
        return self.table.log  # type: ignore[no-any-return]

    def fork(self) -> Play:
        """Return the same table again, played up to here, to try something at it."""
        twin = Play(*self._remake)
        for index, _, _ in self.session.answers:
            twin.session.choose(index)
        twin._open = self._open
        return twin

    def choose(self, index: int) -> None:
        """Answer the question that stands and see that the table is still as it must be."""
        self.session.choose(index)
        self.examine()

    def examine(self) -> None:
        """Raise `Wrong` if an invariant of the game is broken."""
        for name, holds in self.engine.invariants.items():
            if not holds(self.table):
                raise Wrong(Kind.CRASH, f"broken invariant: {name}")

    def pass_over(self) -> None:
        """End a selection under way, and answer questions that only a pass can answer."""
        self._settle()
        for _ in range(FORCED_AT_MOST):
            if self.ask is None or not is_forced_pass(self.ask):
                return
            self.choose(0)

    def step_over(self) -> bool:
        """End a selection under way or answer a question that leaves no choice; tell if there was one."""
        if self._settle():
            return True
        if self.ask is None or not is_forced(self.ask):
            return False
        self.choose(0)
        return True

    def _settle(self) -> bool:
        """End the selection that the last line left open; tell whether there was one."""
        ask, is_open = self.ask, self._is_open()
        self._open = None
        if ask is None or not is_open:
            return False
        self.choose(ask.options.index(ENOUGH))
        return True

    def _is_open(self) -> bool:
        ask, open_ = self.ask, self._open
        return bool(
            ask
            and open_
            and ask.more
            and (str(ask.seat), ask.question) == (str(open_.seat), open_.question)
            and ENOUGH in ask.options
        )

    def make(self, move: Move) -> None:
        """Play a line: for each of its seats, answer that seat's questions until the nouns are used up.

        A selection that could go on stays open for another line of the same seat, and ends before all else.
        """
        for seat in move.seats:
            self._answer(seat, move)

    def _answer(self, seat: str, move: Move) -> None:
        nouns = list(move.nouns)
        begun = False
        forbidden = ""
        for _ in range(FORCED_AT_MOST):
            ask = self.ask
            if begun and not nouns:
                return
            if ask is None:
                raise Wrong(Kind.PLAYED, f"the game is over here: nobody is asked anything{forbidden}")
            if str(ask.seat) == seat and not is_forced_pass(ask):
                options = [option if begun or option.verb in move.verbs else None for option in ask.options]
                fit = self.matcher.chosen(ask, options, nouns, least=1 if begun else 0)
                if fit is not None:
                    nouns = [noun for at, noun in enumerate(nouns) if at not in fit.taken]
                    begun, self._open = True, ask
                    self.choose(fit.index)
                    continue
            if str(ask.seat) == seat:
                forbidden = forbidden or self._forbidden(ask, move, nouns, begun)
            if not self.step_over():
                raise _unplayable(ask, seat, nouns, begun, forbidden)
        message = f"{FORCED_AT_MOST} questions went by, and {seat} was never asked this"
        raise Wrong(Kind.PLAYED, message + forbidden)

    def _forbidden(self, ask: Ask, move: Move, nouns: Sequence[str], begun: bool) -> str:
        """Return the rules that forbid what the line names at a question, as the end of a message."""
        candidates = [option for option in ask.candidates() if begun or option.verb in move.verbs]
        fits = self.named_by(ask, candidates, nouns) if nouns or not begun else []
        rules = list(dict.fromkeys(rule for option in fits for rule in ask.refusals(option)))
        return f"; forbidden by {', '.join(rules)}" if rules else ""

    def named_by(self, ask: Ask, candidates: Iterable[Option], nouns: Sequence[str]) -> list[Option]:
        """Return the candidates that take the most of the next nouns, and at least one if there are any."""
        fits = [
            fit
            for index, option in enumerate(candidates)
            if option != ENOUGH
            if (fit := self.matcher.fit(index, option, nouns, in_order=not ask.unordered))
        ]
        longest = max((len(fit.taken) for fit in fits), default=0)
        return [fit.option for fit in fits if len(fit.taken) == longest and (longest or not nouns)]


def _unplayable(ask: Ask, seat: str, nouns: Sequence[str], begun: bool, forbidden: str) -> Wrong:
    if str(ask.seat) != seat:
        message = f'{ask.seat} is asked "{ask.question}" here, not {seat}'
    elif begun:
        left = ", ".join(nouns)
        message = f'no answer of {seat} to "{ask.question}" takes the rest of the line: {left}'
    else:
        message = f'{seat} may not do that: the question is "{ask.question}"'
    return Wrong(Kind.PLAYED, message + forbidden, says=legal(ask))


def legal(ask: Ask) -> list[str]:
    """Return the legal answers to a question as sentences; of very many only the first."""
    return listed(ask, ask.options)


def listed(ask: Ask, options: Iterable[Option]) -> list[str]:
    """Return answers to a question as sentences, each once; of very many only the first."""
    shown = list(dict.fromkeys(map(str, options)))
    more = [f"… and {len(shown) - SHOWN_AT_MOST} more"] if len(shown) > SHOWN_AT_MOST else []
    return [f"{ask.seat} {option}" for option in shown[:SHOWN_AT_MOST]] + more
