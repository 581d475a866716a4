"""The view: as large as the window, with a cloth that follows."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QSizeF, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from chameleon_qt.engine.deal import Deal
from chameleon_qt.table.art.backs import Back
from chameleon_qt.table.art.cloth import Cloth, cloth_colours
from chameleon_qt.table.scene import TableScene
from chameleon_qt.table.view import TableView


@pytest.fixture
def view(qtbot: QtBot) -> Iterator[TableView]:
    scene = TableScene(Deal.numbered(1).start())
    result = TableView(scene)
    scene.setParent(result)
    qtbot.addWidget(result)
    result.resize(800, 600)
    result.show()
    qtbot.waitExposed(result)
    yield result
    result.stop()


def table(view: TableView) -> TableScene:
    scene = view.scene()
    assert isinstance(scene, TableScene)
    return scene


def picture(view: TableView) -> QImage:
    return view.viewport().grab().toImage()


def near(one: QColor, other: QColor, most: int = 40) -> bool:
    return all(
        abs(a - b) <= most
        for a, b in (
            (one.red(), other.red()),
            (one.green(), other.green()),
            (one.blue(), other.blue()),
        )
    )


@pytest.mark.parametrize("size", [(640, 480), (1280, 900), (333, 700), (1920, 1080)])
def test_the_table_fills_the_view(view: TableView, size: tuple[int, int]) -> None:
    view.resize(*size)
    assert table(view).layout.size == QSizeF(*size)
    assert table(view).sceneRect().size() == QSizeF(*size)
    assert view.mapFromScene(0, 0) == QPoint(0, 0)
    assert view.mapToScene(size[0], size[1]).toPoint() == QPoint(*size)
    assert not view.horizontalScrollBar().isVisible()
    assert not view.verticalScrollBar().isVisible()


def test_the_cloth_covers_the_view_at_every_size(view: TableView, qtbot: QtBot) -> None:
    for width, height in ((640, 480), (1500, 700), (800, 1000)):
        view.resize(width, height)
        image = picture(view)
        assert image.width() == width
        for x, y in ((1, 1), (width - 2, 1), (1, height - 2), (width - 2, height - 2)):
            assert near(image.pixelColor(x, y), cloth_colours(Cloth.GREEN).edge)


def test_after_a_resize_the_cloth_is_painted_at_its_own_size(view: TableView, qtbot: QtBot) -> None:
    picture(view)
    view.resize(1000, 700)

    def settled() -> bool:
        before = picture(view)
        view.complete()
        return before == picture(view)

    qtbot.waitUntil(settled)


def test_another_cloth_is_painted_at_once(view: TableView) -> None:
    picture(view)
    for cloth in Cloth:
        table(view).set_look(cloth, Back.LOZENGES)
        colour = picture(view).pixelColor(2, 2)
        assert near(colour, cloth_colours(cloth).edge)


def test_escape_ends_motion_and_is_left_to_others_when_nothing_moves(view: TableView) -> None:
    scene = table(view)
    scene.deal(scene.position)
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert not scene.animator.is_running
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert not scene.animator.is_running


def test_complete_leaves_nothing_to_draw(view: TableView) -> None:
    scene = table(view)
    view.resize(1200, 900)
    scene.deal(scene.position)
    view.complete()
    assert not scene.animator.is_running
    for card in scene.position.piles[0]:
        assert scene.items_by_card()[card].transform().isIdentity()


def test_stop_ends_everything(view: TableView) -> None:
    scene = table(view)
    scene.deal(scene.position)
    view.resize(700, 500)
    picture(view)
    view.stop()
    assert not scene.animator.is_running


def test_a_screen_of_another_density_lays_the_table_out_again(
    view: TableView, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = table(view)
    assert scene.pixmaps.ratio == 1.0
    monkeypatch.setattr(view, "devicePixelRatioF", lambda: 2.0)
    QCoreApplication.sendEvent(view, QEvent(QEvent.Type.DevicePixelRatioChange))
    assert scene.pixmaps.ratio == 2.0
