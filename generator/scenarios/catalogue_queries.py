"""Queries on a game's data and documents, known to every game, with an engine or without."""

from __future__ import annotations

import colorsys
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from generator.catalogue import Card, Catalogue, Copy, Skill, Source
from generator.rulebook import Rulebook
from generator.scenarios import board_queries
from generator.scenarios.finding import find, names, pick
from generator.scenarios.queries import Asked
from generator.scenarios.words import key
from generator.scenarios.wrong import unknown_word


@dataclass(frozen=True)
class Shelf:
    """What these queries look things up in."""

    catalogue: Catalogue
    rulebook: Rulebook


def _count(shelf: Shelf, what: str) -> str:
    """Count the pieces of a kind, deck, card, component, trait value or tag, or of several such at once."""
    catalogue = shelf.catalogue
    on_board = board_queries.count_on_board(catalogue, what)
    if on_board is not None:
        return str(on_board)
    for component in catalogue.components.values():
        if key(what) in names(component.id, component.name):
            return str(component.count)
    *sort, last = key(what).split()
    if last in ("skill", "skills"):
        counted = _copies(catalogue, " ".join(sort) or "cards")
        return str(sum(len(card.skills) for card in {copy.card.id: copy.card for copy in counted}.values()))
    return str(len(_copies(catalogue, what)))


def _copies(catalogue: Catalogue, what: str) -> list[Copy]:
    sorts = _sorts(catalogue)
    if key(what) not in sorts:
        for card in catalogue.cards.values():
            if key(what) in names(card.id, card.name):
                return [copy for copy in catalogue.copies() if copy.card is card]
    words = key(what).split()
    chosen = catalogue.copies()
    at = 0
    while at < len(words):
        for end in range(len(words), at, -1):
            fits = sorts.get(" ".join(words[at:end]))
            if fits is not None:
                chosen = [copy for copy in chosen if fits(copy)]
                at = end
                break
        else:
            known = [*sorts, *(card.name for card in catalogue.cards.values())]
            raise unknown_word(
                " ".join(words[at:]), "a kind, deck, card, component, trait or tag of this game", known
            )
    return chosen


def _sorts(catalogue: Catalogue) -> Mapping[str, Callable[[Copy], bool]]:
    """Return what each word of a count says of a copy: its tags, traits, deck and kind."""
    sorts: dict[str, Callable[[Copy], bool]] = {"cards": lambda _: True, "card": lambda _: True}
    named = {name for card in catalogue.cards.values() for name in names(card.id, card.name)}
    for tag in {tag for copy in catalogue.copies() for tag in copy.tags if key(tag) not in named}:
        sorts[key(tag)] = lambda copy, tag=tag: tag in copy.tags  # type: ignore[misc]
    for trait in catalogue.traits.values():
        for value in trait.values:
            for name in names(value.id, value.name):
                sorts[name] = lambda copy, trait=trait.id, value=value.id: copy.traits.get(trait) == value  # type: ignore[misc]
    for deck in catalogue.decks.values():
        values = [name for name in names(deck.id, deck.name) if name not in sorts]
        for name in (*values, *names(f"{deck.id} deck", f"{deck.id} cards")):
            sorts[name] = lambda copy, deck=deck.id: copy.deck.id == deck  # type: ignore[misc]
    for kind in catalogue.kinds.values():
        for name in (*names(kind.id, kind.name), key(kind.plural)):
            sorts[name] = lambda copy, kind=kind.id: copy.card.kind == kind  # type: ignore[misc]
    return sorts


def _values(shelf: Shelf, trait: str) -> Sequence[str]:
    return [value.name for value in pick(trait, "a trait of this game", shelf.catalogue.traits).values]


def _figure(shelf: Shelf, name: str) -> str:
    figures = {figure.id: figure for figure in shelf.catalogue.game.figures}
    return str(pick(name, "a figure of this game", figures).value)


def _row(shelf: Shelf, at: str, table: str) -> str:
    found = pick(table, "a table of this game", shelf.catalogue.tables)
    rows = {str(row.at): row for row in found.rows}
    if key(at) not in rows:
        raise unknown_word(at, f"a row of {found.id}", rows)
    return ", ".join(map(str, rows[key(at)].values))


def _rows(shelf: Shelf, table: str) -> Sequence[str]:
    found = pick(table, "a table of this game", shelf.catalogue.tables)
    return [f"{row.at}: {', '.join(map(str, row.values))}" for row in found.rows]


