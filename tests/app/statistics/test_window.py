"""The statistics window: figures of one player, filtered, exported, imported and reset."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel, QLineEdit, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from chameleon_qt.app.archive import Archive
from chameleon_qt.app.statistics.window import StatisticsWindow
from chameleon_qt.players.selection import Filter
from chameleon_qt.players.store import Store
from tests.app.advising import wait_for
from tests.players.making import record, won

NOW = datetime.now(UTC).replace(microsecond=0)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "players"


@pytest.fixture
def store(folder: Path) -> Iterator[Store]:
    store = Store(folder)
    for number in range(1, 11):
        begun = NOW - timedelta(days=5 * (number - 1))
        store.put(won(number, begun=begun) if number % 2 else record(number, begun=begun))
    store.put(won(11, begun=NOW, game="kansas"))
    yield store
    store.close()


@pytest.fixture
def window(qtbot: QtBot, folder: Path, store: Store) -> Iterator[StatisticsWindow]:
    archive = Archive(folder)
    window = StatisticsWindow(archive, None, None)
    qtbot.addWidget(window)
    window.show()
    wait_for(lambda: window._found.summary.played > 0)
    yield window
    archive.stop()


def texts(window: StatisticsWindow) -> list[str]:
    return [label.text() for label in window.figures.findChildren(QLabel)]


def played(window: StatisticsWindow) -> int:
    done: list[object] = []
    window._archive.ask(lambda _: True, done.append, window)
    wait_for(lambda: bool(done))
    return window._found.summary.played


def test_the_figures_are_shown(window: StatisticsWindow) -> None:
    shown = texts(window)
    assert shown[shown.index("Games played") + 1] == "11"
    assert shown[shown.index("Games won") + 1] == "6"
    assert shown[shown.index("Win rate") + 1] == "55%"
    assert all(chart.bars for chart in window.charts)
    assert "Guest" in window.windowTitle()


def test_the_filters_count(window: StatisticsWindow) -> None:
    counts = []
    for game in range(3):
        window.game.setCurrentIndex(game)
        counts.append(played(window))
    assert counts == [11, 10, 1]
    window.game.setCurrentIndex(0)
    spans = []
    for period in range(4):
        window.period.setCurrentIndex(period)
        spans.append(played(window))
    assert spans == [11, 3, 7, 11]
    window.period.setCurrentIndex(1)
    played(window)
    assert len(window.charts[0].bars) == 7


def test_a_player_without_games_has_none(window: StatisticsWindow, store: Store) -> None:
    ann = store.create("Ann")
    window.show_player(ann.id, ann.name)
    assert played(window) == 0
    assert "Ann" in window.windowTitle()
    assert window.charts[0].accessibleDescription() == "No games yet"
    assert "–" in texts(window)


def test_the_window_speaks(window: StatisticsWindow, speaking: Callable[[str], None]) -> None:
    titles = set()
    for language in ("en", "fr", "de", "ru"):
        speaking(language)
        titles.add(window.windowTitle())
        assert "11" in texts(window)
    assert len(titles) == 4


@pytest.mark.parametrize("suffix", [".csv", ".json"])
def test_games_go_out_and_come_in(
    window: StatisticsWindow, store: Store, tmp_path: Path, suffix: str
) -> None:
    path = tmp_path / f"list{suffix}"
    window.transfer.export(path, Filter(None))
    wait_for(path.exists)
    before = store.games(Filter(None))
    store.reset(None)
    window.transfer.bring(path, None)
    wait_for(lambda: "imported" in window.message.text())
    assert store.games(Filter(None)) == before
    window.transfer.bring(path, None)
    wait_for(lambda: "11 known" in window.message.text())
    assert len(store.games(Filter(None))) == 11


def test_what_is_no_list_is_told(window: StatisticsWindow, tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("hello")
    for path in (tmp_path / "secret", tmp_path / "nowhere", tmp_path):
        window.message.clear()
        window.transfer.bring(path, None)
        wait_for(window.message.text)
        assert str(tmp_path) not in window.message.text()
    window.message.clear()
    window.transfer.export(tmp_path / "no" / "folder.csv", Filter(None))
    wait_for(window.message.text)
    assert "not there" in window.message.text()
    assert played(window) == 11


def test_the_dialogs_ask_for_files(window: StatisticsWindow, tmp_path: Path) -> None:
    window.export.click()
    choose(window, tmp_path / "mine.csv")
    wait_for((tmp_path / "mine.csv").exists)
    window.bring.click()
    choose(window, tmp_path / "mine.csv")
    wait_for(lambda: "11 known" in window.message.text())


def choose(window: StatisticsWindow, path: Path) -> None:
    dialog = next(d for d in window.findChildren(QFileDialog) if d.isVisible())
    field = dialog.findChild(QLineEdit)
    assert field is not None
    field.setText(str(path))
    dialog.accept()


@pytest.mark.parametrize("really", [False, True])
def test_a_reset_is_asked_about(window: StatisticsWindow, store: Store, really: bool) -> None:
    window.reset.click()
    wait_for(lambda: window.findChild(QMessageBox) is not None)
    box = window.findChild(QMessageBox)
    assert box is not None
    assert "11" in box.text()
    buttons = {button.text(): button for button in box.findChildren(QPushButton)}
    buttons["&Remove" if really else "&Keep"].click()
    assert played(window) >= 0
    wait_for(lambda: (store.games(Filter(None)) == []) is really)


def test_escape_closes(window: StatisticsWindow) -> None:
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible()
    window.refresh()  # nobody looks
    assert window._today() == date.today()
