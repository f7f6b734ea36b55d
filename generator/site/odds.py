"""What dice can be expected to show: the directive `odds`, a table for each symbol."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from fractions import Fraction

from docutils import nodes
from docutils.nodes import Element, Node

from generator.catalogue.model import Die
from generator.catalogue.odds import Faces, at_least, mean, odds
from generator.faults import nearest
from generator.site.directive import PressDirective
from generator.site.nodes import tag, words

_DICE = re.compile(r"(\d+)\s+(.+)")


class OddsDirective(PressDirective):
    """`:::{odds}`: the chances of rolls, one a line: what it is for, a colon, and its dice.

    As in ``3 troops: 1 cavalry, 2 infantry``. The content may begin with symbols to reckon, as in
    ``symbols: troop, morale``; without it all are reckoned.
    """

    required_arguments = 0

    def run(self) -> list[Node]:
        """Build a table for each symbol."""
        rolls = dict(self._rolls())
        known = list(dict.fromkeys(face for die in self.game.catalogue.game.dice for face in die.faces))
        wanted = rolls.pop("symbols", None)
        symbols = [symbol.strip() for symbol in wanted.split(",")] if wanted else known
        for symbol in symbols:
            if symbol not in known:
                raise self.error(f'expected a symbol of {", ".join(known)}, found "{symbol}"')
        pools = {name: self._pool(dice) for name, dice in rolls.items()}
        return [self._table(symbol, pools) for symbol in symbols]

    def _rolls(self) -> Iterator[tuple[str, str]]:
        for text in self.content:
            if text.strip():
                name, colon, dice = text.partition(":")
                if not colon:
                    raise self.error(f'expected a roll such as "3 troops: 1 cavalry", found "{text.strip()}"')
                yield name.strip(), dice.strip()

    def _pool(self, text: str) -> Mapping[Faces, int]:
        pool: dict[Faces, int] = {}
        for part in text.split(","):
            found = _DICE.fullmatch(part.strip())
            if found is None:
                raise self.error(f'expected a number of dice such as "2 infantry", found "{part.strip()}"')
            faces = self._die(found[2]).faces
            pool[faces] = pool.get(faces, 0) + int(found[1])
        return pool

    def _die(self, name: str) -> Die:
        dice = self.game.catalogue.dice
        for die in dice.values():
            if name.casefold() in (die.id, die.name.casefold(), die.plural.casefold()):
                return die
        meant = nearest(name, list(dice))
        hint = f'; did you mean "{meant}"?' if meant else ""
        raise self.error(f'expected a die of {", ".join(dice)}, found "{name}"{hint}')

    def _table(self, symbol: str, pools: Mapping[str, Mapping[Faces, int]]) -> Element:
        shown = self._named(symbol)
        chances = {name: odds(pool, symbol) for name, pool in pools.items()}
        most = max(len(found) for found in chances.values()) - 1
        heads = ["Roll", *[f"{number}+" for number in range(1, most + 1)], "Average"]
        head = tag("tr", *[tag("th", nodes.Text(text), html={"scope": "col"}) for text in heads])
        rows = [
            tag(
                "tr",
                tag("th", nodes.Text(name), html={"scope": "row"}),
                *[tag("td", nodes.Text(percent(at_least(found, number)))) for number in range(1, most + 1)],
                tag("td", nodes.Text(f"{float(mean(found)):.2f}")),
            )
            for name, found in chances.items()
        ]
        caption = tag("caption", words(f"{shown}: chance of so many symbols or more"))
        table = tag("table", caption, tag("thead", head), tag("tbody", *rows), classes=["odds"])
        return tag("div", table, classes=["table-wrapper"])

    def _named(self, symbol: str) -> str:
        catalogue = self.game.catalogue
        trait = next(die.symbols for die in catalogue.game.dice if symbol in die.faces)
        return catalogue.trait_value(trait, symbol).name


def percent(chance: Fraction) -> str:
    """Write a chance in whole hundredths, but never a possible one as 0 nor an uncertain one as 100."""
    if chance in (0, 1):
        return "–" if chance == 0 else "100%"
    hundredths = round(float(chance) * 100)
    return "<1%" if hundredths == 0 else ">99%" if hundredths == 100 else f"{hundredths}%"
