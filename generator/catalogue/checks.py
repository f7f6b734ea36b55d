"""Finds what is wrong between well-formed records: unknown names, repetitions, dangling references."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from generator.catalogue.board_checks import board_faults
from generator.catalogue.catalogue import SORTS, Catalogue
from generator.catalogue.fields import Record
from generator.catalogue.findings import fault, unknown, unknown_value
from generator.catalogue.model import Card, Skill
from generator.catalogue.references import ROLES, references
from generator.catalogue.what_if import changed_by_one, figures
from generator.faults import Fault, nearest

DOCUMENT_ROLES = ("rule", "scenario")
"""References that lead into documents, which the catalogue does not know."""


TEXTS = ("text", "note", "blurb", "says", "printed", "ruling", "why", "question")
"""Fields of any record that hold markup."""


def check(catalogue: Catalogue, *, complete: bool = True) -> list[Fault]:
    """Return every fault between the records of a catalogue.

    Pass `complete=False` if some records could not be read: then nothing is called missing or unknown only
    because it may stand among those.
    """
    checks = [_repetitions, _players, _kinds, _tables, _cards, _copies, _skills, _values, board_faults]
    if complete:
        checks += [_emptiness, _statements, _references, _sources]
    return [found for one in checks for found in one(catalogue)]


def _repetitions(catalogue: Catalogue) -> Iterator[Fault]:
    """Ids within each list of game.yaml, letters of a trait, names that lead to two terms."""
    game = catalogue.game
    lists: list[tuple[str, Sequence[str]]] = [
        (name, [part.id for part in getattr(game, name)]) for name in SORTS
    ]
    lists += [
        (f"traits.{n}.values", [value.id for value in trait.values]) for n, trait in enumerate(game.traits)
    ]
    for name, ids in lists:
        for number, word in enumerate(ids):
            if word in ids[:number]:
                key = ("game", game.id, f"{name}.{number}.id")
                yield fault(catalogue, key, f'expected each id once in this list, found "{word}" again')
    for figure in game.figures:
        if figure.id in catalogue.tables:
            message = f'expected another id than the table "{figure.id}" has'
            yield fault(catalogue, ("figure", figure.id, "id"), message)
    called: dict[str, str] = {}
    for term in catalogue.terms.values():
        for name in dict.fromkeys(map(str.casefold, (term.name, *term.also))):
            if called.setdefault(name, term.id) != term.id:
                message = (
                    f'expected a name for one term only, found "{name}", which leads to "{called[name]}" too'
                )
                yield fault(catalogue, ("term", term.id, "name"), message)


def _players(catalogue: Catalogue) -> Iterator[Fault]:
    players = catalogue.game.players
    if players.least > players.most:
        message = f"expected at most the {players.most} of players.most, found {players.least}"
        yield fault(catalogue, ("game", catalogue.game.id, "players.least"), message)


def _kinds(catalogue: Catalogue) -> Iterator[Fault]:
    decked = {card.kind for card in catalogue.cards.values() if card.decks}
    for kind in catalogue.game.kinds:
        if kind.deck or kind.id not in decked:
            yield from unknown(catalogue, ("kind", kind.id, "deck"), "a deck", kind.deck, catalogue.decks)
        for trait in kind.traits:
            yield from unknown(catalogue, ("kind", kind.id, "traits"), "a trait", trait, catalogue.traits)


def _tables(catalogue: Catalogue) -> Iterator[Fault]:
    for table in catalogue.game.tables:
        for number, row in enumerate(table.rows):
            if len(row.values) != len(table.columns):
                message = f"expected {len(table.columns)} numbers, one a column, found {len(row.values)}"
                yield fault(catalogue, ("table", table.id, f"rows.{number}.values"), message)
            if str(row.at) in [str(before.at) for before in table.rows[:number]]:
                message = f'expected each row once, found "{row.at}" again'
                yield fault(catalogue, ("table", table.id, f"rows.{number}.at"), message)


def _values(catalogue: Catalogue) -> Iterator[Fault]:
    """A colour is always doubled by a letter or pictogram, and no two values of a trait share a letter."""
    for trait in catalogue.game.traits:
        letters = Counter(value.letter for value in trait.values if value.letter)
        for number, value in enumerate(trait.values):
            if value.colour and not value.letter and not value.pictogram:
                message = (
                    "expected a letter or pictogram beside the colour, for those who see colours differently"
                )
                yield fault(catalogue, ("trait", trait.id, f"values.{number}"), message)
            if letters[value.letter] > 1:
                message = (
                    f'expected a letter of its own, found "{value.letter}" {letters[value.letter]} times'
                )
                yield fault(catalogue, ("trait", trait.id, f"values.{number}.letter"), message)


def _cards(catalogue: Catalogue) -> Iterator[Fault]:
    for card in catalogue.cards.values():
        sort = catalogue.role(card)
        for deck in card.decks:
            yield from unknown(catalogue, (sort, card.id, "decks"), "a deck", deck, catalogue.decks)
        if card.kind not in catalogue.kinds:
            yield from unknown(
                catalogue, (sort, card.id, "kind"), "a kind of card", card.kind, catalogue.kinds
            )
        else:
            yield from _card_traits(catalogue, card, sort)


def _card_traits(catalogue: Catalogue, card: Card, sort: str) -> Iterator[Fault]:
    kind = catalogue.kinds[card.kind]
    for trait, value in card.traits.items():
        key = (sort, card.id, f"traits.{trait}")
        if trait not in kind.traits:
            yield from unknown(catalogue, key, f'a trait that kind "{kind.id}" has', trait, kind.traits)
        elif trait in catalogue.traits:
            yield from unknown_value(catalogue, key, trait, value)
    for trait in kind.traits:
        if trait not in card.traits:
            message = f'expected a value of "{trait}", which kind "{kind.id}" has, found none'
            yield fault(catalogue, (sort, card.id, "traits"), message)


def _copies(catalogue: Catalogue) -> Iterator[Fault]:
    """Marks tell copies apart unless the kind has twins; tags of single copies name marks that there are."""
    for card in catalogue.cards.values():
        marks = Counter(mark for mark in card.marks if mark)
        if card.kind in catalogue.kinds and not catalogue.kinds[card.kind].twins:
            for mark, times in marks.items():
                if times > 1:
                    message = f'expected each mark once, found "{mark}" {times} times'
                    yield fault(catalogue, (catalogue.role(card), card.id, "copies"), message)
        for tag, tagged in card.copy_tags.items():
            for mark in map(str, tagged):
                key = (catalogue.role(card), card.id, f"copy_tags.{tag}")
                yield from unknown(catalogue, key, "the mark of a copy", mark, marks)


def _skills(catalogue: Catalogue) -> Iterator[Fault]:
    """A skill's id and name lead to one skill: heroes who share it say the same, and no card is called so."""
    ids: dict[str, tuple[str, Skill]] = {}
    names: dict[str, str] = {}
    for card in catalogue.cards.values():
        for number, skill in enumerate(card.skills):
            key = (catalogue.role(card), card.id, f"skills.{number}")
            owner, first = ids.setdefault(skill.id, (card.id, skill))
            if skill.id in [before.id for before in card.skills[:number]]:
                yield fault(catalogue, key, f'expected each skill once, found "{skill.id}" again')
            elif _told(skill) != _told(first):
                message = f'expected the same name, tags, window and text as the "{skill.id}" of {owner} has'
                yield fault(catalogue, key, message)
            elif names.setdefault(skill.name, skill.id) != skill.id:
                message = f'expected another name than the skill "{names[skill.name]}" has'
                yield fault(catalogue, key, f'{message}, found "{skill.name}"')
            if skill.id in catalogue.cards:
                yield fault(catalogue, key, f'expected another id than a card has, found "{skill.id}"')


