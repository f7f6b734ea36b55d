"""A made-up game with a board, counters and player boards, small enough to lay out in no time."""

from plain_cards import HOUSE, card, game_of

from generator.catalogue.catalogue import Catalogue
from generator.catalogue.model import Area, Component, Figure, Row, Table, Trait, TraitValue
from generator.catalogue.pieces import Board, Counters, PlayerBoard


def value(name, **more):
    return TraitValue(id=name, name=name.title(), letter=name[:1].upper(), source=HOUSE, **more)


TRAITS = (
    Trait(
        id="clan",
        name="Clan",
        values=(
            value("fox", colour="#a04010", pattern="flame"),
            value("owl", colour="#205080", pattern="waves"),
            value("wild", colour="#303030", pattern="cloud"),
        ),
    ),
    Trait(
        id="resource",
        name="Resource",
        values=(value("grain", pictogram="barley"), value("timber", pictogram="pine-tree")),
    ),
)
FIGURES = (Figure(id="most", value=4, text="Most.", source=HOUSE),)
TABLES = (
    Table(
        id="limit",
        name="Limit",
        by="Players",
        columns=("Points",),
        rows=(Row(at=2, values=(9,)), Row(at=3, values=(7,))),
        source=HOUSE,
    ),
)
PLACES = {
    "north": (50.0, 25.0, ("west", "east")),
    "west": (22.0, 68.0, ("north", "east")),
    "east": (78.0, 68.0, ("north", "west")),
}


def board(**more):
    fields = {
        "width": 260.0,
        "height": 200.0,
        "owner": "clan",
        "slots": "most",
        "start": 3,
        "garrison": {"value": "wild", "pieces": 2},
        "cartouche": None,
        "features": ({"kind": "river", "name": "Brook", "points": ((-2, 50), (40, 48), (102, 44))},),
        **more,
    }
    return Board.model_validate(fields)


def areas():
    return {
        name: Area(
            id=name,
            name=name.title(),
            traits={"clan": "fox"} if name == "north" else {},
            yields=("grain", "timber"),
            borders=borders,
            x=x,
            y=y,
            source=HOUSE,
        )
        for name, (x, y, borders) in PLACES.items()
    }


def counters(each=12, edge=10.0):
    return Counters(trait="clan", each=each, edge=edge)


def player_board(**more):
    fields = {
        "trait": "clan",
        "values": ("fox", "owl"),
        "slots": 3,
        "slot": "Chief",
        "beside": {"name": "Spirit", "most": 6},
        "track": {"name": "Points", "most": 20, "marks": "limit"},
        "piles": ("Deck", "Discards"),
        **more,
    }
    return PlayerBoard.model_validate(fields)


def game_with(sheet, count=1, **record):
    catalogue = game_of(card(1))
    piece = Component(id="piece", name="Piece", count=count, sheet=sheet, source=HOUSE, **record)
    game = catalogue.game.model_copy(
        update={"components": (piece,), "traits": TRAITS, "figures": FIGURES, "tables": TABLES}
    )
    return Catalogue(game, catalogue.cards, catalogue.heroes, areas=areas())
