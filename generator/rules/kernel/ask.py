"""Questions: the only thing a procedure ever yields."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from generator.rules.kernel.option import ENOUGH, Option

if TYPE_CHECKING:
    from generator.rules.kernel.table import Seat, Table

T = TypeVar("T")
Procedure: TypeAlias = "Generator[Ask, Option, T]"
Candidates: TypeAlias = Callable[[], Iterable[Option]]


class Ask:
    """A question to one seat.

    `question` is a fixed word of the game and `about` what it concerns; both are read by limits.
    `candidates` gives everything that can be named, legal or not. `shortlist`, for speed, may leave out what
    can never be legal; it passes the same limits, and is ignored while a rule is switched off. `more` marks
    the later questions of one selection, `unordered` a selection whose order does not matter.
    """

    __slots__ = ("_options", "about", "candidates", "more", "question", "seat", "shortlist", "table", "unordered")

    def __init__(
        self,
        seat: Seat,
        question: str,
        candidates: Candidates,
        about: Any = None,
        *,
        shortlist: Candidates | None = None,
        more: bool = False,
        unordered: bool = False,
    ) -> None:
        self.seat = seat
        self.table: Table = seat.table
        self.question = question
        self.candidates = candidates
        self.about = about
        self.shortlist = shortlist
        self.more = more
        self.unordered = unordered
        self._options: Sequence[Option] | None = None

    @property
    def options(self) -> Sequence[Option]:
        """The complete, finite list of candidates that no rule forbids."""
        if self._options is None:
            short = self.shortlist
            self._options = self.allowed(self.candidates if short is None or self.table.off else short)
        return self._options

    def allowed(self, candidates: Candidates) -> list[Option]:
        """Return the candidates that no limit forbids."""
        limits = self.table.limits
        return [
            option
            for option in candidates()
            if option[0] not in limits or all(holds(self, option) for _, holds in limits[option[0]])
        ]

    def refusals(self, option: Option) -> list[str]:
        """Return the ids of all rules that forbid `option`, in the order they were declared."""
        return [rule for rule, holds in self.table.limits.get(option.verb, ()) if not holds(self, option)]

    def __str__(self) -> str:
        return f"{self.seat}: {self.question}"


def several(
    seat: Seat,
    question: str,
    items: Callable[[Sequence[Option]], Iterable[Option]],
    about: Any = None,
    *,
    least: int = 0,
    most: int,
) -> Procedure[list[Option]]:
    """Let `seat` choose from `least` to `most` options, one question each, order being of no matter.

    `items` gives the options still open after those chosen so far. An option before one already chosen is not
    offered again, so every set can be chosen in exactly one order and no list holds subsets.
    """
    chosen: list[Option] = []
    while len(chosen) < most:
        open_items = list(items(chosen))
        spare = len(open_items) - max(least - len(chosen), 1) + 1
        if spare <= 0 and len(chosen) >= least:
            break
        offers = open_items[:spare]
        if len(chosen) >= least:
            offers.append(ENOUGH)
        option = yield Ask(
            seat, question, lambda offers=offers: offers, about, more=bool(chosen), unordered=True
        )
        if option is ENOUGH:
            break
        chosen.append(option)
    return chosen
