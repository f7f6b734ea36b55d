"""What a face template is given: a card's words, signs, colours and pictograms, with the room for each."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from markupsafe import Markup

from generator.catalogue.catalogue import Catalogue
from generator.catalogue.model import Card, Deck, Kind, Trait, TraitValue
from generator.catalogue.plain_text import plain_text
from generator.catalogue.provenance import unofficial
from generator.faults import Fault, Faults, Place, nearest
from generator.printing.colours import Inks, inks_for
from generator.printing.face_room import Room, named_paragraph, room_for
from generator.printing.face_shapes import OUTLINES, SHAPES
from generator.printing.faces import Face
from generator.printing.glyphs import named
from generator.printing.patterns import DEFAULTS, Tile, UnknownPattern, find_pattern
from generator.printing.pictograms import Pictogram, UnknownPictogram, find_pictogram
from generator.printing.score_view import ScoreGroup, score_groups
from generator.printing.sizes import CardSize
from generator.printing.text_html import inline_html, inline_paragraphs, text_html
from generator.printing.typography import HAN, TITLE, unknown_letters
from generator.project import Project

Signs = tuple["Sign", ...]

SUITS = "♠♥♣♦"

HOUSE, PUBLIC = "H", "P"
"""Marks on pieces that carry content the rulebook does not print: ours, and a public list's."""


OPTION, BADGE = 6.4, 8.0
"""Room in millimetres beside a text for the pictograms of its options, and for a badge at the foot."""


@dataclass(frozen=True)
class Sign:
    """A trait's value as a player sees it: name, letter, pictogram, and a shape or pattern of its own."""

    trait: str
    id: str
    name: str
    letter: str
    chinese: str
    colour: str
    pattern: str
    shape: str
    pictogram: Pictogram | None
    label: str = ""
    tokens: int = 0
    """How often the pictogram is drawn, for a number that is shown so."""


@dataclass(frozen=True)
class SkillView:
    """A skill: its name without what tells it from a namesake, what it is tagged with, and its text."""

    name: str
    tags: tuple[str, ...]
    text: Markup


@dataclass(frozen=True)
class BadgeView:
    """A badge that a tag puts on a card."""

    name: str
    letter: str
    corner: str
    pictogram: Pictogram | None


@dataclass(frozen=True)
class FaceView:
    """One face, ready for its template."""

    face: Face
    template: str
    title: str
    chinese: str
    kind: str
    line: str
    number: str
    mark: str
    signs: Signs
    badges: tuple[BadgeView, ...]
    pictograms: tuple[Pictogram, ...]
    text: Markup
    parts: tuple[Markup, ...]
    shared: tuple[Markup, ...]
    note: Markup
    sources: tuple[str, ...]
    short: str
    inks: Inks
    tile: Tile
    room: Room
    seed: str
    spine: Inks
    cost: int | None = None
    price: Pictogram | None = None
    """What playing the card, or using its skill, costs, and in what."""
    scores: tuple[ScoreGroup, ...] = ()
    letter: str = ""
    skills: tuple[SkillView, ...] = ()
    outline: str = ""
    """The medallion's outline, where card or kind name one."""

    @property
    def suit(self) -> str:
        """The suit of a mark such as ♠7, else nothing."""
        return self.mark[:1] if self.mark[:1] in SUITS else ""

    @property
    def rank(self) -> str:
        """A mark without its suit."""
        return self.mark.removeprefix(self.suit)

    @property
    def red(self) -> bool:
        """Whether the mark is of a red suit."""
        return self.suit in ("♥", "♦")

    @property
    def tokens(self) -> Sign | None:
        """The sign shown as a row of pictograms, if there is one."""
        return next((sign for sign in self.signs if sign.tokens), None)

    @property
    def key(self) -> str:
        """The face's id in letters that may name a part of a drawing."""
        return re.sub(r"\W", "-", self.face.id)

    @property
    def colour_sign(self) -> Sign | None:
        """The sign that gives the card its colour, if it has one."""
        return next((sign for sign in self.signs if sign.colour), None)

    @property
    def other_signs(self) -> Signs:
        """The signs beside the colour: what a player matches by shape."""
        return tuple(sign for sign in self.signs if sign is not self.colour_sign and not sign.tokens)

    @property
    def picture(self) -> Pictogram | None:
        """The first pictogram, if there is one."""
        return next(iter(self.pictograms), None)

    @property
    def initial(self) -> str:
        """The first letter of the name, Chinese if it has one: shown where there is no pictogram."""
        return (self.chinese or self.title)[:1]

    @property
    def shape(self) -> str:
        """The outline of the medallion: as named, else that of the first sign which is not the colour."""
        return self.outline or next((sign.shape for sign in self.other_signs), "circle")


