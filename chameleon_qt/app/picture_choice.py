"""A few rows of pictures of which one is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QToolButton, QWidget

WIDEST = 560
"""Pixels that a row takes at the most."""
FRAME = """
QToolButton { border: 2px solid transparent; border-radius: 6px; padding: 4px; }
QToolButton:hover, QToolButton:focus { border-color: palette(mid); }
QToolButton:checked { border-color: palette(highlight); background: palette(base); }
"""


class Picture(NamedTuple):
    """One thing to choose: its value, its name for the player, and its picture."""

    value: str
    name: str
    pixmap: QPixmap


class PictureChoice(QWidget):
    """Exclusive buttons with pictures; sends `chosen` with the value."""

    chosen = Signal(str)

    def __init__(self, pictures: Sequence[Picture], value: str, size: QSize) -> None:
        super().__init__()
        self.buttons: dict[str, QToolButton] = {}
        group = QButtonGroup(self)
        for picture in pictures:
            button = QToolButton()
            button.setCheckable(True)
            button.setAutoRaise(True)
            button.setStyleSheet(FRAME)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
            button.setIcon(QIcon(picture.pixmap))
            button.setIconSize(size)
            button.setText(picture.name)
            button.setChecked(picture.value == value)
            button.clicked.connect(lambda _, value=picture.value: self.chosen.emit(value))
            group.addButton(button)
            self.buttons[picture.value] = button
        self._lay_out()

    def _lay_out(self) -> None:
        """Set the buttons side by side, and where names are long below each other too."""
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        buttons = list(self.buttons.values())
        widest = max(button.sizeHint().width() for button in buttons) + grid.horizontalSpacing()
        columns = max(1, min(len(buttons), WIDEST // widest))
        for number, button in enumerate(buttons):
            grid.addWidget(button, number // columns, number % columns)
        grid.setColumnStretch(columns, 1)