def _trait(shelf: Shelf, trait: str, card: str) -> str:
    known = pick(trait, "a trait of this game", shelf.catalogue.traits)
    value = _card(shelf, card).traits.get(known.id)
    return shelf.catalogue.trait_value(known.id, value).name if value else "none"


def _text(shelf: Shelf, what: str) -> Sequence[str]:
    return [line for line in _described(shelf, what).splitlines() if line.strip()]


def _described(shelf: Shelf, what: str) -> str:
    catalogue = shelf.catalogue
    for records in (catalogue.cards, catalogue.terms, catalogue.components, catalogue.kinds):
        found = find(what, records)
        if found is not None:
            return str(getattr(found, "text", ""))
    skill = _skill(catalogue, what)
    if skill is not None:
        return skill.text
    for figure in catalogue.game.figures:
        if key(figure.id) == key(what):
            return figure.text
    return _card(shelf, what).text


def _kind(shelf: Shelf, card: str) -> str:
    return shelf.catalogue.kinds[_card(shelf, card).kind].name


def _marks(shelf: Shelf, card: str) -> str:
    return ", ".join(mark for mark in _card(shelf, card).marks if mark) or "none"


def _tags(shelf: Shelf, what: str) -> str:
    skill = _skill(shelf.catalogue, what)
    return ", ".join((skill or _card(shelf, what)).tags) or "none"


def _skills(shelf: Shelf, card: str) -> Sequence[str]:
    return [skill.name for skill in _card(shelf, card).skills] or ["none"]


def _window(shelf: Shelf, skill: str) -> str:
    known = {skill.id: skill for card in shelf.catalogue.cards.values() for skill in card.skills}
    return pick(skill, "a skill of this game", known).window or "none"


def _skill(catalogue: Catalogue, name: str) -> Skill | None:
    """Return the skill that is called so, by the rules or the rulebook."""
    skills = {skill.id: skill for card in catalogue.cards.values() for skill in card.skills}
    return find(name, skills)


def _tagged(shelf: Shelf, tag: str) -> Sequence[str]:
    tags = {tag: tag for card in shelf.catalogue.cards.values() for tag in card.tags}
    wanted = pick(tag, "a tag of this game's cards", tags)
    return [card.name for card in shelf.catalogue.cards.values() if wanted in card.tags]


def _contents(shelf: Shelf, deck: str) -> Sequence[str]:
    known = pick(deck, "a deck of this game", shelf.catalogue.decks)
    cards = Counter(copy.card.name for copy in shelf.catalogue.copies() if copy.deck.id == known.id)
    return [f"{number} {name}" for name, number in cards.items()] or ["none"]


HUES = (
    (15, "red"),
    (35, "orange"),
    (65, "gold"),
    (165, "green"),
    (260, "blue"),
    (345, "purple"),
    (360, "red"),
)
"""What colours are called at the table, each up to a hue in degrees."""


def _back(shelf: Shelf, deck: str) -> str:
    """Return what the colour of a deck's back is called: by its hue, unless it is dark, dull or light."""
    shade = pick(deck, "a deck of this game", shelf.catalogue.decks).back.colour
    red, green, blue = (int(shade[at : at + 2], 16) / 255 for at in (1, 3, 5))
    hue, lightness, saturation = colorsys.rgb_to_hls(red, green, blue)
    if lightness < 0.15 or (saturation < 0.2 and lightness < 0.25):
        return "black"
    if lightness > 0.92:
        return "white"
    if saturation < 0.2:
        return "grey"
    return next(name for limit, name in HUES if hue * 360 <= limit)


def _meaning(shelf: Shelf, name: str) -> str:
    """Return the name that the rules use for something, whatever the rulebook calls it here."""
    catalogue = shelf.catalogue
    for term in catalogue.terms.values():
        if key(name) in names(term.id, term.name, *term.also):
            return term.name
    kinds = {
        key(word): kind.name
        for kind in catalogue.kinds.values()
        for word in (kind.id, kind.name, kind.plural)
    }
    if key(name) in kinds:
        return kinds[key(name)]
    for records in (catalogue.cards, catalogue.components, catalogue.decks):
        found = find(name, records)
        if found is not None:
            return str(getattr(found, "name", name))
    skill = _skill(catalogue, name)
    if skill is not None:
        return skill.name
    also = [word for term in catalogue.terms.values() for word in (term.name, *term.also)]
    raise unknown_word(name, "a name that the rules or cards use", also)


