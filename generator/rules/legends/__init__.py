"""The engine of `legends`, the card game of heroes with hidden roles."""

from generator.rules.legends import heroes  # noqa: F401 - importing declares the skills
from generator.rules.legends.play import engine

__all__ = ["engine"]
