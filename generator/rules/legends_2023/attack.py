"""An attack: announced, strengthened, answered, rolled, and what becomes of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from generator.rules.kernel import PASSING, Ask, Option, Procedure, order, rule
from generator.rules.legends_2023.damage import strike
from generator.rules.legends_2023.dice import Pool, Roll, attack_dice, roll_dice
from generator.rules.legends_2023.effects import (
    ACTIVE,
    AIM,
    ANSWERS,
    BASIC,
    CUBES,
    DICE,
    OVER,
    PASSIVE,
    STRATEGY,
    SYMBOLS,
    Effect,
    happen,
)
from generator.rules.legends_2023.playing import named_cards, offer, play_card, playable
from generator.rules.legends_2023.skill_use import named_skills, usable_skills, use_skill
from generator.rules.legends_2023.strategy_rules import FOLLOW_UP, REROLL_STEP, RESPOND, STAND_BY, STRENGTHEN
from generator.rules.legends_2023.symbols import gain_morale, weaken
from generator.rules.legends_2023.table import (
    REBELS,
    Area,
    BoardTable,
    Legend,
    Player,
    attack_option,
    enemies_in,
    in_reach,
)
from generator.rules.legends_2023.territory import conquer
from generator.rules.legends_2023.verbs import PLAY

AIMING = "aim"
"""The question whom to attack where a skill or card grants an attack."""
in_order = order("attack.steps")


class Attack:
    """An attack under way.

    `target` is a Legend or the area whose cubes are attacked, `area` where it takes place. `effects` wait for
    their moments; `times` multiplies the damage; `everyone` spreads it to all enemy Legends there, `shared`
    lets the attacker divide it, `ignored` are symbols that do not count against a Legend. `silent` bars
    strategy cards against it, `no_surprise` one of them. `off` tells that it was called off, `defeated` and
    `cleared` what it came to.
    """

    def __init__(self, legend: Legend, target: Legend | Area) -> None:
        self.legend = legend
        self.seat: Player = legend.owner
        self.target = target
        self.area: Area = target if isinstance(target, Area) else (target.area or legend.area)  # type: ignore[assignment]
        self.effects: list[Effect] = []
        self.times = 1
        self.everyone = self.shared = self.silent = self.no_surprise = False
        self.ignored: dict[Legend, int] = {}
        self.off = False
        self.out: list[Legend] = []
        self.pool = attack_dice(legend.owner.table, legend)
        self.roll: Roll | None = None
        self.defeated: list[Legend] = []
        self.cleared = False

    def __str__(self) -> str:
        return f"{self.legend} attacks {self.target}"

    @property
    def on_legend(self) -> bool:
        """Whether a Legend is attacked, not cubes."""
        return isinstance(self.target, Legend)

    @property
    def on_enemy(self) -> bool:
        """Whether a Legend of another player is attacked."""
        return isinstance(self.target, Legend) and self.target.owner is not self.seat

    @property
    def victims(self) -> list[Legend]:
        """The Legends it strikes: the target, or all enemy Legends of the area."""
        if not isinstance(self.target, Legend):
            return []
        found = enemies_in(self.area, self.seat) if self.everyone else [self.target]
        return [legend for legend in found if legend.area is not None and legend not in self.out]


def attack(table: BoardTable, legend: Legend, target: Legend | Area) -> Procedure[Attack]:
    """Carry out an attack in its four steps, then what follows from it."""
    event = announce(table, legend, target)
    steps: Sequence[Callable[..., Procedure[None]]] = (strengthen, answer, resolve)
    for step in in_order(table, *steps):
        if not event.off and legend.area is not None:
            yield from step(table, event)
    happen(table, OVER, event, event.effects)
    expire(table, event)
    if legend.area is not None and (event.defeated or event.cleared):
        yield from offer(table, event.seat, FOLLOW_UP, event)
    return event


def carry_over(table: BoardTable, event: Attack) -> None:
    """Let what multiplied the damage of an attack multiply that of the Legend's next one too."""

    def multiply(table: BoardTable, later: Attack) -> None:
        later.times *= event.times

    event.legend.pending.append(Effect(AIM, STRATEGY, "strategy.one-attack", multiply))


@rule("strategy.one-attack", off=carry_over)
def expire(table: BoardTable, event: Attack) -> None:
    """Let all that strengthened an attack end with it."""


