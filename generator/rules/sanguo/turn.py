"""A turn and its phases."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from operator import itemgetter
from typing import TYPE_CHECKING, Any

from generator.rules.kernel import PASSING, Ask, Option, Procedure, given, limit, order, several
from generator.rules.kernel.option import option
from generator.rules.sanguo import moments
from generator.rules.sanguo.distance import without
from generator.rules.sanguo.events import Draw, Phase
from generator.rules.sanguo.figures import figure
from generator.rules.sanguo.movement import discard, draw, equip
from generator.rules.sanguo.use import use_option
from generator.rules.sanguo.verbs import DISCARD, USE
from generator.rules.sanguo.ward import warded
from generator.rules.sanguo.ways import Way, ways
from generator.rules.sanguo.window import NOTHING, ready, window

if TYPE_CHECKING:
    from generator.rules.sanguo.cards import CardRules
    from generator.rules.sanguo.table import Player, SanguoTable

NAME = itemgetter(Option._fields.index("name"))

newest_first = order("judgement.newest-first")


def turn(table: SanguoTable, seat: Player, since: str = "start") -> Procedure[None]:
    """Play one turn: its phases in order, each of which may be skipped; it ends at once if its player dies.

    With `since`, the phases before that one are taken to be over.
    """
    table.active = seat
    table.say("{seat}'s turn", seat)
    for name, phase in PHASES[PHASE_NAMES.index(since) :]:
        if not seat.alive or table.turn_over:
            break
        if moments.PHASE_SKIP in seat.abilities and (yield from left_out(table, seat, name)):
            continue
        if name in seat.skipping or not seat.alive:
            continue
        table.phase = name
        seat.counts.clear()
        yield from phase(table, seat)
    table.phase = ""
    table.turn_over = False
    for each in table.seats:
        if each.marks or each.skipping or each.counts:
            each.marks.clear()
            each.skipping.clear()
            each.counts.clear()


def left_out(table: SanguoTable, seat: Player, name: str) -> Procedure[bool]:
    """Return whether an ability of the seat lets it skip a phase."""
    phase = Phase(seat, name)
    yield from window(table, moments.PHASE_SKIP, phase, only=seat)
    return phase.over


def start_phase(table: SanguoTable, seat: Player) -> Procedure[None]:
    """Let abilities of the start act."""
    if moments.START not in seat.abilities:
        return NOTHING
    return window(table, moments.START, Phase(seat, "start"), only=seat)


def judgement_phase(table: SanguoTable, seat: Player) -> Procedure[None]:
    """Judge whatever lies before the seat."""
    return judge_waiting(table, seat) if seat.judgement.cards else NOTHING


def judge_waiting(table: SanguoTable, seat: Player) -> Procedure[None]:
    """Judge each delayed scroll that lies before the seat, the newest first."""
    waiting = newest_first(table, *reversed(seat.judgement.cards))
    for card in waiting:
        if table.places[card] is not seat.judgement or not seat.alive or table.turn_over:
            continue
        rules = table.rules[seat.delayed[card]]
        cancelled = yield from warded(table, rules.name, seat)
        yield from rules.effect(table, seat, card, cancelled)


@figure("draw.two", off=0)
def cards_drawn(table: SanguoTable, seat: Player) -> int:
    """Return how many cards a seat draws in its draw phase."""
    return table.figure("draw")


def draw_phase(table: SanguoTable, seat: Player) -> Procedure[None]:
    """Draw, unless an ability replaces it or changes the number."""
    drawing = Draw(seat, cards_drawn(table, seat))
    if moments.DRAW_COUNT in seat.abilities:
        yield from window(table, moments.DRAW_COUNT, drawing, only=seat)
    if not drawing.over:
        draw(table, seat, drawing.count)
    if moments.DRAWN in seat.abilities:
        yield from window(table, moments.DRAWN, drawing, only=seat)


def play_phase(table: SanguoTable, seat: Player) -> Procedure[None]:
    """Use cards and abilities, any number of them, until the player stops."""
    while seat.alive and not table.turn_over:
        abilities = ready(table, seat, moments.ACTION, None, None, ())
        legal: Iterable[Option] = abilities
        # What names a card is bound by that card's own limits, which a shortlist has to keep.
        if any(map(NAME, abilities)):
            legal = Ask(seat, "play", given([*abilities])).options
        everything = partial(actions, table, seat, abilities, fitting=False)
        likely = partial(actions, table, seat, legal, fitting=True)
        pick = yield Ask(seat, "play", everything, shortlist=likely)
        if pick is PASSING:
            return
        if pick in abilities:
            yield from abilities[pick].act(table, seat, None, pick)
        elif pick.name in table.rules:
            yield from use_option(table, seat, pick)
        else:
            yield from equip(table, seat, pick.cards[0])


def actions(table: SanguoTable, seat: Player, abilities: Iterable[Option], *, fitting: bool) -> list[Option]:
    """Return what a seat can do in its play phase: cards from the hand, conversions, abilities, or stop.

    Unless `fitting`, this is everything that can be named, legal or not.
    """
    found: list[Option] = []
    held: dict[str, list[Way]] = {}
    for card in seat.hand.cards:
        if card.name in held:
            held[card.name].append(((card,), ""))
        else:
            held[card.name] = [((card,), "")]
    conversions = seat.conversions
    for name in conversions:
        held.setdefault(name, [])
    for name, cards_held in held.items():
        rules = table.rules.get(name)
        if rules is None:
            found += [option((USE, cards, (), name, "", "")) for cards, _ in cards_held]
        elif not rules.respond_only or not fitting:
            brought = cards_held
            if name in conversions:
                brought = list(ways(table, seat, name, "use", fitting=fitting))
            if brought:
                found += _aimed(table, seat, rules, brought, fitting)
    found += abilities
    found.append(PASSING)
    return found


def _aimed(
    table: SanguoTable, seat: Player, rules: CardRules, brought: Sequence[Way], fitting: bool
) -> list[Option]:
    name = rules.name
    aiming = (rules.likely or rules.aims) if fitting else rules.aims
    if aiming is None:
        return [option((USE, cards, (), name, "", by)) for cards, by in brought]
    aims = aiming(table, seat)
    found: list[Option] = []
    for cards, by in brought:
        if by and fitting and any(table.places[card] is seat.equipment for card in cards):
            with without(table, seat, cards):
                found += [option((USE, cards, aim, name, "", by)) for aim in aiming(table, seat)]
        else:
            found += [option((USE, cards, aim, name, "", by)) for aim in aims]
    return found


@figure("discard.down-to-life", off=1000)
def hand_limit(table: SanguoTable, seat: Player) -> int:
    """Return how many cards a seat may keep at the end of its turn: as many as it has life."""
    return max(seat.life, 0)


@limit("discard.own-cards", "discard", at="discard")
def own_card(ask: Ask, option: Option) -> bool:
    """Only one's own cards can be discarded; those of a judgement zone belong to nobody."""
    judged = ask.seat.judgement.cards
    return not judged or not any(card in judged for card in option.cards)


