"""What a face template is given: a card's words, signs, colours and pictograms, with the room for each."""

from __future__ import annotations

import re
from dataclasses import dataclass

from markupsafe import Markup

from generator.catalogue.catalogue import Catalogue
from generator.catalogue.model import Card, Kind, Trait, TraitValue
from generator.catalogue.provenance import unofficial
from generator.faults import Fault, Place
from generator.printing.colours import Inks, inks_for
from generator.printing.face_room import Room, room_for
from generator.printing.face_shapes import SHAPES
from generator.printing.faces import Face
from generator.printing.glyphs import named
from generator.printing.patterns import DEFAULTS, Tile, UnknownPattern, find_pattern
from generator.printing.pictograms import Pictogram, UnknownPictogram, find_pictogram
from generator.printing.sizes import CardSize
from generator.printing.text_html import inline_html, inline_paragraphs, plain_text, text_html
from generator.printing.typography import HAN, TITLE, unknown_letters
from generator.project import Project

Signs = tuple["Sign", ...]

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
        return tuple(sign for sign in self.signs if sign is not self.colour_sign)

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
        """The outline of the medallion: that of the first sign which is not the colour."""
        return next((sign.shape for sign in self.other_signs), "circle")


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

    def pictogram(self, name: str, *key: str) -> Pictogram | None:
        """Return a pictogram, None for no name; an unknown one is a fault at the record `key` names."""
        if not name:
            return None
        try:
            return find_pictogram(self.project, name)
        except UnknownPictogram as unknown:
            self.faults.append(unknown.fault(self._place(*key, "pictogram"), f"{key[-1]}.pictogram"))
            return None

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

    def sign(self, trait: Trait, value: TraitValue) -> Sign:
        """Return a trait's value as shown; shape, and pattern if not named, follow its place in the list."""
        number = trait.values.index(value)
        return Sign(
            trait.id,
            value.id,
            value.name,
            value.letter or ("" if value.pictogram else value.name[:1].upper()),
            value.chinese,
            value.colour or "",
            value.pattern or DEFAULTS[number % len(DEFAULTS)],
            SHAPES[number % len(SHAPES)],
            self.pictogram(value.pictogram, "trait", trait.id),
        )

    def signs(self, card: Card) -> Signs:
        """Return the signs of a card in the order its kind lists the traits."""
        traits = self.catalogue.traits
        kind = self.catalogue.kinds[card.kind]
        return tuple(
            self.sign(traits[trait], self.catalogue.trait_value(trait, card.traits[trait]))
            for trait in kind.traits
            if trait in card.traits
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
    signs = look.signs(card)
    record = (catalogue.role(card), card.id)
    look.letters(card.chinese, "chinese", *record)
    look.letters(face.mark, "copies", *record)
    for sign in signs:
        look.letters(sign.letter, "values", "trait", sign.trait)
    coloured = next((sign for sign in signs if sign.colour), None)
    palette = catalogue.game.palette
    colour = coloured.colour if coloured else kind.colour or palette.accent
    pattern = coloured.pattern if coloured else face.deck.back.pattern
    text = card.text.strip()
    badges, pictograms = look.badges(card, face.mark), look.pictograms(card, kind)
    return FaceView(
        face=face,
        template=f"faces/{kind.face}.html",
        title=card.name,
        chinese=card.chinese,
        kind=kind.name,
        line=" · ".join(
            [sign.name for sign in signs or (kind,)] + [b.name for b in badges if b.corner == "picture"]
        ),
        number=look.numbers[card.id],
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
        inks=inks_for(palette, colour, look.low),
        tile=look.pattern(pattern, "deck", face.deck.id),
        room=room_for(
            size,
            title=card.name,
            text=plain_text(catalogue, text),
            note=plain_text(catalogue, card.note),
            band=bool(kind.text),
            inset=OPTION if len(pictograms) > 1 else BADGE if any(b.corner == "foot" for b in badges) else 0,
        ),
        seed=card.id,
    )


def back_view(look: Look, face: Face, size: CardSize) -> FaceView:
    """Return the view of a deck's back."""
    game, back = look.catalogue.game, face.deck.back
    pictogram = look.pictogram(back.pictogram, "deck", face.deck.id)
    look.letters((back.text or game.short) + (back.chinese or game.chinese), "back", "deck", face.deck.id)
    return FaceView(
        face=face,
        template="faces/back.html",
        title=back.text or game.short,
        chinese=back.chinese or game.chinese,
        kind=face.deck.name,
        line="",
        number="",
        mark="",
        signs=(),
        badges=(),
        pictograms=(pictogram,) if pictogram else (),
        text=Markup(""),
        parts=(),
        shared=(),
        note=Markup(""),
        sources=(),
        short=game.short,
        inks=inks_for(game.palette, back.colour, look.low),
        tile=look.pattern(back.pattern, "deck", face.deck.id),
        room=room_for(size, title=back.text or game.short),
        seed=face.deck.id,
    )
