"""A bot that plays the 2023 board game sensibly, from what its seat can see alone."""

from generator.rules.legends_2023.bot.choosing import sensible_bot

__all__ = ["sensible_bot"]
