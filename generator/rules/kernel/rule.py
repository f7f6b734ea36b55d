"""Rules have names and can be switched off; importing a game's package declares them."""

from __future__ import annotations

import inspect
from collections.abc import Callable
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
    """A predicate that every option of `verb` must meet."""

    verb: str
    holds: Callable[[Ask, Option], bool]


_declared: list[Declared] = []


def declared(package: str) -> list[Declared]:
    """Return the rules declared by the modules of `package`, in the order they were declared."""
    return [rule for rule in _declared if rule.module == package or rule.module.startswith(package + ".")]


def rule(id: str, *, off: Any = None) -> Callable[[Callable[P, R]], Callable[P, R]]:  # noqa: A002
    """Declare a step or effect, a function whose first argument is the table.

    While the rule is off, calling it does nothing and gives `off`, or what `off` gives when called with the
    same arguments. A procedure that is off asks nothing.
    """

    def declare(function: Callable[P, R]) -> Callable[P, R]:
        _note(id, "rule", function)
        instead: Callable[..., Any] = off if callable(off) else lambda *_args, **_named: off
        if off is None and inspect.isgeneratorfunction(function):
            instead = lambda *_args, **_named: ()  # noqa: E731

        @wraps(function)
        def step(*args: P.args, **named: P.kwargs) -> R:
            table: Any = args[0]
            if table.off and id in table.off:
                return instead(*args, **named)  # type: ignore[no-any-return]
            return function(*args, **named)

        return step

    return declare


def limit(id: str, *verbs: str) -> Callable[[Callable[..., bool]], Callable[..., bool]]:  # noqa: A002
    """Declare a predicate `holds(ask, option)` that every option of these verbs must meet; off, all pass.

    A limit is total: it can be asked of every candidate, since any other limit may be off.
    """

    def declare(holds: Callable[..., bool]) -> Callable[..., bool]:
        for verb in verbs:
            _declared.append(Limit(id, "limit", holds.__module__, holds.__code__.co_firstlineno, verb, holds))
        return holds

    return declare


def order(id: str) -> Callable[..., tuple[Any, ...]]:  # noqa: A002
    """Declare that steps come in a given order; off, they come in the opposite one.

    The result is called with the table and the steps, and gives the steps to go through.
    """
    frame = inspect.stack()[1]
    module = inspect.getmodule(frame.frame)
    _declared.append(Declared(id, "order", module.__name__ if module else "", frame.lineno))

    def ordered(table: Any, *steps: Any) -> tuple[Any, ...]:
        return tuple(reversed(steps)) if id in table.off else steps

    return ordered


def _note(id: str, kind: str, function: Callable[..., Any]) -> None:  # noqa: A002
    _declared.append(Declared(id, kind, function.__module__, function.__code__.co_firstlineno))