def _told(skill: Skill) -> tuple[object, ...]:
    """Return what players are told of a skill."""
    return skill.name, skill.tags, skill.window, skill.text.split()


def _emptiness(catalogue: Catalogue) -> Iterator[Fault]:
    """A kind without cards, a deck without kinds and a badge for no tag are slips of the pen."""
    tags = {tag for card in catalogue.cards.values() for tag in (*card.tags, *card.copy_tags)}
    for number, badge in enumerate(catalogue.game.badges):
        key = ("game", catalogue.game.id, f"badges.{number}.tag")
        yield from unknown(catalogue, key, "a tag of some card", badge.tag, tags)
    kinds = {card.kind for card in catalogue.cards.values()}
    for kind in catalogue.game.kinds:
        if kind.id not in kinds:
            yield fault(
                catalogue, ("kind", kind.id, "id"), "expected at least one card of this kind, found none"
            )
    decks = {kind.deck for kind in catalogue.game.kinds}.union(
        *(card.decks for card in catalogue.cards.values())
    )
    for deck in catalogue.game.decks:
        if deck.id not in decks:
            yield fault(
                catalogue,
                ("deck", deck.id, "id"),
                "expected at least one kind of card in this deck, found none",
            )


def _statements(catalogue: Catalogue) -> Iterator[Fault]:
    """What statements stand on, and what settles those on which the book is not clear."""
    settled = {erratum.statement for erratum in catalogue.errata.values()}
    settled |= {name for ruling in catalogue.rulings.values() for name in ruling.statements}
    for statement in catalogue.statements.values():
        if statement.verdict != "consistent" and not statement.ruling and statement.id not in settled:
            message = f'expected a ruling, since its verdict is "{statement.verdict}"; found none'
            yield fault(catalogue, ("statement", statement.id, "verdict"), message)
        for figure in statement.figures:
            try:
                changed_by_one(catalogue, figure)
            except KeyError:
                key = ("statement", statement.id, "figures")
                yield from unknown(catalogue, key, "a number of the data", figure, figures(catalogue))
        for reference in statement.resolves:
            role, _, target = reference.partition(":")
            if role in ROLES and role not in DOCUMENT_ROLES:
                yield from _dangling(catalogue, ("statement", statement.id, "resolves"), role, target)
    for erratum in catalogue.errata.values():
        key = ("erratum", erratum.id, "statement")
        yield from unknown(catalogue, key, "a statement", erratum.statement, catalogue.statements)
    for ruling in catalogue.rulings.values():
        for name in ruling.statements:
            key = ("ruling", ruling.id, "statements")
            yield from unknown(catalogue, key, "a statement", name, catalogue.statements)


