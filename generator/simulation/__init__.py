"""Whole games between bots: setting them up, playing them, and what they amount to."""

from generator.simulation.bots import BOTS, best_bot, bot_for, random_bot
from generator.simulation.games import crashes_as_faults, play_again, play_game, play_games
from generator.simulation.settings import Setting, setting
from generator.simulation.statistics import Statistics

__all__ = [
    "BOTS",
    "Setting",
    "Statistics",
    "best_bot",
    "bot_for",
    "crashes_as_faults",
    "play_again",
    "play_game",
    "play_games",
    "random_bot",
    "setting",
]
