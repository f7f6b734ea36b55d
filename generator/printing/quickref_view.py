"""Turns the blocks of a quick reference into what its templates show, looked up in the catalogue."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil

from markupsafe import Markup

from generator.catalogue.model import Card
from generator.printing.colours import Inks, inks_for
from generator.printing.dice_parts import DieView, die_views
from generator.printing.face_view import HOUSE, PUBLIC, Look, Sign, sources_of
from generator.printing.patterns import Tile
from generator.printing.pictograms import Pictogram
from generator.printing.quickref_model import (
    BLOCKS,
    Block,
    Cards,
    Dice,
    Doors,
    Line,
    Lines,
    Numbers,
    Pool,
    Quickref,
    Ring,
    Rulings,
    Scores,
    Signs,
    Stations,
    Words,
)
from generator.printing.quickref_pool import pool_table
from generator.printing.quickref_ring import RingView, ring_view
from generator.printing.text_html import inline_html

_LETTERS_ACROSS = 92
"""Letters of running text that stand beside each other in the wider column of a page."""

_SHOWS = {record: name for name, record in BLOCKS.items()}


@dataclass(frozen=True)
class Entry:
    """A line as shown: a name, a price, what stands after them, a text, a pictogram, marks of provenance."""

    name: Markup
    text: Markup
    after: str = ""
    pictogram: Pictogram | None = None
    sources: tuple[str, ...] = ()
    badges: tuple[Pictogram, ...] = ()
    rule: str = ""
    cost: int | None = None


@dataclass(frozen=True)
class SignEntry:
    """A sign in its own colours and pattern, and how many cards bear it."""

    sign: Sign
    inks: Inks
    tile: Tile
    count: int


@dataclass(frozen=True)
class Group:
    """Entries under a heading of their own, which may be empty."""

    name: str
    entries: Sequence[Entry] = ()
    signs: Sequence[SignEntry] = ()

    def parted(self, columns: int) -> list[Sequence[Entry]]:
        """Return the entries in order in columns of about the same height."""
        heights = [_lines(entry, columns) for entry in self.entries]
        whole, parts = sum(heights), list[list[Entry]]([[] for _ in range(columns)])
        above = 0.0
        for entry, height in zip(self.entries, heights, strict=True):
            parts[min(columns - 1, int((above + height / 2) * columns / whole))].append(entry)
            above += height
        return list(parts)


def _lines(entry: Entry, columns: int) -> float:
    """Return about how many lines an entry takes in one of so many columns of a page's wider half."""
    letters = len(entry.text.striptags())
    return 1.35 + ceil(letters * columns / _LETTERS_ACROSS)


@dataclass(frozen=True)
class BlockView:
    """A block ready for its template: what it shows, its words, and its entries in groups."""

    show: str
    title: str
    text: Markup
    column: int
    groups: Sequence[Group]
    head: Sequence[str] = ()
    rows: Sequence[Sequence[str]] = ()
    columns: int = 1
    pictograms: Mapping[str, Pictogram | None] = field(default_factory=dict)
    rings: Sequence[RingView] = ()
    pictogram: Pictogram | None = None
    dice: Sequence[DieView] = ()


@dataclass(frozen=True)
class Legend:
    """What a mark or badge on a card means."""

    mark: str
    meaning: str
    pictogram: Pictogram | None = None


def block_view(look: Look, block: Block) -> BlockView:
    """Return a block with everything it shows looked up."""
    catalogue = look.catalogue
    groups: Sequence[Group] = ()
    head: Sequence[str] = ()
    rows: Sequence[Sequence[str]] = ()
    columns = 1
    pictograms: Mapping[str, Pictogram | None] = {}
    rings: Sequence[RingView] = ()
    middle: Pictogram | None = None
    dice: Sequence[DieView] = ()
    match block:
        case Stations() | Doors():
            groups = [Group("", [_line(look, step) for step in block.steps])]
        case Lines():
            groups = [Group("", [_line(look, line) for line in block.lines])]
        case Cards():
            groups, columns = list(_card_groups(look, block)), block.columns
        case Signs():
            groups = [_sign_group(look, trait, block.kind) for trait in block.traits]
        case Scores():
            entries = [
                Entry(Markup(catalogue.figure(score.figure)), inline_html(catalogue, score.text))
                for score in block.scores
            ]
            groups = [Group("", entries)]
        case Numbers():
            head, rows = _numbers(look, block)
            pictograms = {
                name: look.pictogram(pictogram, "quickref", name)
                for name, pictogram in block.pictograms.items()
            }
        case Pool():
            head, rows = pool_table(catalogue, block)
        case Ring():
            reach = catalogue.figure(block.reach) if block.reach else 0
            rings = [
                ring_view(circle, inline_html(catalogue, circle.text), reach, block.clockwise)
                for circle in block.circles
            ]
            middle = look.pictogram(block.pictogram, "quickref", block.title)
        case Dice():
            dice = die_views(look)
        case Words():
            terms = [catalogue.terms[term] for term in block.terms]
            groups = [
                Group(
                    "", [Entry(Markup.escape(term.name), inline_html(catalogue, term.text)) for term in terms]
                )
            ]
        case Rulings():
            rulings = [catalogue.rulings[ruling] for ruling in block.rulings]
            groups = [
                Group(
                    "",
                    [
                        Entry(inline_html(catalogue, ruling.question), inline_html(catalogue, ruling.ruling))
                        for ruling in rulings
                    ],
                )
            ]
    return BlockView(
        _SHOWS[type(block)],
        block.title,
        inline_html(catalogue, block.text),
        block.column,
        groups,
        head,
        rows,
        columns,
        pictograms,
        rings,
        middle,
        dice,
    )


