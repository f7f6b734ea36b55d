"""Draws pictures in another process while pages are built: both take long, neither needs the other."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import get_context, resource_tracker
from pathlib import Path

from generator.catalogue.catalogue import Catalogue
from generator.faults import Faults
from generator.project import Project
from generator.site.pictures import draw_pictures, stale_decks

Waiting = Callable[[], None]
"""Waits until all pictures are drawn; raises `Faults` for faces that cannot be laid out."""


@contextmanager
def drawing(project: Project, catalogues: Sequence[Catalogue], folder: Path) -> Iterator[Waiting]:
    """Begin to draw all pictures that are missing or stale, and give what waits for them.

    If the block fails or is interrupted, drawing ends at once; decks not yet finished are drawn another time.
    """
    stale = [(catalogue, stale_decks(project, catalogue, folder)) for catalogue in catalogues]
    tasks = [(project, catalogue, decks, folder) for catalogue, decks in stale if decks]
    if not tasks:
        yield lambda: None
        return
    with _interrupts_left_to_the_parent():
        started = get_context("spawn").Pool(1, _leave_interrupts_to_the_parent)
    with started as pool:
        drawn = pool.starmap_async(draw_pictures, tasks, chunksize=1)

        def wait() -> None:
            faults = [fault for found in drawn.get() for fault in found]
            if faults:
                raise Faults(faults)

        yield wait


@contextmanager
def _interrupts_left_to_the_parent() -> Iterator[None]:
    """Start processes that ignore Ctrl-C from their first moment on, while they still load modules.

    They inherit that it is held back; here it arrives as soon as they have started. Windows cannot do so.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # it would let interrupts through again, were it started in between
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
