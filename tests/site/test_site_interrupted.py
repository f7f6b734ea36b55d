"""Ctrl-C while the process that draws pictures is still loading its modules."""

import subprocess
import sys

import pytest

HELD_BACK = """
import os, signal
from generator.site.drawing import _interrupts_left_to_the_parent
try:
    with _interrupts_left_to_the_parent():
        os.kill(os.getpid(), signal.SIGINT)
        print("started")
except KeyboardInterrupt:
    print("interrupted")
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot hold interrupts back")
def test_an_interrupt_while_drawing_starts_is_held_back_and_never_lost():
    said = subprocess.run(
        [sys.executable, "-c", HELD_BACK], capture_output=True, text=True, check=True
    ).stdout
    assert said.split() == ["started", "interrupted"]