def _line(look: Look, line: Line) -> Entry:
    return Entry(
        Markup.escape(line.name),
        inline_html(look.catalogue, line.text),
        pictogram=look.pictogram(line.pictogram, "quickref", line.name or line.text),
        rule=line.rule,
    )


def _card_entry(look: Look, card: Card, block: Cards) -> Entry:
    kind = look.catalogue.kinds[card.kind]
    after = [_copies(look, card, block.counted)]
    after += [sign.label for sign in look.signs(card) if sign.trait in block.signs]
    return Entry(
        Markup.escape(card.name),
        inline_html(look.catalogue, block.lines.get(card.id) or card.text or card.note),
        " · ".join(filter(None, after)),
        next(iter(look.pictograms(card, kind)), None),
        sources_of(card),
        tuple(badge.pictogram for badge in look.badges(card) if badge.pictogram),
        cost=card.cost,
    )


def _copies(look: Look, card: Card, counted: bool) -> str:
    """Return how many copies there are: their marks, their number, or the number for each deck's letter."""
    count = len(card.marks)
    if card.decks and counted:
        shares: dict[int, str] = {}
        for deck, share in card.decks.items():
            letters = "".join(sign.letter for sign in look.deck_signs(look.catalogue.decks[deck]))
            shares[share] = " ".join(filter(None, (shares.get(share, ""), letters)))
        return ", ".join(f"{letters} ×{share}".strip() for share, letters in shares.items())
    marks = ", ".join(card.marks) if any(card.marks) and not counted else ""
    return marks or (f"×{count}" if count > 1 or counted else "")


def _card_groups(look: Look, block: Cards) -> Iterator[Group]:
    """Yield the cards asked for, under each value of the trait they are grouped by."""
    catalogue = look.catalogue
    cards = [catalogue.cards[card] for card in block.cards]
    cards += [card for card in catalogue.cards.values() if card.kind in (block.kind, *block.kinds)]
    if not block.by:
        yield Group("", [_card_entry(look, card, block) for card in cards])
        return
    for value in catalogue.traits[block.by].values:
        entries = [_card_entry(look, card, block) for card in cards if card.traits.get(block.by) == value.id]
        if entries:
            yield Group(
                value.name, entries, [_sign_entry(look, look.sign(catalogue.traits[block.by], value), "")]
            )


def _sign_entry(look: Look, sign: Sign, kind: str) -> SignEntry:
    palette = look.catalogue.game.palette
    count = len(look.catalogue.copies(kind=kind, traits={sign.trait: sign.id})) if kind else 0
    tile = look.pattern(sign.pattern, "trait", sign.trait)
    return SignEntry(sign, inks_for(palette, sign.colour or palette.ink, look.low), tile, count)


def _sign_group(look: Look, trait: str, kind: str) -> Group:
    found = look.catalogue.traits[trait]
    signs = [_sign_entry(look, look.sign(found, value), kind) for value in found.values]
    return Group(found.name, (), signs)


def _numbers(look: Look, block: Numbers) -> tuple[Sequence[str], Sequence[Sequence[str]]]:
    """Return a table turned so that its rows run across: what it is by in the head, a row for each column."""
    table = look.catalogue.tables[block.table]
    ats = [block.words.get(row.at, row.at) if isinstance(row.at, str) else str(row.at) for row in table.rows]
    head = [table.by, *ats]
    rows = [
        [name, *(block.words.get(str(row.values[at]), str(row.values[at])) for row in table.rows)]
        for at, name in enumerate(table.columns)
    ]
    return head, rows


def legend(look: Look) -> list[Legend]:
    """Return what marks and badges on the game's cards mean, those that occur."""
    catalogue = look.catalogue
    used = {source for card in catalogue.cards.values() for source in sources_of(card)}
    found = []
    if HOUSE in used:
        found.append(Legend(HOUSE, "house: content of ours, where the rulebook prints none"))
    if PUBLIC in used:
        found.append(Legend(PUBLIC, "public: taken from a public list or record"))
    tags = {tag for card in catalogue.cards.values() for tag in (*card.tags, *card.copy_tags)}
    found += [
        Legend(badge.letter, badge.name.lower(), look.pictogram(badge.pictogram, "game", badge.tag))
        for badge in catalogue.game.badges
        if badge.tag in tags
    ]
    return found


def generated(look: Look) -> Quickref:
    """Return a quick reference made from the catalogue alone, for a game that has none written."""
    catalogue = look.catalogue
    game = catalogue.game
    counted = [
        Line(name=str(len(catalogue.copies(kind=kind.id))), text=kind.plural, pictogram=kind.pictogram)
        for kind in game.kinds
    ]
    counted += [Line(name=str(part.count), text=part.name) for part in game.components]
    blocks: list[Block] = [Lines(title="What there is", lines=tuple(counted))]
    traits = tuple(trait.id for trait in game.traits)
    if traits:
        blocks.append(Signs(title="Signs", traits=traits))
    blocks += [Numbers(title=table.name, table=table.id) for table in game.tables]
    if catalogue.terms:
        blocks.append(Words(title="Words", terms=tuple(catalogue.terms)))
    for kind in game.kinds:
        cards = [card for card in catalogue.cards.values() if card.kind == kind.id]
        if any(card.text for card in cards):
            blocks.append(
                Cards(title=kind.plural, column=2, kind=kind.id, columns=2 if len(cards) > 6 else 1)
            )
    if len({block.column for block in blocks}) == 1 or len(blocks) <= 1 + len(game.kinds):
        narrow = tuple(block.model_copy(update={"column": 1}) for block in blocks)
        return Quickref(columns=(1.0,), blocks=narrow, subtitle=game.blurb.strip())
    return Quickref(blocks=tuple(blocks), subtitle=game.blurb.strip())
