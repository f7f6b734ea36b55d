"""What heroes of Legends do where no scenario can lead: abilities that meet in one hero, a death amid one."""

from __future__ import annotations

from functools import cache
from typing import Any

from generator.catalogue import Catalogue, load_catalogue
from generator.project import Project, shipped
from generator.rules.kernel import load, move
from generator.rules.legends.entries import ENTRIES
from generator.rules.sanguo.damage import die


@cache
def catalogue() -> Catalogue:
    return load_catalogue(Project(shipped(), shipped() / "output"), "legends")


def table_with(*skills: str) -> Any:
    """Return a table of four whose first seat has these skills; everybody else holds one Dodge."""
    table = load("legends").table(catalogue(), 4)
    roles = ("Rebel", "Monarch", "Rebel", "Turn-coat")
    dodges = [card for card in table.deck.cards if card.name == "Dodge"]
    for seat, role, dodge in zip(table.seats, roles, dodges, strict=False):
        seat.role = role
        if seat is not table.seats[0]:
            move(table, [dodge], seat.hand)
    table.seats[0].learn(*skills)
    return table


class Played:
    """A procedure driven answer by answer; questions with one option answer themselves."""

    def __init__(self, procedure: Any) -> None:
        self.procedure = procedure
        self.ask = self._on(None)

    def answer(self, words: str) -> None:
        """Give the answer that reads so."""
        self.ask = self._on(next(each for each in self.ask.options if str(each) == words))

    def _on(self, option: Any) -> Any:
        ask = self.procedure.send(option)
        while len(ask.options) == 1:
            ask = self.procedure.send(ask.options[0])
        return ask


def test_assault_takes_the_place_of_a_draw_that_heroic_had_made_larger():
    table = table_with("assault", "heroic")
    played = Played(ENTRIES["draw"](table, "A"))

    played.answer("uses Heroic")
    played.answer("uses Assault on B")
    played.answer("uses Assault on C")

    assert len(table.seats[0].hand) == 2
    assert not any(str(entry).startswith("A draws") for entry in table.log)


def test_heroic_is_offered_no_more_once_assault_has_replaced_the_draw():
    table = table_with("assault", "heroic")
    played = Played(ENTRIES["draw"](table, "A"))

    played.answer("uses Assault on B")
    played.answer("passes")

    assert str(played.ask) != "A: draw count"
    assert len(table.seats[0].hand) == 1


def test_heroic_and_armorless_both_count_in_one_draw():
    table = table_with("armorless", "heroic")
    played = Played(ENTRIES["draw"](table, "A"))

    played.answer("uses Heroic")
    played.answer("uses Armorless")

    assert len(table.seats[0].hand) == 2


def test_siren_asks_no_more_once_its_owner_has_died_during_it():
    table = table_with("siren")
    table.seats[1].learn("sorcery")
    played = Played(ENTRIES["turn"](table, "A"))
    black = next(card for card in table.deck.cards if card.colour == "black")
    move(table, [black], table.box)
    move(table, [black], table.deck)

    played.answer("uses Siren")
    assert str(played.ask) == "B: judgement pending"
    for _ in die(table, table.seats[0], None):
        pass
    played.answer("passes")

    assert played.ask.seat is not table.seats[0]
    assert table.active is table.seats[1]
    assert table.places[black] is table.discards
