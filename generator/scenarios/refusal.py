"""Moves that a rule forbids: tried, never played."""

from __future__ import annotations

from collections.abc import Sequence

from generator.rules.kernel import Ask, Option
from generator.scenarios.play import FORCED_AT_MOST, Play, legal, listed
from generator.scenarios.words import Move
from generator.scenarios.wrong import Kind, Wrong


def see_refused(play: Play, move: Move, rule: str) -> None:
    """See that a rule forbids a line, at the question that stands or at a forced one right after it.

    A line whose first nouns are allowed is played up to the one that is not, at a second table like this one.
    Raises `Wrong` if the line is allowed, is forbidden only by others, or names nothing.
    """
    seat = move.seats[0]
    trial = play
    nouns = list(move.nouns)
    begun = False
    problem: Wrong | None = None
    for _ in range(FORCED_AT_MOST):
        ask = trial.ask
        if ask is None:
            break
        if str(ask.seat) == seat:
            named = [option for option in ask.candidates() if begun or option.verb in move.verbs]
            fits = trial.named_by(ask, named, nouns)
            refusals = [ask.refusals(option) for option in fits]
            if any(rule in refusing for refusing in refusals):
                return
            if not fits or _takes_all(trial, ask, fits[0], nouns):
                problem = problem or _not_refused(ask, seat, fits, refusals, rule)
            options = [option if begun or option.verb in move.verbs else None for option in ask.options]
            step = trial.matcher.chosen(ask, options, nouns, least=1 if begun else 0)
            if step is not None and 0 < len(step.taken) < len(nouns):
                nouns = [noun for at, noun in enumerate(nouns) if at not in step.taken]
                begun = True
                trial = _other_table(trial, play)
                trial.choose(step.index)
                continue
        trial = _other_table(trial, play)
        if not trial.step_over():
            break
    raise problem or _nobody_to_refuse(play.ask, seat)


def _other_table(trial: Play, play: Play) -> Play:
    return play.fork() if trial is play else trial


def _takes_all(play: Play, ask: Ask, option: Option, nouns: Sequence[str]) -> bool:
    fit = play.matcher.fit(0, option, nouns, in_order=not ask.unordered)
    return fit is not None and len(fit.taken) == len(nouns)


def _nobody_to_refuse(ask: Ask | None, seat: str) -> Wrong:
    if ask is None:
        return Wrong(Kind.PLAYED, "the game is over here: nobody is asked anything")
    return Wrong(Kind.PLAYED, f'{ask.seat} is asked "{ask.question}" here, not {seat}', says=legal(ask))


def _not_refused(
    ask: Ask, seat: str, fits: Sequence[Option], refusals: Sequence[Sequence[str]], rule: str
) -> Wrong:
    if not fits:
        message = f'the line names nothing that {seat} could try at "{ask.question}"'
        return Wrong(Kind.PLAYED, message, says=listed(ask, ask.candidates()))
    others = list(dict.fromkeys(other for refusing in refusals for other in refusing))
    says = f"No: {', '.join(others)}" if others else f"{seat} {fits[0]}"
    message = f"{rule} does not forbid this" + ("" if others else ": it is allowed")
    return Wrong(Kind.EXPECTED, message, expected=[f"No: {rule}"], says=[says])
