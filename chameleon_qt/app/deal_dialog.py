"""Asks which deal to play: a number, or the cards as text."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QLineEdit, QVBoxLayout, QWidget

from chameleon_qt.app.messages import error_text
from chameleon_qt.engine.deal import FIRST_DEAL, LAST_DEAL, Deal
from chameleon_qt.engine.errors import DealError

translate = QCoreApplication.translate

LONGEST = 1000
"""Characters in the field; the cards of a deal take 155."""


class DealDialog(QDialog):
    """Sends `chosen` for a deal that exists, and says what is wrong with any other."""

    chosen = Signal(object)

    def __init__(self, present: Deal, parent: QWidget | None = None) -> None:
        """`present` is the deal on the table; the new one is of the same game."""
        super().__init__(parent)
        self._rules = present.rules
        self.setWindowTitle(translate("DealDialog", "Deal by number"))
        prompt = QLabel(
            translate("DealDialog", "&Number of the deal, from {first} to {last}:").format(
                first=FIRST_DEAL, last=LAST_DEAL
            )
        )
        self.field = QLineEdit(str(present.number or ""))
        self.field.setMinimumWidth(self.fontMetrics().averageCharWidth() * 44)
        self.field.setMaxLength(LONGEST)
        self.field.selectAll()
        prompt.setBuddy(self.field)
        hint = QLabel(
            translate(
                "DealDialog", "The cards of a deal, written like {example}, work too."
            ).format(example="2D QS TS")
        )
        hint.setWordWrap(True)
        self.error = QLabel()
        self.error.setWordWrap(True)
        self.error.setTextFormat(Qt.TextFormat.PlainText)
        self.error.setMinimumHeight(2 * self.fontMetrics().lineSpacing())
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        buttons.button(QDialogButtonBox.StandardButton.Ok).setText(translate("DealDialog", "&Deal"))
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        rows = QVBoxLayout(self)
        for widget in (prompt, self.field, hint, self.error):
            rows.addWidget(widget)
        rows.addStretch()
        rows.addWidget(buttons)

    def accept(self) -> None:
        try:
            deal = Deal.parse(self.field.text(), self._rules)
        except DealError as error:
            self.error.setText(error_text(error))
            self.field.setFocus()
            self.field.selectAll()
            return
        super().accept()
        self.chosen.emit(deal)
