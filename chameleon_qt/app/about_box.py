"""What the program is, in a small box."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QMessageBox, QWidget

from chameleon_qt import __version__
from chameleon_qt.app.tips import give_tip

translate = QCoreApplication.translate


class AboutBox(QMessageBox):
    """Name, version and licence."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setIconPixmap(parent.windowIcon().pixmap(96, 96))
        self.setStandardButtons(QMessageBox.StandardButton.Ok)
        self.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        """Take the words of the present language."""
        self.setWindowTitle(translate("AboutBox", "About Chameleon"))
        give_tip(
            self.button(QMessageBox.StandardButton.Ok), translate("AboutBox", "Back to the game")
        )
        self.setText(
            translate("AboutBox", "Chameleon Solitaire {version}").format(version=__version__)
        )
        self.setInformativeText(
            translate(
                "AboutBox",
                "A one-deck solitaire of the Canfield family, also called Kansas.\n\n"
                "Free software under the MIT licence.",
            )
        )
