"""A page that scrolls up and down where the screen is too low for it, never sideways."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QScrollArea, QWidget

LEAST_LINES = 6
"""Lines of text that are seen at least."""


class TallPage(QScrollArea):
    """Wants to be as large as `page`, and is never narrower than it can be."""

    def __init__(self, page: QWidget) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._page = page
        self.setWidget(page)
        page.installEventFilter(self)

    def sizeHint(self) -> QSize:
        page = self._page
        hint = page.sizeHint().expandedTo(page.minimumSizeHint())
        if page.hasHeightForWidth():
            hint.setHeight(max(hint.height(), page.heightForWidth(hint.width())))
        return hint + QSize(self._bar(), 2)

    def minimumSizeHint(self) -> QSize:
        width = self._page.minimumSizeHint().width() + self._bar()
        return QSize(width, LEAST_LINES * self.fontMetrics().lineSpacing())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def _bar(self) -> int:
        return self.verticalScrollBar().sizeHint().width()
