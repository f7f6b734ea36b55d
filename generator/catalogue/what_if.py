"""What if one number of the data were another: the catalogue a proof plays against to see who notices."""

from __future__ import annotations

from generator.catalogue.catalogue import Catalogue


def changed_by_one(catalogue: Catalogue, figure: str) -> Catalogue:
    """Return the catalogue as if the number that `figure` names were one more.

    `figure` is a figure ("hand"), a table ("deal": all its numbers) or one of its rows ("deal@4"), the
    copies of a kind, card, trait value or tag ("count:hero"), the skills of a kind or trait value
    ("skills:hero"), the cards of a deck ("deck:main"), a component ("component:game-box"), the values of a
    trait ("trait:colour"), a card's value of a trait, which becomes the next one ("reach@bow"),
    the number of a kind of dice ("die:infantry"), one of its symbols ("face:infantry@morale"), the areas of
    the board ("areas"), what an area yields ("yields:bashu"), what a card or skill costs
    ("cost:ambush"), "players:least" or "players:most".
    Raises KeyError if the data has no such number.
    """
    sort, _, name = figure.rpartition(":")
    match sort:
        case "count":
            return catalogue.with_one_more(name)
        case "skills":
            return catalogue.with_another_skill(name)
        case "deck":
            return catalogue.with_one_more(_first_of_deck(catalogue, name), name)
        case "component":
            return catalogue.with_component(name, catalogue.components[name].count + 1)
        case "trait":
            return catalogue.with_another_value(name)
        case "die":
            return catalogue.with_one_more_die(name)
        case "face":
            return catalogue.with_another_face(*name.split("@"))
        case "cost":
            return catalogue.with_higher_cost(name)
        case "yields":
            return catalogue.with_more_yields(name)
        case "players":
            return catalogue.with_players(name, {"least": 1, "most": 1}[name])
        case "" if name == "areas" and catalogue.areas:
            return catalogue.with_one_more_area()
        case "":
            return _number(catalogue, name)
    raise KeyError(figure)


def figures(catalogue: Catalogue) -> tuple[str, ...]:
    """Return every name that `changed_by_one` knows in this data, tags left out."""
    game = catalogue.game
    tables = [
        name for table in game.tables for name in (table.id, *(f"{table.id}@{row.at}" for row in table.rows))
    ]
    worn = {value for card in catalogue.cards.values() for value in card.traits.values()}
    values = [f"count:{value.id}" for trait in game.traits for value in trait.values if value.id in worn]
    skilled = [card for card in catalogue.cards.values() if card.skills]
    sorts = dict.fromkeys(sort for card in skilled for sort in (card.kind, *card.traits.values()))
    priced = [card.id for card in catalogue.cards.values() if card.cost is not None]
    priced += [skill.id for card in skilled for skill in card.skills if skill.cost is not None]
    held = [f"{trait}@{card.id}" for card in catalogue.cards.values() for trait in card.traits]
    return (
        *(figure.id for figure in game.figures),
        *tables,
        *(f"count:{kind.id}" for kind in game.kinds),
        *(f"count:{card}" for card in catalogue.cards),
        *values,
        *(f"skills:{sort}" for sort in sorts),
        *held,
        *(f"cost:{name}" for name in priced),
        *(f"deck:{deck.id}" for deck in game.decks),
        *(f"component:{component.id}" for component in game.components),
        *(f"trait:{trait.id}" for trait in game.traits),
        *(f"die:{die.id}" for die in game.dice),
        *(f"face:{die.id}@{face}" for die in game.dice for face in dict.fromkeys(die.faces)),
        *(("areas",) if catalogue.areas else ()),
        *(f"yields:{area}" for area in catalogue.areas),
        "players:least",
        "players:most",
    )


def _first_of_deck(catalogue: Catalogue, deck: str) -> str:
    copies = catalogue.copies(deck=deck) if deck in catalogue.decks else []
    if not copies:
        raise KeyError(f"deck:{deck}")
    return copies[0].card.id


def _number(catalogue: Catalogue, name: str) -> Catalogue:
    """Change a figure, a card's trait, a row of a table or a whole table."""
    table, _, at = name.partition("@")
    if at and table in catalogue.traits:
        return catalogue.with_next_value(table, at)
    if table not in catalogue.tables:
        return catalogue.with_figure(name, catalogue.figure(name) + 1)
    rows = [row for row in catalogue.tables[table].rows if not at or str(row.at) == at]
    if not rows:
        raise KeyError(name)
    for row in rows:
        for column, value in enumerate(row.values):
            catalogue = catalogue.with_row(table, row.at, column, value + 1)
    return catalogue
