"""A turn: the action phase, in which everything mixes freely, then the draw phase."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from generator.rules.kernel import PASSING, Ask, Option, Procedure, limit, order, rule
from generator.rules.legends_2023.attack import attack, is_hostile, is_shielded, named_attacks
from generator.rules.legends_2023.effects import MOVED, happen
from generator.rules.legends_2023.hands import discard_some, draw
from generator.rules.legends_2023.moving import named_moves, travel
from generator.rules.legends_2023.playing import named_cards, play_card, playable
from generator.rules.legends_2023.recruiting import recruit
from generator.rules.legends_2023.skill_use import ACTION, named_skills, usable_skills, use_skill
from generator.rules.legends_2023.table import (
    Area,
    BoardTable,
    Legend,
    Player,
    attack_option,
    enemies_in,
)
from generator.rules.legends_2023.territory import named_transfers, reinforce
from generator.rules.legends_2023.verbs import ATTACK, DRAW, MOVE, PLAY, RECRUIT, TRANSFER

DRAWING = "draw"
TO_DRAW = Option(DRAW)
NOBODY: Sequence[Legend] = ()
action_before_draw = order("turn.phases")


def turn(table: BoardTable, seat: Player) -> Procedure[None]:
    """Take a whole turn."""
    begin(table, seat)
    yield from phases(table, seat)


def phases(table: BoardTable, seat: Player) -> Procedure[None]:
    """Go through the phases of a turn that has begun."""
    steps: Sequence[Callable[..., Procedure[None]]] = (action_phase, draw_phase)
    for step in action_before_draw(table, *steps):
        yield from step(table, seat)
    end(table, seat)


def begin(table: BoardTable, seat: Player) -> None:
    """Start a turn: every Legend has its action again."""
    table.active = seat
    table.say("{seat} has the turn", seat)
    for legend in seat.legends:
        legend.acts = 0
        legend.attacked = False
    for other in table.seats:
        for legend in other.legends:
            legend.saved = False


def end(table: BoardTable, seat: Player) -> None:
    """End a turn: what was prepared for attacks of this turn lapses, but for the generic skill's dice."""
    seat.turns += 1
    seat.less = 0
    for legend in seat.legends:
        legend.held = False
        if legend.pending or legend.far:
            lapse(table, legend)
        if legend.spurs:
            keep_dice(table, legend)
    table.active = None


@rule("skills.this-turn")
def lapse(table: BoardTable, legend: Legend) -> None:
    """Let what active skills have prepared for an attack of this turn come to nothing."""
    legend.pending.clear()
    legend.far = False


def forfeit_dice(table: BoardTable, legend: Legend) -> None:
    """Let unused dice of the generic skill lapse."""
    legend.spurs = 0


@rule("skills.die-waits", off=forfeit_dice)
def keep_dice(table: BoardTable, legend: Legend) -> None:
    """Let dice of the generic skill wait for the Legend's next attack, in whatever turn it comes."""


def action_phase(table: BoardTable, seat: Player) -> Procedure[None]:
    """Let a player act with Legends, use skills and play cards in any order, until they pass."""

    def named() -> Iterable[Option]:
        return named_actions(table, seat)

    while True:
        option = yield Ask(seat, ACTION, named, seat, possible_actions(table, seat))
        if option is PASSING:
            return
        verb = option.verb
        if verb is PLAY:
            yield from play_card(table, seat, option.cards[0], ACTION, seat)
        elif verb is MOVE or verb is RECRUIT or verb is ATTACK:
            yield from act(table, option)
        elif verb is TRANSFER:
            reinforce(table, option.cards[0], int(option.choice or 0))
        else:
            yield from use_skill(table, seat, option)
        if not goes_on(table):
            return


@rule("action.any-order", off=False)
def goes_on(table: BoardTable) -> bool:
    """Tell whether the phase goes on after anything done in it: until its player passes."""
    return True


def act(table: BoardTable, option: Option) -> Procedure[None]:
    """Carry out a Legend action."""
    legend: Legend = option.cards[0]
    spend(table, legend)
    if option.verb is MOVE:
        yield from travel(table, legend, table.areas[str(option.choice)])
        if table.listening[MOVED]:
            happen(table, MOVED, legend)
    elif option.verb is RECRUIT:
        yield from recruit(table, legend)
    else:
        yield from attack(
            table, legend, option.targets[0] if option.targets else table.areas[str(option.choice)]
        )


