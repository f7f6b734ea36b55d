"""The made-up game of pears and plums as a fixture."""

from pathlib import Path

import pytest
from small_game import Orchard


@pytest.fixture
def orchard(tmp_path: Path) -> Orchard:
    return Orchard(tmp_path)
