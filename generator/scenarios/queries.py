"""Queries: lines that end with a question mark, answered by the table or by the session."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from rapidfuzz import process

from generator.rules.kernel import Query, Result
from generator.scenarios.words import key, split
from generator.scenarios.wrong import Kind, NotAtTable, Wrong, unknown_word

if TYPE_CHECKING:
    from generator.rules.kernel import Piece
    from generator.scenarios.play import Play

NOTHING = "nothing"
"""What stands below a query whose answer is empty."""


@dataclass(frozen=True)
class Asked:
    """A query of the data or the session: its pattern, what answers it, and one sentence of help."""

    pattern: str
    answer: Callable[..., str | Sequence[str]]
    help: str


@lru_cache(maxsize=512)
def _expression(pattern: str) -> re.Pattern[str]:
    blank = {"number": r"(\d+)"}
    parts = re.split(r"(\{\w+\})", pattern)
    built = [
        blank.get(part[1:-1], "(.+?)")
        if part.startswith("{")
        else r"\s+".join(map(re.escape, part.split(" ")))
        for part in parts
    ]
    return re.compile("".join(built), re.IGNORECASE)


def blanks(pattern: str, text: str) -> tuple[str, ...] | None:
    """Return what fills a pattern's blanks in a query, without quotes around it; None if it does not fit."""
    found = _expression(pattern).fullmatch(" ".join(text.rstrip("? ").split()))
    return tuple(re.sub(r'^["“](.*)["”]$', r"\1", part.strip()) for part in found.groups()) if found else None


def kinds_of_blank(pattern: str) -> list[str]:
    """Return the names of a pattern's blanks in order."""
    return re.findall(r"\{(\w+)\}", pattern)


def lines(answer: str | Sequence[str] | int) -> list[str]:
    """Return an answer as lines; an empty one is the word nothing."""
    given = [str(answer)] if isinstance(answer, (str, int)) else [str(line) for line in answer]
    return [line.strip() for line in given if line.strip()] or [NOTHING]


def _asked(play: Play) -> str:
    return str(play.ask) if play.ask else "nobody"


def _options(play: Play) -> Sequence[str]:
    return list(dict.fromkeys(map(str, play.ask.options))) if play.ask else []


def _targets(play: Play, word: str) -> Sequence[str]:
    forms = {key(form): known for known in play.lexicon.verbs for form in (str(known), known.third_person)}
    options = play.ask.options if play.ask else ()
    wanted = key(word)
    if wanted in forms:
        chosen = [option for option in options if option.verb == forms[wanted]]
    else:
        names = {key(name) for name in (*play.lexicon.card_words, *play.lexicon.choices)}
        if wanted not in names:
            raise unknown_word(word, "a verb or a card of this game", [*forms, *names])
        chosen = [option for option in options if wanted in (key(option.name), key(option.by))]
    targets = [str(target) for option in chosen for target in option.targets]
    return list(dict.fromkeys(targets)) or ["nobody"]


def _winners(play: Play) -> str:
    result = play.session.result
    if not isinstance(result, Result):
        return "nobody yet"
    return ", ".join(map(str, result.winners))


EVERYWHERE = (
    Asked("asked", _asked, "Who is asked what now, as in A: play; nobody once the game is over."),
    Asked("options", _options, "All that may be answered to the question that stands, one a line."),
    Asked("targets of {word}", _targets, "The seats that may be named with a verb now, one a line."),
    Asked("winners", _winners, "Who has won, once the game is over."),
)
"""Queries that every game with an engine knows."""


def ask_table(play: Play, text: str) -> list[str] | None:
    """Answer a query of the game's vocabulary or one that every engine knows; None if nothing fits.

    Raises `NotAtTable` where a query fits but for a seat or card that is not at this table.
    """
    problem: Wrong | None = None
    for query in _exact_first(play.engine.vocabulary.queries):
        found = blanks(query.pattern, text)
        if found is None:
            continue
        try:
            values = [
                _value(kind, word, play)
                for kind, word in zip(kinds_of_blank(query.pattern), found, strict=True)
            ]
        except Wrong as wrong:
            problem = problem or wrong
            continue
        try:
            return lines(query.answer(play.table, *values))
        except (KeyError, ValueError) as error:
            raise Wrong(Kind.WORD, f"the game cannot answer that: {error}") from None
    for asked in EVERYWHERE:
        found = blanks(asked.pattern, text)
        if found is not None:
            return lines(asked.answer(play, *found))
    if problem:
        raise NotAtTable(problem.kind, problem.message)
    return None


def _exact_first(queries: Iterable[Query]) -> list[Query]:
    """Order queries so that one with more words of its own is tried before one with fewer."""
    return sorted(queries, key=lambda query: -len(query.pattern))


def _value(kind: str, word: str, play: Play) -> Any:
    match kind:
        case "seat":
            if word not in play.lexicon.seats:
                raise unknown_word(word, "a seat of this table", play.lexicon.seats)
            return play.table.seat(word)
        case "card":
            return piece_named(word, play)
        case "number":
            return int(word)
        case _:
            return word


def piece_named(word: str, play: Play) -> Piece:
    """Return the piece that the set-up called so, else the one that the word names most exactly."""
    wanted = key(" ".join(part.text for part in split(word)))
    for piece, name in play.named.items():
        if name == wanted:
            return piece
    pieces = [
        piece for zone in play.table.zones for piece in zone.cards if wanted in play.lexicon.words(piece)
    ]
    if not pieces:
        raise unknown_word(word, "a card of this game", play.lexicon.card_words)
    best: Piece = min(pieces, key=lambda piece: play.lexicon.words(piece).index(wanted))
    return best


def unknown_query(text: str, known: Iterable[Query | Asked]) -> Wrong:
    """Return the finding that nothing answers this query, with the queries most like it."""
    patterns = [query.pattern for query in known]
    near = process.extract(text.rstrip("? "), patterns, limit=3)
    shown = "".join(f"\n  > {pattern}?" for pattern, _, _ in near)
    return Wrong(Kind.WORD, f"no query reads like this; the nearest are:{shown}")


def reads_as_query(text: str, known: Iterable[Query | Asked]) -> bool:
    """Tell whether a line would be a query if it began with a >."""
    return text.endswith("?") and any(blanks(query.pattern, text) is not None for query in known)
