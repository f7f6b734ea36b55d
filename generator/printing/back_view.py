"""What the template of a deck's back is given."""

from __future__ import annotations

from markupsafe import Markup

from generator.printing.colours import inks_for
from generator.printing.face_room import room_for
from generator.printing.face_view import FaceView, Look
from generator.printing.faces import Face
from generator.printing.sizes import CardSize


def back_view(look: Look, face: Face, size: CardSize) -> FaceView:
    """Return the view of a deck's back."""
    game, back = look.catalogue.game, face.deck.back
    inks = inks_for(game.palette, back.colour, look.low)
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
        inks=inks,
        tile=look.pattern(back.pattern, "deck", face.deck.id),
        room=room_for(size, title=back.text or game.short),
        seed=face.deck.id,
        spine=inks,
    )
