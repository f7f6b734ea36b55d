"""Peach Garden Press: tabletop card games as data, proved, printed and published."""

from importlib.metadata import version

__version__ = version("peach-garden-press")
