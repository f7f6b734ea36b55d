"""Questions: the only thing a procedure ever yields."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from operator import itemgetter
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from generator.rules.kernel.option import ENOUGH, Option

if TYPE_CHECKING:
    from generator.rules.kernel.rule import Limits, Predicates
    from generator.rules.kernel.table import Seat

T = TypeVar("T")
Procedure: TypeAlias = "Generator[Ask, Option, T]"
Candidates: TypeAlias = Callable[[], Iterable[Option]]


_VERB, _NAME, _BY = itemgetter(0), itemgetter(3), itemgetter(5)


def given(options: Sequence[Option]) -> Candidates:
    """Return candidates that are these options."""
    return lambda: options


class Ask:
    """A question to one seat.

    `question` is a fixed word of the game and `about` what it concerns; both are read by limits.
    `candidates` gives everything that can be named, legal or not; `options` is the complete, finite list of
    those that no rule forbids.

    For speed, a question may come with `legal`, the very options, found without the candidates; or with a
    `shortlist`, which may leave out what can never be legal, leaves out what a `listed` limit forbids, and
    passes the other limits unless it is `exact`, which promises that nothing in it is forbidden. Both are
    ignored while a rule is switched off, and a checked session compares them with the candidates.
    `more` marks the later questions of one selection, `unordered` a selection whose order does not matter.
    """

    __slots__ = (
        "about",
        "candidates",
        "more",
        "options",
        "question",
        "seat",
        "shortlist",
        "table",
        "unordered",
    )

    def __init__(
        self,
        seat: Seat,
        question: str,
        candidates: Candidates,
        about: Any = None,
        legal: Sequence[Option] | None = None,
        more: bool = False,
        unordered: bool = False,
        shortlist: Candidates | None = None,
        exact: bool = False,
    ) -> None:
        self.seat: Any = seat
        self.table: Any = (table := seat.table)
        self.question = question
        self.candidates = candidates
        self.about = about
        self.more = more
        self.unordered = unordered
        self.shortlist = shortlist
        self.options: Sequence[Option] = self._found(exact) if legal is None or table.off else legal

    def _found(self, exact: bool) -> Sequence[Option]:
        if self.shortlist is None or self.table.off:
            return self.allowed(self.candidates)
        if exact:
            return list(self.shortlist())
        return self._allowed(self.shortlist, self.table.limits.of_shortlists)

    def allowed(self, candidates: Candidates) -> list[Option]:
        """Return the candidates that no limit forbids."""
        return self._allowed(candidates, self.table.limits)

    def _allowed(self, candidates: Candidates, every: Limits) -> list[Option]:
        limits = every[self.question]
        options = list(candidates())
        if (
            limits.verbs.isdisjoint(map(_VERB, options))
            and limits.words.isdisjoint(map(_NAME, options))
            and limits.words.isdisjoint(map(_BY, options))
        ):
            return options
        found: list[Option] = []
        verb: str | None = None
        name = by = ""
        tests: Predicates = ()
        closed = False
        for option in options:
            if option[0] is not verb or option[3] is not name or option[5] is not by:
                verb, name, by = option[0], option[3], option[5]
                alike, tests = limits[verb, name, by]
                closed = bool(alike) and not all(holds(self, option) for holds in alike)
            if closed:
                continue
            for holds in tests:
                if not holds(self, option):
                    break
            else:
                found.append(option)
        return found

    def refusals(self, option: Option) -> list[str]:
        """Return the ids of all rules that forbid `option`, in the order they were declared."""
        limits = self.table.limits.of(self.question, option.verb, option.name, option.by)
        return [limit.id for limit in limits if not limit.holds(self, option)]

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

    `items` gives everything that can be named after the options chosen so far, always in the same order.
    What stands before an option already chosen is not offered again, so every set is chosen in exactly one
    order and no list holds subsets; nor is what would leave too few to reach `least`. Ends early when nothing
    is left.
    """
    chosen: list[Option] = []
    passed: set[Option] = set()
    while len(chosen) < most:
        named = [option for option in items(chosen) if option not in passed]
        ask = _selection(seat, question, named, about, bool(chosen))
        legal = ask.options
        if not legal:
            break
        needed = least - len(chosen)
        if needed > 1:
            too_late = set(legal[max(len(legal) - needed + 1, 1) :])
            ask = _selection(seat, question, [o for o in named if o not in too_late], about, bool(chosen))
        elif needed <= 0:
            ask = _selection(seat, question, [*named, ENOUGH], about, bool(chosen))
        option = yield ask
        if option is ENOUGH:
            break
        chosen.append(option)
        passed.update(named[: named.index(option) + 1])
    return chosen


def _selection(seat: Seat, question: str, offers: Sequence[Option], about: Any, more: bool) -> Ask:
    return Ask(seat, question, given(offers), about, more=more, unordered=True)
