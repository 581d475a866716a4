"""The language that a command speaks."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSettings

from chameleon_qt.app.identity import introduce
from chameleon_qt.i18n.languages import LANGUAGES, SYSTEM, stored_language
from chameleon_qt.i18n.translators import speak

_app: QCoreApplication | None = None
"""Keeps the application object of a command alive."""


def wished_language(arguments: Sequence[str]) -> str:
    """The value of ``--language`` where the arguments as a whole cannot be read."""
    wish = argparse.ArgumentParser(add_help=False, exit_on_error=False)
    wish.add_argument("--language", choices=LANGUAGES, default=SYSTEM)
    try:
        return str(wish.parse_known_args(arguments)[0].language)
    except argparse.ArgumentError:
        return SYSTEM


def learn_language(language: str) -> None:
    """Speak `language`, if no application object speaks any yet.

    `SYSTEM`, which means that none was asked for, is the window's: that of the settings.
    """
    if QCoreApplication.instance() is None:
        global _app
        _app = QCoreApplication([])
        introduce(_app)
        speak(_app, stored_language(QSettings()) if language == SYSTEM else language)


def window_language(options: argparse.Namespace) -> str | None:
    """The language asked for; without one, that of the settings is spoken in a window."""
    return None if options.language == SYSTEM else str(options.language)
