"""Picking a card of somebody: faces that lie open can be named, a card of a hand is taken unseen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.rules.kernel import Ask, Option, Procedure, given
from generator.rules.kernel.option import option

if TYPE_CHECKING:
    from generator.rules.kernel import Verb
    from generator.rules.sanguo.cards import DeckCard
    from generator.rules.sanguo.table import Player, SanguoTable

HAND = "a hand card"


def pick_card(
    table: SanguoTable,
    seat: Player,
    owner: Player,
    verb: Verb,
    *,
    hand: bool = True,
    worn: bool = True,
    judged: bool = False,
) -> Procedure[DeckCard | None]:
    """Let `seat` pick one card of `owner`; return it, or None if there is none to pick."""
    offers: list[Option] = []
    if hand and owner.hand.cards:
        offers.append(option((verb, (), (owner,), "", HAND, "")))
    if worn:
        offers += [option((verb, (card,), (owner,), "", "", "")) for card in owner.equipment.cards]
    if judged:
        offers += [Option(verb, (card,), (owner,)) for card in owner.judgement.cards]
    if not offers:
        return None
    pick = yield Ask(seat, "pick", given(offers), owner)
    card: DeckCard = pick.cards[0] if pick.cards else table.chance.pick("blind", owner.hand.cards)
    return card
