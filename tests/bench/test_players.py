"""A history of ten years: opening the database, and the statistics window on it."""

from __future__ import annotations

import random
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from chameleon_qt.app.archive import Archive
from chameleon_qt.app.statistics.window import StatisticsWindow
from chameleon_qt.players import rows
from chameleon_qt.players.store import Store
from tests.players.making import record, won

pytestmark = pytest.mark.bench

GAMES = 20_000


def test_ten_years(qtbot: QtBot, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    chance = random.Random(1)
    now = datetime.now(UTC).replace(microsecond=0)
    store = Store(tmp_path)
    games = [
        (won if chance.random() < 0.3 else record)(
            number,
            begun=now - timedelta(minutes=260 * (GAMES - number)),
            seconds=chance.randrange(60, 1200),
            moves=chance.randrange(40, 140),
        )
        for number in range(1, GAMES + 1)
    ]
    store._database.write(lambda c: [rows.insert(c, game) for game in games])
    store.close()
    begun = time.perf_counter()
    store = Store(tmp_path)
    store.open()
    opened = 1000 * (time.perf_counter() - begun)
    begun = time.perf_counter()
    store.put(won(GAMES + 1))
    put = 1000 * (time.perf_counter() - begun)
    store.close()
    times = []
    for _ in range(5):
        archive = Archive(tmp_path)
        begun = time.perf_counter()
        window = StatisticsWindow(archive, None, None)
        qtbot.addWidget(window)
        window.show()
        while window._found.summary.played < GAMES:
            QApplication.processEvents()
        times.append(time.perf_counter() - begun)
        window.close()
        archive.stop()
    with capsys.disabled():
        print(
            f"\n{GAMES} games: the database opens in {opened:.1f} ms and keeps one more in "
            f"{put:.1f} ms; the statistics are complete after {times[0]:.2f} s the first time, "
            f"at most {max(times[1:]):.2f} s afterwards"
        )
