"""The page of a game's words: all that its scenarios can say, as Markdown for the site."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from generator.catalogue import Catalogue
from generator.rules.kernel import Engine, Query
from generator.scenarios.catalogue_queries import QUERIES
from generator.scenarios.queries import EVERYWHERE, Asked
from generator.scenarios.setup import RIGS

TITLE = "The words of scenarios"


def words_page(catalogue: Catalogue, engine: Engine | None) -> str:
    """Return the page for a game: moves, set-up, starts, options, queries; without an engine only queries."""
    parts = [f"# {TITLE}", f"What a scenario of {catalogue.game.title} can say. Everything else is a fault."]
    if engine:
        parts += _moves(engine) + _set_up(engine)
        parts += ["## Queries of the table", _queries((*engine.vocabulary.queries, *EVERYWHERE))]
    parts += ["## Queries of the data", _queries(QUERIES)]
    return "\n\n".join(parts) + "\n"


def _moves(engine: Engine) -> list[str]:
    vocabulary = engine.vocabulary
    verbs = [(f"`{verb}`", _example(verb.says)) for verb in dict.fromkeys(vocabulary.verbs)]
    parts = ["## Moves", _table(("verb", "sentence"), verbs)]
    if vocabulary.choices:
        parts.append("Choices: " + ", ".join(f"`{choice}`" for choice in vocabulary.choices) + ".")
    return parts


def _example(says: str) -> str:
    return says.format(
        cards="*card*", targets="*seat*", name="*name*", choice="*choice*", by="*card or skill*"
    )


def _set_up(engine: Engine) -> list[str]:
    vocabulary = engine.vocabulary
    seats = " or ".join(filter(None, [", ".join(map(str, engine.seats[:-1])), str(engine.seats[-1])]))
    parts = [
        "## Set-up",
        f"For {seats} seats. Zones: " + ", ".join(f"`{zone}`" for zone in vocabulary.zones) + ".",
    ]
    parts.append("Chance: " + ", ".join(f"`{rig}`" for rig in RIGS) + ".")
    if vocabulary.states:
        parts += ["### States", _table(("word", "meaning"), _explained(vocabulary.states.items()))]
    parts += ["### Where play starts", _table(("start", "meaning"), _explained(vocabulary.entries.items()))]
    if engine.options:
        options = [
            (f"`> option {name.replace('_', '-')}`", f"{choice.text} Normally {_spoken(choice.default)}.")
            for name, choice in engine.options.items()
        ]
        parts += ["### Options", _table(("option", "meaning"), options)]
    return parts


def _spoken(default: bool | int | str) -> str:
    if isinstance(default, bool):
        return "on" if default else "off"
    return str(default) or "not given"


def _explained(named: Iterable[tuple[str, Callable[..., Any]]]) -> list[tuple[str, str]]:
    return [
        (f"`{name}`", (inspect.getdoc(function) or "").partition("\n")[0]) for name, function in named if name
    ]


def _queries(queries: Iterable[Query | Asked]) -> str:
    """Show each query once: a game's own comes before one of the same form that all games know."""
    helps: dict[str, str] = {}
    for query in queries:
        shown = re.sub(r"\{(\w+)\}", lambda blank: blank[1].upper(), query.pattern)
        helps.setdefault(f"`> {shown}?`", query.help)
    return _table(("query", "answer"), list(helps.items()))


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)
