"""What using a card is worth, by its name and those it is aimed at."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from generator.rules.legends.bot.standing import standing
from generator.rules.legends.bot.worth import SLOTS

if TYPE_CHECKING:
    from generator.rules.kernel import Option
    from generator.rules.sanguo.cards import DeckCard
    from generator.rules.sanguo.table import Player

Uses = Callable[["Player", "Option"], float]
WEAK = 2
"""So much life or less is danger."""


def harm(me: Player, other: Player) -> float:
    """Return what harming somebody is worth: more for an enemy, most for one near death."""
    return -standing(me, other) * (1.6 if other.life <= WEAK else 1.0)


def strike(me: Player, pick: Option) -> float:
    """A Strike is worth more against those with few cards to answer; some armour keeps it off."""
    (target,) = pick.targets
    armour = target.wearing.get("armour")
    if armour is not None and armour.name == "Sage King Shield" and _all_black(pick.cards):
        return -1.0
    return harm(me, target) * (2.4 - 0.2 * min(len(target.hand), 5))


def _all_black(cards: tuple[DeckCard, ...]) -> bool:
    return bool(cards) and all(card.colour == "black" for card in cards)


def duel(me: Player, pick: Option) -> float:
    """A Duel is for whoever holds more Strikes than the other is likely to."""
    (target,) = pick.targets
    own = sum(card.name == "Strike" for card in me.hand.cards)
    return harm(me, target) * 1.5 if own >= 0.35 * len(target.hand) else -0.5


def seize(me: Player, pick: Option) -> float:
    """Taking or discarding a card hurts an enemy and helps a friend who has a delayed scroll."""
    (target,) = pick.targets
    if standing(me, target) > 0:
        return 1.5 * standing(me, target) if target.judgement.cards else -2.0
    return harm(me, target) * 1.5 if target.belongings else -1.0


def contentment(me: Player, pick: Option) -> float:
    """An enemy with many cards is kept from using them."""
    (target,) = pick.targets
    return harm(me, target) * (1.0 + 0.3 * len(target.hand))


def starvation(me: Player, pick: Option) -> float:
    """An enemy is kept from drawing."""
    return 1.5 * harm(me, pick.targets[0])


def borrowed_sword(me: Player, pick: Option) -> float:
    """An enemy loses its weapon or strikes another one."""
    holder, victim = pick.targets
    return 0.8 * harm(me, holder) + 0.8 * harm(me, victim)


def peach(me: Player, pick: Option) -> float:
    """A Peach is kept for near death, unless life is low or the hand is too full to keep it."""
    if me.life <= WEAK:
        return 4.0
    return 4.5 if len(me.hand) > me.life else -1.0


def barrage(me: Player, pick: Option) -> float:
    """An area card that harms is worth what it does to all others together."""
    return 0.6 * sum(harm(me, other) for other in me.table.ring if other is not me)


def peach_garden(me: Player, pick: Option) -> float:
    """Healing everybody is worth what it does for the wounded."""
    return sum(standing(me, other) for other in me.table.ring if other.life < other.most)


def plenty(me: Player) -> bool:
    """Tell whether deck and discards hold cards enough for a round."""
    table = me.table
    return len(table.deck) + len(table.discards) > 2 * len(table.ring)


def gift(me: Player, pick: Option) -> float:
    """Cards for nothing are welcome as long as there are enough to draw."""
    return 4.0 if plenty(me) else -1.0


def harvest(me: Player, pick: Option) -> float:
    """Everybody takes a card, the user first."""
    if not plenty(me):
        return -1.0
    return 0.6 + 0.3 * sum(standing(me, other) for other in me.table.ring if other is not me)


USES: Mapping[str, Uses] = {
    "Strike": strike,
    "Duel": duel,
    "Snatch": seize,
    "Dismantle": seize,
    "Contentment": contentment,
    "Starvation": starvation,
    "Borrowed Sword": borrowed_sword,
    "Peach": peach,
    "Arrow Barrage": barrage,
    "Barbarian Invasion": barrage,
    "Peach Garden": peach_garden,
    "Something for Nothing": gift,
    "Bountiful Harvest": harvest,
}


def equipping(me: Player, card: DeckCard) -> float:
    """Return what putting a card on is worth: much for a free slot, or a weapon that reaches farther."""
    worn = me.wearing.get(card.sort)
    if worn is None:
        return 3.0 + SLOTS[card.sort]
    return 0.5 if card.sort == "weapon" and card.reach > worn.reach else -1.0
