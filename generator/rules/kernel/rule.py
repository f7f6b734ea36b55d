"""Rules have names and can be switched off; importing a game's package declares them."""

from __future__ import annotations

import inspect
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import wraps
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

if TYPE_CHECKING:
    from generator.rules.kernel.ask import Ask
    from generator.rules.kernel.option import Option

P = ParamSpec("P")
R = TypeVar("R")


@dataclass(frozen=True)
class Declared:
    """A rule that code implements: its id, what kind of rule it is, and where it stands."""

    id: str
    kind: str
    module: str
    line: int


@dataclass(frozen=True)
class Limit(Declared):
    """A predicate that every option of `verb` must meet, at the question `at`, or at any if empty.

    `alike` marks one that looks at the question alone, so that all options of the verb share its answer;
    `listed` one whose forbidden options no shortlist ever holds.
    """

    verb: str
    holds: Callable[[Ask, Option], bool]
    at: str = ""
    alike: bool = False
    listed: bool = False


_declared: list[Declared] = []


def declared(*packages: str) -> list[Declared]:
    """Return the rules declared by the modules of these packages, in the order they were declared."""
    return [rule for rule in _declared if any(_within(rule.module, package) for package in packages)]


def _within(module: str, package: str) -> bool:
    return module == package or module.startswith(package + ".")


def note(rule: Declared) -> None:
    """Add a rule to those declared; for games with declarations of their own kind, such as skills."""
    _declared.append(rule)


def as_switches(off: Iterable[str]) -> frozenset[str]:
    """Return the ids of rules that are off as a set; a set that stands in for one stays itself."""
    return off if isinstance(off, frozenset) else frozenset(off)


def rule(id: str, *, off: Any = None) -> Callable[[Callable[P, R]], Callable[P, R]]:  # noqa: A002
    """Declare a step or effect, a function whose first argument is the table.

    While the rule is off, calling it does nothing and gives `off`, or what `off` gives when called with the
    same arguments. A procedure that is off asks nothing.
    """

    def declare(function: Callable[P, R]) -> Callable[P, R]:
        _declared.append(Declared(id, "rule", function.__module__, function.__code__.co_firstlineno))
        instead: Callable[..., Any] = off if callable(off) else lambda *_args, **_named: off
        if inspect.isgeneratorfunction(function) and not callable(off):
            instead = _asks_nothing(off)

        return wraps(function)(_with_switch(id, function, instead))

    return declare


def _with_switch(
    id: str,  # noqa: A002
    function: Callable[..., Any],
    instead: Callable[..., Any],
) -> Callable[..., Any]:
    """Return a function with the same parameters that calls `instead` while the rule is off.

    It is made from source, as data classes are: passing on whatever arguments come would take five times as
    long, and games call their rules hundreds of times.
    """
    parameters = list(inspect.signature(function).parameters.values())
    table = parameters[0].name
    taken = ", ".join(_STARS[each.kind] + each.name for each in parameters)
    source = f"""def step({taken}):
    if {table}.off and {id!r} in {table}.off:
        return instead({taken})
    return function({taken})
"""
    made: dict[str, Any] = {"function": function, "instead": instead}
    exec(source, made)
    step: Any = made["step"]
    step.__defaults__ = function.__defaults__
    return step  # type: ignore[no-any-return]


_STARS: Mapping[Any, str] = defaultdict(
    str, {inspect.Parameter.VAR_POSITIONAL: "*", inspect.Parameter.VAR_KEYWORD: "**"}
)


def _asks_nothing(result: Any) -> Callable[..., Any]:
    def procedure(*_args: Any, **_named: Any) -> Any:
        yield from ()
        return result

    return procedure


