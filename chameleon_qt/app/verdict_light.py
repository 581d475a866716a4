"""The verdict light in the status bar: a sign that differs in shape and colour, and a word."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QStatusBar, QWidget

from chameleon_qt.app.adviser import Light

translate = QCoreApplication.translate

SIDE = 14
"""Of the sign, in device-independent pixels."""
_COLOURS = {
    Light.WINNABLE: (QColor("#1b7f4b"), QColor("#5fd08f")),
    Light.LOST: (QColor("#b3261e"), QColor("#ff8a80")),
}
"""On a light and on a dark window."""


class VerdictLight(QWidget):
    """Shows a `Light`; hidden until it is wanted."""

    def __init__(self, bar: QStatusBar) -> None:
        super().__init__()
        self._sign = _Sign()
        self._word = QLabel()
        row = QHBoxLayout(self)
        row.setContentsMargins(6, 0, 6, 0)
        row.setSpacing(5)
        row.addWidget(self._sign)
        row.addWidget(self._word)
        bar.insertPermanentWidget(1, self)  # after the sentence, before the figures
        self.hide()

    @property
    def word(self) -> str:
        """What it says."""
        return self._word.text()

    def show_light(self, light: Light) -> None:
        """Show `light`."""
        words = {
            Light.WINNABLE: translate("VerdictLight", "Winnable"),
            Light.LOST: translate("VerdictLight", "Lost"),
            Light.THINKING: translate("VerdictLight", "Thinking…"),
            Light.OPEN: translate("VerdictLight", "Open"),
        }
        tips = {
            Light.WINNABLE: translate("VerdictLight", "The solver knows a way to win from here"),
            Light.LOST: translate("VerdictLight", "It is proved that nothing wins from here"),
            Light.THINKING: translate("VerdictLight", "The solver is still searching"),
            Light.OPEN: translate("VerdictLight", "The solver could not settle this position"),
        }
        self._word.setText(words[light])
        self.setToolTip(tips[light])
        self.setWhatsThis(
            translate(
                "SettingsDialog", "The status bar tells whether the position can still be won."
            )
        )
        self._sign.show_light(light)


class _Sign(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self._light = Light.OPEN
        self.setFixedSize(QSize(SIDE, SIDE))

    def show_light(self, light: Light) -> None:
        self._light = light
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        window = self.palette().color(QPalette.ColorRole.Window)
        text = self.palette().color(QPalette.ColorRole.WindowText)
        is_dark = window.lightness() < 128
        colour = _COLOURS.get(self._light, (text, text))[is_dark]
        disc = QRectF(1, 1, SIDE - 2, SIDE - 2)
        if self._light in _COLOURS:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            painter.drawEllipse(disc)
            painter.setPen(_pen(window))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(_tick() if self._light is Light.WINNABLE else _cross())
        elif self._light is Light.THINKING:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            for x in (2.5, 7.0, 11.5):
                painter.drawEllipse(QPointF(x, SIDE / 2), 1.6, 1.6)
        else:
            painter.setPen(QPen(colour, 1.4))
            painter.drawEllipse(disc)


def _pen(colour: QColor) -> QPen:
    return QPen(colour, 1.7, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)


def _tick() -> QPainterPath:
    path = QPainterPath(QPointF(4.2, 7.2))
    path.lineTo(6.3, 9.4)
    path.lineTo(9.9, 4.9)
    return path


def _cross() -> QPainterPath:
    path = QPainterPath(QPointF(4.8, 4.8))
    path.lineTo(9.2, 9.2)
    path.moveTo(9.2, 4.8)
    path.lineTo(4.8, 9.2)
    return path
