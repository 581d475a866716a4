"""Asks which deal to play: a number, or the cards as text."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QLineEdit, QVBoxLayout, QWidget

from chameleon_qt.app.messages import error_text
from chameleon_qt.app.tips import give_tip
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
        self._prompt = QLabel()
        self.field = QLineEdit(str(present.number or ""))
        self.field.setMinimumWidth(self.fontMetrics().averageCharWidth() * 44)
        self.field.setMaxLength(LONGEST)
        self.field.selectAll()
        self._prompt.setBuddy(self.field)
        self._note = QLabel()
        self._note.setWordWrap(True)
        self.error = QLabel()
        self.error.setWordWrap(True)
        self.error.setTextFormat(Qt.TextFormat.PlainText)
        self.error.setMinimumHeight(2 * self.fontMetrics().lineSpacing())
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self._deal = buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self._buttons = buttons
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        rows = QVBoxLayout(self)
        for widget in (self._prompt, self.field, self._note, self.error):
            rows.addWidget(widget)
        rows.addStretch()
        rows.addWidget(buttons)
        self.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        """Take the words of the present language; an old complaint goes."""
        self.setWindowTitle(translate("DealDialog", "Deal by number"))
        self._prompt.setText(
            translate("DealDialog", "&Number of the deal, from {first} to {last}:").format(
                first=FIRST_DEAL, last=LAST_DEAL
            )
        )
        self._note.setText(
            translate(
                "DealDialog", "The cards of a deal, written like {example}, work too."
            ).format(example="2D QS TS")
        )
        give_tip(self.field, self._note.text())
        give_tip(self._buttons, translate("DealDialog", "Keep the game on the table"))
        self._deal.setText(translate("DealDialog", "&Deal"))
        give_tip(self._deal, translate("DealDialog", "Play this deal"))
        self._complain("")

    def accept(self) -> None:
        try:
            deal = Deal.parse(self.field.text(), self._rules)
        except DealError as error:
            self._complain(error_text(error))
            self.field.setFocus()
            self.field.selectAll()
            return
        super().accept()
        self.chosen.emit(deal)

    def _complain(self, text: str) -> None:
        """Say what is wrong, with room for all of it; the dialog never becomes smaller."""
        self.error.setText(text)
        rows = self.layout()
        assert rows is not None
        width = max(self.width(), rows.minimumSize().width())
        self.resize(width, max(self.height(), rows.heightForWidth(width)))