class Look:
    """Finds what a catalogue's faces are made of, keeping every fault with the place that caused it."""

    def __init__(self, project: Project, catalogue: Catalogue, low: bool = False) -> None:
        self.project = project
        self.catalogue = catalogue
        self.low = low
        self.faults: list[Fault] = []
        self.numbers = self._number_cards()

    def _number_cards(self) -> dict[str, str]:
        counted: dict[str, int] = {}
        numbers = {}
        for card in self.catalogue.cards.values():
            counted[card.kind] = counted.get(card.kind, 0) + 1
            numbers[card.id] = f"{counted[card.kind]:02d}"
        return numbers

    def _place(self, *key: str) -> Place:
        places = self.catalogue.places
        game = self.catalogue.game.id
        for found in (key, key[:2], ("game", game)):
            if found in places:
                return places[found]
        return Place(self.project.data(game) / "game.yaml")

    def pictogram(self, name: str, *key: str, field: str = "pictogram") -> Pictogram | None:
        """Return a pictogram, None for no name; an unknown one is a fault at the record `key` names."""
        if not name:
            return None
        try:
            return find_pictogram(self.project, name)
        except UnknownPictogram as unknown:
            place = self._in_quickref(name) if key[0] == "quickref" else self._place(*key, field)
            self.faults.append(unknown.fault(place, f"{key[-1]}.{field}"))
            return None
        except Faults as unreadable:
            self.faults += unreadable.faults
            return None

    def _in_quickref(self, name: str) -> Place:
        """Return where the quick reference names something first."""
        file = self.project.data(self.catalogue.game.id) / "quickref.yaml"
        lines = file.read_text(encoding="utf-8-sig").splitlines() if file.is_file() else []
        return Place(file, next((number for number, line in enumerate(lines, 1) if name in line), 0))

    def letters(self, words: str, field: str, *key: str) -> None:
        """Note a fault for every letter of drawn words that the typefaces lack."""
        for letter in unknown_letters(words, TITLE, HAN):
            message = f'expected letters that the fonts have, found "{letter}" ({named(letter)})'
            self.faults.append(Fault(self._place(*key, field), f"{key[-1]}.{field}", message))

    def pattern(self, name: str, *key: str) -> Tile:
        """Return a pattern's tile; an unknown one is a fault."""
        try:
            return find_pattern(self.project, name)
        except UnknownPattern as unknown:
            self.faults.append(
                Fault(self._place(*key, "pattern"), f"{key[-1]}.pattern", str(unknown), unknown.hint)
            )
            return find_pattern(self.project, DEFAULTS[0])

    def outline(self, name: str, *key: str) -> str:
        """Return the name of an outline; an unknown one is a fault."""
        if name and name not in OUTLINES:
            message = f'expected one of {", ".join(OUTLINES)}, found "{name}"'
            self.faults.append(
                Fault(self._place(*key, "shape"), f"{key[-1]}.shape", message, nearest(name, OUTLINES))
            )
        return name

    def sign(self, trait: Trait, value: TraitValue) -> Sign:
        """Return a trait's value as shown; shape, and pattern if not named, follow its place in the list."""
        number = trait.values.index(value)
        tokens = int(value.name) if trait.show == "tokens" and value.name.isdecimal() else 0
        return Sign(
            trait.id,
            value.id,
            value.name,
            value.letter or ("" if value.pictogram else value.name[:1].upper()),
            value.chinese,
            value.colour or "",
            value.pattern or DEFAULTS[number % len(DEFAULTS)],
            SHAPES[number % len(SHAPES)],
            self.pictogram(value.pictogram or (trait.pictogram if tokens else ""), "trait", trait.id),
            f"{trait.name.lower()} {value.name}" if value.name.isdecimal() else value.name,
            tokens,
        )

    def signs(self, card: Card, deck: Deck | None = None) -> Signs:
        """Return the signs of a card in the order its kind lists the traits, then those all its deck has."""
        kind = self.catalogue.kinds[card.kind]
        shown = {trait: card.traits[trait] for trait in kind.traits if trait in card.traits}
        if deck:
            shown |= {trait: value for trait, value in deck.traits.items() if trait not in shown}
        return self._signs(shown)

    def deck_signs(self, deck: Deck) -> Signs:
        """Return the signs that all cards of a deck have."""
        return self._signs(deck.traits)

    def _signs(self, traits: Mapping[str, str]) -> Signs:
        return tuple(
            self.sign(self.catalogue.traits[trait], self.catalogue.trait_value(trait, value))
            for trait, value in traits.items()
        )

    def badges(self, card: Card, mark: str = "") -> tuple[BadgeView, ...]:
        """Return the badges that a card's tags put on it, and those of its copies with this mark alone."""
        return tuple(
            BadgeView(
                badge.name, badge.letter, badge.corner, self.pictogram(badge.pictogram, "game", badge.tag)
            )
            for badge in self.catalogue.game.badges
            if badge.tag in card.tags_of(mark)
        )

    def pictograms(self, card: Card, kind: Kind) -> tuple[Pictogram, ...]:
        """Return the pictograms a card names (several are parted by spaces), else its kind's, else none."""
        named = [self.pictogram(name, self.catalogue.role(card), card.id) for name in card.pictogram.split()]
        named = named or [self.pictogram(name, "kind", kind.id) for name in kind.pictogram.split()]
        return tuple(found for found in named if found)


