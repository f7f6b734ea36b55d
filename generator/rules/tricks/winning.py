"""Winning a trick: four ways in order of rank, the highest card in each, and ties to the later card."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from generator.rules.kernel import order, rule
from generator.rules.tricks.table import Laid, Trick, TricksTable

Cards = Sequence[Laid]
Way = Callable[[TricksTable, Trick, Cards], Cards]

colour_before_suit = order("winning.colour-before-suit")


def winner(table: TricksTable, trick: Trick) -> Laid:
    """Return the card that takes the trick as things stand: what gear decided, else the best card."""
    return trick.override or best(table, trick, trick.laid)


def best(table: TricksTable, trick: Trick, cards: Cards) -> Laid:
    """Return the best of these cards: the highest of the first way that any card matches."""
    for way in (colour_and_suit, *colour_before_suit(table, colour, suit)):
        matching = way(table, trick, cards)
        if matching:
            return highest_of(table, trick, matching)
    return highest_of(table, trick, any_card(table, trick, cards))


def second(table: TricksTable, trick: Trick, first: Laid) -> Laid | None:
    """Return the best card but for the one that took the trick; None if there is no other."""
    rest = [laid for laid in trick.laid if laid is not first]
    return best(table, trick, rest) if rest else None


def way_of(table: TricksTable, trick: Trick, laid: Laid) -> str:
    """Return the first of the four ways that this card matches, in words."""
    ways: dict[str, Way] = {"colour and suit": colour_and_suit, "colour": colour, "suit": suit}
    return next((name for name, way in ways.items() if way(table, trick, [laid])), "neither")


@rule("winning.colour-and-suit", off=())
def colour_and_suit(table: TricksTable, trick: Trick, cards: Cards) -> Cards:
    """First way: the cards that match the Hero in colour and suit."""
    if not trick.by_colour:
        return ()
    return [laid for laid in cards if laid.colour == trick.hero_colour and laid.suit == trick.hero_suit]


@rule("winning.colour", off=())
def colour(table: TricksTable, trick: Trick, cards: Cards) -> Cards:
    """Second way: the cards of the Hero's colour."""
    return [laid for laid in cards if laid.colour == trick.hero_colour] if trick.by_colour else ()


@rule("winning.suit", off=())
def suit(table: TricksTable, trick: Trick, cards: Cards) -> Cards:
    """Third way, where no card has the colour: the cards of the Hero's suit."""
    return [laid for laid in cards if laid.suit == trick.hero_suit]


@rule("winning.any-card", off=lambda _table, _trick, cards: cards[:1])
def any_card(table: TricksTable, trick: Trick, cards: Cards) -> Cards:
    """Fourth way: all cards, where none has colour or suit."""
    return cards


def highest_of(table: TricksTable, trick: Trick, matching: Cards) -> Laid:
    """Return the highest of the matching cards, a tie broken."""
    tied = highest(table, trick, matching)
    return tied[0] if len(tied) == 1 else break_tie(table, trick, tied)


@rule("winning.highest-card", off=lambda _table, _trick, cards: cards)
def highest(table: TricksTable, trick: Trick, cards: Cards) -> Cards:
    """Return the cards with the highest value, or the lowest if gear has turned that round."""
    values = [laid.value for laid in cards]
    sought = min(values) if trick.lowest_wins else max(values)
    return [laid for laid in cards if laid.value == sought]


def break_tie(table: TricksTable, trick: Trick, tied: Cards) -> Laid:
    """Return the tied card that gear favours, the latest such gear first, else the one laid last."""
    for favoured in reversed(trick.tie_rules):
        if found := favoured(tied):
            return found
    return laid_last(table, tied)


@rule("winning.tie-to-the-later-card", off=lambda _table, tied: tied[0])
def laid_last(table: TricksTable, tied: Cards) -> Laid:
    """Of tied cards the one furthest from the Hero wins."""
    return tied[-1]
