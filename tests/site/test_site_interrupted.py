"""Ctrl-C while the process that draws pictures is still loading its modules."""

import os
import signal
import sys

import pytest

from generator.site.drawing import _interrupts_left_to_the_parent


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot hold interrupts back")
def test_an_interrupt_while_drawing_starts_is_held_back_and_never_lost():
    reached = []

    def interrupted():
        with _interrupts_left_to_the_parent():
            os.kill(os.getpid(), signal.SIGINT)
            reached.append("started")

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert reached == ["started"]