def _source(shelf: Shelf, what: str) -> Sequence[str]:
    catalogue = shelf.catalogue
    groups = (
        catalogue.cards,
        catalogue.terms,
        catalogue.kinds,
        catalogue.components,
        catalogue.decks,
        catalogue.dice,
        catalogue.areas,
    )
    for records in groups:
        for record in records.values():
            if key(what) in names(record.id, record.name):
                return [_cited(source) for source in record.source]
    skill = _skill(catalogue, what)
    if skill is not None:
        return [_cited(source) for source in skill.source]
    raise unknown_word(what, "a card, term, kind or component of this game", _all_names(catalogue))


def _cited(source: Source) -> str:
    of = f" ({', '.join(source.of)})" if source.of else ""
    return f"{source.kind}{of}: {source.printed or source.public or source.house}"


def _sections(shelf: Shelf) -> Sequence[str]:
    chapters = shelf.rulebook.chapters
    return [
        title
        for chapter in chapters
        for title in (chapter.title, *(section.title for section in chapter.sections))
    ]


def _title(shelf: Shelf) -> str:
    return shelf.catalogue.game.title


def _players(shelf: Shelf) -> str:
    players = shelf.catalogue.game.players
    return f"{players.least} to {players.most}" if players.least < players.most else str(players.least)


def _of_data(answer: Callable[[Catalogue, str], str | Sequence[str]]) -> Callable[..., str | Sequence[str]]:
    """Let a query answered from the data alone be asked like the others."""
    return lambda shelf, what: answer(shelf.catalogue, what)


def is_trait_query(shelf: Shelf, trait: str) -> bool:
    """Tell whether the first word of "… of …?" is a trait, so that the query is one of the data at all."""
    return find(trait, shelf.catalogue.traits) is not None


def _card(shelf: Shelf, name: str) -> Card:
    return pick(name, "a card of this game", shelf.catalogue.cards)


def _all_names(catalogue: Catalogue) -> Iterable[str]:
    groups = (catalogue.cards, catalogue.terms, catalogue.kinds, catalogue.components)
    return [str(record.name) for group in groups for record in group.values()]


TRAIT_QUERY = Asked("{word} of {word}", _trait, "The value of a trait of a card, as in colour of Red Bead.")
"""Reads like many a query that a game does not have, so it comes last."""

QUERIES = (
    Asked(
        "count of {word}",
        _count,
        "How many there are of a kind, deck, card, component, trait or tag; skills, dice, areas, resources.",
    ),
    Asked("values of {word}", _values, "The values of a trait, one a line."),
    Asked("figure {word}", _figure, "A number of the rules."),
    Asked("row {word} of {word}", _row, "The numbers in one row of a table of the rules."),
    Asked("rows of {word}", _rows, "All rows of a table of the rules, one a line."),
    Asked("text of {word}", _text, "The text of a card, skill, term, component, kind or figure."),
    Asked("kind of {word}", _kind, "Which kind of card a card is."),
    Asked("marks of {word}", _marks, "The marks on a card's copies, such as its values."),
    Asked("tags of {word}", _tags, "The tags of a card or skill."),
    Asked("skills of {word}", _skills, "The skills of a hero, one a line."),
    Asked("window of {word}", _window, "The moment at which a skill acts."),
    Asked("cards in {word} deck", _contents, "How often each card lies in a deck, one card a line."),
    Asked("cards with {word}", _tagged, "The cards that have a tag, one a line."),
    Asked("cost of {word}", _of_data(board_queries.cost), "What playing a card or using a skill costs."),
    Asked(
        "scores of {word}", _of_data(board_queries.scores), "What a card scores at the end, one score a line."
    ),
    Asked("faces of {word}", _of_data(board_queries.faces), "How many sides of a die show each symbol."),
    Asked("yields of {word}", _of_data(board_queries.yields), "What an area yields."),
    Asked("borders of {word}", _of_data(board_queries.borders), "The areas that an area borders on."),
    Asked(
        "areas with {word}",
        _of_data(board_queries.areas_with),
        "The areas that yield a resource or have a value of a trait, one a line.",
    ),
    Asked("back of {word}", _back, "The colour of a deck's back."),
    Asked("meaning of {word}", _meaning, "The name that the rules use for what is called so."),
    Asked("source of {word}", _source, "Where a record comes from: printed, public or house."),
    Asked("sections", _sections, "The titles of all chapters and their sections, one a line."),
    Asked("title", _title, "The title of the game."),
    Asked("players", _players, "For how many players the game is."),
    TRAIT_QUERY,
)
