"""Preparation: castles, the deck, the opening pools, the reshuffle and the hands."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from generator.rules.heroes.pool import join
from generator.rules.heroes.table import DeckCard, HeroesTable, Player
from generator.rules.kernel import Piece, Zone, move, order, rule

START = "start"
pools_before_hands = order("setup.order")


def draw_castles(table: HeroesTable) -> None:
    """Each player draws a castle at random; the start castle is among them."""
    castles = list(castles_in_use(table))
    table.chance.shuffle("castles", castles)
    for player, castle in zip(table.players, reversed(castles), strict=False):
        move(table, [castle], player.castle, "{seat} draws the castle {cards}", player)


@rule("setup.castles", off=lambda table: list(table.box.cards))
def castles_in_use(table: HeroesTable) -> Sequence[Piece]:
    """Return as many castles as there are players, the start castle included."""
    by_start = sorted(table.box.cards, key=lambda castle: START not in castle.card.tags)
    return by_start[: len(table.players)]


@rule("setup.start-player", off=lambda table: table.players[0])
def starter(table: HeroesTable) -> Player:
    """Return the seat that holds the start castle."""
    for seat in table.seats:
        for castle in seat.castle.cards:
            if START in castle.card.tags:
                return seat  # type: ignore[no-any-return]
    return table.players[0]


def prepare(table: HeroesTable) -> None:
    """Shuffle the deck, deal opening pools, shuffle again, deal hands."""
    table.short = None
    collect(table)
    table.chance.shuffle("deck", table.deck.cards)
    steps: Sequence[Callable[[HeroesTable], None]] = (opening_pools, reshuffle, opening_hands)
    for step in pools_before_hands(table, *steps):
        step(table)
    table.say("{seat} starts round {round}", starter(table), round=table.round)


def collect(table: HeroesTable) -> None:
    """Bring every card of the deck together, and put back what does not belong in it."""
    for zone in zones_to_collect(table):
        if zone.cards:
            move(table, [card for card in reversed(zone.cards) if isinstance(card, DeckCard)], table.deck)
    move(table, strangers(table), table.box)
    for seat in table.seats:
        seat.turns = 0
        seat.points = len(seat.beneath)


@rule("rounds.redeal", off=lambda table: [zone for zone in table.zones if zone.name != "castle"])
def zones_to_collect(table: HeroesTable) -> Sequence[Zone]:
    """Return the zones whose cards go back into the deck for a new round: all of them."""
    return [zone for zone in table.zones if zone is not table.deck]


@rule("setup.one-deck", off=lambda table: [card for card in table.deck.cards if not card.colour])
def strangers(table: HeroesTable) -> Sequence[DeckCard]:
    """Return what does not belong in the deck: nothing, as heroes and contracts make up one deck together."""
    return ()


def opening_pools(table: HeroesTable) -> None:
    """Deal each seat its first heroes, from the starting player on."""
    for seat in table.in_turn_from(starter(table), seats_with_pool(table)):
        opening_pool(table, seat)


@rule("virtual.opening-pool", off=lambda table: table.players)
def seats_with_pool(table: HeroesTable) -> Sequence[Player]:
    """Return the seats that open with heroes before them, the virtual player among them."""
    return table.seats


def opening_pool(table: HeroesTable, seat: Player) -> None:
    """Deal a seat cards until enough heroes lie before it."""
    missing = opening_heroes(table, seat)
    while missing:
        card = table.deck.cards[-1]
        if card.colour:
            missing -= 1
            table.say("{seat} opens with {cards}", seat, (card,))
            join(table, seat, card)
        else:
            set_aside(table, seat, card)


@rule("setup.three-heroes", off=1)
def opening_heroes(table: HeroesTable, seat: Player) -> int:
    """Return how many heroes a seat opens with."""
    return table.figure("virtual-heroes" if seat.virtual else "opening-heroes")


def throw_out(table: HeroesTable, seat: Player, contract: DeckCard) -> None:
    """Discard a contract instead, so that it is out for this round."""
    move(table, [contract], table.discards, "{seat} discards {cards}", seat)


@rule("setup.contracts-aside", off=throw_out)
def set_aside(table: HeroesTable, seat: Player, contract: DeckCard) -> None:
    """Lay a contract aside that came up while an opening pool was dealt."""
    move(table, [contract], table.aside, "{seat} sets {cards} aside", seat)


@rule("setup.reshuffle")
def reshuffle(table: HeroesTable) -> None:
    """Shuffle the cards set aside and the rest of the deck together."""
    move(table, list(table.aside.cards), table.deck)
    table.chance.shuffle("reshuffle", table.deck.cards)
    table.say("the deck is shuffled again")


def opening_hands(table: HeroesTable) -> None:
    """Deal each player a hand of cards of any kind."""
    for player in table.in_turn_from(starter(table), table.players):
        draw(table, player, opening_hand(table))


@rule("setup.hand", off=1)
def opening_hand(table: HeroesTable) -> int:
    """Return how many cards each player draws at the start."""
    return table.figure("hand")


def draw(table: HeroesTable, player: Player, number: int) -> None:
    """Let a player draw so many cards, or what the deck still holds."""
    if number > 0:
        move(table, table.deck.cards[: -number - 1 : -1], player.hand, "{seat} draws {cards}", player)
