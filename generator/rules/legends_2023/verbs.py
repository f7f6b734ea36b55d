"""What players and their Legends do."""

from generator.rules.kernel import Verb

MOVE = Verb("move", "moves {cards} to {choice}")
RECRUIT = Verb("recruit", "recruits with {cards}")
ATTACK = Verb("attack", "attacks {targets}{choice} with {cards}")
USE = Verb("use", "uses {by} of {cards}")
SPUR = Verb("spur", "spurs {cards}")
PLAY = Verb("play", "plays {cards}")
DISCARD = Verb("discard", "discards {cards}")
TAKE = Verb("take", "takes {cards}")
CHOOSE = Verb("choose", "chooses {cards}{choice}")
TRANSFER = Verb("transfer", "transfers {choice} of {cards}")
PLACE = Verb("place", "places {cards} in {choice}")
REROLL = Verb("reroll", "rerolls {choice}")
DRAW = Verb("draw", "draws")

VERBS = (MOVE, RECRUIT, ATTACK, USE, SPUR, PLAY, DISCARD, TAKE, CHOOSE, TRANSFER, PLACE, REROLL, DRAW)
