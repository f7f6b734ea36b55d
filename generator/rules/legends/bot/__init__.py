"""A bot that plays Legends sensibly, from what its seat can see alone."""

from generator.rules.legends.bot.choosing import sensible_bot

__all__ = ["sensible_bot"]
