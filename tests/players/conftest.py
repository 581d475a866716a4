"""A store in a folder of its own, with a clock that the test sets."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from chameleon_qt.players.store import Store
from tests.players.making import Clock


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The data folder, not made yet."""
    return tmp_path / "data" / "chameleon"


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def store(folder: Path, clock: Clock) -> Iterator[Store]:
    store = Store(folder, clock)
    yield store
    store.close()


@pytest.fixture
def ada(store: Store) -> int:
    """A player without a password."""
    return store.create("Ada").id