def limit(
    id: str,  # noqa: A002
    *verbs: str,
    at: str = "",
    alike: bool = False,
    listed: bool = False,
) -> Callable[[Callable[..., bool]], Callable[..., bool]]:
    """Declare a predicate `holds(ask, option)` that every option of these verbs must meet; off, all pass.

    With `at`, it binds at that question alone; `alike` promises that it looks at the question and not at the
    option, `listed` that every shortlist leaves out what it forbids, so that only candidates are tested. A
    limit is total: it can be asked of every candidate, since any other limit may be off.
    """

    def declare(holds: Callable[..., bool]) -> Callable[..., bool]:
        for verb in verbs:
            line = holds.__code__.co_firstlineno
            _declared.append(Limit(id, "limit", holds.__module__, line, verb, holds, at, alike, listed))
        return holds

    return declare


def order(id: str) -> Callable[..., tuple[Any, ...]]:  # noqa: A002
    """Declare that steps come in a given order; off, they come in the opposite one.

    The result is called with the table and the steps, and gives the steps to go through.
    """
    frame = sys._getframe(1)
    _declared.append(Declared(id, "order", frame.f_globals["__name__"], frame.f_lineno))

    def ordered(table: Any, *steps: Any) -> tuple[Any, ...]:
        return tuple(reversed(steps)) if id in table.off else steps

    return ordered


Predicates = Sequence[Callable[..., bool]]


class Limits(dict[str, "QuestionLimits"]):
    """The limits that are on, by question and then by the verb, name and `by` of an option."""

    def __init__(self, limits: Iterable[Limit] = (), whole: Limits | None = None) -> None:
        self._all = tuple(limits)
        self._narrowed: dict[frozenset[str], Limits] = {}
        self.whole: Limits = self if whole is None else whole
        """All the limits of which these are a part."""
        self.ids = frozenset(limit.id for limit in self._all)
        left = [limit for limit in self._all if not limit.listed]
        self.of_shortlists: Limits = self if len(left) == len(self._all) else Limits(left, self.whole)
        """Those that options of a shortlist have yet to meet."""

    def __missing__(self, question: str) -> QuestionLimits:
        self[question] = QuestionLimits(self, question)
        return self[question]

    def without(self, ids: frozenset[str]) -> Limits:
        """Return these limits but for those with such an id, made once for every such set."""
        gone = ids & self.ids
        if not gone:
            return self
        if gone not in self._narrowed:
            left = (limit for limit in self._all if limit.id not in gone)
            self._narrowed[gone] = Limits(left, self.whole)
        return self._narrowed[gone]

    def at(self, question: str) -> list[Limit]:
        """Return the limits that may bind at a question."""
        return [limit for limit in self._all if limit.at in ("", question)]

    def of(self, question: str, verb: str, name: str = "", by: str = "") -> list[Limit]:
        """Return the limits that bind such an option at a question, in the order they were declared.

        A limit is declared for a verb ("use"), or for a verb with what the cards count as or with what offers
        the option ("use Strike", "use Outcast").
        """
        phrases = {verb, f"{verb} {name}", f"{verb} {by}"}
        return [limit for limit in self.at(question) if limit.verb in phrases]


class QuestionLimits(dict[tuple[str, str, str], tuple[Predicates, Predicates]]):
    """The limits at one question by verb, name and `by`: those alike for all options, then the others.

    `verbs` are the verbs that any of them binds whatever the options name, `words` the names and the `by` of
    those that the others bind. Options with none of them are free.
    """

    def __init__(self, limits: Limits, question: str) -> None:
        self._limits = limits
        self._question = question
        phrases = [limit.verb.split(" ") for limit in limits.at(question)]
        self.verbs = frozenset(" ".join(phrase) for phrase in phrases)
        self.words = frozenset(
            " ".join(phrase[start:]) for phrase in phrases for start in range(1, len(phrase))
        )

    def __missing__(self, phrase: tuple[str, str, str]) -> tuple[Predicates, Predicates]:
        binding = self._limits.of(self._question, *phrase)
        self[phrase] = (
            [limit.holds for limit in binding if limit.alike],
            [limit.holds for limit in binding if not limit.alike],
        )
        return self[phrase]
