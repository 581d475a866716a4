"""A sentence in the status bar that stays until it is taken back."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QStatusBar

from chameleon_qt.app.tips import give_tip


class Sentence(QLabel):
    """Shortened at its end where there is no room; the tool tip has it whole."""

    said = Signal(str)
    """A new sentence, for those who cannot see it."""

    def __init__(self, bar: QStatusBar) -> None:
        super().__init__()
        self._bar = bar
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        bar.addWidget(self, 1)

    def say(self, text: str) -> None:
        """Show `text`; nothing for an empty one."""
        self.setText(text)
        give_tip(self, text)
        if text:
            self._bar.clearMessage()
            self.said.emit(text)

    def paintEvent(self, event: QPaintEvent) -> None:
        area = self.contentsRect().adjusted(6, 0, -6, 0)
        shown = self.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, area.width()
        )
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, shown)
