"""The strategy cards, a module a faction; importing this package declares them all."""

from generator.rules.legends_2023.strategies import shared, shu, warlords, wei, wu

__all__ = ["shared", "shu", "warlords", "wei", "wu"]
