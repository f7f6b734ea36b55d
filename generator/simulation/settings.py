"""What is settled before the first card is dealt: the game, its engine, the seats, the game's own options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from generator import __version__
from generator.catalogue import Catalogue, load_catalogue
from generator.faults import nearest
from generator.project import Project
from generator.rules.installed import engine_of
from generator.rules.kernel import Choice, Engine, Session, start

_YES = ("", "yes", "true", "on", "1")
_NO = ("no", "false", "off", "0")


@dataclass(frozen=True)
class Setting:
    """A game ready to be started any number of times."""

    engine: Engine
    catalogue: Catalogue
    seats: int
    options: Mapping[str, bool | int | str] = field(default_factory=dict)

    def start(self, seed: int, *, check: bool = False) -> Session:
        """Start a whole game; the same seed deals the same cards."""
        options: Mapping[str, Any] = self.options
        return start(self.engine, self.catalogue, seats=self.seats, seed=seed, check=check, **options)

    def first_save(self, seed: int) -> dict[str, Any]:
        """Return the save of a game that fails before its first question."""
        return {
            "game": self.engine.game,
            "version": __version__,
            "seats": self.seats,
            "seed": seed,
            "off": [],
            "options": dict(self.options),
            "answers": [],
        }


def setting(
    project: Project, game: str, seats: int | None = None, assignments: Sequence[str] = ()
) -> Setting:
    """Return the setting asked for; where no number of seats is given, four, or else the most there are.

    `assignments` are the game's options as NAME=VALUE, or NAME alone for one that is switched on. Raises
    ValueError for a game without an engine, an impossible number of seats and an option the game has not;
    raises `Faults` for an unknown game, faulty data and an engine that cannot be loaded.
    """
    project.chosen((game,))
    engine = engine_of(game)
    if engine is None:
        raise ValueError(
            f"{game} has no engine: its rules and cards can be checked, printed and read, but not played"
        )
    most = engine.seats[-1]
    wanted = seats if seats is not None else 4 if 4 in engine.seats else most
    if wanted not in engine.seats:
        raise ValueError(f"{game} is for {engine.seats[0]} to {most} players, not {wanted}")
    options = dict(_assigned(engine, assignment) for assignment in assignments)
    return Setting(engine, load_catalogue(project, game), wanted, options)


def _assigned(engine: Engine, assignment: str) -> tuple[str, bool | int | str]:
    name, _, value = assignment.partition("=")
    if name not in engine.options:
        known = ", ".join(engine.options) or "none"
        meant = nearest(name, engine.options)
        hint = f'; did you mean "{meant}"?' if meant else ""
        raise ValueError(f'{engine.game} has no option "{name}"; its options are: {known}{hint}')
    return name, _read(name, value.strip(), engine.options[name])


def _read(name: str, value: str, choice: Choice) -> bool | int | str:
    if isinstance(choice.default, bool):
        if value.lower() in (*_YES, *_NO):
            return value.lower() in _YES
        raise ValueError(f'option {name}: expected yes or no, found "{value}"')
    if isinstance(choice.default, int):
        try:
            return int(value)
        except ValueError:
            raise ValueError(f'option {name}: expected a whole number, found "{value}"') from None
    return value
