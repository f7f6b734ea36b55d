"""A thing measured, its target, and how to time a piece of work."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter, process_time
from typing import Any, Literal


@dataclass(frozen=True)
class Measurement:
    """What was measured, in which unit, and the target it must stay below or reach; None if it has none."""

    name: str
    value: float
    unit: str
    target: float | None = None
    bound: Literal["at most", "at least"] = "at most"
    note: str = ""

    @property
    def met(self) -> bool | None:
        """Whether the target is met; None without one."""
        if self.target is None:
            return None
        return self.value <= self.target if self.bound == "at most" else self.value >= self.target

    def as_json(self) -> dict[str, Any]:
        """Return everything as plain data."""
        return {
            "name": self.name,
            "value": round(self.value, 4),
            "unit": self.unit,
            "target": self.target,
            "bound": self.bound,
            "met": self.met,
            "note": self.note,
        }


def seconds(work: Callable[[], object]) -> float:
    """Return how long a piece of work takes, in seconds."""
    began = perf_counter()
    work()
    return perf_counter() - began


def processor_seconds(work: Callable[[], object]) -> float:
    """Return how long this process is busy with a piece of work, whatever else the machine does."""
    began = process_time()
    work()
    return process_time() - began


def best_of(times: int, *works: Callable[[], object]) -> list[float]:
    """Return the shortest processor time of each piece of work; they take turns."""
    rounds = [[processor_seconds(work) for work in works] for _ in range(times)]
    return [min(column) for column in zip(*rounds, strict=True)]
