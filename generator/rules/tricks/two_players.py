"""The variant for two: four tricks before each reveal, a Bonus Hero, and three hands without a reshuffle."""

from __future__ import annotations

from collections.abc import Sequence

from generator.rules.kernel import Ask, Option, Piece, Procedure, Result, move, order, rule
from generator.rules.tricks.directions import set_direction
from generator.rules.tricks.hands import first_lead, next_hand_lead
from generator.rules.tricks.passing import passing
from generator.rules.tricks.resolving import resolve
from generator.rules.tricks.scoring import announce, leaders, most, points
from generator.rules.tricks.setup import deal_cards, deal_gear, discard_undealt, shuffle_decks
from generator.rules.tricks.table import Laid, Player, Trick, TricksTable
from generator.rules.tricks.trick import draw_hero, lay_cards, open_trick
from generator.rules.tricks.verbs import PLACE
from generator.rules.tricks.winning import best

first_laid_first = order("two.tricks-resolved-in-order")


def play_two(table: TricksTable) -> Procedure[Result]:
    """Play the hands of a game of two; Heroes stay with their winners, and points add up."""
    table.lead = first_lead(table)
    set_direction(table)
    leave_out_gear(table)
    shuffle_decks(table)
    yield from deal_two(table, table.catalogue.row("deal", 2)[0])
    return (yield from play_on_two(table))


def play_on_two(table: TricksTable) -> Procedure[Result]:
    """Play the hand that is dealt and those after it, then find who has won."""
    yield from play_hand_of_two(table)
    for number in range(table.hand_number + 1, hands_of_two(table) + 1):
        yield from next_hand_of_two(table, number)
    announce(table, leaders(table), "the game")
    return Result(tuple(table.winners), {seat: points(table, seat) for seat in table.seats})


@rule("two.three-hands", off=1)
def hands_of_two(table: TricksTable) -> int:
    """A game of two is always three hands."""
    return table.figure("hands-two")


def next_hand_of_two(table: TricksTable, number: int) -> Procedure[None]:
    """Deal cards for another hand and play it."""
    table.lead = fewer_points_lead(table)
    table.hand_number = number
    table.tricks_played = 0
    table.dealt = False
    keep_heroes_out(table)
    yield from deal_two(table, table.figure("dealt-again-two"))
    yield from play_hand_of_two(table)


@rule("two.leave-out-gear")
def leave_out_gear(table: TricksTable) -> None:
    """Gear with the icon that bars it from a game of two is left out."""
    barred = [piece for piece in table.gear_deck.cards if "not-for-two" in piece.card.tags]
    move(table, barred, table.aside)


def deal_two(table: TricksTable, cards: int) -> Procedure[None]:
    """Deal so many Play Cards to each player, then gear up to three."""
    deal_cards(table, cards)
    yield from deal_gear(table)
    keep_draw_piles(table)


@rule("two.draw-piles-kept", off=discard_undealt)
def keep_draw_piles(table: TricksTable) -> None:
    """What is not dealt stays apart, to be dealt between hands."""


def gather_heroes(table: TricksTable) -> None:
    """Put won Heroes back and shuffle the stack."""
    for seat in table.seats:
        move(table, seat.heroes.cards[:], table.stack)
    table.chance.shuffle("stack", table.stack.cards)


@rule("two.heroes-not-reshuffled", off=gather_heroes)
def keep_heroes_out(table: TricksTable) -> None:
    """Won Heroes stay with their winners between hands."""


@rule("two.fewer-points-lead", off=lambda table: table.lead)
def fewer_points_lead(table: TricksTable) -> Player:
    """The player with fewer points leads the next hand; if they are level, the last with the box."""
    fewest = most(table.seats, lambda seat: -points(table, seat))
    return fewest[0] if len(fewest) == 1 else next_hand_lead(table)


def play_hand_of_two(table: TricksTable) -> Procedure[None]:
    """Pass, lay four tricks, reveal and resolve them in turn, then award the Bonus Hero."""
    yield from passing(table)
    played: list[Laid] = []
    for draw in (take_two_heroes, *[bring_hero] * (tricks_of_a_hand(table) - 1)):
        trick = yield from open_trick(table)
        yield from draw(table, trick)
        yield from lay_cards(table, trick)
        played += trick.laid
        if len(table.tricks) >= tricks_before_reveal(table):
            yield from reveal_all(table)
    yield from reveal_all(table)
    award_bonus(table, played)


def tricks_of_a_hand(table: TricksTable) -> int:
    """Return how many tricks the Play Cards in hand allow, those never played left out."""
    return len(table.lead.hand) - table.figure("kept")


@rule("two.tricks-before-reveal", off=1)
def tricks_before_reveal(table: TricksTable) -> int:
    """Return how many tricks are laid before any is revealed."""
    return table.figure("tricks-before-reveal")


def reveal_all(table: TricksTable) -> Procedure[None]:
    """Resolve the tricks in the box one by one, the first laid first."""
    for trick in first_laid_first(table, *table.tricks):
        yield from resolve(table, trick)


def bring_hero(table: TricksTable, trick: Trick) -> Procedure[None]:
    """The player who completed the last trick moves the next Hero to the front, as in normal play."""
    draw_hero(table, trick)
    yield from ()


@rule("two.lead-takes-two-heroes", off=bring_hero)
def take_two_heroes(table: TricksTable, trick: Trick) -> Procedure[None]:
    """The lead looks at two Heroes, places one as the first trick's and keeps the other as the Bonus Hero."""
    seat = trick.lead
    heroes = tuple(table.stack.cards[: -table.figure("first-heroes-two") - 1 : -1])
    table.tell((seat,), "{seat} sees {cards}", seat, heroes)
    table.peeks.update((seat, hero) for hero in heroes)
    offers = [Option(PLACE, (hero,)) for hero in heroes]
    pick = yield Ask(seat, "place a Hero", lambda: offers, trick)
    hero = pick.cards[0]
    trick.led_by(hero)
    move(table, (hero,), table.front)
    set_aside(table, seat, [other for other in heroes if other is not hero])


@rule("two.bonus-hero")
def set_aside(table: TricksTable, seat: Player, heroes: Sequence[Piece]) -> None:
    """The Hero not placed stands reversed behind it as the Bonus Hero, known to the lead alone."""
    table.bonus.owner = seat
    move(table, heroes, table.bonus)


@rule("two.bonus-to-the-best-card")
def award_bonus(table: TricksTable, played: Sequence[Laid]) -> None:
    """The Bonus Hero goes to the best Play Card of all that were played, found as in a trick."""
    for hero in table.bonus.cards[:] if played else ():
        trick = Trick([laid.seat for laid in played], laid=[as_printed(table, laid) for laid in played])
        trick.led_by(hero)
        winner = best(table, trick, trick.laid).seat
        move(table, (hero,), winner.heroes)
        table.say("{seat} wins the Bonus Hero {cards}", winner, (hero,))


@rule("two.bonus-ignores-gear", off=lambda _table, laid: laid)
def as_printed(table: TricksTable, laid: Laid) -> Laid:
    """The Bonus Hero is not affected by gear: return the card as it is printed."""
    assert laid.card is not None
    return Laid(laid.seat).show(laid.card)
