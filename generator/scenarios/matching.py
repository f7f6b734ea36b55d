"""Finding the option that a played line means: patterns over an option's fields, never over text."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from generator.rules.kernel import ENOUGH, PASS, Ask, Option, Piece
from generator.scenarios.words import Lexicon, key
from generator.scenarios.wrong import Kind, Wrong

Field = Callable[[str], int | None]
"""Tells how exactly a noun names one field of an option, 0 being most exact, or None if it does not."""


Exactness = tuple[int, int]
"""How far nouns are from the most exact words, then from the option's own order; less is more exact."""


@dataclass(frozen=True)
class Fit:
    """An option that the next nouns of a line name: which nouns it takes, and how exactly they name it.

    `unsaid` counts those of its name and `by` that no noun names.
    """

    index: int
    option: Option
    taken: tuple[int, ...]
    exactness: Exactness
    unsaid: int


@dataclass(frozen=True)
class Matcher:
    """Compares nouns with options at one table; `named` are the words that the set-up gave to pieces."""

    lexicon: Lexicon
    named: Mapping[Piece, str]

    def chosen(
        self, ask: Ask, options: Sequence[Option | None], nouns: Sequence[str], *, least: int
    ) -> Fit | None:
        """Return the option that takes at least `least` of the next nouns, None if there is no such option.

        None stands in `options` for those that do not count.
        At a selection without order the nouns may stand in any order and the first option named is chosen.
        Raises `Wrong` if the nouns name options that are not interchangeable.
        """
        fits = [
            fit
            for index, option in enumerate(options)
            if option is not None
            and (fit := self.fit(index, option, nouns, in_order=not ask.unordered)) is not None
            and len(fit.taken) >= least
        ]
        if not fits:
            return None
        if ask.unordered and fits[0].taken:
            return self._first_of_selection(fits, nouns)
        longest = max(len(fit.taken) for fit in fits)
        exact = min(fit.exactness for fit in fits if len(fit.taken) == longest)
        best = [fit for fit in fits if len(fit.taken) == longest and fit.exactness == exact]
        least_unsaid = min(fit.unsaid for fit in best)
        best = [fit for fit in best if fit.unsaid == least_unsaid]
        self._twins(best)
        return best[0]

    def _first_of_selection(self, fits: Sequence[Fit], nouns: Sequence[str]) -> Fit:
        first = fits[0]
        words = [nouns[at] for at in first.taken]
        alike = [fit for fit in fits if [nouns[at] for at in fit.taken] == words]
        exact = min(fit.exactness for fit in alike)
        if first.exactness > exact:
            better = [fit for fit in fits if fit.exactness < first.exactness or fit not in alike]
            return self._first_of_selection(better, nouns)
        rivals = [fit for fit in alike if fit.exactness == exact]
        if len(rivals) > min(nouns.count(word) for word in words):
            self._twins(rivals)
        return first

    def _twins(self, fits: Sequence[Fit]) -> None:
        if len({self.look(fit.option) for fit in fits}) > 1:
            raise Wrong(
                Kind.WRITING,
                "the line may mean any of several options that are not alike; name it more exactly",
                says=dict.fromkeys(str(fit.option) for fit in fits),
            )

    def look(self, option: Option) -> tuple[object, ...]:
        """Return an option with each card replaced by the word the set-up gave it, else by its face."""
        cards = tuple(self.named.get(piece, piece.face) for piece in option.cards)
        return (str(option.verb), cards, option.targets, option.name, option.choice, option.by)

    def fit(self, index: int, option: Option, nouns: Sequence[str], *, in_order: bool) -> Fit | None:
        """Return how nouns name an option: every card, target and choice of it; its name and `by` at will.

        Targets said in the option's own order fit more exactly than in another one. Where nothing else tells
        options apart the plainest is meant: a card as itself rather than as another.
        """
        needed: list[Field] = []
        needed += [partial(self._card, piece) for piece in option.cards]
        needed += [partial(self._target, target) for target in option.targets]
        if option.choice != "":
            needed.append(_named(str(option.choice)))
        free = [_named(word) for word in (option.name, option.by) if word]
        fields = len(needed) + len(free)
        found = _in_order(needed, free, nouns) if in_order else _in_any_order(needed, free, nouns)
        if found is None:
            return None
        taken, exactness = found
        return Fit(index, option, taken, exactness, fields - len(taken))

    def _target(self, target: object, noun: str) -> int | None:
        if isinstance(target, Piece):
            return self._card(target, noun)
        return 0 if noun == str(target) else None

    def _card(self, piece: Piece, noun: str) -> int | None:
        if self.named.get(piece) == noun:
            return 0
        words = self.lexicon.words(piece)
        return words.index(noun) + 1 if noun in words else None


def _named(word: str) -> Field:
    wanted = key(word)
    return lambda noun: 0 if key(noun) == wanted else None


def _in_order(
    needed: list[Field], free: list[Field], nouns: Sequence[str]
) -> tuple[tuple[int, ...], Exactness] | None:
    """Let the next nouns, one after the other, each name the field it fits best, up to one that fits none."""
    taken: list[int] = []
    total = displaced = 0
    for at, noun in enumerate(nouns):
        for fields in (needed, free):
            ranks = [(rank, place) for place, field in enumerate(fields) if (rank := field(noun)) is not None]
            if ranks:
                rank, place = min(ranks)
                del fields[place]
                taken.append(at)
                total += rank
                displaced += place
                break
        else:
            break
    return None if needed else (tuple(taken), (total, displaced))


def _in_any_order(
    needed: list[Field], free: list[Field], nouns: Sequence[str]
) -> tuple[tuple[int, ...], Exactness] | None:
    """Let each field be named by the noun that fits it best, wherever it stands among the nouns."""
    taken: list[int] = []
    total = 0
    for field in (*needed, *free):
        ranks = [
            (rank, at)
            for at, noun in enumerate(nouns)
            if at not in taken
            if (rank := field(noun)) is not None
        ]
        if ranks:
            rank, at = min(ranks)
            taken.append(at)
            total += rank
        elif field in needed:
            return None
    return tuple(taken), (total, 0)


def is_forced(ask: Ask) -> bool:
    """Tell whether a question leaves no choice."""
    return len(ask.options) == 1


def is_forced_pass(ask: Ask) -> bool:
    """Tell whether nothing but passing is open, which a scenario never writes."""
    return is_forced(ask) and (
        ask.options[0] == ENOUGH or (ask.options[0].verb == PASS and not ask.options[0].cards)
    )
