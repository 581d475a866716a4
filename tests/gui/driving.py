"""Plays on a table as a player does, by real mouse events, and compares picture and position."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRectF, QSettings, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from chameleon_qt.app.game_model import GameModel
from chameleon_qt.app.main_window import MainWindow
from chameleon_qt.app.settings import Settings
from chameleon_qt.engine.autoplay import click_move
from chameleon_qt.engine.cards import Card
from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.moves import FOUNDATIONS, PILES, RESERVE, STOCK, WASTE, Move, Place
from chameleon_qt.engine.position import Position
from chameleon_qt.table.layout import Hit, Layout, Opened
from chameleon_qt.table.scene import TableScene
from chameleon_qt.table.speeds import Speed
from chameleon_qt.table.view import TableView
from tests.oracle import Table

LEFT = Qt.MouseButton.LeftButton
RIGHT = Qt.MouseButton.RightButton
NONE = Qt.MouseButton.NoButton


def stored_settings(path: Path) -> Settings:
    """The settings kept in the file at `path`."""
    return Settings(QSettings(str(path), QSettings.Format.IniFormat))


def open_window(
    qtbot: QtBot, settings: Settings, deal: Deal, speed: Speed = Speed.NORMAL
) -> MainWindow:
    """The window of the program with its first game dealt; it is closed after the test."""
    settings.speed = speed
    settings.is_welcomed = True
    window = MainWindow(settings, deal)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    window.begin()
    window.scene.finish()
    return window


class Mouse:
    """A mouse over `top` and its children: whatever is pressed gets the events until release.

    All points are in `top`'s coordinates and may lie outside it.
    """

    def __init__(self, top: QWidget) -> None:
        self._top = top
        self._buttons = NONE
        self._grabber: QWidget | None = None
        self.point = QPoint()
        self.modifiers = Qt.KeyboardModifier.NoModifier

    def move(self, point: QPoint) -> None:
        """Go to `point`, with or without a button held."""
        self._send(QEvent.Type.MouseMove, point, NONE)

    def press(self, point: QPoint, button: Qt.MouseButton = LEFT, double: bool = False) -> None:
        """Go to `point` and press; `double` makes it the second press of a double click."""
        if self._buttons is NONE:
            self._grabber = self._top.childAt(point) or self._top
        self._buttons |= button
        kind = QEvent.Type.MouseButtonDblClick if double else QEvent.Type.MouseButtonPress
        self._send(kind, point, button)

    def release(self, point: QPoint, button: Qt.MouseButton = LEFT) -> None:
        """Go to `point` and let go."""
        self._buttons &= ~button
        self._send(QEvent.Type.MouseButtonRelease, point, button)
        if self._buttons == NONE:
            self._grabber = None

    def click(self, point: QPoint, button: Qt.MouseButton = LEFT) -> None:
        """Go to `point`, press and let go."""
        self.move(point)
        self.press(point, button)
        self.release(point, button)

    def double_click(self, point: QPoint) -> None:
        """Click twice in one place."""
        self.click(point)
        self.press(point, double=True)
        self.release(point)

    def drag(self, start: QPoint, end: QPoint, steps: int = 4) -> None:
        """Press at `start`, go to `end` and let go there."""
        self.carry(start, end, steps)
        self.release(end)

    def carry(self, start: QPoint, end: QPoint, steps: int = 4) -> None:
        """Press at `start` and go to `end` in a straight line, still holding."""
        self.move(start)
        self.press(start)
        for step in range(1, steps + 1):
            self.move(start + (end - start) * (step / steps))

    def _send(self, kind: QEvent.Type, point: QPoint, button: Qt.MouseButton) -> None:
        self.point = point
        target = self._grabber or self._top.childAt(point) or self._top
        if not isValid(target):
            return
        event = QMouseEvent(
            kind,
            QPointF(target.mapFrom(self._top, point)),
            QPointF(self._top.mapToGlobal(point)),
            button,
            self._buttons,
            self.modifiers,
        )
        QCoreApplication.sendEvent(target, event)


class Player:
    """Finds cards where they show on the table and moves them with the mouse."""

    def __init__(self, view: TableView, scene: TableScene) -> None:
        self.view = view
        self.scene = scene
        self.mouse = Mouse(view.viewport())
        self.clicks = 0
        self.drags = 0

    def spot(self, place: Place, index: int) -> QPoint:
        """The middle of what can be seen of card `index` at `place` (of the place, with -1)."""
        scene = self.scene
        area = visible_strip(scene.layout, scene.position, Hit(place, index), scene.opened)
        point = area.center().toPoint()
        assert self.hit(point) == Hit(place, index), f"{place}, {index} cannot be reached"
        return point

    def hit(self, point: QPoint) -> Hit | None:
        """What the table finds at `point` of the view."""
        scene = self.scene
        return scene.layout.hit(scene.position, self.view.mapToScene(point), scene.opened)

    def hover(self, place: Place, index: int) -> QPoint:
        """Go to a card; the pile opens around it if it is squeezed."""
        point = self.spot(place, index)
        self.mouse.move(point)
        return point

    def click(self, place: Place, index: int) -> None:
        """Click a card."""
        point = self.hover(place, index)
        self.mouse.press(point)
        self.mouse.release(point)
        self.clicks += 1

    def carry(self, place: Place, index: int, target: Place) -> QPoint:
        """Take a card, and those above it, to where it would lie on `target`; still holding."""
        scene = self.scene
        start = self.hover(place, index)
        card = scene.layout.card_rect(scene.position, Hit(place, index), scene.opened)
        goal = scene.layout.top_rect(scene.position, target)
        end = start + (goal.topLeft() - card.topLeft()).toPoint()
        self.mouse.carry(start, end)
        return end

    def drag(self, place: Place, index: int, target: Place) -> None:
        """Drag a card, and those above it, onto `target`."""
        self.mouse.release(self.carry(place, index, target))
        self.drags += 1

    def play(self, move: Move) -> None:
        """Make `move`: by a click where a click makes just this move, else by a drag."""
        position = self.scene.position
        index = len(position.cards(move.source)) - move.length
        if click_move(position, move.source, index) == move:
            self.click(move.source, index)
        else:
            self.drag(move.source, index, move.target)


def visible_strip(
    layout: Layout, position: Position, hit: Hit, opened: Opened | None = None
) -> QRectF:
    """The part of the card at `hit` that the cards above it leave uncovered."""
    area = layout.card_rect(position, hit, opened)
    if hit.index < 0 or hit.index == len(position.cards(hit.place)) - 1:
        return area
    above = layout.card_rect(position, Hit(hit.place, hit.index + 1), opened)
    if hit.place == WASTE:
        if above.left() > area.left():
            return QRectF(area.topLeft(), QPointF(above.left(), area.bottom()))
        return QRectF(QPointF(above.right(), area.top()), area.bottomRight())
    return QRectF(area.topLeft(), QPointF(area.right(), above.top()))


def assert_picture_equals_model(scene: TableScene, position: Position) -> None:
    """After everything has landed, every card lies as the layout says for `position`."""
    scene.finish()
    assert not scene.animator.is_running
    assert scene.position == position
    items = scene.items_by_card()
    expected = scene.layout.arrange(position, scene.opened)
    assert set(items) == set(expected) == set(position.rules.deck())
    for card, goal in expected.items():
        item = items[card]
        where = str(card)
        assert item.scene() is scene, where
        assert item.parentItem() is None, f"still in the hand: {where}"
        assert item.pos() == goal.pos, where
        assert item.face_up is goal.face_up, where
        assert item.isVisible() is goal.visible, where
        assert item.lift == 1.0, where
        assert item.transform().isIdentity() or not goal.visible or _stretched(scene, card), where
    for place in position.places():
        heights = [items[card].zValue() for card in position.cards(place)]
        assert heights == sorted(set(heights)), f"out of order at {place}: {heights}"


def _stretched(scene: TableScene, card: Card) -> bool:
    """Whether the card still shows a pixmap of an older size."""
    pixmap = scene.items_by_card()[card].pixmap()
    margins = 2 * scene.pixmaps.margin
    width = pixmap.width() / pixmap.devicePixelRatio()
    return abs(width - margins - scene.pixmaps.card_size.width()) > 1e-6


def assert_oracle_agrees(model: GameModel) -> None:
    """The slow judge, playing the same line, sees the same cards and legal moves."""
    position = model.position
    rules = position.rules
    table = Table(
        str(model.deal).split(),
        ranks=rules.ranks,
        piles=rules.piles,
        reserve=rules.reserve,
        take_back=rules.take_back,
    )
    for move in model.line:
        table.play(str(move))
    table.check()
    assert _words(position, RESERVE) == table.reserve
    assert _words(position, STOCK)[::-1] == table.stock
    assert _words(position, WASTE) == table.waste
    assert [_words(position, place) for place in PILES[: rules.piles]] == table.piles
    for place, letter in zip(FOUNDATIONS, "SHDC", strict=True):
        assert _words(position, place) == table.foundations[letter]
    assert {str(move) for move in position.legal_moves()} == table.legal()


def _words(position: Position, place: Place) -> list[str]:
    return [str(card) for card in position.cards(place)]
