"""The figures in two columns, numbers one below the other at the right."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from chameleon_qt.app.statistics.words import figures
from chameleon_qt.app.tips import give_tip
from chameleon_qt.players.statistics import Summary

SPACE = 28
"""Between the two columns."""


class FiguresGrid(QWidget):
    """Labels that are made once and filled as often as needed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnMinimumWidth(2, SPACE)
        for column in (0, 3):
            self._grid.setColumnStretch(column, 1)
        self._cells: dict[tuple[int, int], tuple[QLabel, QLabel]] = {}

    def show_figures(self, counted: Summary) -> None:
        """Fill in `counted`, in the present language."""
        for group, rows in enumerate(figures(counted)):
            for row, figure in enumerate(rows):
                name, value = self._cell(group, row)
                name.setText(figure.name)
                value.setText(figure.value)
                value.setAccessibleName(f"{figure.name}: {figure.spoken}")
                for label in (name, value):
                    give_tip(label, f"{figure.name}: {figure.spoken}")

    def _cell(self, group: int, row: int) -> tuple[QLabel, QLabel]:
        if (group, row) not in self._cells:
            name, value = QLabel(), QLabel()
            name.setWordWrap(True)
            font = value.font()
            font.setBold(True)
            value.setFont(font)
            value.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            for label in (name, value):
                label.setTextFormat(Qt.TextFormat.PlainText)
            self._grid.addWidget(name, row, 3 * group)
            self._grid.addWidget(value, row, 3 * group + 1)
            self._cells[group, row] = name, value
        return self._cells[group, row]
