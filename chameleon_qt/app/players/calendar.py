"""A month of the daily board: each day shows by a sign how it went."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import QDate, QEvent, QLocale, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPalette, QPen, QPolygonF, QTextCharFormat
from PySide6.QtWidgets import QCalendarWidget, QWidget

from chameleon_qt.engine.daily import FIRST_DAY
from chameleon_qt.players.board import Day, DayState

SIGN = 0.4
"""Size of a day's sign, in heights of its cell."""
WEEKEND = (Qt.DayOfWeek.Saturday, Qt.DayOfWeek.Sunday)


class BoardCalendar(QCalendarWidget):
    """Qt's calendar, with its keys and names of days; days to come cannot be chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._states: dict[date, DayState] = {}
        self.setVerticalHeaderFormat(QCalendarWidget.VerticalHeaderFormat.NoVerticalHeader)
        self.setMinimumDate(to_qt(FIRST_DAY))
        self.setStyleSheet("QToolButton::menu-indicator { image: none; }")
        self.retranslate()
        self._dress()

    @property
    def day(self) -> date:
        """The day that is chosen."""
        return from_qt(self.selectedDate())

    def show_days(self, days: Sequence[Day]) -> None:
        """Show how these days went."""
        self._states.update({day.day: day.state for day in days})
        self.updateCells()

    def forget(self) -> None:
        """Know nothing of any day."""
        self._states.clear()
        self.updateCells()

    def state(self, day: date) -> DayState | None:
        """How `day` went, as far as it has been shown."""
        return self._states.get(day)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        match event.type():
            case QEvent.Type.LanguageChange:
                self.retranslate()
            case QEvent.Type.PaletteChange:
                self._dress()

    def _dress(self) -> None:
        """Weekends in the colour of other days: Qt's red is hard to read."""
        plain = QTextCharFormat()
        plain.setForeground(self.palette().color(QPalette.ColorRole.Text))
        for day in WEEKEND:
            self.setWeekdayTextFormat(day, plain)

    def retranslate(self) -> None:
        """Names of days and months, and the first day of the week, as the language has them."""
        self.setLocale(QLocale())
        self.setFirstDayOfWeek(QLocale().firstDayOfWeek())

    def paintCell(self, painter: QPainter, rect: QRect, day: QDate | object) -> None:
        assert isinstance(day, QDate)
        palette = self.palette()
        chosen = day == self.selectedDate()
        of_month = day.month() == self.monthShown() and day <= self.maximumDate()
        group = QPalette.ColorGroup.Active if of_month else QPalette.ColorGroup.Disabled
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if chosen:
            painter.fillRect(rect, palette.color(group, QPalette.ColorRole.Highlight))
        role = QPalette.ColorRole.HighlightedText if chosen else QPalette.ColorRole.Text
        colour = palette.color(group, role)
        painter.setPen(colour)
        upper = QRect(rect.x(), rect.y(), rect.width(), rect.height() // 2)
        painter.drawText(upper, Qt.AlignmentFlag.AlignCenter, self.locale().toString(day.day()))
        state = self._states.get(from_qt(day))
        if state is not None and of_month:
            size = SIGN * min(rect.height(), rect.width())
            lower = QRectF(0, 0, size, size)
            lower.moveCenter(QPointF(rect.center()) + QPointF(0, rect.height() * 0.22))
            base = palette.color(
                group, QPalette.ColorRole.Highlight if chosen else QPalette.ColorRole.Base
            )
            draw_sign(painter, lower, state, colour, base)
        painter.restore()


def draw_sign(
    painter: QPainter, area: QRectF, state: DayState, ink: QColor, ground: QColor
) -> None:
    """The sign of a state, told from the others by its shape alone."""
    pen = QPen(ink, max(1.2, area.width() * 0.11))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    match state:
        case DayState.WON:
            painter.setBrush(ink)
            painter.drawEllipse(area)
            _draw_tick(painter, area, ground, pen)
        case DayState.WON_LATE:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(area)
            _draw_tick(painter, area, ink, pen)
        case DayState.PLAYED:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(area)
        case DayState.MISSED:
            middle = area.center()
            reach = QPointF(area.width() * 0.3, 0)
            painter.drawLine(middle - reach, middle + reach)
        case DayState.OPEN:
            painter.setBrush(ink)
            dot = QRectF(area)
            dot.setSize(area.size() * 0.34)
            dot.moveCenter(area.center())
            painter.drawEllipse(dot)
        case DayState.FUTURE:
            pass


def _draw_tick(painter: QPainter, area: QRectF, colour: QColor, pen: QPen) -> None:
    tick = QPen(pen)
    tick.setColor(colour)
    painter.setPen(tick)
    painter.drawPolyline(
        QPolygonF(
            [
                area.topLeft() + QPointF(x * area.width(), y * area.height())
                for x, y in ((0.27, 0.53), (0.44, 0.7), (0.74, 0.34))
            ]
        )
    )


def to_qt(day: date) -> QDate:
    """The same day as Qt has it."""
    return QDate(day.year, day.month, day.day)


def from_qt(day: QDate) -> date:
    """The same day as Python has it."""
    return date(day.year(), day.month(), day.day())
