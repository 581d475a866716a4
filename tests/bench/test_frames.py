"""Frame times at 1920 x 1080: a run of 20 cards is dragged, a whole game is dealt."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from statistics import quantiles

import pytest
from PySide6.QtCore import QEventLoop, QPoint, QSizeF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.moves import PILES
from chameleon_qt.engine.position import Position
from chameleon_qt.table.scene import TableScene
from chameleon_qt.table.view import TableView
from tests.gui.driving import Mouse, Player
from tests.table.positions import with_pile

pytestmark = pytest.mark.bench

FRAME = 1000 / 60
WANTED = 0.95


@contextmanager
def table(qtbot: QtBot, position: Position) -> Iterator[tuple[TableView, TableScene]]:
    scene = TableScene(position)
    view = TableView(scene)
    view.resize(1920, 1080)
    with qtbot.waitExposed(view):
        view.show()
    view.complete()
    QApplication.processEvents()
    assert scene.layout.size == QSizeF(1920, 1080)
    yield view, scene
    view.stop()
    view.close()
    scene.deleteLater()


def turn(before: Callable[[], object] = lambda: None) -> float:
    """Milliseconds of one turn of the event loop, the painting included."""
    begun = time.perf_counter()
    before()
    QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents)
    return 1000 * (time.perf_counter() - begun)


def report(what: str, times: list[float]) -> None:
    cuts = quantiles(times, n=100)
    share = sum(each <= FRAME for each in times) / len(times)
    print(
        f"\n{what}: {len(times)} frames, p50 {cuts[49]:.1f} ms, p95 {cuts[94]:.1f} ms, "
        f"p99 {cuts[98]:.1f} ms, worst {max(times):.1f} ms; ratio within {FRAME:.1f} ms: "
        f"{share:.3f} (wanted: {WANTED})"
    )


def test_drag_of_twenty_cards(qtbot: QtBot) -> None:
    with table(qtbot, with_pile(20)) as (view, scene):
        player, mouse = Player(view, scene), Mouse(view.viewport())
        start = player.spot(PILES[0], 0)
        mouse.press(start)
        times = []
        for step in range(240):
            along = step / 240
            point = start + QPoint(round(700 * along), round(300 * abs(0.5 - (4 * along) % 1)))
            times.append(turn(lambda point=point: mouse.move(point)))  # type: ignore[misc]
        assert scene.is_dragging
        mouse.release(start)
        report("drag of 20 cards", times[1:])


def test_whole_deal(qtbot: QtBot) -> None:
    position = Deal.numbered(1).start()
    with table(qtbot, position) as (_, scene):
        times: list[float] = []
        while len(times) < 300:
            scene.deal(position)
            while scene.animator.is_running:
                spent = turn()
                if spent > 0.5:  # a turn without a frame is over at once
                    times.append(spent)
        report("whole deal", times)
