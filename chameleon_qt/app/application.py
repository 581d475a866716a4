"""Sets up the application object and starts the game in its window."""

from __future__ import annotations

import gc
import sys
from pathlib import Path

from PySide6.QtCore import QSettings, QTimer
from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QApplication

from chameleon_qt.app.disk import data_folder
from chameleon_qt.app.icons import app_icon
from chameleon_qt.app.identity import NAME, introduce
from chameleon_qt.app.keeper import Brought, Keeper, slot_of
from chameleon_qt.app.main_window import MainWindow
from chameleon_qt.app.settings import Settings
from chameleon_qt.app.winnable_deals import opening_deal
from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.game import Status
from chameleon_qt.engine.rules import Rules
from chameleon_qt.engine.savefile import SavedGame
from chameleon_qt.i18n.translators import speak
from chameleon_qt.table.art.font import family

ASK_AFTER = 30
"""Milliseconds until what the first picture does not need: the icon, the system's wishes."""


def make_application(language: str | None = None) -> QApplication:
    """The application object with its names, icon and fonts; it speaks `language`.

    Without one it is the one in the settings, which follow the system unless told otherwise.
    """
    existing = QApplication.instance()
    app = existing if isinstance(existing, QApplication) else QApplication(sys.argv[:1])
    introduce(app)
    app.setDesktopFileName(NAME)
    QTimer.singleShot(ASK_AFTER, lambda: app.setWindowIcon(app_icon()))
    if app.platformName() == "offscreen" and not QFontDatabase.families():
        app.setFont(QFont(family()))
    speak(app, language or Settings(QSettings()).language)
    return app


def run_game(
    deal: Deal | None,
    rules: Rules | None,
    language: str | None = None,
    opened: Path | None = None,
) -> int:
    """Play `deal` in a window until it is closed, or the game in the file `opened`.

    Without a deal it is an unforeseen one of the game `rules`, or of the one played last.
    `language` is spoken until the setting is changed.
    """
    app = make_application(language)
    settings = Settings(QSettings())
    settings.language_changed.connect(lambda: speak(app, settings.language))
    keeper = Keeper(data_folder() / "games")
    brought = keeper.open(slot_of(settings.player))
    window = MainWindow(
        settings, first_game(deal, rules, brought, settings), keeper, data_folder() / "players"
    )
    window.show()
    if window.saving is not None:
        window.saving.begin(brought)
    if opened is not None:
        window.exchange.open(opened)
    QTimer.singleShot(ASK_AFTER, settings.motion.ask)
    # `main` switched the collector off; what was made until now stays until the end.
    gc.freeze()
    gc.enable()
    return app.exec()


def first_game(
    deal: Deal | None, rules: Rules | None, brought: Brought, settings: Settings
) -> Deal | SavedGame:
    """The game that was running, unless it is won or another one is asked for."""
    saved = brought.saved
    if deal is not None:
        return deal
    if (
        saved is None
        or saved.game.status is Status.WON
        or rules not in (None, saved.game.deal.rules)
    ):
        return opening_deal(settings, rules or settings.rules)
    return saved
