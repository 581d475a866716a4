"""Whether Tab leads to everything in a window that can be used."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QApplication,
    QComboBox,
    QLineEdit,
    QMenuBar,
    QScrollBar,
    QSpinBox,
    QWidget,
)

Key = Qt.Key


def assert_tab_reaches_everything(top: QWidget) -> None:
    """Tab reaches every button and field of `top`, the active window, in both directions."""
    wanted = {
        widget
        for widget in top.findChildren(QWidget)
        if widget.window() is top
        and widget.isVisibleTo(top)
        and widget.isEnabled()
        and isinstance(widget, QAbstractButton | QComboBox | QLineEdit | QAbstractSlider)
        and not isinstance(widget, QScrollBar)
        and not isinstance(widget.parent(), QComboBox | QLineEdit | QSpinBox | QMenuBar)
        and not widget.objectName().startswith("qt_")  # Qt made it; other keys do the same
    }
    for key in (Key.Key_Tab, Key.Key_Backtab):
        seen: set[QWidget] = set()
        for _ in range(60):
            focus = QApplication.focusWidget()
            assert focus is not None
            seen.add(focus)
            QTest.keyClick(focus, key)
        missed = {
            widget
            for widget in wanted - seen
            if not (isinstance(widget, QAbstractButton) and _group_was_seen(widget, seen))
        }
        assert missed == set(), f"{top}: {missed}"


def _group_was_seen(button: QAbstractButton, seen: set[QWidget]) -> bool:
    """Tab enters a group of which one is chosen once; arrows go on from there."""
    group = button.group()
    return group is not None and group.exclusive() and not seen.isdisjoint(group.buttons())