@rule("action.one-each")
def spend(table: BoardTable, legend: Legend) -> None:
    """Note that a Legend has had its action of this turn."""
    legend.acts += 1


def possible_actions(table: BoardTable, seat: Player) -> list[Option]:
    """Return everything that a player may do in the action phase."""
    found: list[Option] = []
    most, actions = table.most_troops, table.actions
    for legend in seat.legends:
        if legend.acts >= actions:
            continue
        area = legend.area
        if area is None:
            if legend.troops < most:
                found.append(legend.recruiting)
            continue
        if not legend.held:
            found += legend.roads[area]
        enemies = enemies_in(area, seat) if len(area.legends) > 1 else NOBODY
        if enemies:
            found += [attack_option(legend, enemy) for enemy in enemies]
        elif legend.troops < most:
            found.append(legend.recruiting)
        if legend.far:
            found += [
                attack_option(legend, enemy) for other in area.borders for enemy in enemies_in(other, seat)
            ]
        foreign = area.cubes and area.faction != seat.faction
        if foreign and not (enemies and is_shielded(table, area, enemies)):
            found.append(legend.attacking[area])
    found += usable_skills(table, seat)
    found += playable(table, seat, ACTION, seat)
    found.append(PASSING)
    return found


def named_actions(table: BoardTable, seat: Player) -> Iterable[Option]:
    """Return everything that can be named in the action phase, allowed or not."""
    return [
        *named_moves(table, seat),
        *[legend.recruiting for legend in seat.legends],
        *[option for legend in seat.legends for option in named_attacks(table, legend)],
        *named_transfers(table, seat),
        *named_skills(table, seat),
        *named_cards(seat),
        PASSING,
    ]


@limit("action.one-each", MOVE, RECRUIT, ATTACK, at=ACTION)
def has_its_action(ask: Ask, action: Option) -> bool:
    """Every Legend has one Legend action a turn."""
    return bool(action.cards[0].acts < ask.table.actions)


def aim_of(ask: Ask, attack: Option) -> Legend | Area:
    """Return what an option attacks."""
    target: Legend | Area = attack.targets[0] if attack.targets else ask.table.areas[str(attack.choice)]
    return target


@limit("attack.own-area", ATTACK)
def is_in_reach(ask: Ask, attack: Option) -> bool:
    """An attack reaches Legends and cubes of the attacker's own area."""
    legend: Legend = attack.cards[0]
    target = aim_of(ask, attack)
    area = target if isinstance(target, Area) else target.area
    if legend.area is None or area is legend.area:
        return True
    return legend.far and isinstance(target, Legend) and area in legend.area.borders


@limit("recovery.immune", ATTACK)
def stands_on_map(ask: Ask, attack: Option) -> bool:
    """A Legend that recovers is out of reach of everything."""
    target = aim_of(ask, attack)
    return isinstance(target, Area) or target.area is not None


@limit("attack.enemy", ATTACK)
def is_enemy(ask: Ask, attack: Option) -> bool:
    """Only what an enemy holds is attacked: an area with cubes of another colour, rebels included."""
    target = aim_of(ask, attack)
    return not isinstance(target, Area) or is_hostile(ask.table, target, ask.seat)


@limit("attack.defended", ATTACK)
def is_not_defended(ask: Ask, attack: Option) -> bool:
    """Cubes are safe while Legends of their own faction stand in the area."""
    target = aim_of(ask, attack)
    return not isinstance(target, Area) or not is_shielded(ask.table, target, enemies_in(target, ask.seat))


def draw_phase(table: BoardTable, seat: Player) -> Procedure[None]:
    """Let a player draw cards and discard down to the limit, or skip the whole phase."""
    option = yield Ask(seat, DRAWING, lambda: ways_to_draw(table), seat)
    if option is PASSING:
        return
    draw(table, seat, drawn(table))
    yield from keep(table, seat)


@rule("draw.two", off=1)
def drawn(table: BoardTable) -> int:
    """Return how many cards are drawn in the draw phase."""
    return table.figure("draw")


@rule("draw.may-skip", off=[TO_DRAW])
def ways_to_draw(table: BoardTable) -> Sequence[Option]:
    """Return what a player may do in the draw phase: draw, or skip the phase as a whole."""
    return [TO_DRAW, PASSING]


@rule("draw.down-to-six")
def keep(table: BoardTable, seat: Player) -> Procedure[None]:
    """Discard down to the hand limit after drawing."""
    yield from discard_some(table, seat, len(seat.hand) - table.figure("hand-limit"))
