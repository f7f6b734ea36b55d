"""The verbs of the family's options, and how their sentences are put together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.rules.kernel import Verb

if TYPE_CHECKING:
    from generator.rules.kernel import Option


class Deed(Verb):
    """A verb whose sentence names only what its option holds: "uses Dodge ♥2 as Strike by Courage on B"."""

    def sentence(self, option: Option) -> str:
        """Return the sentence: cards, what they count as, by which skill, at whom, and the choice."""
        words = [self.says]
        plain = len(option.cards) == 1 and option.cards[0].name == option.name
        if option.cards:
            words.append(", ".join(map(str, option.cards)))
        if option.name and not plain:
            words.append(f"as {option.name}" if option.cards else option.name)
        if option.by:
            words.append(f"by {option.by}" if option.cards or option.name else option.by)
        if option.targets:
            words.append("on " + ", ".join(map(str, option.targets)))
        if option.choice != "":
            words.append(str(option.choice))
        return " ".join(words)


USE = Deed("use", "uses")
PLAY = Deed("play", "plays")
DISCARD = Deed("discard", "discards")
TAKE = Deed("take", "takes")
GIVE = Deed("give", "gives")
CHOOSE = Deed("choose", "chooses")
AIM = Deed("aim", "aims")
PAY = Deed("pay", "pays")
PICK = Deed("pick", "picks")
VERBS = (USE, PLAY, DISCARD, TAKE, GIVE, CHOOSE, AIM, PAY, PICK)