def records(catalogue: Catalogue) -> Iterator[tuple[str, str, Record]]:
    """Yield every record that may hold texts and sources, with its sort and id."""
    game = catalogue.game
    yield "game", game.id, game
    for name, sort in SORTS.items():
        for part in getattr(game, name):
            yield sort, part.id, part
    for card in catalogue.cards.values():
        yield catalogue.role(card), card.id, card
    others: dict[str, Mapping[str, Record]] = {
        "area": catalogue.areas,
        "term": catalogue.terms,
        "statement": catalogue.statements,
        "erratum": catalogue.errata,
        "ruling": catalogue.rulings,
    }
    for sort, found in others.items():
        for name, record in found.items():
            yield sort, name, record


def texts(record: Record) -> Iterator[tuple[str, str]]:
    """Yield the fields of a record and its skills that hold markup, with the steps to them."""
    for name in TEXTS:
        value = getattr(record, name, "")
        if value:
            yield name, value
    for number, skill in enumerate(getattr(record, "skills", ())):
        for name, value in texts(skill):
            yield f"skills.{number}.{name}", value


def _references(catalogue: Catalogue) -> Iterator[Fault]:
    """References in texts; rules and scenarios are checked where the documents are read."""
    for sort, name, record in records(catalogue):
        for field, text in texts(record):
            for part in references(text):
                key = (sort, name, field)
                if part.role not in ROLES:
                    yield from unknown(catalogue, key, "a role", part.role, ROLES)
                elif part.role not in DOCUMENT_ROLES:
                    yield from _dangling(catalogue, key, part.role, part.target)


def _dangling(catalogue: Catalogue, key: tuple[str, str, str], role: str, target: str) -> Iterator[Fault]:
    """Yield a fault if a reference leads nowhere, naming the right role if only that is wrong."""
    wrong = dangling(catalogue, role, target)
    if wrong:
        yield fault(catalogue, key, *wrong)


def dangling(catalogue: Catalogue, role: str, target: str) -> tuple[str, str] | None:
    """Return message and nearest right name for a reference that leads nowhere in the data, else None."""
    try:
        catalogue.name_of(role, target)
    except KeyError:
        pass
    else:
        return None
    found = f"found {{{role}}}`{target}`"
    if role in ("card", "hero") and target in catalogue.cards:
        right = catalogue.role(catalogue.cards[target])
        return f"expected the role {right}, {found}", f"{{{right}}}`{target}`"
    known = {
        "card": [card for card in catalogue.cards if card not in catalogue.heroes],
        "hero": list(catalogue.heroes),
        "area": list(catalogue.areas),
        "term": list(catalogue.terms),
        "figure": [figure.id for figure in catalogue.game.figures],
        "statement": list(catalogue.statements),
        "erratum": list(catalogue.errata),
        "ruling": list(catalogue.rulings),
    }[role]
    return f"expected the id of a {role}, {found}", nearest(target, sorted(known))


def _sources(catalogue: Catalogue) -> Iterator[Fault]:
    """What a source speaks for is a field or trait of its record."""
    for sort, name, record in records(catalogue):
        known = [*type(record).model_fields, *(record.traits if isinstance(record, Card) else ())]
        cited = [("source", source, known) for source in getattr(record, "source", ())]
        for number, skill in enumerate(getattr(record, "skills", ())):
            cited += [(f"skills.{number}.source", source, [*Skill.model_fields]) for source in skill.source]
        for steps, source, fields in cited:
            for field in source.of:
                yield from unknown(catalogue, (sort, name, steps), "a field of the record", field, fields)
