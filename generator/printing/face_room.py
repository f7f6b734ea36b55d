"""How much room each part of a face gets: the picture takes what title, text and foot leave over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise

from generator.printing.face_shapes import reach
from generator.printing.sizes import CardSize
from generator.printing.typography import TEXT, TITLE, lines_of, width_of

MILLIMETRES_A_POINT = 25.4 / 72

LEADING = 1.24
PARAGRAPH = 0.4
"""Distance of lines and extra distance of paragraphs, in em; the style sheet says the same."""

SPINE = 12.0
"""Width of the coloured spine within the trim: what is seen of a card in a fanned hand."""

_BAND = 10.4
_CAUTION = 1.03
"""How much wider than measured a text is taken to be, for bold words among it."""
_SMALLEST_PICTURE = 14.0
_LEAST_PICTURE = 9.0
"""Height of a picture beside which text keeps its size, and of one that a long text leaves in the end."""
_TITLE_SIZES = (14.0, 13.5, 13.0, 12.5, 12.0, 11.5, 11.0, 10.5, 10.0)
_BROKEN_SIZES = (12.0, 11.5, 11.0, 10.5, 10.0, 9.5, 9.0, 8.5, 8.0, 7.5, 7.0)
_LEAST_OF_TWO = 9.0
"""Below this size two lines of a title become three."""
_TEXT_SIZES = ((45, 10.0), (95, 9.4), (170, 8.8))
_TEXT_SIZE = 8.4
_SMALL_TEXT_SIZE = 7.4
_NOTE_SIZE = 7.8


@dataclass(frozen=True)
class Paragraph:
    """A paragraph to find room for; what leads it is `em` times its size and `fixed` millimetres wide."""

    text: str
    em: float = 0.0
    fixed: float = 0.0

    def height(self, size: float, room: float) -> float:
        """Return how high it stands, in millimetres, at a size in points."""
        lead = self.em * size * MILLIMETRES_A_POINT + self.fixed
        return (
            lines_of(self.text, TEXT, size * _CAUTION, room, lead=lead) * LEADING * size * MILLIMETRES_A_POINT
        )


def named_paragraph(name: str, tags: Sequence[str], text: str) -> Paragraph:
    """Return a paragraph led by a name, set as titles are, and by tags in little frames."""
    em = width_of(f"{name} ", TITLE, 1, 700) + sum(0.88 * width_of(tag, TEXT, 1, 700) + 0.15 for tag in tags)
    return Paragraph(text, em / MILLIMETRES_A_POINT, 1.8 * len(tags))


@dataclass(frozen=True)
class Room:
    """Positions and sizes in millimetres from the trim's upper left corner; type sizes in points."""

    width: float
    height: float
    bleed: float
    safe: float
    spine: float
    left: float
    right: float
    title_lines: tuple[str, ...]
    title_size: float
    title_height: float
    line_top: float
    picture_top: float
    picture_bottom: float
    text_top: float
    text_height: float
    text_size: float
    note_top: float
    note_height: float
    note_size: float
    note_inset: float
    band_top: float
    band_height: float
    inset: float
    foot: float

    @property
    def measure(self) -> float:
        """Width of title and text."""
        return self.right - self.left

    @property
    def picture_height(self) -> float:
        """Height of the picture."""
        return self.picture_bottom - self.picture_top

    @property
    def picture_x(self) -> float:
        """Middle of the picture between spine and trim."""
        return (self.spine + self.width) / 2

    @property
    def picture_y(self) -> float:
        """Middle of the picture."""
        return (self.picture_top + self.picture_bottom) / 2

    def medallion(self, shape: str) -> float:
        """Return the radius of a medallion of this shape that leaves air around it in the picture."""
        across, up = reach(shape)
        within = min((self.picture_height / 2 - 1.8) / up, ((self.width - self.spine) / 2 - 3.6) / across)
        return max(4.0, min(within, 20.0))


def broken(title: str, lines: int) -> tuple[str, ...]:
    """Break a title into so many lines, as even as its words allow; into fewer if it has too few words."""
    words = title.split()
    cuts = combinations(range(1, len(words)), lines - 1)
    breaks = [
        tuple(" ".join(words[start:end]) for start, end in pairwise((0, *at, len(words)))) for at in cuts
    ]
    return min(breaks, key=lambda parts: (max(map(len, parts)), -min(map(len, parts))), default=(title,))


def _wide(line: str, size: float) -> float:
    return width_of(line, TITLE, size, 700, 0.01)


