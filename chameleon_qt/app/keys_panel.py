"""The panel that lists the keys of the game, on the table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import (
    QAction,
    QColor,
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from chameleon_qt.app.actions import Actions
from chameleon_qt.app.panel import Sheet
from chameleon_qt.help.names import plain

translate = QCoreApplication.translate

MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta)
"""Pressed alone they do nothing yet."""
ROOMY, COMPACT = (22, 8), (10, 3)
"""Margin and space between rows; the second for a small table."""


class Row(NamedTuple):
    """Some keys, and what they do."""

    keys: tuple[str, ...]
    text: str


def key_name(key: Qt.Key) -> str:
    """What a keyboard of this language calls `key`."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


def table_rows() -> list[Row]:
    """The keys of the table."""
    return [
        Row(("←", "→", "↑", "↓"), translate("KeysPanel", "Go to the next card or place")),
        Row((key_name(Qt.Key.Key_Tab),), translate("KeysPanel", "Go to the next group of piles")),
        Row(
            (key_name(Qt.Key.Key_Enter),),
            translate("KeysPanel", "Play the card, or put down what you hold"),
        ),
        Row((key_name(Qt.Key.Key_Space),), translate("KeysPanel", "Pick up, then put down")),
        Row(("+", "−"), translate("KeysPanel", "Take more or fewer cards of a run")),
        Row((key_name(Qt.Key.Key_Escape),), translate("KeysPanel", "Let go of what you hold")),
        Row(("S", "W", "R"), translate("KeysPanel", "To stock, waste or reserve")),
        Row(("1", "2", "3"), translate("KeysPanel", "To a tableau pile")),
        Row(("F",), translate("KeysPanel", "To a foundation")),
    ]


def action_rows(actions: Iterable[QAction]) -> list[Row]:
    """What works everywhere in the window."""
    return [
        Row(
            (action.shortcut().toString(QKeySequence.SequenceFormat.NativeText),),
            plain(action.text()),
        )
        for action in actions
    ]


class KeyCap(QLabel):
    """The name of a key, drawn as one."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setContentsMargins(6, 2, 6, 3)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setMinimumWidth(self.fontMetrics().height() + 6)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = QColor(self.palette().color(QPalette.ColorRole.WindowText))
        edge.setAlpha(110)
        painter.setPen(QPen(edge, 1))
        painter.setBrush(self.palette().color(QPalette.ColorRole.Base))
        painter.drawRoundedRect(self.rect().toRectF().adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        painter.end()
        super().paintEvent(event)


class KeysPanel(Sheet):
    """Lies on the table until the next key or click."""

    def __init__(self, host: QWidget, actions: Actions) -> None:
        super().__init__(host)
        self._host = host
        self._actions = actions
        self._title = QLabel()
        self._note = QLabel()
        self._columns = QHBoxLayout()
        for label in (self._title, self._note):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._note.setWordWrap(True)
        font = self._title.font()
        font.setBold(True)
        font.setPointSizeF(font.pointSizeF() * 1.3)
        self._title.setFont(font)
        self._rows = QVBoxLayout(self)
        self._rows.addWidget(self._title)
        self._rows.addLayout(self._columns)
        self._rows.addWidget(self._note)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    def show_keys(self) -> None:
        """List the keys in the present language, or put the panel away if it is there."""
        if not self.isHidden():
            self.close()
            return
        self._fill()
        self.show()
        self.raise_()
        self.fit()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def fit(self) -> None:
        """Lie in the middle of the table, as large as the words need."""
        room = self._host.size()
        for margin, between in (ROOMY, COMPACT):
            self._rows.setContentsMargins(margin, margin - 4, margin, margin - 4)
            self._rows.setSpacing(between + 4)
            self._columns.setSpacing(margin + 4)
            for grid in self._grids():
                grid.setVerticalSpacing(between)
            self._rows.activate()
            wanted = self.sizeHint()
            if wanted.width() <= room.width() - 8 and wanted.height() <= room.height() - 8:
                break
        width = min(wanted.width(), room.width() - 8)
        height = self.heightForWidth(width) if self.hasHeightForWidth() else wanted.height()
        self.resize(width, max(height, self.minimumSizeHint().height()))
        self.move((room.width() - self.width()) // 2, (room.height() - self.height()) // 2)

    def _grids(self) -> list[QGridLayout]:
        items = (self._columns.itemAt(index) for index in range(self._columns.count()))
        layouts = (item.layout() for item in items if item is not None)
        return [layout for layout in layouts if isinstance(layout, QGridLayout)]

    def _fill(self) -> None:
        actions = self._actions
        everywhere = action_rows(
            [
                actions.hint,
                actions.undo,
                actions.redo,
                actions.new_game,
                actions.restart,
                actions.help,
                actions.full_screen,
                actions.keys,
            ]
        )
        for grid in self._grids():
            while (item := grid.takeAt(0)) is not None:
                widget = item.widget()
                if widget is not None:
                    widget.hide()
                    widget.deleteLater()
            self._columns.removeItem(grid)
            grid.deleteLater()
        table = table_rows()
        for rows in (table, everywhere):
            self._columns.addLayout(self._grid(rows))
        self._title.setText(translate("KeysPanel", "The whole game by keyboard"))
        self._note.setText(
            translate(
                "KeysPanel", "Any key closes this list. After the last group, Tab leaves the table."
            )
        )
        self.setAccessibleName(self._title.text())
        self.setAccessibleDescription(
            ". ".join(f"{' '.join(row.keys)}: {row.text}" for row in (*table, *everywhere))
        )
        self.setWhatsThis(self._title.text())

    def _grid(self, rows: list[Row]) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        for number, row in enumerate(rows):
            caps = QHBoxLayout()
            caps.setSpacing(3)
            caps.addStretch()
            for key in row.keys:
                caps.addWidget(KeyCap(key))
            grid.addLayout(caps, number, 0)
            words = QLabel(row.text)
            grid.addWidget(words, number, 1)
        grid.setRowStretch(len(rows), 1)
        return grid

    # How it goes away

    def close(self) -> bool:
        """Give the keys back to the table."""
        had_focus = self.hasFocus()
        self.hide()
        if had_focus:
            self._host.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in MODIFIERS:
            self.close()

    def focusNextPrevChild(self, forward: bool) -> bool:
        self.close()
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.close()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in (
            Qt.FocusReason.ActiveWindowFocusReason,
            Qt.FocusReason.PopupFocusReason,
        ):
            self.hide()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange and not self.isHidden():
            self._fill()
            self.fit()
