"""Every way in which a seat can bring a card of some name: the card itself, or others that count as it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from generator.rules.kernel import Option, Procedure, several
from generator.rules.kernel.option import option
from generator.rules.sanguo.skills import Conversion
from generator.rules.sanguo.verbs import PAY

if TYPE_CHECKING:
    from generator.rules.kernel import Verb
    from generator.rules.sanguo.cards import DeckCard
    from generator.rules.sanguo.table import Player, SanguoTable

Way = tuple[tuple["DeckCard", ...], str]
"""Real cards and the skill that makes them count; no cards where the skill asks for several."""


def ways(table: SanguoTable, seat: Player, name: str, verb: str, *, fitting: bool = True) -> Iterator[Way]:
    """Yield every way to bring a card called `name`; unless `fitting`, also cards a skill does not accept."""
    for card in seat.hand.cards:
        if card.name == name:
            yield (card,), ""
    for conversion in seat.conversions.get(name, ()):
        if verb in conversion.verbs:
            yield from _converted(table, seat, conversion, fitting)


def _converted(table: SanguoTable, seat: Player, conversion: Conversion, fitting: bool) -> Iterator[Way]:
    if not conversion.when(table, seat):
        return
    by = table.name_of(conversion.id)
    if conversion.number:
        if len(seat.hand) >= table.figure(conversion.number):
            yield (), by
        return
    for card in seat.belongings if conversion.worn or not fitting else seat.hand.cards:
        if not fitting or conversion.fits(table, seat, card):
            yield (card,), by


def able(table: SanguoTable, seats: Sequence[Player], name: str) -> list[Player]:
    """Return those of some seats, in the same order, who may have a way to bring a card called `name`."""
    holders = {table.places[card].owner for card in table.called[name]}
    return [seat for seat in seats if seat in holders or name in seat.conversions]


def converting(table: SanguoTable, seat: Player, pick: Option) -> Conversion | None:
    """Return the conversion by which an option's cards count as its name, None for the card itself."""
    if pick.by:
        for conversion in seat.conversions.get(pick.name, ()):
            if table.name_of(conversion.id) == pick.by:
                return conversion
    return None


def accepted(table: SanguoTable, seat: Player, pick: Option) -> bool:
    """Tell whether the skill that converts an option's cards accepts each of them where it lies."""
    conversion = converting(table, seat, pick)
    if conversion is None or not pick.cards:
        return True
    return all(
        conversion.fits(table, seat, card) and (conversion.worn or table.places[card] is seat.hand)
        for card in pick.cards
    )


def paid(table: SanguoTable, seat: Player, pick: Option) -> Procedure[tuple[DeckCard, ...]]:
    """Return the real cards of an option; a way that takes several asks for them one at a time."""
    conversion = converting(table, seat, pick)
    if pick.cards or conversion is None:
        return pick.cards

    def items(chosen: Sequence[Option]) -> list[Option]:
        return [Option(PAY, (card,)) for card in seat.hand.cards]

    number = table.figure(conversion.number)
    chosen = yield from several(seat, "pay", items, pick, least=number, most=number)
    return tuple(pick.cards[0] for pick in chosen)


def as_options(
    table: SanguoTable,
    seat: Player,
    name: str,
    verb: Verb,
    targets: tuple[Player, ...] = (),
    *,
    fitting: bool = True,
) -> list[Option]:
    """Return the options to bring a card called `name`, at the same targets."""
    if name not in seat.conversions:
        return [
            option((verb, (card,), targets, name, "", "")) for card in seat.hand.cards if card.name == name
        ]
    return [
        Option(verb, cards, targets, name, "", by)
        for cards, by in ways(table, seat, name, verb, fitting=fitting)
    ]