def sources_of(card: Card) -> tuple[str, ...]:
    """Return the marks of a card: H if it carries house content, P if it carries public content."""
    return tuple({"house": HOUSE, "public": PUBLIC}[kind] for kind in unofficial(card))


def front_view(look: Look, face: Face, size: CardSize) -> FaceView:
    """Return the view of a card's front."""
    catalogue, card = look.catalogue, face.card
    if card is None:
        raise ValueError(f"{face.id} is a back")
    kind = catalogue.kinds[card.kind]
    signs = look.signs(card, face.deck)
    record = (catalogue.role(card), card.id)
    look.letters(card.chinese, "chinese", *record)
    look.letters(face.mark, "copies", *record)
    for sign in signs:
        look.letters(sign.letter, "values", "trait", sign.trait)
    coloured = next((sign for sign in signs if sign.colour), None)
    palette = catalogue.game.palette
    colour = card.colour or (coloured.colour if coloured else kind.colour or palette.accent)
    pattern = coloured.pattern if coloured else kind.pattern or face.deck.back.pattern
    text = card.text.strip()
    title, namesake = told_apart(card.name)
    badges, pictograms = look.badges(card, face.mark), look.pictograms(card, kind)
    skills = tuple(
        SkillView(told_apart(skill.name)[0], skill.tags, inline_html(catalogue, skill.text))
        for skill in card.skills
    )
    inks = inks_for(palette, colour, look.low)
    suited = {"♠": palette.black, "♣": palette.black, "♥": palette.red, "♦": palette.red}.get(face.mark[:1])
    line = [namesake] if namesake else []
    line += [sign.label for sign in signs if not sign.tokens]
    line += [f"courtesy name {card.courtesy}"] if card.courtesy else []
    if suited or not signs:
        line.insert(0, kind.name)
    return FaceView(
        face=face,
        template=f"faces/{kind.face}.html",
        title=title,
        chinese=card.chinese,
        kind="" if card.number else kind.name,
        line=" · ".join(line + [badge.name for badge in badges if badge.corner == "picture"]),
        number=card.number or look.numbers[card.id],
        mark=face.mark,
        signs=signs,
        badges=badges,
        pictograms=pictograms,
        text=text_html(catalogue, text),
        parts=inline_paragraphs(catalogue, text),
        shared=inline_paragraphs(catalogue, kind.text),
        note=inline_html(catalogue, card.note),
        sources=sources_of(card),
        short=catalogue.game.short,
        inks=inks,
        tile=look.pattern(pattern, *_pattern_of(coloured, kind, face)),
        room=room_for(
            size,
            title=title,
            text=plain_text(catalogue, text, "\n"),
            skills=[
                named_paragraph(
                    told_apart(skill.name)[0], skill.tags, plain_text(catalogue, skill.text, "\n")
                )
                for skill in card.skills
            ],
            note=plain_text(catalogue, card.note, "\n"),
            band=bool(kind.text),
            inset=_inset(pictograms, badges),
        ),
        seed=card.id,
        spine=inks_for(palette, suited, look.low) if suited else inks,
        cost=_cost(card),
        price=look.pictogram(kind.price, "kind", kind.id, field="price"),
        scores=score_groups(look, card),
        letter=kind.letter,
        skills=skills,
        outline=look.outline(card.shape, *record) or look.outline(kind.shape, "kind", kind.id),
    )


def _cost(card: Card) -> int | None:
    """Return what playing a card costs, or else using the first of its skills that has a cost."""
    costs = (card.cost, *(skill.cost for skill in card.skills))
    return next((cost for cost in costs if cost is not None), None)


def _pattern_of(coloured: Sign | None, kind: Kind, face: Face) -> tuple[str, str]:
    """Return the key of the record that gives a face its pattern."""
    if coloured:
        return "trait", coloured.trait
    return ("kind", kind.id) if kind.pattern else ("deck", face.deck.id)


def _inset(pictograms: Sequence[Pictogram], badges: Sequence[BadgeView]) -> float:
    """Return the room beside the text that pictograms need: those of options, or of badges at the foot."""
    if len(set(pictograms)) > 1:
        return OPTION
    return BADGE if any(badge.corner == "foot" and badge.pictogram for badge in badges) else 0


def told_apart(name: str) -> tuple[str, str]:
    """Return a name and what stands in brackets after it to tell it from a namesake."""
    found = re.fullmatch(r"(\S.*?)\s*\(([^()]+)\)", name)
    return (found[1], found[2]) if found else (name, "")
