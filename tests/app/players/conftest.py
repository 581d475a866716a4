"""A window with players, its archive in a folder of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from chameleon_qt.app.application import first_game
from chameleon_qt.app.keeper import Keeper, slot_of
from chameleon_qt.app.main_window import MainWindow
from chameleon_qt.app.players.desk import PlayersDesk
from chameleon_qt.app.players.session import Session
from chameleon_qt.players.store import Store
from chameleon_qt.table.speeds import Speed
from tests.app.advising import wait_for
from tests.gui.driving import stored_settings

Start = Callable[[], MainWindow]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The folder of the program's data."""
    return tmp_path / "data"


@pytest.fixture
def store(data: Path) -> Iterator[Store]:
    """The database, used beside the program."""
    store = Store(data / "players")
    yield store
    store.close()


@pytest.fixture
def start(qtbot: QtBot, own_settings: Path, data: Path) -> Iterator[Start]:
    """Starts the program and waits until it knows who plays; at the end it is closed."""
    windows: list[MainWindow] = []

    def start_now() -> MainWindow:
        settings = stored_settings(own_settings)
        settings.is_welcomed = True
        settings.speed = Speed.OFF
        keeper = Keeper(data / "games")
        brought = keeper.open(slot_of(settings.player))
        first = first_game(None, None, brought, settings)
        window = MainWindow(settings, first, keeper, data / "players")
        qtbot.addWidget(window)
        window.show()
        assert window.saving is not None
        window.saving.begin(brought)
        windows.append(window)
        settle(session_of(window))
        return window

    yield start_now
    for window in filter(isValid, windows):
        window.close()


def desk_of(window: MainWindow) -> PlayersDesk:
    """What the player sees of players."""
    assert window.desk is not None
    return window.desk


def session_of(window: MainWindow) -> Session:
    """Who plays."""
    return desk_of(window).session


def settle(session: Session) -> None:
    """Wait until the archive has done all that was asked and its answers have been heard."""
    done: list[object] = []
    session.archive.ask(lambda _: True, done.append, session)
    wait_for(lambda: bool(done))
