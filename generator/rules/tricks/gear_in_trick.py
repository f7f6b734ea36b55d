"""The 22 gear that go behind a Play Card, in the order in which the data lists them."""

from __future__ import annotations

from collections.abc import Sequence

from generator.rules.kernel import PASSING, Ask, Option, Procedure, limit, rule
from generator.rules.tricks.gear import Moment, gear, others
from generator.rules.tricks.table import Laid, Player, Trick, TricksTable, Use
from generator.rules.tricks.verbs import AWARD
from generator.rules.tricks.winning import second


@rule("scoring.gear-points-noted")
def score(table: TricksTable, use: Use) -> None:
    """Note the points of a gear for its player at once, as the card itself is discarded."""
    points = table.figure(use.piece.card.id)
    use.seat.gear_points += points
    table.say("{seat} scores {points} with {cards}", use.seat, (use.piece,), points=points)


def takes_it(trick: Trick, use: Use) -> bool:
    """Tell whether the card before this gear takes the trick."""
    return trick.winner is use.laid


@gear("opal-ring", Moment.WON)
def opal_ring(table: TricksTable, trick: Trick, use: Use) -> None:
    """A point for taking the trick."""
    if takes_it(trick, use):
        score(table, use)


@gear("vorpal-dagger", Moment.REVEAL)
def vorpal_dagger(table: TricksTable, trick: Trick, use: Use) -> None:
    """Takes the trick if no card is lower; one just as low does no harm."""
    if use.laid.value == min(laid.value for laid in trick.laid):
        trick.override = use.laid
        table.say("{cards} gives {seat} the trick", use.seat, (use.piece,))


@gear("whetstone", Moment.REVEAL)
def whetstone(table: TricksTable, trick: Trick, use: Use) -> None:
    """The card counts higher."""
    use.laid.value += table.figure("whetstone")


@gear("painters-cloak", Moment.REVEAL)
def painters_cloak(table: TricksTable, trick: Trick, use: Use) -> None:
    """The card takes on the Hero's colour."""
    use.laid.colour = trick.hero_colour


@gear("jesters-mask", Moment.REVEAL)
def jesters_mask(table: TricksTable, trick: Trick, use: Use) -> None:
    """The card takes on the Hero's suit."""
    use.laid.suit = trick.hero_suit


@gear("leaden-boots", Moment.REVEAL)
def leaden_boots(table: TricksTable, trick: Trick, use: Use) -> None:
    """The card just before counts lower, but not below 0."""
    if before := trick.before(use.laid):
        before.value = max(0, before.value - table.figure("leaden-boots"))


@gear("frost-lantern", Moment.REVEAL)
def frost_lantern(table: TricksTable, trick: Trick, use: Use) -> None:
    """Every card that is high enough by now counts as 0."""
    for laid in trick.laid:
        if laid.value >= table.figure("frost-lantern"):
            laid.value = 0


@gear("mirror-shield", Moment.REVEAL)
def mirror_shield(table: TricksTable, trick: Trick, use: Use) -> None:
    """The next gear of this trick has no effect."""
    trick.next_gear_is_void = True


@gear("scales-of-order", Moment.REVEAL)
def scales_of_order(table: TricksTable, trick: Trick, use: Use) -> None:
    """The card wins a tie for the trick."""
    trick.tie_rules += (lambda tied: use.laid if use.laid in tied else None,)


@gear("copper-crown", Moment.WON)
def copper_crown(table: TricksTable, trick: Trick, use: Use) -> None:
    """Points for taking the trick with a card printed low."""
    if takes_it(trick, use) and use.laid.card.value <= table.figure("copper-crown-most"):
        score(table, use)


@gear("beggars-bowl", Moment.WON)
def beggars_bowl(table: TricksTable, trick: Trick, use: Use) -> None:
    """A point for a card that shares nothing with the Hero and does not take the trick."""
    shares = use.laid.colour == trick.hero_colour or use.laid.suit == trick.hero_suit
    if not shares and not takes_it(trick, use):
        score(table, use)


@gear("upside-down-map", Moment.REVEAL)
def upside_down_map(table: TricksTable, trick: Trick, use: Use) -> None:
    """The lowest card is best in each way of winning."""
    trick.lowest_wins = True


@gear("echo-horn", Moment.REVEAL)
def echo_horn(table: TricksTable, trick: Trick, use: Use) -> None:
    """The card copies what the card two places before counts as."""
    if copied := trick.before(use.laid, table.figure("echo-horn")):
        use.laid.value = copied.value


@gear("kingmakers-quill", Moment.WON)
def kingmakers_quill(table: TricksTable, trick: Trick, use: Use) -> Procedure[None]:
    """Its player may give the Hero just won to another player and score points instead."""
    if not takes_it(trick, use):
        return
    hero = (trick.hero,)
    offers = [*[Option(AWARD, hero, (other,)) for other in others(use.seat)], PASSING]
    pick = yield Ask(use.seat, "give the Hero away", lambda: offers, trick)
    if pick != PASSING:
        trick.taker = pick.targets[0]
        score(table, use)


def sits_next_to(seat: Player, other: Player) -> bool:
    """Tell whether another player is the left or right neighbour."""
    return other in (seat.left, seat.right)


@limit("gear.feud-token.neighbour", "add", at="play")
def names_a_neighbour(ask: Ask, option: Option) -> bool:
    """Feud Token: the player named sits next to its player."""
    if option.cards[0].card.id != "feud-token":
        return True
    return all(sits_next_to(ask.seat, other) for other in option.targets)


@gear("feud-token", Moment.WON, aim=sits_next_to)
def feud_token(table: TricksTable, trick: Trick, use: Use) -> None:
    """A point if the neighbour named takes the trick."""
    if trick.winner is not None and trick.winner.seat is use.target:
        score(table, use)


@gear("counterfeit-chip", Moment.REVEAL)
def counterfeit_chip(table: TricksTable, trick: Trick, use: Use) -> None:
    """The Hero counts as suit Chip."""
    trick.hero_suit = "chip"


@gear("marked-deck", Moment.REVEAL)
def marked_deck(table: TricksTable, trick: Trick, use: Use) -> None:
    """The Hero counts as suit Card."""
    trick.hero_suit = "card"


@gear("loaded-dice", Moment.REVEAL)
def loaded_dice(table: TricksTable, trick: Trick, use: Use) -> None:
    """The Hero counts as suit Dice."""
    trick.hero_suit = "dice"


@gear("marching-meeple", Moment.REVEAL)
def marching_meeple(table: TricksTable, trick: Trick, use: Use) -> None:
    """The Hero counts as suit Meeple."""
    trick.hero_suit = "meeple"


@gear("hourglass", Moment.REVEAL)
def hourglass(table: TricksTable, trick: Trick, use: Use) -> None:
    """Ties go to the card nearest the Hero."""
    trick.tie_rules += (nearest_the_hero,)


def nearest_the_hero(tied: Sequence[Laid]) -> Laid:
    """Return the tied card that was laid first."""
    return tied[0]


@gear("merchants-purse", Moment.WON)
def merchants_purse(table: TricksTable, trick: Trick, use: Use) -> None:
    """A point for taking the trick with a card of the Hero's suit, both as printed."""
    if takes_it(trick, use) and trick.hero and use.laid.card.suit == trick.hero.suit:
        score(table, use)


@gear("silver-medal", Moment.WON)
def silver_medal(table: TricksTable, trick: Trick, use: Use) -> None:
    """A point for the second card: the best but for the one that took the trick."""
    if trick.winner is not None and second(table, trick, trick.winner) is use.laid:
        score(table, use)
