"""Where the pages stand: docked beside the table, or in a window of their own."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QSettings, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QDockWidget, QMainWindow

from chameleon_qt.app.help.pane import HelpPane
from chameleon_qt.app.settings import Settings
from chameleon_qt.i18n.letters import use_international

translate = QCoreApplication.translate

DOCK_SIZE = QSize(430, 600)
WINDOW_SIZE = QSize(860, 680)


class HelpDock(QDockWidget):
    """The pages beside the table."""

    closed = Signal()
    """The player has closed it."""

    def __init__(self, settings: Settings, game: str, window: QMainWindow) -> None:
        super().__init__(window)
        self.setObjectName("help")
        self.pane = HelpPane(settings, game)
        self.setWidget(self.pane)
        self.setAllowedAreas(
            Qt.DockWidgetArea.LeftDockWidgetArea | Qt.DockWidgetArea.RightDockWidgetArea
        )
        window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self)
        window.resizeDocks([self], [DOCK_SIZE.width()], Qt.Orientation.Horizontal)
        self.retranslate()

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        """Take the words of the present language."""
        self.setWindowTitle(translate("HelpPane", "How to play"))


class RulesWindow(QMainWindow):
    """The pages without a game."""

    def __init__(self, settings: Settings, game: str) -> None:
        super().__init__()
        use_international(settings.international_letters)
        self.pane = HelpPane(settings, game)
        self.setCentralWidget(self.pane)
        self.resize(WINDOW_SIZE)
        self.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        """Take the words of the present language."""
        self.setWindowTitle(translate("HelpPane", "How to play Chameleon"))


def run_rules(game: str, language: str | None) -> int:
    """Show the pages of `game` in a window until it is closed."""
    from chameleon_qt.app.application import make_application
    from chameleon_qt.i18n.translators import speak

    app = make_application(language)
    settings = Settings(QSettings())
    settings.language_changed.connect(lambda: speak(app, settings.language))
    window = RulesWindow(settings, game)
    window.show()
    return app.exec()
