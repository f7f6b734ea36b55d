"""A game under way: one door for bots, the terminal, scenarios and replays."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from generator import __version__
from generator.rules.kernel.engine import Engine, Result

if TYPE_CHECKING:
    from generator.catalogue import Catalogue
    from generator.rules.kernel.ask import Ask, Procedure
    from generator.rules.kernel.option import Option
    from generator.rules.kernel.table import Entry, Seat


class EngineFault(RuntimeError):  # noqa: N818 - named like the faults in data
    """The engine broke a promise; `save` replays the game up to that moment."""

    def __init__(self, message: str, save: Mapping[str, Any]) -> None:
        self.save = save
        super().__init__(message)


class Session:
    """Drives one procedure: `ask` is the question that stands, None once the game is over.

    A question with one option is answered by the session itself, unless it is patient. With `check`, every
    invariant of the game is tested at every question.
    """

    def __init__(
        self,
        engine: Engine,
        table: Any,
        procedure: Procedure[Result],
        *,
        patient: bool = False,
        check: bool = False,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        self.engine = engine
        self.table = table
        self.ask: Ask | None = None
        self.result: Result | None = None
        self.answers: list[tuple[int, Seat, Option]] = []
        self._procedure = procedure
        self._patient = patient
        table.patient = patient or check or bool(table.off)
        self._check = check
        self._options = dict(options or {})
        self._advance(None)

    @property
    def log(self) -> Sequence[Entry]:
        """What has happened so far."""
        return self.table.log  # type: ignore[no-any-return]

    def answer(self, option: Option) -> None:
        """Answer the question that stands with one of its options. Raises ValueError for any other option."""
        if self.ask is None:
            raise ValueError("the game is over: there is no question to answer")
        options = self.ask.options
        if option not in options:
            raise ValueError(f"{self.ask} may not be answered with: {option}")
        self.answers.append((options.index(option), self.ask.seat, option))
        self._advance(option)

    def choose(self, index: int) -> None:
        """Answer with the option at `index`, as bots do."""
        assert self.ask is not None
        self._advance(self._chosen(self.ask, index))

    def play(self, bot: Callable[[Ask], int], most: int) -> None:
        """Let `bot` choose for every seat until the game is over, or until `most` questions are answered."""
        if self.ask is not None and len(self.answers) < most:
            self._advance(self._chosen(self.ask, bot(self.ask)), bot, most)

    def save(self) -> dict[str, Any]:
        """Return the game as plain data: replaying it leads exactly here."""
        return {
            "game": self.engine.game,
            "version": __version__,
            **self._options,
            "answers": [[index, f"{seat}: {option}"] for index, seat, option in self.answers],
        }

    def _chosen(self, ask: Ask, index: int) -> Option:
        option = ask.options[index]
        self.answers.append((index, ask.seat, option))
        return option

    def _advance(self, option: Option | None, bot: Callable[[Ask], int] | None = None, most: int = 0) -> None:
        """Go on to the next question to be answered; where there is a bot, it answers up to `most`."""
        send, answers = self._procedure.send, self.answers
        check, patient = self._check, self._patient
        left = most - len(answers)
        try:
            while True:
                ask = send(option)  # type: ignore[arg-type]
                options = ask.options
                if check:
                    self._examine(ask)
                if len(options) < 2:
                    if not options:
                        raise EngineFault(f"{ask}: a question without options", self.save())
                    if not patient:
                        option = options[0]
                        continue
                self.ask = ask
                if bot is None or not left:
                    return
                left -= 1
                index = bot(ask)
                option = options[index]
                answers.append((index, ask.seat, option))
        except StopIteration as stop:
            self.ask = None
            self.result = stop.value
            if self._check:
                self._examine(None)

    def _examine(self, ask: Ask | None) -> None:
        for name, holds in self.engine.invariants.items():
            if not holds(self.table):
                raise EngineFault(f"broken invariant: {name}", self.save())
        if ask is not None and set(ask.options) != set(ask.allowed(ask.candidates)):
            raise EngineFault(f"{ask}: the shortlist and the candidates give different options", self.save())


def start(
    engine: Engine,
    catalogue: Catalogue,
    *,
    seats: int,
    seed: int = 0,
    off: Sequence[str] = (),
    check: bool = False,
    **options: Any,
) -> Session:
    """Start a whole game. Raises ValueError for an impossible number of seats or an unknown option."""
    table = engine.table(catalogue, seats, seed, off, **options)
    told = {"seats": seats, "seed": seed, "off": sorted(off), "options": options}
    return Session(engine, table, engine.play(table), check=check, options=told)


def replay(engine: Engine, catalogue: Catalogue, save: Mapping[str, Any], *, check: bool = False) -> Session:
    """Play a save again and return the session where it stopped.

    Raises ValueError that names the move if an answer is not among the options or reads otherwise now.
    """
    session = start(
        engine,
        catalogue,
        seats=save["seats"],
        seed=save["seed"],
        off=save["off"],
        check=check,
        **save["options"],
    )
    for number, (index, told) in enumerate(save["answers"], 1):
        ask = session.ask
        options = ask.options if ask else ()
        now = f"{ask.seat}: {options[index]}" if ask and index < len(options) else "no such option"
        if now != told:
            raise ValueError(f'move {number} of the save is "{told}", but here it is "{now}"')
        session.choose(index)
    return session
