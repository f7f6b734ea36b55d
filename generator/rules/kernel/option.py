"""What a player may do: an option is a value that can say itself."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple


class Verb(str):
    """A verb of a game in its plain form ("scout"), with the pattern of its sentence.

    `says` is a format string in the third person over the fields of an option: `{cards}`, `{targets}`,
    `{name}`, `{choice}`, `{by}`, as in ``Verb("scout", "scouts {cards} from {targets}")``.
    """

    says: str

    def __new__(cls, plain: str, says: str) -> Verb:
        """Make the verb; its third person is the first word of `says`."""
        verb = super().__new__(cls, plain)
        verb.says = says
        return verb

    def sentence(self, option: Option) -> str:
        """Return the sentence of an option of this verb, in the third person and without its seat."""
        return self.says.format(
            cards=", ".join(map(str, option.cards)),
            targets=", ".join(map(str, option.targets)),
            name=option.name,
            choice=option.choice,
            by=option.by,
        )

    @property
    def third_person(self) -> str:
        """The form that follows a seat's name: "scouts"."""
        return self.says.partition(" ")[0]


PASS = Verb("pass", "passes")
THAT_IS_ALL = Verb("stop", "stops choosing")


class Option(NamedTuple):
    """One thing a seat may answer: a verb, real cards (pieces), targets (seats), and what else it names.

    `name` is what the cards count as, `choice` a colour, suit, number or other word, `by` the skill or
    card that offers the option.
    """

    verb: Verb
    cards: tuple[Any, ...] = ()
    targets: tuple[Any, ...] = ()
    name: str = ""
    choice: str | int = ""
    by: str = ""

    def __str__(self) -> str:
        return self.verb.sentence(self)


option = partial(tuple.__new__, Option)
"""Makes an option from all six fields in a third of the time."""

PASSING = Option(PASS)
ENOUGH = Option(THAT_IS_ALL)
