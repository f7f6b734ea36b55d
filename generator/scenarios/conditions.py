"""Under what a scenario is played: rules switched off, and what the engine consulted, for the proof."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from generator.rules.kernel import Ask, Option
from generator.rules.kernel.rule import Declared, Limit, Limits

CONSULTED_AT_MOST = 100_000
"""How often rules may be consulted while one is off before the engine is taken to go round in circles."""


@dataclass(frozen=True)
class Conditions:
    """Under what a scenario is played: which rules are off, and where to note what the engine consulted."""

    off: frozenset[str] = frozenset()
    consulted: Consulted | None = None

    @property
    def switches(self) -> frozenset[str]:
        """What a table is made with as its rules that are off."""
        return self.consulted or (Fuse(self.off) if self.off else self.off)


class Fuse(frozenset[str]):
    """Rules that are off, consulted so often at most: without a rule, a procedure may never end."""

    left: int

    def __new__(cls, rules: Iterable[str]) -> Fuse:
        """Begin with nothing consulted."""
        made = super().__new__(cls, rules)
        made.left = CONSULTED_AT_MOST
        return made

    def __contains__(self, rule: object) -> bool:
        self.left -= 1
        if self.left < 0:
            raise RuntimeError("it does not come to an end")
        return super().__contains__(rule)


class Consulted(frozenset[str]):
    """Stands in for a table's switched-off rules, all being on, and notes which rules were ever consulted.

    Rules never consulted cannot change the course of the scenario by being off; nor can a limit that never
    forbade anything.
    """

    rules: set[str]

    def __new__(cls) -> Consulted:
        """Begin with nothing consulted."""
        made = super().__new__(cls)
        made.rules = set()
        return made

    def __bool__(self) -> bool:
        return True

    def __contains__(self, rule: object) -> bool:
        self.rules.add(str(rule))
        return False

    def watch(self, rules: Sequence[Declared]) -> Limits:
        """Return the limits among an engine's rules, each of which notes when it forbids something."""
        return Limits(replace(rule, holds=self._noting(rule)) for rule in rules if isinstance(rule, Limit))

    def _noting(self, limit: Limit) -> Callable[[Ask, Option], bool]:
        def holds(ask: Ask, option: Option) -> bool:
            held = limit.holds(ask, option)
            if not held:
                self.rules.add(limit.id)
            return held

        return holds
