"""The closed, small set of words in which a game's scenarios are written."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from generator.rules.kernel.shown import Shown, shown

if TYPE_CHECKING:
    from generator.rules.kernel.ask import Procedure
    from generator.rules.kernel.option import Verb
    from generator.rules.kernel.table import Piece, Zone


@dataclass(frozen=True)
class Query:
    """A question that a scenario may put to the table.

    `pattern` is the line without its question mark, with `{seat}`, `{card}`, `{word}` or `{number}` as blanks
    ("pool of {seat}"). `answer(table, *blanks)` returns the whole answer, one string a line; blanks arrive as
    a seat, a card, a string and an int. `help` is one sentence for the help page. `between` marks a query of
    two seats whose answer is how the second one stands to the first; pictures draw it between them.
    """

    pattern: str
    answer: Callable[..., str | Sequence[str]]
    help: str
    between: bool = False


@dataclass(frozen=True)
class Vocabulary:
    """What a game's scenarios can say.

    `verbs`: every verb of the game. `choices`: every word that an option's `choice`, `name` or `by` may hold.
    `words(piece)`: the words that name a piece, the most exact first (its own name, then what it looks like);
    set-up and answers may use any of them. `zones`: set-up zones by name, a function of table and seat (None
    for a zone of the table); "hand" is the zone of cards named without one. `place` puts one piece on top of
    such a zone, if plain stacking does not do. `states`: set-up words about a seat or the table, called with
    (table, seat or None, the rest of the phrase). `entries`: where play can start, by name ("turn", "game");
    each is a procedure called with (table, the rest of the phrase). `queries`: what can be asked.
    """

    verbs: Sequence[Verb]
    choices: Sequence[str]
    words: Callable[[Any], Sequence[str]]
    zones: Mapping[str, Callable[[Any, Any], Zone]]
    entries: Mapping[str, Callable[[Any, str], Procedure[Any]]]
    queries: Sequence[Query] = ()
    states: Mapping[str, Callable[[Any, Any, str], None]] = field(default_factory=dict)
    place: Callable[[Any, Piece, Zone], None] | None = None
    extend: Callable[[Any, Vocabulary], Vocabulary] | None = None
    """Adds the words that stand in the data of a table, such as the names of heroes and skills."""
    shows: Callable[[Any], Shown] = shown
    """Describes a table for pictures; by default its zones and nothing more."""

    def at(self, table: Any) -> Vocabulary:
        """Return the words that can be used at a table."""
        return self.extend(table, self) if self.extend else self
