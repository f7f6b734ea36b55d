"""Using a card: it is declared, targets are fixed, then each target is settled in turn order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.rules.kernel import Option, Procedure, move
from generator.rules.sanguo import moments
from generator.rules.sanguo.events import Target, Use
from generator.rules.sanguo.movement import moves
from generator.rules.sanguo.respond import new_use
from generator.rules.sanguo.ward import warded
from generator.rules.sanguo.ways import paid
from generator.rules.sanguo.window import window

if TYPE_CHECKING:
    from collections.abc import Iterable

    from generator.rules.sanguo.cards import DeckCard
    from generator.rules.sanguo.table import Player, SanguoTable


def use_option(table: SanguoTable, seat: Player, pick: Option) -> Procedure[Use | None]:
    """Use the cards of an option on its targets; an area card finds its own."""
    cards = yield from paid(table, seat, pick)
    rules = table.rules[pick.name]
    use = new_use(table, seat, pick.name, cards, pick.by)
    aimed = pick.targets
    if rules.reaches is not None:
        aimed = tuple(rules.reaches(table, seat))
    elif rules.named:
        aimed, use.named = aimed[:1], aimed[1:]
    use.targets = [Target(use, target) for target in aimed]
    yield from settle(table, use, "" if rules.reaches is not None else ", ".join(map(str, pick.targets)))
    return use


def settle(table: SanguoTable, use: Use, on: str = "") -> Procedure[None]:
    """Take a use through its moments from declaration to the end; its cards lie on the table meanwhile."""
    rules = table.rules[use.name]
    plain = len(use.cards) == 1 and use.cards[0].name == use.name
    says = "{seat} uses {cards}" if plain else "{seat} uses {name}" + (" ({cards})" if use.cards else "")
    says += " on {on}" if on else ""
    use.user.counts[f"use {use.name}"] += 1
    use.from_hand = {table.places[card] for card in use.cards} <= {use.user.hand}
    if use.cards:
        yield from moves(table, use.cards, table.centre, says, use.user, name=use.name, on=on)
    else:
        table.say(says, use.user, name=use.name, on=on)
    yield from table.mode.declared(table, use)
    for moment in (moments.DECLARED, moments.TARGETS_CHOSEN):
        if moment in table.hearing:
            yield from window(table, moment, use)
    if moments.BECOMING_TARGET in table.hearing:
        for target in list(use.targets):
            yield from window(table, moments.BECOMING_TARGET, target)
    in_turn_order(table, use)
    for target in use.targets:
        use.user.deeds[use.name, target.seat] += 1
    if moments.TARGETED in table.hearing:
        for target in use.targets:
            if target.seat.alive:
                yield from window(table, moments.TARGETED, target)
    if rules.delayed:
        place(table, use)
    else:
        yield from settle_targets(table, use)
    yield from window(table, moments.USED, use)
    left = [card for card in use.cards if table.places[card] is table.centre]
    move(table, left, table.discards)


def in_turn_order(table: SanguoTable, use: Use) -> None:
    """Put the targets in turn order from the user."""
    if len(use.targets) > 1:
        order = table.seats[table.seats.index(use.user) :] + table.seats[: table.seats.index(use.user)]
        if use.clockwise:
            order = [order[0], *reversed(order[1:])]
        use.targets.sort(key=lambda target: order.index(target.seat))


def settle_targets(table: SanguoTable, use: Use) -> Procedure[None]:
    """Settle each living target in turn, between what the card does first and last."""
    rules = table.rules[use.name]
    if rules.begins is not None:
        yield from rules.begins(table, use)
    for target in use.targets:
        if target.over or not target.seat.alive:
            continue
        if moments.BEFORE_EFFECT in table.hearing:
            yield from window(table, moments.BEFORE_EFFECT, target)
        if target.over or (rules.scroll and (yield from warded(table, use.name, target.seat))):
            continue
        yield from rules.effect(table, use, target)
    if rules.ends is not None:
        yield from rules.ends(table, use)


def place(table: SanguoTable, use: Use) -> None:
    """Lay a delayed scroll into the judgement zone of its target, where it counts as what it was used as."""
    for target in use.targets:
        lay(table, use.cards, target.seat, use.name)


def lay(table: SanguoTable, cards: Iterable[DeckCard], seat: Player, name: str) -> None:
    """Put the card of a delayed scroll before a seat."""
    for card in cards:
        move(table, [card], seat.judgement, "{name} lies before {seat}", seat, name=name)
        seat.delayed[card] = name
