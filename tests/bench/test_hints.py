"""Hints: how soon they come, how smooth the table stays while a search runs, how it ends."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from statistics import quantiles

import pytest
from PySide6.QtCore import QEventLoop
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from chameleon_qt.app.adviser import Advice, Adviser
from chameleon_qt.app.background import Background, Report
from chameleon_qt.app.game_model import GameModel
from chameleon_qt.app.hint_stage import HintStage
from chameleon_qt.app.main_window import MainWindow
from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.moves import Move
from chameleon_qt.solver.hint import QUICK, solve
from chameleon_qt.solver.search import CancelToken
from chameleon_qt.table.speeds import Speed
from tests.gui.driving import open_window, stored_settings

pytestmark = pytest.mark.bench

POSITIONS = 200
OPEN_DEAL = "R026"
"""No search of a minute settles it."""
ROUNDS = 6
FRAMES = 150
"""In each round, with and without a search by turns."""


@pytest.fixture
def window(
    qtbot: QtBot, own_settings: Path, reference_deals: dict[str, str]
) -> Iterator[MainWindow]:
    settings = stored_settings(own_settings)
    window = open_window(qtbot, settings, Deal.parse(reference_deals[OPEN_DEAL]), Speed.NORMAL)
    window.resize(1920, 1080)
    window.view.complete()
    yield window
    window.close()


def p95(times: list[float]) -> float:
    return quantiles(times, n=100)[94]


def frames(window: MainWindow, count: int) -> list[float]:
    """Milliseconds of each frame of a deal that is dealt again and again."""
    times: list[float] = []
    while len(times) < count:
        window.scene.deal(window.model.position)
        while window.scene.animator.is_running:
            begun = time.perf_counter()
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents)
            spent = 1000 * (time.perf_counter() - begun)
            if spent > 0.5:  # a turn without a frame is over at once
                times.append(spent)
    return times


def test_frames_during_a_long_search(
    window: MainWindow, capsys: pytest.CaptureFixture[str]
) -> None:
    adviser = window.guidance.adviser
    frames(window, 100)
    calm: list[float] = []
    busy: list[float] = []
    for _ in range(ROUNDS):
        calm += frames(window, FRAMES)
        adviser._searched.clear()
        adviser.search()
        busy += frames(window, FRAMES)
        assert adviser.is_searching
        adviser.watch(False)
    with capsys.disabled():
        print(
            f"\nframes: p95 {p95(calm):.2f} ms alone, {p95(busy):.2f} ms with a search, "
            f"ratio {p95(busy) / p95(calm):.2f}; worst {max(calm):.1f} and {max(busy):.1f} ms"
        )


def test_first_answers(
    qtbot: QtBot,
    reference_deals: dict[str, str],
    winning_lines: dict[str, list[str]],
    capsys: pytest.CaptureFixture[str],
) -> None:
    places = [(name, at) for name, line in winning_lines.items() for at in range(len(line))]
    step = len(places) / POSITIONS
    times: list[float] = []
    wins = 0
    for name, at in (places[int(number * step)] for number in range(POSITIONS)):
        model = GameModel(Deal.parse(reference_deals[name]))
        for move in line_of(model, winning_lines[name][:at]):
            model.play(move)
        adviser = Adviser(model)
        heard: list[Advice | None] = []
        adviser.advised.connect(heard.append)
        begun = time.perf_counter()
        adviser.hint(HintStage.MOVE)
        while not heard or heard[-1] is None:
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 1)
            if model.position.is_won:
                break
        times.append(time.perf_counter() - begun)
        wins += bool(heard and heard[-1] and not heard[-1].hint.guess)
        adviser.stop()
    with capsys.disabled():
        print(
            f"\nfirst answers: median {quantiles(times, n=2)[0]:.3f} s, p95 {p95(times):.3f} s, "
            f"worst {max(times):.3f} s; {wins} of {len(times)} with the win"
        )


def line_of(model: GameModel, texts: list[str]) -> list[Move]:
    """The moves of `texts`; played with an auto complete, a line may end early."""
    model.auto_complete = False
    position, moves = model.position, []
    for text in texts:
        moves.append(position.parse_move(text))
        position, _ = position.apply(moves[-1])
    return moves


@pytest.mark.parametrize("wait", [1, 50, 400, 3000])
def test_closing_during_a_search(
    window: MainWindow, wait: int, capsys: pytest.CaptureFixture[str]
) -> None:
    window.guidance.hint()
    window.guidance.look_back()
    QTest.qWait(wait)
    begun = time.perf_counter()
    window.close()
    with capsys.disabled():
        print(f"\nclosing {wait} ms after a search began: {time.perf_counter() - begun:.3f} s")


def test_frames_while_lines_are_made_real(
    window: MainWindow,
    reference_deals: dict[str, str],
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The worst for the table: nothing but the part of the solver that is Python."""
    position = Deal.parse(reference_deals["R077"]).start()
    frames(window, 100)
    calm: list[float] = []
    busy: list[float] = []

    def work(report: Report, cancel: CancelToken) -> None:
        while not cancel.is_cancelled:
            solve(position, QUICK, cancel)

    background = Background()
    for _ in range(ROUNDS):
        calm += frames(window, FRAMES)
        background.start(work, lambda _: None)
        busy += frames(window, FRAMES)
        background.cancel()
    background.stop()
    with capsys.disabled():
        print(
            f"\nframes: p95 {p95(calm):.2f} ms alone, {p95(busy):.2f} ms while lines are made "
            f"real without a pause, ratio {p95(busy) / p95(calm):.2f}"
        )
