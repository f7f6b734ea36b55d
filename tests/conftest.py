"""How all tests run: slow machines get their time, and CI tries the same examples every time."""

import os
from collections.abc import Generator

import pytest
from hypothesis import HealthCheck, settings

from generator.simulation.games import rare_collections

settings.register_profile("here", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", settings.get_profile("here"), derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") == "true" else "here")


@pytest.hookimpl(wrapper=True)
def pytest_runtestloop() -> Generator[None, object, object]:
    """Let the garbage collector look rarely: all tests live to the end, and searching them takes time."""
    with rare_collections():
        return (yield)
