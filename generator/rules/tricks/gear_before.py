"""The eight gear that are played before a trick."""

from __future__ import annotations

from generator.rules.kernel import Ask, Option, Procedure, limit, move
from generator.rules.tricks.directions import backward, onward
from generator.rules.tricks.gear import BEFORE_THE_TRICK, Moment, gear
from generator.rules.tricks.passing import choose, pass_on
from generator.rules.tricks.table import Player, Trick, TricksTable, Use


@gear("spyglass", Moment.BEFORE)
def spyglass(table: TricksTable, trick: Trick, use: Use) -> None:
    """Its player sees the back Hero."""
    hero = table.stack.cards[-1]
    table.peeks.add((use.seat, hero))
    table.tell((use.seat,), "{seat} sees {cards}", use.seat, (hero,))


@gear("traders-whistle", Moment.BEFORE)
def traders_whistle(table: TricksTable, trick: Trick, use: Use) -> Procedure[None]:
    """Its player gives the next player a Play Card and takes a random one of those that player had."""
    other = onward(table, use.seat)
    given = yield from choose(use.seat, "give a Play Card", use.seat.hand.cards, 1)
    taken = table.chance.pick("traders-whistle", other.hand.cards)
    both = (use.seat, other)
    table.tell(both, "{seat} gives {cards} to {other}", use.seat, given, other=other)
    table.tell(both, "{seat} takes {cards} from {other}", use.seat, (taken,), other=other)
    move(table, given, other.hand)
    move(table, (taken,), use.seat.hand)


@gear("caravan-bell", Moment.BEFORE)
def caravan_bell(table: TricksTable, trick: Trick, use: Use) -> Procedure[None]:
    """Every player passes a Play Card to the one before in play order."""
    yield from pass_on(table, table.figure("caravan-bell"), 0, backward)


@gear("shuffled-stars", Moment.BEFORE)
def shuffled_stars(table: TricksTable, trick: Trick, use: Use) -> None:
    """The back Hero goes to the front of the stack."""
    stack = table.stack.cards
    stack.insert(0, stack.pop())


@gear("crown-of-lead", Moment.BEFORE)
def crown_of_lead(table: TricksTable, trick: Trick, use: Use) -> None:
    """Its player leads this trick; play goes on from there in the usual direction."""
    trick.order = table.play_order(use.seat)
    table.say("{seat} leads this trick", use.seat)


@gear("wildfire", Moment.BEFORE)
def wildfire(table: TricksTable, trick: Trick, use: Use) -> None:
    """Colour is ignored when the winner of this trick is found."""
    trick.by_colour = False


@gear("heavy-fog", Moment.BEFORE)
def heavy_fog(table: TricksTable, trick: Trick, use: Use) -> None:
    """In this trick nobody looks at the card played before theirs."""
    trick.looked_at = False


def has_more(seat: Player, other: Player) -> bool:
    """Tell whether another player has won more Heroes."""
    return len(other.heroes.cards) > len(seat.heroes.cards)


@limit("gear.thiefs-glove.has-more-heroes", "use", at=BEFORE_THE_TRICK)
def has_more_heroes(ask: Ask, option: Option) -> bool:
    """Thief's Glove: the player taken from has more Heroes than its player."""
    if option.cards[0].card.id != "thiefs-glove":
        return True
    return all(has_more(ask.seat, other) for other in option.targets)


@gear("thiefs-glove", Moment.BEFORE, aim=has_more)
def thiefs_glove(table: TricksTable, trick: Trick, use: Use) -> None:
    """Its player takes a random gear of another player, if that player has any."""
    victim = use.target
    assert victim is not None
    if victim.gear.cards:
        taken = table.chance.pick("thiefs-glove", victim.gear.cards)
        table.tell(
            (use.seat, victim), "{seat} takes {cards} from {victim}", use.seat, (taken,), victim=victim
        )
        move(table, (taken,), use.seat.gear)
