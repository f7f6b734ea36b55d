"""The cards of the deck, by name: what each does when it is used."""

from generator.rules.legends.cards import armour, weapons  # noqa: F401 - importing declares equipment
from generator.rules.legends.cards.area import AREA
from generator.rules.legends.cards.basic import BASIC
from generator.rules.legends.cards.delayed import DELAYED
from generator.rules.legends.cards.scrolls import SCROLLS

CARDS = {rules.name: rules for rules in (*BASIC, *SCROLLS, *AREA, *DELAYED)}