def discard_phase(table: SanguoTable, seat: Player) -> Procedure[None]:
    """Discard what the hand holds above its limit."""
    excess = len(seat.hand.cards) - hand_limit(table, seat)
    return discard_excess(table, seat, excess) if excess > 0 else NOTHING


def discard_excess(table: SanguoTable, seat: Player, excess: int) -> Procedure[None]:
    """Discard so many cards of one's own choice."""
    chosen = yield from several(
        seat,
        "discard",
        lambda _chosen: [
            option((DISCARD, (card,), (), "", "", "")) for card in (*seat.hand.cards, *seat.judgement.cards)
        ],
        least=excess,
        most=excess,
    )
    yield from discard(table, seat, [pick.cards[0] for pick in chosen])


def end_phase(table: SanguoTable, seat: Player) -> Procedure[None]:
    """Let abilities of the end act."""
    if moments.END in seat.abilities:
        yield from window(table, moments.END, Phase(seat, "end"), only=seat)
    if seat.alive:
        table.mode.ended(table, seat)


PHASES: Sequence[tuple[str, Callable[..., Any]]] = (
    ("start", start_phase),
    ("judgement", judgement_phase),
    ("draw", draw_phase),
    ("play", play_phase),
    ("discard", discard_phase),
    ("end", end_phase),
)
PHASE_NAMES = [name for name, _ in PHASES]
