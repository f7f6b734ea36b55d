"""What a game's package gives to the world: one `Engine`, found by the entry point group `press.engines`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any

from generator.rules.kernel.rule import Declared, Limit, Limits, as_switches, declared

if TYPE_CHECKING:
    from generator.catalogue import Catalogue
    from generator.rules.kernel.ask import Ask, Procedure
    from generator.rules.kernel.table import Seat, Table
    from generator.rules.kernel.vocabulary import Vocabulary


@dataclass(frozen=True)
class Result:
    """How a game ended: who won, and each seat's score."""

    winners: tuple[Seat, ...]
    scores: Mapping[Seat, int]


@dataclass(frozen=True)
class Choice:
    """An option of a game's session: its default, and what it changes at the table, in one sentence."""

    default: bool | int | str
    text: str


@dataclass(frozen=True)
class Engine:
    """A game that can be played.

    `package` is the Python package whose rules these are. `set_table(catalogue, seats=, seed=, off=,
    names=None, **options)` makes the table with every piece in its place before set-up; `play` is the whole
    game from there on. Each invariant is a predicate with a name that must hold of the table at every
    question; `vocabulary` holds the words of the game's scenarios.
    """

    game: str
    package: str
    seats: Sequence[int]
    set_table: Callable[..., Any]
    play: Callable[[Any], Procedure[Result]]
    vocabulary: Vocabulary
    invariants: Mapping[str, Callable[[Any], bool]] = field(default_factory=dict)
    options: Mapping[str, Choice] = field(default_factory=dict)
    shares: tuple[str, ...] = ()
    """Packages of rules that this game has in common with others."""
    bot: Callable[[int], Callable[[Ask], int]] | None = None
    """Makes, from a seed, a bot that plays this game sensibly.

    Such a bot answers a question with the index of an option and looks at nothing that the seat asked may not
    see.
    """
    side: Callable[[Any], str] | None = None
    """What a seat played as, such as a faction or a role; simulations count wins by it."""
    facts: Callable[[Any, Any, Any], Sequence[str]] | None = None
    """What one seat knows of another that no card tells, such as its life: `facts(table, viewer, seat)`."""
    pace: int = 0
    """Games a second that four random bots should reach on one core; 0 promises nothing."""

    @property
    def rules(self) -> Sequence[Declared]:
        """The rules that this game's code declares."""
        return declared(*self.shares, self.package)

    def table(
        self,
        catalogue: Catalogue,
        seats: int,
        seed: int = 0,
        off: Iterable[str] = (),
        *,
        names: Sequence[str] | None = None,
        **options: Any,
    ) -> Any:
        """Make a table before set-up; `names` are those of the seats, else the game's own.

        Raises ValueError for an impossible number of seats or an unknown option.
        """
        if seats not in self.seats:
            raise ValueError(f"{self.game} is for {self.seats[0]} to {self.seats[-1]} players, not {seats}")
        for name in options:
            if name not in self.options:
                known = ", ".join(self.options) or "none"
                raise ValueError(f'{self.game} has no option "{name}"; its options are: {known}')
        chosen = {name: choice.default for name, choice in self.options.items()} | options
        if names is not None:
            chosen["names"] = names
        table: Table = self.set_table(catalogue, seats=seats, seed=seed, off=as_switches(off), **chosen)
        table.limits = limits((*self.shares, self.package), table.off)
        return table


@lru_cache(maxsize=256)
def limits(packages: tuple[str, ...], off: frozenset[str]) -> Limits:
    """Return the limits of packages that are on."""
    return Limits(rule for rule in declared(*packages) if isinstance(rule, Limit) and rule.id not in off)


def engines() -> Mapping[str, Engine]:
    """Return the engines installed on this machine, by game."""
    return {entry.name: load(entry.name) for entry in entry_points(group="press.engines")}


@cache
def load(game: str) -> Engine:
    """Return the engine of a game; raise KeyError if the game has none."""
    for entry in entry_points(group="press.engines", name=game):
        engine: Engine = entry.load()
        return engine
    raise KeyError(game)
