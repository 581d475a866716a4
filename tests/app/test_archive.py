"""The players' database beside the window: nothing is lost, nothing waits, nothing is left."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from chameleon_qt.app.archive import Archive
from chameleon_qt.players.errors import PlayersError, Reason, RefusedError
from chameleon_qt.players.records import Outcome
from chameleon_qt.players.selection import Filter
from chameleon_qt.players.store import Store
from tests.app.advising import wait_for
from tests.players.making import opened, record, won


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "players"


@pytest.fixture
def archive(qtbot: QtBot, folder: Path) -> Iterator[Archive]:
    threads = set(threading.enumerate())
    archive = Archive(folder, retry=0.05)
    yield archive
    archive.stop()
    assert set(threading.enumerate()) <= threads


def kept(folder: Path) -> list[str]:
    store = Store(folder)
    games = [game.id for game in store.games(Filter(None))]
    store.close()
    return games


def test_nothing_begins_before_it_is_needed(archive: Archive, folder: Path) -> None:
    assert not folder.exists()
    archive.stop()


def test_what_is_put_is_kept_when_it_ends(archive: Archive, folder: Path) -> None:
    for number in range(1, 30):
        archive.put(record(number))
        archive.put(won(number))
    archive.stop()
    assert len(kept(folder)) == 29
    archive.put(record(40))  # too late, and harmless
    assert len(kept(folder)) == 29


def test_questions_are_answered_in_order_after_what_was_put(archive: Archive) -> None:
    heard: list[object] = []
    archive.put(won(1))
    archive.ask(lambda store: store.game(f"{1:016x}"), heard.append, archive)
    archive.ask(lambda store: len(store.accounts()), heard.append, archive)
    wait_for(lambda: len(heard) == 2)
    assert getattr(heard[0], "outcome", None) is Outcome.WON
    assert heard[1] == 0


def test_an_error_is_an_answer(archive: Archive) -> None:
    heard: list[object] = []
    archive.ask(lambda store: store.create(" "), heard.append, archive)
    wait_for(lambda: bool(heard))
    assert isinstance(heard[0], RefusedError)
    assert heard[0].reason is Reason.NAME_EMPTY


def test_who_has_gone_hears_nothing(archive: Archive) -> None:
    heard: list[object] = []
    asker = QObject()
    gate = threading.Event()
    archive.ask(lambda _: gate.wait(5), heard.append, asker)
    delete(asker)
    gate.set()
    archive.ask(lambda _: "next", heard.append, archive)
    wait_for(lambda: bool(heard))
    assert heard == ["next"]


def test_nothing_is_heard_after_the_end(archive: Archive, qtbot: QtBot) -> None:
    heard: list[object] = []
    archive.ask(lambda _: 1, heard.append, archive)
    archive.stop()
    qtbot.wait(5)
    assert heard == []


def test_the_window_does_not_wait(archive: Archive) -> None:
    gate = threading.Event()
    archive.ask(lambda _: gate.wait(5), lambda _: None, archive)
    begun = time.monotonic()
    for number in range(1, 200):
        archive.put(record(number))
    assert time.monotonic() - begun < 2  # a wait for the gate, not a speed
    gate.set()


def test_a_locked_database_is_told_once_and_tried_again(archive: Archive, folder: Path) -> None:
    archive.put(record(1))
    done: list[object] = []
    archive.ask(lambda _: True, done.append, archive)
    wait_for(lambda: bool(done))
    troubles: list[PlayersError] = []
    recovered: list[bool] = []
    archive.trouble.connect(troubles.append)
    archive.recovered.connect(lambda: recovered.append(True))
    with opened(folder / "players.sqlite3") as other:
        other.execute("BEGIN IMMEDIATE")
        for number in (2, 3):
            archive.put(record(number))
            wait_for(lambda: bool(troubles))
        other.execute("ROLLBACK")
    wait_for(lambda: bool(recovered))
    assert [error.reason for error in troubles] == [Reason.LOCKED]
    archive.stop()
    assert kept(folder) == [f"{number:016x}" for number in (1, 2, 3)]


def test_a_folder_that_cannot_be_made_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "players").write_text("in the way")
    archive = Archive(tmp_path / "players")
    with qtbot.waitSignal(archive.trouble):
        archive.put(record(1))
    archive.stop()
    assert (tmp_path / "players").read_text() == "in the way"


def test_a_damaged_database_is_said(qtbot: QtBot, folder: Path) -> None:
    folder.mkdir()
    (folder / "players.sqlite3").write_bytes(b"x" * 5000)
    archive = Archive(folder)
    with qtbot.waitSignal(archive.noticed) as heard:
        archive.put(record(1))
    assert heard.args is not None
    assert heard.args[0].reason is Reason.BEGUN_ANEW
    archive.stop()
    assert len(kept(folder)) == 1
