"""Sets up the application object and starts the game in its window."""

from __future__ import annotations

import gc
import signal
import sys

from PySide6.QtCore import QCoreApplication, QSettings, QTimer
from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QApplication

from chameleon_qt import __version__
from chameleon_qt.app.icons import app_icon
from chameleon_qt.app.main_window import MainWindow
from chameleon_qt.app.settings import Settings
from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.rules import Rules
from chameleon_qt.i18n.translators import install_translators
from chameleon_qt.table.art.font import family

translate = QCoreApplication.translate

ASK_AFTER = 30
"""Milliseconds until the system is asked for its wishes: the first picture comes first."""


def make_application() -> QApplication:
    """The application object with its names, icon, fonts and languages."""
    existing = QApplication.instance()
    app = existing if isinstance(existing, QApplication) else QApplication(sys.argv[:1])
    app.setApplicationName("chameleon-qt")
    app.setOrganizationName("chameleon-qt")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("chameleon-qt")
    app.setWindowIcon(app_icon())
    if app.platformName() == "offscreen" and not QFontDatabase.families():
        app.setFont(QFont(family()))
    install_translators(app)
    app.setApplicationDisplayName(translate("Application", "Chameleon Solitaire"))
    return app


def run_game(deal_text: str | None, rules: Rules | None) -> int:
    """Play in a window until it is closed; raises `DealError` for a deal that is none.

    `rules` are those of the settings unless given.
    """
    app = make_application()
    settings = Settings(QSettings())
    rules = rules or settings.rules
    deal = Deal.parse(deal_text, rules) if deal_text else Deal.unforeseen(rules)
    window = MainWindow(settings, deal)
    window.show()
    QTimer.singleShot(ASK_AFTER, settings.motion.ask)
    gc.freeze()
    gc.enable()
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    return app.exec()
