"""What a player can do in Heroes, each with the sentence that tells it."""

from generator.rules.kernel import Verb

PLAY = Verb("play", "plays {cards}")
ANNOUNCE = Verb("announce", "announces {choice}")
SCOUT = Verb("scout", "scouts {cards} from {targets}")
SECURE = Verb("secure", "secures {choice}")
TUCK = Verb("tuck", "tucks {cards} beneath the castle")
DISCARD = Verb("discard", "discards {cards}")
