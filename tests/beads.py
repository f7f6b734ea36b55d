"""A game small enough to read at once: string beads of one colour, call it, give one away, draw."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from generator.catalogue import Card, Catalogue, Erratum, Game, Statement
from generator.project import Project
from generator.rulebook import read_rulebook
from generator.rules.kernel import (
    PASSING,
    Ask,
    Choice,
    Engine,
    Option,
    Piece,
    Query,
    Result,
    Seat,
    Table,
    Verb,
    Vocabulary,
    limit,
    move,
    order,
    rule,
    several,
)
from generator.scenarios.runner import Game as Played
from generator.scenarios.verdicts import Failure, GameVerdicts
from generator.scenarios.verify import verify_game

HOUSE = {"house": "made up for tests"}
STRING = Verb("string", "strings {cards}")
CALL = Verb("call", "calls {choice}")
GIVE = Verb("give", "gives {cards} to {targets}")
CARDS = (
    {
        "id": "red-bead",
        "name": "Red Bead",
        "kind": "bead",
        "traits": {"colour": "red"},
        "text": "It is red.",
        "copies": [1, 2, 3, 4],
        "source": HOUSE,
    },
    {
        "id": "blue-bead",
        "name": "Blue Bead",
        "kind": "bead",
        "traits": {"colour": "blue"},
        "copies": [1, 2, 3, 4],
        "source": HOUSE,
    },
    {"id": "opal", "name": "Great Opal", "kind": "jewel", "tags": ["rare"], "source": HOUSE},
)
CATALOGUE = Catalogue(
    game=Game.model_validate(
        {
            "id": "beads",
            "title": "Strings of Beads",
            "short": "Beads",
            "blurb": "String them.",
            "players": {"least": 2, "most": 3},
            "palette": {"accent": "#aa0000"},
            "traits": [
                {
                    "id": "colour",
                    "name": "Colour",
                    "values": [
                        {"id": name, "name": name.title(), "source": HOUSE} for name in ("red", "blue")
                    ],
                }
            ],
            "kinds": [
                {
                    "id": "bead",
                    "name": "Bead",
                    "plural": "Beads",
                    "deck": "bag",
                    "traits": ["colour"],
                    "mark": "value",
                    "source": HOUSE,
                },
                {"id": "jewel", "name": "Jewel", "plural": "Jewels", "deck": "bag", "source": HOUSE},
            ],
            "decks": [{"id": "bag", "name": "Bag", "back": {"colour": "#333333"}, "source": HOUSE}],
            "components": [{"id": "thread", "name": "Thread", "count": 3, "sheet": "none", "source": HOUSE}],
            "figures": [
                {"id": "hand", "value": 2, "text": "beads in a hand", "source": HOUSE},
                {"id": "most", "value": 2, "text": "beads strung in a turn", "source": HOUSE},
            ],
            "tables": [
                {
                    "id": "prize",
                    "name": "Prizes",
                    "by": "beads",
                    "columns": ["points"],
                    "rows": [{"at": 1, "values": [2]}, {"at": 2, "values": [5]}],
                    "source": HOUSE,
                }
            ],
            "source": HOUSE,
        }
    ),
    cards={card.id: card for card in map(Card.model_validate, CARDS)},
    heroes=frozenset(),
)


class BeadTable(Table):
    def __init__(self, catalogue: Catalogue, names: Sequence[str], *, seed: int, off: Iterable[str]) -> None:
        super().__init__(catalogue, seed=seed, off=off)
        self.sit([Seat(self, name) for name in names])
        self.bag = self.zone("bag", audience="nobody")
        for seat in self.seats:
            seat.hand = self.zone("hand", seat, "owner")
            seat.string = self.zone("string", seat)
            seat.tired = False
        self.fresh: list[str] = []
        for copy in catalogue.copies():
            colour = copy.card.traits.get("colour", "")
            piece = Piece(copy.card, copy.number, f"{colour}-{copy.mark}" if colour else "opal")
            self.lay((piece,), self.bag)


def set_table(
    catalogue: Catalogue,
    *,
    seats: int,
    seed: int,
    off: Iterable[str],
    names: Sequence[str] | None = None,
    silent: bool = False,
) -> BeadTable:
    table = BeadTable(catalogue, names or "ABC"[:seats], seed=seed, off=off)
    table.silent = silent
    return table


draw_last = order("turn.draw-last")


def play(table: BeadTable, first: Seat | None = None) -> Any:
    seat = first or table.seats[0]
    for _ in table.seats:
        if not seat.tired:
            for step in draw_last(table, act, refill):
                yield from step(table, seat)
        seat = seat.left
    most = max(len(each.string) for each in table.seats)
    winners = tuple(each for each in table.seats if len(each.string) == most)
    return Result(winners, {each: len(each.string) for each in table.seats})


def act(table: BeadTable, seat: Seat) -> Any:
    table.fresh = []
    if seat.hand.cards:
        beads = [Option(STRING, (bead,)) for bead in seat.hand.cards]
        yield from string(table, seat, beads)
        call = yield Ask(seat, "colour", lambda: [Option(CALL, choice=name) for name in ("red", "blue")])
        if not table.silent:
            table.say("{seat} calls {colour}", seat, colour=call.choice)
    gifts = [Option(GIVE, (bead,), (to,)) for bead in seat.hand.cards for to in table.seats]
    gift = yield Ask(seat, "gift", lambda: [*gifts, PASSING])
    if gift != PASSING:
        move(
            table,
            gift.cards,
            gift.targets[0].hand,
            "{seat} gives {cards} to {whom}",
            seat,
            whom=gift.targets[0],
        )


def string(table: BeadTable, seat: Seat, beads: Sequence[Option]) -> Any:
    def left(chosen: Sequence[Option]) -> Sequence[Option]:
        table.fresh = [bead.cards[0].card.traits.get("colour", "") for bead in chosen]
        return [bead for bead in beads if bead not in chosen]

    chosen = yield from several(seat, "string", left, least=1, most=table.figure("most"))
    for option in chosen:
        move(table, option.cards, seat.string, "{seat} strings {cards}", seat)


@limit("string.one-colour", STRING)
def of_one_colour(ask: Ask, option: Option) -> bool:
    return not ask.table.fresh or option.cards[0].card.traits.get("colour", "") == ask.table.fresh[0]


@limit("call.what-is-strung", CALL)
def is_strung(ask: Ask, option: Option) -> bool:
    last = ask.seat.string.cards[-1].card.traits.get("colour", "")
    return not last or option.choice == last


@limit("gift.to-the-left", GIVE)
def to_the_left(ask: Ask, option: Option) -> bool:
    return option.targets[0] is ask.seat.left


@limit("gift.same-colour", GIVE)
def of_the_colour(ask: Ask, option: Option) -> bool:
    return option.cards[0].card.traits.get("colour", "") == ask.table.fresh[0]


@rule("turn.refill")
def refill(table: BeadTable, seat: Seat) -> Any:
    yield from ()
    number = table.figure("hand") - len(seat.hand)
    if number > 0:
        move(table, table.bag.cards[: -number - 1 : -1], seat.hand, "{seat} draws {cards}", seat)


def shuffled(table: BeadTable, rest: str) -> Any:
    table.chance.shuffle("bag", table.bag.cards)
    return (yield from play(table))


def luck(table: BeadTable, rest: str) -> Any:
    taken = table.chance.pick("blind", table.seats[0].hand.cards)
    table.say(
        "{cards} is taken, {dice} is thrown", None, [taken], dice=table.chance.pick("dice", range(1, 7))
    )
    return (yield from play(table))


def tire(table: BeadTable, seat: Seat, phrase: str) -> None:
    seat.tired = True


def words(piece: Piece) -> Sequence[str]:
    return (piece.face, piece.face.partition("-")[0], piece.card.name)


ENGINE = Engine(
    game="beads",
    package="beads",
    seats=(2, 3),
    set_table=set_table,
    play=play,
    vocabulary=Vocabulary(
        verbs=(STRING, CALL, GIVE),
        choices=("red", "blue"),
        words=words,
        zones={
            "hand": lambda table, seat: seat.hand,
            "string": lambda table, seat: seat.string,
            "bag": lambda table, seat: table.bag,
        },
        entries={
            "turn": lambda table, rest: play(table, table.seat(rest) if rest else None),
            "shuffled": shuffled,
            "luck": luck,
        },
        queries=(
            Query("hand of {seat}", lambda table, seat: ", ".join(map(str, seat.hand.cards)), "A hand."),
            Query("string of {seat}", lambda table, seat: list(map(str, seat.string.cards)), "A string."),
            Query("marks of {seat}", lambda table, seat: str(len(seat.hand)), "How many beads a hand has."),
            Query("owner of {card}", lambda table, card: str(table.places[card]), "Where a bead lies."),
        ),
        states={"tired": tire},
    ),
    invariants={"no more than nine on a string": lambda table: all(len(s.string) < 9 for s in table.seats)},
    options={"silent": Choice(default=False, text="Colours are not called aloud.")},
)


def verify_text(
    folder: Path,
    text: str,
    *,
    prove: bool = False,
    statements: Iterable[dict[str, Any]] = (),
    errata: Iterable[dict[str, Any]] = (),
    engine: Engine | None = ENGINE,
) -> GameVerdicts:
    """Verify a chapter of rules and scenarios about beads."""
    docs = folder / "docs/beads"
    docs.mkdir(parents=True, exist_ok=True)
    (docs / "index.md").write_text(f"# Beads\n\n{text}\n", encoding="utf-8")
    rulebook = read_rulebook(Project(folder, folder / "output"), "beads")
    catalogue = Catalogue(
        game=CATALOGUE.game,
        cards=CATALOGUE.cards,
        heroes=CATALOGUE.heroes,
        statements={one.id: one for one in map(Statement.model_validate, statements)},
        errata={one.id: one for one in map(Erratum.model_validate, errata)},
    )
    return verify_game(Played(catalogue, rulebook, engine), prove)


def scenario(*lines: str, checks: str = "", covers: str = "string.one-colour", title: str = "One") -> str:
    """Return a scenario as it stands in a document; blank lines part the lines that begin with a >."""
    options = f":checks: {checks}\n" * bool(checks) + f":covers: {covers}\n" * bool(covers)
    return f":::{{scenario}} {title}\n{options}\n" + "\n".join(lines) + "\n:::\n"


def failure(folder: Path, *lines: str) -> Failure:
    """Run one scenario that must fail, and return how."""
    found = verify_text(folder, scenario(*lines)).scenarios["one"].failure
    assert found is not None
    return found


def passes(folder: Path, *lines: str) -> bool:
    """Tell whether one scenario passes."""
    return verify_text(folder, scenario(*lines)).scenarios["one"].passed
