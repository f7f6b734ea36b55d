"""The bot's answer to each question: the option that it values most; of equals the first."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from generator.rules.kernel import PASS, THAT_IS_ALL, Ask, Option
from generator.rules.legends.bot.standing import standing
from generator.rules.legends.bot.uses import USES, WEAK, equipping, harm
from generator.rules.legends.bot.worth import worth
from generator.rules.legends.roles import MONARCH
from generator.rules.sanguo.damage import RESCUE
from generator.rules.sanguo.skills import ABILITIES
from generator.rules.sanguo.verbs import AIM, CHOOSE, DISCARD, GIVE, PAY, TAKE

if TYPE_CHECKING:
    from generator.rules.sanguo.cards import DeckCard
    from generator.rules.sanguo.table import Player

Values = Callable[[Ask, Option], float]
COST = 0.25
"""How much of its worth a card takes off what it is used for."""
HARMFUL = {
    "Contentment": 1.5,
    "Duel": 1.0,
    "Snatch": 0.8,
    "Dismantle": 0.6,
    "Starvation": 1.0,
    "Lightning": 1.0,
}
FOR_LIFE = ("Arrow Barrage", "Barbarian Invasion", "Duel")


def sensible_bot(seed: int) -> Callable[[Ask], int]:
    """Return a bot that plays with its head; it needs no chance, so the seed changes nothing.

    It looks at its own hand, at what lies open and at what has been done before all eyes, at nothing else.
    """
    return choose


def choose(ask: Ask) -> int:
    """Return the index of the option that the seat asked values most."""
    value = QUESTIONS.get(ask.question, by_verb)
    values = [value(ask, pick) for pick in ask.options]
    return values.index(max(values))


def by_verb(ask: Ask, pick: Option) -> float:
    """Return the value of an option at any question: what its verb means for its cards and targets."""
    me: Player = ask.seat
    if pick.verb in (PASS, THAT_IS_ALL):
        return 0.0
    if pick.verb in (PAY, DISCARD) and pick.cards and me.table.places[pick.cards[0]].owner is me:
        return 1.0 - worth(me, pick.cards[0])
    if pick.verb in (TAKE, DISCARD):
        return seizing(me, pick)
    if pick.verb is GIVE:
        return sum(worth(me, card) for card in pick.cards) * standing(me, pick.targets[0])
    if pick.verb in (CHOOSE, AIM):
        return _chosen(me, pick)
    return acting(me, pick)


def _chosen(me: Player, pick: Option) -> float:
    if pick.cards:
        return worth(me, pick.cards[0])
    return sum(harm(me, target) for target in pick.targets)


def seizing(me: Player, pick: Option) -> float:
    """Return what taking a card of somebody is worth; a delayed scroll is best taken off a friend."""
    owner = pick.targets[0] if pick.targets else me
    against = -standing(me, owner)
    if not pick.cards:
        return against * 1.5
    (card,) = pick.cards
    if me.table.places[card] is owner.judgement:
        return against * -2.5
    return against * worth(owner, card)


def acting(me: Player, pick: Option) -> float:
    """Return what a skill or a card used by one is worth."""
    if pick.name in USES:
        return USES[pick.name](me, pick) - cost(me, pick.cards)
    if pick.name and not pick.by and pick.cards:
        (card,) = pick.cards
        return equipping(me, card) if card.worn else -1.0
    if pick.name:
        return -1.0
    ability = known_ability(me, pick.by)
    if ability is not None and ability.risky and me.life <= WEAK:
        return -1.0
    if not pick.targets:
        return 0.8 - cost(me, pick.cards)
    helps = ability is not None and ability.helps
    each = [standing(me, target) if helps else harm(me, target) for target in pick.targets]
    wounded = any(target.life < target.most for target in pick.targets)
    return sum(each) * (1.5 if wounded else 1.0) - cost(me, pick.cards) * (2 if helps else 1)


def known_ability(me: Player, name: str) -> Any:
    """Return the own ability of that name, None if there is none."""
    for id_ in me.known:
        if name and me.table.name_of(id_) == name and id_ in ABILITIES:
            return ABILITIES[id_][0]
    return None


def cost(me: Player, cards: tuple[DeckCard, ...]) -> float:
    """Return what giving up cards costs: nothing while the hand holds more than can be kept."""
    if len(me.hand) > max(me.life, 1) and me.table.active is me:
        return 0.0
    return COST * sum(worth(me, card) for card in cards if me.table.places[card].owner is me)


def hero(ask: Ask, pick: Option) -> float:
    """Heroes with more life and more skills are better; those that lie face down are taken last."""
    for id_ in ask.table.catalogue.heroes:
        card = ask.table.catalogue.cards[id_]
        if card.name == pick.choice:
            return float(card.traits.get("life", 4)) + 0.4 * len(card.skills)
    return 0.0


def respond(ask: Ask, pick: Option) -> float:
    """Answer whatever harms, for free if possible; help the Monarch with a card only as a friend."""
    me: Player = ask.seat
    if pick.verb is PASS:
        return 0.0
    request = ask.about
    if request.target is None and standing(me, _monarch(me)) <= 0:
        return -1.0
    if not pick.cards:
        return 3.0
    return 2.0 - cost(me, pick.cards)


def _monarch(me: Player) -> Player:
    return next((seat for seat in me.table.seats if seat.role == MONARCH), me)


def rescue(ask: Ask, pick: Option) -> float:
    """Save oneself and friends; an own Peach is not for others while one's own life is low."""
    me, dying = ask.seat, ask.about
    if pick.verb is PASS:
        return 0.0
    if dying is me:
        return 9.0 - cost(me, pick.cards)
    peaches = sum(card.name == RESCUE for card in me.hand.cards)
    needed = dying.role == MONARCH or peaches > 1 or me.life > 1
    return standing(me, dying) - 0.25 if needed else -1.0


def ward(ask: Ask, pick: Option) -> float:
    """Cancel what hurts oneself or a friend badly; nothing is spent on a trifle or on a friend's own move."""
    me: Player = ask.seat
    name, target = ask.about
    if pick.verb is PASS:
        return 0.0
    if target is None:
        return -1.0
    danger = HARMFUL.get(name, 0.0)
    if name in FOR_LIFE:
        danger = 1.2 if target.life <= WEAK else 0.4
    if name in ("Snatch", "Dismantle") and (standing(me, ask.table.active) > 0 or not target.belongings):
        return -1.0
    wards = sum(card.name == pick.name for card in me.hand.cards)
    return standing(me, target) * danger - (0.5 if wards > 1 else 0.7)


def ordered(ask: Ask, pick: Option) -> float:
    """A Strike on somebody's order is used on enemies."""
    return 0.0 if pick.verb is PASS else USES["Strike"](ask.seat, pick)


def favours(ask: Ask, pick: Option) -> float:
    """Where one may pay or suffer, paying is better."""
    return 1.0 if pick.choice == "to discard" else 0.0


QUESTIONS: Mapping[str, Values] = {
    "hero": hero,
    "draft": hero,
    "line-up": hero,
    "respond": respond,
    "rescue": rescue,
    "ward": ward,
    "ordered strike": ordered,
    "unyielding": favours,
}
