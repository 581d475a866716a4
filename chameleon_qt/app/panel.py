"""A small panel on the table that says how a game ended and offers what can be done now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QHideEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from chameleon_qt.app.choice import Choice
from chameleon_qt.app.tips import give_tip

CORNER = 10
WIDEST = 420
NARROWEST = 200


class Spacing(NamedTuple):
    """How much room a panel gives its words, in pixels and in sizes of the usual letters."""

    margin: int
    between: int
    above_buttons: int
    buttons: int
    title: float


ROOMY = Spacing(margin=18, between=8, above_buttons=6, buttons=6, title=1.45)
COMPACT = Spacing(margin=10, between=4, above_buttons=2, buttons=3, title=1.05)
"""For a part of the table that is too low for the other."""


class Sheet(QWidget):
    """A plain sheet with round corners in the window's colours; cards do not show through."""

    def __init__(self, host: QWidget) -> None:
        super().__init__(host)
        self.setCursor(Qt.CursorShape.ArrowCursor)

    def hideEvent(self, event: QHideEvent) -> None:
        """Leave the keys to the table, not to whatever button comes next."""
        super().hideEvent(event)
        focus = QApplication.focusWidget()
        host = self.parentWidget()
        if host and focus and (focus is self or self.isAncestorOf(focus)):
            host.setFocus(Qt.FocusReason.OtherFocusReason)

    def event(self, event: QEvent) -> bool:
        """Keep to itself what the table below would otherwise explain."""
        done = super().event(event)
        if event.type() in (
            QEvent.Type.ToolTip,
            QEvent.Type.QueryWhatsThis,
            QEvent.Type.WhatsThis,
        ):
            event.accept()
            return True
        return done

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = QColor(self.palette().color(QPalette.ColorRole.WindowText))
        edge.setAlpha(60)
        painter.setPen(QPen(edge, 1))
        painter.setBrush(self.palette().color(QPalette.ColorRole.Window))
        painter.drawRoundedRect(
            self.rect().toRectF().adjusted(0.5, 0.5, -0.5, -0.5), CORNER, CORNER
        )


class TablePanel(Sheet):
    """Lies on the table inside `host`; it takes no focus and blocks nothing around it."""

    def __init__(self, host: QWidget) -> None:
        super().__init__(host)
        self._host = host
        self._area: Callable[[], QRect] = host.rect
        self._title = QLabel()
        self._text = QLabel()
        self._buttons = QHBoxLayout()
        for label in (self._title, self._text):
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._rows = rows = QVBoxLayout(self)
        rows.addWidget(self._title)
        rows.addWidget(self._text)
        rows.addLayout(self._buttons)
        self._space(ROOMY)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.hide()

    def present(
        self, area: Callable[[], QRect], title: str, text: str, choices: Sequence[Choice]
    ) -> None:
        """Show `title` and `text` with a button for each of `choices`.

        `area` gives the part of the host to stay in, in its coordinates.
        """
        self._area = area
        self._title.setText(title)
        self._text.setText(text)
        while (old := self._buttons.takeAt(0)) is not None:
            widget = old.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._buttons.addStretch()
        for choice in choices:
            button = QPushButton(choice.text)
            button.clicked.connect(choice.do)
            give_tip(button, choice.tip)
            self._buttons.addWidget(button)
            button.show()  # a child that comes to a visible parent counts for nothing until then
        self._buttons.addStretch()
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)
        self.setWhatsThis(text)
        self.show()
        self.raise_()
        self._rows.activate()
        self.fit()

    def add_widget(self, widget: QWidget) -> None:
        """Put `widget` between the text and the buttons."""
        self._rows.insertWidget(2, widget)

    def say(self, text: str) -> None:
        """Change the text; all else stays, a button that is being pressed too."""
        self._text.setText(text)
        self.setAccessibleDescription(text)

    @property
    def buttons(self) -> list[QPushButton]:
        """The buttons shown, from left to right."""
        items = (self._buttons.itemAt(index) for index in range(self._buttons.count()))
        widgets = (item.widget() for item in items if item is not None)
        return [widget for widget in widgets if isinstance(widget, QPushButton)]

    def fit(self) -> None:
        """Take the size that the words need, centred in the area, never outside the host."""
        area = self._area()
        for spacing in (ROOMY, COMPACT):
            self._space(spacing)
            self.resize(self._wanted_size(area.width(), spacing))
            if self.height() <= area.height():
                break
        corner = area.center() - QPoint(self.width() // 2, self.height() // 2)
        host = self._host.rect()
        x = max(4, min(corner.x(), host.width() - self.width() - 4))
        y = max(4, min(corner.y(), host.height() - self.height() - 4))
        self.move(x, y)

    def _space(self, spacing: Spacing) -> None:
        margin = spacing.margin
        self._rows.setContentsMargins(margin, margin - 4, margin, margin)
        self._rows.setSpacing(spacing.between)
        self._buttons.setContentsMargins(0, spacing.above_buttons, 0, 0)
        self._buttons.setSpacing(spacing.buttons)
        font = self.font()
        font.setBold(True)
        font.setPointSizeF(font.pointSizeF() * spacing.title)
        self._title.setFont(font)

    def _wanted_size(self, room: int, spacing: Spacing) -> QSize:
        """For an area of the width `room`; the buttons stand in a column if it is narrow."""
        margins = 2 * spacing.margin
        self._buttons.setDirection(QBoxLayout.Direction.LeftToRight)
        if self._buttons.minimumSize().width() + margins > room:
            self._buttons.setDirection(QBoxLayout.Direction.TopToBottom)
        buttons = self._buttons.minimumSize().width() + margins
        width = max(buttons, min(WIDEST, max(NARROWEST, room)))
        rows = self._rows
        rows.activate()
        height = rows.heightForWidth(width) if rows.hasHeightForWidth() else 0
        return QSize(width, max(height, self.minimumSizeHint().height()))
