"""Measures how fast and how frugal everything is, against the targets it should meet."""

from generator.bench.measurement import Measurement
from generator.bench.run import measure

__all__ = ["Measurement", "measure"]
