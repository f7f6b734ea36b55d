"""The skills of the Legends, a module a faction; importing this package declares them all."""

from generator.rules.legends_2023.legends import shu, warlords, wei, wu

__all__ = ["shu", "warlords", "wei", "wu"]
