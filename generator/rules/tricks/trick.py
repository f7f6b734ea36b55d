"""Playing a trick: gear before it, the lead's Hero, one Play Card from each player, then the reveal."""

from __future__ import annotations

from generator.rules.kernel import NO_WORDS, Ask, Option, Procedure, rule, shift
from generator.rules.tricks.gear import aimed, legal_ways, options_to_add, play_gear_before
from generator.rules.tricks.resolving import resolve
from generator.rules.tricks.sight import onlookers
from generator.rules.tricks.table import Laid, Player, Trick, TricksTable, Use
from generator.rules.tricks.verbs import PLAY


def play_trick(table: TricksTable) -> Procedure[None]:
    """Play one trick, from gear before it to clearing up."""
    trick = yield from open_trick(table)
    draw_hero(table, trick)
    yield from lay_cards(table, trick)
    yield from resolve(table, trick)


def open_trick(table: TricksTable) -> Procedure[Trick]:
    """Start a trick: players may play gear before its Hero is drawn."""
    trick = Trick(table.play_order(table.lead))
    table.tricks.append(trick)
    yield from play_gear_before(table, trick)
    return trick


@rule("trick.lead-draws-hero")
def draw_hero(table: TricksTable, trick: Trick) -> None:
    """The lead stands the back Hero of the stack before the front divider; nobody else sees it."""
    hero = table.stack.cards[-1]
    lead = trick.lead
    trick.led_by(hero)
    shift(table, hero, table.front)
    table.note(("{seat} draws {cards}", lead, (hero,), NO_WORDS, (lead,)))


def lay_cards(table: TricksTable, trick: Trick) -> Procedure[None]:
    """The box goes round until everyone has played a Play Card into it."""
    cards = table.figure("played-in-trick")
    for seat in trick.order:
        for _ in range(cards):
            yield from take_turn(table, trick, seat)
    table.tricks_played += 1
    table.lead = next_lead(table, trick)


@rule("trick.one-play-card")
def take_turn(table: TricksTable, trick: Trick, seat: Player) -> Procedure[None]:
    """Play one Play Card, any of the hand, in front of the others; gear may be added behind it."""
    laid = Laid(seat)
    trick.laid.append(laid)
    plays = [card.play for card in seat.hand.cards]
    while True:
        legal = legal_ways(seat, "in-trick") + plays
        pick = yield Ask(seat, "play", lambda: [*options_to_add(table, seat), *plays], trick, legal)
        card = pick.cards[0]
        shift(table, card, seat.laid)
        if pick.verb is PLAY:
            break
        put_behind(table, laid, pick)
    laid.show(card)
    readers = (seat, *onlookers(table, trick, seat))
    table.note(("{seat} plays {cards}", seat, pick.cards, NO_WORDS, readers))


def put_behind(table: TricksTable, laid: Laid, pick: Option) -> None:
    """Put gear behind a Play Card; only its player learns of it, so the note shows others nothing."""
    use = Use(laid.seat, pick.cards[0], aimed(pick), laid)
    laid.gear += (use,)
    says = pick.verb.says.replace("{cards}", "{gear}")
    table.tell((laid.seat,), f"{{seat}} {says}", laid.seat, gear=use.piece, targets=use.target)


def _trick_lead(table: TricksTable, trick: Trick) -> Player:
    return trick.lead


@rule("trick.last-player-leads-next", off=_trick_lead)
def next_lead(table: TricksTable, trick: Trick) -> Player:
    """The player who completed this trick leads the next one."""
    return trick.order[-1]
