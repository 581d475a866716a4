"""The panel of the first start: how to play, and in which language."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QRect
from PySide6.QtWidgets import QComboBox, QWidget

from chameleon_qt.app.choice import Choice
from chameleon_qt.app.panel import TablePanel
from chameleon_qt.app.settings import Settings
from chameleon_qt.app.tips import give_tip
from chameleon_qt.i18n.formats import language_name
from chameleon_qt.i18n.languages import LANGUAGES, spoken_language

translate = QCoreApplication.translate


class WelcomePanel(TablePanel):
    """Lies on the table until it is closed, and then never again."""

    def __init__(
        self,
        settings: Settings,
        host: QWidget,
        area: Callable[[], QRect],
        show_help: Callable[[], object],
    ) -> None:
        super().__init__(host)
        self._settings = settings
        self._where = area
        self._show_help = show_help
        self.language = QComboBox()
        for code in LANGUAGES:
            self.language.addItem(language_name(code), code)
        self.language.setCurrentIndex(self.language.findData(spoken_language()))
        self.language.activated.connect(self._choose)
        self.add_widget(self.language)
        self.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.language.setAccessibleName(translate("Welcome", "Language"))
        give_tip(
            self.language, translate("SettingsDialog", "The language of windows, cards and rules")
        )
        self.present(
            self._where,
            translate("Welcome", "Welcome!"),
            translate("Welcome", "New to Chameleon? The rules are told in two minutes."),
            [
                Choice(
                    translate("Welcome", "How to play"),
                    self._read,
                    translate("Actions", "Read the rules and good advice"),
                ),
                Choice(
                    translate("Welcome", "Just play"),
                    self._close,
                    translate("Welcome", "Take this panel away and begin"),
                ),
            ],
        )

    def _choose(self) -> None:
        self._settings.language = str(self.language.currentData())

    def _read(self) -> None:
        self._close()
        self._show_help()

    def _close(self) -> None:
        self._settings.is_welcomed = True
        self.hide()
        self.deleteLater()
