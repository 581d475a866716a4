"""A chart of bars: how often something was played, and how often it was won."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor, log10

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QHelpEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from chameleon_qt.i18n.formats import number_text

BAR = 0.72
"""Width of a bar in widths of its column."""
WIDEST = 46.0
"""The widest bar, in device-independent pixels."""
TICKS = 4
"""Lines across the chart at most, the base line not counted."""


@dataclass(frozen=True, slots=True)
class Bar:
    """`part` of `whole` stands filled in an outlined bar; without a part all of it is filled."""

    label: str
    told: str
    """The bar in words."""
    whole: int
    part: int | None = None


class BarChart(QWidget):
    """Draws bars in the palette's colours; what it shows is said in words as well."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bars: tuple[Bar, ...] = ()
        self._empty = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def bars(self) -> tuple[Bar, ...]:
        """What is shown, from left to right."""
        return self._bars

    def show_bars(self, name: str, bars: Sequence[Bar], empty: str) -> None:
        """Show `bars` under a `name` that is read aloud; `empty` is said if there is nothing."""
        self._bars = tuple(bars) if any(bar.whole for bar in bars) else ()
        self._empty = empty
        self.setAccessibleName(name)
        told = "; ".join(bar.told for bar in self._bars if bar.whole)
        self.setAccessibleDescription(told or empty)
        self.setWhatsThis(told or empty)
        self.update()

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().lineSpacing()
        return QSize(20 * line, 10 * line)

    def minimumSizeHint(self) -> QSize:
        line = self.fontMetrics().lineSpacing()
        return QSize(12 * line, 8 * line)

    # Where things are

    def area(self) -> QRectF:
        """The part that bars stand in."""
        metrics = self.fontMetrics()
        line = metrics.height()
        left = metrics.horizontalAdvance(number_text(self.top())) + 8
        return QRectF(self.rect()).adjusted(left, line / 2 + 2, -4, -line - 6)

    def top(self) -> int:
        """The number at the upper edge."""
        most = max((bar.whole for bar in self._bars), default=1)
        return step(most) * ceil(most / step(most))

    def bar_rect(self, index: int) -> QRectF:
        """The whole bar `index`."""
        return self._part_rect(index, self._bars[index].whole)

    def _part_rect(self, index: int, count: int) -> QRectF:
        area = self.area()
        column = area.width() / len(self._bars)
        width = min(BAR * column, WIDEST)
        height = area.height() * count / self.top()
        x = area.left() + (index + 0.5) * column - width / 2
        return QRectF(x, area.bottom() - height, width, height)

    def bar_at(self, point: QPoint) -> int | None:
        """The bar in whose column `point` lies."""
        area = self.area()
        if not self._bars or not area.left() <= point.x() < area.right():
            return None
        return int((point.x() - area.left()) * len(self._bars) / area.width())

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            index = self.bar_at(event.pos())
            if index is None:
                QToolTip.hideText()
            else:
                QToolTip.showText(event.globalPos(), self._bars[index].told, self)
            return True
        return super().event(event)

    # How they look

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        text = palette.color(QPalette.ColorRole.WindowText)
        if not self._bars:
            painter.setPen(text)
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(self.rect(), flags, self._empty)
            return
        self._draw_lines(painter, text)
        fill = palette.color(QPalette.ColorRole.Highlight)
        for index, bar in enumerate(self._bars):
            if not bar.whole:
                continue
            part = bar.whole if bar.part is None else bar.part
            painter.fillRect(self._part_rect(index, part), fill)
            if bar.part is not None:
                painter.setPen(QPen(fill, 1.2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRect(self.bar_rect(index))
        self._draw_labels(painter, text)

    def _draw_lines(self, painter: QPainter, text: QColor) -> None:
        area, top = self.area(), self.top()
        faint = QColor(text)
        faint.setAlpha(50)
        line = self.fontMetrics().height()
        for number in range(0, top + 1, step(top)):
            y = area.bottom() - area.height() * number / top
            painter.setPen(text if number == 0 else faint)
            painter.drawLine(round(area.left()), round(y), round(area.right()), round(y))
            painter.setPen(text)
            place = QRectF(0, y - line / 2, area.left() - 6, line)
            flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(place, flags, number_text(number))

    def _draw_labels(self, painter: QPainter, text: QColor) -> None:
        """As many labels as have room, from the first bar on."""
        area, metrics = self.area(), self.fontMetrics()
        painter.setPen(text)
        for index in self.labelled():
            label = self._bars[index].label
            width = metrics.horizontalAdvance(label) + 4
            middle = area.left() + (index + 0.5) * area.width() / len(self._bars)
            x = max(0.0, min(middle - width / 2, self.width() - width))
            place = QRectF(x, area.bottom() + 4, width, metrics.height())
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, label)

    def labelled(self) -> range:
        """The bars whose labels have room beside each other."""
        widest = max(map(self.fontMetrics().horizontalAdvance, (bar.label for bar in self._bars)))
        column = self.area().width() / len(self._bars)
        return range(0, len(self._bars), max(1, ceil((widest + 10) / column)))


def step(most: int) -> int:
    """A round distance of lines that needs at most `TICKS` of them up to `most`.

    >>> [step(most) for most in (1, 4, 5, 9, 30, 101)]
    [1, 1, 2, 5, 10, 50]
    """
    least = max(1, most) / TICKS
    power = int(10 ** max(0, floor(log10(least))))
    return next(power * times for times in (1, 2, 5, 10) if power * times >= least)
