"""Rules have names and can be switched off; importing a game's package declares them."""

from __future__ import annotations

import inspect
import sys
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
    """A predicate that every option of `verb` must meet, at the question `at`, or at any if empty."""

    verb: str
    holds: Callable[[Ask, Option], bool]
    at: str = ""


_declared: list[Declared] = []


def declared(package: str) -> list[Declared]:
    """Return the rules declared by the modules of `package`, in the order they were declared."""
    return [rule for rule in _declared if rule.module == package or rule.module.startswith(package + ".")]


def as_switches(off: Iterable[str]) -> frozenset[str]:
    """Return the ids of rules that are off as a set; one that stands in for it, as in proofs, stays itself."""
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

        @wraps(function)
        def step(*args: P.args, **named: P.kwargs) -> R:
            table: Any = args[0]
            if table.off and id in table.off:
                return instead(*args, **named)  # type: ignore[no-any-return]
            return function(*args, **named)

        return step

    return declare


def _asks_nothing(result: Any) -> Callable[..., Any]:
    def procedure(*_args: Any, **_named: Any) -> Any:
        yield from ()
        return result

    return procedure


def limit(id: str, *verbs: str, at: str = "") -> Callable[[Callable[..., bool]], Callable[..., bool]]:  # noqa: A002
    """Declare a predicate `holds(ask, option)` that every option of these verbs must meet; off, all pass.

    With `at`, it binds at that question alone. A limit is total: it can be asked of every candidate,
    since any other limit may be off.
    """

    def declare(holds: Callable[..., bool]) -> Callable[..., bool]:
        for verb in verbs:
            _declared.append(
                Limit(id, "limit", holds.__module__, holds.__code__.co_firstlineno, verb, holds, at)
            )
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


class Limits(dict[str, Mapping[str, Sequence[tuple[str, Callable[..., bool]]]]]):
    """The limits that are on, by question and then by verb, in the order they were declared."""

    def __init__(self, limits: Iterable[Limit] = ()) -> None:
        self._all = tuple(limits)

    def __missing__(self, question: str) -> Mapping[str, Sequence[tuple[str, Callable[..., bool]]]]:
        found: dict[str, list[tuple[str, Callable[..., bool]]]] = {}
        for limit in self._all:
            if limit.at in ("", question):
                found.setdefault(limit.verb, []).append((limit.id, limit.holds))
        self[question] = found
        return found