def attack_somebody(table: BoardTable, legend: Legend) -> Procedure[None]:
    """Let a player attack anything in a Legend's area that may be attacked, or nothing."""
    targets = attackable(table, legend)
    if targets or table.patient:
        options = [attack_option(legend, target) for target in targets]
        option = yield Ask(
            legend.owner,
            AIMING,
            lambda: [*named_attacks(table, legend), PASSING],
            legend,
            shortlist=lambda: [*options, PASSING],
            exact=True,
        )
        if option is not PASSING:
            target = option.targets[0] if option.targets else table.areas[str(option.choice)]
            yield from attack(table, legend, target)


def named_attacks(table: BoardTable, legend: Legend) -> Iterable[Option]:
    """Return a Legend's attacks on every enemy Legend and every area, allowed or not."""
    enemies = [enemy for other in table.seats if other is not legend.owner for enemy in other.legends]
    targets: list[Legend | Area] = [*enemies, *table.areas.values()]
    return [attack_option(legend, target) for target in targets]


def attackable(table: BoardTable, legend: Legend) -> list[Legend | Area]:
    """Return what a Legend may attack: enemy Legends in reach, and cubes that none of theirs defends."""
    area, seat = legend.area, legend.owner
    if area is None:
        return []
    enemies = enemies_in(area, seat)
    if legend.far:
        enemies += [enemy for other in area.borders for enemy in enemies_in(other, seat)]
    if is_hostile(table, area, seat) and not is_shielded(table, area, enemies):
        return [*enemies, area]
    return [*enemies]


def is_of_another_player(table: BoardTable, area: Area, seat: Player) -> bool:
    """Tell whether another player holds an area."""
    return area.faction not in ("", REBELS, seat.faction)


@rule("attack.rebels", off=is_of_another_player)
def is_hostile(table: BoardTable, area: Area, seat: Player) -> bool:
    """Tell whether the cubes of an area are an enemy's: those of any other faction, rebels too."""
    return area.cubes > 0 and area.faction != seat.faction


def is_shielded(table: BoardTable, area: Area, enemies: Sequence[Legend]) -> bool:
    """Tell whether any of these Legends in an area shields its cubes."""
    return any(shields(table, enemy, area) for enemy in enemies)


@rule("attack.foreign-shield", off=True)
def shields(table: BoardTable, legend: Legend, area: Area) -> bool:
    """Tell whether a Legend shields the cubes of its area: those of its own faction alone."""
    return legend.owner.faction == area.faction


def announce(table: BoardTable, legend: Legend, target: Legend | Area) -> Attack:
    """Say who attacks whom; everything prepared for this attack now belongs to it."""
    event = Attack(legend, target)
    table.say("{seat} attacks {target} with {legend}", event.seat, target=target, legend=legend)
    legend.attacked = True
    legend.far = False
    take_up(table, event)
    happen(table, AIM, event)
    return event


def take_up(table: BoardTable, event: Attack) -> None:
    """Let everything prepared for the Legend's next attack belong to this one."""
    legend = event.legend
    if legend.spurs:
        event.effects.append(spurred(table, legend.spurs))
        legend.spurs = 0
    for effect in legend.pending:
        if effect.moment is AIM:
            effect.change(table, event)
        else:
            event.effects.append(effect)
    legend.pending.clear()


def spurred(table: BoardTable, dice: int) -> Effect:
    """Return what the generic skill does: so many more infantry dice, as an active skill would add them."""

    def change(table: BoardTable, event: Attack) -> None:
        event.pool.infantry += dice

    return Effect(DICE, rank_of_generic(table), "skills.generic", change)


@rule("skills.generic-rank", off=PASSIVE + 1)
def rank_of_generic(table: BoardTable) -> int:
    """Return where the generic skill stands in the order of priority: with the active skills."""
    return ACTIVE


def strengthen(table: BoardTable, event: Attack) -> Procedure[None]:
    """Let the attacker play strategy cards and use skills for this attack."""
    seat = event.seat
    while not event.off:
        cards = playable(table, seat, STRENGTHEN, event)
        skills = usable_skills(table, seat, event) if seat is table.active else []
        if not cards and not skills and not table.patient:
            return
        option = yield from meddle(table, seat, STRENGTHEN, event, skills_for(table, seat), [*skills, *cards])
        if option is PASSING:
            return
        take_up(table, event)
        if option.verb is PLAY and not stacks(table):
            return