def _largest(lines: tuple[str, ...], room: float) -> float:
    """Return the largest size of broken titles at which every line fits, or the least."""
    return next(
        (size for size in _BROKEN_SIZES if max(_wide(line, size) for line in lines) <= room),
        _BROKEN_SIZES[-1],
    )


def _set_title(title: str, room: float) -> tuple[tuple[str, ...], float]:
    """Return the lines of a title and its size: one if that stays large, else two, else three."""
    for size in _TITLE_SIZES:
        if _wide(title, size) <= room:
            return (title,), size
    two, three = broken(title, 2), broken(title, 3)
    size = _largest(two, room)
    if size >= _LEAST_OF_TWO or _largest(three, room) <= size:
        return two, size
    return three, _largest(three, room)


def _paragraphs(text: str) -> list[Paragraph]:
    return [Paragraph(line) for line in text.split("\n")] if text else []


def _height_of(paragraphs: Sequence[Paragraph], size: float, room: float) -> float:
    """Return how high paragraphs stand, in millimetres."""
    gaps = max(0, len(paragraphs) - 1) * PARAGRAPH * size * MILLIMETRES_A_POINT
    return sum(paragraph.height(size, room) for paragraph in paragraphs) + gaps


def _set_text(paragraphs: Sequence[Paragraph], width: float, height: float) -> tuple[float, float]:
    """Return the size of a text and how high it stands: smaller if it is long, and if it is too high."""
    letters = sum(len(paragraph.text) for paragraph in paragraphs)
    size = next((points for most, points in _TEXT_SIZES if letters <= most), _TEXT_SIZE)
    while (needed := _height_of(paragraphs, size, width)) > height and size > _SMALL_TEXT_SIZE:
        size = round(size - 0.2, 1)
    return size, needed + (0.4 if paragraphs else 0.0)


def _even_inset(text: str, size: float, room: float) -> float:
    """Return how far to move both margins in so that the lines of a text become about equally long."""
    lines = lines_of(text, TEXT, size * _CAUTION, room)
    inset = 0.0
    while (
        lines > 1
        and inset < room / 4
        and lines_of(text, TEXT, size * _CAUTION, room - 2 * inset - 1) == lines
    ):
        inset += 0.5
    return inset


def room_for(
    size: CardSize,
    *,
    title: str,
    text: str = "",
    skills: Sequence[Paragraph] = (),
    note: str = "",
    band: bool = False,
    inset: float = 0.0,
) -> Room:
    """Return the room of each part on a card of this size; a text too long for it is left for fitting.

    Skills follow the text.
    `band` asks for a band of what all cards of the kind share; `inset` is the room beside the text in which
    pictograms stand.
    """
    width, height = float(size.width.millimetres), float(size.height.millimetres)
    safe = float(size.safe.millimetres)
    left, right = SPINE + 3.0, width - safe - 0.5
    measure = right - left
    lines, title_size = _set_title(title, measure)
    title_height = len(lines) * title_size * 1.12 * MILLIMETRES_A_POINT
    line_top = safe + 0.6 + title_height
    picture_top = line_top + 4.6
    foot = height - safe - 3.2
    paragraphs = [*_paragraphs(text), *skills]
    note_height = min(_height_of(_paragraphs(note), _NOTE_SIZE, measure), 12.0)
    note_top = foot - 1.4 - note_height
    bottom = (note_top if note else foot) - (1.2 if paragraphs else 0.4 if note else 2.0)
    band_height = _BAND if band else 0.0
    band_top = bottom - band_height
    bottom = band_top - (1.6 if band and paragraphs else 0.0)
    text_size, needed = _set_text(paragraphs, measure - inset, bottom - picture_top - _SMALLEST_PICTURE)
    text_height = max(0.0, min(needed, bottom - picture_top - _LEAST_PICTURE))
    text_top = bottom - text_height
    picture_bottom = text_top - (2.4 if text_height or band else 1.0 if note else 0.0)
    return Room(
        width=width,
        height=height,
        bleed=float(size.bleed.millimetres),
        safe=safe,
        spine=SPINE,
        left=left,
        right=right,
        title_lines=lines,
        title_size=title_size,
        title_height=title_height,
        line_top=line_top,
        picture_top=picture_top,
        picture_bottom=picture_bottom,
        text_top=text_top,
        text_height=text_height,
        text_size=text_size,
        note_top=note_top,
        note_height=note_height,
        note_size=_NOTE_SIZE,
        note_inset=_even_inset(note, _NOTE_SIZE, measure),
        band_top=band_top,
        band_height=band_height,
        inset=inset,
        foot=foot,
    )
