"""What players of `tricks` can do, as verbs."""

from generator.rules.kernel import Verb

GIVE = Verb("give", "gives {cards}")
USE = Verb("use", "uses {cards}")
USE_ON = Verb("use", "uses {cards} on {targets}")
ADD = Verb("add", "adds {cards}")
ADD_AGAINST = Verb("add", "adds {cards} against {targets}")
PLAY = Verb("play", "plays {cards}")
AWARD = Verb("award", "awards {cards} to {targets}")
PLACE = Verb("place", "places {cards} in front")
DISCARD = Verb("discard", "discards {cards}")
