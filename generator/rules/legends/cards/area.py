"""Scrolls for many: Peach Garden, Arrow Barrage, Barbarian Invasion and Bountiful Harvest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.rules.kernel import Ask, Procedure, given, move, rule
from generator.rules.kernel.option import option
from generator.rules.legends.cards.aims import everybody, everybody_else
from generator.rules.sanguo.cards import CardRules
from generator.rules.sanguo.damage import damage, heal
from generator.rules.sanguo.events import Request, Target, Use
from generator.rules.sanguo.movement import top
from generator.rules.sanguo.respond import need
from generator.rules.sanguo.verbs import CHOOSE

if TYPE_CHECKING:
    from generator.rules.sanguo.table import SanguoTable


@rule("peach-garden.heals")
def peach_garden(table: SanguoTable, use: Use, target: Target) -> Procedure[None]:
    """The target regains life."""
    heal(table, target.seat, table.figure("garden-heals"))
    yield from ()


@rule("arrow-barrage.dodge-or-damage")
def arrow_barrage(table: SanguoTable, use: Use, target: Target) -> Procedure[None]:
    """The target plays a Dodge or takes damage."""
    yield from play_or_damage(table, use, target, "Dodge")


@rule("barbarian-invasion.strike-or-damage")
def barbarian_invasion(table: SanguoTable, use: Use, target: Target) -> Procedure[None]:
    """The target plays a Strike or takes damage."""
    yield from play_or_damage(table, use, target, "Strike")


def play_or_damage(table: SanguoTable, use: Use, target: Target, name: str) -> Procedure[None]:
    """Let the target play a card of that name; if it does not, it takes damage."""
    if (yield from need(table, Request(target.seat, name, "play", target, use.name))) is None:
        yield from damage(table, use.user, target.seat, table.figure("area-damage"), use)


@rule("bountiful-harvest.reveals")
def reveal(table: SanguoTable, use: Use) -> Procedure[None]:
    """Reveal as many cards as there are living heroes."""
    use.shown = top(table, len(table.ring))
    move(table, use.shown, table.centre, "{seat} reveals {cards}", use.user)
    yield from ()


@rule("bountiful-harvest.takes")
def bountiful_harvest(table: SanguoTable, use: Use, target: Target) -> Procedure[None]:
    """The target takes one of the cards that are revealed."""
    left = [card for card in use.shown if table.places[card] is table.centre]
    offers = [option((CHOOSE, (card,), (), "", "", "")) for card in left]
    if offers:
        pick = yield Ask(target.seat, "harvest", given(offers), use)
        move(table, pick.cards, target.seat.hand, "{seat} takes {cards}", target.seat)


@rule("bountiful-harvest.rest")
def clear(table: SanguoTable, use: Use) -> Procedure[None]:
    """Discard what is left of the revealed cards."""
    rest = [card for card in use.shown if table.places[card] is table.centre]
    move(table, rest, table.discards, "{seat} discards {cards}", use.user)
    yield from ()


AREA = (
    CardRules("Peach Garden", peach_garden, reaches=everybody, scroll=True),
    CardRules("Arrow Barrage", arrow_barrage, reaches=everybody_else, scroll=True),
    CardRules("Barbarian Invasion", barbarian_invasion, reaches=everybody_else, scroll=True),
    CardRules(
        "Bountiful Harvest", bountiful_harvest, reaches=everybody, begins=reveal, ends=clear, scroll=True
    ),
)