@rule("strategy.stack", off=False)
def stacks(table: BoardTable) -> bool:
    """Tell whether more than one strategy card may strengthen the same attack."""
    return True


@rule("attack.skills-with-cards", off=())
def skills_for(table: BoardTable, seat: Player) -> Iterable[Option]:
    """Return the skills that can be named while an attack is being strengthened: those of one's Legends."""
    return named_skills(table, seat)


def answer(table: BoardTable, event: Attack) -> Procedure[None]:
    """Let bystanders interfere, then everyone whose Legends or cubes are attacked answer, clockwise."""
    happen(table, ANSWERS, event, [FREE_TO_ANSWER, *event.effects])
    for seat in table.from_left_of(event.seat):
        if event.on_legend and not event.off:
            yield from offer_answers(table, seat, STAND_BY, event)
    for seat in table.from_left_of(event.seat):
        if not event.off and is_attacked(table, event, seat):
            yield from offer_answers(table, seat, RESPOND, event)


def let_answer(table: BoardTable, event: Attack) -> None:
    """Let strategy cards be played against an attack."""
    event.silent = False


FREE_TO_ANSWER = Effect(ANSWERS, STRATEGY, "strategy.moment", let_answer)


def is_attacked(table: BoardTable, event: Attack, seat: Player) -> bool:
    """Tell whether an attack strikes a Legend or cubes of a seat."""
    if isinstance(event.target, Area):
        return answers_for_cubes(table, event.target, seat)
    return any(legend.owner is seat for legend in event.victims)


@rule("attack.on-cubes", off=False)
def answers_for_cubes(table: BoardTable, area: Area, seat: Player) -> bool:
    """Tell whether a seat answers an attack on cubes as one on a Legend: if they are its own."""
    return area.faction == seat.faction


def offer_answers(table: BoardTable, seat: Player, at: str, event: Attack) -> Procedure[None]:
    """Let a seat answer with strategy cards; skills are named only to be refused."""
    while not event.off:
        cards = [] if event.silent else playable(table, seat, at, event)
        if not cards and not table.patient:
            return
        option = yield from meddle(table, seat, at, event, named_skills(table, seat), cards)
        if option is PASSING:
            return


def meddle(
    table: BoardTable, seat: Player, at: str, event: Attack, skills: Iterable[Option], legal: Sequence[Option]
) -> Procedure[Option]:
    """Let a seat play one card or use one skill in an attack, or pass; return what it did.

    `skills` are those that can be named, `legal` everything that no rule forbids.
    """
    option = yield Ask(seat, at, lambda: [*skills, *named_cards(seat), PASSING], event, [*legal, PASSING])
    if option.verb is PLAY:
        yield from play_card(table, seat, option.cards[0], at, event)
    elif option is not PASSING:
        yield from use_skill(table, seat, option, event)
    return option


def ride(table: BoardTable, event: Attack) -> None:
    """See that cavalry is among the dice of an attack."""
    event.pool.to_cavalry(max(table.figure("attack-cavalry") - event.pool.cavalry, 0))


WITH_CAVALRY = Effect(DICE, BASIC, "dice.cavalry-compulsory", ride)


def resolve(table: BoardTable, event: Attack) -> Procedure[None]:
    """Gather as many dice as the Legend now has troops, roll them, then let the symbols count."""
    event.pool = attack_dice(table, event.legend)
    happen(table, DICE, event, [WITH_CAVALRY, *event.effects])
    roll = yield from roll_for(table, event.legend, event.pool)
    event.roll = roll
    happen(table, SYMBOLS, event, event.effects)
    gain_morale(table, event.legend, roll.morale)
    if isinstance(event.target, Area):
        happen(table, CUBES, event, event.effects)
        yield from conquer(table, event)
    else:
        yield from strike(table, event)
        weaken(table, event.legend, lost_in_return(table))


@rule("attack.no-return", off=1)
def lost_in_return(table: BoardTable) -> int:
    """Return what attacking a Legend costs the attacker: nothing, since nobody rolls in return."""
    return 0


def roll_for(table: BoardTable, legend: Legend, pool: Pool) -> Procedure[Roll]:
    """Roll dice for a Legend and let its player roll some of them again; count the symbols."""
    roll = roll_dice(table, legend, pool)
    table.rolled = roll
    if in_reach(table, legend):
        yield from offer(table, legend.owner, REROLL_STEP, roll)
    lying: Roll = table.rolled
    lying.count()
    return lying
