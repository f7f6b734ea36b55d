"""Whatever nobody chooses: seeded chance that first gives what a set-up rigged."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, TypeVar

T = TypeVar("T")


class Unrollable(ValueError):  # noqa: N818 - an outcome, not an error of the engine
    """A die was rigged to show what is on none of its faces."""


class Chance:
    """A seeded source of shuffles and picks; `rig` puts outcomes in front of it."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self._rigged: dict[str, list[Any]] = {}

    def rig(self, what: str, outcomes: Sequence[Any]) -> None:
        """Let the next outcomes of `what` be these, in this order."""
        self._rigged.setdefault(what, []).extend(outcomes)

    def forget(self, what: str) -> None:
        """Let whatever was rigged for `what` and has not come yet never come."""
        self._rigged.pop(what, None)

    def shuffle(self, what: str, items: list[T]) -> None:
        """Shuffle in place, but put rigged items that are among them on top, the first one uppermost.

        The top of a deck is the last item of its list.
        """
        random = self._random.random
        keys = [random() for _ in items]
        items[:] = map(items.__getitem__, sorted(range(len(keys)), key=keys.__getitem__))
        rigged = [item for item in self._rigged.pop(what, ()) if item in items]
        for item in rigged:
            items.remove(item)
        items.extend(reversed(rigged))

    def roll(self, faces: Sequence[T], number: int) -> list[T]:
        """Return what so many dice with these faces show: those rigged for "dice" first, then any at random.

        Raises `Unrollable` if a die has no such face.
        """
        chance, sides = self._random.random, len(faces)
        if not self._rigged.get("dice"):
            return [faces[int(chance() * sides)] for _ in range(number)]
        return [self._rolled(faces) for _ in range(number)]

    def _rolled(self, faces: Sequence[T]) -> T:
        rigged = self._rigged["dice"]
        if not rigged:
            return faces[int(self._random.random() * len(faces))]
        face = rigged.pop(0)
        if face not in faces:
            shown = ", ".join(map(str, dict.fromkeys(faces)))
            raise Unrollable(f'the next die shows {shown}; it cannot show "{face}"')
        return face  # type: ignore[no-any-return]

    def left(self, what: str) -> Sequence[Any]:
        """Return what has been rigged for `what` and has not come yet."""
        return self._rigged.get(what, ())

    def pick(self, what: str, items: Sequence[T]) -> T:
        """Return one of the items at random, or the next rigged outcome if it is among them."""
        rigged = self._rigged.get(what)
        if rigged and rigged[0] in items:
            return rigged.pop(0)  # type: ignore[no-any-return]
        return items[int(self._random.random() * len(items))]
