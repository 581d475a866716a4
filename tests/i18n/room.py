"""Measures whether the texts of a window have room, and do not lie on each other."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from PySide6.QtCore import QCoreApplication, QRect, Qt, QTranslator
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QToolBar,
    QToolButton,
    QWidget,
)


class TwiceAsLong(QTranslator):
    """A language that says everything twice."""

    def translate(
        self, context: str, source: str, comment: str | None = None, count: int = -1
    ) -> str:
        said = source.replace("%n", str(count))
        return f"{said} {said.replace('&', '')}"

    def isEmpty(self) -> bool:
        return False


def clipped(window: QWidget) -> list[str]:
    """What is wrong with the visible widgets of `window`, in words."""
    QCoreApplication.processEvents()
    return [*_too_small(window), *_overlapping(window), *_outside(window)]


def _texts(window: QWidget) -> Iterator[QWidget]:
    for widget in window.findChildren(QWidget):
        if widget.isVisibleTo(window) and not _is_inner(widget):
            yield widget


def _is_inner(widget: QWidget) -> bool:
    """Whether Qt itself made `widget` as a part of another."""
    return widget.objectName().startswith("qt_") or isinstance(widget.parent(), QComboBox)


def _too_small(window: QWidget) -> Iterator[str]:
    for widget in _texts(window):
        metrics = widget.fontMetrics()
        match widget:
            case QLabel() if widget.wordWrap() and widget.text():
                longest = max(map(metrics.horizontalAdvance, widget.text().split()))
                if widget.heightForWidth(widget.width()) > widget.height():
                    yield f"label too low: {widget.text()}"
                if longest > widget.contentsRect().width():
                    yield f"word too wide: {widget.text()}"
            case QLabel() if widget.text():
                hint = widget.sizeHint()
                if hint.width() > widget.width() or hint.height() > widget.height():
                    yield f"label too small: {widget.text()}"
            case QToolButton() if isinstance(widget.parent(), QToolBar):
                if widget.sizeHint().width() > widget.width():
                    yield f"tool button too small: {widget.text()}"
            case QAbstractButton() if widget.text():
                hint = widget.minimumSizeHint().expandedTo(widget.sizeHint())
                if hint.width() > widget.width() or hint.height() > widget.height():
                    yield f"button too small: {widget.text()}"
            case QComboBox():
                if widget.minimumSizeHint().width() > widget.width():
                    yield f"list too narrow: {widget.currentText()}"
            case QGroupBox():
                if metrics.horizontalAdvance(widget.title()) > widget.width():
                    yield f"group too narrow: {widget.title()}"
            case QLineEdit():
                if metrics.horizontalAdvance(widget.placeholderText()) > widget.width() - 8:
                    yield f"field too narrow: {widget.placeholderText()}"


def _overlapping(window: QWidget) -> Iterator[str]:
    parents = {widget.parentWidget() for widget in _texts(window)}
    for parent in parents:
        if parent is None or isinstance(parent, QAbstractScrollArea):
            continue
        shown = [child for child in _texts(window) if child.parentWidget() is parent]
        for one, other in combinations(shown, 2):
            common = one.geometry().intersected(other.geometry())
            if _has_text(one) and _has_text(other) and not common.isEmpty():
                yield f"{_name(one)} lies on {_name(other)}"


def _outside(window: QWidget) -> Iterator[str]:
    """Texts that reach out of what holds them; what can be scrolled may do so downwards."""
    for widget in _texts(window):
        parent = widget.parentWidget()
        if parent is not None and _has_text(widget) and not isinstance(widget, QToolButton):
            inside = QRect(parent.rect())
            if not inside.contains(widget.geometry()):
                yield f"{_name(widget)} reaches out of its parent"


def _has_text(widget: QWidget) -> bool:
    return isinstance(widget, QLabel | QAbstractButton | QComboBox | QLineEdit | QGroupBox)


def _name(widget: QWidget) -> str:
    text = getattr(widget, "text", None)
    words = text() if callable(text) else ""
    return f"{type(widget).__name__} “{words}”"


def widens_sideways(window: QWidget) -> list[str]:
    """Scroll areas that would have to be scrolled sideways to be read."""
    return [
        type(area).__name__
        for area in window.findChildren(QAbstractScrollArea)
        if area.isVisibleTo(window)
        and area.horizontalScrollBarPolicy() != Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        and area.horizontalScrollBar().maximum() > 0
    ]
