"""A small table inside a page that plays the move of its drawing."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF, Qt, QTimer
from PySide6.QtWidgets import QWidget

from chameleon_qt.app.help.drawings import Look, drawing_size
from chameleon_qt.help.examples import Example
from chameleon_qt.table.scene import TableScene
from chameleon_qt.table.speeds import Speed
from chameleon_qt.table.view import TableView

BEFORE = 700
"""Milliseconds in which the position can be looked at."""


class SmallTable(TableView):
    """Lies over a drawing; the mouse goes through it."""

    def __init__(self, example: Example, look: Look, speed: Speed, parent: QWidget | None) -> None:
        self._example = example
        self.scene_ = TableScene(example.position)
        super().__init__(self.scene_, parent)
        self.scene_.setParent(self)
        self.setMinimumSize(0, 0)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._table = look.table
        self.resize(drawing_size(example, look))
        self.setSceneRect(QRectF(self.rect()))
        self.scene_.set_look(look.cloth, look.back, look.style)
        self.scene_.set_speed(speed)
        self._begin = QTimer(self)
        self._begin.setSingleShot(True)
        self._begin.setInterval(0 if speed is Speed.OFF else BEFORE)
        self._begin.timeout.connect(self._play)
        self._begin.start()

    def table_size(self) -> QSizeF:
        return self._table

    def stop(self) -> None:
        self._begin.stop()
        super().stop()

    def _play(self) -> None:
        assert self._example.move is not None
        after, steps = self._example.position.apply(self._example.move)
        self.scene_.play(steps, after)
